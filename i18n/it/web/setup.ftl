## Setting a table

setup-how = Come si gioca
setup-variant = Variante
setup-from-to = { $least }–{ $most }
setup-help = Mostra il guadagno di ogni carta
    .note = sulla linguetta sopra la carta
setup-undo = Annullare le mosse
    .note = finché nessuno vede qualcosa di nuovo

setup-who = Chi siede dove
setup-seat-you = sei tu
setup-rename = Cambia nome
setup-seat-bot = bot, forza { $level } su 5
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
       *[other] Si comincia quando tutti i { $open } posti liberi sono presi.
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
