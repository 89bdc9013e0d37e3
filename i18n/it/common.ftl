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

bot-snail = Per una prima partita: spesso fa la prima cosa che le viene in mente.
bot-hare = Svelta e distratta: ogni tanto fa la prima cosa che le viene in mente.
bot-fox = Fa ciò che al momento sembra migliore; di rado si sbaglia.
bot-owl = Fa sempre ciò che al momento sembra migliore.
bot-dragon = Il più forte: ricorda ciò che ha visto e soppesa, fino a un secondo, ciò che può essere nascosto e ciò che può arrivare.
bot-random = Gioca una mossa qualsiasi tra quelle permesse, senza pensare.
bot-greedy = Fa ciò che al momento sembra migliore; non pensa al futuro.

## Errori nei file dei componenti, dopo il numero di riga

fault-too-large = il file ha { $bytes } byte, e nessun file dei componenti ne ha più di { $limit }.
fault-syntax = non è TOML valido ({ $message }).
fault-no-such-game = «{ $game-id }» non è un gioco con un file dei componenti. Può essere: { $known-id }.
fault-other-game = questo file è per { $game }, non per { $wanted }.
fault-unknown-field = il campo «{ $field-id }» qui non significa nulla. Ci possono essere: { $known-id }.
fault-missing-field = manca il campo «{ $field-id }».
fault-wrong-kind =
    «{ $field-id }» dev’essere { $wanted-id ->
        [boolean] true o false
        [array] un elenco tra parentesi quadre
        [table] un blocco [[{ $field-id }]]
        [section] un blocco [{ $field-id }]
        [integer] un numero intero
       *[other] un testo tra virgolette
    }, e qui c’è { $found-id ->
        [boolean] true o false
        [array] un elenco
        [table] un blocco
        [string] un testo
        [datetime] una data
       *[other] un numero
    }.
fault-out-of-range = qui «{ $field-id }» è { $found-id }, e può andare da { $least } a { $most }.
fault-wrong-length = in «{ $field-id }» ce ne sono { $found }, e dovrebbero essere { $wanted }.
fault-unknown-word = «{ $word-id }» non significa nulla nel campo «{ $field-id }». Può essere: { $known-id }.
