## Il tavolo sullo schermo

indaman-play-map-title = L’isola
indaman-play-choices-title = Scegli
indaman-play-waiting-title = Decidono gli altri
indaman-play-piles-title = Esseri
indaman-play-reasons-title = Che cosa conta ora
indaman-play-bank = banca { $bank }
indaman-play-roll =
    { $roll-id ->
        [blue] blu
        [red] rosso
        [gate] porta
       *[free] senza tiro
    }
indaman-play-percent = { $percent } %
indaman-play-card = carta { $number }: { $faces }
indaman-play-rank = gradino { $ladder }, { indaman-gems }

## Città con altri nomi

indaman-other-city = { $name }
    .to = a { $name }
    .from = da { $name }
    .at = a { $name }

## Il tavolo in frasi

indaman-play-round =
    { $seat ->
        [Tu] Giro { $round }, tocca a te.
       *[other] Giro { $round }, tocca a { $seat }.
    }
indaman-play-table =
    La banca ha { $bank ->
        [one] { $bank } gemma
       *[other] { $bank } gemme
    }, il mazzo { $deck ->
        [one] { $deck } oggetto magico
       *[other] { $deck } oggetti magici
    }.
indaman-play-piles = Esseri nei mazzi: { $piles-list }.
indaman-play-pile =
    { $terrain } { $cards }{ $known-count ->
        [0] { "" }
       *[other] {" "}({ $known-list })
    }
indaman-play-dead = Maghi morti, a partire da chi torna per primo: { $mages-list }.
indaman-play-seat =
    { $seat } ({ $mage }): { $gate ->
        [yes] alla porta di { $place }
       *[no] { $place-at }
    }, scala al gradino { $ladder } di { $top }{ $gems-id ->
        [none] { "" }
       *[other] , { $gems }
    }.
indaman-play-gems = { indaman-gems }
indaman-play-way =
    In viaggio { $flag-from } { $target-to }: { $gems ->
        [one] { $gems } gemma
       *[other] { $gems } gemme
    }{ $ahead ->
        [no] { "" }
       *[yes] , { $steps ->
            [0] già sul posto
            [one] manca { $steps } passo
           *[other] mancano { $steps } passi
        }{ $road ->
            [0] { "" }
           *[other] {" "}({ $road } per strada)
        }
    }.
indaman-play-place = { $place }
indaman-play-objects =
    { $count ->
        [one] { $count } oggetto magico
       *[other] { $count } oggetti magici
    }{ $known-count ->
        [0] { "" }
       *[other] { $all ->
            [yes] : { $known-list }
           *[no] , fra cui: { $known-list }
        }
    }.
indaman-play-object = { $object } (carta { $object-number }) funziona con { $faces }. { $effect }
indaman-play-tried = { $object } (carta { $object-number }) è già stata provata in questo turno. Funziona con { $faces }. { $effect }
indaman-play-kept =
    Esseri conservati: { $kept-count ->
        [0] { $count }.
       *[other] { $kept-list } ({ points }).
    }
indaman-play-held = Lo tiene { $creature-acc }.
indaman-play-control =
    { $seat ->
        [Tu] Puoi
       *[other] { $seat } può
    } guidare un passo { $victim ->
        [Tu] del tuo mago
       *[other] del mago di { $victim }
    }: { $creature }.
indaman-play-step =
    { $action }: { $roll-id ->
        [blue] klippide blu
        [red] klippide rosso
        [gate] klippide verde alla porta
       *[free] senza tiro
    }{ $target-id ->
        [none] { "" }
       *[other] { $steps ->
            [0] ; è l’obiettivo
            [one] ; poi { $steps } passo all’obiettivo
           *[other] ; poi { $steps } passi all’obiettivo
        }
    }
indaman-play-far =
    { $action }{ $steps ->
        [0] : è l’obiettivo
        [one] : { $steps } passo all’obiettivo
       *[other] : { $steps } passi all’obiettivo
    }
indaman-play-chance = { $action }: { $percent } %

## L’incontro

indaman-play-picking =
    Incontro { $terrain-at }: { $traveller ->
        [Tu] in viaggio ci sei tu
       *[other] in viaggio c’è { $traveller }
    }, { $player ->
        [Tu] e l’essere lo scegli tu.
       *[other] e l’essere lo sceglie { $player }.
    }
indaman-play-fight =
    Incontro { $terrain-at }: { $traveller ->
        [Tu] in viaggio ci sei tu
       *[other] in viaggio c’è { $traveller }
    }, { $player ->
        [Tu] per l’essere giochi tu e dichiari
       *[other] per l’essere gioca { $player } e dichiara
    }: { $name }.
indaman-play-fist-open =
    { $seat ->
        [Tu] Il tuo pugno è ancora aperto.
       *[other] { $seat } sta ancora scegliendo le gemme.
    }
indaman-play-fist-closed =
    { $seat ->
        [Tu] Il tuo pugno è chiuso{ $gems-id ->
            [none] .
           *[other] : { $gems }.
        }
       *[other] Il pugno di { $seat } è chiuso{ $gems-id ->
            [none] .
           *[other] : { $gems }.
        }
    }
indaman-play-laid = La carta: { $creature }.
indaman-play-fate = { $creature }: { $fate }
indaman-play-guess =
    Tentativo: { $gems ->
        [0] nessuna gemma
       *[other] { indaman-gems }
    }. { $right ->
        [yes] Giusto.
       *[no] Sbagliato.
    }
indaman-play-staff = Il Bastone del potere funziona: le gemme di chi viaggia valgono doppio.
indaman-play-offer = Ai sapienti: { $creatures-list } ({ points }); un oggetto ne vuole { $needed }.

## La torre

indaman-play-tower = La torre vuole, gradino per gradino: { $squares-list }.
indaman-play-square = Il gradino { $square } vuole { $needed }: { $chances-list }.
indaman-play-with =
    { $gems ->
        [0] senza gemme
       *[other] con { indaman-gems }
    } { $percent } %
indaman-play-favourite = { $mage } trova il doppio delle gemme { $terrain-at }.
indaman-play-blue = Klippide blu, per strada: un essere in { $swords } casi su 6.
indaman-play-red = Klippide rosso, fuori strada: un essere in { $swords } casi su 6, gemme in { $gems } su 6.
indaman-play-winner =
    { $winner ->
        [Tu] Sei in cima alla torre: vinci!
       *[other] { $winner } è in cima alla torre e vince.
    }

## Tasti

indaman-keys-choose = ↑↓ scegli  ⏎ esegui  m mappa
indaman-keys-wait = m mappa
indaman-keys-back = ⌫ riapri il pugno  m mappa

## Parole che si possono scrivere

indaman-verbs = move=vai,va,vado direct=manda,mando,guida fly=vola,volo ride=cavalca,cavalco put=metti,metto enter=entra,entro sail=traghetto,naviga stay=resta,resto climb=sali,salgo stop=fermati,fermo reroll=rilancia,rilancio use=usa,uso,prova go-on=prosegui,avanti pass=rinuncia,rinuncio,passo summon=sposta,sposto look=guarda,guardo pick=posa,poso bid=pugno,punta guess=indovina,indovino struggle=spendi,spendo reconsider=riapri devour=divora strip=spoglia banish=allontana wish=desidera,desiderio offer=offri,offro done=basta,fatto put-back=rimetti,rimetto and=a,ad,al,allo,alla,un,una,sul,sulla,lo,l,nel,nella,con,gemma,gemme,come,la,il,di,del,della,in,carta,mazzo,isola,casella,e,dichiara,mago
indaman-play-example = vai selvara
indaman-play-typing =
    Le azioni a parole, con i nomi in qualsiasi lingua e i numeri delle caselle: vai 12, vai selvara, sali 3, pugno 2, usa lampada, posa bianca come drago, guarda foresta, vola petrana, metti aurora, desidera aurora, offri strega, rimetti palude, spendi 1, indovina 4, prosegui, rinuncia, resta, fermati.

## Le regole in breve

indaman-rules =
    Nel tuo turno il mago fa un passo verso una casella vicina. Per strada lanci il klippide blu, fuori strada il rosso: niente, una spada o gemme. La spada è un incontro. Per entrare in città lanci il verde: 1–2 costa una gemma, 3–4 due, 5–6 tre; chi non può pagare aspetta alla porta. A Indaman si entra gratis.
    Raggiungere la città obiettivo porta le gemme della tabella; la bandiera va lì e si estrae un nuovo obiettivo.
    In un incontro il drago dà la pallina di qualcuno. Chi la possiede guarda il mazzo del terreno, posa una carta coperta e dichiara un essere: uno vero con il suo nome, una carta bianca con un nome qualsiasi. Tutti e due mettono gemme nel pugno; vince chi ne ha di più, la parità è dell’essere. Le gemme di chi vince vanno in banca, quelle di chi perde a chi vince. Se vince l’essere subisci la sua sorte e la scala di chi lo gioca sale; se vinci tu lo tieni e puoi desiderare un’isola dei sapienti.
    I sapienti danno un oggetto magico ogni 50 punti di esseri. Il traghetto ti riporta indietro. Un oggetto si prova nel proprio turno e funziona se il klippide verde mostra uno dei suoi numeri.
    A Indaman sali: dici quante gemme spendi, lanci il verde, e con tutti e due devi arrivare a ciò che vuole il gradino seguente. Se riesci prosegui o ti fermi; se fallisci la scala resta dov’era all’inizio del turno. Vince chi arriva per primo in cima.
    Sullo schermo: una lettera sull’isola è un mago, un numero una casella, ♜ una città, ★ il tuo obiettivo, • la strada. Terreno: . pianura, ^ montagne, : deserto, ♠ foresta, ≈ lago, " palude. Nell’elenco dei maghi ◆ sono le gemme, ≡ il gradino della scala, ○ gli oggetti magici, → porta all’obiettivo con le gemme e i passi che mancano, † dice chi tiene il mago. Dietro un posto stanno il tiro che aspetta lì e i passi da lì all’obiettivo. m mostra l’isola in grande.
