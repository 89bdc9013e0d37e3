## Zasady wszystkich gier

rules-lead = Na tyle krótkie, żeby przeczytać je, zanim zaparzy się herbata, i na tyle dokładne, żeby rozstrzygnąć spór. Wszystko własnymi słowami.
rules-read = Przeczytaj zasady
rules-not-yet = Jeszcze schnie farba: tej gry na razie nie ma na stole.
rules-unknown = Na tym stole nie ma takiej gry.
rules-all = Wszystkie zasady
rules-contents = Spis treści
rules-print = Drukuj
rules-ruling = Zasada { $ruling }
rules-choose-section = Przejdź do…
rules-cited = Przywołana zasada

## Części

rules-section-minute = W minutę
rules-section-setup = Zanim zagrasz
rules-section-turn = Twoja tura
rules-section-end = Koniec gry
rules-section-scoring = Jak liczy się rękę
rules-section-two-players = We dwoje
rules-section-chaos = Chaos
rules-section-rulings = Wszystkie zasady po kolei
rules-section-certainty = Co wiadomo, a co jest nasze
rules-section-hidden = Kto co widzi
rules-section-cards = Wszystkie karty
rules-section-round = Runda
rules-section-opening = Otwieranie portalu
rules-section-effects = Efekty portali
rules-section-rewards = Nagrody
rules-section-first-game = Pierwsza partia
rules-section-portals = Wszystkie portale
rules-section-small = Małe budynki
rules-section-imagination = Wyobraźnia
rules-section-large = Duże budynki
rules-section-bonus = Bonus
rules-section-dark-energy = Mroczna Energia
rules-section-tokens = Żetony mocy
rules-section-powers = Pięć mocy
rules-section-options = Warianty i opcje
rules-section-tiles = Wszystkie kafelki
rules-section-island = Wyspa
rules-section-cities = Miasta
rules-section-encounters = Spotkania
rules-section-creatures = Istoty
rules-section-wise = Wyspy mędrców
rules-section-objects = Magiczne przedmioty
rules-section-mages = Magowie
rules-section-tower = Wieża Indamanu
rules-section-reincarnation = Odrodzenie

## Skąd jest zasada

rules-from-book = Z instrukcji
rules-from-part = Rama z instrukcji, szczegóły ustalone tutaj
rules-from-ours = Ustalone tutaj, bo instrukcja milczy
