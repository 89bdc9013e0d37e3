fantazja = Fantazja

## Fazioni

fantazja-sculptors = Scultori della Natura
    .of = degli Scultori della Natura
fantazja-engineers = Ingegneri della Luce
    .of = degli Ingegneri della Luce

## Elementi
##   code   una lettera per i posti stretti
##   acc    dopo «mostra»
##   of     dopo «lato» e «simbolo»

fantazja-earth = Terra
    .code = T
    .acc = la terra
    .of = di terra
fantazja-air = Aria
    .code = A
    .acc = l’aria
    .of = d’aria
fantazja-water = Acqua
    .code = Q
    .acc = l’acqua
    .of = d’acqua
fantazja-fire = Fuoco
    .code = F
    .acc = il fuoco
    .of = di fuoco

## Tipi di edificio, che sono anche i poteri
##   one    con un edificio
##   few    con alcuni, nelle lingue che hanno una forma per questo
##   many   con molti
##   on     dopo «su un edificio»
##   acc    il potere, dopo «usa»
##   of     il potere, dopo «il gettone»

fantazja-residential = Residenziali
    .one = residenziale
    .few = residenziali
    .many = residenziali
    .on = residenziale
    .acc = il potere residenziale
    .of = del potere residenziale
fantazja-production = Produttivi
    .one = produttivo
    .few = produttivi
    .many = produttivi
    .on = produttivo
    .acc = il potere produttivo
    .of = del potere produttivo
fantazja-military = Militari
    .one = militare
    .few = militari
    .many = militari
    .on = militare
    .acc = il potere militare
    .of = del potere militare
fantazja-magic = Magici
    .one = magico
    .few = magici
    .many = magici
    .on = magico
    .acc = il potere magico
    .of = del potere magico
fantazja-special = Speciali
    .one = speciale
    .few = speciali
    .many = speciali
    .on = speciale
    .acc = il potere speciale
    .of = del potere speciale

## Livelli

fantazja-level-1 = I
fantazja-level-2 = II
fantazja-level-3 = III

## Edifici
##   acc    dopo «costruisce»
##   of     dopo «al posto»
##   on     dopo «costruisce» e «c’è», per dire dove

fantazja-residential-1 = Casetta I
    .acc = la Casetta I
    .of = della Casetta I
    .on = sulla Casetta I
fantazja-residential-2 = Casetta II
    .acc = la Casetta II
    .of = della Casetta II
    .on = sulla Casetta II
fantazja-residential-3 = Casetta III
    .acc = la Casetta III
    .of = della Casetta III
    .on = sulla Casetta III
fantazja-production-1 = Mulino I
    .acc = il Mulino I
    .of = del Mulino I
    .on = sul Mulino I
fantazja-production-2 = Mulino II
    .acc = il Mulino II
    .of = del Mulino II
    .on = sul Mulino II
fantazja-production-3 = Mulino a vento III
    .acc = il Mulino a vento III
    .of = del Mulino a vento III
    .on = sul Mulino a vento III
fantazja-military-1 = Guarnigione I
    .acc = la Guarnigione I
    .of = della Guarnigione I
    .on = sulla Guarnigione I
fantazja-military-2 = Guarnigione II
    .acc = la Guarnigione II
    .of = della Guarnigione II
    .on = sulla Guarnigione II
fantazja-military-3 = Guarnigione III
    .acc = la Guarnigione III
    .of = della Guarnigione III
    .on = sulla Guarnigione III
fantazja-magic-1 = Torre del Mago I
    .acc = la Torre del Mago I
    .of = della Torre del Mago I
    .on = sulla Torre del Mago I
fantazja-magic-2 = Torre del Mago II
    .acc = la Torre del Mago II
    .of = della Torre del Mago II
    .on = sulla Torre del Mago II
fantazja-magic-3 = Torre del Mago III
    .acc = la Torre del Mago III
    .of = della Torre del Mago III
    .on = sulla Torre del Mago III
fantazja-well = Pozzo del Potere
    .acc = il Pozzo del Potere
    .of = del Pozzo del Potere
    .on = sul Pozzo del Potere
fantazja-market = Mercato
    .acc = il Mercato
    .of = del Mercato
    .on = sul Mercato
fantazja-observatory = Osservatorio dei Sogni
    .acc = l’Osservatorio dei Sogni
    .of = dell’Osservatorio dei Sogni
    .on = sull’Osservatorio dei Sogni
fantazja-castle = Castello Magico
    .acc = il Castello Magico
    .of = del Castello Magico
    .on = sul Castello Magico

## Poteri: che cosa fa un gettone
##   short   in poche parole, nel pannello

fantazja-power-residential = Scambia da 1 a 3 tessere della tua mano con altrettante della tua pila degli scarti.
    .short = scambia fino a 3 tessere
fantazja-power-production = Prendi una tessera qualsiasi dai tuoi scarti come punto Immaginazione.
    .short = uno scarto diventa Immaginazione
fantazja-power-military = Metti il gettone su un edificio qualsiasi: fino al tuo prossimo turno chi gioca contro di te non può mettere nulla né sopra né accanto.
    .short = protegge un edificio
fantazja-power-magic = Guarda fino a 4 tessere a caso della mano avversaria e mettine al massimo 2 in fondo alla sua pila.
    .short = guarda 4 tessere
fantazja-power-special = Sostituisci un tuo edificio con una tessera della tua mano dello stesso livello; quello vecchio torna in mano.
    .short = sostituisce un edificio

## Quanto è sicuro ciò che c’è su una tessera

fantazja-certainty-printed = Dalla scatola: sulla tessera è così.
fantazja-certainty-reported = Da racconti di giocatori.
fantazja-certainty-reconstructed = Ricostruita: i simboli si accordano con il regolamento e con le altre tessere, ma quelli della tessera vera possono essere diversi.

## Varianti e opzioni

fantazja-variant-standard = Standard
fantazja-variant-teaching = Per imparare
fantazja-option-bonus-supply = Quanti gettoni bonus ci sono: 8 come nella scatola, oppure senza limite (unlimited).
fantazja-option-lost-majority = Chi perde la maggioranza rimette il gettone nella riserva (to-pool), oppure lo tiene fino alla parità (keep).
fantazja-option-swap-sides = Quando si sostituisce un edificio, i lati devono corrispondere ai vicini (match), oppure no (ignore).
fantazja-option-swap-triggers-dark = Un edificio sostituito scatena l’Energia Oscura (true), oppure no (false).
fantazja-option-military-may-target-castle = Il potere militare può proteggere anche il Castello Magico (true), oppure solo gli edifici (false).
fantazja-option-military-reuse-same-turn = Il potere militare si può usare di nuovo già nel turno in cui il gettone ritorna (true), oppure solo dal successivo (false).
fantazja-option-start = Chi comincia: a sorte (random), oppure un posto (0 per gli Scultori della Natura, 1 per gli Ingegneri della Luce).
fantazja-option-tiles = Con quali tessere si gioca: quelle ricostruite, oppure quelle di un file.

## Direzioni
##   side   dopo «il lato»

fantazja-north = Nord
    .side = nord
fantazja-east = Est
    .side = est
fantazja-south = Sud
    .side = sud
fantazja-west = Ovest
    .side = ovest

## Una casella, tessere e pile in una frase: le caselle si contano dal Castello verso est e verso sud

fantazja-at = { $x }, { $y }
fantazja-tiles = { $building }
fantazja-stacks = { $tiles-list }
fantazja-turned =
    { $rotation ->
        [0] non girata
        [1] girata di 90°
        [2] girata di 180°
       *[3] girata di 270°
    }

## Che cosa si può fare

fantazja-action-build = Costruisci { $tile-building-acc } sulla casella { $at } (tessera { fantazja-turned })
fantazja-action-pay = Paga con { $tile-building }
fantazja-action-imagine = Tieni { $tile-building-acc } come Immaginazione
fantazja-action-use = Usa { $power-acc }
fantazja-action-give = Dai { $tile-building-acc }
fantazja-action-take = Prendi { $tile-building-acc }
fantazja-action-guard = Metti la guardia sulla casella { $at }
fantazja-action-bury = Metti { $tile-building-acc } in fondo alla pila avversaria
fantazja-action-done = Non metterne altre
fantazja-action-swap = Sostituisci l’edificio sulla casella { $at } con { $tile-building } (tessera { fantazja-turned })
fantazja-action-end = Finisci il turno

## Che cosa è successo

fantazja-event-started =
    { $seat ->
        [Tu] Cominci tu.
       *[other] Comincia { $seat }.
    }
fantazja-event-dealt =
    { $tiles-count ->
        [0] Le tessere sono distribuite.
       *[other] Ricevi { $tiles }.
    }
fantazja-event-paid =
    { $seat ->
        [Tu] Paghi un punto Immaginazione: { $tile-building }.
       *[other] { $seat } paga un punto Immaginazione: { $tile-building }.
    }
fantazja-event-built =
    { $seat ->
        [Tu] Costruisci
       *[other] { $seat } costruisce
    } { $on-id ->
        [none] { $tile-building-acc }.
       *[some] { $tile-building-acc } { $on-building-on }.
    }
fantazja-event-imagined =
    { $seat ->
        [Tu] Tieni { $tile-building-acc } come punto Immaginazione.
       *[other] { $seat } tiene una tessera come punto Immaginazione.
    }
fantazja-event-bonus-gained =
    { $seat ->
        [Tu] Ottieni un bonus: { points }.
       *[other] { $seat } ottiene un bonus: { points }.
    }
fantazja-event-bonus-missed =
    { $seat ->
        [Tu] Ti spetterebbe un bonus, ma i gettoni sono finiti.
       *[other] { $seat } non riceve il bonus, perché i gettoni sono finiti.
    }
fantazja-event-dark-energy =
    { $seat ->
        [Tu] Scateni l’Energia Oscura!
       *[other] { $seat } scatena l’Energia Oscura!
    } Spariscono { $stacks }.
fantazja-event-cut-off =
    { $stacks-count ->
        [one] Senza più collegamento con il Castello sparisce anche { $stacks }.
       *[other] Senza più collegamento con il Castello spariscono anche { $stacks }.
    }
fantazja-event-token-taken =
    { $from-id ->
        [none] { $seat ->
            [Tu] Ottieni il gettone { $token-of }.
           *[other] { $seat } ottiene il gettone { $token-of }.
        }
       *[other] { $seat ->
            [Tu] Ti prendi il gettone { $token-of }.
           *[other] { $seat } si prende il gettone { $token-of }.
        }
    }
fantazja-event-token-lost =
    { $seat ->
        [Tu] Perdi il gettone { $token-of }, che torna nella riserva.
       *[other] { $seat } perde il gettone { $token-of }, che torna nella riserva.
    }
fantazja-event-power-used =
    { $seat ->
        [Tu] Usi { $power-acc }.
       *[other] { $seat } usa { $power-acc }.
    }
fantazja-event-gave =
    { $seat ->
        [Tu] Dai { $tile-building-acc } per lo scambio.
       *[other] { $seat } dà { $tile-building-acc } per lo scambio.
    }
fantazja-event-took =
    { $seat ->
        [Tu] Prendi { $tile-building-acc } dai tuoi scarti.
       *[other] { $seat } prende { $tile-building-acc } dagli scarti.
    }
fantazja-event-fetched =
    { $seat ->
        [Tu] Recuperi { $tile-building-acc } dai tuoi scarti come punto Immaginazione.
       *[other] { $seat } recupera { $tile-building-acc } dagli scarti come punto Immaginazione.
    }
fantazja-event-guarded =
    { $seat ->
        [Tu] Metti la guardia
       *[other] { $seat } mette la guardia
    } { $building-id ->
        [none] { fantazja-castle.on }.
       *[some] { $building-building-on }.
    }
fantazja-event-guard-returned =
    { $seat ->
        [Tu] La tua guardia finisce e il gettone ritorna.
       *[other] La guardia di { $seat } finisce e il gettone ritorna.
    }
fantazja-event-looked =
    { $seat ->
        [Tu] Guardi
       *[other] { $seat } guarda
    } { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    } della { $owner ->
        [Tu] tua mano
       *[other] mano avversaria
    }{ $tiles-count ->
        [0] .
       *[other] : { $tiles }.
    }
fantazja-event-buried =
    { $seat ->
        [Tu] Metti
       *[other] { $seat } mette
    } { $tile-id ->
        [none] una tessera
       *[some] { $tile-building-acc }
    } in fondo alla { $owner ->
        [Tu] tua pila.
       *[other] pila avversaria.
    }
fantazja-event-returned =
    { $count ->
        [0] Nessuna tessera torna in mano.
        [one] { $count } tessera torna in mano.
       *[other] { $count } tessere tornano in mano.
    }
fantazja-event-swapped =
    { $seat ->
        [Tu] Sostituisci { $old-building-acc } con { $tile-building }.
       *[other] { $seat } sostituisce { $old-building-acc } con { $tile-building }.
    }
fantazja-event-refilled =
    { $seat ->
        [Tu] Peschi
       *[other] { $seat } pesca
    } { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }{ $tiles-count ->
        [0] .
       *[other] { $seat ->
            [Tu] : { $tiles }.
           *[other] , tra cui { $tiles }.
        }
    }
fantazja-event-turn-passed =
    { $seat ->
        [Tu] Non hai tessere in mano, quindi niente azione.
       *[other] { $seat } non ha tessere in mano, quindi niente azione.
    }
fantazja-event-turn-ended =
    { $seat ->
        [Tu] Il tuo turno finisce.
       *[other] Il turno di { $seat } finisce.
    }
fantazja-event-ended = La partita è finita.

## Che cosa aspetta il tavolo

fantazja-moment-set-up = Si distribuiscono le tessere
fantazja-moment-act = Costruisci qualcosa o tieni una tessera come Immaginazione
fantazja-moment-after = Usa un potere o finisci il turno
fantazja-moment-pay = Con quale tessera di Immaginazione paghi?
fantazja-moment-exchange = Potere residenziale: dai fino a tre tessere e prendi altrettanti scarti
fantazja-moment-fetch = Potere produttivo: scegli uno scarto come punto Immaginazione
fantazja-moment-guard = Potere militare: scegli l’edificio da proteggere
fantazja-moment-look = Il caso sceglie le tessere da guardare
fantazja-moment-bury = Potere magico: metti fino a due tessere in fondo alla pila avversaria
fantazja-moment-swap = Potere speciale: scegli un tuo edificio e una tessera della mano
fantazja-moment-refill = La mano si completa
fantazja-moment-over = La partita è finita

## Rifiuti

fantazja-refusal-seat-count = A Fantazja si gioca in due.
fantazja-refusal-unfit-tiles = Con queste tessere non si può giocare: { $fault }
fantazja-refusal-wrong-moment =
    { $now-id ->
        [act] È il momento dell’azione: costruisci qualcosa o tieni una tessera come Immaginazione.
        [after] L’azione è fatta: puoi usare un potere o finire il turno.
        [pay] Ora bisogna scegliere la tessera di Immaginazione con cui paghi.
        [exchange] Ora si scambiano tessere: dai fino a tre della mano e prendi altrettanti scarti.
        [fetch] Ora bisogna prendere una tessera dai tuoi scarti.
        [guard] Ora bisogna scegliere l’edificio da proteggere.
        [bury] Ora si mettono fino a due delle tessere guardate in fondo alla pila avversaria.
        [swap] Ora bisogna sostituire uno dei tuoi edifici.
       *[other] Non ora: aspetta un momento.
    }
fantazja-refusal-must-act = Hai tessere in mano, quindi il turno non può ancora finire: costruisci qualcosa o tieni una tessera come Immaginazione.
fantazja-refusal-no-such-tile = Nella serie di questo tavolo la tessera numero { $tile-number } non è { $tile-building }.
fantazja-refusal-other-faction = { $tile-building } è una tessera { $tile-faction-of }: scegline una tua.
fantazja-refusal-not-in-hand = Non hai in mano { $tile-building-acc }: scegli una delle tessere che hai.
fantazja-refusal-occupied =
    { $by-id ->
        [none] Qui c’è { fantazja-castle.acc }, e { $tile-building } ha bisogno di una casella vuota.
       *[some] Qui c’è già { $by-building-acc }, e { $tile-building } ha bisogno di una casella vuota.
    }
fantazja-refusal-no-neighbour = Nessun lato di questa casella tocca un edificio o il Castello: scegli una casella accanto alla città.
fantazja-refusal-guarded =
    { $building-id ->
        [none] Il Castello è sotto guardia ({ $owner }): accanto ora non si può costruire.
       *[some] { $building-building } è sotto guardia ({ $owner }): ora non si può coprire né sostituire, e accanto non si può costruire.
    }
fantazja-refusal-wrong-element =
    Il lato { $side-side } mostra { $found-acc }, ma lì { $neighbour-id ->
        [none] { fantazja-castle.acc } ha
       *[some] { $neighbour-building-acc } ha
    } { $wanted-acc }: gira la tessera o scegli un altro posto.
fantazja-refusal-count-too-low =
    Il lato { $side-side } ha troppo pochi simboli { $element-of }: { $found }, mentre { $neighbour-id ->
        [none] { fantazja-castle.acc } ne ha
       *[some] { $neighbour-building-acc } ne ha
    } { $needed }. Ne servono almeno altrettanti.
fantazja-refusal-no-imagination = { $tile-building } costa un punto Immaginazione, e non ne hai: prima tieni da parte una tessera.
fantazja-refusal-nothing-below = { $tile-building } non può stare su una casella vuota: sotto ci vuole { $needs-acc }.
fantazja-refusal-wrong-base = Sotto { $tile-building } ci vuole { $needs-acc }, e qui c’è { $found-acc }.
fantazja-refusal-nothing-on-top =
    { $found-id ->
        [none] Non si può mettere nulla { fantazja-castle.on }: scegli un altro posto.
       *[other] Non si può mettere più nulla { $found-on }: scegli un altro posto.
    }
fantazja-refusal-wrong-turn =
    { $tile-building } qui ci sta, ma con la tessera { $fits ->
        [0] non girata
        [1] girata di 90°
        [2] girata di 180°
       *[3] girata di 270°
    }: gli elementi devono stare come quelli di sotto.
fantazja-refusal-elements-differ = Comunque la si giri, gli elementi non ripetono quelli { $below-building-of }: scegli un altro posto.
fantazja-refusal-not-imagined = { $tile-building } non è nella tua Immaginazione: paga con una tessera che ci sia.
fantazja-refusal-no-powers = Nella variante per imparare non ci sono poteri.
fantazja-refusal-power-used = Il potere di questo turno è già usato: il prossimo sarà nel turno successivo.
fantazja-refusal-no-token = Non hai il gettone { $power-of }. Lo riceve chi finisce il turno con almeno due edifici così, e più dell’altro.
fantazja-refusal-just-returned = Il gettone { $power-of } è appena tornato: lo userai nel prossimo turno.
fantazja-refusal-nothing-to-do =
    { $power-id ->
        [residential] Non c’è niente da scambiare: servono una tessera in mano e una tra i tuoi scarti.
        [production] La tua pila degli scarti è vuota, quindi non c’è niente da prendere.
        [military] Non c’è ancora un edificio da proteggere.
        [magic] La mano avversaria è vuota, quindi non c’è niente da guardare.
       *[special] Nessuna tessera della tua mano può sostituire uno dei tuoi edifici.
    }
fantazja-refusal-given-enough =
    { $given ->
        [one] { $given } tessera è data, e basta così: prendi uno scarto al suo posto.
       *[other] { $given } tessere sono date, e basta così: prendi altrettanti scarti al loro posto.
    }
fantazja-refusal-nothing-given = Prima dai una tessera della mano, poi prendi dagli scarti.
fantazja-refusal-not-discarded = { $tile-building } non è tra i tuoi scarti: scegli una tessera che ci sia.
fantazja-refusal-just-given = La tessera { $tile-building } l’hai appena data e non si può riprendere: scegline un’altra.
fantazja-refusal-no-building = Su questa casella non c’è un edificio: scegline un’altra.
fantazja-refusal-castle-not-guarded = A questo tavolo il Castello non si protegge: scegli un edificio.
fantazja-refusal-not-looked-at = { $tile-building } non è tra le tessere guardate: scegli una di quelle.
fantazja-refusal-not-your-building = { $building-building } è di chi gioca contro di te, e si sostituisce solo un proprio edificio.
fantazja-refusal-special-not-swapped = { $tile-building } è un edificio speciale, e quelli non si sostituiscono.
fantazja-refusal-other-level = { $tile-building } è di livello { $found }, l’edificio sul tavolo di livello { $wanted }: i livelli devono essere uguali.

## Righe del punteggio

fantazja-line-building = { $tile-building }: { points }
fantazja-line-bonus =
    { $count ->
        [one] { $count } gettone bonus: { points }
       *[other] { $count } gettoni bonus: { points }
    }

## Dov’è un gettone potere

fantazja-holder-pool = nella riserva
fantazja-holder-held =
    { $seat ->
        [Tu] tuo
       *[other] di { $seat }
    }
fantazja-holder-guarding =
    { $owner ->
        [Tu] tuo, di guardia
       *[other] di guardia ({ $owner })
    }
fantazja-holder-out =
    { $owner ->
        [Tu] tuo, torna nel tuo prossimo turno
       *[other] fuori gioco ({ $owner })
    }

## Errori in un file di tessere, dopo il numero di riga

fantazja-fault-tile-count = le tessere sono { $found }, e devono essere { $wanted }.
fantazja-fault-side-count = una tessera ha quattro lati, e qui sono { $found }.
fantazja-fault-side-shape = «{ $text-id }» non è un lato. Un lato è un elemento e un numero di simboli, per esempio "water 2".
fantazja-fault-symbol-count = un lato ha da 1 a { $most } simboli, non «{ $found-id }».
fantazja-fault-too-few =
    { $count ->
        [0] manca { $building-acc }:
        [one] di { $building } ce n’è solo { $count }:
       *[other] di { $building } ce ne sono solo { $count }:
    } il regolamento ne richiede almeno { $needed }.
fantazja-fault-fits-nowhere = la tessera { $number } ({ $building }) non sta su nessuna tessera { $needs }, comunque la si giri: l’ordine degli elementi deve essere lo stesso.
fantazja-fault-no-dark-small = nessun edificio piccolo o speciale porta l’Energia Oscura, e almeno uno deve.
fantazja-fault-no-dark-large = nessun edificio di livello II o III porta l’Energia Oscura, e almeno uno deve.
fantazja-fault-all-dark = tutte le tessere portano l’Energia Oscura, e non può essere.
fantazja-fault-example-impossible = con queste tessere non si può costruire la città dell’esempio di punteggio del regolamento.
