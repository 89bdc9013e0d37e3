## Parole sulle carte

fr-hyphens = Collezio-nista Incanta-trice Impera-trice Princi-pessa Esplora-tori Elemen-tale

fr-blanked = Annullata
fr-cleared-by = rimossa da { $card }
fr-no-effect = Né bonus né penalità
fr-gives = Ora dà
fr-eighth = ottava
fr-new = nuova

fantasy-realms-stamp-blanked-by = da { $by }
fantasy-realms-stamp-blanked-in-circle =
    { $cards-count ->
        [1] da sé stessa
       *[other] a vicenda
    }
fantasy-realms-stamp-blanked-unless = { $suits-none-or }
fantasy-realms-stamp-blanked-with = c’è { $suits-one-or }

fantasy-realms-band-copies = come { $name }
fantasy-realms-band-poses = come { $name }
fantasy-realms-band-poses-as-suit = ora { $suit-one }
fantasy-realms-band-changed = ora { $suit-one }

fantasy-realms-short-cleared = penalità rimossa da { $by }
fantasy-realms-short-army-cleared = senza la parola Esercito
fantasy-realms-short-blanked-by = da { $by }
fantasy-realms-short-blanked-in-circle = si annullano a vicenda
fantasy-realms-short-blanked-unless = { $suits-none-or }
fantasy-realms-short-blanked-with = c’è { $suits-one-or }

# Perché una carta riceve punti: poche carte per nome, molte per numero.
fantasy-realms-cause =
    { $suits-count ->
        [0] { $cards-count ->
            [0] { $beside-id ->
                [none] { $count } carte
               *[other] { $beside }
            }
           *[other] { $cards-list }
        }
       *[other] { $count }{ "\u00A0" }×{ "\u00A0" }{ $suits-list }{ $beside-id ->
            [none] { "" }
           *[other] , { $beside }
        }
    }

## Il tavolo

fr-area = Area degli scarti
fr-area-gains = l’etichetta dice quanto guadagna la tua mano
fr-area-count = { $count } su { $end }, poi si finisce
fr-area-empty = L’area degli scarti è vuota.
fr-or = o
fr-deck = Mazzo
fr-deck-label =
    { $count ->
        [one] Mazzo, resta { $count } carta
       *[other] Mazzo, restano { $count } carte
    }
fr-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
fr-seat-took = prese:
fr-seat-holds = ha:
fr-vine = Scarti: { $count } su { $end }
fr-vine-caption = scarti e la partita finisce
fr-vine-two = scarti e mani piene, poi si finisce
fr-time-label = Tempo rimasto: { $time }
fr-time-caption = di { $time }, poi si conta

fantasy-realms-note-took = prende { $card }
fantasy-realms-note-discarded = scarta { $card }
fantasy-realms-note-drew =
    { $count ->
        [one] pesca una carta
       *[other] pesca { $count } carte
    }

## La mia mano

fr-hand = La tua mano
fr-drawn = Appena pescate
fr-worth = La tua mano vale
fr-worth-rest = Nel migliore dei casi resta
fr-worth-short = mano
fr-blanked-more =
    { $count ->
        [one] e un’altra annullata
       *[other] e altre { $count } annullate
    }
fr-why-points = Perché questi punti?
fr-why-total = Perché { $total }?
fr-why-gain = Perché { $gain }?
fr-why-title = Perché questi punti
fr-total = In tutto
fr-draw = Pesca
fr-choose-discard = Scegli una carta da scartare
fr-choose-keep = Scegli una carta da tenere

fr-tip-swap = Entra { $card }, esce { $discard }: { $total }.
fr-tip-take = Con { $card }: { $total }.
fr-tip-discard = Senza { $card }: { $total }.
fr-tip-best = Meglio prendere { $card }: { $total }.
fr-tip-best-discard = Meglio scartare { $card }: restano { $total }.
fr-tip-deck-only = Tutti hanno preso scarti troppo a lungo: ora si pesca dal mazzo.

## Per chi ascolta

fr-label-card = { $card }, { $suit }, forza { $base }
fr-label-points =
    { $points ->
        [one] dà { $points } punto
       *[other] dà { $points } punti
    }
fr-label-blanked = annullata: { $why }
fr-label-gain = la tua mano guadagnerebbe { $gain }
fr-label-selected = selezionata

## Scambi

fr-ribbon-trade = Ancora { $time }: scambia una carta per una
fr-offers = Offerte sul tavolo
fr-offers-note = quanto si vede lo decide chi offre
fr-no-offers = Nessuno offre ancora nulla.
fr-trades =
    { $count ->
        [one] { $count } scambio
       *[other] { $count } scambi
    }
fr-make-offer = Fai un’offerta
fr-tap-card = Tocca una carta della tua mano.
fr-others-see = Gli altri vedono
fr-shows-card = la carta
fr-shows-suit = il seme
fr-shows-nothing = nulla
fr-offered-to = Offerta a
fr-all = tutti
fr-you-want = Vuoi in cambio
fr-any = tutti
fr-anything = qualsiasi cosa
fr-wants = vuole
fr-to-all = a tutti
fr-to-you = a te
fr-to-one = a { $name }
fr-elsewhere = Tra gli altri:
fr-elsewhere-pair = { $owner } a { $to }
fr-yours = La tua
fr-you-give = dai { $card }
fr-only-you = solo per te
fr-none-fits = Non hai una carta così.
fr-withdraw = Ritira
fr-hidden-card = una carta coperta
fr-age = { $seconds } s fa
fr-offer-label = { $owner } offre { $thing } { $to }, vuole { $wants }
fr-offered-card = sul tavolo: si vede la carta
fr-offered-suit = sul tavolo: si vede il seme
fr-offered-nothing = sul tavolo: coperta
fr-tip-trade = Scegli un’offerta, o una carta da offrire.
fr-tip-trade-card = Arriva { $comes }, va via { $goes }.
fr-tip-trade-hidden = Arriva una carta coperta, va via { $goes }.
fr-tip-trade-gain = { $gain }, in tutto { $total }.
fr-give = Dai { $card }
fr-let-pass = Lascia stare
# Che cosa era offerto, per quanto si vedeva.
fantasy-realms-event-withdrew-offer =
    { $seat ->
        [Tu] Ritiri
       *[other] { $seat } ritira
    } { $offer-open-to-you ->
        [no] un’offerta a { $offer-to }.
       *[yes] l’offerta: { fantasy-realms-offer-thing }{ fantasy-realms-offer-price }.
    }
fantasy-realms-offer-button =
    Offri { $card-id ->
        [none] { $suit-id ->
            [none] una carta coperta
           *[other] { $suit-one }
        }
       *[other] { $card }
    } per { $wants-id ->
        [none] qualsiasi cosa
       *[other] { $wants-one }
    }

## Le mani scoperte

fr-reveal = Tutte le mani
fr-place = { $place }º posto
fr-agreed = d’accordo
fr-chooses =
    { $cards-count ->
        [0] non ancora d’accordo
       *[other] sceglie: { $cards }
    }
fr-agree = Sono d’accordo
fr-final-when = Definitivo quando tutti sono d’accordo.
fr-waits-agree = Manca ancora: { $names-list }.
fr-best-found = è la scelta migliore, puoi cambiarla
fr-question-necromancer = Chi richiama il Negromante?
fr-question-doppelganger = Che cosa copia il Sosia?
fr-question-mirage = Che cos’è il tuo Miraggio?
fr-question-shapeshifter = Chi è il tuo Mutaforma?
fr-question-book-of-changes = Che cosa cambia il Libro dei Mutamenti?
fr-question-island = Quale penalità rimuove l’Isola?
fr-choice-nothing = nulla
fr-choice-change = { $card }: { $suit }
fr-choice-others =
    { $count ->
        [one] e un’altra
       *[other] e altre { $count }
    }
fr-choice-all =
    { $count ->
        [one] Tutte ({ $count })
       *[other] Tutte ({ $count })
    }
fr-choice-later = Poi: { $cards }.
fr-end-won = Vinci di { $by }
fr-end-tie = Vinci lo spareggio
fr-end-shared = Condividi la vittoria
fr-end-lost =
    { $by ->
        [0] { $place }º posto dopo lo spareggio
       *[other] { $place }º posto, a { $by } dal primo
    }

## Guardare

fr-open-hands = Mani scoperte
fr-watching = Stai guardando: le mani restano coperte fino alla fine.

## Il tavolo in parole

fr-text-total = { $words } ({ $total })
fr-text-known = note: { $cards }
fr-keys-list = Le frecce si muovono tra le carte, Invio seleziona e un altro Invio conferma, Esc lascia. D pesca, A accetta, I legge una carta, W dice perché questi punti. Virgola e punto guardano indietro e avanti.

## Testi brevi delle carte. Gli asterischi segnano la parola che Esploratori e Nave da Guerra tolgono.

fr-card-mountain =
    .plus = 50 con Fumo e Incendio; rimuove le penalità dei Diluvi
fr-card-cavern =
    .plus = 25 con Fanteria Nanica o Drago; rimuove le penalità dei Climi
fr-card-bell-tower =
    .plus = 15 con un Mago
fr-card-forest =
    .plus = 12 per Bestia e con Arcieri Elfici
fr-card-earth-elemental =
    .plus = 15 per ogni altra Terra
fr-card-fountain-of-life =
    .plus = forza base di un’Arma, Diluvio, Fiamma, Terra o Clima
fr-card-swamp =
    .minus = 3 per *Esercito* e Fiamma
fr-card-great-flood =
    .minus = annulla *Eserciti*, Terre (non Montagna), Fiamme (non Fulmine)
fr-card-island =
    .plus = rimuove la penalità di un Diluvio o una Fiamma
fr-card-water-elemental =
    .plus = 15 per ogni altro Diluvio
fr-card-rainstorm =
    .plus = 10 per Diluvio
    .minus = annulla le Fiamme tranne Fulmine
fr-card-blizzard =
    .minus = annulla i Diluvi; 5 per *Esercito,* Comandante, Bestia, Fiamma
fr-card-smoke =
    .minus = annullata senza una Fiamma
fr-card-whirlwind =
    .plus = 40 con Temporale e con Bufera o Grande Diluvio
fr-card-air-elemental =
    .plus = 15 per ogni altro Clima
fr-card-wildfire =
    .minus = annulla tutto tranne Fiamme, Maghi, Climi, Armi, Artefatti e 5 carte
fr-card-candle =
    .plus = 100 con Libro dei Mutamenti, Campanile e un Mago
fr-card-forge =
    .plus = 9 per Arma e Artefatto
fr-card-lightning =
    .plus = 30 con Temporale
fr-card-fire-elemental =
    .plus = 15 per ogni altra Fiamma
fr-card-knights =
    .minus = 8 senza un Comandante
fr-card-elven-archers =
    .plus = 5 senza Climi
fr-card-light-cavalry =
    .minus = 2 per Terra
fr-card-dwarvish-infantry =
    .minus = 2 per ogni altro *Esercito*
fr-card-rangers =
    .plus = 10 per Terra; toglie la parola Esercito dalle penalità
fr-card-collector =
    .plus = 10 per 3 carte di un seme, 40 per 4, 100 per 5
fr-card-beastmaster =
    .plus = 9 per Bestia; rimuove le penalità delle Bestie
fr-card-necromancer =
    .plus = richiama un’ottava carta dagli scarti
fr-card-warlock-lord =
    .minus = 10 per Comandante e altro Mago
fr-card-enchantress =
    .plus = 5 per Terra, Clima, Diluvio e Fiamma
fr-card-king =
    .plus = 5 per Esercito, o 20 con la Regina
fr-card-queen =
    .plus = 5 per Esercito, o 20 con il Re
fr-card-princess =
    .plus = 8 per Esercito, Mago e altro Comandante
fr-card-warlord =
    .plus = forza base di tutti gli Eserciti
fr-card-empress =
    .plus = 10 per Esercito
    .minus = 5 per ogni altro Comandante
fr-card-unicorn =
    .plus = 30 con Principessa, o 15 con Imperatrice, Regina o Incantatrice
fr-card-basilisk =
    .minus = annulla *Eserciti,* Comandanti e altre Bestie
fr-card-warhorse =
    .plus = 14 con un Comandante o un Mago
fr-card-dragon =
    .minus = 40 senza un Mago
fr-card-hydra =
    .plus = 28 con Palude
fr-card-warship =
    .plus = toglie la parola Esercito dai Diluvi
    .minus = annullata senza un Diluvio
fr-card-magic-wand =
    .plus = 25 con un Mago
fr-card-sword-of-keth =
    .plus = 10 con un Comandante, 40 se c’è anche Scudo di Keth
fr-card-elven-longbow =
    .plus = 30 con Arcieri Elfici, Signore della Guerra o delle Bestie
fr-card-war-dirigible =
    .minus = annullata senza un *Esercito,* o con un Clima
fr-card-shield-of-keth =
    .plus = 15 con un Comandante, 40 se c’è anche Spada di Keth
fr-card-gem-of-order =
    .plus = forze consecutive: 3 carte 10, 4: 30, 5: 60, 6: 100, 7: 150
fr-card-world-tree =
    .plus = 50 se tutti i semi sono diversi
fr-card-book-of-changes =
    .plus = cambia il seme di un’altra carta
fr-card-protection-rune =
    .plus = rimuove tutte le penalità
fr-card-shapeshifter =
    .plus = diventa un Mago, Comandante, Bestia, Arma o Artefatto
fr-card-mirage =
    .plus = si finge Terra, Diluvio, Clima, Fiamma o Esercito
fr-card-doppelganger =
    .plus = copia un’altra carta, ma non il bonus
