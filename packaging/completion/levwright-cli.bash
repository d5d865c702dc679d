# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of levwright-cli for bash. tests/core/cli compares its words with the program's.
_levwright_cli() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local command=${COMP_WORDS[1]} words='' files=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W 'lev_comp dgn_comp check levels find diff merge git-setup decompile convert minihack roll render stats survey lens roll-dungeon playtest archive install game import-game lsp world --targets --version --help' -- "$current")
    return
  fi
  if [ "$COMP_CWORD" -eq 2 ] && [ "$command" = archive ]; then
    mapfile -t COMPREPLY < <(compgen -W 'list extract replace add remove --help' -- "$current")
    return
  fi
  if [ "$COMP_CWORD" -eq 2 ] && [ "$command" = game ]; then
    mapfile -t COMPREPLY < <(compgen -W 'list check show add --help' -- "$current")
    return
  fi
  if [ "$COMP_CWORD" -eq 2 ] && [ "$command" = lens ]; then
    mapfile -t COMPREPLY < <(compgen -W 'way sight light danger shape --help' -- "$current")
    return
  fi
  case $previous in
    --target | --to) words=$("${COMP_WORDS[0]}" --targets 2>/dev/null) ;;
    --abi) words='lp64 ilp32' ;;
    --header-from) files='lev' ;;
    --with | --without) words='doors locked secret dig levitate' ;;
    --rules) words='documented reference' ;;
    --order) words='legacy' ;;
    --heat) words='monsters objects traps' ;;
    --format) words='png svg txt wiki' ;;
    --dir | --game | --game-dir | --playground) files='/' ;;
    --render | --png) files='png' ;;
    --part | --name | --labels | --replace-by | --level | --room | --fill | --seed | --seeds | --roll | --rolls | --context | --from | --scale | --border | --columns) ;;
    -o) if [ "$command" = decompile ] || [ "$command" = convert ]; then files='des lua'; elif [ "$command" = render ]; then files='png svg txt wiki'; elif [ "$command" = lens ]; then files='png svg'; elif [ "$command" = archive ]; then files='*'; else files='/'; fi ;;
    *)
      case $command in
        lev_comp) words='-w -v --json --target --abi --header-from -o --help' files='des' ;;
        dgn_comp) words='--json --target --abi --header-from -o --help' files='def pdf' ;;
        check) words='-w --all --json --goals --rolls --target --room --fill --help' files='des def pdf lua' ;;
        levels) words='--json --target --help' files='des lua lev' ;;
        find) words='--replace-by --dry-run --json --target --help' files='des def pdf lua' ;;
        diff) words='--json --git --png --dark --tileset --target --help' files='des def lua lev' ;;
        merge) words='-o --name --target --labels --base --help' files='des def lua' ;;
        git-setup) words='--remove --help' files='/' ;;
        decompile) words='--listing --target -o --help' files='lev' ;;
        convert) words='--target --to -o --help' files='des lua' ;;
        minihack) words='--level --target -o --help' files='des' ;;
        roll-dungeon) words='--json --target --seed --rolls --help' files='def pdf lua' ;;
        archive) words='--json --name -o --help' files='*' ;;
        game) words='--help' ;;
        lsp) words='--target --stdio --help' ;;
        import-game) words='--name --header-from --look -o --help' files='/' ;;
        install) words='--level --target --game --playground --start --help' files='des' ;;
        world) words='-v -s -l --rules --order --dir --help' ;;
        roll) words='--level --room --fill --target --seed --seeds --context --text --json --render --help' files='lev des lua' ;;
        render) words='--level --room --fill --target --roll --context --heat --rolls --regions --no-things --scale --border --columns --dark --tileset --format -o --help' files='lev des lua' ;;
        playtest) words='--level --target --seed --context --from -o --help' files='lev des lua' ;;
        survey) words='-o --json --csv --rolls --part --tileset --target --context --merge --compare --help' files='des lua lev json' ;;
        lens) words='--level --room --fill --target --context --roll --rolls --from --with --without --scale --dark --tileset --json -o --help' files='lev des lua' ;;
        stats) words='--level --room --fill --target --rolls --seeds --context --json --merge --help' files='lev des lua json' ;;
      esac
      case $current in
        -*) files='' ;;
        *) words='' ;;
      esac
      ;;
  esac
  COMPREPLY=()
  if [ -n "$words" ]; then
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  fi
  if [ -n "$files" ]; then
    compopt -o filenames 2>/dev/null
    local found ending=${files// /|}
    while IFS= read -r found; do
      if [ -d "$found" ] || [ "$files" = '*' ] || [[ $files != / && $found =~ \.($ending)$ ]]; then
        COMPREPLY+=("$found")
      fi
    done < <(compgen -f -- "$current")
  fi
}
complete -F _levwright_cli levwright-cli
