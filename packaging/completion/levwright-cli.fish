# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of levwright-cli for fish. It offers what that for bash offers; see levwright-cli.bash.

# Folders, and files with one of the endings.
function __levwright_cli_files
    for file in (__fish_complete_path (commandline -ct) | string split --fields 1 \t)
        if string match -q '*/' -- $file; or contains -- (path extension -- $file) .$argv
            echo $file
        end
    end
end

function __levwright_cli
    set -l words (commandline -opc)
    set -l command $words[2]
    set -l files
    set -l options
    if test (count $words) -eq 1
        string split ' ' 'lev_comp dgn_comp check levels find diff merge git-setup decompile convert minihack roll render stats survey lens roll-dungeon playtest archive install game import-game lsp world --targets --version --help'
        return
    else if test "$words[2..]" = archive
        string split ' ' 'list extract replace add remove --help'
        return
    else if test "$words[2..]" = game
        string split ' ' 'list check show add --help'
        return
    else if test "$words[2..]" = lens
        string split ' ' 'way sight light danger shape --help'
        return
    end
    switch $words[-1]
        case --target --to
            $words[1] --targets 2>/dev/null
        case --abi
            string split ' ' 'lp64 ilp32'
        case --header-from
            __levwright_cli_files lev
        case --with --without
            string split ' ' 'doors locked secret dig levitate'
        case --rules
            string split ' ' 'documented reference'
        case --order
            echo legacy
        case --heat
            string split ' ' 'monsters objects traps'
        case --format
            string split ' ' 'png svg txt wiki'
        case --dir --game --game-dir --playground
            __levwright_cli_files
        case --render --png
            __levwright_cli_files png
        case --part --name --labels --replace-by --level --room --fill --seed --seeds --roll --rolls --context --from --scale --border --columns
            return
        case -o
            switch $command
                case decompile convert
                    __levwright_cli_files des lua
                case render
                    __levwright_cli_files png svg txt wiki
                case lens
                    __levwright_cli_files png svg
                case archive
                    __fish_complete_path (commandline -ct)
                case '*'
                    __levwright_cli_files
            end
        case '*'
            switch $command
                case lev_comp
                    set options '-w -v --json --target --abi --header-from -o --help'
                    set files des
                case dgn_comp
                    set options '--json --target --abi --header-from -o --help'
                    set files def pdf
                case check
                    set options '-w --all --json --goals --rolls --target --room --fill --help'
                    set files des def pdf lua
                case levels
                    set options '--json --target --help'
                    set files des lua lev
                case find
                    set options '--replace-by --dry-run --json --target --help'
                    set files des def pdf lua
                case diff
                    set options '--json --git --png --dark --tileset --target --help'
                    set files des def lua lev
                case merge
                    set options '-o --name --target --labels --base --help'
                    set files des def lua
                case git-setup
                    set options '--remove --help'
                    set files /
                case decompile
                    set options '--listing --target -o --help'
                    set files lev
                case convert
                    set options '--target --to -o --help'
                    set files des lua
                case minihack
                    set options '--level --target -o --help'
                    set files des
                case roll-dungeon
                    set options '--json --target --seed --rolls --help'
                    set files def pdf lua
                case archive
                    set options '--json --name -o --help'
                    set files '*'
                case game
                    set options '--help'
                case lsp
                    set options '--target --stdio --help'
                case import-game
                    set options '--name --header-from --look -o --help'
                    set files /
                case install
                    set options '--level --target --game --playground --start --help'
                    set files des
                case world
                    set options '-v -s -l --rules --order --dir --help'
                case roll
                    set options '--level --room --fill --target --seed --seeds --context --text --json --render --help'
                    set files lev des lua
                case render
                    set options '--level --room --fill --target --roll --context --heat --rolls --regions --no-things --scale --border --columns --dark --tileset --format -o --help'
                    set files lev des lua
                case playtest
                    set options '--level --target --seed --context --from -o --help'
                    set files lev des lua
                case survey
                    set options '-o --json --csv --rolls --part --tileset --target --context --merge --compare --help'
                    set files des lua lev json
                case lens
                    set options '--level --room --fill --target --context --roll --rolls --from --with --without --scale --dark --tileset --json -o --help'
                    set files lev des lua
                case stats
                    set options '--level --room --fill --target --rolls --seeds --context --json --merge --help'
                    set files lev des lua json
            end
            if string match -q -- '-*' (commandline -ct)
                string split -- ' ' $options
            else if test "$files" = '*'
                __fish_complete_path (commandline -ct)
            else if set -q files[1]
                __levwright_cli_files $files
            end
    end
end

complete -c levwright-cli -f -a '(__levwright_cli)'
