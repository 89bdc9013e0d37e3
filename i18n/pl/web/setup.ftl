## Setting a table

setup-how = Jak gracie
setup-variant = Wariant
setup-from-to = { $least }–{ $most }
setup-more =
    { $count ->
        [one] Jeszcze { $count } zasada domowa
        [few] Jeszcze { $count } zasady domowe
       *[many] Jeszcze { $count } zasad domowych
    }
setup-help = Pozwól na pomoc: zyski i podpowiedzi
    .note = ile wart jest ruch i co zrobiłby silny bot
setup-undo = Cofanie ruchu
    .note = póki nikt nie zobaczy nic nowego

setup-who = Kto gdzie siedzi
setup-seat-you = Ty, gospodarz stołu
setup-rename = Zmień imię
setup-seat-open = dla osoby z linkiem
setup-seat-closed = miejsca { $number } nie ma
setup-bot-level = Który bot
setup-make-open = Zwolnij
setup-make-bot = Bot
setup-add = Dodaj
setup-close = Usuń miejsce { $number }
setup-listing = Kto może znaleźć stół
setup-by-link = Tylko z linkiem
setup-by-link-note = Link do wysłania dostaniesz po otwarciu stołu.
setup-listed = Wszyscy, na liście
setup-listed-note = Stół pojawi się na liście na stronie głównej; link też działa.

setup-time = Ile czasu
setup-time-none = Bez zegara
    .note = Każdy myśli, ile chce.
setup-time-clock = Na czas
    .note = Gdy czas się skończy, dalej gra bot; do stołu można wrócić.
setup-time-days = W dniach
    .note = Gra w tle: wracasz, kiedy przychodzi Twoja kolej.
setup-bank = Każdy ma
setup-turn = a na każdy ruch
    .note = dopiero potem ubywa reszty
setup-days = Na każdy ruch
setup-watch = Goście mogą kibicować
    .note = widzą tylko to, co leży odkryte
setup-sealed = Rozdanie jest zapieczętowane przed pierwszą kartą. Po grze każdy może je sprawdzić.

setup-fill = Dosadź boty
setup-open = Otwórz stół
setup-summary =
    { $seats ->
        [one] { $variant }, { $seats } miejsce.
        [few] { $variant }, { $seats } miejsca.
       *[many] { $variant }, { $seats } miejsc.
    }
setup-summary-bots =
    { $bots ->
        [0] Bez botów.
        [one] Jeden bot.
        [few] { $bots } boty.
       *[many] { $bots } botów.
    }
setup-starts-full =
    { $open ->
        [one] Gra rusza, gdy ktoś zajmie wolne miejsce.
        [few] Gra rusza, gdy zapełnią się { $open } wolne miejsca.
       *[many] Gra rusza, gdy zapełni się { $open } wolnych miejsc.
    }
setup-starts-now = Gra rusza od razu.

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min
duration-both = { $minutes }:{ $seconds } min
duration-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }

## Options of Fantasy Realms

setup-fantasy-realms-stalemate-rounds = Rundy samego brania
    .note = potem każdy musi dobierać; 0: nigdy
setup-fantasy-realms-copy-scope = Fatamorgana i Zmiennokształtny
    .note = w polskim wydaniu: widziane karty
setup-fantasy-realms-copy-scope-any = dowolna karta
setup-fantasy-realms-copy-scope-seen = widziane karty
setup-fantasy-realms-choices = Wybory na koniec
    .note = co karty kopiują, zmieniają i usuwają
setup-fantasy-realms-choices-owner = każdy swoje
setup-fantasy-realms-choices-best = najlepsze
setup-fantasy-realms-seconds = Czas na wymiany
    .note = na całą grę

## Options of Via Magica

setup-via-magica-pass-alone = Kto nie ma wyboru, pasuje od razu
    .note = wyłączone: pytani są wszyscy, więc tempo niczego nie zdradza

## Own components of a box

setup-components-choose = Wczytaj…
setup-components-change = Zmień…
setup-components-drop = Wróć do odtworzonych
setup-components-chosen = z pliku, odcisk { $hash }
setup-components-lead = Masz pudełko? Pobierz plik, wpisz w nim to, co widzisz na swoich elementach, i wczytaj go z powrotem. Plik zostaje sprawdzony wiersz po wierszu, a odcisk zestawu trafia do zapisu partii.
setup-components-begin = Pobierz plik do wypełnienia
setup-components-file = Wybierz plik
setup-components-paste = Albo wklej jego treść
setup-components-check = Sprawdź
setup-components-faults =
    { $count ->
        [one] Jest { $count } błąd
        [few] Są { $count } błędy
       *[many] Jest { $count } błędów
    }
setup-components-where = wiersz { $line }, kolumna { $column }
setup-components-fine = Tym można grać.
setup-components-hash = Odcisk zestawu: { $hash }

## Options of Fantazja

setup-fantazja-components = Kafelki z Twojego pudełka
    .note = zamiast odtworzonych
    .play = Graj tymi kafelkami
setup-fantazja-start = Kto zaczyna
    .note = pierwsze miejsce to Rzeźbiarze Natury
setup-fantazja-start-random = los
setup-fantazja-start-0 = Rzeźbiarze
setup-fantazja-start-1 = Inżynierowie
setup-fantazja-bonus-supply = Żetony bonusu
    .note = za poziom III na własnym poziomie II
setup-fantazja-bonus-supply-8 = 8 żetonów
setup-fantazja-bonus-supply-unlimited = bez ograniczeń
setup-fantazja-swap-triggers-dark = Podmiana wyzwala Mroczną Energię
    .note = przy mocy specjalnej
setup-fantazja-lost-majority = Utrata przewagi
    .note = co się dzieje z żetonem mocy
setup-fantazja-lost-majority-to-pool = do puli
setup-fantazja-lost-majority-keep = do remisu
setup-fantazja-military-may-target-castle = Można strzec Zamku
    .note = przy mocy militarnej
setup-fantazja-military-reuse-same-turn = Straż znów od razu
    .note = w turze, w której żeton wraca
setup-fantazja-swap-sides = Boki przy podmianie
    .note = przy mocy specjalnej
setup-fantazja-swap-sides-match = pasują
setup-fantazja-swap-sides-ignore = dowolne

## Options of Indaman

setup-indaman-components = Plansza i karty z Twojego pudełka
    .note = zamiast odtworzonych
    .play = Graj tymi elementami
setup-indaman-gate = Pod bramą miasta
    .note = kto nie może zapłacić, w następnej turze
setup-indaman-gate-may-leave = próbuje lub odchodzi
setup-indaman-gate-must-retry = może tylko próbować
setup-indaman-free-lying = Kłamać można o każdej istocie
    .note = wyłączone: tylko białą kartą
setup-indaman-must-act = W Indamanie trzeba się wspinać lub ruszyć
    .note = wyłączone: można też zostać
setup-indaman-keep-trophies = Pokonane istoty zostają
    .note = także po odrodzeniu
