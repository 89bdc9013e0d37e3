## Elenchi

list-more = { $first }, { $last }
list-and =
    { $start ->
        [e] { $first } ed { $last }
       *[other] { $first } e { $last }
    }
list-or = { $first } o { $last }

## Numeri

points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Posti e spettatori

seat-number = Giocatore { $number }

## Rifiuti di tutti i giochi

refusal-not-your-turn = Non è il tuo turno: aspetta che gli altri abbiano giocato.
refusal-game-over = La partita è finita: non si può più giocare nulla.
refusal-not-chance = Ora non c’è nulla da estrarre: prima deve agire un giocatore.
refusal-not-timed = Qui non corre nessun orologio: il tempo non può scadere.

# A sentence with the number of the ruling behind it.
ruled = { $sentence } (regola{ "\u00A0" }{ $ruling })

## Bot

bot-random = Gioca una mossa qualsiasi tra quelle permesse, senza pensare.
bot-greedy = Fa ciò che al momento sembra migliore; non pensa al futuro.
