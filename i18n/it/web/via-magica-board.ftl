## Effetti sul portale; sul telefono più brevi

via-magica-face-nothing = solo punti
via-magica-face-place =
    { $animus-id ->
        [none] metti { $count } dove vuoi
       *[other] metti { $count } su { $animus }
    }
via-magica-face-gain =
    { $count ->
        [one] { $count } cristallo in più
       *[other] { $count } cristalli in più
    }
via-magica-face-rearrange = sposta i cristalli
via-magica-face-take-two = prendi due portali nuovi
via-magica-face-open-another = aprine un altro
via-magica-face-wild = { $animus } è universale
via-magica-face-per-portal = { $points } per portale { $colour-one }
via-magica-face-per-field = { $points } per casella { $animus-of }

via-magica-brief-nothing = punti
via-magica-brief-place =
    { $animus-id ->
        [none] { $count } a scelta
       *[other] { $count } su { $animus }
    }
via-magica-brief-gain =
    { $count ->
        [one] +{ $count } cristallo
       *[other] +{ $count } cristalli
    }
via-magica-brief-rearrange = sposta
via-magica-brief-take-two = 2 portali
via-magica-brief-open-another = apri 1 altro
via-magica-brief-wild = { $animus } = ✦
via-magica-brief-per-portal = per { $colour-one }
via-magica-brief-per-field = per { $animus }

# Da dove vengono i punti: il numero sta accanto.
via-magica-why-portal = { $portal-name }
via-magica-why-per-portal = { $portal-name }: { $count } × { $colour-one }
via-magica-why-per-field = { $portal-name }: { $count } × { $animus }
via-magica-why-reward = { via-magica-for-reward }

## Il sacchetto

vm-bag = Dal sacchetto
vm-caught-by =
    { $own ->
        [yes] nelle tue mani
       *[no] nelle mani di { $name }
    }
vm-has-bag =
    { $own ->
        [yes] Il sacchetto è tuo
       *[no] Il sacchetto: { $name }
    }
vm-catcher = ha il sacchetto
vm-left =
    { $count ->
        [one] { $count } gettone nel sacchetto
       *[other] { $count } gettoni nel sacchetto
    }
vm-left-of = { $token }: { $left } su { $all } nel sacchetto, { $chance } % alla prossima pesca
vm-token-left = { $left } su { $all } nel sacchetto
vm-token-chance = { $chance } % alla prossima pesca

## La fila, i giocatori, le ricompense

vm-row = Portali in offerta
vm-row-note = uno per ognuno che apri
vm-stock = mazzo { $stock } · scarti { $discards }
vm-opens =
    { $own ->
        [yes] Apri
       *[no] { $name } apre
    }
vm-steps = Sei passi
vm-step-return = cristalli indietro
vm-step-effect = effetto
vm-step-achieve = successo
vm-step-take = nuovo portale
vm-step-refill = fila completa
vm-step-reward = ricompense
vm-incantatum = Incantatum!
vm-look = I portali di { $name }
vm-zone-of = I portali di { $name }
vm-back = Torna al tavolo
vm-panes = Il tavolo e i portali degli altri
vm-works-on = Portali non ancora aperti
vm-nothing-open = Niente è ancora aperto.
vm-wild =
    { $animi-count ->
        [one] Qui è universale: { $animi }
       *[other] Qui sono universali: { $animi }
    }
vm-rewards = Ricompense
vm-held-by =
    { $own ->
        [yes] È tua
       *[no] Ce l’ha { $name }
    }
vm-can-get = Possono ancora prenderla
vm-nobody-can = Nessuno può più prenderla.
vm-contender = { $name } ({ $have } su { $need })
vm-vine = Portali di chi è in testa: { $count } su { $end }
vm-vine-caption = portali di chi è in testa

## Di chi gioca

vm-mine = I tuoi portali
vm-mine-none = Tutti i tuoi portali sono aperti.
vm-dealt = I portali che hai ricevuto
vm-kept = lo tieni
vm-points = I tuoi punti
vm-points-short = punti
vm-reserve = In riserva: { $reserve } su { $crystals }
vm-reserve-of = cristalli in riserva: { $reserve } su { $crystals }
vm-opened = I tuoi portali aperti
vm-opened-of = Aperti: { $count } su { $end }
vm-opened-count =
    { $count ->
        [one] { $count } portale aperto
       *[other] { $count } portali aperti
    }
vm-opened-list =
    { $count ->
        [0] Nessun portale è aperto
       *[other] Aperti: { $portals }
    }

## Che cosa si chiede

vm-ask-swap = Due uguali
vm-ask-keep = Quali tre tieni?
vm-ask-place = { $token }. Dove va?
vm-ask-open-completed = Quale si apre prima?
vm-ask-open-another = Aprine un altro
vm-ask-put = Il dono del portale
vm-ask-rearrange = Sposta i cristalli
vm-ask-take = Un nuovo portale
vm-ask-claim = La ricompensa?

vm-tip-swap = Hai ricevuto due volte lo stesso portale. Scegli al suo posto un portale della fila.
vm-tip-keep =
    { $count ->
        [0] Gli altri tre si scartano. Si vede tutto quando tutti hanno scelto.
        [one] Scegline ancora { $count }. Gli altri si scartano.
       *[other] Scegline ancora { $count }. Gli altri si scartano.
    }
vm-tip-place = Scegli una casella illuminata. Può andarci anche un cristallo da un’altra casella.
vm-tip-no-reserve = La riserva è vuota: puoi spostare un cristallo da un’altra casella.
vm-tip-which-crystal = Quale cristallo ci va? Scegline uno illuminato.
vm-tip-from = Il cristallo viene da { $portal }. Scegli dove va.
vm-tip-open-completed = Più portali tuoi sono completi. L’ordine lo decidi tu.
vm-tip-open-another = Si apre uno qualsiasi dei tuoi portali, con quello che c’è sopra.
vm-tip-put =
    { $any ->
        [yes] { $left ->
            [one] Metti { $left } cristallo su una casella qualsiasi.
           *[other] Metti { $left } cristalli su caselle qualsiasi.
        }
       *[no] { $left ->
            [one] Metti { $left } cristallo su una casella: { $animus }.
           *[other] Metti { $left } cristalli sulle caselle: { $animus }.
        }
    }
vm-tip-rearrange = Scegli un cristallo, poi la casella dove va; quante volte vuoi.
vm-tip-move-to = Scegli la casella dove va.
vm-tip-take = Scegli uno dei portali in offerta.
vm-tip-claim =
    { $points ->
        [one] Per { $reward }: { $points } punto. Per il numero di portali puoi averne una sola.
       *[other] Per { $reward }: { $points } punti. Per il numero di portali puoi averne una sola.
    }
vm-goes =
    { $left ->
        [0] Il cristallo va su { $portal }, che si apre!
        [one] Il cristallo va su { $portal }. Ancora una casella e si apre.
       *[other] Il cristallo va su { $portal }. Restano vuote { $left } caselle.
    }

vm-chosen = Scelta fatta
vm-chosen-secret = Nessuno la vede finché non hanno scelto tutti; fino ad allora puoi cambiarla.
vm-chosen-pass = Passi.
vm-chosen-keep = Nessuno li vede finché non hanno scelto tutti; fino ad allora puoi cambiare idea.
vm-has-chosen = scelta fatta

vm-place-on = Metti su { $portal }
vm-move-to = Sposta su { $portal }
vm-keep-these = Tieni questi tre
vm-choose-swap = Scegli un portale della fila
vm-choose-keep = Scegli tre portali
vm-choose-place = Scegli una casella
vm-choose-open = Scegli un portale
vm-choose-put = Scegli una casella
vm-choose-rearrange = Scegli un cristallo
vm-choose-take = Scegli un portale

## Per chi ascolta

vm-times = { $count } { $animus }
vm-label-portal = { $portal }, { $colour }, { $points }. Caselle: { $fields-list }. { $effect }
vm-label-slot =
    { $filled ->
        [0] { $portal }. Ancora nessun cristallo, caselle: { $fields }
       *[other] { $portal }. Piene { $filled } su { $fields }: { $animi-list }
    }
vm-label-field-empty = { $animus }, casella vuota di { $portal }
vm-label-field-full = { $animus }, cristallo su { $portal }
vm-label-field-chosen = { $animus } di { $portal }, la tua scelta
vm-label-reward =
    { $held ->
        [yes] { $reward }, { points }. Ce l’ha { $holder }
       *[no] { $reward }, { points }. Possono ancora prenderla: { $names-list }
    }

## Il tavolo a parole, e chi guarda

vm-words-token = { $token }, nelle mani di { $name }.
vm-words-choice = La tua scelta segreta: { $choice }.
vm-words-opening = { $name }: si apre { $portals-list }. { $step }.
vm-keys = Le frecce passano tra caselle e portali, Invio sceglie e di nuovo Invio conferma, Esc lascia. P passa, T ritira la scelta, I legge un portale. Virgola e punto mostrano quello che è successo.
vm-watching = Stai guardando. Un clic su un giocatore mostra i suoi portali.
