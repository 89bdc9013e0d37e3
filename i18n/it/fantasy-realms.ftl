fantasy-realms = Fantasy Realms

## Suits, with the forms that sentences need
##   code       two letters for narrow places
##   plural     a heading over several
##   one        one of them, as a subject
##   acc        after "changes to": what a card becomes
##   any        after "with": any of them
##   none       after "without" or "there is no": none of them
##   each       after "for": each of them
##   each-other after "for": each of them but the card itself
##   all        after "blanks": all of them
##   all-other  after "blanks": all of them but the card itself
##   all-of     what belongs to all of them
##   except     after "all cards except": all of them; empty where cards do not print it

fantasy-realms-land = Terra
    .code = Te
    .plural = Terre
    .one = una Terra
    .acc = Terra
    .any = una qualsiasi Terra
    .none = nessuna Terra
    .each = ogni Terra
    .each-other = ogni altra Terra
    .all = tutte le Terre
    .all-other = tutte le altre Terre
    .all-of = di tutte le Terre
    .except = Terre
fantasy-realms-flood = Diluvio
    .code = Di
    .plural = Diluvi
    .one = un Diluvio
    .acc = Diluvio
    .any = un qualsiasi Diluvio
    .none = nessun Diluvio
    .each = ogni Diluvio
    .each-other = ogni altro Diluvio
    .all = tutti i Diluvi
    .all-other = tutti gli altri Diluvi
    .all-of = di tutti i Diluvi
    .except = Diluvi
fantasy-realms-weather = Clima
    .code = Cl
    .plural = Climi
    .one = un Clima
    .acc = Clima
    .any = un qualsiasi Clima
    .none = nessun Clima
    .each = ogni Clima
    .each-other = ogni altro Clima
    .all = tutti i Climi
    .all-other = tutti gli altri Climi
    .all-of = di tutti i Climi
    .except = Climi
fantasy-realms-flame = Fiamma
    .code = Fi
    .plural = Fiamme
    .one = una Fiamma
    .acc = Fiamma
    .any = una qualsiasi Fiamma
    .none = nessuna Fiamma
    .each = ogni Fiamma
    .each-other = ogni altra Fiamma
    .all = tutte le Fiamme
    .all-other = tutte le altre Fiamme
    .all-of = di tutte le Fiamme
    .except = Fiamme
fantasy-realms-army = Esercito
    .code = Es
    .plural = Eserciti
    .one = un Esercito
    .acc = Esercito
    .any = un qualsiasi Esercito
    .none = nessun Esercito
    .each = ogni Esercito
    .each-other = ogni altro Esercito
    .all = tutti gli Eserciti
    .all-other = tutti gli altri Eserciti
    .all-of = di tutti gli Eserciti
    .except = Eserciti
fantasy-realms-wizard = Mago
    .code = Ma
    .plural = Maghi
    .one = un Mago
    .acc = Mago
    .any = un qualsiasi Mago
    .none = nessun Mago
    .each = ogni Mago
    .each-other = ogni altro Mago
    .all = tutti i Maghi
    .all-other = tutti gli altri Maghi
    .all-of = di tutti i Maghi
    .except = Maghi
fantasy-realms-leader = Comandante
    .code = Co
    .plural = Comandanti
    .one = un Comandante
    .acc = Comandante
    .any = un qualsiasi Comandante
    .none = nessun Comandante
    .each = ogni Comandante
    .each-other = ogni altro Comandante
    .all = tutti i Comandanti
    .all-other = tutti gli altri Comandanti
    .all-of = di tutti i Comandanti
    .except = Comandanti
fantasy-realms-beast = Bestia
    .code = Be
    .plural = Bestie
    .one = una Bestia
    .acc = Bestia
    .any = una qualsiasi Bestia
    .none = nessuna Bestia
    .each = ogni Bestia
    .each-other = ogni altra Bestia
    .all = tutte le Bestie
    .all-other = tutte le altre Bestie
    .all-of = di tutte le Bestie
    .except = Bestie
fantasy-realms-weapon = Arma
    .code = Ar
    .plural = Armi
    .one = un’Arma
    .acc = Arma
    .any = una qualsiasi Arma
    .none = nessun’Arma
    .each = ogni Arma
    .each-other = ogni altra Arma
    .all = tutte le Armi
    .all-other = tutte le altre Armi
    .all-of = di tutte le Armi
    .except = Armi
fantasy-realms-artifact = Artefatto
    .code = At
    .plural = Artefatti
    .one = un Artefatto
    .acc = Artefatto
    .any = un qualsiasi Artefatto
    .none = nessun Artefatto
    .each = ogni Artefatto
    .each-other = ogni altro Artefatto
    .all = tutti gli Artefatti
    .all-other = tutti gli altri Artefatti
    .all-of = di tutti gli Artefatti
    .except = Artefatti
fantasy-realms-wild = Jolly
    .code = ✦
    .plural = Jolly
    .one = un Jolly
    .acc = Jolly
    .any = un qualsiasi Jolly
    .none = nessun Jolly
    .each = ogni Jolly
    .each-other = ogni altro Jolly
    .all = tutti i Jolly
    .all-other = tutti gli altri Jolly
    .all-of = di tutti i Jolly
    .except = { "" }

## Cards

fantasy-realms-mountain = Montagna
fantasy-realms-cavern = Caverna
fantasy-realms-bell-tower = Campanile
fantasy-realms-forest = Foresta
fantasy-realms-earth-elemental = Elementale della Terra
fantasy-realms-fountain-of-life = Fonte della Vita
fantasy-realms-swamp = Palude
fantasy-realms-great-flood = Grande Diluvio
fantasy-realms-island = Isola
fantasy-realms-water-elemental = Elementale dell’Acqua
fantasy-realms-rainstorm = Temporale
fantasy-realms-blizzard = Bufera
fantasy-realms-smoke = Fumo
fantasy-realms-whirlwind = Turbine
fantasy-realms-air-elemental = Elementale dell’Aria
fantasy-realms-wildfire = Incendio
fantasy-realms-candle = Candela
fantasy-realms-forge = Fucina
fantasy-realms-lightning = Fulmine
fantasy-realms-fire-elemental = Elementale del Fuoco
fantasy-realms-knights = Cavalieri
fantasy-realms-elven-archers = Arcieri Elfici
fantasy-realms-light-cavalry = Cavalleria Leggera
fantasy-realms-dwarvish-infantry = Fanteria Nanica
fantasy-realms-rangers = Esploratori
fantasy-realms-collector = Collezionista
fantasy-realms-beastmaster = Signore delle Bestie
fantasy-realms-necromancer = Negromante
fantasy-realms-warlock-lord = Sommo Stregone
fantasy-realms-enchantress = Incantatrice
fantasy-realms-king = Re
fantasy-realms-queen = Regina
fantasy-realms-princess = Principessa
fantasy-realms-warlord = Signore della Guerra
fantasy-realms-empress = Imperatrice
fantasy-realms-unicorn = Unicorno
fantasy-realms-basilisk = Basilisco
fantasy-realms-warhorse = Destriero
fantasy-realms-dragon = Drago
fantasy-realms-hydra = Idra
fantasy-realms-warship = Nave da Guerra
fantasy-realms-magic-wand = Bacchetta Magica
fantasy-realms-sword-of-keth = Spada di Keth
fantasy-realms-elven-longbow = Arco Lungo Elfico
fantasy-realms-war-dirigible = Dirigibile da Guerra
fantasy-realms-shield-of-keth = Scudo di Keth
fantasy-realms-gem-of-order = Gemma dell’Ordine
fantasy-realms-world-tree = Albero del Mondo
fantasy-realms-book-of-changes = Libro dei Mutamenti
fantasy-realms-protection-rune = Runa di Protezione
fantasy-realms-shapeshifter = Mutaforma
fantasy-realms-mirage = Miraggio
fantasy-realms-doppelganger = Sosia

## Condizioni: tutte le carte, una delle carte, uno dei semi o nessuno dei semi

fantasy-realms-when =
    { $without-count ->
        [0]
            con { $all-count ->
                [0] { $any-count ->
                    [0] { $suits-any-or }
                   *[other] { $any-or }
                }
               *[other] { $any-count ->
                    [0] { $suits-count ->
                        [0] { $all }
                       *[other] { $all-list } e { $suits-any-or }
                    }
                   *[other] { $all-list } e con { $any-or }
                }
            }
       *[other] senza { $without-none-or }
    }
fantasy-realms-otherwise = { fantasy-realms-when }

## Bonus

fantasy-realms-bonus-per-card =
    { $points-signed } per { $other ->
        [yes] { $suits-each-other-or }
       *[no] ogni { $suits-or }
    }
fantasy-realms-bonus-per-card-beside = { $points-signed } per ogni { $suits-or }, ma { $more-signed } con { $beside }
fantasy-realms-bonus-once = { $points-signed } { $when }
fantasy-realms-bonus-once-or-less = { $points-signed } { $when }, oppure { $less-signed } { $otherwise }
fantasy-realms-bonus-sum-of-bases = aggiunge la forza base { $suits-all-of }
fantasy-realms-bonus-one-base = aggiunge la forza base di una carta a scelta tra { $suits }
fantasy-realms-bonus-runs = +10 per 3 carte di forza base consecutiva, +30 per 4, +60 per 5, +100 per 6, +150 per 7 o più
fantasy-realms-bonus-collection = +10 per 3 carte diverse dello stesso seme, +40 per 4, +100 per 5 o più
fantasy-realms-bonus-all-suits-differ = { $points-signed } se ogni carta attiva è di un seme diverso
fantasy-realms-bonus-clears =
    { $suits-count ->
        [11] rimuove tutte le penalità
       *[other] rimuove le penalità { $suits-all-of }
    }
fantasy-realms-bonus-clears-army =
    rimuove la parola { fantasy-realms-army } { $suits-count ->
        [11] da tutte le penalità
       *[other] dalle penalità { $suits-all-of }
    }

## Penalità

fantasy-realms-penalty-per-card = { fantasy-realms-bonus-per-card }
fantasy-realms-penalty-unless = { $points-signed } senza { $suits-none-or }
fantasy-realms-penalty-blanks =
    annulla { $other ->
        [yes] { $suits-all-other }
       *[no] { $suits-all }
    }{ $spares-count ->
        [0] { "" }
       *[other] { " " }tranne { $spares }
    }
fantasy-realms-penalty-blanks-all-but =
    annulla tutte le carte tranne { $suits-except }{ $spares-count ->
        [0] { "" }
       *[other] , e tranne { $spares }
    }
fantasy-realms-penalty-blanked-unless = annullata senza { $suits-none-or }
fantasy-realms-penalty-blanked-with = annullata con { $suits-any-or }

## Carte per cui il proprietario sceglie alla fine

fantasy-realms-chooser-necromancer = può richiamare dall’area degli scarti un Esercito, un Mago, un Comandante o una Bestia come ottava carta
fantasy-realms-chooser-doppelganger = può copiare un’altra carta della mano: nome, seme, forza base e penalità, ma non il bonus
fantasy-realms-chooser-mirage = può fingersi una qualsiasi carta Terra, Diluvio, Clima, Fiamma o Esercito: ne prende il nome e il seme, o solo il seme, e nient’altro
fantasy-realms-chooser-shapeshifter = può diventare una qualsiasi carta Mago, Comandante, Bestia, Arma o Artefatto: ne prende il nome e il seme, o solo il seme, e nient’altro
fantasy-realms-chooser-book-of-changes = può cambiare il seme di un’altra carta della mano; nome, forza base, bonus e penalità restano
fantasy-realms-chooser-island = può rimuovere la penalità di un Diluvio o di una Fiamma

## Righe del punteggio

fantasy-realms-line-eighth = L’ottava carta, richiamata dalla carta { fantasy-realms-necromancer }
fantasy-realms-line-copies = Copia { $name }
fantasy-realms-line-poses = Si finge { $name } ({ $suit })
fantasy-realms-line-poses-as-suit = Si finge { $suit-one } senza nome
fantasy-realms-line-changed = Cambiata in { $suit-acc } dalla carta { fantasy-realms-book-of-changes }
fantasy-realms-line-base = Forza base { $points }
fantasy-realms-line-bonus =
    { $points ->
        [0] Nessun bonus: { $bonus }
       *[other] { $bonus-id ->
            [per-card] { $cards-count ->
                [1] { $bonus }{ fantasy-realms-because }
               *[other] { $points-signed }: { $bonus }{ fantasy-realms-because }
            }
            [once] { $bonus-when-suits-count ->
                [0] { $bonus-when-any-count ->
                    [0] { $bonus }
                    [1] { $bonus }
                   *[other] { $bonus }{ fantasy-realms-because }
                }
               *[other] { $bonus }{ fantasy-realms-because }
            }
            [once-or-less] { $points-signed } con { $cards }
            [sum-of-bases] { fantasy-realms-bases }
            [one-base] { fantasy-realms-bases }
            [runs] { $points-signed } per forze base consecutive{ fantasy-realms-because }
            [collection] { $points-signed } per carte diverse dello stesso seme{ fantasy-realms-because }
            [all-suits-differ] { $bonus }
           *[other] { $points-signed }: { $bonus }{ fantasy-realms-because }
        }
    }
fantasy-realms-line-penalty =
    { $points ->
        [0] Nessuna penalità: { $penalty }{ fantasy-realms-because }
       *[other] { $penalty-id ->
            [unless] { $penalty }
           *[other] { $cards-count ->
                [1] { $penalty }{ fantasy-realms-because }
               *[other] { $points-signed }: { $penalty }{ fantasy-realms-because }
            }
        }
    }
fantasy-realms-bases = { $points-signed }: forza base { $cards-count ->
        [1] della carta { $cards }
       *[other] delle carte { $cards }
    }
fantasy-realms-because =
    { $cards-count ->
        [0] { "" }
       *[other] { " " }({ $cards-list })
    }
fantasy-realms-line-cleared = Penalità rimossa dalla carta { $by }
fantasy-realms-line-army-cleared = Penalità senza la parola { fantasy-realms-army } grazie alla carta { $by }
fantasy-realms-line-blanked-by = Annullata dalla carta { $by }
fantasy-realms-line-blanked-in-circle =
    { $cards-count ->
        [1] Annullata: annullerebbe sé stessa
       *[other] Annullata: { $cards } si annullano a vicenda
    }
fantasy-realms-line-blanked-unless = Annullata: in mano non c’è { $suits-none-or }
fantasy-realms-line-blanked-with = Annullata: in mano c’è { $suits-one-or }

## Scelte

fantasy-realms-choice-nothing =
    { $chooser-id ->
        [necromancer] { $chooser } non richiama nessuna carta
        [doppelganger] { $chooser } non copia nessuna carta
        [book-of-changes] { $chooser } non cambia nulla
        [island] { $chooser } non rimuove nessuna penalità
       *[other] { $chooser } resta com’è
    }
fantasy-realms-choice-raise = { fantasy-realms-necromancer } richiama { $card }
fantasy-realms-choice-copy = { fantasy-realms-doppelganger } copia { $card }
fantasy-realms-choice-pose = { $chooser } si finge { $card }
fantasy-realms-choice-pose-as-suit = { $chooser } si finge { $suit-one }
fantasy-realms-choice-change = { fantasy-realms-book-of-changes } cambia { $card } in { $suit-acc }
fantasy-realms-choice-clear = { fantasy-realms-island } rimuove la penalità della carta { $card }

## Rifiuti delle scelte

fantasy-realms-refusal-too-many-cards =
    { $count ->
        [one] { $count } carta è troppo: una mano ne ha 7, oppure 8 con { fantasy-realms-necromancer }.
       *[other] { $count } carte sono troppe: una mano ne ha 7, oppure 8 con { fantasy-realms-necromancer }.
    }
fantasy-realms-refusal-chooser-missing = { $card } non è in mano, quindi non c’è nulla da scegliere.
fantasy-realms-refusal-target-missing = { $card } può scegliere solo una carta della mano, e { $target } non ne fa parte.
fantasy-realms-refusal-target-itself = La carta { $card } non può scegliere sé stessa: scegli un’altra carta della mano.
fantasy-realms-refusal-necromancer-suit = { fantasy-realms-necromancer } richiama solo un Esercito, un Mago, un Comandante o una Bestia, e { $target } non lo è.
fantasy-realms-refusal-not-discarded = { fantasy-realms-necromancer } richiama solo carte dell’area degli scarti, e { $target } non è lì.
fantasy-realms-refusal-guise-suit =
    { $card } non può fingersi { $suit-one }, ma solo { $card-id ->
        [mirage] una Terra, un Diluvio, un Clima, una Fiamma o un Esercito.
       *[other] un Mago, un Comandante, una Bestia, un’Arma o un Artefatto.
    }
fantasy-realms-refusal-guise-unseen = { $card } può prendere solo il nome di una carta vista in questa partita, e nessuno ha visto { $target }.
fantasy-realms-refusal-book-suit = { fantasy-realms-book-of-changes } dà uno dei dieci semi, e { fantasy-realms-wild } non è tra questi.
fantasy-realms-refusal-book-same-suit = { $target } è già { $suit-one }: scegli un altro seme.
fantasy-realms-refusal-island-suit = { fantasy-realms-island } rimuove solo la penalità di un Diluvio o di una Fiamma, e { $target } non lo è.
fantasy-realms-refusal-fountain-suit = { fantasy-realms-fountain-of-life } aggiunge solo la forza di una Terra, un Diluvio, un Clima, una Fiamma o un’Arma, e { $target } non lo è.

## Opzioni

fantasy-realms-option-stalemate-rounds = Dopo tanti turni in cui tutti hanno preso dall’area degli scarti, si deve pescare dal mazzo; 0 per mai.
fantasy-realms-option-copy-scope = Quali carte possono nominare Miraggio e Mutaforma: tutte quelle del gioco (any) o solo quelle viste in questa partita (seen).
fantasy-realms-option-choices = Chi fa le scelte alla fine: i proprietari delle carte (owner) o il programma, nel modo migliore per ciascuno (best).
fantasy-realms-option-seconds = Quanti secondi dura lo scambio nella variante chaos.
