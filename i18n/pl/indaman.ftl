indaman = Indaman

## Tereny
##   of   po „stos”
##   at   gdzie się jest

indaman-plain = Równina
    .of = równiny
    .at = na równinie
indaman-mountain = Góry
    .of = gór
    .at = w górach
indaman-desert = Pustynia
    .of = pustyni
    .at = na pustyni
indaman-forest = Las
    .of = lasu
    .at = w lesie
indaman-lake = Jezioro
    .of = jeziora
    .at = na jeziorze
indaman-swamp = Bagno
    .of = bagna
    .at = na bagnie

## Miasta
##   to     dokąd się idzie
##   from   skąd się idzie
##   at     gdzie się jest

indaman-selvara = Selvara
    .to = do Selvary
    .from = z Selvary
    .at = w Selvarze
indaman-petrana = Petrana
    .to = do Petrany
    .from = z Petrany
    .at = w Petranie
indaman-calidra = Calidra
    .to = do Calidry
    .from = z Calidry
    .at = w Calidrze
indaman-marenza = Marenza
    .to = do Marenzy
    .from = z Marenzy
    .at = w Marenzie
indaman-melindor = Melindor
    .to = do Melindoru
    .from = z Melindoru
    .at = w Melindorze
indaman-umbrena = Umbrena
    .to = do Umbreny
    .from = z Umbreny
    .at = w Umbrenie
indaman-lunessa = Lunessa
    .to = do Lunessy
    .from = z Lunessy
    .at = w Lunessie
indaman-indaman = Indaman
    .to = do Indamanu
    .from = z Indamanu
    .at = w Indamanie

## Wyspy mędrców i morze, w tych samych formach

indaman-aurora = Aurora
    .to = na wyspę Aurora
    .from = z wyspy Aurora
    .at = na wyspie Aurora
indaman-ambrata = Ambrata
    .to = na wyspę Ambrata
    .from = z wyspy Ambrata
    .at = na wyspie Ambrata
indaman-asperia = Asperia
    .to = na wyspę Asperia
    .from = z wyspy Asperia
    .at = na wyspie Asperia
indaman-aurora-1 = Morze Aurory 1
    .to = na morze Aurory (obszar 1)
    .from = z morza Aurory (obszar 1)
    .at = na morzu Aurory (obszar 1)
indaman-aurora-2 = Morze Aurory 2
    .to = na morze Aurory (obszar 2)
    .from = z morza Aurory (obszar 2)
    .at = na morzu Aurory (obszar 2)
indaman-aurora-3 = Morze Aurory 3
    .to = na morze Aurory (obszar 3)
    .from = z morza Aurory (obszar 3)
    .at = na morzu Aurory (obszar 3)
indaman-ambrata-1 = Morze Ambraty 1
    .to = na morze Ambraty (obszar 1)
    .from = z morza Ambraty (obszar 1)
    .at = na morzu Ambraty (obszar 1)
indaman-ambrata-2 = Morze Ambraty 2
    .to = na morze Ambraty (obszar 2)
    .from = z morza Ambraty (obszar 2)
    .at = na morzu Ambraty (obszar 2)
indaman-ambrata-3 = Morze Ambraty 3
    .to = na morze Ambraty (obszar 3)
    .from = z morza Ambraty (obszar 3)
    .at = na morzu Ambraty (obszar 3)
indaman-asperia-1 = Morze Asperii 1
    .to = na morze Asperii (obszar 1)
    .from = z morza Asperii (obszar 1)
    .at = na morzu Asperii (obszar 1)
indaman-asperia-2 = Morze Asperii 2
    .to = na morze Asperii (obszar 2)
    .from = z morza Asperii (obszar 2)
    .at = na morzu Asperii (obszar 2)
indaman-asperia-3 = Morze Asperii 3
    .to = na morze Asperii (obszar 3)
    .from = z morza Asperii (obszar 3)
    .at = na morzu Asperii (obszar 3)

## Pola z numerem: s12, a razem z terenem forest-space-12

indaman-s = Pole { $number }
    .to = na pole { $number }
    .from = z pola { $number }
    .at = na polu { $number }
indaman-plain-space = Równina { $number }
    .to = na równinę (pole { $number })
    .from = z równiny (pole { $number })
    .at = na równinie (pole { $number })
indaman-mountain-space = Góry { $number }
    .to = w góry (pole { $number })
    .from = z gór (pole { $number })
    .at = w górach (pole { $number })
indaman-desert-space = Pustynia { $number }
    .to = na pustynię (pole { $number })
    .from = z pustyni (pole { $number })
    .at = na pustyni (pole { $number })
indaman-forest-space = Las { $number }
    .to = do lasu (pole { $number })
    .from = z lasu (pole { $number })
    .at = w lesie (pole { $number })
indaman-lake-space = Jezioro { $number }
    .to = na jezioro (pole { $number })
    .from = z jeziora (pole { $number })
    .at = na jeziorze (pole { $number })
indaman-swamp-space = Bagno { $number }
    .to = na bagno (pole { $number })
    .from = z bagna (pole { $number })
    .at = na bagnie (pole { $number })

## Magowie

indaman-arion = Arion
indaman-falcon = Falcon
indaman-belisar = Belisar
indaman-corvin = Corvin
indaman-iskra = Iskra
indaman-nerea = Nerea
indaman-safir = Safir
indaman-torrin = Torrin
indaman-velia = Velia
indaman-zefira = Zefira

## Co potrafi mag

indaman-trait-guess = W walce, gdy klejnoty drugiej strony są już w pięści, zgaduje, ile ich jest; odpowiedź brzmi „tak” albo „nie”.
indaman-trait-gem-bonus =
    { $gems ->
        [one] Jeśli znajduje choć jeden klejnot, to zawsze o jeden więcej.
        [few] Jeśli znajduje choć jeden klejnot, to zawsze o { $gems } więcej.
       *[many] Jeśli znajduje choć jeden klejnot, to zawsze o { $gems } więcej.
    }
indaman-trait-wins-ties = W podróży wygrywa walki zakończone remisem.
indaman-trait-creature-bonus =
    { $gems ->
        [one] Gdy gra istotą, liczy się o jeden klejnot więcej.
        [few] Gdy gra istotą, liczą się o { $gems } klejnoty więcej.
       *[many] Gdy gra istotą, liczy się o { $gems } klejnotów więcej.
    }
indaman-trait-start-object =
    { $objects ->
        [one] Wchodzi do gry z losowym magicznym przedmiotem.
       *[other] Wchodzi do gry z losowymi magicznymi przedmiotami, a ma ich { $objects }.
    }
indaman-trait-wise-friend = Dostaje od mędrców przedmiot za każde { $points } punktów, a prom płynie dalej już od { $ferry }.
indaman-trait-delivery-bonus =
    { $gems ->
        [one] Za dotarcie do celu dostaje o jeden klejnot więcej.
        [few] Za dotarcie do celu dostaje o { $gems } klejnoty więcej.
       *[many] Za dotarcie do celu dostaje o { $gems } klejnotów więcej.
    }
indaman-trait-tower-bonus = Dodaje { $bonus } do pierwszego rzutu na wieży w każdej swojej turze.
indaman-trait-entry-discount =
    { $gems ->
        [3] Niewidzialność nic nie kosztuje: wejście do każdego miasta jest za darmo.
        [one] Za wejście do miasta płaci o jeden klejnot mniej.
       *[other] Za wejście do miasta płaci o { $gems } klejnoty mniej.
    }
indaman-trait-reroll =
    Raz na turę może powtórzyć rzut czerwonym lub niebieskim klippidem{ $cost ->
        [0] {" "}za darmo
        [one] {" "}za jeden klejnot
        [few] {" "}za { $cost } klejnoty
       *[many] {" "}za { $cost } klejnotów
    }; liczy się drugi wynik.

## Istoty
##   acc   po „zatrzymuje” i „kładzie”
##   of    po „moc”

indaman-basilisco = Bazyliszek
    .acc = Bazyliszka
    .of = Bazyliszka
indaman-briganti = Zbójcy
    .acc = Zbójców
    .of = Zbójców
indaman-briganti-oggetti = Zbójcy (przedmioty)
    .acc = Zbójców (przedmioty)
    .of = Zbójców (przedmioty)
indaman-briganti-gemme = Zbójcy (klejnoty)
    .acc = Zbójców (klejnoty)
    .of = Zbójców (klejnoty)
indaman-cavaliere-nero = Czarny Rycerz
    .acc = Czarnego Rycerza
    .of = Czarnego Rycerza
indaman-drago = Smok
    .acc = Smoka
    .of = Smoka
indaman-fata = Wróżka
    .acc = Wróżkę
    .of = Wróżki
indaman-fata-gemma = Wróżka (klejnot)
    .acc = Wróżkę (klejnot)
    .of = Wróżki (klejnot)
indaman-folletto = Chochlik
    .acc = Chochlika
    .of = Chochlika
indaman-giullare = Błazen
    .acc = Błazna
    .of = Błazna
indaman-gorgo-nero = Czarny Wir
    .acc = Czarny Wir
    .of = Czarnego Wiru
indaman-maga = Czarodziejka
    .acc = Czarodziejkę
    .of = Czarodziejki
indaman-mago = Czarodziej
    .acc = Czarodzieja
    .of = Czarodzieja
indaman-spettro = Widmo
    .acc = Widmo
    .of = Widma
indaman-strega = Wiedźma
    .acc = Wiedźmę
    .of = Wiedźmy
indaman-white = Biała karta
    .acc = białą kartę
    .of = białej karty

## Los tego, kto przegrywa z istotą
##   short   w kilku słowach, na karcie

indaman-fate-basilisco = Kto nim gra, wybiera: pożera maga, zabiera mu wszystkie klejnoty i przedmioty albo stawia go, gdzie chce.
    .short = pożera, ograbia lub przenosi
indaman-fate-briganti-oggetti = Kradną losowy magiczny przedmiot, który wraca do talii.
    .short = kradną przedmiot
indaman-fate-briganti-gemme = Kradną tyle klejnotów, ile pokaże zielony klippid.
    .short = kradną klejnoty
indaman-fate-cavaliere-nero = Zamyka maga w wybranym mieście. W każdej swojej turze mag ogłasza klejnoty i rzuca: wynik 6 lub więcej, razem z klejnotami, go uwalnia.
    .short = niewola w mieście
indaman-fate-drago = Pożera maga, który odradza się w nowej postaci.
    .short = pożera maga
indaman-fate-fata = Rzuca czar: w każdej swojej turze mag uwalnia się przy parzystym wyniku, a przy nieparzystym tura się kończy.
    .short = czar
indaman-fate-fata-gemma = Rzuca czar: w każdej swojej turze mag uwalnia się przy parzystym wyniku, a przy nieparzystym tura się kończy i przepada klejnot.
    .short = czar, za każdym razem klejnot
indaman-fate-folletto = Drabina schodzi o jeden szczebel.
    .short = drabina o jeden w dół
indaman-fate-giullare = Drabina wraca do podstawy wieży.
    .short = drabina do podstawy
indaman-fate-gorgo-nero = Wciąga maga w otchłań; mag odradza się w nowej postaci.
    .short = wciąga w otchłań
indaman-fate-maga = Kto nią gra, zatrzymuje odkrytą kartę i raz, w wybranej turze, decyduje o kroku maga.
    .short = kieruje krokiem
indaman-fate-mago = Kto nim gra, zatrzymuje odkrytą kartę i raz, w wybranej turze, decyduje o kroku maga.
    .short = kieruje krokiem
indaman-fate-spettro = Kto nim gra, decyduje o kroku maga w jego następnej turze.
    .short = kieruje następnym krokiem
indaman-fate-strega = Kto nią gra, stawia maga, gdzie chce.
    .short = przenosi dokądkolwiek
indaman-fate-white = Nic: to blef. Drabina tego, kto ją zagrywa, i tak idzie w górę.
    .short = blef

## Magiczne przedmioty
##   acc   po „próbuje użyć” i „traci”
##   of    po „użyć”

indaman-bacchetta = Różdżka różdżkarza
    .acc = Różdżkę różdżkarza
    .of = Różdżki różdżkarza
indaman-bastone = Laska mocy
    .acc = Laskę mocy
    .of = Laski mocy
indaman-lampada = Lampa dżina
    .acc = Lampę dżina
    .of = Lampy dżina
indaman-mantello = Płaszcz niewidzialności
    .acc = Płaszcz niewidzialności
    .of = Płaszcza niewidzialności
indaman-pozione = Eliksir długiego życia
    .acc = Eliksir długiego życia
    .of = Eliksiru długiego życia
indaman-sfera = Kryształowa kula
    .acc = Kryształową kulę
    .of = Kryształowej kuli
indaman-tappeto = Latający dywan
    .acc = Latający dywan
    .of = Latającego dywanu
indaman-topolino = Magiczna myszka
    .acc = Magiczną myszkę
    .of = Magicznej myszki
indaman-unicorno = Jednorożec
    .acc = Jednorożca
    .of = Jednorożca

## Co robi przedmiot
##   short   w kilku słowach, na karcie

indaman-effect-bacchetta = Podwaja klejnoty znalezione po drodze.
    .short = podwaja znalezione klejnoty
indaman-effect-bastone = W walce, zanim otworzą się pięści: Twoje klejnoty liczą się podwójnie.
    .short = podwójne klejnoty w walce
indaman-effect-lampada = W dowolnej chwili swojej tury stawiasz cudzego maga, gdzie chcesz.
    .short = przenosi cudzego maga
indaman-effect-mantello = Wchodzisz do miasta za darmo albo unikasz spotkania, zanim smok wyda kulkę.
    .short = miasto za darmo lub bez spotkania
indaman-effect-pozione = Ratuje Cię przed Smokiem, Czarnym Wirem i Bazyliszkiem; potem wraca do talii.
    .short = ratuje życie
indaman-effect-sfera = Przed ruchem oglądasz cały stos jednego terenu.
    .short = pokazuje stos
indaman-effect-tappeto = Zamiast ruchu lecisz, dokąd chcesz, bez żadnego rzutu.
    .short = leci dokądkolwiek
indaman-effect-topolino = Podwaja zysk, gdy docierasz do celu.
    .short = podwójny zysk
indaman-effect-unicorno = Zamiast ruchu robisz trzy kroki drogą, z jednym rzutem niebieskim klippidem na końcu.
    .short = trzy kroki drogą

## Klippidy
##   acc   po „rzuca”

indaman-blue = Niebieski klippid
    .acc = niebieskim klippidem
indaman-red = Czerwony klippid
    .acc = czerwonym klippidem
indaman-green = Zielony klippid
    .acc = zielonym klippidem
indaman-blank = pusta ścianka
indaman-sword = miecz
indaman-one-gem = 1 klejnot
indaman-two-gems = 2 klejnoty

## Na ile pewny jest element

indaman-certainty-printed = Z pudełka: tak jest wydrukowane.
indaman-certainty-rulebook = Z instrukcji.
indaman-certainty-reported = Z relacji kogoś, kto ma pudełko.
indaman-certainty-reconstructed = Odtworzone: zgadza się z instrukcją i z resztą, ale w pudełku może być inaczej.

## Warianty i opcje

indaman-variant-standard = Zwykły
indaman-option-gate = Mag pod bramą miasta może też odejść (may-leave) albo tylko próbować dalej (must-retry).
indaman-option-free-lying = Kłamać można także o prawdziwej istocie (true) albo tylko o białej karcie (false).
indaman-option-must-act = W Indamanie trzeba się wspinać albo ruszyć (true), a przy false można zostać.
indaman-option-keep-trophies = Pokonane istoty zostają po odrodzeniu (true) albo przepadają (false).
indaman-option-components = Czym się gra: odtworzoną wyspą i kartami albo tymi z pliku.

## Klejnoty w zdaniu

indaman-gems =
    { $gems ->
        [one] { $gems } klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }

## Co można zrobić

indaman-action-struggle =
    { $gems ->
        [0] Rzuć, by się uwolnić, bez klejnotów
       *[other] Wydaj { indaman-gems } i rzuć, by się uwolnić
    }
indaman-action-direct = Poślij maga { $to-to }
indaman-action-move = Idź { $to-to }
indaman-action-enter = Rzuć, by wejść do miasta
indaman-action-sail = Płyń promem
indaman-action-stay = Zostań w Indamanie
indaman-action-climb =
    { $gems ->
        [0] Wspinaj się na wieżę bez klejnotów
       *[other] Wspinaj się na wieżę i wydaj { indaman-gems }
    }
indaman-action-stop = Zatrzymaj się
indaman-action-reroll = Rzuć klippidem jeszcze raz
indaman-action-use = Spróbuj użyć { $object-of } (karta { $object-number })
indaman-action-go-on = Dalej bez przedmiotu
indaman-action-pass = Zrezygnuj
indaman-action-summon =
    Przenieś { $victim ->
        [Ty] swojego maga
       *[other] maga gracza { $victim }
    }
indaman-action-look = Obejrzyj stos { $terrain-of }
indaman-action-fly = Leć { $to-to }
indaman-action-ride = Jedź { $to-to }
indaman-action-pick = Połóż { $creature-acc } i ogłoś: { $name }
indaman-action-bid =
    { $gems ->
        [0] Pusta pięść
       *[other] Weź w pięść { indaman-gems }
    }
indaman-action-reconsider = Otwórz pięść z powrotem
indaman-action-guess =
    { $gems ->
        [0] Zgadnij: żadnego klejnotu
       *[other] Zgadnij: { indaman-gems }
    }
indaman-action-devour = Pożryj maga
indaman-action-strip = Zabierz wszystkie klejnoty i przedmioty
indaman-action-banish = Postaw maga, gdzie chcesz
indaman-action-put = Postaw maga { $to-at }
indaman-action-wish = Przenieś się { $island-to }
indaman-action-offer = Ofiaruj { $creature-acc }
indaman-action-done = Nie ofiaruj więcej
indaman-action-put-back = Odłóż kartę na stos { $terrain-of }

## Co się wydarzyło

indaman-event-began =
    { $seat ->
        [Ty] Twój mag to { $mage }: zaczyna { $city-at } i ma { indaman-gems }.
       *[other] { $seat } gra jako { $mage }: zaczyna { $city-at } i ma { indaman-gems }.
    }
indaman-event-dealt = Istoty są rozdane na stosy sześciu terenów.
indaman-event-targeted =
    { $seat ->
        [Ty] Twój cel to { $city }.
       *[other] { $seat } ma cel: { $city }.
    }
indaman-event-drew =
    { $seat ->
        [Ty] Dobierasz
       *[other] { $seat } dobiera
    } { $object-id ->
        [none] magiczny przedmiot.
       *[other] { $object-acc }.
    }
indaman-event-deck-empty =
    { $seat ->
        [Ty] Talia magicznych przedmiotów jest pusta: nie dostajesz więcej.
       *[other] Talia magicznych przedmiotów jest pusta: { $seat } nie dostaje więcej.
    }
indaman-event-rolled =
    { $seat ->
        [Ty] Rzucasz
       *[other] { $seat } rzuca
    } { $roll-id ->
        [start] o pierwszą turę
        [struggle] o wolność
        [spell] przeciw czarowi
        [entry] pod bramą miasta
        [object] na działanie przedmiotu
        [ransom] na łup Zbójców
        [ferry] na prom
       *[tower] na wieży
    }: { $number }.
indaman-event-cast =
    { $seat ->
        [Ty] Rzucasz
       *[other] { $seat } rzuca
    } { $klippide-acc }: { $face }.
indaman-event-turn =
    { $seat ->
        [Ty] Runda { $round }: Twoja tura.
       *[other] Runda { $round }: turę ma { $seat }.
    }
indaman-event-struggled =
    { $gems ->
        [0] { $seat ->
            [Ty] Rzucasz bez wydawania klejnotów.
           *[other] { $seat } rzuca bez wydawania klejnotów.
        }
       *[other] { $seat ->
            [Ty] Wydajesz { indaman-gems }, by się uwolnić.
           *[other] { $seat } wydaje { indaman-gems }, by się uwolnić.
        }
    }
indaman-event-freed =
    { $creature-id ->
        [cavaliere-nero] { $seat ->
            [Ty] Uciekasz z niewoli Czarnego Rycerza!
           *[other] { $seat } ucieka z niewoli Czarnego Rycerza!
        }
       *[other] { $seat ->
            [Ty] Przełamujesz czar Wróżki!
           *[other] { $seat } przełamuje czar Wróżki!
        }
    }
indaman-event-still-held =
    { $creature-id ->
        [cavaliere-nero] { $seat ->
            [Ty] Zostajesz w niewoli.
           *[other] { $seat } zostaje w niewoli.
        }
       *[other] { $seat ->
            [Ty] Czar trwa{ $gems ->
                [0] .
               *[other] , a Ty tracisz { indaman-gems }.
            }
           *[other] Czar trwa{ $gems ->
                [0] : { $seat } kończy turę.
               *[other] , a { $seat } traci { indaman-gems }.
            }
        }
    }
indaman-event-directed =
    { $seat ->
        [Ty] Posyłasz
       *[other] { $seat } posyła
    } { $victim ->
        [Ty] Twojego maga
       *[other] maga gracza { $victim }
    } { $to-to } ({ $creature }).
indaman-event-spared =
    Tym razem { $seat ->
        [Ty] zostawiasz
       *[other] { $seat } zostawia
    } w spokoju { $victim ->
        [Ty] Twojego maga.
       *[other] maga gracza { $victim }.
    }
indaman-event-expired =
    Moc { $creature-of } nad { $victim ->
        [Ty] Twoim magiem
       *[other] magiem gracza { $victim }
    } wygasa.
indaman-event-moved =
    { $seat ->
        [Ty] { $way-id ->
            [road] Idziesz drogą
            [unicorno] Jedziesz na Jednorożcu
            [tappeto] Lecisz na dywanie
            [wish] Życzenie przenosi Cię
            [ferry] Płyniesz promem
           *[wild] Idziesz
        }
       *[other] { $way-id ->
            [road] { $seat } idzie drogą
            [unicorno] { $seat } jedzie na Jednorożcu
            [tappeto] { $seat } leci na dywanie
            [wish] { $seat } przenosi się życzeniem
            [ferry] { $seat } płynie promem
           *[wild] { $seat } idzie
        }
    } { $to-to }.
indaman-event-entered =
    { $gems ->
        [0] { $seat ->
            [Ty] Wchodzisz { $city-to }.
           *[other] { $seat } wchodzi { $city-to }.
        }
       *[other] { $seat ->
            [Ty] Płacisz { indaman-gems } i wchodzisz { $city-to }.
           *[other] { $seat } płaci { indaman-gems } i wchodzi { $city-to }.
        }
    }
indaman-event-shut-out =
    Wejście kosztuje { $cost ->
        [one] { $cost } klejnot
        [few] { $cost } klejnoty
       *[many] { $cost } klejnotów
    }, za dużo: { $seat ->
        [Ty] zostajesz pod bramą miasta { $city }.
       *[other] { $seat } zostaje pod bramą miasta { $city }.
    }
indaman-event-delivered =
    { $seat ->
        [Ty] Docierasz do celu ({ $city }) i dostajesz
       *[other] { $seat } dociera do celu ({ $city }) i dostaje
    } { $delivery-gems ->
        [one] { $delivery-gems } klejnot.
        [few] { $delivery-gems } klejnoty.
       *[many] { $delivery-gems } klejnotów.
    }
indaman-event-rerolled =
    { $gems ->
        [0] { $seat ->
            [Ty] Rzucasz klippidem jeszcze raz.
           *[other] { $seat } rzuca klippidem jeszcze raz.
        }
       *[other] { $seat ->
            [Ty] Płacisz { indaman-gems } i rzucasz klippidem jeszcze raz.
           *[other] { $seat } płaci { indaman-gems } i rzuca klippidem jeszcze raz.
        }
    }
indaman-event-found =
    { $seat ->
        [Ty] Znajdujesz
       *[other] { $seat } znajduje
    } { $found-gems ->
        [0] klejnoty, ale w banku nic nie ma.
        [one] { $found-gems } klejnot.
        [few] { $found-gems } klejnoty.
       *[many] { $found-gems } klejnotów.
    }
indaman-event-nobody-there = Na stosie { $terrain-of } nie ma żadnej istoty: spotkania nie będzie.
indaman-event-avoided =
    { $seat ->
        [Ty] W Płaszczu niewidzialności unikasz spotkania.
       *[other] W Płaszczu niewidzialności { $seat } unika spotkania.
    }
indaman-event-ball =
    { $player ->
        [Ty] Smok wydaje Twoją kulkę.
       *[other] Smok wydaje kulkę gracza { $player }.
    }
indaman-event-looked =
    { $seat ->
        [Ty] Oglądasz
       *[other] { $seat } ogląda
    } stos { $terrain-of }{ $cards-id ->
        [none] .
       *[other] : { $cards-list }.
    }
indaman-event-laid =
    { $creature-id ->
        [none] { $seat } kładzie zakrytą kartę i ogłasza: { $name }.
       *[other] Kładziesz { $creature-acc } i ogłaszasz: { $name }.
    }
indaman-event-chose =
    { $seat ->
        [Ty] Twoja pięść jest zamknięta.
       *[other] { $seat } zamyka pięść.
    }
indaman-event-reconsidered =
    { $seat ->
        [Ty] Otwierasz pięść z powrotem.
       *[other] { $seat } otwiera pięść z powrotem.
    }
indaman-event-guessed =
    { $seat ->
        [Ty] Zgadujesz
       *[other] { $seat } zgaduje
    }: { $gems ->
        [0] żadnego klejnotu
       *[other] { indaman-gems }
    }? { $right ->
        [yes] Tak.
       *[no] Nie.
    }
indaman-event-opened =
    Pięści się otwierają, a karta to { $creature }. W podróży { $traveller }: { $travellers-gems }, siła { $travellers-strength }. Za istotę { $player }: { $players-gems }, siła { $players-strength }. { $winner ->
        [Ty] Wygrywasz.
       *[other] Wygrywa { $winner }.
    }
indaman-event-ladder =
    { $seat ->
        [Ty] Twoja drabina
       *[other] Drabina gracza { $seat }
    } { $to-id ->
        [0] wraca do podstawy wieży.
       *[other] stoi teraz na polu { $to-id } wieży.
    }
indaman-event-kept =
    { $seat ->
        [Ty] Zatrzymujesz { $creature-acc } za zasłonką.
       *[other] { $seat } zatrzymuje { $creature-acc } za zasłonką.
    }
indaman-event-bluffed = To tylko blef: biała karta wraca na stos { $terrain-of }.
indaman-event-captured =
    { $creature-id ->
        [cavaliere-nero] { $seat ->
            [Ty] Czarny Rycerz więzi Twojego maga.
           *[other] Czarny Rycerz więzi maga gracza { $seat }.
        }
       *[other] { $seat ->
            [Ty] Wróżka rzuca czar na Twojego maga.
           *[other] Wróżka rzuca czar na maga gracza { $seat }.
        }
    }
indaman-event-controlled =
    { $seat ->
        [Ty] Możesz
       *[other] { $seat } może
    } raz pokierować { $victim ->
        [Ty] Twoim magiem
       *[other] magiem gracza { $victim }
    } ({ $creature }).
indaman-event-robbed =
    { $object-id ->
        [none] Zbójcy szukają magicznych przedmiotów, ale żadnego nie ma.
       *[other] { $seat ->
            [Ty] Zbójcy kradną Ci { $object-acc }.
           *[other] { $seat } traci { $object-acc }: to robota Zbójców.
        }
    }
indaman-event-ransomed =
    { $gems ->
        [0] Zbójcy szukają klejnotów, ale żadnego nie ma.
       *[other] { $seat ->
            [Ty] Zbójcy kradną Ci { indaman-gems }.
           *[other] { $seat } traci { indaman-gems }: to robota Zbójców.
        }
    }
indaman-event-stripped =
    { $seat ->
        [Ty] Bazyliszek zabiera Ci { indaman-gems }
       *[other] { $seat } oddaje Bazyliszkowi { indaman-gems }
    }{ $objects-count ->
        [0] .
       *[other] {" "}i magiczne przedmioty: { $objects-list }.
    }
indaman-event-put =
    { $seat ->
        [Ty] Stawiasz
       *[other] { $seat } stawia
    } { $victim ->
        [Ty] Twojego maga
       *[other] maga gracza { $victim }
    } { $to-at } ({ $by }).
indaman-event-doomed =
    { $doom-id ->
        [devour] { $seat ->
            [Ty] Bazyliszek chce pożreć Twojego maga.
           *[other] Bazyliszek chce pożreć maga gracza { $seat }.
        }
        [strip] { $seat ->
            [Ty] Bazyliszek chce wszystkich Twoich klejnotów i przedmiotów.
           *[other] Bazyliszek chce wszystkich klejnotów i przedmiotów gracza { $seat }.
        }
       *[banish] { $seat ->
            [Ty] Bazyliszek chce porwać Twojego maga.
           *[other] Bazyliszek chce porwać maga gracza { $seat }.
        }
    }
indaman-event-saved =
    { $seat ->
        [Ty] Ratuje Cię Eliksir długiego życia: { $creature } nic Ci nie robi.
       *[other] { $seat } sięga po Eliksir długiego życia: { $creature } nic nie robi.
    }
indaman-event-died =
    { $creature-id ->
        [gorgo-nero] Czarny Wir wciąga maga: to koniec, { $mage }.
        [basilisco] Bazyliszek pożera maga: to koniec, { $mage }.
       *[other] Smok pożera maga: to koniec, { $mage }.
    } { $seat ->
        [Ty] Tracisz { indaman-gems }
       *[other] { $seat } traci { indaman-gems }
    }{ $objects-count ->
        [0] { $kept-count ->
            [0] {" "}i
           *[other] , pokonane istoty ({ $kept-list }) i
        }
       *[other] { $kept-count ->
            [0] , magiczne przedmioty ({ $objects-list }) i
           *[other] , magiczne przedmioty ({ $objects-list }), pokonane istoty ({ $kept-list }) i
        }
    } { $seat ->
        [Ty] odradzasz się
       *[other] odradza się
    } jako inny mag.
indaman-event-wished =
    { $seat ->
        [Ty] Wypowiadasz życzenie: { $island }.
       *[other] { $seat } wypowiada życzenie: { $island }.
    }
indaman-event-exchanged =
    { $seat ->
        [Ty] Oddajesz mędrcom: { $creatures-list } ({ points }), a dostajesz
       *[other] { $seat } oddaje mędrcom: { $creatures-list } ({ points }), a dostaje
    } { $objects ->
        [one] { $objects } magiczny przedmiot.
        [few] { $objects } magiczne przedmioty.
       *[many] { $objects } magicznych przedmiotów.
    }
indaman-event-put-back =
    { $seat ->
        [Ty] Odkładasz
       *[other] { $seat } odkłada
    } { $creature-acc } na stos { $terrain-of }.
indaman-event-tried =
    { $seat ->
        [Ty] Próbujesz
       *[other] { $seat } próbuje
    } użyć { $object-of }: { $works ->
        [yes] działa!
       *[no] nie działa.
    }
indaman-event-climbed =
    { $seat ->
        [Ty] Na wieży masz { $total }, a trzeba { $needed }: wchodzisz na pole { $square }!
       *[other] Na wieży { $seat } ma { $total }, a trzeba { $needed }: wchodzi na pole { $square }!
    }
indaman-event-fell =
    { $seat ->
        [Ty] Na wieży masz { $total }, a pole { $square } wymaga { $needed }: drabina zostaje na miejscu.
       *[other] Na wieży { $seat } ma { $total }, a pole { $square } wymaga { $needed }: drabina zostaje na miejscu.
    }
indaman-event-stopped =
    { $seat ->
        [Ty] Zatrzymujesz się: Twoja drabina stoi teraz na polu { $square } wieży.
       *[other] { $seat } się zatrzymuje: drabina stoi teraz na polu { $square } wieży.
    }
indaman-event-stayed =
    { $seat ->
        [Ty] Zostajesz w Indamanie.
       *[other] { $seat } zostaje w Indamanie.
    }
indaman-event-ended = Koniec gry.

## Na co czeka stół

indaman-moment-set-up = Wyspa jest przygotowywana
indaman-moment-captive = Niewola: ile klejnotów wydajesz przed rzutem?
indaman-moment-spell = Trzyma Cię czar: użyj przedmiotu albo rzuć
indaman-moment-control = Pokieruj magiem albo zostaw go w spokoju
indaman-moment-act = Rusz swoim magiem
indaman-moment-gate = Pod bramą: użyj przedmiotu albo rzuć, by wejść
indaman-moment-delivery = U celu: użyj przedmiotu albo weź klejnoty
indaman-moment-step = Klippid się toczy
indaman-moment-reroll = Zostaje ten wynik czy rzucasz jeszcze raz?
indaman-moment-found = Klejnoty! Użyj przedmiotu albo je weź
indaman-moment-sword = Istota: użyj przedmiotu albo staw jej czoła
indaman-moment-dragon = Smok wydaje kulkę
indaman-moment-pick = Wybierz istotę ze stosu i ogłoś jej nazwę
indaman-moment-bid = Ile klejnotów bierzesz w pięść?
indaman-moment-guess = Ile klejnotów jest w drugiej pięści?
indaman-moment-staff = Zanim otworzą się pięści: użyj przedmiotu albo otwórz
indaman-moment-potion = Ostatnia szansa: użyj przedmiotu albo przyjmij swój los
indaman-moment-basilisco = Bazyliszek: pożera, ograbia czy przenosi?
indaman-moment-put = Gdzie stawiasz maga?
indaman-moment-robbery = Zbójcy przetrząsają bagaże
indaman-moment-wish = Życzysz sobie podróży na wyspę mędrców?
indaman-moment-exchange = Co ofiarujesz mędrcom?
indaman-moment-put-back = Na który stos odkładasz kartę?
indaman-moment-attempt = Czy przedmiot zadziała?
indaman-moment-lamp = Lampa: czyjego maga przenosisz?
indaman-moment-look = Kula: który stos oglądasz?
indaman-moment-fly = Dywan: dokąd lecisz?
indaman-moment-ride = Jednorożec: dokąd jedziesz?
indaman-moment-ferry = Prom jest na morzu
indaman-moment-tower = Wieża: wspinaj się dalej albo się zatrzymaj
indaman-moment-reborn = Dusza szuka nowego maga
indaman-moment-over = Koniec gry

## Odmowy

indaman-refusal-seat-count = W Indamana gra od { $least } do { $most } osób.
indaman-refusal-unfit-components = Tymi elementami nie da się grać: { $fault }
indaman-refusal-wrong-moment =
    { $now-id ->
        [captive] Najpierw niewola: powiedz, ile klejnotów wydajesz, i rzuć.
        [spell] Najpierw czar: użyj przedmiotu albo rzuć.
        [control] Teraz rozstrzyga się, czy ktoś pokieruje cudzym magiem.
        [act] Teraz jest czas na ruch: wybierz, dokąd idzie Twój mag.
        [gate] Mag stoi pod bramą: użyj przedmiotu albo rzuć, by wejść.
        [delivery] Cel jest osiągnięty: użyj przedmiotu albo weź klejnoty.
        [reroll] Teraz rozstrzyga się, czy rzut będzie powtórzony.
        [found] Są klejnoty: użyj przedmiotu albo je weź.
        [sword] Jest istota: użyj przedmiotu albo staw jej czoła.
        [pick] Teraz trzeba wybrać istotę ze stosu i ogłosić jej nazwę.
        [bid] Teraz bierze się klejnoty w pięści.
        [guess] Teraz zgaduje się klejnoty w drugiej pięści albo się rezygnuje.
        [staff] Pięści zaraz się otworzą: użyj przedmiotu albo otwórz.
        [potion] Teraz można tylko użyć przedmiotu albo przyjąć swój los.
        [basilisco] Teraz rozstrzyga się, co robi Bazyliszek.
        [put] Teraz trzeba wskazać, gdzie stanie mag.
        [wish] Teraz trzeba wybrać wyspę mędrców albo zrezygnować.
        [exchange] Teraz wybiera się istoty dla mędrców.
        [put-back] Teraz trzeba wybrać stos dla karty.
        [lamp] Teraz trzeba wybrać maga do przeniesienia.
        [look] Teraz trzeba wybrać stos do obejrzenia.
        [fly] Teraz trzeba wybrać, dokąd leci dywan.
        [ride] Teraz trzeba wybrać, dokąd jedzie Jednorożec.
        [tower] Mag jest na wieży: wspinaj się dalej albo się zatrzymaj.
       *[other] Nie teraz: poczekaj chwilę.
    }
indaman-refusal-no-such-place = Na tej planszy nie ma miejsca „{ $place-id }”.
indaman-refusal-not-adjacent = Jednym krokiem nie przejdziesz { $from-from } { $to-to }: wybierz sąsiednie miejsce.
indaman-refusal-held =
    { $creature-id ->
        [cavaliere-nero] Maga więzi Czarny Rycerz: najpierw trzeba się uwolnić.
       *[other] Maga trzyma czar Wróżki: najpierw trzeba go przełamać.
    }
indaman-refusal-gate-shut = Przy tym stole mag pod bramą miasta { $city } może tylko próbować wejść.
indaman-refusal-needs-ferry = Mag jest { $from-at }: stamtąd odpływa tylko prom.
indaman-refusal-not-at-gate = Mag nie stoi pod bramą miasta: nie ma tu dokąd wejść.
indaman-refusal-no-ferry = Z dużej wyspy prom nie odpływa: na wyspy mędrców prowadzi życzenie, dywan albo cudza wola.
indaman-refusal-not-at-indaman = To robi się tylko w Indamanie: najpierw zaprowadź tam maga.
indaman-refusal-must-act = Przy tym stole w Indamanie się nie zostaje: wspinaj się na wieżę albo rusz dalej.
indaman-refusal-too-few-gems =
    { $have ->
        [0] { indaman-gems }? Nie ma ani jednego.
       *[other] { indaman-gems }? Najwyżej { $have }.
    }
indaman-refusal-not-your-object = Nie masz { $object-of }: wybierz jeden ze swoich przedmiotów.
indaman-refusal-already-tried = Próba użycia { $object-of } w tej turze już była: każdej karty próbuje się raz na turę.
indaman-refusal-not-now =
    { $object-id ->
        [bacchetta-1] Różdżki używa się, gdy po drodze znajdujesz klejnoty.
        [bacchetta-2] Różdżki używa się, gdy po drodze znajdujesz klejnoty.
        [bastone-1] Laski używa się w walce, zanim otworzą się pięści.
        [bastone-2] Laski używa się w walce, zanim otworzą się pięści.
        [mantello-1] Płaszcza używa się pod bramą miasta albo zanim smok wyda kulkę.
        [mantello-2] Płaszcza używa się pod bramą miasta albo zanim smok wyda kulkę.
        [pozione-1] Eliksiru używa się po przegranej ze Smokiem, Czarnym Wirem albo Bazyliszkiem.
        [pozione-2] Eliksiru używa się po przegranej ze Smokiem, Czarnym Wirem albo Bazyliszkiem.
        [topolino-1] Myszki używa się, gdy docierasz do celu.
        [topolino-2] Myszki używa się, gdy docierasz do celu.
        [lampada-1] W tej chwili Lampy użyć nie można: poczekaj na decyzję w swojej turze.
        [lampada-2] W tej chwili Lampy użyć nie można: poczekaj na decyzję w swojej turze.
       *[other] Tego przedmiotu używa się przed ruchem: { $object }.
    }
indaman-refusal-nothing-to-use = Użycie { $object-of } nic by teraz nie dało.
indaman-refusal-not-an-opponent = Wybierz maga kogoś innego przy tym stole.
indaman-refusal-victim-held =
    { $creature-id ->
        [cavaliere-nero] Mag gracza { $victim } jest w niewoli i nie można go przenieść.
       *[other] Mag gracza { $victim } jest pod czarem i nie można go przenieść.
    }
indaman-refusal-empty-pile = Stos { $terrain-of } jest pusty: wybierz inny.
indaman-refusal-already-there = Mag już jest { $place-at }: wybierz inne miejsce.
indaman-refusal-no-road = Droga nie prowadzi { $from-from } { $to-to }: trzymaj się drogi.
indaman-refusal-no-turning-back = Jednorożec nie zawraca { $to-to }: jedź dalej.
indaman-refusal-not-in-pile = Na stosie { $terrain-of } nie ma { $creature-of }: wybierz kartę, która tam jest.
indaman-refusal-wrong-name = Prawdziwą istotę ogłasza się jej nazwą: { $name }. Kłamać można tylko białą kartą.
indaman-refusal-already-chosen = Twoja pięść jest już zamknięta: najpierw ją otwórz.
indaman-refusal-nothing-to-reconsider = Twoja pięść jest jeszcze otwarta: wybierz klejnoty.
indaman-refusal-not-a-city = Czarny Rycerz zabiera pokonanego do miasta, a to nie jest miasto: { $place }.
indaman-refusal-not-kept = Nie masz już do ofiarowania { $creature-of }.
indaman-refusal-too-few-points = Ofiarujesz { points }, a przedmiot kosztuje { $needed }: dołóż istotę.

## Błędy w pliku elementów, po numerze wiersza

indaman-spaces = pola
indaman-islands = wyspy
indaman-cities = miasta
indaman-creatures = istoty
indaman-objects = przedmioty
indaman-mages = magowie
indaman-fault-space-count = pól jest { $found }, a powinno być od { $least } do { $most }.
indaman-fault-bad-outline = obrys ({ $place }) ma wierzchołków: { $corners }, a powinien mieć od 3 do 64.
indaman-fault-no-space = nie ma żadnego pola terenu „{ $terrain }”, a musi być wszystkie sześć.
indaman-fault-mixed-zone = { $space }: teren jest inny niż w reszcie strefy.
indaman-fault-split-zone = { $space }: nie łączy się z resztą strefy.
indaman-fault-not-a-space = { $place }: nie ma takiego pola na wyspie.
indaman-fault-repeated = granica albo droga ({ $one }, { $other }) jest dwa razy albo łączy pole z nim samym.
indaman-fault-border-missing = { $one } i { $other } mają wspólny bok, ale brakuje granicy.
indaman-fault-no-shared-side = { $one } i { $other } nie mają wspólnego boku, więc nie graniczą.
indaman-fault-unreachable = { $space }: nie da się tam dojść.
indaman-fault-wrong-coast = { $space }: wybrzeże nie zgadza się z rysunkiem.
indaman-fault-lake-not-crossed = żadne dwa pola jeziora nie sąsiadują, więc nie da się go przebyć.
indaman-fault-road-without-border = droga ({ $one }, { $other }) biegnie tam, gdzie nie ma granicy.
indaman-fault-no-road-to = żadna droga nie prowadzi { $city-to }.
indaman-fault-no-long-road = żadna droga między miastami nie jest dłuższa niż trzy kroki.
indaman-fault-no-shortcut = żadna trasa poza drogą nie jest krótsza od drogi.
indaman-fault-out-of-order = lista „{ $list }” jest w innej kolejności niż zwykle (pozycja { $position }, licząc od 0).
indaman-fault-bad-name = na liście „{ $list }” jakaś nazwa jest pusta albo ma więcej niż { $most } znaków (pozycja { $position }, licząc od 0).
indaman-fault-wrong-city-space = { $city }: miasto nie leży na podanym polu albo leży na kilku.
indaman-fault-bad-landing = prom { $island-from } przybija { $space-at }, gdzie nie ma wybrzeża albo jest miasto.
indaman-fault-sea-gap = morze { $island-from } do wybrzeża przerywa się przy przejściu { $link }.
indaman-fault-not-symmetric = zysk między miastami { $one } i { $other } nie jest taki sam w obie strony.
indaman-fault-wrong-revenue = zysk między miastami { $one } i { $other } nie może być taki: z miasta do niego samego to 0, poza tym więcej.
indaman-fault-farther-pays-less = trasa między miastami { $one } i { $other } daje mniej niż krótsza.
indaman-fault-tower-count = wieża ma pól: { $found }, a powinna mieć od { $least } do { $most }.
indaman-fault-tower-too-easy = żadne pole wieży nie wymaga więcej niż 6, więc klejnoty byłyby zbędne.
indaman-fault-bad-blue = niebieski klippid ma puste ścianki i miecze, co najmniej po jednej sztuce, i nic więcej.
indaman-fault-bad-red = czerwonemu klippidowi brakuje jednej z czterech ścianek.
indaman-fault-road-not-safer = niebieski klippid musi mieć mniej mieczy niż czerwony.
indaman-fault-creature-count = kart istot jest { $found }, a powinno być 25.
indaman-fault-wrong-count = kart „{ $creature }” jest { $count }, a powinno być od 1 do 15.
indaman-fault-wrong-points = „{ $creature }” jest warta { $points }: tylko biała karta jest warta 0.
indaman-fault-none-worth35 = żadna istota nie jest warta 35, a wymaga tego przykład z instrukcji.
indaman-fault-never-works = { $object } (karta { $object-number }) nie działa przy żadnym wyniku.
indaman-fault-nobody-from = żaden mag nie zaczyna { $city-at }.
indaman-fault-nobody-favours = żaden mag nie woli terenu „{ $terrain }”.
indaman-fault-from-indaman = { $mage }: mag nie może zaczynać w Indamanie.
indaman-fault-bad-trait = { $mage }: cecha nic nie daje albo daje coś niemożliwego.
