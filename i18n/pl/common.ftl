## Wyliczenia

list-more = { $first }, { $last }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }

## Liczby

points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Miejsca i widzowie

seat-number = Gracz { $number }

## Odmowy we wszystkich grach

refusal-not-your-turn = To nie Twoja tura: poczekaj, aż inni skończą.
refusal-game-over = Gra jest skończona: nie można już nic zagrać.
refusal-not-chance = Teraz nie ma czego losować: najpierw ruch ma gracz.
refusal-not-timed = Nie biegnie żaden zegar, więc czas nie może się skończyć.

# A sentence with the number of the ruling behind it.
ruled = { $sentence } (zasada{ "\u00A0" }{ $ruling })

## Boty

bot-snail = Na pierwszą grę: często robi, co mu przyjdzie do głowy.
bot-hare = Szybki i nieuważny: czasem robi, co mu przyjdzie do głowy.
bot-fox = Robi to, co od razu wygląda najlepiej; z rzadka się pomyli.
bot-owl = Zawsze robi to, co od razu wygląda najlepiej.
bot-dragon = Najsilniejszy: pamięta, co widział, i do sekundy waży, co może być zakryte i co może nadejść.
bot-random = Zagrywa cokolwiek, co wolno, bez namysłu.
bot-greedy = Robi to, co od razu wygląda najlepiej; nie myśli naprzód.

## Błędy w plikach elementów, po numerze wiersza

fault-too-large = plik ma { $bytes } B, a żaden plik elementów nie ma więcej niż { $limit } B.
fault-syntax = to nie jest poprawny TOML ({ $message }).
fault-no-such-game = „{ $game-id }” to nie gra, która ma plik elementów. Możliwe: { $known-id }.
fault-other-game = ten plik jest do gry { $game }, a nie do gry { $wanted }.
fault-unknown-field = pole „{ $field-id }” nic tu nie znaczy. Możliwe pola: { $known-id }.
fault-missing-field = brakuje pola „{ $field-id }”.
fault-wrong-kind =
    w polu „{ $field-id }” powinno być { $wanted-id ->
        [boolean] true albo false
        [array] wyliczenie w nawiasach kwadratowych
        [table] [[{ $field-id }]] i pola pod spodem
        [section] [{ $field-id }] i pola pod spodem
        [integer] liczba całkowita
       *[other] słowo w cudzysłowie
    }, a jest { $found-id ->
        [boolean] true albo false
        [array] wyliczenie
        [table] grupa pól
        [string] słowo
        [datetime] data
       *[other] liczba
    }.
fault-out-of-range = w polu „{ $field-id }” jest { $found-id }, a może być od { $least } do { $most }.
fault-wrong-length = w „{ $field-id }” ma być { $wanted }, a jest { $found }.
fault-unknown-word = „{ $word-id }” nic nie znaczy w polu „{ $field-id }”. Możliwe: { $known-id }.
