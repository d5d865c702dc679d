;;; levwright.el --- Levels of NetHack and its relatives -*- lexical-binding: t -*-
;; SPDX-License-Identifier: GPL-3.0-or-later

;;; Commentary:
;; A mode for level descriptions and dungeon files, with the language server of Levwright through Eglot.

;;; Code:

(defvar levwright-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?# "<" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    table))

(defvar levwright-font-lock
  '(("^[ \t]*\\([A-Z_]+\\)" 1 font-lock-keyword-face)
    ("\\$[A-Za-z_0-9]+" . font-lock-variable-name-face)
    ("'\\(?:\\\\.\\|[^'\\]\\)'" . font-lock-constant-face)))

;;;###autoload
(define-derived-mode levwright-mode prog-mode "Level"
  "Level descriptions and dungeon files of NetHack."
  (setq-local comment-start "# ")
  (setq-local font-lock-defaults '(levwright-font-lock)))

;;;###autoload
(progn
  (add-to-list 'auto-mode-alist '("\\.des\\'" . levwright-mode))
  (add-to-list 'auto-mode-alist '("/dungeon\\.\\(?:def\\|pdf\\)\\'" . levwright-mode)))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(levwright-mode . ("levwright-cli" "lsp"))))
(when (fboundp 'eglot-ensure)
  (add-hook 'levwright-mode-hook #'eglot-ensure))

(provide 'levwright)
;;; levwright.el ends here
