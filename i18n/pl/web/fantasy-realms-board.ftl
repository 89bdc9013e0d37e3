## Słowa na kartach

fr-hyphens = Zmienno-kształtny Krasno-ludzka Czarno-księżnik Księż-niczka Kolek-cjoner Zakli-naczka Fata-morgana Nekro-manta Jedno-rożec Bazy-liszek Błyska-wica

fr-blanked = Anulowana
fr-cleared-by = usuwa { $card }
fr-no-effect = Bez premii i bez kary
fr-gives = Teraz daje
fr-eighth = ósma
fr-new = nowa

fantasy-realms-stamp-blanked-by = { $by }
fantasy-realms-stamp-blanked-in-circle =
    { $cards-count ->
        [1] przez samą siebie
       *[other] nawzajem
    }
fantasy-realms-stamp-blanked-unless = brak: { $suits-or }
fantasy-realms-stamp-blanked-with = jest { $suits-one-or }

fantasy-realms-band-copies = jako { $name }
fantasy-realms-band-poses = jako { $name }
fantasy-realms-band-poses-as-suit = teraz { $suit }
fantasy-realms-band-changed = teraz { $suit }

fantasy-realms-short-cleared = karę usuwa { $by }
fantasy-realms-short-army-cleared = bez słowa Armia
fantasy-realms-short-blanked-by = przez kartę { $by }
fantasy-realms-short-blanked-in-circle = anulują się nawzajem
fantasy-realms-short-blanked-unless = brak: { $suits-or }
fantasy-realms-short-blanked-with = jest { $suits-one-or }

# Za co karta dostaje punkty: kilka kart po nazwie, wiele liczbą.
fantasy-realms-cause =
    { $suits-count ->
        [0] { $cards-count ->
            [0] { $beside-id ->
                [none] { $count ->
                    [few] { $count } karty
                   *[many] { $count } kart
                }
               *[other] { $beside }
            }
           *[other] { $cards-list }
        }
       *[other] { $count }{ "\u00A0" }×{ "\u00A0" }{ $suits-list }{ $beside-id ->
            [none] { "" }
           *[other] , { $beside }
        }
    }

## Stół

fr-area = Karty odrzucone
fr-area-gains = na karcie: ile zyska Twoja ręka
fr-area-count = { $count } z { $end }, potem koniec
fr-area-empty = Nie ma jeszcze kart odrzuconych.
fr-or = albo
fr-deck = Stos
fr-deck-label =
    { $count ->
        [one] Stos, zostaje { $count } karta
        [few] Stos, zostają { $count } karty
       *[many] Stos, zostaje { $count } kart
    }
fr-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
fr-seat-took = wzięte:
fr-seat-holds = ma:
fr-vine = Odrzucone karty: { $count } z { $end }
fr-vine-caption = odrzucone karty kończą grę
fr-vine-two = odrzucone karty i pełne ręce kończą grę
fr-time-label = Pozostały czas: { $time }
fr-time-caption = z { $time }, potem liczenie

fantasy-realms-note-took = bierze: { $card }
fantasy-realms-note-discarded = odrzuca: { $card }
fantasy-realms-note-drew =
    { $count ->
        [one] dobiera kartę
        [few] dobiera { $count } karty
       *[many] dobiera { $count } kart
    }

## Moja ręka

fr-hand = Twoja ręka
fr-drawn = Właśnie dobrane
fr-worth = Twoja ręka jest warta
fr-worth-rest = W najlepszym razie zostaje
fr-worth-short = ręka
fr-blanked-more =
    { $count ->
        [one] i jeszcze { $count } anulowana
        [few] i jeszcze { $count } anulowane
       *[many] i jeszcze { $count } anulowanych
    }
fr-why-points = Skąd te punkty?
fr-why-total = Skąd { $total }?
fr-why-gain = Skąd { $gain }?
fr-why-title = Skąd te punkty
fr-total = Razem
fr-draw = Dobierz
fr-choose-discard = Wybierz kartę do odrzucenia
fr-choose-keep = Wybierz kartę do zatrzymania

fr-tip-swap = Wchodzi { $card }, wychodzi { $discard }: { $total }.
fr-tip-take = Z kartą { $card }: { $total }.
fr-tip-discard = Bez karty { $card }: { $total }.
fr-tip-best = Najlepiej wziąć kartę { $card }: { $total }.
fr-tip-best-discard = Najlepiej odrzucić kartę { $card }: zostaje { $total }.
fr-tip-deck-only = Za długo wszyscy brali odrzucone karty: teraz trzeba dobierać ze stosu.

## Dla tych, którzy słuchają

fr-label-card = { $card }, { $suit }, siła { $base }
fr-label-points =
    { $points ->
        [one] daje { $points } punkt
        [few] daje { $points } punkty
       *[many] daje { $points } punktów
    }
fr-label-blanked = anulowana: { $why }
fr-label-gain = zmiana punktów ręki: { $gain }
fr-label-selected = zaznaczona

## Handel

fr-ribbon-trade = Jeszcze { $time }: wymieniaj kartę za kartę
fr-offers = Oferty na stole
fr-offers-note = ile widać, ustala właściciel
fr-no-offers = Nikt jeszcze nic nie oferuje.
fr-trades =
    { $count ->
        [one] { $count } wymiana
        [few] { $count } wymiany
       *[many] { $count } wymian
    }
fr-make-offer = Złóż ofertę
fr-tap-card = Dotknij karty na swojej ręce.
fr-others-see = Inni widzą
fr-shows-card = kartę
fr-shows-suit = zestaw
fr-shows-nothing = nic
fr-offered-to = Dla kogo
fr-all = wszyscy
fr-you-want = Chcesz w zamian
fr-any = coś
fr-anything = cokolwiek
fr-wants = w zamian:
fr-to-all = dla wszystkich
fr-to-you = dla Ciebie
fr-to-one = dla: { $name }
fr-elsewhere = Między innymi graczami:
fr-elsewhere-pair = { $owner } dla: { $to }
fr-yours = Twoja
fr-you-give = dajesz: { $card }
fr-only-you = tylko dla Ciebie
fr-none-fits = Nie masz takiej karty.
fr-withdraw = Wycofaj
fr-hidden-card = zakryta karta
fr-age = { $seconds } s temu
fr-offer-label = { $owner } oferuje: { $thing }, { $to }, w zamian: { $wants }
fr-offered-card = na stole: widać kartę
fr-offered-suit = na stole: widać zestaw
fr-offered-nothing = na stole: zakryta
fr-tip-trade = Wybierz ofertę albo kartę, którą oferujesz.
fr-tip-trade-card = Przychodzi { $comes }, odchodzi { $goes }.
fr-tip-trade-hidden = Przychodzi zakryta karta, odchodzi { $goes }.
fr-tip-trade-gain = { $gain }, razem { $total }.
fr-give = Daj: { $card }
fr-let-pass = Zostaw
# Co było w ofercie, o ile było to widać.
fantasy-realms-event-withdrew-offer =
    { $seat ->
        [Ty] Wycofujesz ofertę
       *[other] { $seat } wycofuje ofertę
    }{ $offer-open-to-you ->
        [no] { " " }(odbiorca: { $offer-to }).
       *[yes] { ": " }{ fantasy-realms-offer-thing }{ fantasy-realms-offer-price }.
    }
fantasy-realms-offer-button =
    Oferuj { $card-id ->
        [none] { $suit-id ->
            [none] zakrytą kartę
           *[other] { $suit-acc }
        }
       *[other] kartę { $card }
    } za { $wants-id ->
        [none] cokolwiek
       *[other] { $wants-acc }
    }

## Odkrycie rąk

fr-reveal = Wszystkie ręce
fr-place = Miejsce { $place }
fr-agreed = zgoda
fr-chooses =
    { $cards-count ->
        [0] jeszcze bez zgody
       *[other] wybiera: { $cards }
    }
fr-agree = Zgadzam się
fr-final-when = Ostatecznie, gdy wszyscy się zgodzą.
fr-waits-agree = Jeszcze bez zgody: { $names-list }.
fr-best-found = to najlepszy wybór, możesz go zmienić
fr-question-necromancer = Kogo przywołuje Nekromanta?
fr-question-doppelganger = Co kopiuje Mimik?
fr-question-mirage = Czym jest Twoja Fatamorgana?
fr-question-shapeshifter = Kim jest Twój Zmiennokształtny?
fr-question-book-of-changes = Co zmienia Księga zmian?
fr-question-island = Czyją karę usuwa Wyspa?
fr-choice-nothing = nic
fr-choice-change = { $card }: { $suit }
fr-choice-others =
    { $count ->
        [one] i { $count } inna
        [few] i { $count } inne
       *[many] i { $count } innych
    }
fr-choice-all =
    { $count ->
        [one] Wszystkie ({ $count })
        [few] Wszystkie ({ $count })
       *[many] Wszystkie ({ $count })
    }
fr-choice-later = Potem: { $cards }.
fr-end-won = Wygrywasz o { $by }
fr-end-tie = Remis na Twoją korzyść
fr-end-shared = Dzielisz zwycięstwo
fr-end-lost =
    { $by ->
        [0] Miejsce { $place } po remisie
       *[other] Miejsce { $place }, do zwycięstwa brakuje { $by }
    }

## Oglądanie

fr-open-hands = Odkryte ręce
fr-watching = Oglądasz: ręce są zakryte do końca gry.

## Stół w słowach

fr-text-total = { $words } ({ $total })
fr-text-known = znane: { $cards }
fr-keys-list = Strzałki przechodzą między kartami, Enter zaznacza, a drugi Enter potwierdza, Esc odznacza. D dobiera, A oznacza zgodę, I czyta kartę, W mówi, skąd te punkty. Przecinek i kropka to krok wstecz i naprzód.

## Krótkie teksty kart. Gwiazdki oznaczają słowo, które usuwają Zwiadowcy i Okręt.

fr-card-mountain =
    .plus = 50 z kartami Dym i Pożar; usuwa kary Powodzi
fr-card-cavern =
    .plus = 25 z kartą Krasnoludzka piechota lub Smok; usuwa kary Pogód
fr-card-bell-tower =
    .plus = 15 z Czarodziejem
fr-card-forest =
    .plus = 12 za każdą Bestię i za kartę Elfi łucznicy
fr-card-earth-elemental =
    .plus = 15 za każdą inną Krainę
fr-card-fountain-of-life =
    .plus = siła jednej Broni, Powodzi, Krainy, Pogody lub Płomienia
fr-card-swamp =
    .minus = 3 za każdą *Armię* i każdy Płomień
fr-card-great-flood =
    .minus = anuluje *Armie*, Krainy prócz Gór, Płomienie prócz Błyskawicy
fr-card-island =
    .plus = usuwa karę jednej Powodzi lub Płomienia
fr-card-water-elemental =
    .plus = 15 za każdą inną Powódź
fr-card-rainstorm =
    .plus = 10 za każdą Powódź
    .minus = anuluje Płomienie prócz Błyskawicy
fr-card-blizzard =
    .minus = anuluje Powodzie; 5 za *Armię,* Bestię, Przywódcę i Płomień
fr-card-smoke =
    .minus = anulowany bez Płomienia
fr-card-whirlwind =
    .plus = 40 z Burzą oraz Śnieżycą lub Potopem
fr-card-air-elemental =
    .plus = 15 za każdą inną Pogodę
fr-card-wildfire =
    .minus = anuluje wszystko prócz Płomieni, Czarodziejów, Pogód, Broni, Artefaktów i 5 kart
fr-card-candle =
    .plus = 100 z Księgą zmian, Dzwonnicą i Czarodziejem
fr-card-forge =
    .plus = 9 za każdą Broń i każdy Artefakt
fr-card-lightning =
    .plus = 30 z Burzą
fr-card-fire-elemental =
    .plus = 15 za każdy inny Płomień
fr-card-knights =
    .minus = 8 bez Przywódcy
fr-card-elven-archers =
    .plus = 5 bez Pogody
fr-card-light-cavalry =
    .minus = 2 za każdą Krainę
fr-card-dwarvish-infantry =
    .minus = 2 za każdą inną *Armię*
fr-card-rangers =
    .plus = 10 za każdą Krainę; usuwa słowo Armia z kar
fr-card-collector =
    .plus = 10 za 3 karty jednego zestawu, 40 za 4, 100 za 5
fr-card-beastmaster =
    .plus = 9 za każdą Bestię; usuwa kary Bestii
fr-card-necromancer =
    .plus = przywołuje ósmą kartę spośród odrzuconych
fr-card-warlock-lord =
    .minus = 10 za każdego Przywódcę i innego Czarodzieja
fr-card-enchantress =
    .plus = 5 za każdą Krainę, Pogodę, Powódź i Płomień
fr-card-king =
    .plus = 5 za każdą Armię, a z Królową 20
fr-card-queen =
    .plus = 5 za każdą Armię, a z Królem 20
fr-card-princess =
    .plus = 8 za każdą Armię, Czarodzieja i innego Przywódcę
fr-card-warlord =
    .plus = siła wszystkich Armii
fr-card-empress =
    .plus = 10 za każdą Armię
    .minus = 5 za każdego innego Przywódcę
fr-card-unicorn =
    .plus = 30 z Księżniczką albo 15 z Cesarzową, Królową lub Zaklinaczką
fr-card-basilisk =
    .minus = anuluje *Armie,* Przywódców i inne Bestie
fr-card-warhorse =
    .plus = 14 z Przywódcą lub Czarodziejem
fr-card-dragon =
    .minus = 40 bez Czarodzieja
fr-card-hydra =
    .plus = 28 z Bagnem
fr-card-warship =
    .plus = usuwa słowo Armia z kar Powodzi
    .minus = anulowany bez Powodzi
fr-card-magic-wand =
    .plus = 25 z Czarodziejem
fr-card-sword-of-keth =
    .plus = 10 z Przywódcą, 40 z nim i Tarczą Ketha
fr-card-elven-longbow =
    .plus = 30 z kartą Elfi łucznicy, Wielki wódz lub Władca bestii
fr-card-war-dirigible =
    .minus = anulowany bez *Armii* albo z Pogodą
fr-card-shield-of-keth =
    .plus = 15 z Przywódcą, 40 z nim i Mieczem Ketha
fr-card-gem-of-order =
    .plus = kolejne siły: za 3 karty 10, 4: 30, 5: 60, 6: 100, 7: 150
fr-card-world-tree =
    .plus = 50, gdy wszystkie zestawy są różne
fr-card-book-of-changes =
    .plus = zmienia zestaw jednej innej karty
fr-card-protection-rune =
    .plus = usuwa wszystkie kary
fr-card-shapeshifter =
    .plus = udaje Czarodzieja, Przywódcę, Bestię, Broń lub Artefakt
fr-card-mirage =
    .plus = udaje Krainę, Powódź, Pogodę, Płomień lub Armię
fr-card-doppelganger =
    .plus = kopiuje inną kartę, ale bez premii
