## Where I am and whose turn it is

table-of = Tavolo di { $host } · { $variant }
table-your-turn = Tocca a te
table-thinks =
    { $names-count ->
        [one] { $names } ci pensa
       *[other] In attesa di { $names }
    }
table-over = La partita è finita
table-end-won =
    { $by ->
        [0] Fine: vinci
       *[other] Fine: vinci di { $by }
    }
table-end-tie = Fine: vinci lo spareggio
table-end-shared = Fine: condividi la vittoria
table-end-others =
    { $names-count ->
        [one] Fine: vince { $names }
       *[other] Fine: vincono insieme { $names }
    }
table-lost = Connessione persa, nuovo tentativo in corso
table-lost-kept = Connessione persa, la tua mossa è al sicuro
table-looking-back = Stai guardando indietro
table-bot-plays = Un bot gioca al posto tuo.
table-resigned = Ti arrendi: un bot gioca la tua mano fino alla fine.
table-seat-recovered = Il tuo posto è stato ripreso con il suo link, da un altro dispositivo. Qui ora guardi soltanto.
table-other-seal = Questo tavolo ha un sigillo diverso da quello che il server ti aveva mostrato. Non fidarti di questa distribuzione.
table-clock = Tempo rimasto
table-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }

## The frame

table-undo = Annulla
table-hint = Consiglio
hint-thinks = Sto pensando…
hint-victory-note = La probabilità di vincere, calcolata solo da ciò che vedi.
hint-leaning-note = Quanto un buon giocatore propenderebbe per ciascuna; qui senza calcolare in avanti.
hint-point = Seleziona sul tavolo
hint-point-note = Tocca un consiglio: si seleziona sul tavolo.
table-menu = Menu
table-seats = Giocatori
table-mine = Ciò che è tuo
table-side = Cronaca e chiacchiere
table-chronicle = Cronaca
table-chat = Chat
table-unread = da leggere
table-open-rules = Le regole in una pagina a parte
table-open-ruling = La regola { $ruling } in una pagina a parte

## Seats

seat-bot-thinks = { $name } sta pensando
seat-thinks = sta pensando
seat-ticked = a posto
seat-away = assente
seat-resigned = si arrende
seat-substitute = per ora gioca { $bot }
seat-claim = Fai giocare un bot

## The chronicle

table-round = Giro { $round }
table-since = Dal tuo ultimo turno
table-undone = (annullato)
table-nothing-yet = Non è ancora successo nulla.

## Talk

table-say = Di’ qualcosa…
table-send = Invia
table-silence = Nessuno ha ancora detto nulla.
table-muted-all = Hai silenziato tutti.
table-emotes = Dillo in una parola
emote-hello = Ciao!
emote-well-played = Ben giocato!
emote-thanks = Grazie!
emote-oops = Ops…
emote-wow = Wow!
emote-thinking = Fammi pensare…

## Taking back

undo-asked = { $name } chiede di annullare l’ultima mossa.
undo-agree = Va bene
undo-decline = No, resta così
undo-stays = Non si annulla: la mossa resta.
undo-waits =
    { $names-count ->
        [0] La richiesta di annullare aspetta una risposta.
       *[other] Annullare la mossa: si aspetta il sì di { $names }.
    }

## Looking back

back-to = Indietro: { $event } di { $of }
back-earlier = Un passo indietro
back-later = Un passo avanti
back-now = Torna al presente

## The menu

menu-help = Mostra quanto darebbero le carte
menu-hints = Consigli: che cosa farebbe un bot forte?
menu-sound = Suoni, come una campanella quando tocca a me
menu-motion = Carte e pedine in movimento
menu-words = Il tavolo anche in parole
menu-mute-all = Silenzia tutti
menu-mute = Silenzia { $name }
menu-open-hands = Mani scoperte per chi guarda
menu-open-hands-note = Serve il consenso di tutti i giocatori.
menu-open-hands-carried = Tutti sono d’accordo.
menu-invite = Il link d’invito
menu-seat-link = Il link al tuo posto
menu-seat-link-note = Ti riporta a questo posto da qualsiasi dispositivo. Tienilo per te.
menu-watch-link = Il link per chi guarda
menu-leave = Lascia il tavolo
menu-leave-note = Se te ne vai, un bot gioca per te finché non torni.
menu-return = Riprendo il mio posto
menu-resign = Mi arrendo
resign-title = Vuoi arrenderti?
resign-text = Un bot gioca la tua mano fino alla fine, e il posto non torna più a te.
resign-not = Continua a giocare

## Before the match

waiting-title = Il tavolo è pronto
waiting-open =
    { $open ->
        [one] C’è ancora un posto libero. La partita comincia quando qualcuno lo occupa.
       *[other] Ci sono ancora { $open } posti liberi. La partita comincia quando sono tutti occupati.
    }
waiting-begins = Ci siete tutti: la partita comincia.
waiting-who = Chi siede dove
waiting-here =
    { $open ->
        [0] Al tavolo: { $names }. Tutti i posti sono occupati.
        [one] Al tavolo: { $names }. Un posto è libero.
       *[other] Al tavolo: { $names }. { $open } posti sono liberi.
    }
waiting-invite = Invita gli amici
waiting-invite-note = Chi apre questo link si siede al tavolo. Non serve un account.
waiting-send = Invia
waiting-share = { $game }: vieni al tavolo
waiting-you = Il tuo posto
waiting-sealed = La distribuzione è sigillata: il server ha fissato il suo segreto, e chi si siede aggiunge un numero proprio. Dopo la partita chiunque può controllare.
waiting-components = Questo tavolo gioca con i componenti di una scatola vera, letti da un file. Impronta della serie: { $hash }
waiting-host-note = I bot possono prendere i posti di chi non viene.
waiting-guest-note = Chi ha aperto il tavolo può dare i posti liberi ai bot.
waiting-sit = Siediti al tavolo
waiting-sit-here = Siediti qui
waiting-start = Completa con i bot e comincia
waiting-seat-open = per chi ha il link
waiting-seat-you = tu
waiting-seat-you-host = tu, hai aperto il tavolo
waiting-seat-host = ha aperto il tavolo
waiting-seat-guest = al tavolo
waiting-here-now = presente
waiting-on-the-way = assente
waiting-bot-for = Chi prende il posto { $number }
waiting-reopen = Libera il posto per le persone

## After the match

ending-place = { $place }º posto
ending-rematch = Gioca ancora
ending-rematch-not = Meglio di no
ending-waits = Vuoi giocare ancora. Si attendono gli altri.
ending-want =
    { $names-count ->
        [one] { $names } vuole giocare ancora.
       *[other] { $names } vogliono giocare ancora.
    }
ending-next = Alla prossima partita
ending-replay = Rivedi la partita
ending-check = Controlla la distribuzione
ending-record = Scarica la registrazione

dealing-title = La distribuzione è stata onesta?
dealing-how = Prima della partita il server ha sigillato un segreto. Ogni posto ha aggiunto un numero suo, e ogni carta è venuta da entrambi: nessuno poteva scegliere.
dealing-checking = Controllo in corso…
dealing-yes = In ordine
dealing-no = Non in ordine
dealing-promise-holds = Il segreto è quello sigillato: questa pagina l’ha calcolato da sé.
dealing-promise-fails = Il segreto non è quello sigillato!
dealing-kept-holds = È lo stesso sigillo che questo dispositivo ha visto all’inizio.
dealing-kept-fails = All’inizio questo dispositivo ha visto un altro sigillo!
dealing-nonce-holds = Il numero che questo dispositivo ha aggiunto per te c’è.
dealing-nonce-fails = Il numero che questo dispositivo ha aggiunto per te non c’è!
dealing-draws-holds =
    { $draws ->
        [one] { $draws } pescata è stata ricalcolata ed è come deve essere.
       *[other] { $draws } pescate sono state ricalcolate e sono tutte come devono essere.
    }
dealing-draws-fails =
    { $draws ->
        [one] { $draws } pescata è stata ricalcolata e qualcosa non torna!
       *[other] { $draws } pescate sono state ricalcolate e qualcosa non torna!
    }
dealing-numbers = I numeri
dealing-promise = Il sigillo
dealing-secret = Il segreto
dealing-nonce = Aggiunto da { $name }
dealing-by-hand = Chi non si fida di nessuno scarica la registrazione e ricalcola a casa: fabletop verify.

## The replay

replay-timeline = Linea del tempo della partita
replay-event = { $event } di { $of }
replay-play = Riproduci
replay-pause = Pausa
replay-nothing = In questa partita non è ancora successo nulla.

## A table that cannot be shown

barred-title = Questo tavolo resta chiuso
barred-home = Alla pagina iniziale
