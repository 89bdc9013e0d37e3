## The map

in-map = Wyspa Indaman
in-place = { $place }
in-here = tu stoi: { $names-list }
in-your-target = twój cel
in-box = Czyjeś pudełko
in-other-box = Gra się elementami z czyjegoś pudełka. Odcisk zestawu: { $hash }
in-looking = Widok mapy
in-closer = Bliżej
in-farther = Dalej
in-fit = Cała wyspa
in-piles = Istoty w stosach
in-pile =
    { $cards ->
        [0] brak kart
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }{ $known-count ->
        [0] {""}
       *[other] , w tym { $known-list }
    }
in-looked = W stosie { $terrain-of }
in-neighbours = Obok maga
in-risk-blue = drogą, niebieski klippid
in-risk-red = poza drogą, czerwony klippid
in-risk-gate = brama miasta, zielony klippid
in-risk-free = bez rzutu
in-roll-blue = Na drodze rzucasz niebieskim: istota wypada w { $swords } na 6 rzutów.
in-roll-red = Poza drogą rzucasz czerwonym: istota wypada w { $swords } na 6 rzutów, klejnoty w { $gems } na 6.
in-roll-gate = Przy bramie rzucasz zielonym: wejście kosztuje od 1 do 3 klejnotów.
in-roll-free = Tam się nie rzuca.

## Everybody, and what is mine

in-mages = Magowie
in-tower = Wieża Indamanu
in-square = Pole { $square }, wymaga
in-gems = Klejnoty
in-objects = Magiczne przedmioty
in-kept = Zatrzymane istoty
in-kept-of = Zatrzymane istoty: { $points } z { $needed }
in-ladder = Drabina
in-target = Cel
in-at-gate = przed bramą
in-before-gate = Przed bramą: rzuć jeszcze raz albo odejdź
in-held-by = Trzyma go: { $creature }
in-way = { $from-from } { $to-to }, wartość { $gems }
in-way-short = → { $to }, { $gems }
in-worth =
    { $gems ->
        [one] { $gems } klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
in-steps =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }{ $road ->
        [0] {""}
       *[other] , drogą { $road }
    }
in-die =
    { $seat ->
        [Ty] Rzucasz
       *[other] { $seat } rzuca
    } { $colour ->
        [blue] niebieskim
        [red] czerwonym
       *[green] zielonym
    }: { $face }
in-watching = Oglądasz grę.
in-has =
    Przedmioty: { $objects }. Drabina: { $ladder }. { $cards ->
        [0] Bez zatrzymanych istot.
       *[other] { $kept-count ->
            [0] Zatrzymane istoty: { $cards }.
           *[other] Istoty: { $kept-list } (punkty: { $points }).
        }
    }
in-shown = Znane przedmioty: { $objects-list }.
in-control = { $seat } może pokierować tym magiem: { $creature }.
in-favourite = Znajduje dwa razy więcej klejnotów { $terrain-at }.
in-creature-worth =
    { $points ->
        [0] Mędrcy nic za to nie dają.
       *[other] Dla mędrców warte { $points }.
    }
in-works = Działa przy { $faces-list }.
in-object-works = { $object }: działa przy { $faces-list }

## What I am asked

in-choose = Wybierz
in-use = Spróbuj użyć { $object-of } ({ $faces })
in-continue = Dalej
in-called =
    { $seat ->
        [Ty] Twoja tura.
       *[other] To tura gracza { $seat }, ale decydujesz ty!
    }
in-found =
    { $gems ->
        [one] Znajdujesz { $gems } klejnot.
        [few] Znajdujesz { $gems } klejnoty.
       *[many] Znajdujesz { $gems } klejnotów.
    }
in-offered =
    { $creatures-count ->
        [0] Na razie nic nie oddajesz.
       *[other] Oddajesz: { $creatures-list } (punkty: { $points }).
    }

## The encounter

in-duel = Spotkanie
in-as-traveller = w podróży
in-as-creature = gra istotą
in-fist-open = wybiera …
in-fist-shut = zaciśnięta
in-fist-closed = Twoja pięść jest zaciśnięta
in-gems-in =
    { $gems ->
        [0] bez klejnotów
        [one] { $gems } klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
in-gems-inside =
    { $gems ->
        [0] pusta
        [one] { $gems } klejnot w środku
        [few] { $gems } klejnoty w środku
       *[many] { $gems } klejnotów w środku
    }
in-says = „To { $name }.”
in-said = { $player ->
        [Ty] Mówisz
       *[other] { $player } mówi
    }: to { $name }.
in-fighting = { $traveller } kontra { $player }
in-picks =
    { $seat ->
        [Ty] Wybierasz istotę.
       *[other] { $seat } ogląda stos i wybiera istotę.
    }
in-call-it = Jak ją nazywasz?
in-more-wins = Wygrywa, kto ma więcej klejnotów. Przy remisie wygrywa istota.
in-win = Wygrana:
in-lose = Przegrana:
in-win-traveller = istota (punkty: { $points }) i klejnoty z drugiej pięści. Twoje idą do banku.
in-win-creature = klejnoty podróżnika są twoje, a twoja drabina idzie w górę. Twoje klejnoty idą do banku.
in-lose-creature = twoje klejnoty i istotę dostaje podróżnik.
in-maybe-white = Biała karta nic ci nie robi, ale drabina przeciwnika i tak idzie w górę.
in-fate-briganti = Kradną klejnoty albo przedmiot.
in-won =
    { $winner ->
        [Ty] Wygrywasz!
       *[other] { $traveller ->
            [yes] { $winner } pokonuje istotę
           *[no] Wygrywa istota: { $winner }
        }
    }
in-was = To { $creature }. { $gems } do { $other }.
in-was-white = Biała karta: to był blef! { $gems } do { $other }.

## The tower

in-see-map = Mapa
in-see-tower = Wieża
in-wants = Pole { $square } wymaga { $needed }
in-reach = Zielony klippid i klejnoty muszą razem dać { $needed }. Klejnoty przepadają w każdym razie.
in-bonus = Twój mag dodaje do tego rzutu { $bonus }.
in-percent = { $number } %
in-any-roll = każdy rzut
in-no-roll = nigdy
in-or-more =
    { $least ->
        [6] tylko 6
       *[other] { $least } lub więcej
    }
in-up = Sukces:
in-down = Porażka:
in-stands =
    stajesz na polu { $square }, { $gems ->
        [0] klejnotów już nie masz
        [one] zostaje ci { $gems } klejnot
        [few] zostają ci { $gems } klejnoty
       *[many] zostaje ci { $gems } klejnotów
    }.
in-stays =
    { $square ->
        [0] tura się kończy.
       *[other] drabina zostaje na polu { $square }, tura się kończy.
    }
in-stop-here =
    { $square ->
        [0] Stop: tura się kończy.
       *[other] Stop: drabina staje na polu { $square }, tura się kończy.
    }
in-winner =
    { $winner ->
        [Ty] Stoisz na szczycie wieży: wygrywasz!
       *[other] { $winner } stoi na szczycie wieży i wygrywa
    }
in-top-wins = Kto dotrze na szczyt, od razu wygrywa.

in-keys = Strzałki prowadzą z miejsca na sąsiednie, Enter wybiera i potwierdza, Esc odkłada. I czyta kartę. Plus, minus i 0 zmieniają powiększenie mapy, Shift ze strzałkami ją przesuwa, M przełącza mapę i wieżę.
