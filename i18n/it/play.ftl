## Chi gioca

play-you = Tu
play-spectator = spettatore
play-bot-fox = Volpe
play-bot-owl = Gufo
play-bot-hare = Lepre
play-bot-snail = Lumaca
play-bot-hedgehog = Riccio
play-bot-dragon = Drago
play-bot-cat = Gatto

play-list = { $items }

## Inizio e ripresa

play-which-game = Di’ a che gioco vuoi giocare. Ci sono: { $known }. Per esempio: fabletop play fantasy-realms
play-nobody = Non giocherebbe nessuno: uno dei posti deve essere `you`. I bot da soli giocano con `fabletop simulate`.
play-seat-unknown = { $seat } non può sedersi. Un posto è `you`, `bot` o un bot per nome: { $known }.
play-option-shape = Un’opzione si scrive OPZIONE=VALORE, per esempio seconds=120, e non { $option }.
play-already-over = La partita in { $file } è finita. Per rivederla: fabletop replay { $quoted }
play-no-terminal = Questo non è un terminale: si gioca riga per riga (come con --plain).
play-dumb-terminal = Questo terminale non può mostrare lo schermo (TERM=dumb): si gioca riga per riga (come con --plain).
play-nothing-to-resume = Non c’è nessuna partita in sospeso. Per cominciarne una: fabletop play fantasy-realms
play-resume-fixed = { $option } è stato deciso all’inizio della partita: non indicarlo con --resume.
play-resume-other-game = La partita è di { $found }, non di { $game }.
play-resume-no-secret = La partita in { $file } è stata salvata senza il suo segreto: non si possono più dare carte.
play-unwritable = Non si può salvare la partita in { $file }: { $message }. Scegli un altro posto con --save FILE.
play-not-a-file = non è un file
play-save-exists = Il file { $file } esiste già e resta com’è. Per continuare la partita che contiene: fabletop play --resume { $quoted }. Per una partita nuova scegli un altro nome con --save.
play-in-use = La partita in { $file } è in corso in un’altra finestra. Finiscila lì, o cominciane un’altra. Se nessuno la sta giocando, elimina { $lock }.
play-file-changed = Qualcun altro nel frattempo ha cambiato { $file }. Il file resta com’è; d’ora in poi la tua partita è salvata in { $other }.
play-no-home = Né HOME né XDG_DATA_HOME dicono dove tenere la partita. Scegli un posto con --save FILE.
play-farewell = La partita è salvata. Per continuare: fabletop play --resume { $quoted }
play-farewell-over =
    La partita è in { $file }
    Per rivederla:                   fabletop replay { $quoted }
    Per controllare la distribuzione: fabletop verify { $quoted }

## Al tavolo

play-waiting = Tocca a { $players }…
play-thinking = { $player } sta pensando…
play-choose = Scegli un’azione
play-hand-over = La tastiera passa a { $player }.
play-curtain-title = Passa la tastiera
play-curtain-keys = Premi Invio quando guarda solo { $player }.
play-nobody-else = A questa tastiera non gioca nessun altro.
play-time-up = Tempo scaduto!
play-undone = { $seat ->
        [Tu] Torni indietro di una mossa.
       *[other] { $seat } torna indietro di una mossa.
    }
play-winner = { $own ->
        [yes] Hai vinto con { points }!
       *[no] { $winners-count ->
            [1] Vince { $winners } con { points }.
           *[other] Vittoria condivisa: { $winners } con { points }.
        }
    }
play-over-note = Salvata in { $file }

## Rifiuti del tavolo

play-refusal-stale = Nel frattempo è successo qualcosa: guarda di nuovo.
play-refusal-nothing-to-undo = Non c’è nulla da annullare: non hai ancora giocato, o è già successo qualcosa dopo (è stata pescata una carta, o ha giocato qualcun altro).
play-refusal-undo-in-timed-turn = Finché scorre il tempo non si torna indietro: ritira piuttosto l’offerta.
play-refusal-undo-after-reveal = Non si può tornare indietro: la mossa ha mostrato qualcosa di nascosto.
play-refusal-bad-notation = «{ $text }» non è un’azione di questo gioco. Scrivi un numero dell’elenco, o `aiuto`.
play-refusal-bad-action = Non è un’azione di questo gioco.

## Tasti e pagine

play-keys = r punti  l cronaca  u annulla  ? aiuto  q esci
play-keys-no-undo = r punti  l cronaca  ? aiuto  q esci
play-keys-list = ↑↓ muovi  ⏎ scegli
play-keys-over = ↑↓ mani
play-chronicle = Cronaca
play-reasons-title = Perché questi punti
play-hint-title = Che cosa farebbe un bot forte
play-hint-victory = vittoria al { $percent } %
play-hint-leaning = propensione { $percent } %
play-hint-none = Qui non ci sono consigli.
play-help-title = Aiuto
play-page-close = Esc chiude, ↑↓ scorre
play-help-keys =
    TASTI
    Frecce, Tab     da una carta all’altra
    Invio           fa ciò che dice la riga d’oro
    da 1 a 9        sceglie una carta per numero
    r               perché questi punti
    h               un consiglio: che cosa farebbe un bot forte
    l               cronaca: tutto ciò che è successo
    u               annulla l’ultima mossa
    n               passa la tastiera (mentre corre il tempo)
    q, Ctrl-C       esce; la partita è salvata a ogni passo
play-quit-title = Ti alzi dal tavolo?
play-quit-saved = La partita è salvata e ti aspetta qui:
play-quit-over = La partita è finita e si trova qui:
play-quit-keys = Invio: esco     Esc: resto
play-too-small = Il terminale ha { $width }×{ $height } caratteri, al tavolo ne servono { $least-width }×{ $least-height }. Ingrandiscilo: non si è perso nulla.

## Modalità a righe

play-words = hand=mano,carte,m why=perché,punti,p log=cronaca,c undo=annulla,u hint=consiglio help=aiuto,regole,? quit=esci,fine,q wait=aspetta next=prossimo
play-plain-welcome = Scrivi il numero di un’azione, o l’azione a parole, per esempio «{ $example }». Anche: mano, perché, cronaca, annulla, consiglio, aiuto, esci.
play-plain-help = mano: di nuovo la posizione. perché: le ragioni dei punti. cronaca: che cosa è successo. annulla: annulla l’ultima mossa. consiglio: che cosa farebbe un bot forte, e perché. esci: la partita è salvata.
play-plain-number = { $most ->
        [one] Il { $number } non è nell’elenco: c’è solo il numero 1.
       *[other] Il { $number } non è nell’elenco: scrivi un numero da 1 a { $most }.
    }
play-plain-unknown = «{ $typed }» non si può fare. Scrivi un numero dell’elenco, o per esempio «{ $example }»; il resto lo dice `aiuto`.
