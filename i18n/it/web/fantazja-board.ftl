## Il pulsante d’oro: che cosa succede

fantazja-gold-build =
    { $points ->
        [0] Costruisci qui
        [one] Costruisci qui: { $points } punto
       *[other] Costruisci qui: { $points } punti
    }
fantazja-gold-swap = Sostituisci con { $tile-building-acc }
fantazja-gold-pay = Paga: { $tile-building }
fantazja-gold-give = Dai { $tile-building-acc }
fantazja-gold-take = Prendi { $tile-building-acc }
fantazja-gold-bury = In fondo: { $tile-building }
fantazja-gold-guard = Proteggi { $building-acc }
fantazja-there-build = Costruisci { $tile-building-acc }, { $where } (tessera { fantazja-turned })
fantazja-there-swap = Sostituisci l’edificio ({ $where }) con { $tile-building } (tessera { fantazja-turned })
fantazja-there-guard = Metti la guardia: { $where }

fz-keep = Tieni come Immaginazione
fz-keep-short = Tieni
fz-use-residential = Cambia tessere
fz-use-production = Recupera una tessera
fz-use-military = Proteggi un edificio
fz-use-magic = Guarda la mano
fz-use-special = Sostituisci un edificio

fz-choose-tile = Scegli una tessera
fz-choose-place = Scegli un posto
fz-choose-turn = Gira la tessera
fz-choose-nowhere = Non c’è posto
fz-choose-swap = Scegli una tessera
fz-choose-give = Scegli che cosa dai
fz-choose-give-or-take = Dai o prendi una tessera
fz-choose-take = Scegli che cosa prendi
fz-choose-pay = Scegli con che cosa paghi
fz-choose-fetch = Scegli una tessera
fz-choose-guard = Scegli un edificio
fz-choose-bury = Scegli una tessera
fz-choose-after = Scegli
fz-choose-look = Un attimo …

## Che cosa ti si chiede

fz-ribbon-act = Tocca a te: costruisci o immagina
fz-ribbon-after = Usa un potere o finisci il turno
fz-ribbon-pay = Paga con l’Immaginazione
fz-ribbon-exchange = Cambia tessere
fz-ribbon-fetch = Recupera uno scarto
fz-ribbon-guard = Proteggi un edificio
fz-ribbon-look = Uno sguardo alla mano
fz-ribbon-bury = Metti in fondo fino a due
fz-ribbon-swap = Sostituisci un edificio

fz-ask-tile = Che cosa costruisci?
fz-ask-swap = Quale tessera entra?
fz-ask-give = Che cosa dai?
fz-ask-give-or-take = Ancora una?
fz-ask-take = Che cosa prendi?
fz-ask-pay = Con che cosa paghi?
fz-ask-fetch = Un’idea nuova
fz-ask-guard = Che cosa proteggi?
fz-ask-bury = La mano altrui
fz-ask-after = Qualcos’altro?
fz-ask-look = Uno sguardo
fz-tip-tile = Scegli una tessera: i suoi posti si illuminano. Oppure tienine una come Immaginazione.
fz-tip-swap = Scegli una tessera della mano. Si illuminano i tuoi edifici dello stesso livello.
fz-tip-give = Scegli da 1 a 3 tessere della mano, una dopo l’altra.
fz-tip-give-or-take = Dai un’altra tessera, o prendi la prima dai tuoi scarti.
fz-tip-take = Prendi dai tuoi scarti tante tessere quante ne dai.
fz-tip-pay = Un edificio grande costa una tessera di Immaginazione. Va scoperta tra i tuoi scarti.
fz-tip-fetch = Una tessera qualsiasi dei tuoi scarti diventa Immaginazione.
fz-tip-guard = Fino al tuo prossimo turno l’avversario non può mettere nulla sopra o accanto.
fz-tip-bury = Vedi tessere dell’avversario. Al massimo due vanno in fondo alla pila, nell’ordine che vuoi.
fz-tip-after = Puoi ancora usare un potere; poi finisci il turno.
fz-tip-look = Si estraggono tessere dalla mano dell’avversario.
fz-picked-small =
    { $places ->
        [0] Ora non sta da nessuna parte. Puoi tenerla come Immaginazione.
        [one] Sta in { $places } posto. Ogni lato tocca il proprio elemento, con non meno simboli.
       *[other] Sta in { $places } posti. Ogni lato tocca il proprio elemento, con non meno simboli.
    }
fz-picked-large =
    { $places ->
        [0] Va su un edificio dello stesso tipo, di un livello più basso, e costa 1 Immaginazione. Ora non c’è posto.
        [one] Va su { $places } edificio e costa 1 Immaginazione.
       *[other] Va su uno di { $places } edifici e costa 1 Immaginazione.
    }
fz-picked-special =
    { $places ->
        [0] Si mette come un edificio piccolo e costa 1 Immaginazione. Ora non c’è posto.
        [one] Sta in { $places } posto e costa 1 Immaginazione.
       *[other] Sta in { $places } posti e costa 1 Immaginazione.
    }
fz-turns = R la gira.
fz-picked-swap =
    { $places ->
        [0] Nessuno dei tuoi edifici si può scambiare con questa.
        [one] { $places } dei tuoi edifici si può scambiare con questa.
       *[other] { $places } dei tuoi edifici si possono scambiare con questa.
    }
fz-tray-pay = La tua Immaginazione
fz-tray-fetch = I tuoi scarti
fz-tray-give-or-take = I tuoi scarti
fz-tray-take = I tuoi scarti
fz-tray-bury = Tessere dell’avversario

## La città

fz-city = La città
fz-looking = Da quanto vicino guardi
fz-closer = Più vicino
fz-farther = Più lontano
fz-fit = Mostra tutto
fz-turn = Gira la tessera
fz-note-turn = { $tile } sta qui se la giri: fai clic o premi R.
fz-note-nowhere = ora non ha posto. Indica una casella per sapere perché; puoi tenere la tessera come Immaginazione.
fz-note-whose = { $tile } ({ $owner })
fz-note-dark = Energia Oscura! Spariscono: { $tiles }.
fz-note-cut = Separati dal castello: { $tiles }.
fz-note-bonus = Livello III sul tuo II: un gettone bonus, 5 punti.
fz-note-token-taken = Prendi il gettone { $power }.
fz-note-token-lost =
    { $own ->
        [yes] Perdi il gettone { $power }.
       *[no] { $name } perde il gettone { $power }.
    }

## Mano, posti, pile

fz-hand = La tua mano
fz-hand-empty = La tua mano è vuota.
fz-counts = mano { $hand } · pila { $pile }
fz-points =
    { $points ->
        [one] punto
       *[other] punti
    }
fz-points-you =
    { $points ->
        [one] punto · tu
       *[other] punti · tu
    }
fz-imagination = Immaginazione
fz-bonus = Bonus
fz-hand-pile = Mano + pila
fz-discards = Scarti
fz-look-piles =
    { $own ->
        [yes] Le tue pile, { $faction }
       *[no] Le pile di { $name }, { $faction }
    }
fz-piles =
    { $own ->
        [yes] Le tue pile
       *[no] Le pile di { $name }
    }
fz-face-down = Una tessera coperta
fz-none = Niente
fz-pile-words = In mano: { $hand }. Nella pila: { $pile }.
fz-seen-title = In mano o coperte nell’Immaginazione
fz-buried-title = In fondo alla pila, in ordine
fz-seen = Di certo in mano o coperte nell’Immaginazione: { $tiles-list }.
fz-buried = In fondo alla pila, in quest’ordine: { $tiles-list }.
fz-yours = tuo
fz-costs = costa 1 Immaginazione
fz-dark = Energia Oscura: accanto a un’altra tessera così spariscono entrambe.
fz-reconstructed = I simboli sono ricostruiti.
fz-below = Sta su
fz-castle = Qui comincia la città.
fz-watching = Stai guardando. Un clic su chi gioca mostra le sue pile, un clic su un edificio ciò su cui sta.

## Poteri

fz-powers = Poteri
fz-usable = Lo puoi usare ora
fz-token-pool = di nessuno
fz-token-mine = tuo: { $does }
fz-token-theirs = ce l’ha { $name }
fz-token-guarding =
    { $own ->
        [yes] tuo: protegge un edificio
       *[no] { $name } protegge un edificio
    }
fz-token-out =
    { $own ->
        [yes] tuo: torna al prossimo turno
       *[no] { $name }: torna al prossimo turno
    }
fz-majority = { $name }: { $mine }, { $other }: { $theirs }
fz-power-how = Chi ha almeno 2 edifici visibili del tipo, e più dell’altro, prende il gettone alla fine del suo turno.

## La fine

fz-bonus-tokens =
    { $count ->
        [one] { $count } gettone bonus
       *[other] { $count } gettoni bonus
    }
fz-unspent = Immaginazione rimasta: { $count }
fz-tie = Gli stessi punti e la stessa Immaginazione.
fz-tie-broken = Gli stessi punti: decide l’Immaginazione non spesa.

## Per chi ascolta

fz-north = nord
fz-east = est
fz-south = sud
fz-west = ovest
fz-side = { $direction } { $element } { $count }
fz-sides = Lati: { $sides-list }.
fz-off-north = { $count } a nord
fz-off-south = { $count } a sud
fz-off-east = { $count } a est
fz-off-west = { $count } a ovest
fz-off = { $parts } del castello
fz-label-tile =
    { $points ->
        [one] { $tile }, { $type }, { $points } punto. { $sides }{ $dark ->
            [yes] { " " }Energia Oscura.
           *[no] { "" }
        }
       *[other] { $tile }, { $type }, { $points } punti. { $sides }{ $dark ->
            [yes] { " " }Energia Oscura.
           *[no] { "" }
        }
    }
fz-label-cell = { $where }: { $fit }
fz-label-fits = ci sta
fz-label-turns = ci sta se girata
fz-label-not = non ci sta
fz-label-here = qui va { $tile }. { $sides }
fz-label-castle = { $castle }. { $sides }
fz-label-stack =
    { $tile } { $owner }, { $where }.{ $height ->
        [1] { "" }
       *[other] { " " }Su { $below-list }.
    }{ $guarded ->
        [yes] { " " }Protetto.
       *[no] { "" }
    }{ $fresh ->
        [yes] { " " }Nuovo.
       *[no] { "" }
    }{ $vanishes ->
        [yes] { " " }Sparirebbe.
       *[no] { "" }
    } { $fit }

## Il tavolo in parole

fz-supply =
    { $count ->
        [one] Resta { $count } gettone bonus.
       *[other] Restano { $count } gettoni bonus.
    }
fz-words-seat =
    Immaginazione { $imagination }, bonus { $bonus }, mano { $hand }, pila { $pile }. { $discards-count ->
        [0] Nessuno scarto.
       *[other] Scarti: { $discards-list }.
    }
fz-words-imagination = Immaginazione: { $tiles-list }.
fz-keys = Le frecce vanno tra tessere e caselle, Invio sceglie e Invio di nuovo conferma, Esc lascia. R gira la tessera, Maiusc e R la gira indietro, K la tiene come Immaginazione, E finisce il turno. Più e meno ingrandiscono e riducono, 0 mostra tutto, Maiusc con le frecce muove la città, I legge una tessera. Virgola e punto vanno indietro e avanti.

## Con quali tessere gioca il tavolo

fz-set-own = I simboli sulle tessere sono ricostruiti
fz-set-own-note = I simboli veri non sono noti, perciò questi sono ricostruiti: si accordano con il regolamento e tra loro. Chi ha la scatola può leggere quelli veri quando prepara il tavolo.
fz-set-others = Questo tavolo gioca con altre tessere
fz-set-others-note = Le tessere di questo tavolo vengono da un file. Impronta della serie: { $hash }
fz-set-title = Le tessere di questo tavolo
