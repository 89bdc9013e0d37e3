## Una riga è un paragrafo, una riga con il punto è una voce di elenco, e §4 porta alla regola 4.

rules-fantasy-realms-minute =
    Hai in mano sette carte. A ogni turno ne ricevi una e ne dai via una: restano sempre sette, e piano piano la mano diventa un regno.
    Ogni carta ha una forza base. Quasi tutte hanno anche un bonus o una penalità che guarda le altre carte della tua mano: gli Eserciti vogliono un Comandante, il Fumo ha bisogno di una Fiamma, un Incendio brucia quasi tutto.
    Ciò che scarti resta scoperto e chiunque può prenderlo. Quando negli scarti ci sono dieci carte, la partita finisce subito. Si scoprono tutte le mani e si contano i punti; vince la più alta.

rules-fantasy-realms-setup =
    La partita classica si gioca da tre a sei persone. Mescola tutte le 53 carte e danne sette a ciascuno; il resto è il mazzo. Lascia spazio al centro per l’area degli scarti, dove le carte stanno scoperte una accanto all’altra.
    Chi comincia lo decide la sorte; poi si gioca in senso orario. (§1)

rules-fantasy-realms-turn =
    Due passi, sempre tutti e due:
    • Ricevi una carta: pesca alla cieca la prima del mazzo, oppure prendi una qualsiasi carta scoperta dagli scarti.
    • Dai via una carta: mettine una della tua mano, scoperta, nell’area degli scarti. Può essere quella appena ricevuta.
    Nel primissimo turno della partita non c’è ancora nessuno scarto, quindi resta solo il mazzo. (§2)
    Pescare fa crescere di una carta l’area degli scarti, prendere no. Ogni pescata avvicina dunque la fine: chi è contento della sua mano pesca, chi ha bisogno di tempo prende. Se per dieci giri tutti prendono soltanto, il mazzo diventa obbligatorio. (§4)

rules-fantasy-realms-end =
    Con la decima carta negli scarti la partita si ferma subito, anche a metà di un giro. (§3)
    Vince la mano più alta. In caso di parità vince la somma più bassa delle forze base stampate; se anche quella è uguale, la vittoria è condivisa. (§5)

rules-fantasy-realms-scoring =
    Ogni mano si conta per conto suo, in un ordine fisso. Prima il proprietario fa le scelte che alcune carte permettono, poi si rimuovono penalità, poi si annullano carte, e solo alla fine si contano i punti.
    • Una carta annullata vale 0 ed è come se non ci fosse: non ha seme, nome, forza, bonus né penalità. (§15)
    • Una penalità rimossa non fa nulla. Si rimuove prima di annullare, quindi una carta che rimuove penalità ha fatto il suo lavoro anche se poi viene annullata. (§12)
    • La forza base conta sempre; bonus e penalità contano tante volte quante dice il loro testo.
    Qui le scelte migliori le trova il programma, che dice anche il perché di ogni punto e ti lascia scegliere altro. (§16)

rules-fantasy-realms-two-players =
    Si comincia senza carte. Finché non ne hai sette, il tuo turno è una di queste due cose:
    • prendi una carta scoperta e non scartare nulla (non nel primissimo turno della partita), oppure
    • pesca due carte, tienine una e scarta l’altra.
    Dalla settima carta in poi giochi turni classici, anche se l’altro sta ancora raccogliendo. La partita finisce appena entrambi avete sette carte e negli scarti ce ne sono almeno dodici. (§6)

rules-fantasy-realms-chaos =
    Si gioca da tre a sette persone. Sette carte a testa e niente turni: per cinque minuti tutti scambiano con tutti, una carta per una carta, poi le mani si contano così come sono.
    • Un’offerta è la carta che dai; ne mostri quanto vuoi (la carta, il seme o nulla), a una persona o a tutti, e puoi chiedere un seme.
    • Chi la riceve l’accetta con una delle sue carte, e le due carte cambiano subito mano.
    • Qui il Negromante funziona in un altro modo: quando il tempo è scaduto, il suo proprietario pesca tre carte dal mazzo e può tenerne una. (§7)

rules-fantasy-realms-hidden =
    Nascosto fino alla fine: le mani, il mazzo, le carte pescate, le offerte ancora in preparazione e le tre carte del Negromante nel caos.
    Visibile a tutti: gli scarti, quante carte ha ciascuno e quante ne restano nel mazzo, chi ha preso quale carta scoperta, quali offerte ci sono, di chi e per chi, e che due persone hanno scambiato.
    Solo per chi è coinvolto: ciò che un’offerta mostra e chiede, e le due carte di uno scambio.
    Qui il mazzo non ha un ordine. Una carta è sorteggiata nel momento in cui la peschi, e dopo la partita ogni pescata si può verificare.

rules-fantasy-realms-certainty =
    Di questo gioco nulla è ricostruito. Tutte le 53 carte, le loro forze base e i loro effetti sono noti; circa cinque raccolte di dati indipendenti concordano. I testi delle carte su questa pagina nascono da quei fatti, con parole nostre.
    Si può discutere degli angoli in cui il regolamento tace. Lì abbiamo deciso noi, e ogni decisione ha un numero; tre segni dicono da dove viene una regola. Alcuni contapunti noti decidono altrimenti: parecchi contano una sola sequenza per la Gemma dell’Ordine e un solo seme per il Collezionista, mentre l’autore del gioco lascia contare tutto, come facciamo qui.
    Al vostro tavolo potete naturalmente accordarvi in un altro modo; qualcosa si può cambiare quando apri il tavolo.

## L’ordine del conteggio, in figura

rules-fantasy-realms-order = L’ordine del conteggio
rules-fantasy-realms-order-8 = Negromante
    .note = un’ottava carta
rules-fantasy-realms-order-9 = Sosia
    .note = copia una carta
rules-fantasy-realms-order-10 = Miraggio, Mutaforma
    .note = un nome e un seme
rules-fantasy-realms-order-11 = Libro dei Mutamenti
    .note = un altro seme
rules-fantasy-realms-order-12 = Rimozione
    .note = penalità che spariscono
rules-fantasy-realms-order-13 = Annullamento
    .note = da parte di altre carte
rules-fantasy-realms-order-14 = Autoannullamento
    .note = perché manca qualcosa
rules-fantasy-realms-order-15 = Punti
    .note = di ciò che resta
rules-fantasy-realms-order-choices = sceglie il proprietario
rules-fantasy-realms-order-settling = la mano si assesta
rules-fantasy-realms-order-counting = si conta

## Le regole

rules-fantasy-realms-ruling-1 = Nella partita classica da tre a sei persone ricevono sette carte ciascuna. Chi comincia è sorteggiato; si gioca secondo i posti, in senso orario.
    .title = Preparazione
rules-fantasy-realms-ruling-2 = Pesca dal mazzo o prendi una qualsiasi carta scoperta dagli scarti, poi scarta una carta della tua mano, anche quella nuova. Nel primissimo turno della partita si può solo pescare.
    .title = Un turno
rules-fantasy-realms-ruling-3 = La decima carta nell’area degli scarti chiude subito la partita. Nessuno finisce il giro.
    .title = La fine
rules-fantasy-realms-ruling-4 =
    Prendere non fa crescere gli scarti, quindi una partita in cui tutti prendono soltanto durerebbe per sempre. Dopo dieci giri in cui ogni turno è stato una presa, tutti devono pescare, fino alla fine della partita. Una pescata prima di allora fa ricominciare il conto.
    In due le prese contano allo stesso modo, anche mentre si raccoglie la mano. Il numero di giri è un’opzione; 0 spegne la regola.
    .title = Stallo
rules-fantasy-realms-ruling-5 = Vince la mano più alta. In parità vince la somma più bassa delle forze base stampate: contano anche le carte annullate, un Sosia come 0, e anche l’ottava carta del Negromante. Chi è ancora pari condivide la vittoria.
    .title = Chi vince
rules-fantasy-realms-ruling-6 = Si comincia senza carte. Con meno di sette carte o prendi una carta scoperta senza scartare (non nel primissimo turno della partita), o ne peschi due e scarti una di quelle due. Con sette giochi turni classici, qualunque cosa faccia l’altro. La partita finisce quando entrambi hanno sette carte e gli scarti sono almeno dodici; due che pescano soltanto finiscono con quattordici.
    .title = In due
rules-fantasy-realms-ruling-7 =
    Da tre a sette persone, sette carte ciascuna; in sette restano quattro carte nel mazzo. Cinque minuti di scambi liberi (è un’opzione), una carta per una carta, poi le mani si contano così come sono. Il proprietario del Negromante pesca allora tre carte e ne tiene una di qualsiasi seme, o nessuna; le altre si mettono da parte coperte.
    • Un’offerta si prepara in segreto e vi si può rinunciare; una volta aperta, tutti vedono che c’è, di chi e per chi. Ciò che mostra lo vede solo chi la riceve.
    • Si risponde con una carta, e le due carte cambiano subito mano. Il seme chiesto è vincolante.
    • Si possono avere al massimo otto offerte aperte insieme, anche della stessa carta; ognuna si può ritirare in ogni momento.
    • Quando una carta è scambiata, tutte le sue altre offerte spariscono. Quando il tempo è scaduto, spariscono tutte.
    .title = Caos
rules-fantasy-realms-ruling-8 = Prima di tutto il proprietario del Negromante può prendere dagli scarti un Esercito, un Comandante, un Mago o una Bestia, secondo il seme stampato, come ottava carta. Resta anche se poi il Negromante viene annullato.
    .title = Negromante
rules-fantasy-realms-ruling-9 = Può copiare un’altra carta della mano: nome, seme, forza base e penalità. Il bonus non si copia, e rimuovere penalità è un bonus. Copia la carta com’è stampata, qualunque cosa Miraggio, Mutaforma o Libro dei Mutamenti facciano dell’originale.
    .title = Sosia
rules-fantasy-realms-ruling-10 = Il Miraggio può fingersi un qualsiasi Esercito, Terra, Clima, Diluvio o Fiamma; il Mutaforma un qualsiasi Artefatto, Comandante, Mago, Arma o Bestia. Prendono il nome e il seme, o solo il seme. La forza base resta 0, senza bonus né penalità. Si può nominare qualunque carta del gioco, dovunque sia; un’opzione limita la scelta alle carte viste in questa partita.
    .title = Miraggio e Mutaforma
rules-fantasy-realms-ruling-11 = Può dare a un’altra carta della mano un altro dei dieci semi, mai il Jolly. Nome, forza base, bonus e penalità restano alla carta.
    .title = Libro dei Mutamenti
rules-fantasy-realms-ruling-12 =
    Si guardano i semi che le carte hanno in quel momento.
    • La Runa di Protezione rimuove tutte le penalità.
    • La Montagna rimuove quelle dei Diluvi, la Caverna quelle dei Climi, il Signore delle Bestie quelle delle Bestie.
    • L’Isola rimuove quella di un Diluvio o di una Fiamma a scelta, anche la propria.
    • Gli Esploratori tolgono la parola Esercito da ogni penalità, la Nave da Guerra da quelle dei Diluvi.
    Una carta che rimuove penalità ha fatto il suo lavoro anche se dopo viene annullata.
    .title = Rimozione
rules-fantasy-realms-ruling-13 =
    Grande Diluvio, Temporale, Bufera, Incendio, Basilisco e le loro copie annullano altre carte, se la loro penalità non è stata rimossa. Di volta in volta agisce una carta che non è annullata e che nessuna di quelle ancora in attesa annullerebbe, lei stessa compresa.
    Se non ce n’è nessuna, quelle che si annullano a vicenda in cerchio, o annullano sé stesse, sono tutte annullate senza aver agito. Poi si continua con le altre.
    .title = Annullamento
rules-fantasy-realms-ruling-14 = Poi vengono le carte annullate perché manca qualcosa: Fumo senza Fiamma, Nave da Guerra senza Diluvio, Dirigibile da Guerra senza Esercito, finché nulla cambia. Quindi il Dirigibile da Guerra con un Clima; la carta e la sua copia insieme. Tutto si ripete finché nulla cambia.
    .title = Autoannullamento
rules-fantasy-realms-ruling-15 = Ogni carta attiva dà la sua forza base, i suoi bonus e le penalità che non sono state rimosse. Una carta annullata non ha seme, forza, bonus, penalità né nome: dà 0 e non conta per nessuno.
    .title = Punti
rules-fantasy-realms-ruling-16 = Tutte le scelte da §8 a §12 spettano al proprietario della mano. Le mani sono scoperte, il programma propone il meglio, e il proprietario può scegliere altro, carta per carta, nell’ordine detto sopra. Chi è d’accordo lascia al meglio tutto ciò che è ancora aperto. Un’opzione fa scegliere il programma per tutti.
    .title = Scelte
rules-fantasy-realms-ruling-17 = Una carta che il Libro dei Mutamenti porta in un seme contato dal suo stesso testo conta anche sé stessa, a meno che il testo dica «altro». Lo stesso vale per le condizioni: un Campanile diventato Mago ha il suo Mago.
    .title = Una carta può contare sé stessa
rules-fantasy-realms-ruling-18 = Con la Gemma dell’Ordine contano più sequenze; ogni carta sta in una sola, forze uguali non la allungano, e una sequenza di otto vale come una di sette. Con il Collezionista contano più semi.
    .title = Più sequenze, più semi
rules-fantasy-realms-ruling-19 = Il Collezionista conta nomi diversi. La copia di un Sosia nello stesso seme non aggiunge nulla; un Miraggio o un Mutaforma con un nome nuovo sì, senza nome no. Tre Jolly lasciati come sono, sono tre nomi di un solo seme.
    .title = Nomi per il Collezionista
rules-fantasy-realms-ruling-20 = Gli Esploratori tolgono gli Eserciti da ogni penalità: Grande Diluvio e Basilisco non annullano Eserciti, e il Dirigibile da Guerra non ne ha bisogno. L’Incendio non usa quella parola, quindi contro di lui non servono.
    .title = Esploratori
rules-fantasy-realms-ruling-21 = Una carta che ne cerca un’altra per nome non la trova se quella è annullata.
    .title = Nomi delle carte annullate
rules-fantasy-realms-ruling-22 = La Fonte della Vita può attingere a sé stessa. Prende la forza base più alta, se il proprietario non dice altro; le carte annullate non ne hanno.
    .title = Fonte della Vita
rules-fantasy-realms-ruling-23 = Una carta speciale lasciata com’è ha il seme Jolly. Per l’Albero del Mondo è un seme in più, e un Incendio non la annulla.
    .title = Anche il Jolly è un seme
rules-fantasy-realms-ruling-24 = Il Re ha forza 8, la Regina 6. Ciascuno dà 5 per ogni Esercito, o 20 se in mano c’è anche l’altro, per nome.
    .title = Re e Regina

## Tutte le carte

rules-fantasy-realms-cards-lead = Cerca in una qualsiasi delle tre lingue, scegli un seme, apri una carta per leggerla per intero e vedere a quali carte piace.
rules-fantasy-realms-cards-search = Nome o parole di una carta
rules-fantasy-realms-cards-all = Tutti i semi
rules-fantasy-realms-cards-count =
    { $count ->
        [0] Nessuna carta è così.
        [one] { $count } carta
       *[other] { $count } carte
    }
rules-fantasy-realms-cards-clear = Mostra di nuovo tutte le carte
rules-fantasy-realms-card-elsewhere = Nelle altre lingue: { $names }
rules-fantasy-realms-card-by-name = La chiamano per nome
rules-fantasy-realms-card-by-suit = Guardano il suo seme
rules-fantasy-realms-card-nobody = Nessun’altra carta la cerca.
rules-fantasy-realms-card-likes = la gradisce
rules-fantasy-realms-card-fears = ci perde, o la danneggia
rules-fantasy-realms-card-next = Carta seguente
rules-fantasy-realms-card-previous = Carta precedente
