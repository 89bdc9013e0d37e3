## Program w wierszu poleceń

cli-error = fabletop: { $reason }

## Pliki

cli-file-not-found = Nie ma pliku { $file }. Czy ścieżka jest poprawna?
cli-file-denied = Nie można odczytać pliku { $file }: brak uprawnień.
cli-file-is-folder = { $file } to folder; podaj plik.
cli-file-empty = Plik { $file } jest pusty.
cli-file-unreadable = Nie można odczytać pliku { $file }: { $message }.
cli-file-unwritable = Nie można zapisać pliku { $file }: { $message }. Czy folder istnieje i czy wolno ci w nim pisać?
cli-file-not-utf8 = Plik { $file } nie jest tekstem w UTF-8.

## Odmowy rejestru gier

cli-game-unknown = Nie ma gry „{ $game }”. Są: { $known }.
cli-variant-unknown = { $game }: nie ma wariantu „{ $variant }”. Są: { $known }.
cli-option-unknown = { $game }: nie ma opcji „{ $option }”. Są: { $known }.
cli-option-bad = Opcja { $option } nie może mieć wartości „{ $value }”. Możliwe: { $values }.
cli-option-syntax = „{ $typed }” to nie opcja: napisz NAZWA=WARTOŚĆ, na przykład copy_scope=seen.
cli-seats-wrong =
    { $seats ->
        [one] { $game } to nie gra dla { $seats } gracza. Liczba graczy: { $known }.
       *[other] { $game } to nie gra dla { $seats } graczy. Liczba graczy: { $known }.
    }
cli-variant-seats =
    { $most ->
        [one] Wariant { $variant } jest dla { $range } gracza, a nie dla { $seats }.
       *[other] Wariant { $variant } jest dla { $range } graczy, a nie dla { $seats }.
    }
cli-bot-unknown = { $game }: nie ma bota „{ $bot }”. Są: { $known }.
cli-bots-wrong = Liczba botów ({ $bots }) i liczba miejsc ({ $seats }) różnią się: podaj jednego bota dla wszystkich miejsc albo po jednym na każde.

## Zapisy partii

cli-record-at =
    { $file-id ->
        [none] wiersz { $line }
       *[other] { $file }, wiersz { $line }
    }{ $column-id ->
        [none] { "" }
       *[other] , kolumna { $column }
    }: { $cause }
cli-record-too-large = plik ma { $bytes } B, a żaden zapis partii nie ma więcej niż { $limit } B.
cli-record-not-utf8 = to nie jest tekst w UTF-8, a więc nie zapis partii.
cli-record-syntax = to nie jest poprawny JSON ({ $message }).
cli-record-truncated = plik urywa się w środku ({ $message }). Brakuje jego części.
cli-record-trailing = po końcu zapisu partii coś jeszcze następuje.
cli-record-foreign = to nie jest zapis partii Fabletop. Takie zapisy tworzy `fabletop play`.
cli-record-format-version = zapis ma format w wersji { $found }, a ten program czyta wersję { $expected }.
cli-record-field-missing = brakuje pola „{ $field }”.
cli-record-shape = pole „{ $field }” nie wygląda tak, jak powinno ({ $message }).
cli-record-unknown-game = gra „{ $game }” nie jest tu znana. Są: { $known }.
cli-record-other-rules-version = partię rozegrano według wersji { $found } zasad, a ten program ma wersję { $expected }.
cli-record-config-refused = z tych ustawień nie ma gry: { $refused }
cli-record-seat-count = liczba wpisów w polu „{ $field }” to { $found }, a liczba miejsc według ustawień to { $expected }.
cli-record-commitment-mismatch = sekret nie jest tym, który obiecano przed partią.
cli-record-too-many-steps = kroków jest więcej niż { $limit }, a tylu nie ma żadna partia.
cli-record-step-shape = krok { $step } nie jest krokiem tej gry ({ $message }).
cli-record-step-refused = krok { $step } jest niezgodny z zasadami: { $refused }
cli-record-step-after-end = krok { $step } następuje po końcu partii.
cli-record-result-mismatch = wynik nie jest tym, do którego prowadzą kroki.

## Nazwy

cli-name-ambiguous =
    „{ $typed }” może znaczyć różne rzeczy: { $more ->
        [yes] { $names-list } …
       *[no] { $names-or }.
    } Napisz więcej liter.
cli-card-unknown =
    Nie ma karty „{ $typed }”.{ $names-count ->
        [0] { "" }
       *[other] { " " }Czy chodzi o: { $names-or }?
    }
cli-suit-unknown =
    Nie ma zestawu „{ $typed }”.{ $names-count ->
        [0] { "" }
       *[other] { " " }Czy chodzi o: { $names-or }?
    }
cli-card-double = Karta { $card } jest podana dwa razy, a w grze każda jest tylko jedna.

## Ręce i wybory

cli-no-cards = Podaj karty z ręki, na przykład: fabletop score król królowa rycerze
cli-discard-unused = Uwaga: --discard niczego nie zmienia, bo na ręce nie ma karty { fantasy-realms-necromancer }.
cli-hand-and-discard = Karta { $card } nie może być jednocześnie na ręce i w obszarze kart odrzuconych.
cli-not-a-chooser = Dla karty { $card } nie ma czego wybierać. Wybór mają: { fantasy-realms-necromancer }, { fantasy-realms-doppelganger }, { fantasy-realms-mirage }, { fantasy-realms-shapeshifter }, { fantasy-realms-book-of-changes }, { fantasy-realms-island } i { fantasy-realms-fountain-of-life }.
cli-choice-shape =
    { $chooser ->
        [mirage] { $card } wymaga karty lub zestawu: fatamorgana=burza albo fatamorgana=armia.
        [shapeshifter] { $card } wymaga karty lub zestawu: zmiennokształtny=smok albo zmiennokształtny=bestia.
        [book-of-changes] { $card } wymaga karty i jej nowego zestawu: księga-zmian=świeca:kraina.
       *[other] { $card } wymaga karty, a nie zestawu.
    }
cli-choice-twice = Dla karty { $card } podano dwa wybory: zostaw jeden.
cli-choice-syntax = „{ $typed }” to nie wybór: napisz KARTA=WYBÓR, na przykład fatamorgana=burza.
cli-mode-unknown = Nie ma trybu „{ $typed }”: możliwe są fixed, best i worst.
cli-json-bad =
    To nie jest oczekiwany JSON: { $message }{ $column ->
        [0] { "" }
       *[other] { " " }(kolumna { $column })
    }.
cli-line-too-long = Wiersz jest dłuższy niż { $limit } B, więc nie opisuje ręki.

## Punktacja

cli-points = Punkty
cli-card = Karta
cli-why = Dlaczego
cli-total = razem
cli-blanked = ANULOWANA
cli-choices =
    { $mode ->
        [fixed] Wybory
        [worst] Najgorsze wybory
       *[best] Najlepsze wybory
    }: { $count ->
        [0] wszystko zostaje tak, jak na kartach.
       *[other] { $choices }.
    }
cli-gain = To o { $points } więcej, niż gdyby wszystko zostało tak, jak na kartach ({ $printed }).
cli-loss = To o { $points } mniej, niż gdyby wszystko zostało tak, jak na kartach ({ $printed }).
cli-gain-none = Gdyby wszystko zostało tak, jak na kartach, byłoby tyle samo.
cli-others =
    { $count ->
        [0] Żadne inne wybory nie dają tej sumy.
        [one] Tyle samo daje { $count } inny zestaw wyborów:
        [few] Tyle samo dają { $count } inne zestawy wyborów{ $all ->
            [yes] :
           *[no] , na przykład:
        }
       *[many] Tyle samo daje { $count } innych zestawów wyborów{ $all ->
            [yes] :
           *[no] , na przykład:
        }
    }
cli-as-printed = wszystko zostaje tak, jak na kartach
cli-choice-fountain = { $fountain } dodaje siłę karty { $card }

## Liczby

cli-seconds = { $seconds } s
cli-percent = { $percent }%
cli-eta = pozostało:

## Gry

cli-rules-version = zasady w wersji { $version }
cli-players =
    { $most ->
        [one] { $range } gracz
        [few] { $range } graczy
       *[many] { $range } graczy
    }
cli-variants = Warianty (--variant)
cli-options = Opcje (--option NAZWA=WARTOŚĆ)
cli-option-default = zwykle { $default }; zasada{ "\u00A0" }{ $ruling }
cli-bots = Boty, od najsłabszego

## Symulacje

cli-simulated =
    { $game }: { $games ->
        [one] { $shown } partia
        [few] { $shown } partie
       *[many] { $shown } partii
    }, { $seats ->
        [one] { $seats } gracz
       *[other] { $seats } graczy
    }
cli-simulated-time = Czas
cli-simulated-games = Partie na sekundę
cli-simulated-decisions = Decyzje na sekundę
cli-simulated-length = Decyzje w partii
cli-simulated-winning = Punkty zwycięzcy
cli-events = Co się dzieje w partii
cli-at-end = Co zostaje na końcu
cli-wins-of-first = Zwycięstwa tego, kto zaczyna
cli-seat = Miejsce
cli-bot = Bot
cli-wins = Zwycięstwa
cli-mean-points = Punkty

## Zawody botów

cli-arena-bots-wrong = Liczba botów ({ $bots }) i liczba miejsc ({ $seats }) nie pasują do siebie: podaj dwa boty, z których pierwszy zajmie jedno miejsce, albo po jednym na każde miejsce.
cli-bot-file-bad = W pliku { $file } nie ma bota: { $message }. Bot wygląda tak: {"{"}"mind": {"{"}"flat": {"{"}"horizon": 4{"}"}{"}"}, "milliseconds": 80{"}"}
cli-bot-file-blunders = { $file }: bot myli się w 0 do 100 procentach decyzji, a nie w { $blunders }.
cli-bot-no-time = { $bot } nie ma czasu na myślenie: wpisz „milliseconds” do jego pliku albo podaj --budget, na przykład --budget 50ms.
cli-weights-bad = To nie są wagi botów gry { $game }: zobacz { $place }. Brakuje tam nazwy, jest nieznana albo nie ma liczby.
cli-nothing-to-tune = W tym bocie nie ma czego stroić: wagi są tam, gdzie bot coś wie o grze (--dials weights), a liczby prób tam, gdzie myśli próbami (--dials sampling).
cli-nothing-to-fit = Boty tej gry nie znają sieci: nie ma czego uczyć.
cli-net-bad = Plik { $file } nie zawiera sieci: { $message }. Sieci zapisuje fabletop fit --save.
cli-contest-damaged = Plik { $file } jest uszkodzony albo nie ma w nim zawodów ({ $message }). Usuń go, by zacząć od nowa, albo wskaż inny plik przez --save.
cli-contest-other = W pliku { $file } są inne zawody; różnią się: { $fields-list }. Podaj te same argumenty co wtedy albo wskaż inny plik przez --save.
cli-contest-in-use = Zawody z pliku { $file } toczą się w innym oknie. Jeśli nikt ich nie rozgrywa, usuń plik { $lock }.
cli-seats = Miejsca
cli-interval = Przedział
cli-fair = Równo
cli-margin = Przewaga
cli-mirror-fits = Kontrola się zgadza: { $bot } przeciw sobie ma równy udział, w granicach przedziału.
cli-mirror-differs = Kontrola się nie zgadza: { $bot } przeciw sobie powinien mieć równy udział. Przypadkiem zdarza się to raz na dwadzieścia; spróbuj innego --seed.
cli-tuned =
    { $games ->
        [one] W { $shown } partii z nowych rozdań:
       *[other] W { $shown } partiach z nowych rozdań:
    }
cli-tuned-before = na początku  { $share } ({ $interval })
cli-tuned-after = najlepsze    { $share } ({ $interval })
cli-tuned-saved = Ustawienia są w pliku { $file }.
cli-fitted =
    { $games ->
        [one] Nauka na { $shown } partii. Zaskoczenie { $surprise }, przy zgadywaniu byłoby { $guessing }. Sieć jest w pliku { $file }.
       *[other] Nauka na { $shown } partiach. Zaskoczenie { $surprise }, przy zgadywaniu byłoby { $guessing }. Sieć jest w pliku { $file }.
    }
cli-ladder-title = Jak silne są boty
cli-ladder-intro = Każde rozdanie rozgrywa się raz dla każdego przesunięcia miejsc, żeby nikt nie miał szczęścia. Obok udziału zwycięstw stoi przedział, w którym prawda leży 19 razy na 20 (Wilson); „równo” to udział, jaki miałby każdy, gdyby wszyscy byli równi. Boty widzą to, co widać z ich miejsca, i nic więcej.
cli-ladder-made = Tę stronę i jej wykresy tworzy jedno polecenie:
cli-ladder-more = Każdy wiersz podaje liczbę partii; zawody, które rozgrywano dalej (`--save`), mają ich więcej, niż żąda polecenie.
cli-ladder-written = Zapisano: { $file }, a wykres każdej gry w folderze images obok.
cli-ladder-players =
    { $seats ->
        [one] { $seats } gracz
       *[other] { $seats } graczy
    }
cli-ladder-caption = { $game }: jeden { $bot } przeciw { $others } × greedy
cli-ladder-desc = Udział zwycięstw według liczby iteracji na decyzję. { $points }. Równo byłoby { $fair }.
cli-ladder-iterations = Iteracje na decyzję
cli-ladder-share = Udział zwycięstw
cli-ladder-fair = równo:
cli-ladder-games = Partie
cli-ladder-against = Przeciw
cli-ladder-sizes =
    { $budget-id ->
        [none] Jeden { $bot } przeciw samym greedy, przy stołach każdej wielkości:
       *[other] Jeden { $bot } ({ $budget } na decyzję) przeciw samym greedy, przy stołach każdej wielkości:
    }
cli-ladder-seats = Gracze
cli-ladder-at-once = Bot { $bot } decyduje tu od razu: więcej czasu go nie wzmacnia, więc nie ma wykresu.
cli-ladder-pairs =
    { $budget-id ->
        [none] Poziomy przeciw sobie; każdy myśli tak długo jak przy stole.
       *[other] Poziomy przeciw sobie; kto myśli, ma { $budget } na decyzję.
    } Dwa ostatnie wiersze to kontrola: bot przeciw sobie ma równy udział.

## Pliki elementów

cli-components = Plik elementów (--components PLIK): fabletop components export { $game }
cli-components-fine = { $file }: z tymi elementami można grać w grę { $game }. Ich odcisk: { $hash }.
cli-components-faulty =
    { $count ->
        [one] { $file }: z tymi elementami nie można grać, { $count } błąd.
        [few] { $file }: z tymi elementami nie można grać, { $count } błędy.
       *[many] { $file }: z tymi elementami nie można grać, { $count } błędów.
    }
cli-components-unusable =
    { $first }{ $others ->
        [0] { "" }
        [one] { " " }Jest jeszcze { $others } błąd: fabletop components check { $file }
        [few] { " " }Są jeszcze { $others } błędy: fabletop components check { $file }
       *[many] { " " }Jest jeszcze { $others } błędów: fabletop components check { $file }
    }
cli-components-none = { $game } nie ma pliku elementów. Mają go: { $known }.
cli-components-bad = Opcja { $option } przyjmuje elementy z pliku: podaj --components PLIK.

## Najlepsze ręce

cli-best =
    { $worst ->
        [yes] { $count ->
            [0] Nie ma takiej ręki z { $size } kart.
            [one] Najgorsza ręka z { $size } kart
            [few] { $count } najgorsze ręce z { $size } kart
           *[many] { $count } najgorszych rąk z { $size } kart
        }
       *[no] { $count ->
            [0] Nie ma takiej ręki z { $size } kart.
            [one] Najlepsza ręka z { $size } kart
            [few] { $count } najlepsze ręce z { $size } kart
           *[many] { $count } najlepszych rąk z { $size } kart
        }
    }
cli-proven =
    { $count ->
        [one] Udowodnione: sprawdzono { $shown } rękę, { $time }.
        [few] Udowodnione: sprawdzono wszystkie { $shown } ręce, { $time }.
       *[many] Udowodnione: sprawdzono wszystkie ręce ({ $shown }), { $time }.
    }
cli-best-none = W grze nie ma takiej ręki: podaj mniej kart w --with albo w --without.
cli-query-hand-size = Na ręce jest 7 kart albo 8 z Nekromantą, a nie { $size }.
cli-query-with-and-without = Karta { $card } nie może jednocześnie być na ręce (--with) i nie być na niej (--without).
cli-query-too-many-with =
    { $count ->
        [one] Wymagana jest { $count } karta, a na ręce jest kart { $size }.
        [few] Wymagane są { $count } karty, a na ręce jest kart { $size }.
       *[many] Wymaganych jest { $count } kart, a na ręce jest kart { $size }.
    }
cli-query-too-few-left =
    { $count ->
        [one] Zostaje tylko { $count } karta, a na ręce jest kart { $size }.
        [few] Zostają tylko { $count } karty, a na ręce jest kart { $size }.
       *[many] Zostaje tylko { $count } kart, a na ręce jest kart { $size }.
    }
cli-query-needs-necromancer = 8 kart jest na ręce tylko z Nekromantą, a --without go wyklucza.

## Wyniki sprawdzenia

cli-verdict-fair =
    Rozdano uczciwie: { $draws ->
        [0] niczego jeszcze nie losowano.
        [one] jedyne losowanie wynika z sekretu i liczb graczy.
        [few] wszystkie { $draws } losowania wynikają z sekretu i liczb graczy.
       *[many] wszystkie losowania ({ $draws }) wynikają z sekretu i liczb graczy.
    }{ $finished ->
        [yes] { "" }
       *[no] { " " }Partia nie jest skończona; tego, co jeszcze nastąpi, nie można było sprawdzić.
    }
cli-verdict-commitment-mismatch =
    Rozdano inaczej, niż obiecano: sekret (wiersz { $line }) nie jest tym, który obiecano przed partią.
    Obiecano: { $promised }
    Z sekretu wynika: { $computed }
cli-verdict-secret-not-revealed = Nie można tego sprawdzić: zapis nie zawiera sekretu.
cli-verdict-differs =
    Rozdano inaczej, niż obiecano: pierwszy różni się krok { $step } (wiersz { $line }).
    Rozdano: { $recorded }
    Powinno być: { $expected }

## Odtwarzanie

cli-replay-title = { $game }, oczami: { $viewer }
cli-replay-eyes = oczami: { $viewer }
cli-replay-step = Krok { $step } z { $steps }
cli-replay-start = Partia się zaczyna.
cli-replay-hidden = Stąd nic nie widać.
cli-replay-hand =
    Ręka: { $cards-count ->
        [0] bez kart
       *[other] { $cards-list }
    }
cli-replay-drawn = Właśnie dobrane: { $cards-list }
cli-replay-discard =
    Obszar kart odrzuconych: { $cards-count ->
        [0] pusty
       *[other] { $cards-list }
    }
cli-replay-seat =
    { $player }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }{ $known-count ->
        [0] { "" }
       *[other] , znane: { $known-list }
    }{ $total-id ->
        [none] { "" }
       *[other] ; { $total }
    }
cli-replay-keys = ← → krok   PgUp PgDn dziesięć kroków   Home End   v inne oczy   q koniec
cli-replay-no-step =
    { $steps ->
        [one] Nie ma kroku { $step }: partia ma { $steps } krok.
        [few] Nie ma kroku { $step }: partia ma { $steps } kroki.
       *[many] Nie ma kroku { $step }: partia ma { $steps } kroków.
    }
cli-viewer-unknown = „{ $typed }” to nie widz: podaj miejsce od 0 do { $last } albo spectator.

## Serwer

cli-serve-open = Fabletop jest otwarty: { $url }
cli-serve-how-to-stop = Ctrl+C go zamyka.
cli-serve-closed = Fabletop jest zamknięty. Wszystko jest zapisane.
cli-serve-no-home = Nie ma miejsca na bazę danych: podaj --db PLIK albo --data-dir FOLDER.
cli-serve-address-wrong = „{ $addr }” to nie adres, pod którym można nasłuchiwać: napisz ADRES:PORT, na przykład 127.0.0.1:7878.
cli-serve-port-taken = Pod { $addr } nasłuchuje już inny program. Czy Fabletop jest już otwarty? Jeśli nie, wybierz inny port opcją --addr.
cli-serve-port-denied = Brak uprawnień, żeby nasłuchiwać pod { $addr }. Wybierz opcją --addr port od 1024 w górę.
cli-serve-cannot-listen = Fabletop nie może nasłuchiwać pod { $addr }: { $message }.
cli-serve-folder = Nie można utworzyć folderu { $folder }: { $message }.
cli-serve-database-unusable = Nie można otworzyć bazy danych { $file }: { $message }.
cli-serve-database-foreign = { $file } nie jest bazą danych Fabletop. Podaj inny plik opcją --db.
cli-serve-database-newer = Baza danych { $file } pochodzi z nowszego Fabletop (wersja { $found }, ten program zna wersje do { $known }).
cli-serve-database-locked = Baza danych { $file } jest w użyciu. Czy Fabletop jest już otwarty?
cli-serve-database-full = Dysk jest pełny, więc nie można zapisywać w bazie danych.
cli-serve-database-failed = Baza danych nie działa: { $message }.
