## Le regole di tutti i giochi

rules-lead = Abbastanza brevi da leggerle prima che il tè sia pronto, abbastanza esatte da chiudere una discussione. Tutto con parole nostre.
rules-read = Leggi le regole
rules-not-yet = I colori devono ancora asciugare: questo gioco non è ancora sul tavolo.
rules-unknown = Su questo tavolo non c’è un gioco così.
rules-all = Tutte le regole
rules-contents = Indice
rules-print = Stampa
rules-ruling = Regola { $ruling }
rules-choose-section = Vai a…
rules-cited = La regola citata

## Parti

rules-section-minute = In un minuto
rules-section-setup = Prima di giocare
rules-section-turn = Il tuo turno
rules-section-end = La fine
rules-section-scoring = Come si conta una mano
rules-section-two-players = In due
rules-section-chaos = Caos
rules-section-rulings = Tutte le regole numerate
rules-section-certainty = Ciò che si sa e ciò che è nostro
rules-section-hidden = Chi vede che cosa
rules-section-cards = Tutte le carte
rules-section-round = Un round
rules-section-opening = Aprire un portale
rules-section-effects = Gli effetti dei portali
rules-section-rewards = Ricompense
rules-section-first-game = La prima partita
rules-section-portals = Tutti i portali
rules-section-small = Edifici piccoli
rules-section-imagination = Immaginazione
rules-section-large = Edifici grandi
rules-section-bonus = Bonus
rules-section-dark-energy = Energia Oscura
rules-section-tokens = Gettoni potere
rules-section-powers = I cinque poteri
rules-section-options = Varianti e opzioni
rules-section-tiles = Tutte le tessere
rules-section-island = L’isola
rules-section-cities = Le città
rules-section-encounters = Incontri
rules-section-creatures = Gli esseri
rules-section-wise = Le isole dei sapienti
rules-section-objects = Gli oggetti magici
rules-section-mages = I maghi
rules-section-tower = La torre di Indaman
rules-section-reincarnation = Reincarnazione

## Da dove viene una regola

rules-from-book = Dal regolamento
rules-from-part = La cornice dal regolamento, i dettagli decisi qui
rules-from-ours = Deciso qui, dove il regolamento tace
