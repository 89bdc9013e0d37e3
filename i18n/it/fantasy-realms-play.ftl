## Varianti

fantasy-realms-variant-classic = Classica
fantasy-realms-variant-two-players = Due giocatori
fantasy-realms-variant-chaos = Caos

## Che cosa è successo

fantasy-realms-event-dealt = Le carte sono distribuite.
fantasy-realms-event-first =
    { $seat ->
        [Tu] Cominci tu.
       *[other] Comincia { $seat }.
    }
fantasy-realms-event-drew =
    { $cards-count ->
        [0] { $count ->
            [one] { $seat } pesca una carta.
           *[other] { $seat } pesca { $count } carte.
        }
       *[other] { $seat ->
            [Tu] Peschi { $cards }.
           *[other] { $seat } pesca { $cards }.
        }
    }
fantasy-realms-event-took =
    { $seat ->
        [Tu] Prendi { $card }.
       *[other] { $seat } prende { $card }.
    }
fantasy-realms-event-discarded =
    { $seat ->
        [Tu] Scarti { $card }.
       *[other] { $seat } scarta { $card }.
    }
fantasy-realms-event-drafted =
    { $seat ->
        [Tu] Prepari un’offerta: { $give }.
       *[other] { $seat } prepara un’offerta: { $give }.
    }
fantasy-realms-event-dropped =
    { $seat ->
        [Tu] Alla fine tieni la carta.
       *[other] { $seat } alla fine tiene la carta.
    }
fantasy-realms-event-offered =
    { $offer-owner ->
        [Tu] Offri
       *[other] { $offer-owner } offre
    } { $offer-open-to-you ->
        [no] qualcosa a { $offer-to }.
       *[yes] { fantasy-realms-offer-thing }{ $offer-to-id ->
            [none] { "" }
           *[other] { $offer-to ->
                [Tu] { " " }a te
               *[other] { " " }a { $offer-to }
            }
        }{ fantasy-realms-offer-price }.
    }
fantasy-realms-offer-thing =
    { $offer-card-id ->
        [none] { $offer-suit-id ->
            [none] una carta coperta
           *[other] { $offer-suit-one }
        }
       *[other] { $offer-card }
    }
fantasy-realms-offer-price =
    { $offer-wants-id ->
        [none] { "" }
       *[other] { " " }in cambio di { $offer-wants-one }
    }
fantasy-realms-event-withdrew =
    { $seat ->
        [Tu] Ritiri l’offerta { $offer }.
       *[other] { $seat } ritira l’offerta { $offer }.
    }
fantasy-realms-event-traded =
    { $seat ->
        [Tu] Scambi con { $to }
       *[other] { $seat } scambia con { $to ->
            [Tu] te
           *[other] { $to }
        }
    }{ $gave-id ->
        [none] .
       *[other] { $got-id ->
            [none] { ": " }{ $gave } per una carta coperta.
           *[other] { ": " }{ $gave } per { $got }.
        }
    }
fantasy-realms-event-time-up = Il tempo degli scambi è finito.
fantasy-realms-event-kept =
    { $kept ->
        [no] { $seat ->
            [Tu] Non tieni nessuna delle tre carte.
           *[other] { $seat } non tiene nessuna delle tre carte.
        }
       *[yes] { $seat ->
            [Tu] Tieni { $card } come ottava carta.
           *[other] { $seat } tiene un’ottava carta.
        }
    }
fantasy-realms-event-shown = Tutte le mani sono scoperte.
fantasy-realms-event-chose = { $seat }: { $choice }.
fantasy-realms-event-agreed =
    { $seat ->
        [Tu] La tua mano è a posto.
       *[other] { $seat } ha finito di scegliere.
    }
fantasy-realms-event-ended = La partita è finita.

## Che cosa si può fare

fantasy-realms-action-draw = Pesca dal mazzo
fantasy-realms-action-take = Prendi { $card }
fantasy-realms-action-discard = Scarta { $card }
fantasy-realms-action-offer =
    { $shows-id ->
        [card] Offri { $give }
        [suit] Offri { $give } mostrando solo il seme
       *[other] Offri { $give } coperta
    }
fantasy-realms-action-open =
    Offrila a { $to-id ->
        [none] tutti
       *[other] { $to }
    }{ $wants-id ->
        [none] { "" }
       *[other] { " " }in cambio di { $wants-one }
    }
fantasy-realms-action-drop = Alla fine tieni la carta
fantasy-realms-action-withdraw = Ritira l’offerta { $offer }
fantasy-realms-action-accept = Da’ { $give } per l’offerta { $offer }
fantasy-realms-action-keep = Tieni { $card }
fantasy-realms-action-keep-none = Non tenerne nessuna
fantasy-realms-action-choose = { $choice }
fantasy-realms-action-agree = D’accordo: il resto al meglio

## Che cosa aspetta il tavolo

fantasy-realms-moment-set-up = Si distribuiscono le carte
fantasy-realms-moment-start = Tocca a te: pesca o prendi una carta
fantasy-realms-moment-drawing = Si pesca una carta
fantasy-realms-moment-discard = Tocca a te: scarta una carta
fantasy-realms-moment-discard-drawn = Tocca a te: scarta una delle due pescate
fantasy-realms-moment-trade = Scambi: fa’ offerte o rispondi
fantasy-realms-moment-keep = Il Negromante: tieni una di tre carte
fantasy-realms-moment-reveal = Mani scoperte: fa’ le tue scelte
fantasy-realms-moment-over = La partita è finita

## Rifiuti

fantasy-realms-refusal-seat-count =
    { $variant-id ->
        [two-players] La variante per due vuole esattamente { $least } giocatori.
        [chaos] A caos si gioca da { $least } a { $most }.
       *[other] Alla partita classica si gioca da { $least } a { $most }; in due si gioca alla variante two-players.
    }
fantasy-realms-refusal-seconds = Gli scambi durano da { $least } a { $most } secondi, non { $seconds }.
fantasy-realms-refusal-wrong-moment =
    { $now-id ->
        [start] Prima pesca dal mazzo o prendi una carta.
        [discard] Ora bisogna scartare una carta.
        [discard-drawn] Ora bisogna scartare una delle due carte pescate.
        [trade] Ora si scambia: fa’ offerte o rispondi.
        [keep] Ora tieni una delle tre carte, o nessuna.
        [reveal] Ora si fanno le scelte.
       *[other] Non ora: aspetta un momento.
    }
fantasy-realms-refusal-first-turn-draws = Nel primissimo turno si pesca dal mazzo.
fantasy-realms-refusal-deck-only = Tutti hanno preso scarti troppo a lungo: d’ora in poi si pesca dal mazzo.
fantasy-realms-refusal-not-in-discard = { $card } non è nell’area degli scarti.
fantasy-realms-refusal-not-in-hand = { $card } non è nella tua mano.
fantasy-realms-refusal-not-drawn = { $card } non è una delle carte appena pescate, e si può scartare solo una di quelle.
fantasy-realms-refusal-draft-open = Hai già una carta pronta: prima offrila o tienila.
fantasy-realms-refusal-no-draft = Prima scegli una carta da offrire.
fantasy-realms-refusal-no-partner = Un’offerta si fa a un altro giocatore o a tutti.
fantasy-realms-refusal-too-many-offers =
    { $most ->
        [one] Hai { $most } offerta aperta e non se ne possono fare altre: prima ritirala.
       *[other] Hai { $most } offerte aperte e non se ne possono fare altre: prima ritirane una.
    }
fantasy-realms-refusal-no-such-offer = L’offerta { $offer } non è più aperta per te.
fantasy-realms-refusal-wants-suit = L’offerta chiede { $suit-one }, e { $card } non lo è.
fantasy-realms-refusal-not-this-choice = Non è il momento di scegliere per { $card }: prima c’è un’altra scelta, o non ce n’è più.

## Il tavolo sullo schermo

fantasy-realms-play-card = { $card } · { $suit } · forza { $base }
fantasy-realms-play-card-points = { $card }: { points }
fantasy-realms-play-total = In tutto: { points }
fantasy-realms-play-without = Senza { $card }:
fantasy-realms-play-deck = Mazzo { $deck }
fantasy-realms-play-replay-deck =
    Mazzo: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
fantasy-realms-play-deck-text = Il mazzo: una carta sconosciuta. Pescando, gli scarti crescono di uno; prendendo uno scarto, no.
fantasy-realms-play-area-title = Area degli scarti
fantasy-realms-play-area-gains = Scarti: quanto guadagna la tua mano
fantasy-realms-play-hand-title = La tua mano: { points }
fantasy-realms-play-hand-discard = su ogni carta: i punti senza di essa
fantasy-realms-play-drawn = pescata
fantasy-realms-play-took = ha preso { $cards }
fantasy-realms-play-holds = ha { $cards }
fantasy-realms-play-took-nothing = niente preso
fantasy-realms-play-offers = Offerte
fantasy-realms-play-no-offers = Nessuno offre ancora nulla.
fantasy-realms-play-own-offer =
    { $shows ->
        [card] tua, si vede la carta
        [suit] tua, si vede solo il seme
       *[other] tua, non si vede nulla
    }
fantasy-realms-play-offered = offerta
fantasy-realms-play-keep = Il Negromante richiama: tieni una carta
fantasy-realms-play-reveal = Tutte le mani sono scoperte
fantasy-realms-play-choices = La tua scelta e il totale che dà
fantasy-realms-play-chooser = La tua scelta per { $card }
fantasy-realms-play-step-giving = Quale carta dai in cambio?
fantasy-realms-play-step-showing = Che cosa ne vedono gli altri?
fantasy-realms-play-step-to = A chi la offri?
fantasy-realms-play-step-wants = Che cosa vuoi in cambio?
fantasy-realms-play-shows =
    { $shows ->
        [card] Mostra la carta: { $card }
        [suit] Mostra solo il seme: { $suit }
       *[other] Non mostrare nulla
    }
fantasy-realms-play-to = Solo a { $player }
fantasy-realms-play-to-all = A tutti
fantasy-realms-play-anything = Qualsiasi cosa
fantasy-realms-play-offer-it = Offri { $card }…
fantasy-realms-play-answer-it = Rispondi a questa offerta…
fantasy-realms-play-cannot-answer = Non hai nessuna carta che l’offerta chiede.
fantasy-realms-play-not-yours = Si possono ritirare solo le proprie offerte.
fantasy-realms-play-offer =
    { $offer }. { $owner }{ $to-id ->
        [none] { "" }
       *[other] { " " }→ { $to }
    }: { $card-id ->
        [none] { $suit-id ->
            [none] { $open-to-you ->
                [no] non per te
               *[yes] una carta coperta
            }
           *[other] { $suit-one }
        }
       *[other] { $card }
    }{ $wants-id ->
        [none] { "" }
       *[other] , in cambio di { $wants-one }
    }

## Il tavolo a parole

fantasy-realms-play-area =
    { $count ->
        [0] L’area degli scarti è vuota.
        [one] Negli scarti c’è { $count } carta su { $most }: { $cards }.
       *[other] Negli scarti ci sono { $count } carte su { $most }: { $cards }.
    } { $deck ->
        [one] Nel mazzo c’è { $deck } carta.
       *[other] Nel mazzo ci sono { $deck } carte.
    }
fantasy-realms-play-other =
    { $count ->
        [one] { $player } ha { $count } carta{ fantasy-realms-play-other-known }
       *[other] { $player } ha { $count } carte{ fantasy-realms-play-other-known }
    }
fantasy-realms-play-other-known =
    { $known-count ->
        [0] .
       *[other] , tra cui { $known }.
    }
fantasy-realms-play-hand = La tua mano vale { points }: { $cards }.
fantasy-realms-play-hand-full =
    Hai una carta di troppo: { $cards }. Nel caso migliore { $points ->
        [one] resta { points }.
       *[other] restano { points }.
    }
fantasy-realms-play-hand-empty = Non hai ancora carte.
fantasy-realms-play-hand-blanked = { $card } (annullata)
fantasy-realms-play-rank = { $place }. { $player }, { points }: { $cards }.
fantasy-realms-play-clock =
    { $seconds ->
        [one] Resta { $seconds } secondo.
       *[other] Restano { $seconds } secondi.
    }
fantasy-realms-play-head-answers = Risposte:
fantasy-realms-play-head-offers = Offerte possibili:
fantasy-realms-play-head-own = Le tue offerte:

## Tasti

fantasy-realms-keys-start = ←↑↓→  ⏎ gioca  d pesca
fantasy-realms-keys-discard = ←→  ⏎ scarta
fantasy-realms-keys-trade = ↑↓←→  ⏎ offri  w ritira
fantasy-realms-keys-step = ↑↓←→  ⏎ scegli  Esc indietro
fantasy-realms-keys-reveal = ↑↓  ⏎ scegli  a d’accordo
fantasy-realms-keys-look = ←↑↓→ guarda le carte

## Parole che si possono scrivere

fantasy-realms-verbs = draw=pesca take=prendi discard=scarta offer=offri open=apri drop=lascia-perdere withdraw=ritira accept=accetta keep=tieni agree=accordo,d’accordo leave=lascia raise=richiama copy=copia pose=fingi suit=seme change=cambia clear=rimuovi card=carta nothing=niente,nessuna all=tutti anything=qualsiasi
fantasy-realms-play-example = prendi idra
fantasy-realms-play-typing =
    Scrivi il numero di un’azione, o l’azione a parole con i nomi delle carte in qualsiasi lingua: pesca, prendi idra, scarta candela, tieni re, accordo.
    Nella variante caos: offri candela seme (o carta, o niente), apri tutti diluvio, apri volpe, accetta 3 candela, ritira 3, lascia-perdere, aspetta.

## Le regole in breve

fantasy-realms-rules-classic =
    Nel tuo turno pesca dal mazzo o prendi una carta dagli scarti, poi scarta una carta. La partita finisce quando negli scarti ci sono 10 carte; vince la mano più alta.
fantasy-realms-rules-two-players =
    Si comincia senza carte. Finché non ne hai 7: prendi una carta, oppure pescane due e scartane una. Poi pesca o prendi, e scarta. La partita finisce quando entrambi hanno 7 carte e negli scarti ce ne sono almeno 12.
fantasy-realms-rules-chaos =
    Tutti scambiano insieme, una carta per una carta, finché c’è tempo. Un’offerta mostra ciò che vuole il proprietario: la carta, il seme o nulla. Chi ha il Negromante poi pesca tre carte e ne tiene una.
fantasy-realms-rules =
    Ogni carta ha una forza base, e quasi tutte un bonus o una penalità che dipende dalle altre carte della mano. Una carta annullata non vale e non fa nulla: è barrata (✗), con il motivo sotto.
    Alla fine si scoprono tutte le mani. Per le carte che cambiano sé stesse o le altre sceglie il proprietario: il programma propone il meglio.
    Il numero su una carta dice quanto dà ora; su uno scarto, quanto guadagnerebbe la tua mano.
