## Setting a table

setup-how = Jak gracie
setup-variant = Wariant
setup-from-to = { $least }–{ $most }
setup-help = Pokazuj, ile da karta
    .note = na zakładce nad kartą
setup-undo = Cofanie ruchu
    .note = póki nikt nie zobaczy nic nowego

setup-who = Kto gdzie siedzi
setup-seat-you = Ty, gospodarz stołu
setup-rename = Zmień imię
setup-seat-bot = bot, siła { $level } na 5
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
