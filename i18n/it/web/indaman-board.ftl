## The map

in-map = L’isola di Indaman
in-place = { $place }
in-here = qui { $names-list }
in-your-target = il tuo obiettivo
in-box = Scatola vera
in-other-box = Si gioca con i componenti di una scatola vera. Impronta della serie: { $hash }
in-looking = Vista della mappa
in-closer = Più vicino
in-farther = Più lontano
in-fit = Tutta l’isola
in-piles = Esseri nei mazzi
in-pile =
    { $cards ->
        [0] nessuna carta
        [one] { $cards } carta
       *[other] { $cards } carte
    }{ $known-count ->
        [0] {""}
       *[other] , fra cui { $known-list }
    }
in-looked = Nel mazzo { $terrain-of }
in-neighbours = Accanto al mago
in-risk-blue = per strada, klippide blu
in-risk-red = fuori strada, klippide rosso
in-risk-gate = alla porta, klippide verde
in-risk-free = nessun lancio
in-roll-blue = Per strada lanci il blu: un essere in { $swords } casi su 6.
in-roll-red = Fuori strada lanci il rosso: un essere in { $swords } casi su 6, gemme in { $gems } su 6.
in-roll-gate = Alla porta lanci il verde: entrare costa da 1 a 3 gemme.
in-roll-free = Lì non si lancia nulla.

## Everybody, and what is mine

in-mages = Maghi
in-tower = Torre di Indaman
in-square = Gradino { $square }, serve
in-gems = Gemme
in-objects = Oggetti magici
in-kept = Esseri conservati
in-kept-of = Esseri conservati: { $points } su { $needed }
in-ladder = Scala
in-target = Obiettivo
in-at-gate = davanti alla porta
in-before-gate = Davanti alla porta: tira di nuovo, o vattene
in-held-by = Lo tiene: { $creature }
in-way = { $from-from } { $to-to }, vale { $gems }
in-way-short = → { $to }, { $gems }
in-worth =
    { $gems ->
        [one] { $gems } gemma
       *[other] { $gems } gemme
    }
in-steps =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }{ $road ->
        [0] {""}
       *[other] , { $road } per strada
    }
in-die =
    { $seat ->
        [Tu] Lanci il
       *[other] { $seat } lancia il
    } { $colour ->
        [blue] blu
        [red] rosso
       *[green] verde
    }: { $face }
in-watching = Stai guardando la partita.
in-has =
    Oggetti: { $objects }. Scala: { $ladder }. { $cards ->
        [0] Nessun essere conservato.
       *[other] { $kept-count ->
            [0] Esseri conservati: { $cards }.
           *[other] Conserva: { $kept-list } ({ $points } punti).
        }
    }
in-shown = Visti: { $objects-list }.
in-control = { $seat } può guidare questo mago: { $creature }.
in-favourite = Trova il doppio delle gemme { $terrain-at }.
in-creature-worth =
    { $points ->
        [0] Per i sapienti non vale nulla.
       *[other] Per i sapienti vale { $points }.
    }
in-works = Funziona con { $faces-list }.
in-object-works = { $object }: funziona con { $faces-list }

## What I am asked

in-choose = Scegli
in-use = Prova { $object-acc } ({ $faces })
in-continue = Continua
in-called =
    { $seat ->
        [Tu] Tocca a te.
       *[other] È il turno di { $seat }, ma decidi tu!
    }
in-found =
    { $gems ->
        [one] Trovi { $gems } gemma.
       *[other] Trovi { $gems } gemme.
    }
in-offered =
    { $creatures-count ->
        [0] Non offri ancora nulla.
       *[other] Offri: { $creatures-list } ({ $points } punti).
    }

## The encounter

in-duel = Incontro
in-as-traveller = in viaggio
in-as-creature = gioca l’essere
in-fist-open = sta scegliendo …
in-fist-shut = chiuso
in-fist-closed = Il tuo pugno è chiuso
in-gems-in =
    { $gems ->
        [0] nessuna gemma
        [one] { $gems } gemma
       *[other] { $gems } gemme
    }
in-gems-inside =
    { $gems ->
        [0] vuoto
        [one] { $gems } gemma dentro
       *[other] { $gems } gemme dentro
    }
in-says = «Questa carta è: { $name }.»
in-said = { $player ->
        [Tu] Dichiari
       *[other] { $player } dichiara
    }: { $name }.
in-fighting = { $traveller } contro { $player }
in-picks =
    { $seat ->
        [Tu] Scegli un essere.
       *[other] { $seat } guarda il mazzo e sceglie un essere.
    }
in-call-it = Che nome gli dai?
in-more-wins = Vince chi ha più gemme. In parità vince l’essere.
in-win = Se vinci:
in-lose = Se perdi:
in-win-traveller = l’essere ({ $points } punti) e le gemme dell’altro. Le tue vanno in banca.
in-win-creature = le gemme di chi viaggia sono tue e la tua scala sale. Le tue vanno in banca.
in-lose-creature = le tue gemme vanno a chi viaggia, che tiene l’essere.
in-maybe-white = Se la carta è bianca non fa danni, ma la scala dell’altro sale lo stesso.
in-fate-briganti = Rubano gemme, oppure un oggetto.
in-won =
    { $winner ->
        [Tu] Vinci tu!
       *[other] { $traveller ->
            [yes] { $winner } batte l’essere
           *[no] Vince l’essere: { $winner }
        }
    }
in-was = La carta: { $creature }. { $gems } contro { $other }.
in-was-white = Carta bianca: era un bluff! { $gems } contro { $other }.

## The tower

in-see-map = Mappa
in-see-tower = Torre
in-wants = Il gradino { $square } vuole { $needed }
in-reach = Klippide verde e gemme insieme devono arrivare a { $needed }. Le gemme si perdono comunque.
in-bonus = Il tuo mago aggiunge { $bonus } a questo lancio.
in-percent = { $number } %
in-any-roll = ogni lancio
in-no-roll = mai
in-or-more =
    { $least ->
        [6] solo un 6
       *[other] da { $least } in su
    }
in-up = Se riesci:
in-down = Se fallisci:
in-stands =
    sali al gradino { $square } e ti { $gems ->
        [0] restano zero gemme
        [one] resta { $gems } gemma
       *[other] restano { $gems } gemme
    }.
in-stays =
    { $square ->
        [0] il turno finisce.
       *[other] la scala resta al gradino { $square } e il turno finisce.
    }
in-stop-here =
    { $square ->
        [0] Se ti fermi, il turno finisce.
       *[other] Se ti fermi, la scala sale al gradino { $square } e il turno finisce.
    }
in-winner =
    { $winner ->
        [Tu] Sei in cima alla torre: vinci!
       *[other] { $winner } è in cima alla torre e vince
    }
in-top-wins = Chi arriva in cima vince subito.

in-keys = Le frecce vanno da un posto a quello vicino, Invio sceglie e conferma, Esc annulla. I legge una carta. Più, meno e 0 ingrandiscono la mappa, Maiusc con le frecce la sposta, M passa dalla mappa alla torre.
