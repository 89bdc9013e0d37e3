## Il tavolo sullo schermo

via-magica-play-row-title = Fila
via-magica-play-own-title = I tuoi portali
via-magica-play-own = { points } · aperti { $opened }/{ $last } · riserva { $reserve }
via-magica-play-dealt-title = Tieni tre di questi portali
via-magica-play-rewards-title = Premi:
via-magica-play-reward-short =
    { $reward ->
        [yellow] 3 gia→{ $points }
        [purple] 3 vio→{ $points }
        [green] 3 ver→{ $points }
        [all-colours] 4 col→{ $points }
        [blue] 3 blu→{ $points }
        [two] 2→{ $points }
        [three] 3→{ $points }
        [four] 4→{ $points }
        [five] 5→{ $points }
       *[six] 6→{ $points }
    }
via-magica-play-mark = Scegli { $portal }

## Il tavolo in frasi

via-magica-play-round =
    { $player ->
        [Tu] Round { $round }. Il sacchetto è tuo.
       *[other] Round { $round }. Il sacchetto è di { $player }.
    }
via-magica-play-token = Il gettone: { $token }.
via-magica-play-bag = Nel sacchetto: { $tokens }.
via-magica-play-row-names = Nella fila: { $portals }.
via-magica-play-row =
    { $count ->
        [0] La fila è vuota.
       *[other] Nella fila:
    }
via-magica-play-portal =
    { $number } { $portal }, { $colour }, { $points ->
        [0] punti alla fine
       *[other] { points }
    }. Caselle: { $fields }. { $effect }.
via-magica-play-work =
    { $number } { $portal }: { $filled-count ->
        [0] ancora vuoto
       *[other] cristalli: { $filled }
    }; { $empty-count ->
        [0] completo.
       *[other] da riempire: { $empty }.
    }
via-magica-play-stock = Mazzo { $stock }, scarti { $discards }.
via-magica-play-rewards-left = Premi ancora liberi: { $rewards }.
via-magica-play-reward = { $reward } ({ points })
via-magica-play-seat =
    { $player }: { points }, portali aperti { $opened } su { $last }, { $crystals ->
        [one] { $crystals } cristallo
       *[other] { $crystals } cristalli
    }, di cui { $reserve } in riserva.
via-magica-play-opened = Aperti: { $portals }.
via-magica-play-wild = Vale come universale: { $animi }.
via-magica-play-rewards = Premi: { $rewards }.
via-magica-play-dealt = Le tue carte iniziali:
via-magica-play-chosen = La scelta che aspetta gli altri: { $choice }.
via-magica-play-head-moves = Oppure sposta un cristallo già su un portale:

## Tasti

via-magica-keys-choose = ←→ scegli  ⏎ esegui
via-magica-keys-keep = ←→⏎ scegli  ⌫ da capo
via-magica-keys-place = ←→ casella  ↑↓ da  ⏎  p passa
via-magica-keys-rearrange = ←→ cristallo  ↑↓ dove  ⏎
via-magica-keys-reconsider = ⌫ ritira la scelta

## Parole che si possono scrivere

via-magica-verbs = swap=scambia keep=tieni place=metti pass=passa,passo reconsider=ripensa,ritira open=apri put=aggiungi move=sposta done=basta,fatto take=prendi claim=incassa decline=lascia,rinuncia on=su from=da to=a for=per and=e,ed
via-magica-play-example = metti aria su 13
via-magica-play-typing =
    Le azioni a parole, con i numeri dei portali o i loro nomi in qualsiasi lingua: metti aria su 13, metti aria su 13 da 7 acqua, passo, prendi 33, apri 12, aggiungi fuoco su 5, sposta 7 aria a 5 terra, basta, incassa, lascia, tieni 2 14 30, scambia 12 per 7.

## Le regole in breve

via-magica-rules =
    A ogni round chi ha il sacchetto pesca un gettone. Tutti insieme mettono un cristallo su una casella adatta di un proprio portale, dalla riserva o da un’altra casella, oppure passano. Il gettone universale va bene per ogni casella; dopo, il sacchetto torna pieno e passa di mano.
    Un portale con un cristallo su ogni casella si apre: i cristalli tornano, l’effetto agisce, il portale va tra le conquiste e ne prendi uno nuovo dalla fila. Nessun portale può essere tuo due volte.
    I portali gialli agiscono subito, i blu dal gettone seguente, i verdi contano alla fine, i viola danno solo punti.
    Il premio per i colori va al primo che li ha. Dei premi per 2-6 portali aperti puoi prenderne uno solo in tutta la partita, e solo quando ne hai esattamente tanti.
    Quando qualcuno ha sette portali aperti, il round è l’ultimo. Sullo schermo le lettere grandi tra parentesi sono cristalli, le piccole caselle vuote; l’asterisco indica punti che contano alla fine.
