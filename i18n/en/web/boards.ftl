## Every board, in words

board-words = The table in words
board-words-show = Show the table in words
board-words-hide = Hide the table in words
board-words-may = What you may do
board-words-actions =
    { $count ->
        [one] There is { $count } thing you may do.
       *[other] There are { $count } things you may do.
    }
board-keys = Keys
