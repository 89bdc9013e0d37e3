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

bot-random = Zagrywa cokolwiek, co wolno, bez namysłu.
bot-greedy = Robi to, co od razu wygląda najlepiej; nie myśli naprzód.
