fantazja = Fantazja

## Frakcje

fantazja-sculptors = Rzeźbiarze Natury
    .of = Rzeźbiarzy Natury
fantazja-engineers = Inżynierowie Światła
    .of = Inżynierów Światła

## Żywioły
##   code   litera w ciasnych miejscach
##   acc    po „pokazuje”
##   of     po „bok” i „symbol”

fantazja-earth = Ziemia
    .code = Z
    .acc = ziemię
    .of = ziemi
fantazja-air = Powietrze
    .code = P
    .acc = powietrze
    .of = powietrza
fantazja-water = Woda
    .code = W
    .acc = wodę
    .of = wody
fantazja-fire = Ogień
    .code = O
    .acc = ogień
    .of = ognia

## Typy budynków, a zarazem moce
##   one    z jednym budynkiem
##   few    z dwoma, trzema albo czterema
##   many   z pięcioma i więcej
##   on     po „na budynku”
##   acc    moc, po „wykorzystuje”
##   of     moc, po „żeton”

fantazja-residential = Mieszkalne
    .one = mieszkalny
    .few = mieszkalne
    .many = mieszkalnych
    .on = mieszkalnym
    .acc = moc mieszkalną
    .of = mocy mieszkalnej
fantazja-production = Produkcyjne
    .one = produkcyjny
    .few = produkcyjne
    .many = produkcyjnych
    .on = produkcyjnym
    .acc = moc produkcyjną
    .of = mocy produkcyjnej
fantazja-military = Militarne
    .one = militarny
    .few = militarne
    .many = militarnych
    .on = militarnym
    .acc = moc militarną
    .of = mocy militarnej
fantazja-magic = Magiczne
    .one = magiczny
    .few = magiczne
    .many = magicznych
    .on = magicznym
    .acc = moc magiczną
    .of = mocy magicznej
fantazja-special = Specjalne
    .one = specjalny
    .few = specjalne
    .many = specjalnych
    .on = specjalnym
    .acc = moc specjalną
    .of = mocy specjalnej

## Poziomy

fantazja-level-1 = I
fantazja-level-2 = II
fantazja-level-3 = III

## Budynki
##   acc    po „buduje” i „na”, gdy coś się tam kładzie
##   of     po „zamiast”, „obok” i „nie ma”
##   on     po „na”, gdy coś tam leży

fantazja-residential-1 = Domek I
    .acc = Domek I
    .of = Domku I
    .on = Domku I
fantazja-residential-2 = Domek II
    .acc = Domek II
    .of = Domku II
    .on = Domku II
fantazja-residential-3 = Domek III
    .acc = Domek III
    .of = Domku III
    .on = Domku III
fantazja-production-1 = Młyn I
    .acc = Młyn I
    .of = Młyna I
    .on = Młynie I
fantazja-production-2 = Młyn II
    .acc = Młyn II
    .of = Młyna II
    .on = Młynie II
fantazja-production-3 = Wiatrak III
    .acc = Wiatrak III
    .of = Wiatraka III
    .on = Wiatraku III
fantazja-military-1 = Garnizon I
    .acc = Garnizon I
    .of = Garnizonu I
    .on = Garnizonie I
fantazja-military-2 = Garnizon II
    .acc = Garnizon II
    .of = Garnizonu II
    .on = Garnizonie II
fantazja-military-3 = Garnizon III
    .acc = Garnizon III
    .of = Garnizonu III
    .on = Garnizonie III
fantazja-magic-1 = Wieża Maga I
    .acc = Wieżę Maga I
    .of = Wieży Maga I
    .on = Wieży Maga I
fantazja-magic-2 = Wieża Maga II
    .acc = Wieżę Maga II
    .of = Wieży Maga II
    .on = Wieży Maga II
fantazja-magic-3 = Wieża Maga III
    .acc = Wieżę Maga III
    .of = Wieży Maga III
    .on = Wieży Maga III
fantazja-well = Studnia Mocy
    .acc = Studnię Mocy
    .of = Studni Mocy
    .on = Studni Mocy
fantazja-market = Targowisko
    .acc = Targowisko
    .of = Targowiska
    .on = Targowisku
fantazja-observatory = Obserwatorium Snów
    .acc = Obserwatorium Snów
    .of = Obserwatorium Snów
    .on = Obserwatorium Snów
fantazja-castle = Magiczny Zamek
    .acc = Magiczny Zamek
    .of = Magicznego Zamku
    .on = Magicznym Zamku

## Moce: co daje żeton
##   short   w kilku słowach, w panelu

fantazja-power-residential = Wymień od 1 do 3 kafelków z ręki na tyle samo kafelków ze swojego stosu odrzuconych.
    .short = wymiana do 3 kafelków
fantazja-power-production = Weź dowolny kafelek ze swojego stosu odrzuconych jako punkt Wyobraźni.
    .short = odrzucony kafelek to Wyobraźnia
fantazja-power-military = Połóż żeton na dowolnym budynku: do Twojej następnej tury przeciwnik niczego na nim ani obok niego nie położy.
    .short = strzeże jednego budynku
fantazja-power-magic = Obejrzyj do 4 losowych kafelków z ręki przeciwnika i odłóż najwyżej 2 z nich na spód jego stosu.
    .short = podgląd 4 kafelków
fantazja-power-special = Zamień swój budynek na kafelek z ręki tego samego poziomu; stary budynek wraca na rękę.
    .short = podmiana budynku

## Na ile wiadomo, co jest na kafelku

fantazja-certainty-printed = Z pudełka: tak jest na kafelku.
fantazja-certainty-reported = Z relacji graczy.
fantazja-certainty-reconstructed = Odtworzony: symbole pasują do instrukcji i do pozostałych kafelków, ale na prawdziwym kafelku mogą być inne.

## Warianty i opcje

fantazja-variant-standard = Zwykły
fantazja-variant-teaching = Na naukę
fantazja-option-bonus-supply = Ile jest żetonów bonusu: 8 jak w pudełku albo bez ograniczeń (unlimited).
fantazja-option-lost-majority = Kto traci przewagę, odkłada żeton mocy do puli (to-pool) albo zatrzymuje go do remisu (keep).
fantazja-option-swap-sides = Przy podmianie budynku boki muszą pasować do sąsiadów (match) albo nie muszą (ignore).
fantazja-option-swap-triggers-dark = Podmieniony budynek wyzwala Mroczną Energię (true) albo nie (false).
fantazja-option-military-may-target-castle = Moc militarna może strzec także Magicznego Zamku (true) albo tylko budynków (false).
fantazja-option-military-reuse-same-turn = Moc militarna działa znów już w turze, w której żeton wraca (true), albo dopiero w następnej (false).
fantazja-option-start = Kto zaczyna: los (random) albo wskazane miejsce (0 to Rzeźbiarze Natury, 1 to Inżynierowie Światła).
fantazja-option-tiles = Którymi kafelkami się gra: odtworzonymi albo z pliku.

## Strony świata
##   side   po „bok”

fantazja-north = Północ
    .side = północny
fantazja-east = Wschód
    .side = wschodni
fantazja-south = Południe
    .side = południowy
fantazja-west = Zachód
    .side = zachodni

## Jak nazwać pole, kafelki i stosy w zdaniu: pola liczy się od Zamku na wschód i na południe

fantazja-at = { $x }, { $y }
fantazja-tiles = { $building }
fantazja-stacks = { $tiles-list }
fantazja-turned =
    { $rotation ->
        [0] bez obrotu
        [1] obrót o 90°
        [2] obrót o 180°
       *[3] obrót o 270°
    }

## Co można zrobić

fantazja-action-build = Postaw { $tile-building-acc } na polu { $at } ({ fantazja-turned })
fantazja-action-pay = Zapłać kafelkiem { $tile-building }
fantazja-action-imagine = Odłóż { $tile-building-acc } jako Wyobraźnię
fantazja-action-use = Skorzystaj z { $power-of }
fantazja-action-give = Oddaj { $tile-building-acc }
fantazja-action-take = Weź { $tile-building-acc }
fantazja-action-guard = Wystaw straż na polu { $at }
fantazja-action-bury = Odłóż { $tile-building-acc } na spód stosu przeciwnika
fantazja-action-done = Nie odkładaj więcej
fantazja-action-swap = Podmień budynek na polu { $at } na { $tile-building-acc } ({ fantazja-turned })
fantazja-action-end = Zakończ turę

## Co się wydarzyło

fantazja-event-started =
    { $seat ->
        [Ty] Zaczynasz Ty.
       *[other] Zaczyna { $seat }.
    }
fantazja-event-dealt =
    { $tiles-count ->
        [0] Kafelki są rozdane.
       *[other] Dostajesz kafelki: { $tiles }.
    }
fantazja-event-paid =
    { $seat ->
        [Ty] Płacisz punkt Wyobraźni: { $tile-building }.
       *[other] { $seat } płaci punkt Wyobraźni: { $tile-building }.
    }
fantazja-event-built =
    { $seat ->
        [Ty] Stawiasz
       *[other] { $seat } stawia
    } { $on-id ->
        [none] { $tile-building-acc }.
       *[some] { $tile-building-acc } na { $on-building-on }.
    }
fantazja-event-imagined =
    { $seat ->
        [Ty] Odkładasz { $tile-building-acc } jako punkt Wyobraźni.
       *[other] { $seat } odkłada kafelek jako punkt Wyobraźni.
    }
fantazja-event-bonus-gained =
    { $seat ->
        [Ty] Zdobywasz bonus: { points }.
       *[other] { $seat } zdobywa bonus: { points }.
    }
fantazja-event-bonus-missed =
    { $seat ->
        [Ty] Należy Ci się bonus, ale żetonów już nie ma.
       *[other] { $seat } nie dostaje bonusu, bo żetonów już nie ma.
    }
fantazja-event-dark-energy =
    { $seat ->
        [Ty] Wyzwalasz Mroczną Energię!
       *[other] { $seat } wyzwala Mroczną Energię!
    } Znikają: { $stacks }.
fantazja-event-cut-off =
    { $stacks-count ->
        [one] Bez połączenia z Zamkiem znika też: { $stacks }.
       *[other] Bez połączenia z Zamkiem znikają też: { $stacks }.
    }
fantazja-event-token-taken =
    { $from-id ->
        [none] { $seat ->
            [Ty] Zdobywasz żeton { $token-of }.
           *[other] { $seat } zdobywa żeton { $token-of }.
        }
       *[other] { $seat ->
            [Ty] Przejmujesz żeton { $token-of }.
           *[other] { $seat } przejmuje żeton { $token-of }.
        }
    }
fantazja-event-token-lost =
    { $seat ->
        [Ty] Oddajesz do puli żeton { $token-of }.
       *[other] { $seat } oddaje do puli żeton { $token-of }.
    }
fantazja-event-power-used =
    { $seat ->
        [Ty] Korzystasz z { $power-of }.
       *[other] { $seat } korzysta z { $power-of }.
    }
fantazja-event-gave =
    { $seat ->
        [Ty] Oddajesz { $tile-building-acc } do wymiany.
       *[other] { $seat } oddaje { $tile-building-acc } do wymiany.
    }
fantazja-event-took =
    { $seat ->
        [Ty] Bierzesz { $tile-building-acc } ze stosu odrzuconych.
       *[other] { $seat } bierze { $tile-building-acc } ze stosu odrzuconych.
    }
fantazja-event-fetched =
    { $seat ->
        [Ty] Ze stosu odrzuconych do Twojej Wyobraźni trafia { $tile-building }.
       *[other] { $seat } przenosi { $tile-building-acc } ze stosu odrzuconych do swojej Wyobraźni.
    }
fantazja-event-guarded =
    { $seat ->
        [Ty] Wystawiasz straż:
       *[other] { $seat } wystawia straż:
    } { $building-id ->
        [none] { fantazja-castle }.
       *[some] { $building-building }.
    }
fantazja-event-guard-returned =
    { $seat ->
        [Ty] Twoja straż schodzi z posterunku.
       *[other] Straż schodzi z posterunku, a żeton bierze { $seat }.
    }
fantazja-event-looked =
    { $seat ->
        [Ty] Oglądasz
       *[other] { $seat } ogląda
    } { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    } z { $owner ->
        [Ty] Twojej ręki
       *[other] ręki przeciwnika
    }{ $tiles-count ->
        [0] .
       *[other] : { $tiles }.
    }
fantazja-event-buried =
    { $seat ->
        [Ty] Odkładasz
       *[other] { $seat } odkłada
    } { $tile-id ->
        [none] kafelek
       *[some] { $tile-building-acc }
    } na spód { $owner ->
        [Ty] Twojego stosu.
       *[other] stosu przeciwnika.
    }
fantazja-event-returned =
    { $count ->
        [0] Na rękę nic nie wraca.
        [one] Na rękę wraca { $count } kafelek.
        [few] Na rękę wracają { $count } kafelki.
       *[many] Na rękę wraca { $count } kafelków.
    }
fantazja-event-swapped =
    { $seat ->
        [Ty] Podmieniasz { $old-building-acc } na { $tile-building-acc }.
       *[other] { $seat } podmienia { $old-building-acc } na { $tile-building-acc }.
    }
fantazja-event-refilled =
    { $seat ->
        [Ty] Dobierasz
       *[other] { $seat } dobiera
    } { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }{ $tiles-count ->
        [0] .
       *[other] { $seat ->
            [Ty] : { $tiles }.
           *[other] , a wśród nich: { $tiles }.
        }
    }
fantazja-event-turn-passed =
    { $seat ->
        [Ty] Nie masz kafelków na ręce, więc akcji nie ma.
       *[other] { $seat } nie ma kafelków na ręce, więc akcji nie ma.
    }
fantazja-event-turn-ended =
    { $seat ->
        [Ty] Kończysz turę.
       *[other] { $seat } kończy turę.
    }
fantazja-event-ended = Koniec gry.

## Na co czeka stół

fantazja-moment-set-up = Kafelki są rozdawane
fantazja-moment-act = Zbuduj coś albo odłóż kafelek jako Wyobraźnię
fantazja-moment-after = Skorzystaj z mocy albo zakończ turę
fantazja-moment-pay = Którym kafelkiem Wyobraźni płacisz?
fantazja-moment-exchange = Moc mieszkalna: oddaj do trzech kafelków i weź tyle samo z odrzuconych
fantazja-moment-fetch = Moc produkcyjna: wybierz odrzucony kafelek na punkt Wyobraźni
fantazja-moment-guard = Moc militarna: wskaż budynek, którego ma strzec żeton
fantazja-moment-look = Los wybiera kafelki do obejrzenia
fantazja-moment-bury = Moc magiczna: odłóż do dwóch kafelków na spód stosu przeciwnika
fantazja-moment-swap = Moc specjalna: wybierz swój budynek i kafelek z ręki
fantazja-moment-refill = Ręka się uzupełnia
fantazja-moment-over = Koniec gry

## Odmowy

fantazja-refusal-seat-count = W Fantazję gra się we dwoje.
fantazja-refusal-unfit-tiles = Tymi kafelkami nie da się grać: { $fault }
fantazja-refusal-wrong-moment =
    { $now-id ->
        [act] Teraz jest czas na akcję: zbuduj coś albo odłóż kafelek jako Wyobraźnię.
        [after] Akcja jest już za Tobą: możesz skorzystać z mocy albo zakończyć turę.
        [pay] Teraz trzeba wybrać kafelek Wyobraźni, którym płacisz.
        [exchange] Teraz wymienia się kafelki: oddaj do trzech z ręki i weź tyle samo z odrzuconych.
        [fetch] Teraz trzeba wziąć kafelek ze stosu odrzuconych.
        [guard] Teraz trzeba wskazać budynek, którego ma strzec żeton.
        [bury] Teraz odkłada się do dwóch z obejrzanych kafelków na spód stosu przeciwnika.
        [swap] Teraz trzeba podmienić jeden ze swoich budynków.
       *[other] Nie teraz: poczekaj chwilę.
    }
fantazja-refusal-must-act = Masz kafelki na ręce, więc nie możesz jeszcze skończyć: zbuduj coś albo odłóż kafelek jako Wyobraźnię.
fantazja-refusal-no-such-tile = W zestawie tego stołu kafelek numer { $tile-number } to co innego niż { $tile-building }.
fantazja-refusal-other-faction = { $tile-building } to kafelek { $tile-faction-of }: wybierz własny.
fantazja-refusal-not-in-hand = Kafelka { $tile-building } nie masz na ręce: wybierz jeden z tych, które masz.
fantazja-refusal-occupied =
    { $by-id ->
        [none] Tu stoi { fantazja-castle }, a { $tile-building } potrzebuje pustego pola.
       *[some] Tu stoi już { $by-building }, a { $tile-building } potrzebuje pustego pola.
    }
fantazja-refusal-no-neighbour = To pole nie styka się bokiem z żadnym budynkiem ani z Zamkiem: wybierz pole przy mieście.
fantazja-refusal-guarded =
    { $building-id ->
        [none] Zamku pilnuje straż ({ $owner }): obok niego nic teraz nie stanie.
       *[some] Budynku { $building-building } pilnuje straż ({ $owner }): nie można go teraz przykryć ani podmienić, ani budować obok niego.
    }
fantazja-refusal-wrong-element =
    Bok { $side-side } pokazuje { $found-acc }, a { $neighbour-id ->
        [none] { fantazja-castle } ma
       *[some] { $neighbour-building } ma
    } tam { $wanted-acc }: obróć kafelek albo wybierz inne miejsce.
fantazja-refusal-count-too-low =
    Bok { $side-side } ma za mało symboli { $element-of }: { $found }, a { $neighbour-id ->
        [none] { fantazja-castle } ma
       *[some] { $neighbour-building } ma
    } { $needed }. Musi być co najmniej tyle samo.
fantazja-refusal-no-imagination = { $tile-building } kosztuje punkt Wyobraźni, a nie masz żadnego: najpierw odłóż jakiś kafelek.
fantazja-refusal-nothing-below = { $tile-building } nie stanie na pustym polu: potrzebuje pod sobą { $needs-of }.
fantazja-refusal-wrong-base = { $tile-building } potrzebuje pod sobą { $needs-of }, a tu stoi { $found }.
fantazja-refusal-nothing-on-top =
    { $found-id ->
        [none] Na { fantazja-castle.on } niczego położyć nie można: wybierz inne miejsce.
       *[other] Na { $found-on } niczego więcej położyć nie można: wybierz inne miejsce.
    }
fantazja-refusal-wrong-turn =
    { $tile-building } pasuje tu przy innym ustawieniu ({ $fits ->
        [0] bez obrotu
        [1] obrót o 90°
        [2] obrót o 180°
       *[3] obrót o 270°
    }): żywioły muszą leżeć tak jak pod spodem.
fantazja-refusal-elements-differ = Jakkolwiek obrócić kafelek, żywioły na bokach nie powtórzą tych, które ma { $below-building }: wybierz inne miejsce.
fantazja-refusal-not-imagined = Kafelka { $tile-building } nie ma w Twojej Wyobraźni: zapłać jednym z tych, które tam leżą.
fantazja-refusal-no-powers = W wariancie na naukę nie ma mocy.
fantazja-refusal-power-used = Moc na tę turę jest już wykorzystana: kolejna będzie w następnej turze.
fantazja-refusal-no-token = Nie masz żetonu { $power-of }. Dostaje go ten, kto na koniec swojej tury ma co najmniej dwa takie budynki i więcej niż przeciwnik.
fantazja-refusal-just-returned = Żeton { $power-of } dopiero wraca: skorzystasz z niego w następnej turze.
fantazja-refusal-nothing-to-do =
    { $power-id ->
        [residential] Nie ma czego wymieniać: potrzebny jest kafelek na ręce i kafelek na Twoim stosie odrzuconych.
        [production] Twój stos odrzuconych jest pusty, więc nie ma czego wziąć.
        [military] Nie ma jeszcze żadnego budynku, którego można by strzec.
        [magic] Ręka przeciwnika jest pusta, więc nie ma czego oglądać.
       *[special] Żaden kafelek z Twojej ręki nie zastąpi żadnego z Twoich budynków.
    }
fantazja-refusal-given-enough =
    { $given ->
        [one] Oddany jest { $given } kafelek i na tym koniec: weź za niego jeden z odrzuconych.
        [few] Oddane są { $given } kafelki i na tym koniec: weź za nie tyle samo z odrzuconych.
       *[many] Oddanych jest { $given } kafelków i na tym koniec: weź za nie tyle samo z odrzuconych.
    }
fantazja-refusal-nothing-given = Najpierw oddaj kafelek z ręki, dopiero potem bierz z odrzuconych.
fantazja-refusal-not-discarded = Kafelka { $tile-building } nie ma na Twoim stosie odrzuconych: wybierz jeden z tych, które tam leżą.
fantazja-refusal-just-given = Kafelek { $tile-building } właśnie oddajesz, więc z powrotem go nie weźmiesz: wybierz inny.
fantazja-refusal-no-building = Na tym polu nie ma budynku: wskaż inne.
fantazja-refusal-castle-not-guarded = Przy tym stole Zamku się nie strzeże: wskaż budynek.
fantazja-refusal-not-looked-at = Kafelka { $tile-building } nie ma wśród obejrzanych: wybierz jeden z nich.
fantazja-refusal-not-your-building = Budynek { $building-building } należy do przeciwnika, a podmienić można tylko własny.
fantazja-refusal-special-not-swapped = { $tile-building } to budynek specjalny, a takich się nie podmienia.
fantazja-refusal-other-level = { $tile-building } ma poziom { $found }, a budynek na stole poziom { $wanted }: poziomy muszą być te same.

## Wiersze punktacji

fantazja-line-building = { $tile-building }: { points }
fantazja-line-bonus =
    { $count ->
        [one] { $count } żeton bonusu: { points }
        [few] { $count } żetony bonusu: { points }
       *[many] { $count } żetonów bonusu: { points }
    }

## Gdzie jest żeton mocy

fantazja-holder-pool = w puli
fantazja-holder-held =
    { $seat ->
        [Ty] Twój
       *[other] ma { $seat }
    }
fantazja-holder-guarding =
    { $owner ->
        [Ty] Twój, na straży
       *[other] na straży ({ $owner })
    }
fantazja-holder-out =
    { $owner ->
        [Ty] Twój, wraca w następnej turze
       *[other] poza grą ({ $owner })
    }

## Błędy w pliku z kafelkami, po numerze wiersza

fantazja-fault-tile-count = kafelków jest { $found }, a powinno być { $wanted }.
fantazja-fault-side-count = kafelek ma cztery boki, a tu jest ich { $found }.
fantazja-fault-side-shape = „{ $text-id }” nie opisuje boku. Bok to żywioł i liczba symboli, na przykład "water 2".
fantazja-fault-symbol-count = na boku jest od 1 do { $most } symboli, a nie „{ $found-id }”.
fantazja-fault-too-few =
    { $count ->
        [0] brakuje kafelka { $building }:
        [one] kafelek { $building } jest tylko { $count }:
       *[other] kafelków { $building } jest tylko { $count }:
    } instrukcja wymaga co najmniej { $needed }.
fantazja-fault-fits-nowhere = kafelek { $number } ({ $building }) nie pasuje do żadnego kafelka { $needs }, jakkolwiek go obrócić: kolejność żywiołów musi być ta sama.
fantazja-fault-no-dark-small = żaden mały ani specjalny budynek nie ma Mrocznej Energii, a przynajmniej jeden musi.
fantazja-fault-no-dark-large = żaden budynek poziomu II ani III nie ma Mrocznej Energii, a przynajmniej jeden musi.
fantazja-fault-all-dark = wszystkie kafelki mają Mroczną Energię, a tak być nie może.
fantazja-fault-example-impossible = z tych kafelków nie da się zbudować miasta z przykładu liczenia punktów w instrukcji.
