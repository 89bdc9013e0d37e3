via-magica = Via Magica

## Animus e gettoni
##   code   una lettera per i posti stretti
##   acc    dopo «cattura»: che cosa si cattura
##   of     dopo «casella» e «gettone»

via-magica-air = Aria
    .code = A
    .acc = l’aria
    .of = d’aria
via-magica-water = Acqua
    .code = Q
    .acc = l’acqua
    .of = d’acqua
via-magica-earth = Terra
    .code = T
    .acc = la terra
    .of = di terra
via-magica-life = Vita
    .code = V
    .acc = la vita
    .of = di vita
via-magica-fire = Fuoco
    .code = F
    .acc = il fuoco
    .of = di fuoco
via-magica-shadow = Ombra
    .code = O
    .acc = l’ombra
    .of = d’ombra
via-magica-universal = Universale
    .code = ✦
    .acc = il gettone universale
    .of = universale

## Colori dei portali
##   one    con un portale
##   few    con alcuni, nelle lingue che hanno una forma per questo
##   many   con molti

via-magica-yellow = Giallo
    .one = giallo
    .few = gialli
    .many = gialli
via-magica-purple = Viola
    .one = viola
    .few = viola
    .many = viola
via-magica-green = Verde
    .one = verde
    .few = verdi
    .many = verdi
via-magica-blue = Blu
    .one = blu
    .few = blu
    .many = blu

## Portali, per numero

via-magica-1 = Saliva di rospo
via-magica-2 = Piuma di fenice
via-magica-3 = Crepuscolo in bottiglia
via-magica-4 = Quadrifoglio
via-magica-5 = Radice di mandragora
via-magica-6 = Ghianda della prima quercia
via-magica-7 = Lacrima di sirena
via-magica-8 = Coda di salamandra
via-magica-9 = Vaso di nebbia mattutina
via-magica-10 = Desiderio di soffione
via-magica-11 = Criniera d’unicorno
via-magica-12 = Alito di drago
via-magica-13 = Briciole di panpepato
via-magica-14 = Miele d’api lunari
via-magica-15 = Ninna nanna di pipistrello
via-magica-16 = Cappello d’amanita
via-magica-17 = Rugiada di ninfea
via-magica-18 = Ultimo bottone della strega
via-magica-19 = Polvere di farfalla
via-magica-20 = Brace del focolare del gigante
via-magica-21 = Anello della gazza
via-magica-22 = Barba di gnomo
via-magica-23 = Canto del galletto di latta
via-magica-24 = Cuore di mezzanotte
via-magica-25 = Inchiostro di kraken
via-magica-26 = Sospiro di fantasma
via-magica-27 = Uovo d’oro
via-magica-28 = Laccio delle sette leghe
via-magica-29 = Scheggia di specchio
via-magica-30 = Filo del fuso
via-magica-31 = Scarpetta di cristallo
via-magica-32 = Canto della conchiglia
via-magica-33 = Scia di lumaca
via-magica-34 = Lana di nuvola
via-magica-35 = Baffo di gatto nero
via-magica-36 = Argento di ragno
via-magica-37 = Fortuna di coccinella
via-magica-38 = Muschio di troll
via-magica-39 = Pazienza di tartaruga
via-magica-40 = Spago d’aquilone

## Quanto sono sicuri i dati di un portale

via-magica-certainty-confirmed = Confermato: lo dicono due fonti.
via-magica-certainty-single-source = Da una sola fonte, coerente con il resto.
via-magica-certainty-inferred = Ricostruito: la fonte è dubbia, e queste caselle si accordano con gli altri portali.

## Effetti

via-magica-effect-nothing = Solo punti
via-magica-effect-place =
    { $animus-id ->
        [none] { $count ->
            [one] Metti { $count } cristallo su una casella qualsiasi
           *[other] Metti { $count } cristalli su caselle qualsiasi
        }
       *[other] { $count ->
            [one] Metti { $count } cristallo su una casella { $animus-of }
           *[other] Metti { $count } cristalli su caselle { $animus-of }
        }
    }
via-magica-effect-gain =
    { $count ->
        [one] Aggiungi { $count } cristallo alla tua riserva
       *[other] Aggiungi { $count } cristalli alla tua riserva
    }
via-magica-effect-rearrange = Sposta come vuoi i cristalli sui tuoi portali
via-magica-effect-take-two = Prendi 2 nuovi portali invece di 1
via-magica-effect-open-another = Apri ancora 1 dei tuoi portali
via-magica-effect-wild = Per te il gettone { $animus-of } è universale
via-magica-effect-per-portal = { points } per ogni portale { $colour-one }
via-magica-effect-per-field = { points } per ogni casella { $animus-of }

## Ricompense

via-magica-reward-yellow = 3 portali gialli
via-magica-reward-purple = 3 portali viola
via-magica-reward-green = 3 portali verdi
via-magica-reward-all-colours = portali di tutti e 4 i colori
via-magica-reward-blue = 3 portali blu
via-magica-reward-two = 2 portali aperti
via-magica-reward-three = 3 portali aperti
via-magica-reward-four = 4 portali aperti
via-magica-reward-five = 5 portali aperti
via-magica-reward-six = 6 portali aperti
via-magica-for-reward =
    { $reward-id ->
        [yellow] { via-magica-reward-yellow }
        [purple] { via-magica-reward-purple }
        [green] { via-magica-reward-green }
        [all-colours] { via-magica-reward-all-colours }
        [blue] { via-magica-reward-blue }
        [two] { via-magica-reward-two }
        [three] { via-magica-reward-three }
        [four] { via-magica-reward-four }
        [five] { via-magica-reward-five }
       *[six] { via-magica-reward-six }
    }

## Varianti e opzioni

via-magica-variant-standard = Standard
via-magica-variant-first-game = Prima partita
via-magica-option-pass-alone = Chi può solo passare passa senza che gli si chieda nulla (true). Altrimenti (false) si chiede sempre a tutti, così il ritmo del round non rivela niente.

## Che cosa si può fare

via-magica-action-swap = Scambia un portale { $give-name } con { $take-name }
via-magica-action-keep = Tieni { $portals-name }
via-magica-action-place =
    { $from-id ->
        [none] { via-magica-action-put }
       *[other] { via-magica-action-move }
    }
via-magica-action-pass = Passa
via-magica-action-reconsider = Ritira la scelta
via-magica-action-open = Apri { $portal-name }
via-magica-action-put = Metti un cristallo su { $to-portal-name } (casella { $to-animus-of })
via-magica-action-move = Sposta un cristallo da { $from-portal-name } (casella { $from-animus-of }) a { $to-portal-name } (casella { $to-animus-of })
via-magica-action-done = Basta spostare
via-magica-action-take = Prendi { $portal-name }
via-magica-action-claim = Prendi la ricompensa
via-magica-action-decline = Lascia la ricompensa

## Che cosa è successo

via-magica-event-first =
    { $seat ->
        [Tu] Cominci tu, con il sacchetto.
       *[other] Comincia { $seat }, con il sacchetto.
    }
via-magica-event-dealt =
    { $portals-count ->
        [0] I portali sono distribuiti.
       *[other] Ricevi { $portals-name }.
    }
via-magica-event-swapped =
    { $seat ->
        [Tu] Scambi { $gave-name } con { $took-name } della fila.
       *[other] { $seat } scambia { $gave-name } con { $took-name } della fila.
    }
via-magica-event-chose =
    { $seat ->
        [Tu] La tua scelta è fatta.
       *[other] La scelta di { $seat } è fatta.
    }
via-magica-event-reconsidered =
    { $seat ->
        [Tu] Ci ripensi.
       *[other] { $seat } ci ripensa.
    }
via-magica-event-kept =
    { $seat ->
        [Tu] Tieni { $portals-name }.
       *[other] { $seat } tiene { $portals-name }.
    }
via-magica-event-caught =
    { $seat ->
        [Tu] Catturi { $token-acc }.
       *[other] { $seat } cattura { $token-acc }.
    }
via-magica-event-placed =
    { $from-id ->
        [none] { via-magica-event-put }
       *[other] { via-magica-event-moved }
    }
via-magica-event-passed =
    { $seat ->
        [Tu] Passi.
       *[other] { $seat } passa.
    }
via-magica-event-opened =
    { $seat ->
        [Tu] Incantatum! Apri { $portal-name }.
       *[other] Incantatum! { $seat } apre { $portal-name }.
    }
via-magica-event-put =
    { $seat ->
        [Tu] Metti un cristallo su { $to-portal-name } (casella { $to-animus-of }).
       *[other] { $seat } mette un cristallo su { $to-portal-name } (casella { $to-animus-of }).
    }
via-magica-event-gained =
    { $seat ->
        [Tu] Ricevi
       *[other] { $seat } riceve
    } { $crystals ->
        [one] { $crystals } nuovo cristallo.
       *[other] { $crystals } nuovi cristalli.
    }
via-magica-event-moved =
    { $seat ->
        [Tu] Sposti
       *[other] { $seat } sposta
    } un cristallo da { $from-portal-name } (casella { $from-animus-of }) a { $to-portal-name } (casella { $to-animus-of }).
via-magica-event-rearranged =
    { $seat ->
        [Tu] Smetti di spostare cristalli.
       *[other] { $seat } smette di spostare cristalli.
    }
via-magica-event-achieved =
    { $seat ->
        [Tu] Ora hai
       *[other] { $seat } ora ha
    } { $number ->
        [one] { $number } portale aperto.
       *[other] { $number } portali aperti.
    }
via-magica-event-took =
    { $seat ->
        [Tu] Prendi { $portal-name }.
       *[other] { $seat } prende { $portal-name }.
    }
via-magica-event-took-nothing =
    { $seat ->
        [Tu] Hai già tutti i portali della fila e non ne prendi.
       *[other] { $seat } ha già tutti i portali della fila e non ne prende.
    }
via-magica-event-reshuffled =
    { $count ->
        [one] { $count } portale scartato forma il nuovo mazzo.
       *[other] { $count } portali scartati formano il nuovo mazzo.
    }
via-magica-event-refilled = { $portal-name } entra nella fila.
via-magica-event-row-shrank = Il mazzo è vuoto e la fila si accorcia.
via-magica-event-rewarded =
    { $seat ->
        [Tu] Ottieni la ricompensa per { via-magica-for-reward }.
       *[other] { $seat } ottiene la ricompensa per { via-magica-for-reward }.
    }
via-magica-event-declined =
    { $seat ->
        [Tu] Lasci la ricompensa per { via-magica-for-reward }.
       *[other] { $seat } lascia la ricompensa per { via-magica-for-reward }.
    }
via-magica-event-bag-passed =
    Tutti i gettoni tornano nel sacchetto. { $seat ->
        [Tu] Ora ce l’hai tu.
       *[other] Ora ce l’ha { $seat }.
    }
via-magica-event-ended = La partita è finita.

## Che cosa aspetta il tavolo

via-magica-moment-set-up = Si distribuiscono i portali
via-magica-moment-swap = Hai due portali uguali: scambiane uno con un portale della fila
via-magica-moment-keep = Scegli i tre portali da tenere
via-magica-moment-catch = Dal sacchetto esce un gettone
via-magica-moment-place = Metti un cristallo o passa
via-magica-moment-open-completed = Più portali sono completi: quale apri per primo?
via-magica-moment-open-another = Apri ancora un portale: uno qualsiasi dei tuoi
via-magica-moment-put = Effetto del portale: metti un cristallo della riserva
via-magica-moment-rearrange = Effetto del portale: sposta tutti i cristalli che vuoi
via-magica-moment-take = Prendi un nuovo portale dalla fila
via-magica-moment-refill = Nella fila entra un portale
via-magica-moment-claim = Prendi la ricompensa o ne aspetti una migliore?
via-magica-moment-over = La partita è finita

## I sei passi di un’apertura

via-magica-step-return = I cristalli tornano nella riserva
via-magica-step-effect = L’effetto
via-magica-step-achieve = Il portale passa tra i successi
via-magica-step-take = Un nuovo portale dalla fila
via-magica-step-refill = La fila si completa
via-magica-step-reward = Ricompense

## Rifiuti

via-magica-refusal-seat-count = Si gioca da { $least } a { $most }.
via-magica-refusal-wrong-moment =
    { $now-id ->
        [swap] Ora uno dei due portali uguali va scambiato con un portale della fila.
        [keep] Ora si scelgono i tre portali con cui cominciare.
        [place] Ora si mette un cristallo che corrisponda al gettone, oppure si passa.
        [open-completed] Ora bisogna dire quale dei portali completi si apre per primo.
        [open-another] Ora bisogna aprire ancora uno dei propri portali.
        [put] Ora si mettono i cristalli dell’effetto del portale.
        [rearrange] Ora si spostano cristalli sui propri portali, finché si dice basta.
        [take] Ora bisogna prendere un portale dalla fila.
        [claim] Ora bisogna decidere: prendere la ricompensa o lasciarla.
       *[other] Non ora: aspetta un momento.
    }
via-magica-refusal-already-chosen = La tua scelta aspetta gli altri. Per cambiarla, prima ritirala.
via-magica-refusal-nothing-to-reconsider = Non c’è niente da ritirare: devi ancora scegliere.
via-magica-refusal-not-a-pair = Non hai { $portal-name } due volte, e si scambia solo uno di due portali uguali.
via-magica-refusal-not-in-row = { $portal-name } non è nella fila: scegline uno che ci sia.
via-magica-refusal-second-copy = Hai già { $portal-name }, e due portali uguali non si possono avere: scegline un altro.
via-magica-refusal-not-dealt = { $portal-name } non è tra i portali che hai ricevuto: scegline tre tra questi.
via-magica-refusal-not-your-portal = { $portal-name } non è tra i tuoi portali chiusi: scegli uno di quelli.
via-magica-refusal-no-empty-field = { $portal-name } non ha caselle { $animus-of } libere: scegli un’altra casella.
via-magica-refusal-no-crystal = Su { $portal-name }, sulla casella { $animus-of }, non c’è un cristallo da prendere.
via-magica-refusal-no-reserve = La tua riserva è vuota: sposta un cristallo da un’altra casella o passa.
via-magica-refusal-no-match = Questa è una casella { $animus-of } e dal sacchetto è uscito un gettone { $token-of }: il cristallo deve corrispondere.
via-magica-refusal-other-animus = Questa è una casella { $animus-of }, e l’effetto vale per le caselle { $wanted-of }.
via-magica-refusal-same-place = Il cristallo è già lì: scegli per lui un’altra casella.
via-magica-refusal-already-moved = Il cristallo su { $portal-name } (casella { $animus-of }) è già stato spostato: con un effetto ognuno si muove una volta sola.
via-magica-refusal-not-completed = { $portal-name } non è completo: ha ancora caselle vuote.

## Righe del punteggio

via-magica-line-portal = { $portal-name }: { points }
via-magica-line-per-portal =
    { $portal-name }: { points } per { $count ->
        [one] { $count } portale { $colour-one }
       *[other] { $count } portali { $colour-many }
    }
via-magica-line-per-field =
    { $portal-name }: { points } per { $count ->
        [one] { $count } casella { $animus-of }
       *[other] { $count } caselle { $animus-of }
    }
via-magica-line-reward = Ricompensa per { via-magica-for-reward }: { points }
