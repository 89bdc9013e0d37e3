## Titles of the pages

title-home = Cztery baśnie, jeden stół
title-setup = Nowy stół
title-table = Stół
title-replay = Powtórka
title-score = Policz punkty prawdziwej gry
title-rules = Zasady
title-matches = Twoje gry
title-account = Ty
title-credits = Podziękowania
title-not-found = Pusta stronica

## The bar

bar-tools = Narzędzia
bar-rules = Zasady
bar-score = Policz punkty
bar-matches = Twoje gry
bar-language = Język
bar-candle = Światło świecy
language-pl = Polski
language-en = English
language-it = Italiano

## Common words

close = Zamknij
copy = Kopiuj
copied = Skopiowane
loading = Chwileczkę…
why-ruling = Zasada { $ruling }
not-found-text = Na tej stronicy nic nie jest napisane.
not-found-home = Wróć do stołu
failed-title = Ta strona się nie otwiera
failed-again = Spróbuj jeszcze raz

## Who I am

person-you-are = Grasz jako { $name }
person-title = Jak mamy Cię nazywać?
person-name = Twoje imię przy stole
person-save = Zapisz imię
person-make-account = Załóż konto
person-to-account = Twoje konto

## When something goes wrong

error-unknown = Coś poszło nie tak. Spróbuj jeszcze raz.
error-offline = Nie ma połączenia ze stołem. Spróbuj za chwilę.
error-bad-request = Serwer nie rozumie tej strony. Odśwież ją i spróbuj jeszcze raz.
error-bad-name = Imię ma od 1 do 24 widocznych znaków.
error-bad-password = Hasło ma co najmniej 8 znaków.
error-bad-nonce = Serwer nie rozumie tej strony. Odśwież ją i spróbuj jeszcze raz.
error-bad-text = To za długie albo zawiera znaki, których nie można wysłać.
error-not-signed-in = Serwer już Cię nie pamięta. Podaj imię jeszcze raz.
error-wrong-password = Nie ma konta o takiej nazwie i takim haśle.
error-wrong-origin = Otwórz Fabletop pod jego własnym adresem.
error-not-invited = Do tego stołu siada się tylko z linkiem.
error-not-for-bots = Tego nie może zrobić bot, tylko Ty.
error-not-seated = To mogą tylko osoby siedzące przy stole.
error-not-host = To może tylko osoba, która otworzyła stół.
error-not-watchable = Przy tym stole nie można kibicować.
error-wrong-token = Ten link nie pasuje do żadnego miejsca przy tym stole.
error-no-such-match = Nie ma takiego stołu.
error-no-such-page = Nie ma takiej strony.
error-unknown-game = Ten serwer nie ma tej gry.
error-unknown-tool = Ten serwer nie umie tego policzyć.
error-account-taken = Konto o tej nazwie ma już ktoś inny.
error-seat-taken = Tu już ktoś siedzi.
error-table-full = Wszystkie miejsca są zajęte.
error-already-seated = Już siedzisz przy tym stole.
error-already-begun = Ta gra już trwa.
error-not-begun = Ta gra jeszcze nie trwa.
error-not-over = Ta gra jeszcze trwa.
error-nonce-given = Inne urządzenie już dołożyło liczbę w Twoim imieniu. Najpierw zrezygnuj tam z gry.
error-no-such-seal = Pieczęć tego stołu straciła ważność. Spróbuj jeszcze raz.
error-stale = Na stole jest już coś innego. Spójrz jeszcze raz.
error-not-claimable = Ta osoba wciąż jest przy stole.
error-nothing-to-answer = Nikt już nie czeka na tę odpowiedź.
error-undo-off = Przy tym stole niczego się nie cofa.
error-help-off = Przy tym stole nie ma podpowiedzi.
error-too-large = To za dużo naraz.
error-too-many-tables = Masz już wiele otwartych stołów. Najpierw dokończ któryś z nich.
error-too-fast =
    { $seconds ->
        [one] Za szybko. Spróbuj za { $seconds } sekundę.
        [few] Za szybko. Spróbuj za { $seconds } sekundy.
       *[many] Za szybko. Spróbuj za { $seconds } sekund.
    }
error-busy = Serwer ma pełne ręce roboty. Spróbuj za chwilę.
error-stopping = Serwer zaraz uruchomi się ponownie. Spróbuj za chwilę.
error-store-failed = Serwer nie może teraz zapisywać. Nic nie przepada; spróbuj za chwilę.

## Seats

seat-open = Wolne miejsce
animal-1 = Ślimak
animal-2 = Zając
animal-3 = Lis
animal-4 = Sowa
animal-5 = Smok
seat-bot-level = bot, siła { $level } na 5

# Proposed to guests, separated by commas.
guest-names = Szczaw, Koniczyna, Jałowiec, Leszczyna, Oset, Nagietek, Jarzębina, Paproć, Olcha, Szafran, Strzyżyk, Lipa, Krwawnik, Mak, Rumianek, Wrzos

## My matches

match-place = { $place }. miejsce na { $seats }
matches-open = Jeszcze trwają
matches-open-none = Żadna Twoja gra teraz nie trwa.
matches-over = Zakończone
matches-over-none = Tu będą zakończone gry, z powtórką i sprawdzeniem rozdania.
matches-stranger = Z kontem masz swoje gry także na innych urządzeniach.

## The account

account-guest = Jesteś tu gościem: { $name }
account-guest-note = Grać można bez konta. Konto przechowuje Twoje gry i statystyki, tak że masz je na każdym urządzeniu.
account-signed-in = Konto: { $name }
account-make = Załóż konto
account-make-note = Gry rozegrane bez konta przechodzą na nie razem z Tobą.
account-sign-in = Zaloguj się
account-sign-in-note = Gry z tego urządzenia przejdą na konto.
account-name = Nazwa
account-password = Hasło
account-password-note = co najmniej 8 znaków
account-change = Zmień nazwę lub hasło
account-change-note = Inne Twoje urządzenia i boty zostają przy tym wylogowane.
account-password-new = Nowe hasło
account-change-save = Zapisz zmiany
account-saved = Zapisane.
account-sign-out = Wyloguj się
account-sign-out-note = Bez konta po wylogowaniu tracisz swoje gry na tym urządzeniu.
account-statistics = Twoje gry w liczbach
account-statistics-none = Liczby pojawią się po pierwszej zakończonej grze.
account-played = Rozegrane
account-won = Wygrane
account-best = Najlepiej
account-mean = Średnio
account-bot = Własny bot
account-bot-note = Twój program może grać za Ciebie; protokół jest opisany w dokumentacji. Token widać tylko raz, tutaj.
account-bot-make = Utwórz token
account-bot-token = Token; zachowaj go dla siebie

## Credits

credits-about = Fabletop to stół do czterech gier fantasy. Zasady opisujemy własnymi słowami; ramki, kształty, wzory, obrazki i rewersy kart są nasze. Nic nie pochodzi z ilustracji wydanych gier.
credits-games = Gry należą do swoich autorów i wydawców. Jeśli któraś Ci się podoba, kup pudełko: przy prawdziwym stole jest jeszcze lepiej.
credits-icons = Ikony
credits-icons-note = Sylwetki z game-icons.net, na licencji Creative Commons Uznanie autorstwa 3.0. Zmieniamy ich kolory i kładziemy je na własnych tłach. Autorzy kolekcji:
credits-fonts = Kroje pisma
credits-fonts-note = Grenze i Grenze Gotisch: Omnibus-Type; Alegreya Sans: Juan Pablo del Peral, Huerta Tipográfica; wszystkie na licencji SIL Open Font License 1.1.
credits-code = Program
credits-code-note = Fabletop to wolne oprogramowanie na licencji MIT albo Apache License 2.0, do wyboru. Strona działa dzięki Svelte i Fluent.
