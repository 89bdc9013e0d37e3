## Il contapunti di una partita vera

scorer-title = Conta i punti di una partita vera
scorer-undo = Annulla
scorer-history = Storico
scorer-offline = Manca il collegamento: i punti devono aspettare
scorer-offline-text = Il server non risponde, quindi per ora non si può contare nulla. Ciò che scrivi resta su questo dispositivo; i punti arrivano appena torna il server.
scorer-refused = Così non si può contare: { $reason }
scorer-refused-unknown = il server non lo accetta
scorer-best-again = Fai scegliere di nuovo il programma

## Al tavolo

scorer-table = Al tavolo
scorer-players-change = Cambia nomi e giocatori
scorer-add-player = Aggiungi un giocatore
scorer-count = { $count } carte su 7
scorer-complete = completa
scorer-names-title = Chi c’è al tavolo?
scorer-names-name = Nome del giocatore { $number }
scorer-names-remove = Togli { $name }
scorer-names-loses = Chi se ne va porta via anche le sue carte. «Annulla» riporta tutto.
scorer-names-save = Tutti a posto
scorer-total = { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }

## Una mano

scorer-hand = La mano di { $name }
scorer-hand-note = carta per carta, con i perché
scorer-hand-empty = Scrivi il nome di una carta o tocca le carte.
scorer-hand-full = Questa mano è completa.
scorer-hand-progress = { $count } su 7 · tocca una carta per leggerla o toglierla
scorer-remove = Togli { $card }
scorer-read = Leggi { $card }
scorer-counting = sto contando…
scorer-added = Aggiunta la carta { $card }: { $total }
scorer-removed = Tolta la carta { $card }
scorer-undone = Annullato

## Scrivere

scorer-search = Nome di una carta
scorer-search-hint = in italiano, inglese o polacco
scorer-search-phone = Scrivi il nome di una carta
scorer-search-none = Nessuna carta si chiama così.
scorer-search-found =
    { $count ->
        [one] Una carta corrisponde. Invio la aggiunge.
       *[other] { $count } carte corrispondono. Invio aggiunge la prima, le frecce scelgono.
    }
scorer-in-hand = ce l’ha { $name }
scorer-in-this-hand = è già qui
scorer-in-discard = è negli scarti
scorer-hand-has-room = Non c’è posto: una mano ha sette carte, otto con il Negromante.
scorer-cards = Tutte le carte per seme
scorer-suits = Semi

## Scelte

scorer-best = Le scelte migliori
scorer-best-gain = { $choices }: { $total } invece di { $without }.
scorer-best-same = { $choices }: nessun’altra scelta rende di più.
scorer-best-fixed = { $choices }: { $total }. L’hai scelto tu.
scorer-best-ties = Altre scelte che valgono lo stesso: { $ties }.
scorer-change = cambia
scorer-change-of = Cambia le scelte di { $name }
scorer-change-title = { $name }: scelte
scorer-change-count =
    { $shown ->
       *[other] Le { $shown } migliori su { $count }
    }
scorer-change-found = La migliore trovata
scorer-change-done = Va bene così
scorer-seen-only = Miraggio e Mutaforma nominano solo carte viste in questa partita
scorer-seen-only-ruling = Regola 10

## L’area degli scarti

scorer-discard = Area degli scarti
scorer-discard-needed = { $name } ha il Negromante: di’ che cosa c’è negli scarti, e si trova l’ottava carta migliore. Oppure aggiungi semplicemente l’ottava carta alla mano.
scorer-discard-not-needed = serve solo se qualcuno ha il Negromante.
scorer-discard-known =
    { $count ->
        [0] non c’è nulla
        [one] { $count } carta
       *[other] { $count } carte
    }
scorer-discard-enter = Scrivi gli scarti
scorer-discard-forget = Non so che cosa c’è
scorer-discard-note = ciò che c’è alla fine

## La classifica

scorer-ranking = Classifica
scorer-so-far = { $name } finora
scorer-ranking-open =
    { $count ->
        [one] Una mano è aperta: la classifica può ancora cambiare.
       *[other] { $count } mani sono aperte: la classifica può ancora cambiare.
    }
scorer-ranking-empty = Il conto comincia con la prima carta.
scorer-ranking-final = Vince { $name } con { $total }.
scorer-ranking-shared = { $names } condividono la vittoria con { $total }.
scorer-ranking-behind = { $name } è a { $behind } da { $leader }
scorer-ranking-leads = { $name } è in testa
scorer-place = { $place }º posto: { $name }, { $total }
scorer-all-hands = Tutte le mani
scorer-next = Avanti: { $name }
scorer-next-hand = Avanti: la mano di { $name }
scorer-add = Aggiungi { $card }
scorer-finish = Concludi e salva
scorer-finished = Salvata nello storico.
scorer-again = Un’altra partita
scorer-new = Nuova partita

## Link e storico

scorer-link = Link a queste mani
scorer-link-opened = Aperta da un link. «Annulla» riporta la tua partita.
scorer-link-broken = Questo link è rovinato: le mani non si leggono.
scorer-evenings = Ultime serate
scorer-evenings-none = Ancora nessuna partita salvata. Quelle concluse restano qui, solo su questo dispositivo.
scorer-evenings-all = Tutte le serate
scorer-evenings-open = Apri la partita del { $date }
scorer-evenings-delete = Elimina la partita del { $date }
scorer-evenings-deleted = Eliminata.
scorer-evenings-put-back = Rimettila
scorer-evenings-export = Salva tutto in un file
scorer-evenings-opened = La partita del { $date }. «Annulla» riporta l’altra.
scorer-tally = Chi vince qui
scorer-tally-name = Nome
scorer-tally-games = Partite
scorer-tally-victories = Vittorie
scorer-tally-best = Mano migliore
