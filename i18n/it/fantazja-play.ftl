## Il tavolo sullo schermo

fantazja-play-city-title = Città
fantazja-play-tokens-title = Poteri (tu:altro)
fantazja-play-hand-title = La tua mano
fantazja-play-imagination-title = La tua Immaginazione
fantazja-play-exchange-title = La tua mano e i tuoi scarti
fantazja-play-discards-title = I tuoi scarti
fantazja-play-seen-title = Le tessere che guardi
fantazja-play-numbers = mano { $hand }, pila { $pile }, bonus { $bonus }
fantazja-play-numbers-more = Immag. { $imagination }, scarti { $discards }
fantazja-play-left = Immaginazione { $imagination }
fantazja-play-code =
    { $building ->
        [residential-1] C1
        [residential-2] C2
        [residential-3] C3
        [production-1] M1
        [production-2] M2
        [production-3] M3
        [military-1] G1
        [military-2] G2
        [military-3] G3
        [magic-1] T1
        [magic-2] T2
        [magic-3] T3
        [well] Po
        [market] Me
       *[observatory] Os
    }

## Il tavolo in frasi

fantazja-play-turn =
    { $player ->
        [Tu] È il tuo turno.
       *[other] È il turno di { $player }.
    }
fantazja-play-city =
    { $count ->
        [0] C’è solo il Castello Magico, sulla casella 0, 0: nord terra 1, est aria 1, sud acqua 1, ovest fuoco 1.
       *[other] La città, per caselle a est e a sud del Castello Magico, che è su 0, 0:
    }
fantazja-play-sides = nord { $north }, est { $east }, sud { $south }, ovest { $west }
fantazja-play-stack =
    { $x }, { $y }: { $building } ({ $player }), { $sides }{ $height ->
        [1] { "" }
       *[other] , altezza { $height }
    }{ $dark ->
        [yes] , Energia Oscura
       *[no] { "" }
    }{ $guarded ->
        [yes] , sotto guardia
       *[no] { "" }
    }.
fantazja-play-tile =
    { $number } { $building }, { points }{ $large ->
        [yes] , costa 1 punto Immaginazione
       *[no] { "" }
    }: { $sides }{ $dark ->
        [yes] , Energia Oscura
       *[no] { "" }
    }.
fantazja-play-token = { $token }: { $counts }. Gettone: { $holder }.
fantazja-play-seat =
    { $player } ({ $faction }): { points }{ $bonus ->
        [0] { "" }
        [one] , { $bonus } gettone bonus
       *[other] , { $bonus } gettoni bonus
    }. Mano { $hand }, pila { $pile }, Immaginazione { $imagination }.
fantazja-play-discards = Scarti: { $tiles }.
fantazja-play-imagination = Immaginazione: { $tiles }.
fantazja-play-seen = Di sicuro in mano o nell’Immaginazione: { $tiles }.
fantazja-play-buried = In fondo alla pila: { $tiles }.
fantazja-play-hand =
    { $count ->
        [0] La tua mano è vuota.
       *[other] La tua mano, con le tessere non girate:
    }

## Tasti

fantazja-keys-act = ←→ cosa ↑↓ dove t gira i tieni
fantazja-keys-swap = ←→ cosa  ↑↓ dove  t gira
fantazja-keys-choose = ←→ scegli  ⏎ esegui

## Parole che si possono scrivere

fantazja-verbs = build=costruisci,costruisco pay=paga,pago imagine=immagina,tieni use=usa,uso give=dai,do take=prendi,prendo guard=proteggi,proteggo bury=seppellisci,seppellisco done=basta,fatto swap=sostituisci,sostituisco end=finisci,fine at=su,a for=con turned=girata,gira
fantazja-play-example = costruisci casetta I su 1 0
fantazja-play-typing =
    Le azioni a parole, con i numeri delle tessere o i nomi degli edifici in qualsiasi lingua: costruisci casetta I su 1 0, costruisci 7 su 1 -2 girata 3, immagina 12, paga mulino I, usa magico, dai 4, prendi 9, proteggi 0 1, seppellisci 5, basta, sostituisci 1 0 con 7, fine. Una casella è due numeri: passi a est e passi a sud del Castello, con il meno per ovest e nord. Girata dice quanti quarti di giro a destra; senza, la tessera si gira in modo che ci stia.

## Le regole in breve

fantazja-rules =
    A ogni turno fai una cosa sola: costruisci un edificio piccolo (livello I) su una casella vuota accanto alla città, tieni una tessera come punto Immaginazione, oppure paghi un punto Immaginazione per un edificio grande (livello II o III) o speciale.
    Ogni lato che tocca un vicino deve mostrare lo stesso elemento e almeno altrettanti simboli. Il livello II va su un livello I dello stesso tipo e il III su un II, di chiunque siano, con gli stessi elementi su tutti i lati; la pila diventa tua. Un edificio speciale si posa come uno piccolo.
    Alla fine: il livello I vale 1 punto, il II 3, il III 2, uno speciale 2. Un livello III su un tuo livello II dà un gettone bonus da 5 punti.
    Due tessere vicine con l’Energia Oscura spariscono con le loro pile, e con loro tutto ciò che perde il collegamento con il Castello.
    Chi finisce il turno con almeno due edifici visibili di un tipo, e più dell’altro, ne prende il gettone. Dal turno seguente il suo potere si può usare una volta per turno, prima o dopo l’azione.
    La partita finisce dopo due turni di fila senza azione. A parità di punti vince chi ha più Immaginazione.
    Sullo schermo: ♣ sono gli Scultori della Natura, ☼ gli Ingegneri della Luce; lettere e cifre sui lati sono gli elementi e i loro simboli (T terra, A aria, Q acqua, F fuoco); in mezzo C casetta, M mulino, G guarnigione, T torre del mago con il livello, Po pozzo, Me mercato, Os osservatorio; la cifra nell’angolo è l’altezza della pila, in mano il numero della tessera; * è l’Energia Oscura, ! una guardia, () una casella dove la tessera ci sta, + un edificio su cui può andare; ✶ sta davanti a un potere che ora si può usare.
