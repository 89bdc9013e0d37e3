## Il programma a riga di comando

cli-error = fabletop: { $reason }

## File

cli-file-not-found = Il file { $file } non esiste. Il percorso è giusto?
cli-file-denied = Il file { $file } non si può leggere: manca il permesso.
cli-file-is-folder = { $file } è una cartella; indica un file.
cli-file-empty = Il file { $file } è vuoto.
cli-file-unreadable = Il file { $file } non si può leggere: { $message }.
cli-file-unwritable = Non si può scrivere il file { $file }: { $message }. La cartella esiste, e hai il permesso di scriverci?
cli-file-not-utf8 = Il file { $file } non è testo in UTF-8.

## Rifiuti del registro

cli-game-unknown = Non c’è nessun gioco «{ $game }». Ci sono: { $known }.
cli-variant-unknown = { $game } non ha la variante «{ $variant }». Ha: { $known }.
cli-option-unknown = { $game } non ha l’opzione «{ $option }». Ha: { $known }.
cli-option-bad = L’opzione { $option } non può essere «{ $value }». Può essere: { $values }.
cli-option-syntax = «{ $typed }» non è un’opzione: scrivi NOME=VALORE, per esempio copy_scope=seen.
cli-seats-wrong =
    { $seats ->
        [one] { $game } non è per { $seats } giocatore. È per: { $known }.
       *[other] { $game } non è per { $seats } giocatori. È per: { $known }.
    }
cli-variant-seats =
    { $most ->
        [one] La variante { $variant } è per { $range } giocatore, non per { $seats }.
       *[other] La variante { $variant } è per { $range } giocatori, non per { $seats }.
    }
cli-bot-unknown = { $game } non ha il bot «{ $bot }». Ha: { $known }.
cli-bots-wrong = Il numero dei bot ({ $bots }) e quello dei posti ({ $seats }) non coincidono: indica un bot per tutti i posti, o uno per ciascuno.

## Registrazioni di partite

cli-record-at =
    { $file-id ->
        [none] riga { $line }
       *[other] { $file }, riga { $line }
    }{ $column-id ->
        [none] { "" }
       *[other] , colonna { $column }
    }: { $cause }
cli-record-too-large = il file ha { $bytes } byte, e nessuna registrazione ne ha più di { $limit }.
cli-record-not-utf8 = non è testo in UTF-8, quindi non è una registrazione di partita.
cli-record-syntax = non è JSON valido ({ $message }).
cli-record-truncated = il file si interrompe a metà ({ $message }). Ne manca una parte.
cli-record-trailing = dopo la fine della registrazione segue qualcos’altro.
cli-record-foreign = non è una registrazione di partita di Fabletop. Le scrive `fabletop play`.
cli-record-format-version = la registrazione ha il formato { $found }, e questo programma legge il formato { $expected }.
cli-record-field-missing = manca il campo «{ $field }».
cli-record-shape = «{ $field }» non è come dovrebbe essere ({ $message }).
cli-record-unknown-game = il gioco «{ $game }» qui non è noto. Ci sono: { $known }.
cli-record-other-rules-version = la partita è stata giocata con la versione { $found } delle regole, e questo programma ha la versione { $expected }.
cli-record-config-refused = con queste impostazioni non si può giocare: { $refused }
cli-record-seat-count = «{ $field }» ha { $found } voci, mentre i posti secondo le impostazioni sono { $expected }.
cli-record-commitment-mismatch = il segreto non è quello promesso prima della partita.
cli-record-too-many-steps = ci sono più di { $limit } passi, e nessuna partita ne ha tanti.
cli-record-step-shape = il passo { $step } non è un passo di questo gioco ({ $message }).
cli-record-step-refused = il passo { $step } è contro le regole: { $refused }
cli-record-step-after-end = il passo { $step } viene dopo la fine della partita.
cli-record-result-mismatch = il risultato non è quello a cui portano i passi.

## Nomi

cli-name-ambiguous =
    «{ $typed }» può indicare più cose: { $more ->
        [yes] { $names-list } …
       *[no] { $names-or }.
    } Scrivi qualche lettera in più.
cli-card-unknown =
    Non c’è nessuna carta «{ $typed }».{ $names-count ->
        [0] { "" }
       *[other] { " " }Intendevi { $names-or }?
    }
cli-suit-unknown =
    Non c’è nessun seme «{ $typed }».{ $names-count ->
        [0] { "" }
       *[other] { " " }Intendevi { $names-or }?
    }
cli-card-double = La carta { $card } c’è due volte, e nel gioco ogni carta è unica.

## Mani e scelte

cli-no-cards = Indica le carte della mano, per esempio: fabletop score re regina cavalieri
cli-discard-unused = Nota: --discard non cambia nulla, perché in mano non c’è la carta { fantasy-realms-necromancer }.
cli-hand-and-discard = La carta { $card } non può essere insieme in mano e nell’area degli scarti.
cli-not-a-chooser = Per la carta { $card } non c’è nulla da scegliere. Si sceglie per: { fantasy-realms-necromancer }, { fantasy-realms-doppelganger }, { fantasy-realms-mirage }, { fantasy-realms-shapeshifter }, { fantasy-realms-book-of-changes }, { fantasy-realms-island } e { fantasy-realms-fountain-of-life }.
cli-choice-shape =
    { $chooser ->
        [mirage] { $card } vuole una carta o un seme: miraggio=temporale o miraggio=esercito.
        [shapeshifter] { $card } vuole una carta o un seme: mutaforma=drago o mutaforma=bestia.
        [book-of-changes] { $card } vuole una carta e il suo nuovo seme: libro-dei-mutamenti=candela:terra.
       *[other] { $card } vuole una carta, e nessun seme.
    }
cli-choice-twice = Ci sono due scelte per la carta { $card }: lasciane una.
cli-choice-syntax = «{ $typed }» non è una scelta: scrivi CARTA=SCELTA, per esempio miraggio=temporale.
cli-mode-unknown = Non c’è nessun modo «{ $typed }»: può essere fixed, best o worst.
cli-json-bad =
    Non è il JSON atteso: { $message }{ $column ->
        [0] { "" }
       *[other] { " " }(colonna { $column })
    }.
cli-line-too-long = La riga supera i { $limit } byte, quindi non è una mano.

## Il punteggio

cli-points = Punti
cli-card = Carta
cli-why = Perché
cli-total = in totale
cli-blanked = ANNULLATA
cli-choices =
    { $mode ->
        [fixed] Scelte
        [worst] Scelte peggiori
       *[best] Scelte migliori
    }: { $count ->
        [0] tutto resta com’è stampato.
       *[other] { $choices }.
    }
cli-gain = Sono { $points } in più che lasciando tutto com’è stampato ({ $printed }).
cli-loss = Sono { $points } in meno che lasciando tutto com’è stampato ({ $printed }).
cli-gain-none = Lasciando tutto com’è stampato il totale sarebbe lo stesso.
cli-others =
    { $count ->
        [0] Nessun’altra scelta dà questo totale.
        [one] Un’altra combinazione di scelte dà lo stesso totale:
       *[other] Altre { $count } combinazioni di scelte danno lo stesso totale{ $all ->
            [yes] :
           *[no] , per esempio:
        }
    }
cli-as-printed = tutto resta com’è stampato
cli-choice-fountain = { $fountain } aggiunge la forza della carta { $card }

## Numeri

cli-seconds = { $seconds } s
cli-percent = { $percent }%
cli-eta = restano:

## I giochi

cli-rules-version = regole versione { $version }
cli-players =
    { $most ->
        [one] { $range } giocatore
       *[other] { $range } giocatori
    }
cli-variants = Varianti (--variant)
cli-options = Opzioni (--option NOME=VALORE)
cli-option-default = di solito { $default }; regola{ "\u00A0" }{ $ruling }
cli-bots = Bot, dal più debole

## Simulazioni

cli-simulated =
    { $game }: { $games ->
        [one] { $shown } partita
       *[other] { $shown } partite
    }, { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }
cli-simulated-time = Tempo
cli-simulated-games = Partite al secondo
cli-simulated-decisions = Decisioni al secondo
cli-simulated-length = Decisioni per partita
cli-simulated-winning = Punti del vincitore
cli-events = Che cosa succede in una partita
cli-at-end = Che cosa resta alla fine
cli-wins-of-first = Vittorie di chi comincia
cli-seat = Posto
cli-bot = Bot
cli-wins = Vittorie
cli-mean-points = Punti

## Gare fra bot

cli-arena-bots-wrong = Il numero dei bot ({ $bots }) e quello dei posti ({ $seats }) non vanno d’accordo: indica due bot, di cui il primo siede una volta sola, o uno per ciascun posto.
cli-bot-file-bad = { $file } non contiene un bot: { $message }. Un bot è fatto così: {"{"}"mind": {"{"}"flat": {"{"}"horizon": 4{"}"}{"}"}, "milliseconds": 80{"}"}
cli-bot-file-blunders = { $file }: un bot sbaglia da 0 a 100 decisioni su cento, non { $blunders }.
cli-bot-no-time = { $bot } non ha tempo per pensare: scrivi “milliseconds” nel suo file o indica --budget, per esempio --budget 50ms.
cli-weights-bad = Questi non sono i pesi dei bot di { $game }: vedi { $place }. Lì un nome manca o è sconosciuto, o non c’è un numero.
cli-nothing-to-tune = In questo bot non c’è nulla da regolare: i pesi ci sono se sa qualcosa del gioco (--dials weights), i numeri dei campioni se pensa per campioni (--dials sampling).
cli-nothing-to-fit = I bot di questo gioco non hanno una rete: non c’è nulla da addestrare.
cli-net-bad = { $file } non è una rete: { $message }. Le reti le scrive fabletop fit --save.
cli-contest-damaged = { $file } è danneggiato o non contiene una gara ({ $message }). Eliminalo per ricominciare, o indica un altro file con --save.
cli-contest-other = { $file } contiene un’altra gara; sono diversi: { $fields-list }. Indica gli stessi argomenti di allora, o un altro file con --save.
cli-contest-in-use = La gara in { $file } è in corso in un’altra finestra. Se nessuno la sta giocando, elimina { $lock }.
cli-seats = Posti
cli-interval = Intervallo
cli-fair = Equo
cli-margin = Vantaggio
cli-mirror-fits = Il controllo torna: contro se stesso { $bot } ha la quota equa, entro l’intervallo.
cli-mirror-differs = Il controllo non torna: contro se stesso { $bot } dovrebbe avere la quota equa. Per caso succede una volta su venti; prova un altro --seed.
cli-tuned =
    { $games ->
        [one] In { $shown } partita di mani nuove:
       *[other] In { $shown } partite di mani nuove:
    }
cli-tuned-before = all’inizio  { $share } ({ $interval })
cli-tuned-after = il meglio   { $share } ({ $interval })
cli-tuned-saved = Le impostazioni sono in { $file }.
cli-fitted =
    { $games ->
        [one] Imparato da { $shown } partita. Sorpresa { $surprise }, tirando a indovinare sarebbe { $guessing }. La rete è in { $file }.
       *[other] Imparato da { $shown } partite. Sorpresa { $surprise }, tirando a indovinare sarebbe { $guessing }. La rete è in { $file }.
    }
cli-ladder-title = Quanto sono forti i bot
cli-ladder-intro = Ogni smazzata si gioca una volta per ogni rotazione dei posti, così che nessuno abbia fortuna. La quota di vittorie ha accanto l’intervallo in cui la verità si trova 19 volte su 20 (Wilson); «equo» è la quota che avrebbe ognuno se tutti fossero pari. I bot vedono quel che si vede dal loro posto, e nient’altro.
cli-ladder-made = Questa pagina e i suoi grafici si fanno con un solo comando:
cli-ladder-more = Ogni riga dice quante partite ha; le gare che sono state continuate (`--save`) ne hanno più di quante ne chiede il comando.
cli-ladder-written = Scritto: { $file }, con un grafico per gioco nella cartella images accanto.
cli-ladder-players =
    { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }
cli-ladder-caption = { $game }: un { $bot } contro { $others } × greedy
cli-ladder-desc = Quota di vittorie secondo le iterazioni per decisione. { $points }. Equo sarebbe { $fair }.
cli-ladder-iterations = Iterazioni per decisione
cli-ladder-share = Quota di vittorie
cli-ladder-fair = equo:
cli-ladder-games = Partite
cli-ladder-against = Contro
cli-ladder-sizes =
    { $budget-id ->
        [none] Un { $bot } contro bot greedy, con tavoli di ogni dimensione:
       *[other] Un { $bot } con { $budget } per decisione contro bot greedy, con tavoli di ogni dimensione:
    }
cli-ladder-seats = Giocatori
cli-ladder-at-once = Qui il bot { $bot } decide subito: più tempo non lo rende più forte, quindi non c’è un grafico.
cli-ladder-pairs =
    { $budget-id ->
        [none] I livelli uno contro l’altro; ciascuno pensa quanto al tavolo.
       *[other] I livelli uno contro l’altro; chi pensa ha { $budget } per decisione.
    } Le ultime due righe sono il controllo: contro se stesso un bot ha la quota equa.

## File dei componenti

cli-components = File dei componenti (--components FILE): fabletop components export { $game }
cli-components-fine = { $file }: con questi componenti si può giocare a { $game }. La loro impronta: { $hash }.
cli-components-faulty =
    { $count ->
        [one] { $file }: con questi componenti non si può giocare, { $count } errore.
       *[other] { $file }: con questi componenti non si può giocare, { $count } errori.
    }
cli-components-unusable =
    { $first }{ $others ->
        [0] { "" }
        [one] { " " }C’è ancora { $others } errore: fabletop components check { $file }
       *[other] { " " }Ci sono ancora { $others } errori: fabletop components check { $file }
    }
cli-components-none = { $game } non ha un file dei componenti. Ce l’hanno: { $known }.
cli-components-bad = L’opzione { $option } prende i componenti da un file: indica --components FILE.

## Le mani migliori

cli-best =
    { $worst ->
        [yes] { $count ->
            [0] Nessuna mano di { $size } carte è così.
            [one] La mano peggiore di { $size } carte
           *[other] Le { $count } mani peggiori di { $size } carte
        }
       *[no] { $count ->
            [0] Nessuna mano di { $size } carte è così.
            [one] La mano migliore di { $size } carte
           *[other] Le { $count } mani migliori di { $size } carte
        }
    }
cli-proven =
    { $count ->
        [one] Dimostrato su { $shown } mano in { $time }.
       *[other] Dimostrato su tutte le { $shown } mani in { $time }.
    }
cli-best-none = Nel gioco nessuna mano è così: chiedi meno carte con --with o escludine meno con --without.
cli-query-hand-size = Una mano ha 7 carte, o 8 con il Negromante, e non { $size }.
cli-query-with-and-without = La carta { $card } non può essere insieme in mano (--with) e fuori (--without).
cli-query-too-many-with =
    { $count ->
        [one] È richiesta { $count } carta, e una mano ne ha { $size }.
       *[other] Sono richieste { $count } carte, e una mano ne ha { $size }.
    }
cli-query-too-few-left =
    { $count ->
        [one] Resta solo { $count } carta, e una mano ne ha { $size }.
       *[other] Restano solo { $count } carte, e una mano ne ha { $size }.
    }
cli-query-needs-necromancer = Una mano ha 8 carte solo con il Negromante, e --without lo esclude.

## Verdetti

cli-verdict-fair =
    Carte date correttamente: { $draws ->
        [0] non è stato ancora estratto nulla.
        [one] l’unica estrazione è quella che risulta dal segreto e dai numeri dei giocatori.
       *[other] tutte le { $draws } estrazioni sono quelle che risultano dal segreto e dai numeri dei giocatori.
    }{ $finished ->
        [yes] { "" }
       *[no] { " " }La partita non è finita; quello che deve ancora venire non si è potuto controllare.
    }
cli-verdict-commitment-mismatch =
    Carte non date come promesso: il segreto (riga { $line }) non è quello promesso prima della partita.
    Promesso: { $promised }
    Dal segreto risulta: { $computed }
cli-verdict-secret-not-revealed = Non si può controllare: la registrazione non contiene il segreto.
cli-verdict-differs =
    Carte non date come promesso: il primo passo diverso è il { $step } (riga { $line }).
    Dato: { $recorded }
    Doveva essere: { $expected }

## Rivedere una partita

cli-replay-title = { $game }, con gli occhi di: { $viewer }
cli-replay-eyes = con gli occhi di: { $viewer }
cli-replay-step = Passo { $step } di { $steps }
cli-replay-start = La partita comincia.
cli-replay-hidden = Da qui non si vede nulla.
cli-replay-hand =
    Mano: { $cards-count ->
        [0] nessuna carta
       *[other] { $cards-list }
    }
cli-replay-drawn = Appena pescate: { $cards-list }
cli-replay-discard =
    Area degli scarti: { $cards-count ->
        [0] vuota
       *[other] { $cards-list }
    }
cli-replay-seat =
    { $player }: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }{ $known-count ->
        [0] { "" }
       *[other] , note: { $known-list }
    }{ $total-id ->
        [none] { "" }
       *[other] ; { $total }
    }
cli-replay-keys = ← → passo   PgUp PgDn dieci passi   Home End   v altri occhi   q esci
cli-replay-no-step =
    { $steps ->
        [one] Non c’è il passo { $step }: la partita ha { $steps } passo.
       *[other] Non c’è il passo { $step }: la partita ha { $steps } passi.
    }
cli-viewer-unknown = «{ $typed }» non è uno spettatore: indica un posto da 0 a { $last }, oppure spectator.

## Il server

cli-serve-open = Fabletop è aperto: { $url }
cli-serve-how-to-stop = Ctrl+C lo chiude.
cli-serve-closed = Fabletop è chiuso. Tutto è salvato.
cli-serve-no-home = Non c’è un posto per il database: indica --db FILE o --data-dir CARTELLA.
cli-serve-address-wrong = «{ $addr }» non è un indirizzo su cui ascoltare: scrivi INDIRIZZO:PORTA, per esempio 127.0.0.1:7878.
cli-serve-port-taken = Un altro programma è già in ascolto su { $addr }. Fabletop è già aperto? Altrimenti scegli un’altra porta con --addr.
cli-serve-port-denied = Non hai il permesso di ascoltare su { $addr }. Scegli con --addr una porta da 1024 in su.
cli-serve-cannot-listen = Fabletop non può ascoltare su { $addr }: { $message }.
cli-serve-folder = La cartella { $folder } non può essere creata: { $message }.
cli-serve-database-unusable = Il database { $file } non può essere aperto: { $message }.
cli-serve-database-foreign = { $file } non è un database di Fabletop. Indica un altro file con --db.
cli-serve-database-newer = Il database { $file } è di un Fabletop più recente (versione { $found }, questo programma conosce le versioni fino alla { $known }).
cli-serve-database-locked = Il database { $file } è in uso. Fabletop è già aperto?
cli-serve-database-full = Il disco è pieno, quindi non si può scrivere nel database.
cli-serve-database-failed = Il database non funziona: { $message }.
