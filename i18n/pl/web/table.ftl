## Where I am and whose turn it is

table-of = Stół: { $host } · { $variant }
table-your-turn = Twoja kolej
table-thinks =
    { $names-count ->
        [one] { $names } myśli
       *[other] Czekamy: { $names }
    }
table-over = Koniec gry
table-end-won =
    { $by ->
        [0] Koniec: wygrywasz
       *[other] Koniec: wygrywasz o { $by }
    }
table-end-tie = Koniec: remis na Twoją korzyść
table-end-shared = Koniec: dzielisz zwycięstwo
table-end-others =
    { $names-count ->
        [one] Koniec: wygrywa { $names }
       *[other] Koniec: wygrywają wspólnie { $names }
    }
table-lost = Brak połączenia, próbujemy dalej
table-lost-kept = Brak połączenia, Twój ruch czeka na wysłanie
table-looking-back = Oglądasz wcześniejszą chwilę
table-bot-plays = Gra za Ciebie bot.
table-resigned = Poddajesz się: Twoją ręką do końca gra bot.
table-seat-recovered = Ktoś wchodzi na Twoje miejsce linkiem, z innego urządzenia. Tutaj teraz tylko oglądasz.
table-other-seal = Ten stół ma inną pieczęć niż ta, którą serwer pokazał wcześniej. Nie ufaj temu rozdaniu.
table-clock = Pozostały czas
table-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }

## The frame

table-undo = Cofnij
table-hint = Podpowiedź
hint-thinks = Zastanawiam się…
hint-victory-note = Szansa na wygraną, policzona tylko z tego, co widzisz.
hint-leaning-note = Jak bardzo skłaniałby się ku temu dobry gracz; tutaj bez liczenia naprzód.
hint-point = Zaznacz na planszy
hint-point-note = Dotknij podpowiedzi, a zaznaczy się na planszy.
table-menu = Menu
table-seats = Gracze
table-mine = To, co Twoje
table-side = Kronika i rozmowa
table-chronicle = Kronika
table-chat = Rozmowa
table-unread = nieprzeczytane
table-open-rules = Zasady na osobnej stronie
table-open-ruling = Zasada { $ruling } na osobnej stronie

## Seats

seat-bot-thinks = { $name } myśli
seat-thinks = myśli
seat-ticked = gotowe
seat-away = poza stołem
seat-resigned = poddaje się
seat-substitute = na razie gra { $bot }
seat-claim = Niech zagra bot

## The chronicle

table-round = Runda { $round }
table-since = Od Twojego ruchu
table-undone = (cofnięte)
table-nothing-yet = Nic się jeszcze nie wydarzyło.

## Talk

table-say = Powiedz coś…
table-send = Wyślij
table-silence = Na razie cisza przy stole.
table-muted-all = Wszyscy są wyciszeni.
table-emotes = Powiedz jednym słowem
emote-hello = Cześć!
emote-well-played = Dobra gra!
emote-thanks = Dzięki!
emote-oops = Ojej…
emote-wow = Wow!
emote-thinking = Niech pomyślę…

## Taking back

undo-asked = { $name } prosi o cofnięcie ostatniego ruchu.
undo-agree = Zgoda
undo-decline = Nie, ruch zostaje
undo-stays = Bez cofnięcia: ruch zostaje.
undo-waits =
    { $names-count ->
        [0] Prośba o cofnięcie ruchu czeka na odpowiedź.
       *[other] Cofnięcie ruchu czeka na zgodę: { $names }.
    }

## Looking back

back-to = Wcześniej: { $event } z { $of }
back-earlier = Krok wstecz
back-later = Krok naprzód
back-now = Wróć do gry

## The menu

menu-help = Pokazuj, ile dałyby karty
menu-hints = Podpowiedzi: co zrobiłby silny bot?
menu-sound = Dźwięki, na przykład dzwonek, gdy moja kolej
menu-motion = Ruchome karty i pionki
menu-words = Stół także w słowach
menu-mute-all = Wycisz wszystkich
menu-mute = Wycisz: { $name }
menu-open-hands = Odkryte ręce dla widzów
menu-open-hands-note = Potrzebna jest zgoda wszystkich graczy.
menu-open-hands-carried = Wszyscy się zgadzają.
menu-invite = Link z zaproszeniem
menu-seat-link = Link do Twojego miejsca
menu-seat-link-note = Z nim wracasz na to miejsce z każdego urządzenia. Zachowaj go dla siebie.
menu-watch-link = Link dla widzów
menu-leave = Odejdź od stołu
menu-leave-note = Gdy odchodzisz, bot gra za Ciebie aż do Twojego powrotu.
menu-return = Wracam na miejsce
menu-resign = Poddaj się
resign-title = Poddać tę grę?
resign-text = Bot gra Twoją ręką do końca, a miejsce już do Ciebie nie wraca.
resign-not = Gram dalej

## Before the match

waiting-title = Stół gotowy
waiting-open =
    { $open ->
        [one] Jedno miejsce jest jeszcze wolne. Gra zaczyna się, gdy ktoś je zajmie.
        [few] Wolne są jeszcze { $open } miejsca. Gra zaczyna się, gdy wszystkie będą zajęte.
       *[many] Wolnych jest jeszcze { $open } miejsc. Gra zaczyna się, gdy wszystkie będą zajęte.
    }
waiting-begins = Są już wszyscy: gra się zaczyna.
waiting-who = Kto gdzie siedzi
waiting-here =
    { $open ->
        [0] Przy stole: { $names }. Wszystkie miejsca są zajęte.
        [one] Przy stole: { $names }. Jedno miejsce jest wolne.
        [few] Przy stole: { $names }. Wolne są { $open } miejsca.
       *[many] Przy stole: { $names }. Wolnych jest { $open } miejsc.
    }
waiting-invite = Zaproś znajomych
waiting-invite-note = Kto otworzy ten link, siada przy stole. Konto nie jest potrzebne.
waiting-send = Wyślij
waiting-share = { $game }: chodź do stołu
waiting-you = Twoje miejsce
waiting-sealed = Rozdanie jest zapieczętowane: serwer ma już swój sekret, a każda osoba przy stole dokłada własny los. Po grze każdy może to sprawdzić.
waiting-components = Przy tym stole gra się elementami z czyjegoś pudełka, wczytanymi z pliku. Odcisk zestawu: { $hash }
waiting-host-note = Wolne miejsca można oddać botom.
waiting-guest-note = Gospodarz stołu może oddać wolne miejsca botom.
waiting-sit = Usiądź do stołu
waiting-sit-here = Usiądź tutaj
waiting-start = Dosadź boty i zacznij
waiting-seat-open = dla osoby z linkiem
waiting-seat-you = Ty
waiting-seat-you-host = Ty, gospodarz stołu
waiting-seat-host = gospodarz stołu
waiting-seat-guest = przy stole
waiting-here-now = na miejscu
waiting-on-the-way = poza stołem
waiting-bot-for = Kto zajmuje miejsce { $number }
waiting-reopen = Zwolnij miejsce dla ludzi

## After the match

ending-place = Miejsce { $place }
ending-rematch = Zagraj jeszcze raz
ending-rematch-not = Jednak nie gram
ending-waits = Chcesz zagrać jeszcze raz. Czekamy na pozostałych.
ending-want =
    { $names-count ->
        [one] { $names } chce zagrać jeszcze raz.
       *[other] { $names } chcą zagrać jeszcze raz.
    }
ending-next = Do następnej gry
ending-replay = Obejrzyj powtórkę
ending-check = Sprawdź rozdanie
ending-record = Pobierz zapis

dealing-title = Czy rozdanie było uczciwe?
dealing-how = Przed grą serwer zapieczętował swój sekret. Każde miejsce dołożyło własną liczbę, a każda karta wynika z obu: nikt nie mógł wybierać.
dealing-checking = Sprawdzamy…
dealing-yes = W porządku
dealing-no = Nie w porządku
dealing-promise-holds = To ten sam sekret, który był zapieczętowany: ta strona sama to policzyła.
dealing-promise-fails = To nie jest ten sekret, który był zapieczętowany!
dealing-kept-holds = To ta sama pieczęć, którą to urządzenie zapamiętało na początku.
dealing-kept-fails = Na początku to urządzenie zapamiętało inną pieczęć!
dealing-nonce-holds = Liczba dołożona w Twoim imieniu przez to urządzenie jest w rozdaniu.
dealing-nonce-fails = Liczby dołożonej w Twoim imieniu przez to urządzenie nie ma w rozdaniu!
dealing-draws-holds =
    { $draws ->
        [one] Przeliczono { $draws } dobranie i wszystko się zgadza.
        [few] Przeliczono { $draws } dobrania i wszystko się zgadza.
       *[many] Przeliczono { $draws } dobrań i wszystko się zgadza.
    }
dealing-draws-fails =
    { $draws ->
        [one] Przeliczono { $draws } dobranie i coś się nie zgadza!
        [few] Przeliczono { $draws } dobrania i coś się nie zgadza!
       *[many] Przeliczono { $draws } dobrań i coś się nie zgadza!
    }
dealing-numbers = Liczby
dealing-promise = Pieczęć
dealing-secret = Sekret
dealing-nonce = Od gracza: { $name }
dealing-by-hand = Kto nie ufa nikomu, pobiera zapis i liczy u siebie: fabletop verify.

## The replay

replay-timeline = Oś czasu gry
replay-event = { $event } z { $of }
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-nothing = W tej grze nic się jeszcze nie wydarzyło.

## A table that cannot be shown

barred-title = Ten stół pozostaje zamknięty
barred-home = Na stronę główną
