## Ogni tavolo, in parole

board-words = Il tavolo a parole
board-words-show = Mostra il tavolo a parole
board-words-hide = Nascondi il tavolo a parole
board-words-may = Che cosa puoi fare
board-words-actions =
    { $count ->
        [one] C’è { $count } cosa che puoi fare.
       *[other] Ci sono { $count } cose che puoi fare.
    }
board-keys = Tasti
