## Warianty

fantasy-realms-variant-classic = Klasyczny
fantasy-realms-variant-two-players = Dwoje graczy
fantasy-realms-variant-chaos = Chaos

## Co się wydarzyło

fantasy-realms-event-dealt = Karty są rozdane.
fantasy-realms-event-first =
    { $seat ->
        [Ty] Zaczynasz.
       *[other] Zaczyna { $seat }.
    }
fantasy-realms-event-drew =
    { $cards-count ->
        [0] { $count ->
            [one] { $seat } dobiera kartę.
            [few] { $seat } dobiera { $count } karty.
           *[many] { $seat } dobiera { $count } kart.
        }
        [1] { $seat ->
            [Ty] Dobierasz kartę { $cards }.
           *[other] { $seat } dobiera kartę { $cards }.
        }
       *[other] { $seat ->
            [Ty] Dobierasz karty { $cards }.
           *[other] { $seat } dobiera karty { $cards }.
        }
    }
fantasy-realms-event-took =
    { $seat ->
        [Ty] Bierzesz kartę { $card }.
       *[other] { $seat } bierze kartę { $card }.
    }
fantasy-realms-event-discarded =
    { $seat ->
        [Ty] Odrzucasz kartę { $card }.
       *[other] { $seat } odrzuca kartę { $card }.
    }
fantasy-realms-event-drafted =
    { $seat ->
        [Ty] Szykujesz na wymianę kartę { $give }.
       *[other] { $seat } szykuje na wymianę kartę { $give }.
    }
fantasy-realms-event-dropped =
    { $seat ->
        [Ty] Jednak zatrzymujesz kartę.
       *[other] { $seat } jednak zatrzymuje kartę.
    }
fantasy-realms-event-offered =
    { $offer-owner ->
        [Ty] Twoja oferta
       *[other] Oferta: { $offer-owner }
    }{ $offer-to-id ->
        [none] { ", " }dla wszystkich
       *[other] { ", " }odbiorca { $offer-to }
    }{ $offer-open-to-you ->
        [no] .
       *[yes] { ": " }{ fantasy-realms-offer-thing }{ fantasy-realms-offer-price }.
    }
fantasy-realms-offer-thing =
    { $offer-card-id ->
        [none] { $offer-suit-id ->
            [none] zakryta karta
           *[other] zestaw { $offer-suit }
        }
       *[other] { $offer-card }
    }
fantasy-realms-offer-price =
    { $offer-wants-id ->
        [none] { "" }
       *[other] { " " }za kartę z zestawu { $offer-wants }
    }
fantasy-realms-event-withdrew =
    { $seat ->
        [Ty] Wycofujesz ofertę { $offer }.
       *[other] { $seat } wycofuje ofertę { $offer }.
    }
fantasy-realms-event-traded =
    Wymiana: { $seat } i { $to }{ $gave-id ->
        [none] .
       *[other] { $got-id ->
            [none] { ", " }{ $gave } za zakrytą kartę.
           *[other] { ", " }{ $gave } za { $got }.
        }
    }
fantasy-realms-event-time-up = Koniec czasu na wymianę.
fantasy-realms-event-kept =
    { $kept ->
        [no] { $seat ->
            [Ty] Nie zatrzymujesz żadnej z trzech kart.
           *[other] { $seat } nie zatrzymuje żadnej z trzech kart.
        }
       *[yes] { $seat ->
            [Ty] Zatrzymujesz kartę { $card } jako ósmą.
           *[other] { $seat } zatrzymuje ósmą kartę.
        }
    }
fantasy-realms-event-shown = Wszystkie karty leżą odkryte.
fantasy-realms-event-chose = { $seat }: { $choice }.
fantasy-realms-event-agreed =
    { $seat ->
        [Ty] Twoja ręka jest gotowa.
       *[other] { $seat } kończy wybory.
    }
fantasy-realms-event-ended = Koniec gry.

## Co można zrobić

fantasy-realms-action-draw = Dobierz ze stosu
fantasy-realms-action-take = Weź kartę { $card }
fantasy-realms-action-discard = Odrzuć kartę { $card }
fantasy-realms-action-offer =
    { $shows-id ->
        [card] Zaoferuj kartę { $give }
        [suit] Zaoferuj kartę { $give }, pokazując tylko zestaw
       *[other] Zaoferuj zakrytą kartę { $give }
    }
fantasy-realms-action-open =
    Złóż ofertę, { $to-id ->
        [none] dla wszystkich
       *[other] odbiorca { $to }
    }{ $wants-id ->
        [none] { "" }
       *[other] , za kartę z zestawu { $wants }
    }
fantasy-realms-action-drop = Jednak zatrzymaj kartę
fantasy-realms-action-withdraw = Wycofaj ofertę { $offer }
fantasy-realms-action-accept = Przyjmij ofertę { $offer }, oddając kartę { $give }
fantasy-realms-action-keep = Zatrzymaj kartę { $card }
fantasy-realms-action-keep-none = Nie zatrzymuj żadnej
fantasy-realms-action-choose = { $choice }
fantasy-realms-action-agree = Zgoda: reszta najlepiej, jak się da

## Na co czeka stół

fantasy-realms-moment-set-up = Trwa rozdawanie kart
fantasy-realms-moment-start = Twoja tura: dobierz albo weź kartę
fantasy-realms-moment-drawing = Trwa dobieranie karty
fantasy-realms-moment-discard = Twoja tura: odrzuć kartę
fantasy-realms-moment-discard-drawn = Twoja tura: odrzuć jedną z dwóch dobranych
fantasy-realms-moment-trade = Wymiana: składaj oferty albo je przyjmuj
fantasy-realms-moment-keep = Nekromanta: zatrzymaj jedną z trzech kart
fantasy-realms-moment-reveal = Karty odkryte: czas na wybory
fantasy-realms-moment-over = Koniec gry

## Odmowy

fantasy-realms-refusal-seat-count =
    { $variant-id ->
        [two-players] W wariancie dla dwojga liczba graczy to dokładnie { $least }.
        [chaos] W wariancie chaos gra od { $least } do { $most } osób.
       *[other] W grze klasycznej gra od { $least } do { $most } osób; dwie grają w wariant two-players.
    }
fantasy-realms-refusal-seconds = Wymiana trwa od { $least } do { $most } sekund, a nie { $seconds }.
fantasy-realms-refusal-wrong-moment =
    { $now-id ->
        [start] Najpierw dobierz kartę ze stosu albo weź odrzuconą.
        [discard] Teraz trzeba odrzucić kartę.
        [discard-drawn] Teraz trzeba odrzucić jedną z dwóch dobranych kart.
        [trade] Teraz trwa wymiana: składaj oferty albo je przyjmuj.
        [keep] Teraz zatrzymaj jedną z trzech kart albo żadną.
        [reveal] Teraz jest czas na wybory.
       *[other] Nie teraz: poczekaj chwilę.
    }
fantasy-realms-refusal-first-turn-draws = W pierwszej turze gry dobiera się ze stosu.
fantasy-realms-refusal-deck-only = Za długo wszyscy tylko brali odrzucone karty: odtąd dobiera się ze stosu.
fantasy-realms-refusal-not-in-discard = Karty { $card } nie ma wśród odrzuconych.
fantasy-realms-refusal-not-in-hand = Karty { $card } nie masz na ręce.
fantasy-realms-refusal-not-drawn = Karta { $card } nie jest żadną z właśnie dobranych, a tylko jedną z nich można odrzucić.
fantasy-realms-refusal-draft-open = Jedna karta już czeka na ofertę: najpierw ją złóż albo zatrzymaj kartę.
fantasy-realms-refusal-no-draft = Najpierw wybierz kartę do zaoferowania.
fantasy-realms-refusal-no-partner = Ofertę składa się komuś innemu albo wszystkim.
fantasy-realms-refusal-too-many-offers =
    { $most ->
        [one] Masz { $most } otwartą ofertę, więcej nie można: najpierw ją wycofaj.
        [few] Masz { $most } otwarte oferty, więcej nie można: najpierw wycofaj którąś.
       *[many] Masz { $most } otwartych ofert, więcej nie można: najpierw wycofaj którąś.
    }
fantasy-realms-refusal-no-such-offer = Oferta { $offer } nie jest już dla Ciebie otwarta.
fantasy-realms-refusal-wants-suit = Ta oferta żąda karty z zestawu { $suit }, a karta { $card } do niego nie należy.
fantasy-realms-refusal-not-this-choice = To nie pora na wybór karty { $card }: najpierw jest inny albo nie ma już nic do wyboru.

## Stół na ekranie

fantasy-realms-play-card = { $card } · { $suit } · siła { $base }
fantasy-realms-play-card-points = { $card }: { points }
fantasy-realms-play-total = Razem: { points }
fantasy-realms-play-without = Bez karty { $card }:
fantasy-realms-play-deck = Stos { $deck }
fantasy-realms-play-replay-deck =
    Stos: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
fantasy-realms-play-deck-text = Stos: nieznana karta. Dobranie powiększa obszar kart odrzuconych o jedną, wzięcie odrzuconej nie.
fantasy-realms-play-area-title = Karty odrzucone
fantasy-realms-play-area-gains = Karty odrzucone: ile zyska Twoja ręka
fantasy-realms-play-hand-title = Twoja ręka: { points }
fantasy-realms-play-hand-discard = na karcie: punkty bez niej
fantasy-realms-play-drawn = dobrana
fantasy-realms-play-took = wzięte: { $cards }
fantasy-realms-play-holds = ma: { $cards }
fantasy-realms-play-took-nothing = nic nie wzięte
fantasy-realms-play-offers = Oferty
fantasy-realms-play-no-offers = Nikt jeszcze niczego nie oferuje.
fantasy-realms-play-own-offer =
    { $shows ->
        [card] Twoja, inni widzą kartę
        [suit] Twoja, inni widzą tylko zestaw
       *[other] Twoja, inni nic nie widzą
    }
fantasy-realms-play-offered = w ofercie
fantasy-realms-play-keep = Nekromanta przywołuje: zatrzymaj jedną kartę
fantasy-realms-play-reveal = Wszystkie karty leżą odkryte
fantasy-realms-play-choices = Twój wybór i suma, którą daje
fantasy-realms-play-chooser = Twój wybór dla karty { $card }
fantasy-realms-play-step-giving = Którą kartę za nią dajesz?
fantasy-realms-play-step-showing = Co zobaczą inni?
fantasy-realms-play-step-to = Komu składasz ofertę?
fantasy-realms-play-step-wants = Czego za nią chcesz?
fantasy-realms-play-shows =
    { $shows ->
        [card] Pokaż kartę: { $card }
        [suit] Pokaż tylko zestaw: { $suit }
       *[other] Nic nie pokazuj
    }
fantasy-realms-play-to = Odbiorca: { $player }
fantasy-realms-play-to-all = Dla wszystkich
fantasy-realms-play-anything = Cokolwiek
fantasy-realms-play-offer-it = Zaoferuj kartę { $card }…
fantasy-realms-play-answer-it = Odpowiedz na tę ofertę…
fantasy-realms-play-cannot-answer = Nie masz karty, której żąda ta oferta.
fantasy-realms-play-not-yours = Wycofać można tylko własną ofertę.
fantasy-realms-play-offer =
    { $offer }. { $owner }{ $to-id ->
        [none] { "" }
       *[other] { " " }→ { $to }
    }: { $card-id ->
        [none] { $suit-id ->
            [none] { $open-to-you ->
                [no] nie dla Ciebie
               *[yes] zakryta karta
            }
           *[other] zestaw { $suit }
        }
       *[other] { $card }
    }{ $wants-id ->
        [none] { "" }
       *[other] , za zestaw { $wants }
    }

## Stół w zdaniach

fantasy-realms-play-area =
    { $count ->
        [0] Obszar kart odrzuconych jest pusty.
        [one] Odrzucono { $count } kartę z { $most }: { $cards }.
        [few] Odrzucono { $count } karty z { $most }: { $cards }.
       *[many] Odrzucono { $count } kart z { $most }: { $cards }.
    } { $deck ->
        [one] W stosie jest { $deck } karta.
        [few] W stosie są { $deck } karty.
       *[many] W stosie jest { $deck } kart.
    }
fantasy-realms-play-other =
    { $count ->
        [one] { $player } ma { $count } kartę{ fantasy-realms-play-other-known }
        [few] { $player } ma { $count } karty{ fantasy-realms-play-other-known }
       *[many] { $player } ma { $count } kart{ fantasy-realms-play-other-known }
    }
fantasy-realms-play-other-known =
    { $known-count ->
        [0] .
       *[other] , w tym { $known }.
    }
fantasy-realms-play-hand = Twoja ręka jest warta { points }: { $cards }.
fantasy-realms-play-hand-full =
    Masz o jedną kartę za dużo: { $cards }. W najlepszym razie { $points ->
        [one] zostanie { points }.
        [few] zostaną { points }.
       *[many] zostanie { points }.
    }
fantasy-realms-play-hand-empty = Nie masz jeszcze kart.
fantasy-realms-play-hand-blanked = { $card } (anulowana)
fantasy-realms-play-rank = { $place }. { $player }, { points }: { $cards }.
fantasy-realms-play-clock =
    { $seconds ->
        [one] Została { $seconds } sekunda.
        [few] Zostały { $seconds } sekundy.
       *[many] Zostało { $seconds } sekund.
    }
fantasy-realms-play-head-answers = Odpowiedzi:
fantasy-realms-play-head-offers = Możliwe oferty:
fantasy-realms-play-head-own = Twoje oferty:

## Klawisze

fantasy-realms-keys-start = ←↑↓→  ⏎ zrób  d dobierz
fantasy-realms-keys-discard = ←→  ⏎ odrzuć
fantasy-realms-keys-trade = ↑↓←→  ⏎ oferta  w wycofaj
fantasy-realms-keys-step = ↑↓←→  ⏎ wybierz  Esc wstecz
fantasy-realms-keys-reveal = ↑↓  ⏎ wybierz  a zgoda
fantasy-realms-keys-look = ←↑↓→ oglądaj karty

## Słowa, które można wpisać

fantasy-realms-verbs = draw=dobierz,ciągnij take=weź,bierz discard=odrzuć,wyrzuć offer=oferta,oferuj,zaoferuj open=otwórz,złóż drop=zaniechaj withdraw=wycofaj accept=przyjmij keep=zachowaj,zatrzymaj agree=zgoda leave=zostaw raise=przywołaj copy=kopiuj pose=udawaj suit=zestaw change=zmień clear=usuń card=karta nothing=nic,żadnej all=wszyscy,wszystkim anything=cokolwiek
fantasy-realms-play-example = weź hydra
fantasy-realms-play-typing =
    Wpisz numer ruchu albo ruch słowami, z nazwami kart w dowolnym języku: dobierz, weź hydra, odrzuć świeca, zachowaj król, zgoda.
    W wariancie chaos: oferta świeca zestaw (albo karta, albo nic), otwórz wszyscy powódź, otwórz lis, przyjmij 3 świeca, wycofaj 3, zaniechaj, czekaj.

## Zasady w skrócie

fantasy-realms-rules-classic =
    W swojej turze dobierz kartę ze stosu albo weź jedną z odrzuconych, a potem odrzuć kartę. Gra kończy się, gdy leży 10 odrzuconych kart; wygrywa najwyżej punktowana ręka.
fantasy-realms-rules-two-players =
    Na początku nikt nie ma kart. Dopóki nie masz siedmiu: weź kartę albo dobierz dwie i odrzuć jedną z nich. Potem dobieraj albo bierz i odrzucaj. Gra kończy się, gdy oboje mają po 7 kart, a odrzuconych jest co najmniej 12.
fantasy-realms-rules-chaos =
    Wszyscy wymieniają się jednocześnie, karta za kartę, aż minie czas. Oferta pokazuje tyle, ile chce właściciel: kartę, zestaw albo nic. Kto ma na końcu Nekromantę, dobiera trzy karty i zatrzymuje jedną.
fantasy-realms-rules =
    Każda karta ma podstawową siłę, a większość także premię albo karę zależną od pozostałych kart na ręce. Anulowana karta nic nie daje i nie działa: jest przekreślona (✗), a pod spodem stoi powód.
    Na koniec wszyscy odkrywają karty. O kartach, które zmieniają siebie lub inne, decyduje właściciel: program proponuje najlepszy wybór.
    Liczba na karcie mówi, ile daje ona teraz, a na odrzuconej, ile zyska Twoja ręka.
