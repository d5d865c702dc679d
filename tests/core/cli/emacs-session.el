;;; emacs-session.el --- Emacs as the client of “levwright-cli lsp”, through Eglot -*- lexical-binding: t -*-
;; SPDX-License-Identifier: GPL-3.0-or-later
;; LSP=PROGRAM FOLDER=EMPTY emacs --batch -Q -L packaging/editors/emacs -l emacs-session.el
(require 'eglot nil t)
(unless (fboundp 'eglot-ensure)
  (message "no Eglot here")
  (kill-emacs 77))
(require 'levwright)
(require 'flymake)

(setq eglot-server-programs `((levwright-mode . (,(getenv "LSP") "lsp")))
      eglot-sync-connect 20
      eglot-connect-timeout 20
      eglot-events-buffer-size 0
      eglot-confirm-server-edits nil
      eglot-confirm-server-initiated-edits nil)
(remove-hook 'levwright-mode-hook #'eglot-ensure) ; which waits for a command of the user

(defun levwright-test-expect (what found wanted)
  (unless (equal found wanted)
    (message "%s: found %S, wanted %S" what found wanted)
    (kill-emacs 1)))

(defun levwright-test-wait (holds)
  (let ((end (+ (float-time) 20)))
    (while (and (not (funcall holds)) (< (float-time) end))
      (accept-process-output nil 0.02))
    (funcall holds)))

(defun levwright-test-problems ()
  (mapcar (lambda (each) (car (split-string (flymake-diagnostic-text each) "\n"))) (flymake-diagnostics)))

(defun levwright-test-open (name text)
  (let ((file (expand-file-name name (getenv "FOLDER"))))
    (write-region text nil file nil 'quiet)
    (find-file file)
    (levwright-test-expect "mode" major-mode 'levwright-mode)
    (apply #'eglot (eglot--guess-contact))
    (unless (eglot-managed-p) (eglot--maybe-activate-editing-mode))
    (levwright-test-expect "server" (and (eglot-current-server) t) t)))

(defun levwright-test-at (words)
  (goto-char (point-min))
  (search-forward words))

(condition-case trouble
    (progn
      (levwright-test-open
       "pond.des"
       (concat "MAZE:\"pond\",' '\nGEOMETRY:center,center\nMAP\n.....\n.....\nENDMAP\n"
               "RANDOM_PLACES:(1,1),(2,1)\nMONSTER:'D',\"red dragon\",place[0]\nTRAP:\"wep\",(1,1)\n"))
      (flymake-start)
      (levwright-test-expect
       "problems" (levwright-test-wait (lambda () (= 1 (length (levwright-test-problems))))) t)
      (levwright-test-at "\"red d")
      (levwright-test-expect
       "hover"
       (and (string-match-p
             "dragon, level 15"
             (format "%S" (jsonrpc-request (eglot-current-server) :textDocument/hover
                                           (eglot--TextDocumentPositionParams))))
            t)
       t)
      (levwright-test-at "\"w")
      (let* ((offered (eglot-completion-at-point))
             (words (all-completions "" (nth 2 offered))))
        (levwright-test-expect "completion" (and (member "\"web\"" words) t) t))
      (levwright-test-at "place[0")
      (xref-find-definitions "place[0]")
      (levwright-test-expect "definition" (line-number-at-pos) 7)
      (levwright-test-at "place[0")
      (eglot-rename "place[1]")
      (levwright-test-expect "renamed" (progn (goto-char (point-min)) (and (search-forward "place[1]" nil t) t)) t)
      (eglot-format-buffer)
      (save-buffer)
      (levwright-test-open "dungeon.def" "DUNGEON: \"The Dungeons of Doom\" \"D\" (25,5)\nLEVEL: \"pond\" \"none\" @ (3,0)\n")
      (levwright-test-at "\"po")
      (eglot-rename "lake")
      (levwright-test-expect
       "renamed over files"
       (with-current-buffer "pond.des"
         (goto-char (point-min))
         (looking-at-p "MAZE:\"lake\""))
       t))
  (error
   (message "%S" trouble)
   (kill-emacs 1)))
(set-buffer-modified-p nil)
(kill-emacs 0)
;;; emacs-session.el ends here
