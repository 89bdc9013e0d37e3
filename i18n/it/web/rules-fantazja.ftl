## Una riga è un paragrafo, una riga con il punto è una voce di elenco, e §4 porta alla regola 4.

rules-fantazja-minute =
    Dopo la guerra contro lo stregone, di tutto il regno resta solo il Castello Magico. Due fazioni di maghi, gli Scultori della Natura e gli Ingegneri della Luce, gli ricostruiscono intorno un’unica città: tessera dopo tessera, elemento accanto a elemento.
    A ogni turno fai una cosa sola: costruisci un edificio piccolo, metti da parte una tessera come punto Immaginazione, oppure spendi un punto per un edificio grande, di solito sopra uno che c’è già, anche se non è tuo. Conta solo ciò che si vede dall’alto.
    Chi ha la maggioranza in un tipo di edificio ne usa il potere. Due segni di Energia Oscura vicini si distruggono a vicenda, e con loro sparisce ciò che perde il collegamento con il Castello. Quando le tessere finiscono per entrambi, vince chi ha più punti.

rules-fantazja-setup =
    Si gioca in due, ognuno con una fazione di 27 tessere quadrate. Nel gioco le due serie sono uguali. Al centro c’è il Castello Magico; accanto alla città stanno cinque gettoni potere, uno per tipo di edificio, e otto gettoni bonus.
    • Ognuno mescola le proprie tessere in una pila di pesca e ne prende sei in mano.
    • Chi comincia lo decide il caso. (§8)
    Una tessera ha quattro lati, e su ognuno da uno a tre simboli di un solo elemento: terra, aria, acqua o fuoco. Al centro ci sono il tipo di edificio e il livello; alcune tessere portano anche il segno dell’Energia Oscura.
    I tipi sono cinque: residenziali, produttivi, militari, magici e speciali. Il livello I vale 1 punto, il livello II 3 punti, il livello III 2 punti, e un edificio speciale, che non ha livello, 2 punti.

rules-fantazja-turn =
    Finché hai tessere in mano, devi fare una di queste tre azioni: (§1)
    • costruire un edificio piccolo, cioè di livello I;
    • mettere da parte una tessera come punto Immaginazione, cosa sempre permessa (§2);
    • costruire un edificio grande, cioè di livello II, di livello III o speciale.
    Prima o dopo puoi usare un potere. (§3)
    Alla fine del turno si assegnano i gettoni potere, e poi peschi fino ad avere sei tessere, se ne restano abbastanza. (§5, §6)

rules-fantazja-small =
    Un edificio piccolo si mette su una casella vuota, in modo che almeno un lato tocchi la città. Si può girare. (§9, §13)
    Ogni lato che tocca qualcosa deve corrispondere: lo stesso elemento, e non meno simboli di quanti ne ha il vicino. Per i lati del Castello vale lo stesso. (§10, §12)

rules-fantazja-large =
    Il livello II si mette sul livello I, e il livello III sul livello II, sempre su un edificio dello stesso tipo, di chiunque sia. Costa un punto Immaginazione. (§15)
    Gli elementi dei lati devono stare come sull’edificio di sotto; il numero dei simboli qui non conta. Tutta la pila appartiene a chi ha la tessera in cima. (§16, §17)
    Un edificio speciale si mette come uno piccolo, con tutte le condizioni, ma costa un punto Immaginazione. Su di esso, sul Castello e sul livello III non si può più mettere nulla. (§18, §19)

rules-fantazja-imagination =
    Una tessera messa da parte coperta è un punto Immaginazione. Le tue le puoi guardare, quelle avversarie no. (§21)
    Quando paghi, scegli quale tessera dare: va scoperta nella tua pila degli scarti. (§20) I punti non spesi decidono in caso di parità. (§61)

rules-fantazja-bonus =
    Un livello III messo su un proprio livello II dà un gettone bonus da 5 punti. Su un edificio avversario no. (§22)
    Il bonus si riceve subito e non si può perdere. (§23, §24)

rules-fantazja-dark-energy =
    Se metti una tessera con il segno dell’Energia Oscura e accanto c’è una tessera visibile con lo stesso segno, spariscono tutte insieme a quella nuova, ognuna con l’intera pila. (§27)
    Poi sparisce anche tutto ciò che non è più collegato al Castello, lato contro lato. (§33) Ogni tessera va negli scarti della propria fazione. (§32)
    Si possono distruggere anche i propri edifici. (§34)

rules-fantazja-tokens =
    Alla fine del tuo turno si controllano tutti e cinque i tipi. Se hai almeno due edifici visibili di un tipo, e più di chi gioca contro di te, prendi il gettone di quel potere, anche togliendolo all’altro. (§36, §37)
    A parità il gettone torna nella riserva. Lo restituisce anche chi lo ha ma non è più in maggioranza. (§38, §39)
    Un gettone si usa dal proprio turno successivo, di nuovo a ogni turno, ma uno solo per turno. (§42)

rules-fantazja-powers = Ogni tipo di edificio ha il suo potere. Ne puoi usare uno prima o dopo l’azione, se ne hai il gettone dall’inizio del turno. (§3, §42)

rules-fantazja-end =
    La partita finisce quando due turni di fila, uno per parte, passano senza azione perché le mani sono vuote. (§59)
    Contano i punti degli edifici visibili e 5 per ogni gettone bonus. La parità si decide con l’Immaginazione non spesa; se è pari anche quella, è un pareggio. (§61)

rules-fantazja-options =
    La variante per imparare lascia fuori i poteri e l’Energia Oscura: restano simboli, livelli e Immaginazione.
    Quando si prepara un tavolo si può cambiare anche ciò che ogni casa legge a modo suo:
    • quanti gettoni bonus ci sono: 8, o senza limite (§25);
    • se chi perde la maggioranza rende il gettone subito, o solo a parità (§39);
    • se un edificio sostituito deve corrispondere ai vicini (§56) e se scatena l’Energia Oscura (§31);
    • se il potere militare può proteggere il Castello (§46) e se vale di nuovo nel turno in cui il gettone ritorna (§51);
    • chi comincia (§8).
    Chi ha la scatola può giocare con le tessere vere, da un proprio file.

rules-fantazja-hidden =
    Nascosti: le mani, l’ordine delle pile di pesca e quali tessere stanno come Immaginazione.
    Visibili a entrambi: la città con tutto ciò che sta sotto, gli scarti, i gettoni e tutti i numeri. Una tessera diventata Immaginazione con il potere produttivo è nota a entrambi. Le tessere viste con il potere magico le conosce solo chi lo ha usato, oltre a chi le possiede. (§62, §21, §54)
    Qui una pila non ha un ordine finché nessuno lo conosce: su una tessera decide il caso nel momento in cui si pesca, e dopo la partita ogni pescata si può verificare.

rules-fantazja-certainty =
    Le regole sono quelle del regolamento polacco. Esso dice tipi, livelli, numero di tessere ed esempi, ma non i simboli sui lati né quali tessere portano l’Energia Oscura. Questi sono ricostruiti: in modo che si accordino con il regolamento, con ciò che raccontano i giocatori e tra loro, e che la partita sia equilibrata.
    È certo che ogni fazione ha 27 tessere e che le due serie sono uguali. Che 12 siano di livello I, 8 di livello II, 4 di livello III e 3 speciali si ricava dagli esempi e dal numero dei gettoni bonus.
    Il terzo edificio speciale ha un nome nostro, e nostre sono anche le figure. Dove il regolamento tace, la decisione è nostra e ha il suo numero.
    Se hai la scatola, scarica il file delle tessere, scrivici i simboli veri e gioca con quelli: ogni tavolo può avere la sua serie.

## Che cosa c’è su una tessera

rules-fantazja-anatomy-side = Un lato: un elemento, da uno a tre simboli. Ogni elemento ha forma, colore e lettera.
rules-fantazja-anatomy-type = Il tipo di edificio: la figura e il colore dietro.
rules-fantazja-anatomy-level = Livello I, II o III; la stella è un edificio speciale.
rules-fantazja-anatomy-faction = La fazione: segno, colore e angoli della cornice. Gli Scultori della Natura li hanno tondi, gli Ingegneri della Luce tagliati.
rules-fantazja-anatomy-dark = Energia Oscura, solo su alcune tessere.

## Regole

rules-fantazja-ruling-1 = Chi ha tessere in mano deve fare una delle tre azioni.
    .title = L’azione è obbligatoria
rules-fantazja-ruling-2 = L’Immaginazione si può scegliere anche quando si potrebbe costruire.
    .title = Immaginazione invece di costruire
rules-fantazja-ruling-3 = Un potere si usa prima o dopo l’azione, una volta per turno, prima di pescare.
    .title = Quando si usa un potere
rules-fantazja-ruling-4 = Un potere si può usare anche in un turno in cui nessuna azione è possibile.
    .title = Potere senza azione
rules-fantazja-ruling-5 = Si pesca fino a sei tessere anche quando l’azione è saltata.
    .title = Pescare senza azione
rules-fantazja-ruling-6 = Alla fine del turno prima si controllano i gettoni, poi si pesca.
    .title = Ordine a fine turno
rules-fantazja-ruling-7 = Il limite di un punto Immaginazione per turno riguarda l’azione; il potere produttivo può aggiungerne un altro.
    .title = Un punto per turno
rules-fantazja-ruling-8 = Chi comincia si tira a sorte o si decide insieme. (Il regolamento indica chi ha visto per ultimo il film La storia infinita, o chi è più giovane.)
    .title = Chi comincia
rules-fantazja-ruling-9 = Le tessere si possono girare di 90 gradi alla volta.
    .title = Girare
rules-fantazja-ruling-10 = Un nuovo edificio tocca con un lato un altro edificio o il Castello. Ogni lato che tocca deve corrispondere: lo stesso elemento, e sulla nuova tessera non meno simboli che sul vicino.
    .title = Ogni lato corrisponde
rules-fantazja-ruling-11 = Conta ciò che il vicino ha in cima alla pila.
    .title = Il vicino è la sua cima
rules-fantazja-ruling-12 = Per i lati del Castello Magico vale la stessa prova: un simbolo su ognuno.
    .title = I lati del Castello
rules-fantazja-ruling-13 = Un edificio piccolo si mette solo su una casella vuota.
    .title = Solo caselle vuote
rules-fantazja-ruling-14 = Su una casella svuotata da una distruzione si può costruire di nuovo.
    .title = Caselle liberate
rules-fantazja-ruling-15 = I livelli II e III vanno su un edificio visibile dello stesso tipo, di un livello più basso, di chiunque sia. Costa un punto Immaginazione.
    .title = Dove sta un edificio grande
rules-fantazja-ruling-16 = Una volta girata la tessera, gli elementi dei quattro lati devono ripetere quelli dell’edificio di sotto; il numero dei simboli è libero. Se nessun giro ci riesce, la mossa non è permessa.
    .title = Gli stessi elementi
rules-fantazja-ruling-17 = Una pila appartiene a chi possiede la tessera in cima. Le tessere coperte non danno punti e non contano per nessuna maggioranza.
    .title = Di chi è una pila
rules-fantazja-ruling-18 = Un edificio speciale si mette come uno piccolo, con tutte le condizioni e i numeri di simboli, e costa un punto Immaginazione.
    .title = Edifici speciali
rules-fantazja-ruling-19 = Su un edificio speciale, sul Castello e su un livello III non si può mettere nulla.
    .title = Dove finisce una pila
rules-fantazja-ruling-20 = Chi paga sceglie quale tessera di Immaginazione dare. La tessera va scoperta negli scarti.
    .title = Pagare
rules-fantazja-ruling-21 = Le proprie tessere di Immaginazione si possono guardare, quelle avversarie no. Una recuperata con il potere produttivo è nota a entrambi.
    .title = Chi conosce l’Immaginazione
rules-fantazja-ruling-22 = Il bonus è per un livello III su un proprio livello II; di chi sia il livello I in fondo non importa.
    .title = Per che cosa è il bonus
rules-fantazja-ruling-23 = Il bonus si riceve quando si mette la tessera, anche se l’Energia Oscura distrugge subito la pila.
    .title = Il bonus arriva subito
rules-fantazja-ruling-24 = Un bonus non si perde più.
    .title = Il bonus resta
rules-fantazja-ruling-25 = Quando gli otto gettoni sono finiti, non c’è bonus.
    .title = Riserva esaurita
rules-fantazja-ruling-26 = Una sostituzione con il potere speciale non dà mai un bonus.
    .title = Niente bonus per una sostituzione
rules-fantazja-ruling-27 = Tutte le tessere oscure accanto alla tessera oscura appena messa spariscono con essa, ognuna con l’intera pila.
    .title = Che cosa distrugge l’Energia Oscura
rules-fantazja-ruling-28 = Non va oltre: ciò che è distrutto non trascina altri vicini oscuri.
    .title = Nessuna reazione a catena
rules-fantazja-ruling-29 = Una tessera oscura messa su una tessera oscura non reagisce con essa.
    .title = Oscuro su oscuro
rules-fantazja-ruling-30 = Un segno coperto non fa nulla.
    .title = Segni coperti
rules-fantazja-ruling-31 = Anche una sostituzione con il potere speciale scatena l’Energia Oscura (se un’opzione non dice altro).
    .title = Energia Oscura e sostituzione
rules-fantazja-ruling-32 = Ogni tessera tolta va negli scarti della propria fazione.
    .title = Dove vanno le tessere tolte
rules-fantazja-ruling-33 = Collegato vuol dire caselle occupate lato contro lato fino al Castello; i simboli non contano. Ciò che resta isolato viene tolto anch’esso.
    .title = Isolati dal Castello
rules-fantazja-ruling-34 = Si può mettere una tessera anche se distrugge sé stessa o edifici propri.
    .title = Distruggere il proprio
rules-fantazja-ruling-35 = Un gettone militare su un edificio distrutto resta fuori fino all’inizio del turno successivo di chi lo possiede; poi vale §52.
    .title = Gettone su un edificio distrutto
rules-fantazja-ruling-36 = A fine turno si controllano tutti e cinque i tipi per chi ha giocato: almeno due edifici visibili, e più dell’altro, danno il gettone.
    .title = Chi prende un gettone
rules-fantazja-ruling-37 = Così un gettone si può anche togliere all’altro.
    .title = Togliere un gettone
rules-fantazja-ruling-38 = A parità, anche 0:0, il gettone va nella riserva.
    .title = Numeri pari
rules-fantazja-ruling-39 = Chi ha un gettone ma non ha più nettamente più edifici lo rimette nella riserva alla fine del turno in corso; poi §36 può assegnarlo di nuovo. Un’opzione permette di tenerlo fino alla parità.
    .title = Perdere la maggioranza
rules-fantazja-ruling-40 = Chi ha già un gettone lo tiene anche sull’1:0.
    .title = Uno a zero
rules-fantazja-ruling-41 = Alla fine del tuo turno l’altro non guadagna nulla.
    .title = Niente nel turno altrui
rules-fantazja-ruling-42 = Un gettone vale dal turno successivo di chi lo ha, di nuovo a ogni turno; uno per turno. Usarlo non lo consuma.
    .title = Da quando e quante volte
rules-fantazja-ruling-43 = Per il gettone speciale contano gli edifici speciali. Il Castello non conta per nessuno.
    .title = Speciali e Castello
rules-fantazja-ruling-44 = Residenziale: da una a tre tessere della mano si scambiano tutte insieme con altrettante dei propri scarti. Le tessere appena date non si possono riprendere.
    .title = Il potere residenziale
rules-fantazja-ruling-45 = Produttivo: una tessera qualsiasi dei propri scarti diventa un punto Immaginazione, coperto.
    .title = Il potere produttivo
rules-fantazja-ruling-46 = Militare: si sceglie un edificio visibile qualsiasi, di una parte o dell’altra, ma non il Castello (a meno che un’opzione lo permetta).
    .title = Il potere militare
rules-fantazja-ruling-47 = L’altro non può mettere nulla sull’edificio protetto né su una casella che lo tocca, anche se quella casella ha altri vicini.
    .title = Che cosa vieta la guardia
rules-fantazja-ruling-48 = Costruire più in alto su un vicino resta permesso, e l’Energia Oscura può ancora distruggere l’edificio protetto.
    .title = Che cosa la guardia non ferma
rules-fantazja-ruling-49 = L’altro non può sostituire l’edificio protetto con il potere speciale; un suo vicino sì.
    .title = Guardia e sostituzione
rules-fantazja-ruling-50 = Chi possiede il gettone non ne è limitato.
    .title = La guardia e chi la mette
rules-fantazja-ruling-51 = Il potere militare si può usare di nuovo già nel turno in cui il gettone ritorna (se un’opzione non dice altro).
    .title = Di nuovo nello stesso turno
rules-fantazja-ruling-52 = Quando il gettone ritorna, resta a chi ha nettamente più edifici militari; altrimenti va nella riserva.
    .title = Il gettone ritorna
rules-fantazja-ruling-53 = Finché il gettone sta su una tessera, i controlli di fine turno lo saltano.
    .title = Un gettone di guardia
rules-fantazja-ruling-54 = Magico: si vedono quattro tessere a caso della mano avversaria, o tutte se sono di meno. Da zero a due vanno in fondo alla sua pila nell’ordine scelto; le altre tornano in mano. Le conosce solo chi usa il potere, oltre a chi le possiede.
    .title = Il potere magico
rules-fantazja-ruling-55 = Il potere magico può svuotare una mano piccola: chi l’aveva salta l’azione e pesca a fine turno.
    .title = Una mano svuotata
rules-fantazja-ruling-56 = Speciale: un proprio edificio ordinario visibile si sostituisce con una tessera della mano dello stesso livello e di un tipo ordinario qualsiasi. La pila sotto resta, gli elementi devono corrispondere a tutti i vicini (i numeri sono liberi), e la vecchia tessera torna in mano. Un’opzione permette di ignorare i lati.
    .title = Il potere speciale
rules-fantazja-ruling-57 = I livelli successivi seguono il tipo che si vede.
    .title = Il tipo dopo una sostituzione
rules-fantazja-ruling-58 = Sostituire un livello I con un livello I è permesso.
    .title = Uno per uno
rules-fantazja-ruling-59 = La partita finisce dopo due turni di fila, uno per parte, senza azione.
    .title = La fine
rules-fantazja-ruling-60 = Le tessere scartate tornano solo grazie ai poteri.
    .title = Lo scarto resta scarto
rules-fantazja-ruling-61 = Il risultato sono i punti dei propri edifici visibili e 5 per ogni gettone bonus. In parità vince chi ha più Immaginazione non spesa; se è pari anche quella, è un pareggio.
    .title = Il risultato
rules-fantazja-ruling-62 = Noti a entrambi: la città, gli scarti, i gettoni e tutti i numeri. Nascosti: le mani, l’ordine delle pile e ciò che sta come Immaginazione.
    .title = Che cosa è noto

## Esempi in figura

rules-fantazja-example-higher = B si può mettere accanto ad A: si toccano con l’aria, e B ne ha due, più di A.
rules-fantazja-example-lower = Al contrario no: dove c’è B, A ha troppo pochi simboli d’aria.
rules-fantazja-example-level-1 = Guarnigione I, avversaria. I lati da nord: terra, aria, fuoco, acqua.
rules-fantazja-example-level-2 = Guarnigione II sopra: gli elementi stanno sugli stessi lati, e la pila cambia proprietario.
rules-fantazja-example-level-3 = Guarnigione III sulla propria Guarnigione II: un bonus. Subito sulla Guarnigione I non si può.
rules-fantazja-example-dark = B e A hanno l’Energia Oscura, perciò quando si mette B spariscono entrambi. D ed E perdono il collegamento con il Castello e spariscono anche loro.

## Tutte le tessere

rules-fantazja-tiles-lead = 27 tessere, uguali per le due fazioni; cambia solo la cornice. Scegli un tipo, un livello, l’Energia Oscura, oppure un lato: elemento e numero di simboli. Una tessera si apre con un tocco e si può girare.
rules-fantazja-tiles-faction = Fazione
rules-fantazja-tiles-type = Tipo
rules-fantazja-tiles-level = Livello
rules-fantazja-tiles-of-level = livello { $level }
rules-fantazja-tiles-dark = Energia Oscura
rules-fantazja-tiles-element = Un lato per elemento
rules-fantazja-tiles-number = Simboli su un lato
rules-fantazja-tiles-symbols =
    { $count ->
        [one] { $count } simbolo su un lato
       *[other] { $count } simboli su un lato
    }
rules-fantazja-tiles-count =
    { $count ->
        [0] Una tessera così non c’è.
        [one] { $count } tessera
       *[other] { $count } tessere
    }
rules-fantazja-tiles-clear = Mostra di nuovo tutte
rules-fantazja-tile-side = { $count } × { $element }
rules-fantazja-tile-drawn =
    Lati da nord: { $sides-list }{ $dark ->
        [yes] ; Energia Oscura
       *[no] { "" }
    }
rules-fantazja-tile-number = Tessera { $number } di { $count }
rules-fantazja-tile-turn = Gira
rules-fantazja-tile-below = Si può mettere su
rules-fantazja-tile-above = Sopra si può mettere
rules-fantazja-tile-next = Tessera successiva
rules-fantazja-tile-previous = Tessera precedente

rules-fantazja-sure-printed = dalla scatola
rules-fantazja-sure-reported = da racconti
rules-fantazja-sure-reconstructed = ricostruita
