## Stół na ekranie

via-magica-play-row-title = Rząd
via-magica-play-own-title = Twoje portale
via-magica-play-own = { points } · otwarte { $opened }/{ $last } · rezerwa { $reserve }
via-magica-play-dealt-title = Zatrzymaj trzy z tych portali
via-magica-play-rewards-title = Nagrody:
via-magica-play-reward-short =
    { $reward ->
        [yellow] 3 żół→{ $points }
        [purple] 3 fio→{ $points }
        [green] 3 zie→{ $points }
        [all-colours] 4 kol→{ $points }
        [blue] 3 nie→{ $points }
        [two] 2→{ $points }
        [three] 3→{ $points }
        [four] 4→{ $points }
        [five] 5→{ $points }
       *[six] 6→{ $points }
    }
via-magica-play-mark = Wybierz { $portal }

## Stół w zdaniach

via-magica-play-round =
    { $player ->
        [Ty] Runda { $round }. Masz worek.
       *[other] Runda { $round }. Worek ma { $player }.
    }
via-magica-play-token = Żeton: { $token }.
via-magica-play-bag = W worku: { $tokens }.
via-magica-play-row-names = W rzędzie: { $portals }.
via-magica-play-row =
    { $count ->
        [0] Rząd jest pusty.
       *[other] W rzędzie:
    }
via-magica-play-portal =
    { $number } { $portal }, { $colour }, { $points ->
        [0] punkty na koniec
       *[other] { points }
    }. Pola: { $fields }. { $effect }.
via-magica-play-work =
    { $number } { $portal }: { $filled-count ->
        [0] jeszcze pusty
       *[other] kryształy: { $filled }
    }; { $empty-count ->
        [0] komplet.
       *[other] brakuje: { $empty }.
    }
via-magica-play-stock = Stos { $stock }, odrzucone { $discards }.
via-magica-play-rewards-left = Nagrody do zdobycia: { $rewards }.
via-magica-play-reward = { $reward } ({ points })
via-magica-play-seat =
    { $player }: { points }, otwarte portale: { $opened } z { $last }, { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
       *[other] { $crystals } kryształów
    }, w rezerwie { $reserve }.
via-magica-play-opened = Otwarte: { $portals }.
via-magica-play-wild = Liczy się jako uniwersalne: { $animi }.
via-magica-play-rewards = Nagrody: { $rewards }.
via-magica-play-dealt = Twoje karty na początek:
via-magica-play-chosen = Wybór, który czeka na pozostałych: { $choice }.
via-magica-play-head-moves = Albo przełóż kryształ, który leży na portalu:

## Klawisze

via-magica-keys-choose = ←→ wybór  ⏎ wykonaj
via-magica-keys-keep = ←→⏎ zaznacz  ⌫ od nowa
via-magica-keys-place = ←→ pole  ↑↓ skąd  ⏎  p pas
via-magica-keys-rearrange = ←→ co  ↑↓ dokąd  ⏎ przełóż
via-magica-keys-reconsider = ⌫ cofnij wybór

## Słowa, które można wpisać

via-magica-verbs = swap=wymień,wymieniam keep=zatrzymaj,zatrzymuję place=umieść,umieszczam,połóż,kładę pass=pas,pasuję reconsider=zmień open=otwórz,otwieram put=dołóż,dokładam move=przełóż,przekładam,przesuń,przesuwam done=gotowe,dość take=weź,biorę claim=odbierz,odbieram decline=zostaw,rezygnuję on=na from=z,ze to=do for=za and=i,oraz
via-magica-play-example = połóż powietrze na 13
via-magica-play-typing =
    Ruchy słowami, z numerami portali albo ich nazwami w dowolnym języku: połóż powietrze na 13, połóż powietrze na 13 z 7 woda, pasuję, weź 33, otwórz 12, dołóż ogień na 5, przełóż 7 powietrze do 5 ziemia, gotowe, odbierz, zostaw, zatrzymaj 2 14 30, wymień 12 za 7.

## Zasady w skrócie

via-magica-rules =
    W każdej rundzie osoba z workiem losuje żeton. Wszyscy naraz kładą po jednym krysztale na pasującym polu swojego portalu, z rezerwy albo z innego pola, lub pasują. Żeton uniwersalny pasuje do każdego pola; po nim worek jest znów pełny i przechodzi dalej.
    Portal z kryształem na każdym polu otwiera się: kryształy wracają, działa efekt, portal trafia do osiągnięć, a ty bierzesz nowy z rzędu. Nie możesz mieć dwa razy tego samego portalu.
    Żółte portale działają od razu, niebieskie od następnego żetonu, zielone liczą się na końcu, fioletowe dają tylko punkty.
    Nagrodę za kolory dostaje ten, kto pierwszy je ma. Z nagród za 2 do 6 otwartych portali możesz wziąć tylko jedną w całej grze, i tylko gdy masz dokładnie tyle portali.
    Gdy ktoś ma siedem otwartych portali, runda jest ostatnia. Na ekranie duże litery w nawiasach to kryształy, małe to puste pola; gwiazdka oznacza punkty liczone na końcu.
