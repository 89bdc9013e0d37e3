## Una riga è un paragrafo, una riga con il punto è una voce di elenco, e §4 porta alla regola 4.

rules-via-magica-minute =
    Davanti a te ci sono tre portali chiusi, e nella riserva hai sette cristalli. Dal sacchetto esce un gettone con un animus, un piccolo spirito di un elemento, e tutti insieme, in segreto, mettono un cristallo su una casella che corrisponde, oppure passano.
    Quando ogni casella di un portale ha il suo cristallo, gridi «Incantatum!»: i cristalli tornano da te, il portale fa il suo effetto e passa tra i tuoi successi, e al suo posto ne prendi uno nuovo dalla fila.
    L’aria esce spesso dal sacchetto, l’ombra quasi mai, e i portali di animus rari rendono di più. Una ricompensa va a chi la merita per primo. Il settimo portale aperto chiude la partita; vince chi ha più punti.

rules-via-magica-setup =
    Si gioca da due a sei. Nel sacchetto ci sono 23 gettoni: aria 6, acqua 5, terra 4, vita 3, fuoco 2, ombra 1 e due universali. Le carte portale sono 80, due per ciascuno dei 40 portali; cinque stanno scoperte nella fila, le altre formano il mazzo. Accanto ci sono dieci ricompense.
    • Ognuno riceve sette cristalli e sei portali. Tutti insieme e in segreto ne scelgono tre e scartano gli altri. (§1)
    • Chi riceve due portali uguali ne scambia uno con un portale della fila. (§2)
    • Chi comincia come acchiappatore e ha il sacchetto lo decide il caso. (§3)

rules-via-magica-round =
    L’acchiappatore pesca un gettone dal sacchetto; il gettone resta sul tavolo. (§4)
    Ognuno, acchiappatore compreso, può mettere un cristallo su una casella libera di quell’animus su un proprio portale chiuso. Il cristallo viene dalla riserva o da un’altra propria casella. Si può anche passare. Le scelte sono segrete e si possono cambiare finché manca l’ultima; poi si scoprono tutte insieme. (§5)
    Un gettone universale corrisponde a ogni casella. Dopo un round così tutti i gettoni tornano nel sacchetto, e il sacchetto va a chi segue. (§4)
    I portali con tutte le caselle occupate si aprono: prima quello dell’acchiappatore, poi gli altri in senso orario. (§7)

rules-via-magica-opening =
    Un’apertura ha sempre sei passi, in quest’ordine: (§8)
    • i cristalli del portale tornano nella riserva;
    • l’effetto si compie;
    • il portale passa tra i successi;
    • scegli un nuovo portale dalla fila;
    • la fila si completa;
    • guardi se ti spetta una ricompensa.
    Un portale completato da un effetto si apre subito, dentro il secondo passo, con tutti i suoi passi. (§9) Se più portali tuoi sono completi insieme, l’ordine lo scegli tu. (§10)
    Non si possono mai avere due portali uguali, contando insieme i chiusi e gli aperti. (§11)

rules-via-magica-effects =
    Il colore di un portale dice quando vale il suo effetto. Valgono solo i portali aperti.
    • I gialli valgono subito e una volta: metti cristalli (§14), ne ricevi di nuovi (§15), li sposti (§16), prendi due portali invece di uno (§17) o ne apri ancora uno (§18).
    • I viola non hanno effetto, ma molti punti.
    • I verdi contano alla fine: punti per ogni portale aperto di un colore o per ogni casella di un animus sui portali aperti. (§19)
    • I blu valgono fino alla fine della partita: un gettone del loro animus per te è universale. (§6)

rules-via-magica-rewards =
    Le ricompense sono dieci, tutte diverse.
    • Per i colori, in automatico, a chi arriva per primo: 3 portali gialli danno 2 punti, 3 viola 4, 3 verdi 6, uno di ciascuno dei quattro colori 8, 3 blu 10. Se ne possono avere più d’una. (§20)
    • Per il numero: esattamente 2, 3, 4, 5 o 6 portali aperti danno 2, 4, 6, 8 o 10 punti. Una ricompensa così si prende solo in quel momento, e una sola in tutta la partita; oppure se ne aspetta una migliore, con il rischio che qualcuno arrivi prima. (§21)

rules-via-magica-end =
    La partita finisce dopo un round in cui qualcuno ha sette o più portali aperti. Tutti i passi si compiono fino in fondo, perciò i portali possono essere anche otto, nove o dieci. (§13)
    I punti vengono dai portali aperti, dagli effetti verdi e dalle ricompense. In parità vince chi ha più portali aperti; se sono pari anche quelli, la vittoria è condivisa. (§22)

rules-via-magica-first-game =
    Per la prima partita c’è un inizio più semplice: ognuno riceve tre portali invece di sei e li tiene tutti. Il resto non cambia. (§1)

rules-via-magica-hidden =
    Nascosti: i portali tra cui scegli all’inizio, finché non hanno scelto tutti; i cristalli messi in questo round, mentre qualcuno sta ancora scegliendo; l’ordine del mazzo e dei gettoni nel sacchetto.
    Visibili a tutti: che cosa resta nel sacchetto, quante carte ci sono nel mazzo, i portali scartati, la fila, le ricompense, e di ognuno i portali con i cristalli, la riserva e i successi. Si vede anche ogni scambio di una coppia, e chi ha già scelto, ma non che cosa.
    Mazzo e sacchetto qui non hanno un ordine. Su una carta o un gettone decide il caso nel momento in cui si pesca, e dopo la partita ogni pescata si può verificare.

rules-via-magica-certainty =
    Le regole sono quelle del regolamento polacco. I portali sono ricavati da materiale pubblico: ognuno dice se due fonti concordano su caselle, punti ed effetto, o se ne parla una sola.
    Un portale è dubbio: quello viola da 9 punti, il numero 31. Nella fonte le sue caselle sono quelle del portale da 10 punti, e questo non si accorda con gli altri; perciò qui ha due aria, due acqua e una terra. È segnato come ricostruito.
    Nomi e figure dei portali sono nostri; nel gioco non ne dipende nulla. Dove il regolamento tace, la decisione è nostra e ha il suo numero.

## I sei passi in una figura

rules-via-magica-steps = I sei passi di un’apertura
rules-via-magica-step-return = Cristalli
    .note = tornano nella riserva
rules-via-magica-step-effect = Effetto
    .note = e ciò che con esso si apre
rules-via-magica-step-achieve = Successo
    .note = il portale è tuo
rules-via-magica-step-take = Nuovo portale
    .note = uno della fila
rules-via-magica-step-refill = Fila
    .note = è di nuovo completa
rules-via-magica-step-reward = Ricompense
    .note = per colori e per numero

## Regole

rules-via-magica-ruling-1 = Ognuno riceve sei portali, ne tiene tre e ne scarta tre. Tutti scelgono nello stesso momento, e le scelte sono segrete finché non ci sono tutte; fino ad allora si possono cambiare. Nella prima partita ognuno riceve tre portali e li tiene tutti.
    .title = Preparazione
rules-via-magica-ruling-2 = Se tra i portali ricevuti ci sono le due copie di uno stesso portale, una va scambiata con un portale della fila, uno qualsiasi che non formi una nuova coppia.
    .title = Una coppia all’inizio
rules-via-magica-ruling-3 = Chi è l’acchiappatore nel primo round lo decide il caso. (Il regolamento indica la persona più anziana.)
    .title = Il primo acchiappatore
rules-via-magica-ruling-4 = L’acchiappatore pesca un gettone, che resta fuori dal sacchetto. Dopo un gettone universale, finito il round, tutti i gettoni tornano nel sacchetto, e il sacchetto passa a chi segue. Un effetto blu non provoca mai questo.
    .title = Gettone e sacchetto
rules-via-magica-ruling-5 =
    Ognuno può mettere un cristallo su una casella libera che corrisponde, su un proprio portale chiuso, dalla riserva o da un’altra propria casella, oppure passare. Spostare è permesso anche con cristalli in riserva.
    Tutti scelgono insieme e in segreto, poi le scelte si scoprono. Chi può solo passare passa senza che gli si chieda nulla; con un’opzione si chiede sempre a tutti, così il ritmo non rivela niente.
    .title = Mettere un cristallo
rules-via-magica-ruling-6 = Un portale blu che rende universale un animus vale dal gettone successivo. Più d’uno si sommano. La casella dell’animus sul gettone naturalmente continua a corrispondere.
    .title = Effetti blu
rules-via-magica-ruling-7 = Se nello stesso round aprono in più persone, comincia l’acchiappatore, se apre anche lui, e poi si va in senso orario. (A un tavolo vero comincia chi grida per primo; sullo schermo non c’è una gara di voci, e il grido è fatto per te.)
    .title = Chi apre per primo
rules-via-magica-ruling-8 =
    Un’apertura ha sei passi:
    • i cristalli tornano nella riserva;
    • l’effetto si compie;
    • il portale passa tra i successi;
    • si prende un portale dalla fila;
    • la fila si completa;
    • si assegnano le ricompense.
    .title = Sei passi
rules-via-magica-ruling-9 = Un portale completato da un effetto si apre subito, con tutti e sei i passi, dentro il secondo passo del primo.
    .title = Un’apertura dentro l’altra
rules-via-magica-ruling-10 = Un effetto si compie per intero prima di guardare che cosa ha completato. Se due propri portali sono completi insieme, l’ordine lo sceglie chi li ha.
    .title = Più portali insieme
rules-via-magica-ruling-11 = Nessuno ha mai due portali uguali, contando insieme i chiusi e gli aperti. Se nessun portale della fila è permesso, quel passo si salta.
    .title = Due uguali
rules-via-magica-ruling-12 = Quando il mazzo è vuoto, i portali scartati si mescolano e ne formano uno nuovo. Se mancano anche quelli, la fila si accorcia.
    .title = Mazzo vuoto
rules-via-magica-ruling-13 = Dopo il settimo portale tutti i passi si compiono ancora, perciò si può finire con otto, nove o dieci.
    .title = Il settimo portale e oltre
rules-via-magica-ruling-14 = «Metti cristalli» vuol dire su caselle libere che corrispondono, di propri portali chiusi: quanti più possibile, e obbligatoriamente; mai sul portale che si sta aprendo. I suoi cristalli sono già tornati, perciò non mancano mai.
    .title = Mettere per un effetto
rules-via-magica-ruling-15 = I nuovi cristalli vengono dalla scorta comune e restano fino alla fine. La scorta di 48 basta sempre: sono 6 volte 7, e altri 6.
    .title = Nuovi cristalli
rules-via-magica-ruling-16 = Quanti cristalli si vuole, sui propri portali, si possono spostare su caselle libere qualsiasi, ognuno al massimo una volta. Nessuno torna nella riserva.
    .title = Spostare
rules-via-magica-ruling-17 = Si prendono due portali invece di uno, e la fila si completa dopo ciascuno. Da quel momento si lavora a quattro portali insieme.
    .title = Due nuovi portali
rules-via-magica-ruling-18 = Si deve aprire ancora un proprio portale, uno qualsiasi, quanti che siano i cristalli che ha sopra. I cristalli tornano nella riserva, e il suo effetto vale.
    .title = Ancora un portale
rules-via-magica-ruling-19 = I portali verdi si contano alla fine, su tutti i portali aperti, loro compresi.
    .title = Effetti verdi
rules-via-magica-ruling-20 = Le ricompense per i colori vanno in automatico a chi ha per primo quei colori; un’apertura può darne più d’una. L’ordine tra le persone è quello di §7.
    .title = Ricompense per i colori
rules-via-magica-ruling-21 = Una ricompensa per il numero si può prendere esattamente a quel numero di portali aperti e subito, una in tutta la partita. Non è obbligatoria; se la lasci, resta per gli altri.
    .title = Ricompense per il numero
rules-via-magica-ruling-22 = La partita finisce dopo un round in cui qualcuno ha almeno sette portali aperti. Contano i portali, gli effetti verdi e le ricompense. La parità va a chi ha più portali aperti; se sono pari, la vittoria è condivisa.
    .title = Fine e vittoria

## Tutti i portali

rules-via-magica-portals-lead = Quaranta portali, due di ciascuno. Cerca per nome in una delle tre lingue o con parole dell’effetto; colore, animus, numero di caselle ed effetto si possono scegliere insieme.
rules-via-magica-portals-search = Un nome o parole dell’effetto
rules-via-magica-portals-colour = Colore
rules-via-magica-portals-animus = Casella di un animus
rules-via-magica-portals-fields = Numero di caselle
rules-via-magica-portals-any-fields = quante siano
rules-via-magica-portals-fields-count =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
rules-via-magica-portals-effect = Effetto
rules-via-magica-portals-any-effect = qualsiasi
rules-via-magica-portals-certainty = Quanto è sicuro
rules-via-magica-portals-any-certainty = tutto
rules-via-magica-portals-count =
    { $count ->
        [0] Non c’è un portale così.
        [one] { $count } portale
       *[other] { $count } portali
    }
rules-via-magica-portals-clear = Mostrali di nuovo tutti
rules-via-magica-portal-drawn = { $colour }, caselle: { $fields }
rules-via-magica-portal-field =
    { $count ->
        [1] { $animus }
       *[other] { $count } × { $animus }
    }
rules-via-magica-portal-elsewhere = In altre lingue: { $names }
rules-via-magica-portal-number = Portale { $portal } di 40
rules-via-magica-portal-next = Portale seguente
rules-via-magica-portal-previous = Portale precedente

## Tipi di effetto, in un elenco

rules-via-magica-kind-place = mette cristalli
rules-via-magica-kind-gain = dà cristalli
rules-via-magica-kind-rearrange = sposta cristalli
rules-via-magica-kind-take-two = due nuovi portali
rules-via-magica-kind-open-another = ne apre un altro
rules-via-magica-kind-wild = animus universale
rules-via-magica-kind-per-portal = punti per portali
rules-via-magica-kind-per-field = punti per caselle
rules-via-magica-kind-nothing = solo punti

rules-via-magica-sure-confirmed = due fonti
rules-via-magica-sure-single-source = una fonte
rules-via-magica-sure-inferred = ricostruito
