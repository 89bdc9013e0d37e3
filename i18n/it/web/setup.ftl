## Setting a table

setup-how = Come si gioca
setup-variant = Variante
setup-from-to = { $least }–{ $most }
setup-more =
    { $count ->
        [one] Ancora { $count } regola della casa
       *[other] Ancora { $count } regole della casa
    }
setup-help = Permetti aiuti: guadagni e consigli
    .note = quanto vale una mossa e cosa farebbe un bot forte
setup-undo = Annullare le mosse
    .note = finché nessuno vede qualcosa di nuovo

setup-who = Chi siede dove
setup-seat-you = sei tu
setup-rename = Cambia nome
setup-seat-open = per chi ha il link
setup-seat-closed = il posto { $number } non c’è
setup-bot-level = Quale bot
setup-make-open = Libera
setup-make-bot = Bot
setup-add = Aggiungi
setup-close = Togli il posto { $number }
setup-listing = Chi può trovare il tavolo
setup-by-link = Solo con il link
setup-by-link-note = Aperto il tavolo, ricevi un link da mandare.
setup-listed = Tutti, in elenco
setup-listed-note = Il tavolo compare nell’elenco della pagina iniziale; vale anche il link.

setup-time = Quanto tempo
setup-time-none = Senza orologio
    .note = Ognuno pensa quanto vuole.
setup-time-clock = A tempo
    .note = Finito il tempo gioca un bot; si può sempre tornare.
setup-time-days = A giorni
    .note = Una partita tra un impegno e l’altro: torni quando tocca a te.
setup-bank = Ognuno ha
setup-turn = e per ogni turno
    .note = prima di intaccare il resto
setup-days = Per ogni turno
setup-watch = Gli ospiti possono assistere
    .note = vedono solo ciò che è scoperto
setup-sealed = La distribuzione è sigillata prima della prima carta. Dopo la partita tutti possono controllarla.

setup-fill = Completa con i bot
setup-open = Apri il tavolo
setup-summary =
    { $seats ->
        [one] { $variant }, { $seats } posto.
       *[other] { $variant }, { $seats } posti.
    }
setup-summary-bots =
    { $bots ->
        [0] Nessun bot.
        [one] Un bot.
       *[other] { $bots } bot.
    }
setup-starts-full =
    { $open ->
        [one] Si comincia quando il posto libero è preso.
       *[other] Si comincia quando tutti e { $open } i posti liberi sono presi.
    }
setup-starts-now = Si comincia subito.

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min
duration-both = { $minutes }:{ $seconds } min
duration-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }

## Options of Fantasy Realms

setup-fantasy-realms-stalemate-rounds = Giri di sole prese
    .note = poi tutti devono pescare; 0: mai
setup-fantasy-realms-copy-scope = Miraggio e Mutaforma nominano
    .note = nell’edizione polacca: carte viste
setup-fantasy-realms-copy-scope-any = qualsiasi carta
setup-fantasy-realms-copy-scope-seen = carte viste
setup-fantasy-realms-choices = Scelte alla fine
    .note = ciò che le carte copiano, cambiano, rimuovono
setup-fantasy-realms-choices-owner = del proprietario
setup-fantasy-realms-choices-best = le migliori
setup-fantasy-realms-seconds = Tempo per gli scambi
    .note = per tutta la partita

## Options of Via Magica

setup-via-magica-pass-alone = Chi non ha scelta passa subito
    .note = spento: si chiede a tutti, e il ritmo non rivela nulla

## Own components of a box

setup-components-choose = Leggi un file…
setup-components-change = Cambia…
setup-components-drop = Torna alla ricostruzione
setup-components-chosen = da un file, impronta { $hash }
setup-components-lead = Hai la scatola? Scarica il file, scrivici ciò che vedi sui tuoi componenti e rileggilo qui. Viene controllato riga per riga, e l’impronta della serie resta nel registro della partita.
setup-components-begin = Scarica un file da compilare
setup-components-file = Scegli un file
setup-components-paste = Oppure incolla il suo contenuto
setup-components-check = Controlla
setup-components-faults =
    { $count ->
        [one] C’è { $count } errore
       *[other] Ci sono { $count } errori
    }
setup-components-where = riga { $line }, colonna { $column }
setup-components-fine = Con questo si può giocare.
setup-components-hash = Impronta della serie: { $hash }

## Options of Fantazja

setup-fantazja-components = Le tessere della tua scatola
    .note = al posto di quelle ricostruite
    .play = Gioca con queste tessere
setup-fantazja-start = Chi comincia
    .note = il primo posto è degli Scultori della Natura
setup-fantazja-start-random = a sorte
setup-fantazja-start-0 = gli Scultori
setup-fantazja-start-1 = gli Ingegneri
setup-fantazja-bonus-supply = Gettoni bonus
    .note = per un livello III su un proprio livello II
setup-fantazja-bonus-supply-8 = 8 gettoni
setup-fantazja-bonus-supply-unlimited = senza limite
setup-fantazja-swap-triggers-dark = La sostituzione scatena l’Energia Oscura
    .note = con il potere speciale
setup-fantazja-lost-majority = Maggioranza persa
    .note = che ne è del gettone potere
setup-fantazja-lost-majority-to-pool = alla riserva
setup-fantazja-lost-majority-keep = fino alla parità
setup-fantazja-military-may-target-castle = Si può proteggere il Castello
    .note = con il potere militare
setup-fantazja-military-reuse-same-turn = Guardia di nuovo subito
    .note = nel turno in cui il gettone ritorna
setup-fantazja-swap-sides = Lati nella sostituzione
    .note = con il potere speciale
setup-fantazja-swap-sides-match = corrispondono
setup-fantazja-swap-sides-ignore = qualsiasi

## Options of Indaman

setup-indaman-components = La plancia e le carte della tua scatola
    .note = al posto di quelle ricostruite
    .play = Gioca con questi componenti
setup-indaman-gate = Alla porta di una città
    .note = chi non può pagare, nel turno dopo
setup-indaman-gate-may-leave = ritenta o va via
setup-indaman-gate-must-retry = può solo ritentare
setup-indaman-free-lying = Si può mentire su ogni essere
    .note = spento: solo con una carta bianca
setup-indaman-must-act = A Indaman bisogna salire o muovere
    .note = spento: si può anche restare
setup-indaman-keep-trophies = Gli esseri vinti restano
    .note = anche dopo una reincarnazione
