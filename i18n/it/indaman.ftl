indaman = Indaman

## Terreni
##   of   dopo «mazzo»
##   at   dove si è

indaman-plain = Pianura
    .of = della pianura
    .at = in pianura
indaman-mountain = Montagna
    .of = della montagna
    .at = in montagna
indaman-desert = Deserto
    .of = del deserto
    .at = nel deserto
indaman-forest = Foresta
    .of = della foresta
    .at = nella foresta
indaman-lake = Lago
    .of = del lago
    .at = sul lago
indaman-swamp = Palude
    .of = della palude
    .at = nella palude

## Città
##   to     dove si va
##   from   da dove si viene
##   at     dove si è

indaman-selvara = Selvara
    .to = a Selvara
    .from = da Selvara
    .at = a Selvara
indaman-petrana = Petrana
    .to = a Petrana
    .from = da Petrana
    .at = a Petrana
indaman-calidra = Calidra
    .to = a Calidra
    .from = da Calidra
    .at = a Calidra
indaman-marenza = Marenza
    .to = a Marenza
    .from = da Marenza
    .at = a Marenza
indaman-melindor = Melindor
    .to = a Melindor
    .from = da Melindor
    .at = a Melindor
indaman-umbrena = Umbrena
    .to = a Umbrena
    .from = da Umbrena
    .at = a Umbrena
indaman-lunessa = Lunessa
    .to = a Lunessa
    .from = da Lunessa
    .at = a Lunessa
indaman-indaman = Indaman
    .to = a Indaman
    .from = da Indaman
    .at = a Indaman

## Isole dei sapienti e mare, con le stesse forme

indaman-aurora = Aurora
    .to = sull’Isola Aurora
    .from = dall’Isola Aurora
    .at = sull’Isola Aurora
indaman-ambrata = Ambrata
    .to = sull’Isola Ambrata
    .from = dall’Isola Ambrata
    .at = sull’Isola Ambrata
indaman-asperia = Asperia
    .to = sull’Isola Asperia
    .from = dall’Isola Asperia
    .at = sull’Isola Asperia
indaman-aurora-1 = Mare di Aurora 1
    .to = nel mare di Aurora (area 1)
    .from = dal mare di Aurora (area 1)
    .at = nel mare di Aurora (area 1)
indaman-aurora-2 = Mare di Aurora 2
    .to = nel mare di Aurora (area 2)
    .from = dal mare di Aurora (area 2)
    .at = nel mare di Aurora (area 2)
indaman-aurora-3 = Mare di Aurora 3
    .to = nel mare di Aurora (area 3)
    .from = dal mare di Aurora (area 3)
    .at = nel mare di Aurora (area 3)
indaman-ambrata-1 = Mare di Ambrata 1
    .to = nel mare di Ambrata (area 1)
    .from = dal mare di Ambrata (area 1)
    .at = nel mare di Ambrata (area 1)
indaman-ambrata-2 = Mare di Ambrata 2
    .to = nel mare di Ambrata (area 2)
    .from = dal mare di Ambrata (area 2)
    .at = nel mare di Ambrata (area 2)
indaman-ambrata-3 = Mare di Ambrata 3
    .to = nel mare di Ambrata (area 3)
    .from = dal mare di Ambrata (area 3)
    .at = nel mare di Ambrata (area 3)
indaman-asperia-1 = Mare di Asperia 1
    .to = nel mare di Asperia (area 1)
    .from = dal mare di Asperia (area 1)
    .at = nel mare di Asperia (area 1)
indaman-asperia-2 = Mare di Asperia 2
    .to = nel mare di Asperia (area 2)
    .from = dal mare di Asperia (area 2)
    .at = nel mare di Asperia (area 2)
indaman-asperia-3 = Mare di Asperia 3
    .to = nel mare di Asperia (area 3)
    .from = dal mare di Asperia (area 3)
    .at = nel mare di Asperia (area 3)

## Caselle, con il loro numero: s12, o con il terreno forest-space-12

indaman-s = Casella { $number }
    .to = alla casella { $number }
    .from = dalla casella { $number }
    .at = nella casella { $number }
indaman-plain-space = Pianura { $number }
    .to = in pianura (casella { $number })
    .from = dalla pianura (casella { $number })
    .at = in pianura (casella { $number })
indaman-mountain-space = Montagna { $number }
    .to = in montagna (casella { $number })
    .from = dalla montagna (casella { $number })
    .at = in montagna (casella { $number })
indaman-desert-space = Deserto { $number }
    .to = nel deserto (casella { $number })
    .from = dal deserto (casella { $number })
    .at = nel deserto (casella { $number })
indaman-forest-space = Foresta { $number }
    .to = nella foresta (casella { $number })
    .from = dalla foresta (casella { $number })
    .at = nella foresta (casella { $number })
indaman-lake-space = Lago { $number }
    .to = sul lago (casella { $number })
    .from = dal lago (casella { $number })
    .at = sul lago (casella { $number })
indaman-swamp-space = Palude { $number }
    .to = nella palude (casella { $number })
    .from = dalla palude (casella { $number })
    .at = nella palude (casella { $number })

## Maghi

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

## La caratteristica di un mago

indaman-trait-guess = In combattimento, quando le gemme avversarie sono già nel pugno, prova a indovinarne il numero; la risposta è sì o no.
indaman-trait-gem-bonus =
    { $gems ->
        [one] Se trova almeno una gemma, ne trova sempre una in più.
       *[other] Se trova almeno una gemma, ne trova sempre { $gems } in più.
    }
indaman-trait-wins-ties = In viaggio vince gli scontri in parità.
indaman-trait-creature-bonus =
    { $gems ->
        [one] Quando impersona un essere, le sue gemme contano una in più.
       *[other] Quando impersona un essere, le sue gemme contano { $gems } in più.
    }
indaman-trait-start-object =
    { $objects ->
        [one] Entra in gioco con un oggetto magico a caso.
       *[other] Entra in gioco con { $objects } oggetti magici a caso.
    }
indaman-trait-wise-friend = Dai sapienti riceve un oggetto ogni { $points } punti, e in mare il traghetto prosegue già con { $ferry }.
indaman-trait-delivery-bonus =
    { $gems ->
        [one] Riceve una gemma in più quando raggiunge la sua città obiettivo.
       *[other] Riceve { $gems } gemme in più quando raggiunge la sua città obiettivo.
    }
indaman-trait-tower-bonus = Aggiunge { $bonus } al primo lancio sulla torre di ogni suo turno.
indaman-trait-entry-discount =
    { $gems ->
        [3] Diventa invisibile senza gemme: entra gratis in ogni città.
        [one] Entra nelle città pagando una gemma in meno.
       *[other] Entra nelle città pagando { $gems } gemme in meno.
    }
indaman-trait-reroll =
    Una volta per turno può rilanciare il klippide rosso o blu{ $cost ->
        [0] {" "}senza pagare
        [one] {" "}pagando una gemma
       *[other] {" "}pagando { $cost } gemme
    }; vale il secondo lancio.

## Esseri
##   acc   dopo «tiene» e «con»
##   of    dopo «il potere»

indaman-basilisco = Basilisco
    .acc = il Basilisco
    .of = del Basilisco
indaman-briganti = Briganti
    .acc = i Briganti
    .of = dei Briganti
indaman-briganti-oggetti = Briganti (oggetti)
    .acc = i Briganti (oggetti)
    .of = dei Briganti (oggetti)
indaman-briganti-gemme = Briganti (gemme)
    .acc = i Briganti (gemme)
    .of = dei Briganti (gemme)
indaman-cavaliere-nero = Cavaliere nero
    .acc = il Cavaliere nero
    .of = del Cavaliere nero
indaman-drago = Drago
    .acc = il Drago
    .of = del Drago
indaman-fata = Fata
    .acc = la Fata
    .of = della Fata
indaman-fata-gemma = Fata (gemma)
    .acc = la Fata (gemma)
    .of = della Fata (gemma)
indaman-folletto = Folletto
    .acc = il Folletto
    .of = del Folletto
indaman-giullare = Giullare
    .acc = il Giullare
    .of = del Giullare
indaman-gorgo-nero = Gorgo nero
    .acc = il Gorgo nero
    .of = del Gorgo nero
indaman-maga = Maga
    .acc = la Maga
    .of = della Maga
indaman-mago = Mago
    .acc = il Mago
    .of = del Mago
indaman-spettro = Spettro
    .acc = lo Spettro
    .of = dello Spettro
indaman-strega = Strega
    .acc = la Strega
    .of = della Strega
indaman-white = Carta bianca
    .acc = una carta bianca
    .of = della carta bianca

## La sorte di chi perde contro un essere
##   short   in poche parole, sulla carta

indaman-fate-basilisco = Chi lo impersona sceglie: divora il mago, gli toglie tutte le gemme e tutti gli oggetti, oppure lo mette dove vuole.
    .short = divora, spoglia o sposta
indaman-fate-briganti-oggetti = Rubano un oggetto magico a caso, che torna nel mazzo.
    .short = rubano un oggetto
indaman-fate-briganti-gemme = Rubano tante gemme quante ne dice il klippide verde.
    .short = rubano gemme
indaman-fate-cavaliere-nero = Rinchiude il mago in una città a scelta. A ogni suo turno il mago dichiara delle gemme e tira: con 6 o più, gemme comprese, torna libero.
    .short = prigionia in una città
indaman-fate-drago = Divora il mago, che si reincarna.
    .short = divora il mago
indaman-fate-fata = Incanta il mago: a ogni suo turno un numero pari lo libera, con un numero dispari il turno finisce.
    .short = incantesimo
indaman-fate-fata-gemma = Incanta il mago: a ogni suo turno un numero pari lo libera, con un numero dispari il turno finisce e si perde una gemma.
    .short = incantesimo, ogni volta una gemma
indaman-fate-folletto = La scala scende di un gradino.
    .short = scala giù di uno
indaman-fate-giullare = La scala torna alla base della torre.
    .short = scala alla base
indaman-fate-gorgo-nero = Trascina il mago negli abissi; il mago si reincarna.
    .short = trascina negli abissi
indaman-fate-maga = Chi la impersona tiene la carta scoperta e una volta, in un turno a scelta, decide il passo del mago.
    .short = guida un passo
indaman-fate-mago = Chi lo impersona tiene la carta scoperta e una volta, in un turno a scelta, decide il passo del mago.
    .short = guida un passo
indaman-fate-spettro = Chi lo impersona decide il passo del mago nel suo prossimo turno.
    .short = guida il prossimo passo
indaman-fate-strega = Chi la impersona mette il mago dove vuole.
    .short = sposta ovunque
indaman-fate-white = Nessuna: è un bluff. La scala di chi l’ha giocata sale comunque.
    .short = un bluff

## Oggetti magici
##   acc   dopo «prova» e «con»
##   of    dopo «il potere»

indaman-bacchetta = Bacchetta da rabdomante
    .acc = la Bacchetta da rabdomante
    .of = della Bacchetta da rabdomante
indaman-bastone = Bastone del potere
    .acc = il Bastone del potere
    .of = del Bastone del potere
indaman-lampada = Lampada del genio
    .acc = la Lampada del genio
    .of = della Lampada del genio
indaman-mantello = Mantello invisibile
    .acc = il Mantello invisibile
    .of = del Mantello invisibile
indaman-pozione = Pozione di lunga vita
    .acc = la Pozione di lunga vita
    .of = della Pozione di lunga vita
indaman-sfera = Sfera di cristallo
    .acc = la Sfera di cristallo
    .of = della Sfera di cristallo
indaman-tappeto = Tappeto volante
    .acc = il Tappeto volante
    .of = del Tappeto volante
indaman-topolino = Topolino magico
    .acc = il Topolino magico
    .of = del Topolino magico
indaman-unicorno = Unicorno
    .acc = l’Unicorno
    .of = dell’Unicorno

## Che cosa fa un oggetto
##   short   in poche parole, sulla carta

indaman-effect-bacchetta = Raddoppia le gemme trovate per via.
    .short = raddoppia le gemme trovate
indaman-effect-bastone = In uno scontro, prima di aprire i pugni: le tue gemme contano il doppio.
    .short = gemme doppie nello scontro
indaman-effect-lampada = In qualsiasi momento del tuo turno metti il mago di un’altra persona dove vuoi.
    .short = sposta il mago di un altro
indaman-effect-mantello = Entri in una città senza pagare, oppure eviti un incontro prima che il drago dia la pallina.
    .short = città gratis o niente incontro
indaman-effect-pozione = Ti salva dal Drago, dal Gorgo nero e dal Basilisco; poi torna nel mazzo.
    .short = salva la vita
indaman-effect-sfera = Prima di muovere guardi tutto il mazzo di un terreno.
    .short = mostra un mazzo
indaman-effect-tappeto = Invece di muovere voli dove vuoi, senza tirare nulla.
    .short = vola ovunque
indaman-effect-topolino = Raddoppia il rendimento quando raggiungi il tuo obiettivo.
    .short = rendimento doppio
indaman-effect-unicorno = Invece di muovere fai tre passi lungo la strada, con un solo lancio del klippide blu alla fine.
    .short = tre passi di strada

## Klippidi
##   acc   dopo «tira»

indaman-blue = Klippide blu
    .acc = il klippide blu
indaman-red = Klippide rosso
    .acc = il klippide rosso
indaman-green = Klippide verde
    .acc = il klippide verde
indaman-blank = faccia vuota
indaman-sword = spada
indaman-one-gem = 1 gemma
indaman-two-gems = 2 gemme

## Quanto è sicuro un componente

indaman-certainty-printed = Dalla scatola: è stampato così.
indaman-certainty-rulebook = Dal regolamento.
indaman-certainty-reported = Dal racconto di chi ha la scatola.
indaman-certainty-reconstructed = Ricostruito: si accorda con il regolamento e con il resto, ma nella scatola può essere diverso.

## Varianti e opzioni

indaman-variant-standard = Standard
indaman-option-gate = Chi sta alla porta di una città può anche andarsene (may-leave), oppure può solo ritentare (must-retry).
indaman-option-free-lying = Anche il nome di un vero essere può essere una bugia (true), oppure solo quello di una carta bianca (false).
indaman-option-must-act = A Indaman bisogna salire o muovere (true), oppure si può restare (false).
indaman-option-keep-trophies = Gli esseri vinti restano dopo una reincarnazione (true), oppure si perdono (false).
indaman-option-components = Con che cosa si gioca: l’isola e le carte ricostruite, oppure quelle di un file.

## Gemme in una frase

indaman-gems =
    { $gems ->
        [one] { $gems } gemma
       *[other] { $gems } gemme
    }

## Che cosa si può fare

indaman-action-struggle =
    { $gems ->
        [0] Tira per liberarti, senza gemme
       *[other] Spendi { indaman-gems } e tira per liberarti
    }
indaman-action-direct = Manda il mago { $to-to }
indaman-action-move = Va’ { $to-to }
indaman-action-enter = Tira per entrare in città
indaman-action-sail = Prendi il traghetto
indaman-action-stay = Resta a Indaman
indaman-action-climb =
    { $gems ->
        [0] Sali sulla torre senza gemme
       *[other] Sali sulla torre con { indaman-gems }
    }
indaman-action-stop = Fermati
indaman-action-reroll = Rilancia il klippide
indaman-action-use = Prova { $object-acc } (carta { $object-number })
indaman-action-go-on = Prosegui senza oggetti
indaman-action-pass = Rinuncia
indaman-action-summon =
    Sposta { $victim ->
        [Tu] il tuo mago
       *[other] il mago di { $victim }
    }
indaman-action-look = Guarda il mazzo { $terrain-of }
indaman-action-fly = Vola { $to-to }
indaman-action-ride = Cavalca { $to-to }
indaman-action-pick = Posa { $creature-acc } e dichiara: { $name }
indaman-action-bid =
    { $gems ->
        [0] Pugno vuoto
       *[other] Metti { indaman-gems } nel pugno
    }
indaman-action-reconsider = Riapri il pugno
indaman-action-guess =
    { $gems ->
        [0] Indovina: nessuna gemma
       *[other] Indovina: { indaman-gems }
    }
indaman-action-devour = Divora il mago
indaman-action-strip = Togli tutte le gemme e tutti gli oggetti
indaman-action-banish = Metti il mago dove vuoi
indaman-action-put = Metti il mago { $to-to }
indaman-action-wish = Fatti portare { $island-to }
indaman-action-offer = Offri { $creature-acc }
indaman-action-done = Non offrire altro
indaman-action-put-back = Metti la carta nel mazzo { $terrain-of }

## Che cosa è successo

indaman-event-began =
    { $seat ->
        [Tu] Giochi con { $mage }: parti { $city-from } con { indaman-gems }.
       *[other] { $seat } gioca con { $mage }: parte { $city-from } con { indaman-gems }.
    }
indaman-event-dealt = Gli esseri sono distribuiti nei mazzi dei sei terreni.
indaman-event-targeted =
    { $seat ->
        [Tu] Il tuo obiettivo è { $city }.
       *[other] L’obiettivo di { $seat } è { $city }.
    }
indaman-event-drew =
    { $seat ->
        [Tu] Peschi
       *[other] { $seat } pesca
    } { $object-id ->
        [none] un oggetto magico.
       *[other] { $object-acc }.
    }
indaman-event-deck-empty =
    { $seat ->
        [Tu] Il mazzo degli oggetti magici è vuoto: non ne ricevi più.
       *[other] Il mazzo degli oggetti magici è vuoto: { $seat } non ne riceve più.
    }
indaman-event-rolled =
    { $seat ->
        [Tu] Tiri
       *[other] { $seat } tira
    } { $roll-id ->
        [start] per cominciare
        [struggle] contro la prigionia
        [spell] contro l’incantesimo
        [entry] alla porta della città
        [object] per l’oggetto
        [ransom] per il bottino dei Briganti
        [ferry] per il traghetto
       *[tower] sulla torre
    }: { $number }.
indaman-event-cast =
    { $seat ->
        [Tu] Tiri
       *[other] { $seat } tira
    } { $klippide-acc }: { $face }.
indaman-event-turn =
    { $seat ->
        [Tu] Giro { $round }: tocca a te.
       *[other] Giro { $round }: tocca a { $seat }.
    }
indaman-event-struggled =
    { $gems ->
        [0] { $seat ->
            [Tu] Tiri senza spendere gemme.
           *[other] { $seat } tira senza spendere gemme.
        }
       *[other] { $seat ->
            [Tu] Spendi { indaman-gems } per tornare in libertà.
           *[other] { $seat } spende { indaman-gems } per tornare in libertà.
        }
    }
indaman-event-freed =
    { $creature-id ->
        [cavaliere-nero] { $seat ->
            [Tu] Esci dalla prigionia del Cavaliere nero!
           *[other] { $seat } esce dalla prigionia del Cavaliere nero!
        }
       *[other] { $seat ->
            [Tu] Rompi l’incantesimo della Fata!
           *[other] { $seat } rompe l’incantesimo della Fata!
        }
    }
indaman-event-still-held =
    { $creature-id ->
        [cavaliere-nero] { $seat ->
            [Tu] Resti in prigionia.
           *[other] { $seat } resta in prigionia.
        }
       *[other] { $seat ->
            [Tu] Resti sotto l’incantesimo{ $gems ->
                [0] .
               *[other] {" "}e perdi { indaman-gems }.
            }
           *[other] { $seat } resta sotto l’incantesimo{ $gems ->
                [0] .
               *[other] {" "}e perde { indaman-gems }.
            }
        }
    }
indaman-event-directed =
    Con { $creature-acc } { $seat ->
        [Tu] mandi
       *[other] { $seat } manda
    } { $victim ->
        [Tu] il tuo mago
       *[other] il mago di { $victim }
    } { $to-to }.
indaman-event-spared =
    Per questa volta { $seat ->
        [Tu] lasci
       *[other] { $seat } lascia
    } in pace { $victim ->
        [Tu] il tuo mago.
       *[other] il mago di { $victim }.
    }
indaman-event-expired =
    Il potere { $creature-of } { $victim ->
        [Tu] sul tuo mago
       *[other] sul mago di { $victim }
    } svanisce.
indaman-event-moved =
    { $seat ->
        [Tu] { $way-id ->
            [road] Vai per la strada
            [unicorno] Cavalchi l’Unicorno
            [tappeto] Voli sul Tappeto
            [wish] Il desiderio ti porta
            [ferry] Il traghetto ti porta
           *[wild] Vai
        }
       *[other] { $way-id ->
            [road] { $seat } va per la strada
            [unicorno] { $seat } cavalca l’Unicorno
            [tappeto] { $seat } vola sul Tappeto
            [wish] Il desiderio porta { $seat }
            [ferry] Il traghetto porta { $seat }
           *[wild] { $seat } va
        }
    } { $to-to }.
indaman-event-entered =
    { $gems ->
        [0] { $seat ->
            [Tu] Entri { $city-to }.
           *[other] { $seat } entra { $city-to }.
        }
       *[other] { $seat ->
            [Tu] Paghi { indaman-gems } ed entri { $city-to }.
           *[other] { $seat } paga { indaman-gems } ed entra { $city-to }.
        }
    }
indaman-event-shut-out =
    Entrare costa { $cost ->
        [one] { $cost } gemma
       *[other] { $cost } gemme
    }, troppo: { $seat ->
        [Tu] resti alla porta di { $city }.
       *[other] { $seat } resta alla porta di { $city }.
    }
indaman-event-delivered =
    { $seat ->
        [Tu] { $city } è raggiunta: ricevi
       *[other] { $seat } raggiunge l’obiettivo { $city } e riceve
    } { $delivery-gems ->
        [one] { $delivery-gems } gemma.
       *[other] { $delivery-gems } gemme.
    }
indaman-event-rerolled =
    { $gems ->
        [0] { $seat ->
            [Tu] Rilanci il klippide.
           *[other] { $seat } rilancia il klippide.
        }
       *[other] { $seat ->
            [Tu] Paghi { indaman-gems } e rilanci il klippide.
           *[other] { $seat } paga { indaman-gems } e rilancia il klippide.
        }
    }
indaman-event-found =
    { $seat ->
        [Tu] Trovi
       *[other] { $seat } trova
    } { $found-gems ->
        [0] delle gemme, ma il mucchio è vuoto.
        [one] { $found-gems } gemma.
       *[other] { $found-gems } gemme.
    }
indaman-event-nobody-there = Nel mazzo { $terrain-of } non c’è nessun essere: niente incontro.
indaman-event-avoided =
    { $seat ->
        [Tu] Nel Mantello invisibile eviti l’incontro.
       *[other] Nel Mantello invisibile { $seat } evita l’incontro.
    }
indaman-event-ball =
    { $player ->
        [Tu] Il drago dà la tua pallina.
       *[other] Il drago dà la pallina di { $player }.
    }
indaman-event-looked =
    { $seat ->
        [Tu] Guardi
       *[other] { $seat } guarda
    } il mazzo { $terrain-of }{ $cards-id ->
        [none] .
       *[other] : { $cards-list }.
    }
indaman-event-laid =
    { $creature-id ->
        [none] { $seat } posa una carta coperta e dichiara: { $name }.
       *[other] Posi { $creature-acc } e dichiari: { $name }.
    }
indaman-event-chose =
    { $seat ->
        [Tu] Il tuo pugno è chiuso.
       *[other] Il pugno di { $seat } è chiuso.
    }
indaman-event-reconsidered =
    { $seat ->
        [Tu] Riapri il pugno.
       *[other] { $seat } riapre il pugno.
    }
indaman-event-guessed =
    { $seat ->
        [Tu] Indovini
       *[other] { $seat } indovina
    }: { $gems ->
        [0] nessuna gemma
       *[other] { indaman-gems }
    }? { $right ->
        [yes] Sì.
       *[no] No.
    }
indaman-event-opened =
    I pugni si aprono, e la carta è { $creature-acc }. In viaggio, { $traveller }: { $travellers-gems }, forza { $travellers-strength }. Per l’essere, { $player }: { $players-gems }, forza { $players-strength }. { $winner ->
        [Tu] Vinci tu.
       *[other] Vince { $winner }.
    }
indaman-event-ladder =
    { $seat ->
        [Tu] La tua scala
       *[other] La scala di { $seat }
    } { $to-id ->
        [0] torna alla base della torre.
       *[other] è ora al gradino { $to-id }.
    }
indaman-event-kept =
    { $seat ->
        [Tu] Tieni { $creature-acc } dietro il paravento.
       *[other] { $seat } tiene { $creature-acc } dietro il paravento.
    }
indaman-event-bluffed = È solo un bluff: la carta bianca torna nel mazzo { $terrain-of }.
indaman-event-captured =
    { $creature-id ->
        [cavaliere-nero] { $seat ->
            [Tu] Il Cavaliere nero ti tiene in prigionia.
           *[other] Il Cavaliere nero tiene { $seat } in prigionia.
        }
       *[other] { $seat ->
            [Tu] La Fata ti tiene sotto il suo incantesimo.
           *[other] La Fata tiene { $seat } sotto il suo incantesimo.
        }
    }
indaman-event-controlled =
    Con { $creature-acc } { $seat ->
        [Tu] potrai guidare
       *[other] { $seat } potrà guidare
    } un passo { $victim ->
        [Tu] del tuo mago.
       *[other] del mago di { $victim }.
    }
indaman-event-robbed =
    { $object-id ->
        [none] I Briganti cercano oggetti magici, ma non ce ne sono.
       *[other] { $seat ->
            [Tu] I Briganti ti rubano { $object-acc }.
           *[other] I Briganti rubano { $object-acc } a { $seat }.
        }
    }
indaman-event-ransomed =
    { $gems ->
        [0] I Briganti cercano gemme, ma non ce ne sono.
       *[other] { $seat ->
            [Tu] I Briganti ti rubano { indaman-gems }.
           *[other] I Briganti rubano { indaman-gems } a { $seat }.
        }
    }
indaman-event-stripped =
    { $seat ->
        [Tu] Il Basilisco ti toglie { indaman-gems }
       *[other] Il Basilisco toglie a { $seat } { indaman-gems }
    }{ $objects-count ->
        [0] .
       *[other] {" "}e gli oggetti magici: { $objects-list }.
    }
indaman-event-put =
    Con { $by-acc } { $seat ->
        [Tu] metti
       *[other] { $seat } mette
    } { $victim ->
        [Tu] il tuo mago
       *[other] il mago di { $victim }
    } { $to-to }.
indaman-event-doomed =
    { $doom-id ->
        [devour] { $seat ->
            [Tu] Il Basilisco vuole divorare il tuo mago.
           *[other] Il Basilisco vuole divorare il mago di { $seat }.
        }
        [strip] { $seat ->
            [Tu] Il Basilisco vuole tutte le tue gemme e tutti i tuoi oggetti.
           *[other] Il Basilisco vuole tutte le gemme e tutti gli oggetti di { $seat }.
        }
       *[banish] { $seat ->
            [Tu] Il Basilisco vuole portare via il tuo mago.
           *[other] Il Basilisco vuole portare via il mago di { $seat }.
        }
    }
indaman-event-saved =
    { $seat ->
        [Tu] La Pozione di lunga vita ti salva: { $creature-acc } non ti fa nulla.
       *[other] La Pozione di lunga vita salva { $seat }: { $creature-acc } non fa nulla.
    }
indaman-event-died =
    { $creature-id ->
        [gorgo-nero] Il Gorgo nero inghiotte { $mage }.
        [basilisco] Il Basilisco divora { $mage }.
       *[other] Il Drago divora { $mage }.
    } { $seat ->
        [Tu] Perdi { indaman-gems }
       *[other] { $seat } perde { indaman-gems }
    }{ $objects-count ->
        [0] { $kept-count ->
            [0] {" "}e
           *[other] , gli esseri vinti ({ $kept-list }) e
        }
       *[other] { $kept-count ->
            [0] , gli oggetti magici ({ $objects-list }) e
           *[other] , gli oggetti magici ({ $objects-list }), gli esseri vinti ({ $kept-list }) e
        }
    } { $seat ->
        [Tu] rinasci
       *[other] rinasce
    } con un altro mago.
indaman-event-wished =
    { $seat ->
        [Tu] Esprimi un desiderio: { $island }.
       *[other] { $seat } esprime un desiderio: { $island }.
    }
indaman-event-exchanged =
    { $seat ->
        [Tu] Dai ai sapienti { $creatures-list } ({ points }) e ricevi
       *[other] { $seat } dà ai sapienti { $creatures-list } ({ points }) e riceve
    } { $objects ->
        [one] { $objects } oggetto magico.
       *[other] { $objects } oggetti magici.
    }
indaman-event-put-back =
    { $seat ->
        [Tu] Metti
       *[other] { $seat } mette
    } { $creature-acc } nel mazzo { $terrain-of }.
indaman-event-tried =
    { $seat ->
        [Tu] Provi
       *[other] { $seat } prova
    } { $object-acc }: { $works ->
        [yes] funziona!
       *[no] non funziona.
    }
indaman-event-climbed =
    { $seat ->
        [Tu] Sulla torre arrivi a { $total }, e ne servono { $needed }: sali al gradino { $square }!
       *[other] Sulla torre { $seat } arriva a { $total }, e ne servono { $needed }: sale al gradino { $square }!
    }
indaman-event-fell =
    { $seat ->
        [Tu] Sulla torre arrivi a { $total }, ma per il gradino { $square } ne servono { $needed }: la scala resta dov’era.
       *[other] Sulla torre { $seat } arriva a { $total }, ma per il gradino { $square } ne servono { $needed }: la scala resta dov’era.
    }
indaman-event-stopped =
    { $seat ->
        [Tu] Ti fermi: la tua scala è ora al gradino { $square }.
       *[other] { $seat } si ferma: la sua scala è ora al gradino { $square }.
    }
indaman-event-stayed =
    { $seat ->
        [Tu] Resti a Indaman.
       *[other] { $seat } resta a Indaman.
    }
indaman-event-ended = La partita è finita.

## Che cosa aspetta il tavolo

indaman-moment-set-up = Si prepara l’isola
indaman-moment-captive = Prigionia: quante gemme spendi prima di tirare?
indaman-moment-spell = Un incantesimo ti tiene: usa un oggetto, oppure tira
indaman-moment-control = Guida il mago, oppure lascialo andare
indaman-moment-act = Muovi il tuo mago
indaman-moment-gate = Alla porta: usa un oggetto, oppure tira per entrare
indaman-moment-delivery = Obiettivo raggiunto: usa un oggetto, oppure prendi le gemme
indaman-moment-step = Il klippide rotola
indaman-moment-reroll = Vale questo lancio, o rilanci?
indaman-moment-found = Gemme! Usa un oggetto, oppure prendile
indaman-moment-sword = Un essere: usa un oggetto, oppure affrontalo
indaman-moment-dragon = Il drago dà una pallina
indaman-moment-pick = Scegli un essere del mazzo e dichiarane il nome
indaman-moment-bid = Quante gemme metti nel pugno?
indaman-moment-guess = Quante gemme ci sono nell’altro pugno?
indaman-moment-staff = Prima di aprire i pugni: usa un oggetto, oppure apri
indaman-moment-potion = Ultima possibilità: usa un oggetto, oppure accetta la sorte
indaman-moment-basilisco = Basilisco: divori, spogli o sposti?
indaman-moment-put = Dove metti il mago?
indaman-moment-robbery = I Briganti frugano nei bagagli
indaman-moment-wish = Vuoi andare su un’isola dei sapienti?
indaman-moment-exchange = Che cosa offri ai sapienti?
indaman-moment-put-back = In quale mazzo metti la carta?
indaman-moment-attempt = L’oggetto funziona?
indaman-moment-lamp = Lampada: quale mago sposti?
indaman-moment-look = Sfera: quale mazzo guardi?
indaman-moment-fly = Tappeto: dove voli?
indaman-moment-ride = Unicorno: dove cavalchi?
indaman-moment-ferry = Il traghetto è in mare
indaman-moment-tower = La torre: sali ancora, oppure fermati
indaman-moment-reborn = Un’anima cerca un nuovo mago
indaman-moment-over = La partita è finita

## Rifiuti

indaman-refusal-seat-count = A Indaman si gioca da { $least } a { $most }.
indaman-refusal-unfit-components = Con questi componenti non si può giocare: { $fault }
indaman-refusal-wrong-moment =
    { $now-id ->
        [captive] Prima la prigionia: di’ quante gemme spendi e tira.
        [spell] Prima l’incantesimo: usa un oggetto, oppure tira.
        [control] Ora si decide se guidare il mago di un’altra persona.
        [act] È il momento di muovere: scegli dove va il tuo mago.
        [gate] Il mago è alla porta: usa un oggetto, oppure tira per entrare.
        [delivery] L’obiettivo è raggiunto: usa un oggetto, oppure prendi le gemme.
        [reroll] Ora si decide se rilanciare il klippide.
        [found] Ci sono gemme: usa un oggetto, oppure prendile.
        [sword] C’è un essere: usa un oggetto, oppure affrontalo.
        [pick] Ora bisogna scegliere un essere del mazzo e dichiararne il nome.
        [bid] Ora si mettono le gemme nei pugni.
        [guess] Ora si indovina quante gemme ci sono nell’altro pugno, oppure si rinuncia.
        [staff] I pugni stanno per aprirsi: usa un oggetto, oppure apri.
        [potion] Ora si può solo usare un oggetto o accettare la sorte.
        [basilisco] Ora si decide che cosa fa il Basilisco.
        [put] Ora bisogna dire dove va messo il mago.
        [wish] Ora si sceglie un’isola dei sapienti, oppure si rinuncia.
        [exchange] Ora si scelgono gli esseri da dare ai sapienti.
        [put-back] Ora bisogna scegliere il mazzo in cui mettere la carta.
        [lamp] Ora bisogna scegliere il mago da spostare.
        [look] Ora bisogna scegliere il mazzo da guardare.
        [fly] Ora bisogna scegliere dove vola il Tappeto.
        [ride] Ora bisogna scegliere dove va l’Unicorno.
        [tower] Il mago è sulla torre: sali ancora, oppure fermati.
       *[other] Non ora: aspetta un momento.
    }
indaman-refusal-no-such-place = Su questa plancia non c’è un posto che si chiami «{ $place-id }».
indaman-refusal-not-adjacent = Non si va in un passo { $from-from } { $to-to }: scegli un posto confinante.
indaman-refusal-held =
    { $creature-id ->
        [cavaliere-nero] Il Cavaliere nero tiene il mago in prigionia: prima deve tornare in libertà.
       *[other] La Fata tiene il mago sotto il suo incantesimo: prima deve romperlo.
    }
indaman-refusal-gate-shut = A questo tavolo chi sta alla porta di { $city } può solo ritentare l’ingresso.
indaman-refusal-needs-ferry = Il mago è { $from-at }: di lì si parte solo con il traghetto.
indaman-refusal-not-at-gate = Il mago non sta alla porta di una città: qui non c’è da entrare.
indaman-refusal-no-ferry = Dall’isola grande non parte nessun traghetto: sulle isole dei sapienti si arriva con un desiderio, con il Tappeto, o perché qualcuno ti ci mette.
indaman-refusal-not-at-indaman = Questo si fa solo a Indaman: prima portaci il mago.
indaman-refusal-must-act = A questo tavolo non si resta a Indaman: sali sulla torre, oppure muovi.
indaman-refusal-too-few-gems =
    { $have ->
        [0] { indaman-gems }? Non ce n’è nessuna.
       *[other] { indaman-gems }? Al massimo { $have }.
    }
indaman-refusal-not-your-object = Non hai { $object-acc }: scegli uno dei tuoi oggetti.
indaman-refusal-already-tried = Hai già provato { $object-acc } in questo turno: ogni carta si prova una volta per turno.
indaman-refusal-not-now =
    { $object-id ->
        [bacchetta-1] La Bacchetta si usa quando trovi gemme per via.
        [bacchetta-2] La Bacchetta si usa quando trovi gemme per via.
        [bastone-1] Il Bastone si usa in uno scontro, prima che si aprano i pugni.
        [bastone-2] Il Bastone si usa in uno scontro, prima che si aprano i pugni.
        [mantello-1] Il Mantello si usa alla porta di una città, o prima che il drago dia la pallina.
        [mantello-2] Il Mantello si usa alla porta di una città, o prima che il drago dia la pallina.
        [pozione-1] La Pozione si usa dopo una sconfitta contro il Drago, il Gorgo nero o il Basilisco.
        [pozione-2] La Pozione si usa dopo una sconfitta contro il Drago, il Gorgo nero o il Basilisco.
        [topolino-1] Il Topolino si usa quando raggiungi il tuo obiettivo.
        [topolino-2] Il Topolino si usa quando raggiungi il tuo obiettivo.
        [lampada-1] In questo momento la Lampada non si può usare: aspetta una scelta del tuo turno.
        [lampada-2] In questo momento la Lampada non si può usare: aspetta una scelta del tuo turno.
       *[other] Prima di muovere si può usare { $object-acc }, ora no.
    }
indaman-refusal-nothing-to-use = Ora { $object-acc } non servirebbe a nulla.
indaman-refusal-not-an-opponent = Scegli il mago di un’altra persona a questo tavolo.
indaman-refusal-victim-held =
    { $creature-id ->
        [cavaliere-nero] Il mago di { $victim } è in prigionia e non si può spostare.
       *[other] Il mago di { $victim } è sotto un incantesimo e non si può spostare.
    }
indaman-refusal-empty-pile = Il mazzo { $terrain-of } è vuoto: scegline un altro.
indaman-refusal-already-there = Il mago è già { $place-at }: scegli un altro posto.
indaman-refusal-no-road = La strada non va { $from-from } { $to-to }: segui la strada.
indaman-refusal-no-turning-back = L’Unicorno non torna indietro { $to-to }: prosegui.
indaman-refusal-not-in-pile = Nel mazzo { $terrain-of } non c’è { $creature-acc }: scegli una carta che ci sia.
indaman-refusal-wrong-name = Un vero essere si dichiara con il suo nome: { $name }. Solo con una carta bianca si può mentire.
indaman-refusal-already-chosen = Il pugno è già chiuso: per cambiare, prima riaprilo.
indaman-refusal-nothing-to-reconsider = Il tuo pugno è ancora aperto: scegli le gemme.
indaman-refusal-not-a-city = Il Cavaliere nero porta chi ha perso in una città, e questa non lo è: { $place }.
indaman-refusal-not-kept = Tra i tuoi esseri da offrire non c’è { $creature-acc }.
indaman-refusal-too-few-points = Offri { points }, ma per un oggetto ne servono { $needed }: aggiungi un essere.

## Errori in un file di componenti, dopo il numero di riga

indaman-spaces = caselle
indaman-islands = isole
indaman-cities = città
indaman-creatures = esseri
indaman-objects = oggetti
indaman-mages = maghi
indaman-fault-space-count = le caselle sono { $found }, e devono essere da { $least } a { $most }.
indaman-fault-bad-outline = il contorno di { $place } ha { $corners } angoli, e ne deve avere da 3 a 64.
indaman-fault-no-space = nessuna casella è di tipo { $terrain }, e ci devono essere tutti e sei i terreni.
indaman-fault-mixed-zone = { $space } ha un terreno diverso dal resto della sua zona.
indaman-fault-split-zone = { $space } è staccata dal resto della sua zona.
indaman-fault-not-a-space = { $place } non è una casella di quest’isola.
indaman-fault-repeated = il confine o la strada tra { $one } e { $other } è scritto due volte, o unisce una casella a sé stessa.
indaman-fault-border-missing = { $one } e { $other } hanno un lato in comune, ma il confine manca.
indaman-fault-no-shared-side = { $one } e { $other } non hanno lati in comune, e quindi non confinano.
indaman-fault-unreachable = { $space } non si può raggiungere.
indaman-fault-wrong-coast = per { $space } la costa non si accorda con il disegno.
indaman-fault-lake-not-crossed = nel lago non ci sono due caselle vicine, e non si può attraversare.
indaman-fault-road-without-border = la strada tra { $one } e { $other } passa dove non c’è un confine.
indaman-fault-no-road-to = nessuna strada porta { $city-to }.
indaman-fault-no-long-road = tra due città non c’è mai una strada di più di tre passi.
indaman-fault-no-shortcut = nessuna via fuori strada è più corta della strada.
indaman-fault-out-of-order = nell’elenco «{ $list }» l’ordine è diverso dal solito (voce { $position }, contando da 0).
indaman-fault-bad-name = nell’elenco «{ $list }» un nome è vuoto o ha più di { $most } lettere (voce { $position }, contando da 0).
indaman-fault-wrong-city-space = { $city } non è sulla casella indicata, o è su più caselle.
indaman-fault-bad-landing = il traghetto { $island-from } approda { $space-at }, dove non c’è costa o c’è una città.
indaman-fault-sea-gap = il mare { $island-from } alla costa si interrompe al passaggio { $link }.
indaman-fault-not-symmetric = il rendimento tra { $one } e { $other } non è uguale nelle due direzioni.
indaman-fault-wrong-revenue = il rendimento tra { $one } e { $other } non può essere questo: da una città a sé stessa è 0, altrimenti di più.
indaman-fault-farther-pays-less = tra { $one } e { $other } si guadagna meno che su una via più corta.
indaman-fault-tower-count = i gradini della torre sono { $found }, e devono essere da { $least } a { $most }.
indaman-fault-tower-too-easy = nessun gradino vale più di 6, e le gemme non servirebbero.
indaman-fault-bad-blue = il klippide blu ha facce vuote e spade, almeno una di ognuna, e nient’altro.
indaman-fault-bad-red = al klippide rosso manca una delle sue quattro facce.
indaman-fault-road-not-safer = il klippide blu deve avere meno spade del rosso.
indaman-fault-creature-count = le carte degli esseri sono { $found }, e devono essere 25.
indaman-fault-wrong-count = le carte «{ $creature }» sono { $count }, e devono essere da 1 a 15.
indaman-fault-wrong-points = «{ $creature }» vale { $points }: solo la carta bianca vale 0.
indaman-fault-none-worth35 = nessun essere vale 35, e l’esempio del regolamento lo richiede.
indaman-fault-never-works = { $object } (carta { $object-number }) non funziona con nessun numero.
indaman-fault-nobody-from = nessun mago parte { $city-from }.
indaman-fault-nobody-favours = nessun mago preferisce il terreno { $terrain }.
indaman-fault-from-indaman = { $mage } parte da Indaman, e non può.
indaman-fault-bad-trait = la caratteristica di { $mage } non fa nulla, o fa ciò che non si può.
