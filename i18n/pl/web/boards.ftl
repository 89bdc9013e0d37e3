## Każda plansza, w słowach

board-words = Opis stołu
board-words-show = Pokaż opis stołu
board-words-hide = Ukryj opis stołu
board-words-may = Co możesz zrobić
board-words-actions =
    { $count ->
        [one] Masz { $count } możliwość.
        [few] Masz { $count } możliwości.
       *[many] Masz { $count } możliwości.
    }
board-keys = Klawisze
