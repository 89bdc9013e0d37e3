fantasy-realms = Fantastyczne Światy

## Suits, with the forms that sentences need
##   code       two letters for narrow places
##   plural     a heading over several
##   one        one of them, as a subject
##   acc        after "changes to": what a card becomes
##   any        after "with": any of them
##   none       after "without" or "there is no": none of them
##   each       after "for": each of them
##   each-other after "for": each of them but the card itself
##   all        after "blanks": all of them
##   all-other  after "blanks": all of them but the card itself
##   all-of     what belongs to all of them
##   except     after "all cards except": all of them; empty where cards do not print it

fantasy-realms-land = Kraina
    .code = Kr
    .plural = Krainy
    .one = Kraina
    .acc = Krainę
    .any = dowolną Krainą
    .none = żadnej Krainy
    .each = każdą Krainę
    .each-other = każdą inną Krainę
    .all = wszystkie Krainy
    .all-other = wszystkie inne Krainy
    .all-of = wszystkich Krain
    .except = Krain
fantasy-realms-flood = Powódź
    .code = Pw
    .plural = Powodzie
    .one = Powódź
    .acc = Powódź
    .any = dowolną Powodzią
    .none = żadnej Powodzi
    .each = każdą Powódź
    .each-other = każdą inną Powódź
    .all = wszystkie Powodzie
    .all-other = wszystkie inne Powodzie
    .all-of = wszystkich Powodzi
    .except = Powodzi
fantasy-realms-weather = Pogoda
    .code = Pg
    .plural = Pogody
    .one = Pogoda
    .acc = Pogodę
    .any = dowolną Pogodą
    .none = żadnej Pogody
    .each = każdą Pogodę
    .each-other = każdą inną Pogodę
    .all = wszystkie Pogody
    .all-other = wszystkie inne Pogody
    .all-of = wszystkich Pogód
    .except = Pogód
fantasy-realms-flame = Płomień
    .code = Pł
    .plural = Płomienie
    .one = Płomień
    .acc = Płomień
    .any = dowolnym Płomieniem
    .none = żadnego Płomienia
    .each = każdy Płomień
    .each-other = każdy inny Płomień
    .all = wszystkie Płomienie
    .all-other = wszystkie inne Płomienie
    .all-of = wszystkich Płomieni
    .except = Płomieni
fantasy-realms-army = Armia
    .code = Ar
    .plural = Armie
    .one = Armia
    .acc = Armię
    .any = dowolną Armią
    .none = żadnej Armii
    .each = każdą Armię
    .each-other = każdą inną Armię
    .all = wszystkie Armie
    .all-other = wszystkie inne Armie
    .all-of = wszystkich Armii
    .except = Armii
fantasy-realms-wizard = Czarodziej
    .code = Cz
    .plural = Czarodzieje
    .one = Czarodziej
    .acc = Czarodzieja
    .any = dowolnym Czarodziejem
    .none = żadnego Czarodzieja
    .each = każdego Czarodzieja
    .each-other = każdego innego Czarodzieja
    .all = wszystkich Czarodziejów
    .all-other = wszystkich innych Czarodziejów
    .all-of = wszystkich Czarodziejów
    .except = Czarodziejów
fantasy-realms-leader = Przywódca
    .code = Pr
    .plural = Przywódcy
    .one = Przywódca
    .acc = Przywódcę
    .any = dowolnym Przywódcą
    .none = żadnego Przywódcy
    .each = każdego Przywódcę
    .each-other = każdego innego Przywódcę
    .all = wszystkich Przywódców
    .all-other = wszystkich innych Przywódców
    .all-of = wszystkich Przywódców
    .except = Przywódców
fantasy-realms-beast = Bestia
    .code = Be
    .plural = Bestie
    .one = Bestia
    .acc = Bestię
    .any = dowolną Bestią
    .none = żadnej Bestii
    .each = każdą Bestię
    .each-other = każdą inną Bestię
    .all = wszystkie Bestie
    .all-other = wszystkie inne Bestie
    .all-of = wszystkich Bestii
    .except = Bestii
fantasy-realms-weapon = Broń
    .code = Br
    .plural = Bronie
    .one = Broń
    .acc = Broń
    .any = dowolną Bronią
    .none = żadnej Broni
    .each = każdą Broń
    .each-other = każdą inną Broń
    .all = wszystkie Bronie
    .all-other = wszystkie inne Bronie
    .all-of = wszystkich Broni
    .except = Broni
fantasy-realms-artifact = Artefakt
    .code = At
    .plural = Artefakty
    .one = Artefakt
    .acc = Artefakt
    .any = dowolnym Artefaktem
    .none = żadnego Artefaktu
    .each = każdy Artefakt
    .each-other = każdy inny Artefakt
    .all = wszystkie Artefakty
    .all-other = wszystkie inne Artefakty
    .all-of = wszystkich Artefaktów
    .except = Artefaktów
fantasy-realms-wild = Karta specjalna
    .code = ✦
    .plural = Karty specjalne
    .one = karta specjalna
    .acc = kartę specjalną
    .any = dowolną kartą specjalną
    .none = żadnej karty specjalnej
    .each = każdą kartę specjalną
    .each-other = każdą inną kartę specjalną
    .all = wszystkie karty specjalne
    .all-other = wszystkie inne karty specjalne
    .all-of = wszystkich kart specjalnych
    .except = { "" }

## Cards

fantasy-realms-mountain = Góry
fantasy-realms-cavern = Jaskinia
fantasy-realms-bell-tower = Dzwonnica
fantasy-realms-forest = Las
fantasy-realms-earth-elemental = Żywiołak ziemi
fantasy-realms-fountain-of-life = Fontanna życia
fantasy-realms-swamp = Bagno
fantasy-realms-great-flood = Potop
fantasy-realms-island = Wyspa
fantasy-realms-water-elemental = Żywiołak wody
fantasy-realms-rainstorm = Burza
fantasy-realms-blizzard = Śnieżyca
fantasy-realms-smoke = Dym
fantasy-realms-whirlwind = Tornado
fantasy-realms-air-elemental = Żywiołak powietrza
fantasy-realms-wildfire = Pożar
fantasy-realms-candle = Świeca
fantasy-realms-forge = Kuźnia
fantasy-realms-lightning = Błyskawica
fantasy-realms-fire-elemental = Żywiołak ognia
fantasy-realms-knights = Rycerze
fantasy-realms-elven-archers = Elfi łucznicy
fantasy-realms-light-cavalry = Lekka konnica
fantasy-realms-dwarvish-infantry = Krasnoludzka piechota
fantasy-realms-rangers = Zwiadowcy
fantasy-realms-collector = Kolekcjoner
fantasy-realms-beastmaster = Władca bestii
fantasy-realms-necromancer = Nekromanta
fantasy-realms-warlock-lord = Czarnoksiężnik
fantasy-realms-enchantress = Zaklinaczka
fantasy-realms-king = Król
fantasy-realms-queen = Królowa
fantasy-realms-princess = Księżniczka
fantasy-realms-warlord = Wielki wódz
fantasy-realms-empress = Cesarzowa
fantasy-realms-unicorn = Jednorożec
fantasy-realms-basilisk = Bazyliszek
fantasy-realms-warhorse = Rumak
fantasy-realms-dragon = Smok
fantasy-realms-hydra = Hydra
fantasy-realms-warship = Okręt
fantasy-realms-magic-wand = Magiczna różdżka
fantasy-realms-sword-of-keth = Miecz Ketha
fantasy-realms-elven-longbow = Elfi długi łuk
fantasy-realms-war-dirigible = Wojenny sterowiec
fantasy-realms-shield-of-keth = Tarcza Ketha
fantasy-realms-gem-of-order = Klejnot porządku
fantasy-realms-world-tree = Drzewo Świata
fantasy-realms-book-of-changes = Księga zmian
fantasy-realms-protection-rune = Runa ochrony
fantasy-realms-shapeshifter = Zmiennokształtny
fantasy-realms-mirage = Fatamorgana
fantasy-realms-doppelganger = Mimik

## Warunki: wszystkie karty, jedna z kart, jeden z zestawów albo żaden z zestawów

fantasy-realms-when =
    { $without-count ->
        [0]
            z { $all-count ->
                [0] { $any-count ->
                    [0] { $suits-any-or }
                   *[other] kartą { $any-or }
                }
               *[other] { $all-count ->
                    [1] kartą { $all }
                   *[other] kartami { $all }
                }{ $any-count ->
                    [0] { $suits-count ->
                        [0] { "" }
                       *[other] { " " }oraz { $suits-any-or }
                    }
                   *[other] { " " }oraz kartą { $any-or }
                }
            }
       *[other] bez { $without-none-or }
    }
fantasy-realms-otherwise = { fantasy-realms-when }

## Premie

fantasy-realms-bonus-per-card =
    { $points-signed } za { $other ->
        [yes] { $suits-each-other }
       *[no] { $suits-each }
    }
fantasy-realms-bonus-per-card-beside = { $points-signed } za { $suits-each }, a z kartą { $beside } { $more-signed }
fantasy-realms-bonus-once = { $points-signed } { $when }
fantasy-realms-bonus-once-or-less = { $points-signed } { $when } albo { $less-signed } { $otherwise }
fantasy-realms-bonus-sum-of-bases = dodaje podstawową siłę { $suits-all-of }
fantasy-realms-bonus-one-base = dodaje podstawową siłę jednej wybranej karty z zestawu { $suits-or }
fantasy-realms-bonus-runs = +10 za 3 karty z kolejnymi wartościami podstawowej siły, +30 za 4, +60 za 5, +100 za 6, +150 za 7 lub więcej
fantasy-realms-bonus-collection = +10 za 3 różne karty z jednego zestawu, +40 za 4, +100 za 5 lub więcej
fantasy-realms-bonus-all-suits-differ = { $points-signed }, jeśli każda aktywna karta jest z innego zestawu
fantasy-realms-bonus-clears =
    { $suits-count ->
        [11] usuwa wszystkie kary
       *[other] usuwa kary { $suits-all-of }
    }
fantasy-realms-bonus-clears-army =
    usuwa słowo { fantasy-realms-army } { $suits-count ->
        [11] ze wszystkich kar
       *[other] z kar { $suits-all-of }
    }

## Kary

fantasy-realms-penalty-per-card = { fantasy-realms-bonus-per-card }
fantasy-realms-penalty-unless = { $points-signed }, jeśli na ręce nie ma { $suits-none-or }
fantasy-realms-penalty-blanks =
    anuluje { $other ->
        [yes] { $suits-all-other }
       *[no] { $suits-all }
    }{ $spares-count ->
        [0] { "" }
        [1] { " " }oprócz karty { $spares }
       *[other] { " " }oprócz kart { $spares }
    }
fantasy-realms-penalty-blanks-all-but =
    anuluje wszystkie karty oprócz { $suits-except }{ $spares-count ->
        [0] { "" }
        [1] { " " }oraz karty { $spares }
       *[other] { " " }oraz kart { $spares }
    }
fantasy-realms-penalty-blanked-unless = anulowana, jeśli na ręce nie ma { $suits-none-or }
fantasy-realms-penalty-blanked-with = anulowana, jeśli na ręce jest { $suits-one-or }

## Karty, dla których właściciel wybiera na koniec gry

fantasy-realms-chooser-necromancer = może przywołać z obszaru kart odrzuconych jako ósmą kartę Armię, Czarodzieja, Przywódcę lub Bestię
fantasy-realms-chooser-doppelganger = może skopiować inną kartę z ręki: nazwę, zestaw, podstawową siłę i karę, ale nie premię
fantasy-realms-chooser-mirage = może udawać dowolną kartę z zestawu Kraina, Powódź, Pogoda, Płomień lub Armia: przyjmuje jej nazwę i zestaw albo sam zestaw, nic więcej
fantasy-realms-chooser-shapeshifter = może zmienić się w dowolną kartę z zestawu Czarodziej, Przywódca, Bestia, Broń lub Artefakt: przyjmuje jej nazwę i zestaw albo sam zestaw, nic więcej
fantasy-realms-chooser-book-of-changes = może zmienić zestaw innej karty z ręki; jej nazwa, podstawowa siła, premia i kara zostają
fantasy-realms-chooser-island = może usunąć karę jednej Powodzi lub jednego Płomienia

## Wiersze punktacji

fantasy-realms-line-eighth = Ósma karta, którą przywołał { fantasy-realms-necromancer }
fantasy-realms-line-copies = Kopiuje kartę { $name }
fantasy-realms-line-poses = Udaje kartę { $name } ({ $suit })
fantasy-realms-line-poses-as-suit = Przyjmuje zestaw { $suit }, bez nazwy
fantasy-realms-line-changed = { fantasy-realms-book-of-changes } zmienia zestaw na { $suit-acc }
fantasy-realms-line-base = Podstawowa siła { $points }
fantasy-realms-line-bonus =
    { $points ->
        [0] Bez premii: { $bonus }
       *[other] { $bonus-id ->
            [per-card] { $cards-count ->
                [1] { $bonus }{ fantasy-realms-because }
               *[other] { $points-signed }: { $bonus }{ fantasy-realms-because }
            }
            [once] { $bonus-when-suits-count ->
                [0] { $bonus-when-any-count ->
                    [0] { $bonus }
                    [1] { $bonus }
                   *[other] { $bonus }{ fantasy-realms-because }
                }
               *[other] { $bonus }{ fantasy-realms-because }
            }
            [once-or-less] { $points-signed } z { $cards-count ->
                [1] kartą { $cards }
               *[other] kartami { $cards }
            }
            [sum-of-bases] { fantasy-realms-bases }
            [one-base] { fantasy-realms-bases }
            [runs] { $points-signed } za kolejne wartości podstawowej siły{ fantasy-realms-because }
            [collection] { $points-signed } za różne karty z jednego zestawu{ fantasy-realms-because }
            [all-suits-differ] { $bonus }
           *[other] { $points-signed }: { $bonus }{ fantasy-realms-because }
        }
    }
fantasy-realms-line-penalty =
    { $points ->
        [0] Bez kary: { $penalty }{ fantasy-realms-because }
       *[other] { $penalty-id ->
            [unless] { $penalty }
           *[other] { $cards-count ->
                [1] { $penalty }{ fantasy-realms-because }
               *[other] { $points-signed }: { $penalty }{ fantasy-realms-because }
            }
        }
    }
fantasy-realms-bases = { $points-signed }: podstawowa siła { $cards-count ->
        [1] karty { $cards }
       *[other] kart { $cards }
    }
fantasy-realms-because =
    { $cards-count ->
        [0] { "" }
       *[other] { " " }({ $cards-list })
    }
fantasy-realms-line-cleared = Kara usunięta przez kartę { $by }
fantasy-realms-line-army-cleared = Słowo { fantasy-realms-army } usunięte z kary przez kartę { $by }
fantasy-realms-line-blanked-by = Anulowana przez kartę { $by }
fantasy-realms-line-blanked-in-circle =
    { $cards-count ->
        [1] Anulowana: anulowałaby samą siebie
       *[other] Anulowana: karty { $cards } anulują się nawzajem
    }
fantasy-realms-line-blanked-unless = Anulowana: na ręce nie ma { $suits-none-or }
fantasy-realms-line-blanked-with = Anulowana: na ręce jest { $suits-one-or }

## Wybory

fantasy-realms-choice-nothing =
    { $chooser-id ->
        [necromancer] { $chooser } nie przywołuje żadnej karty
        [doppelganger] { $chooser } nie kopiuje żadnej karty
        [book-of-changes] { $chooser } niczego nie zmienia
        [island] { $chooser } nie usuwa żadnej kary
       *[other] { $chooser } nie zmienia się
    }
fantasy-realms-choice-raise = { fantasy-realms-necromancer } przywołuje kartę { $card }
fantasy-realms-choice-copy = { fantasy-realms-doppelganger } kopiuje kartę { $card }
fantasy-realms-choice-pose = { $chooser } udaje kartę { $card }
fantasy-realms-choice-pose-as-suit = { $chooser } przyjmuje zestaw { $suit }
fantasy-realms-choice-change = { fantasy-realms-book-of-changes } zmienia zestaw karty { $card } na { $suit-acc }
fantasy-realms-choice-clear = { fantasy-realms-island } usuwa karę karty { $card }

## Odmowy przy wyborach

fantasy-realms-refusal-too-many-cards =
    { $count ->
        [one] { $count } karta to za dużo: na ręce jest 7 kart, a z kartą { fantasy-realms-necromancer } 8.
        [few] { $count } karty to za dużo: na ręce jest 7 kart, a z kartą { fantasy-realms-necromancer } 8.
       *[many] { $count } kart to za dużo: na ręce jest 7 kart, a z kartą { fantasy-realms-necromancer } 8.
    }
fantasy-realms-refusal-chooser-missing = Karty { $card } nie ma na ręce, więc nie ma dla niej czego wybierać.
fantasy-realms-refusal-target-missing = { $card } może wybrać tylko kartę z ręki, a karty { $target } na niej nie ma.
fantasy-realms-refusal-target-itself = Karta { $card } nie może wybrać samej siebie: wybierz inną kartę z ręki.
fantasy-realms-refusal-necromancer-suit = { fantasy-realms-necromancer } przywołuje tylko Armię, Czarodzieja, Przywódcę lub Bestię, a karta { $target } do nich nie należy.
fantasy-realms-refusal-not-discarded = { fantasy-realms-necromancer } przywołuje tylko z obszaru kart odrzuconych, a karty { $target } tam nie ma.
fantasy-realms-refusal-guise-suit =
    { $card } nie może przyjąć zestawu { $suit }. Do wyboru: { $card-id ->
        [mirage] Kraina, Powódź, Pogoda, Płomień lub Armia.
       *[other] Czarodziej, Przywódca, Bestia, Broń lub Artefakt.
    }
fantasy-realms-refusal-guise-unseen = { $card } może przyjąć tylko nazwę karty widzianej w tej grze, a karty { $target } nikt nie widział.
fantasy-realms-refusal-book-suit = { fantasy-realms-book-of-changes } nadaje jeden z dziesięciu zestawów, a { fantasy-realms-wild.one } nie jest żadnym z nich.
fantasy-realms-refusal-book-same-suit = Karta { $target } ma już zestaw { $suit }: wybierz dla niej inny.
fantasy-realms-refusal-island-suit = { fantasy-realms-island } usuwa tylko karę Powodzi lub Płomienia, a karta { $target } do nich nie należy.
fantasy-realms-refusal-fountain-suit = { fantasy-realms-fountain-of-life } dodaje tylko siłę Krainy, Powodzi, Pogody, Płomienia lub Broni, a karta { $target } do nich nie należy.

## Opcje

fantasy-realms-option-stalemate-rounds = Po tylu rundach, w których wszyscy brali z obszaru kart odrzuconych, trzeba dobierać z talii; 0 oznacza nigdy.
fantasy-realms-option-copy-scope = Które karty mogą nazwać Fatamorgana i Zmiennokształtny: każdą kartę gry (any) czy tylko widziane w tej partii (seen).
fantasy-realms-option-choices = Kto dokonuje wyborów na koniec gry: właściciele kart (owner) czy program, najlepiej dla każdego (best).
fantasy-realms-option-seconds = Ile sekund trwa handel w wariancie chaos.
