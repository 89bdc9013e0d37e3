via-magica = Via Magica

## Animusy i żetony
##   code   litera w ciasnych miejscach
##   acc    po „łapie”: co się łapie
##   of     po „pole” i „żeton”

via-magica-air = Powietrze
    .code = P
    .acc = powietrze
    .of = powietrza
via-magica-water = Woda
    .code = W
    .acc = wodę
    .of = wody
via-magica-earth = Ziemia
    .code = Z
    .acc = ziemię
    .of = ziemi
via-magica-life = Życie
    .code = Ż
    .acc = życie
    .of = życia
via-magica-fire = Ogień
    .code = O
    .acc = ogień
    .of = ognia
via-magica-shadow = Cień
    .code = C
    .acc = cień
    .of = cienia
via-magica-universal = Uniwersalny
    .code = ✦
    .acc = żeton uniwersalny
    .of = uniwersalny

## Kolory portali
##   one    z jednym portalem
##   few    z dwoma, trzema albo czterema
##   many   z pięcioma i więcej

via-magica-yellow = Żółty
    .one = żółty
    .few = żółte
    .many = żółtych
via-magica-purple = Fioletowy
    .one = fioletowy
    .few = fioletowe
    .many = fioletowych
via-magica-green = Zielony
    .one = zielony
    .few = zielone
    .many = zielonych
via-magica-blue = Niebieski
    .one = niebieski
    .few = niebieskie
    .many = niebieskich

## Portale, po numerach

via-magica-1 = Ślina ropuchy
via-magica-2 = Pióro feniksa
via-magica-3 = Zmierzch w butelce
via-magica-4 = Czterolistna koniczyna
via-magica-5 = Korzeń mandragory
via-magica-6 = Żołądź pierwszego dębu
via-magica-7 = Łza syreny
via-magica-8 = Ogon salamandry
via-magica-9 = Słój porannej mgły
via-magica-10 = Życzenie z dmuchawca
via-magica-11 = Grzywa jednorożca
via-magica-12 = Oddech smoka
via-magica-13 = Okruchy piernika
via-magica-14 = Miód księżycowych pszczół
via-magica-15 = Kołysanka nietoperza
via-magica-16 = Kapelusz muchomora
via-magica-17 = Rosa z nenufaru
via-magica-18 = Ostatni guzik wiedźmy
via-magica-19 = Pył z motyla
via-magica-20 = Żar z pieca olbrzyma
via-magica-21 = Pierścionek sroki
via-magica-22 = Broda gnoma
via-magica-23 = Pianie blaszanego koguta
via-magica-24 = Serce północy
via-magica-25 = Atrament krakena
via-magica-26 = Westchnienie ducha
via-magica-27 = Złote jajo
via-magica-28 = Sznurówka siedmiomilowego buta
via-magica-29 = Odłamek zwierciadła
via-magica-30 = Nić z wrzeciona
via-magica-31 = Szklany pantofelek
via-magica-32 = Pieśń muszli
via-magica-33 = Ślad ślimaka
via-magica-34 = Wełna z chmury
via-magica-35 = Wąs czarnego kota
via-magica-36 = Srebro pająka
via-magica-37 = Szczęście biedronki
via-magica-38 = Mech z trolla
via-magica-39 = Cierpliwość żółwia
via-magica-40 = Sznurek latawca

## Na ile wiadomo, co jest na portalu

via-magica-certainty-confirmed = Potwierdzony: mówią tak dwa źródła.
via-magica-certainty-single-source = Z jednego źródła, które do reszty pasuje.
via-magica-certainty-inferred = Odtworzony: źródło budzi wątpliwości, a te pola pasują do pozostałych portali.

## Efekty

via-magica-effect-nothing = Tylko punkty
via-magica-effect-place =
    { $animus-id ->
        [none] { $count ->
            [one] Połóż { $count } kryształ na dowolnym polu
            [few] Połóż { $count } kryształy na dowolnych polach
           *[many] Połóż { $count } kryształów na dowolnych polach
        }
       *[other] { $count ->
            [one] Połóż { $count } kryształ na polu { $animus-of }
            [few] Połóż { $count } kryształy na polach { $animus-of }
           *[many] Połóż { $count } kryształów na polach { $animus-of }
        }
    }
via-magica-effect-gain =
    { $count ->
        [one] Dołóż do rezerwy { $count } nowy kryształ
        [few] Dołóż do rezerwy { $count } nowe kryształy
       *[many] Dołóż do rezerwy { $count } nowych kryształów
    }
via-magica-effect-rearrange = Przełóż dowolnie kryształy na swoich portalach
via-magica-effect-take-two = Weź 2 nowe portale zamiast 1
via-magica-effect-open-another = Otwórz jeszcze 1 swój portal
via-magica-effect-wild = Żeton { $animus-of } jest dla Ciebie uniwersalny
via-magica-effect-per-portal = { points } za każdy { $colour-one } portal
via-magica-effect-per-field = { points } za każde pole { $animus-of }

## Nagrody

via-magica-reward-yellow = 3 żółte portale
via-magica-reward-purple = 3 fioletowe portale
via-magica-reward-green = 3 zielone portale
via-magica-reward-all-colours = portale we wszystkich 4 kolorach
via-magica-reward-blue = 3 niebieskie portale
via-magica-reward-two = 2 otwarte portale
via-magica-reward-three = 3 otwarte portale
via-magica-reward-four = 4 otwarte portale
via-magica-reward-five = 5 otwartych portali
via-magica-reward-six = 6 otwartych portali
via-magica-for-reward =
    { $reward-id ->
        [yellow] { via-magica-reward-yellow }
        [purple] { via-magica-reward-purple }
        [green] { via-magica-reward-green }
        [all-colours] { via-magica-reward-all-colours }
        [blue] { via-magica-reward-blue }
        [two] { via-magica-reward-two }
        [three] { via-magica-reward-three }
        [four] { via-magica-reward-four }
        [five] { via-magica-reward-five }
       *[six] { via-magica-reward-six }
    }

## Warianty i opcje

via-magica-variant-standard = Zwykły
via-magica-variant-first-game = Pierwsza partia
via-magica-option-pass-alone = Kto może tylko spasować, pasuje bez pytania (true). Jeśli nie (false), pytani są zawsze wszyscy, więc tempo rundy niczego nie zdradza.

## Co można zrobić

via-magica-action-swap = Zamień jeden portal { $give-name } na { $take-name }
via-magica-action-keep = Zatrzymaj: { $portals-name }
via-magica-action-place =
    { $from-id ->
        [none] { via-magica-action-put }
       *[other] { via-magica-action-move }
    }
via-magica-action-pass = Spasuj
via-magica-action-reconsider = Cofnij wybór
via-magica-action-open = Otwórz portal { $portal-name }
via-magica-action-put = Połóż kryształ na portal { $to-portal-name } (pole { $to-animus-of })
via-magica-action-move = Przełóż kryształ z portalu { $from-portal-name } (pole { $from-animus-of }) na portal { $to-portal-name } (pole { $to-animus-of })
via-magica-action-done = Zakończ przekładanie
via-magica-action-take = Weź portal { $portal-name }
via-magica-action-claim = Weź nagrodę
via-magica-action-decline = Zostaw nagrodę

## Co się wydarzyło

via-magica-event-first =
    { $seat ->
        [Ty] Worek na początek dostajesz Ty.
       *[other] Worek na początek dostaje { $seat }.
    }
via-magica-event-dealt =
    { $portals-count ->
        [0] Portale są rozdane.
       *[other] Dostajesz portale: { $portals-name }.
    }
via-magica-event-swapped =
    { $seat ->
        [Ty] Zamieniasz portal { $gave-name } na { $took-name } z rzędu.
       *[other] { $seat } zamienia portal { $gave-name } na { $took-name } z rzędu.
    }
via-magica-event-chose =
    { $seat ->
        [Ty] Masz wybór za sobą.
       *[other] { $seat } ma wybór za sobą.
    }
via-magica-event-reconsidered =
    { $seat ->
        [Ty] Zmieniasz zdanie.
       *[other] { $seat } zmienia zdanie.
    }
via-magica-event-kept =
    { $seat ->
        [Ty] Zatrzymujesz portale: { $portals-name }.
       *[other] { $seat } zatrzymuje portale: { $portals-name }.
    }
via-magica-event-caught =
    { $seat ->
        [Ty] Łapiesz { $token-acc }.
       *[other] { $seat } łapie { $token-acc }.
    }
via-magica-event-placed =
    { $from-id ->
        [none] { via-magica-event-put }
       *[other] { via-magica-event-moved }
    }
via-magica-event-passed =
    { $seat ->
        [Ty] Pasujesz.
       *[other] { $seat } pasuje.
    }
via-magica-event-opened =
    { $seat ->
        [Ty] Incantatum! Otwierasz portal { $portal-name }.
       *[other] Incantatum! { $seat } otwiera portal { $portal-name }.
    }
via-magica-event-put =
    { $seat ->
        [Ty] Kładziesz kryształ na portal { $to-portal-name } (pole { $to-animus-of }).
       *[other] { $seat } kładzie kryształ na portal { $to-portal-name } (pole { $to-animus-of }).
    }
via-magica-event-gained =
    { $seat ->
        [Ty] Dostajesz
       *[other] { $seat } dostaje
    } { $crystals ->
        [one] { $crystals } nowy kryształ.
        [few] { $crystals } nowe kryształy.
       *[many] { $crystals } nowych kryształów.
    }
via-magica-event-moved =
    { $seat ->
        [Ty] Przekładasz
       *[other] { $seat } przekłada
    } kryształ z portalu { $from-portal-name } (pole { $from-animus-of }) na portal { $to-portal-name } (pole { $to-animus-of }).
via-magica-event-rearranged =
    { $seat ->
        [Ty] Kończysz przekładanie kryształów.
       *[other] { $seat } kończy przekładanie kryształów.
    }
via-magica-event-achieved =
    { $seat ->
        [Ty] Masz już
       *[other] { $seat } ma już
    } { $number ->
        [one] { $number } otwarty portal.
        [few] { $number } otwarte portale.
       *[many] { $number } otwartych portali.
    }
via-magica-event-took =
    { $seat ->
        [Ty] Bierzesz portal { $portal-name }.
       *[other] { $seat } bierze portal { $portal-name }.
    }
via-magica-event-took-nothing =
    { $seat ->
        [Ty] Masz już każdy portal z rzędu, więc żadnego nie bierzesz.
       *[other] { $seat } ma już każdy portal z rzędu, więc żadnego nie bierze.
    }
via-magica-event-reshuffled =
    { $count ->
        [one] { $count } odrzucony portal to nowy stos.
        [few] { $count } odrzucone portale to nowy stos.
       *[many] { $count } odrzuconych portali to nowy stos.
    }
via-magica-event-refilled = Do rzędu trafia portal { $portal-name }.
via-magica-event-row-shrank = Stos jest pusty, więc rząd się kurczy.
via-magica-event-rewarded =
    { $seat ->
        [Ty] Zdobywasz nagrodę za { via-magica-for-reward }.
       *[other] { $seat } zdobywa nagrodę za { via-magica-for-reward }.
    }
via-magica-event-declined =
    { $seat ->
        [Ty] Zostawiasz nagrodę za { via-magica-for-reward }.
       *[other] { $seat } zostawia nagrodę za { via-magica-for-reward }.
    }
via-magica-event-bag-passed =
    Wszystkie żetony wracają do worka. { $seat ->
        [Ty] Przejmujesz worek.
       *[other] Worek przejmuje { $seat }.
    }
via-magica-event-ended = Koniec gry.

## Na co czeka stół

via-magica-moment-set-up = Portale są rozdawane
via-magica-moment-swap = Masz dwa takie same portale: zamień jeden na portal z rzędu
via-magica-moment-keep = Wybierz trzy portale, które zatrzymasz
via-magica-moment-catch = Z worka wychodzi żeton
via-magica-moment-place = Połóż kryształ albo spasuj
via-magica-moment-open-completed = Gotowych jest kilka portali: który otwierasz najpierw?
via-magica-moment-open-another = Otwórz jeszcze jeden portal: dowolny ze swoich
via-magica-moment-put = Efekt portalu: połóż kryształ z rezerwy
via-magica-moment-rearrange = Efekt portalu: przełóż tyle kryształów, ile chcesz
via-magica-moment-take = Weź nowy portal z rzędu
via-magica-moment-refill = Do rzędu dochodzi portal
via-magica-moment-claim = Bierzesz nagrodę czy czekasz na lepszą?
via-magica-moment-over = Koniec gry

## Sześć kroków otwarcia

via-magica-step-return = Kryształy wracają do rezerwy
via-magica-step-effect = Efekt
via-magica-step-achieve = Portal trafia do dokonań
via-magica-step-take = Nowy portal z rzędu
via-magica-step-refill = Rząd się uzupełnia
via-magica-step-reward = Nagrody

## Odmowy

via-magica-refusal-seat-count = W tę grę gra od { $least } do { $most } osób.
via-magica-refusal-wrong-moment =
    { $now-id ->
        [swap] Teraz jeden z dwóch takich samych portali trzeba zamienić na portal z rzędu.
        [keep] Teraz wybiera się trzy portale, z którymi zaczyna się grę.
        [place] Teraz kładzie się jeden kryształ pasujący do żetonu albo się pasuje.
        [open-completed] Teraz trzeba powiedzieć, który z gotowych portali otwiera się najpierw.
        [open-another] Teraz trzeba otworzyć jeszcze jeden ze swoich portali.
        [put] Teraz kładzie się kryształy z efektu portalu.
        [rearrange] Teraz przekłada się kryształy na swoich portalach, a potem kończy przekładanie.
        [take] Teraz trzeba wziąć portal z rzędu.
        [claim] Teraz trzeba zdecydować: wziąć nagrodę albo ją zostawić.
       *[other] Nie teraz: poczekaj chwilę.
    }
via-magica-refusal-already-chosen = Twój wybór już czeka na pozostałych. Żeby go zmienić, najpierw go cofnij.
via-magica-refusal-nothing-to-reconsider = Nie ma czego cofać: wybór dopiero przed Tobą.
via-magica-refusal-not-a-pair = Portalu { $portal-name } nie masz dwa razy, a zamienia się tylko jeden z dwóch takich samych.
via-magica-refusal-not-in-row = Portalu { $portal-name } nie ma w rzędzie: wybierz jeden z tych, które tam leżą.
via-magica-refusal-second-copy = Portal { $portal-name } już masz, a dwóch takich samych mieć nie można: wybierz inny.
via-magica-refusal-not-dealt = Portalu { $portal-name } nie masz do wyboru: zatrzymaj trzy z tych, które leżą przed Tobą.
via-magica-refusal-not-your-portal = Portalu { $portal-name } nie ma wśród Twoich zamkniętych portali: wybierz jeden z nich.
via-magica-refusal-no-empty-field = Portal { $portal-name } nie ma wolnego pola { $animus-of }: wybierz inne pole.
via-magica-refusal-no-crystal = Na portalu { $portal-name }, na polu { $animus-of }, nie ma kryształu do wzięcia.
via-magica-refusal-no-reserve = Twoja rezerwa jest pusta: przełóż kryształ z innego pola albo spasuj.
via-magica-refusal-no-match = Tu jest pole { $animus-of }, a z worka wyszedł żeton { $token-of }: kryształ musi do niego pasować.
via-magica-refusal-other-animus = Tu jest pole { $animus-of }, a ten efekt działa na pola { $wanted-of }.
via-magica-refusal-same-place = Kryształ już tam leży: wybierz dla niego inne pole.
via-magica-refusal-already-moved = Kryształ na portalu { $portal-name } (pole { $animus-of }) jest już przełożony: w jednym efekcie każdy rusza się tylko raz.
via-magica-refusal-not-completed = Portal { $portal-name } nie jest gotowy: zostały na nim puste pola.

## Wiersze punktacji

via-magica-line-portal = { $portal-name }: { points }
via-magica-line-per-portal =
    { $portal-name }: { points } za { $count ->
        [one] { $count } { $colour-one } portal
        [few] { $count } { $colour-few } portale
       *[many] { $count } { $colour-many } portali
    }
via-magica-line-per-field =
    { $portal-name }: { points } za { $count ->
        [one] { $count } pole { $animus-of }
        [few] { $count } pola { $animus-of }
       *[many] { $count } pól { $animus-of }
    }
via-magica-line-reward = Nagroda za { via-magica-for-reward }: { points }
