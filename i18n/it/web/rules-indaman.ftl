## Una riga è un paragrafo, una riga con il punto è una voce di elenco, e §4 porta alla regola 4.

rules-indaman-minute =
    Sei un mago guerriero sull’isola di Indaman. Passo dopo passo viaggi da una città all’altra: ogni obiettivo raggiunto porta gemme, e più è lontano, più ne porta.
    Per via qualcosa ti aspetta. Se esce la spada, un’altra persona sceglie un essere e lo impersona contro di te: una carta coperta, un nome dichiarato, gemme in due pugni chiusi. Può essere il Drago, o soltanto un bluff.
    Quando hai abbastanza gemme va’ a Indaman, la città dei maghi, e sali sulla torre. Ogni gradino vuole un numero più alto, e le gemme aiutano il lancio. Chi arriva in cima per primo vince.

rules-indaman-setup =
    Si gioca da tre a sei. In tutto ci sono 150 gemme, quante che siano le persone.
    • Ognuno riceve a caso uno dei dieci maghi, con la sua città, il suo terreno preferito e la sua caratteristica. Mago e bandiera cominciano in quella città. (§5)
    • Ognuno prende 10 gemme e le tiene dietro il paravento.
    • Per ognuno si estrae una città obiettivo, diversa da quella della bandiera. (§4)
    • Le 25 carte degli esseri si dividono coperte nei mazzi dei sei terreni. (§1)
    • Comincia chi ottiene il numero più alto con il klippide verde. (§2)

rules-indaman-island =
    L’isola ha sei terreni: pianura, montagna, deserto, foresta, lago e palude. Ogni terreno ha il suo mazzo di esseri. Due caselle confinano se hanno un lato in comune; anche il lago si attraversa.
    Intorno ci sono tre isole dei sapienti, ognuna con tre aree di mare fino alla costa. Questa mappa è ricostruita.

rules-indaman-turn =
    Nel tuo turno muovi il mago di una casella, in qualunque direzione. Il passo è obbligatorio, con poche eccezioni. (§6)
    • Se una strada unisce le due caselle, tiri il klippide blu: faccia vuota o spada. (§7)
    • Altrimenti tiri il klippide rosso: faccia vuota, spada, una gemma o due gemme.
    La spada è un incontro. Le gemme trovate raddoppiano sul terreno preferito del tuo mago. (§39)
    Entrando in una città non si tira né il rosso né il blu. (§8)

rules-indaman-cities =
    Le guardie cacciano i maghi, perciò in città si entra da invisibili. Il klippide verde dice quanto costa: con 1 o 2 una gemma, con 3 o 4 due, con 5 o 6 tre. Chi non può pagare resta alla porta. (§9, §10)
    Quando entri nella tua città obiettivo ricevi le gemme della tabella dei rendimenti, dalla città della bandiera a questa. Poi la bandiera si sposta qui e si estrae un nuovo obiettivo. (§13)
    A Indaman si entra gratis; non è mai un obiettivo. (§16)

rules-indaman-encounters =
    Il drago dà la pallina di una persona a caso. Se è la tua, guardi il mazzo del terreno e non succede altro. (§19)
    Altrimenti quella persona guarda il mazzo, posa coperta una carta e dichiara un essere. Con un vero essere dice il vero; con una carta bianca dice quello che vuole. (§20)
    • In segreto mettete tutti e due delle gemme nel pugno, anche nessuna. (§21)
    • I pugni si aprono insieme: vince chi ne ha di più, e in parità vince l’essere.
    • Chi vince rimette le proprie gemme nel mucchio e prende quelle dell’altro. (§22)
    Se vince l’essere, la sua sorte ti colpisce, e la scala di chi lo impersonava sale di un gradino, anche con una carta bianca. (§23)
    Se vinci tu, tieni l’essere e puoi subito desiderare di essere su un’isola dei sapienti. (§24)

rules-indaman-creatures = Che cosa fa ogni essere quando vince, quante carte ci sono e quanti punti danno i sapienti. I punti e i numeri sono ricostruiti.

rules-indaman-wise =
    Quando arrivi su un’isola dei sapienti, dai esseri vinti in cambio di oggetti magici: un oggetto a caso ogni 50 punti. Quello che avanza è perso: due carte da 35 danno un solo oggetto. (§34)
    Per tornare prendi il traghetto. Entri nella prima area di mare e tiri il klippide verde: con 3 o più vai avanti di un’area e tiri ancora, con 1 o 2 ti fermi. (§35)
    Verso le isole non c’è traghetto. (§17)

rules-indaman-objects =
    Un oggetto si prova nel proprio turno, ogni carta una volta per turno. Il klippide verde deve mostrare uno dei numeri della carta; se no, si è solo perso il tentativo. L’oggetto resta tuo, ma la Pozione che funziona si scarta. (§38)
    Di ogni oggetto ci sono due carte, spesso con numeri diversi. I numeri sono ricostruiti.

rules-indaman-mages = Dieci maghi. Le gemme trovate sul terreno preferito raddoppiano. Il nome e la caratteristica di Arion e di Falcon vengono dal regolamento; gli altri maghi sono ricostruiti.

rules-indaman-tower =
    A Indaman puoi salire, già nel turno in cui arrivi. Parti dalla tua scala. (§16, §36)
    Prima di ogni lancio dichiari quante gemme spendi: sono perse comunque. Numero e gemme insieme devono arrivare al valore del gradino successivo.
    • Se ci arrivi, sali di un gradino. Poi ti fermi, e la scala ti raggiunge, oppure tenti ancora.
    • Se non ci arrivi, torni a Indaman, e la scala resta dov’era all’inizio del turno.
    La scala può salire anche quando un tuo essere vince, ma mai fino in cima. (§23)

rules-indaman-reincarnation = Il Drago, il Gorgo nero e a volte il Basilisco uccidono il mago. Perdi gemme, oggetti ed esseri vinti, e la scala torna alla base. Con un nuovo mago ricominci dalla sua città, con 10 gemme e un nuovo obiettivo. (§41)

rules-indaman-end = Vince chi porta per primo il proprio mago in cima alla torre, e la partita finisce subito. Gli altri posti li decidono la scala e poi le gemme. (§42)

rules-indaman-options =
    Quando si prepara un tavolo si può cambiare:
    • se chi sta alla porta può andarsene (§11);
    • se si può mentire anche con un vero essere (§20);
    • se a Indaman si può restare senza salire (§37);
    • se gli esseri vinti restano dopo una reincarnazione (§41).
    Chi ha la scatola può giocare con la plancia e le carte vere, da un proprio file.

rules-indaman-hidden =
    Nascosti: le gemme e gli oggetti altrui, le gemme nei pugni finché non si aprono, se una carta è bianca, e i mazzi dei terreni.
    Ciò che vedi una volta in un mazzo, il tavolo lo ricorda per te finché può essere ancora vero. Gli esseri vinti li hanno visti tutti quando la carta si è aperta. (§22)
    Visibili a tutti: dove sono maghi, bandiere, obiettivi e scale, le carte scoperte, e quante carte e gemme restano.

rules-indaman-certainty =
    Le regole sono quelle del regolamento italiano di «Fantasy». La plancia, i valori delle carte e quasi tutti i nomi invece non sono mai stati pubblicati come testo: per questo sono ricostruiti, in modo che si accordino con il regolamento e che la partita sia equilibrata.
    Dal regolamento vengono i sei terreni, Indaman, le isole Aurora, Ambrata e Asperia, Arion e Falcon, le facce dei klippidi, gli esseri e gli oggetti con ciò che fanno, le 150 gemme e le 60 carte.
    Ricostruiti sono la mappa con le strade e le altre città, la tabella dei rendimenti, i valori della torre, quante facce di ogni tipo hanno il klippide blu e il rosso, quante carte ci sono di ogni essere e quanto valgono, i numeri degli oggetti e otto maghi.
    Dove il regolamento tace, la decisione è nostra e ha il suo numero. Se hai la scatola, scrivi in un file ciò che vedi e gioca con quello.

## Regole

rules-indaman-ruling-1 = Le carte degli esseri si dividono a caso nei sei mazzi dei terreni: 5, 4, 4, 4, 4 e 4.
    .title = Gli esseri nei mazzi
rules-indaman-ruling-2 = Comincia chi ottiene di più con il klippide verde; chi è pari tira di nuovo. Poi si va in senso orario.
    .title = Chi comincia
rules-indaman-ruling-3 = Su una casella possono stare quanti maghi si vuole. Tra maghi non si combatte.
    .title = Maghi insieme
rules-indaman-ruling-4 = Un obiettivo uguale alla città della bandiera si ripesca, sempre. La carta pescata torna ogni volta nel mazzo.
    .title = L’obiettivo non è la bandiera
rules-indaman-ruling-5 = I maghi che nessuno ha sono il mazzo per le reincarnazioni; chi muore ci finisce sotto.
    .title = I maghi di riserva
rules-indaman-ruling-6 = Un passo per turno, obbligatorio. Fanno eccezione salire o restare a Indaman, la porta di una città, la prigionia, un incantesimo e il traghetto.
    .title = Un passo per turno
rules-indaman-ruling-7 = Tra due caselle unite dalla strada si tira il klippide blu, anche se confinano pure in altro modo; altrimenti il rosso. Si tira dopo il passo, e il terreno è quello della casella in cui si entra.
    .title = Blu o rosso
rules-indaman-ruling-8 = Entrando in una città non si tira né il rosso né il blu. Uscendo per la strada si tira il blu.
    .title = Niente lanci in città
rules-indaman-ruling-9 = In ogni città tranne Indaman si entra da invisibili: klippide verde, 1–2 costa una gemma, 3–4 due, 5–6 tre. Chi può deve pagare, tutto o niente.
    .title = Invisibili
rules-indaman-ruling-10 = Chi non può pagare sta alla porta, sulla casella della città ma fuori, e il turno finisce.
    .title = Alla porta
rules-indaman-ruling-11 = Nel turno dopo si ritenta il lancio, oppure si va via. Alla lettera si potrebbe solo ritentare, ma senza gemme si resterebbe lì per sempre; un’opzione lo permette.
    .title = Ritentare o andarsene
rules-indaman-ruling-12 = Chi comincia il turno dentro una città non paga di nuovo.
    .title = Già in città
rules-indaman-ruling-13 = Entrando nell’obiettivo si ricevono le gemme della tabella, la bandiera viene qui, si estrae un nuovo obiettivo, e il turno finisce.
    .title = Obiettivo raggiunto
rules-indaman-ruling-14 = Se il mucchio non basta, si prende ciò che resta.
    .title = Mucchio vuoto
rules-indaman-ruling-15 = L’obiettivo raggiunto con il Tappeto volante conta, senza lanci e senza pagare. Se ti ci mette qualcun altro non conta; nel tuo turno puoi tentare la porta.
    .title = Arrivare in altro modo
rules-indaman-ruling-16 = A Indaman si entra gratis, e si può salire già nel turno di arrivo.
    .title = Indaman
rules-indaman-ruling-17 = Dall’isola grande non parte nessun traghetto. Sulle isole si arriva con il desiderio, con il Tappeto, o perché si viene messi lì.
    .title = Come si arriva sulle isole
rules-indaman-ruling-18 = Se il mazzo del terreno è vuoto, non c’è incontro.
    .title = Mazzo vuoto
rules-indaman-ruling-19 = La pallina è a caso tra tutte le persone. Con la propria si guarda il mazzo, e basta.
    .title = La pallina del drago
rules-indaman-ruling-20 = La persona estratta guarda il mazzo, sceglie una carta, la posa coperta e dichiara un essere: quello vero, se è un essere; uno qualsiasi dei dodici, se è una carta bianca. Un’opzione permette di mentire sempre.
    .title = Carta e nome
rules-indaman-ruling-21 = Gemme in segreto, anche nessuna, al massimo quante se ne hanno; si aprono insieme. Chi ne ha di più vince, la parità è dell’essere.
    .title = I pugni
rules-indaman-ruling-22 = Le gemme di chi vince vanno nel mucchio, quelle di chi perde vanno a chi vince. Poi la carta si apre davanti a tutti.
    .title = Di chi sono le gemme
rules-indaman-ruling-23 = Se vince l’essere, la sua sorte si compie (nessuna per la carta bianca), la carta torna nel suo mazzo se non resta scoperta, e la scala di chi lo impersonava sale di uno, mai oltre l’ultimo gradino sotto la cima.
    .title = Vince l’essere
rules-indaman-ruling-24 = Se vince chi viaggia, tiene l’essere (una carta bianca torna nel mazzo) e può desiderare subito un’isola dei sapienti. In ogni caso il turno finisce.
    .title = Vince chi viaggia
rules-indaman-ruling-25 = L’ordine: carta, gemme di chi gioca contro Arion, tentativo di Arion, gemme proprie, Bastone, apertura, sorte, Pozione. Arion indovina anche quando impersona l’essere. Senza Arion si sceglie insieme.
    .title = L’ordine di uno scontro
rules-indaman-ruling-26 = Basilisco, sceglie chi vince: divorare (reincarnazione), tutte le gemme al mucchio e tutti gli oggetti al mazzo, o mettere il mago ovunque. Gli esseri vinti non si toccano.
    .title = Basilisco
rules-indaman-ruling-27 = Briganti: un oggetto a caso, oppure tante gemme quante ne dice il klippide verde, al massimo quelle che ci sono.
    .title = Briganti
rules-indaman-ruling-28 = Cavaliere nero: il mago è messo in una città, in prigionia. A ogni proprio turno si dichiarano prima le gemme; se lancio e gemme fanno almeno 6 si torna in libertà e il turno prosegue, altrimenti finisce. Chi si libera mette la carta in un mazzo a scelta.
    .title = Cavaliere nero
rules-indaman-ruling-29 = Fata: un numero pari libera, il turno prosegue e la carta va in un mazzo a scelta; con un numero dispari il turno finisce, e si perde una gemma se la carta lo dice.
    .title = Fata
rules-indaman-ruling-30 = Folletto: la scala scende di uno, non sotto la base. Giullare: la scala va alla base. Drago e Gorgo nero: reincarnazione, su qualsiasi terreno.
    .title = Folletto, Giullare, Drago, Gorgo nero
rules-indaman-ruling-31 = Maga e Mago: chi li impersona tiene la carta scoperta e una volta, in un turno successivo, dirige il passo di chi ha perso; lanci, pagamenti, scontri e oggetti restano di quella persona. Non vale in prigionia, sotto un incantesimo, alla porta, in mare o su un’isola. Spettro: lo stesso, nel turno seguente, o è perso. Se sono in più, dirige prima chi viene subito dopo nell’ordine di gioco.
    .title = Maga, Mago, Spettro
rules-indaman-ruling-32 = Strega: il mago è messo ovunque. «Ovunque», anche per il Tappeto e il Basilisco, è ogni casella, città, isola o area di mare, non la torre. Lì non si tira.
    .title = Strega, e che cosa vuol dire ovunque
rules-indaman-ruling-33 = Anche chi è in prigionia o sotto un incantesimo impersona esseri nei turni altrui.
    .title = Prigionia e turni altrui
rules-indaman-ruling-34 = All’arrivo su un’isola, se gli esseri vinti arrivano a 50 punti, se ne sceglie un gruppo: un oggetto a caso ogni 50 punti, il resto è perso. Chi può deve. Le carte date vanno in mazzi a scelta.
    .title = I sapienti
rules-indaman-ruling-35 = Si parte dalla prima area di mare: klippide verde, con 3–6 un’area avanti e si tira ancora, con 1–2 ci si ferma. In mare, nei turni dopo, si tira subito. L’approdo chiude il turno, senza rosso né blu.
    .title = Il traghetto
rules-indaman-ruling-36 = Le gemme si dichiarano prima di ogni lancio e sono perse comunque; lancio e gemme devono arrivare al valore del gradino. Dopo un successo ci si ferma (la scala sale, il mago torna a Indaman) o si prosegue. Un fallimento lascia la scala e chiude il turno. In cima si vince subito, e solo con il mago.
    .title = Salire sulla torre
rules-indaman-ruling-37 = A Indaman si può passare un turno senza salire e senza muovere. Un’opzione lo vieta.
    .title = Restare a Indaman
rules-indaman-ruling-38 = Nel proprio turno, ogni carta una volta; funziona se il klippide verde mostra uno dei suoi numeri. Resta dopo l’uso, tranne la Pozione che ha funzionato. Un fallimento costa solo il tentativo.
    .title = Provare un oggetto
rules-indaman-ruling-39 = La Bacchetta raddoppia alla fine, e solo le gemme del klippide rosso. La gemma in più di Falcon vuole almeno una gemma trovata. Due gemme sul lago diventano 4, con Falcon 5, con la Bacchetta 10.
    .title = Bacchetta e Falcon
rules-indaman-ruling-40 = Bastone: le proprie gemme contano il doppio nello scontro, ma di mano passano solo quelle vere. Lampada: qualunque altra persona, ovunque, in qualunque momento del proprio turno, ma non chi è in prigionia o sotto un incantesimo. Mantello: risparmia l’ingresso, o evita un incontro prima del drago. Pozione: annulla Drago, Gorgo nero e tutto il Basilisco. Sfera: un mazzo, prima di muovere. Tappeto: ovunque, al posto del passo. Topolino: raddoppia la tabella. Unicorno: tre passi di strada con un lancio blu alla fine, al posto del passo; una città per via ferma la corsa con il lancio d’ingresso.
    .title = Gli altri oggetti
rules-indaman-ruling-41 = Si perdono gemme, oggetti ed esseri vinti, e la scala va alla base; un nuovo mago, 10 gemme, la sua città, un nuovo obiettivo. Le carte con cui altri dirigono la persona restano. Un’opzione salva gli esseri vinti.
    .title = Reincarnazione
rules-indaman-ruling-42 = La partita finisce quando un mago arriva in cima. I posti dopo il primo: scala, poi gemme.
    .title = La fine

## Le figure

rules-indaman-map-label = La mappa dell’isola di Indaman: { $spaces } caselle, { $cities } città, tre isole dei sapienti
rules-indaman-map-road = strada: klippide blu
rules-indaman-map-count =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
rules-indaman-klippide-road = sulla strada
rules-indaman-klippide-wild = fuori strada
rules-indaman-klippide-numbers = città, traghetto, oggetti, torre
rules-indaman-face-times =
    { $count ->
        [one] { $count } faccia
       *[other] { $count } facce
    }
rules-indaman-revenue-caption = Gemme per un obiettivo raggiunto: dalla città della bandiera (riga) all’obiettivo (colonna)
rules-indaman-cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
rules-indaman-works = Funziona con { $faces }
rules-indaman-card = Carta { $number }
rules-indaman-favourite = terreno preferito
rules-indaman-tower-caption = Il valore da raggiungere per ogni gradino, e la probabilità con tante gemme
rules-indaman-tower-square = Gradino
rules-indaman-tower-value = Valore
rules-indaman-tower-top = la cima
rules-indaman-tower-gems =
    { $gems ->
        [0] senza gemme
        [one] { $gems } gemma
       *[other] { $gems } gemme
    }
rules-indaman-percent = { $number }{ "\u00A0" }%

rules-indaman-sure-printed = dalla scatola
rules-indaman-sure-rulebook = dal regolamento
rules-indaman-sure-reported = da racconti
rules-indaman-sure-reconstructed = ricostruito
