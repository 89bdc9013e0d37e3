## Efekty na portalu; na telefonie krócej

via-magica-face-nothing = tylko punkty
via-magica-face-place =
    { $animus-id ->
        [none] połóż { $count } gdzie chcesz
       *[other] połóż { $count } na { $animus-acc }
    }
via-magica-face-gain =
    { $count ->
        [one] { $count } nowy kryształ
        [few] { $count } nowe kryształy
       *[many] { $count } nowych kryształów
    }
via-magica-face-rearrange = przełóż kryształy
via-magica-face-take-two = weź dwa nowe portale
via-magica-face-open-another = otwórz jeszcze jeden
via-magica-face-wild = { $animus }: żeton uniwersalny
via-magica-face-per-portal = { $points } za { $colour-one } portal
via-magica-face-per-field = { $points } za pole { $animus-of }

via-magica-brief-nothing = punkty
via-magica-brief-place =
    { $animus-id ->
        [none] { $count } dowolnie
       *[other] { $count } na { $animus-acc }
    }
via-magica-brief-gain =
    { $count ->
        [one] +{ $count } kryształ
        [few] +{ $count } kryształy
       *[many] +{ $count } kryształów
    }
via-magica-brief-rearrange = przełóż
via-magica-brief-take-two = 2 portale
via-magica-brief-open-another = otwórz 1
via-magica-brief-wild = { $animus } = ✦
via-magica-brief-per-portal = za { $colour-one }
via-magica-brief-per-field = za pole { $animus-of }

# Skąd punkty: liczba stoi obok.
via-magica-why-portal = { $portal-name }
via-magica-why-per-portal = { $portal-name }: { $count } × { $colour-one }
via-magica-why-per-field = { $portal-name }: { $count } × { $animus }
via-magica-why-reward = { via-magica-for-reward }

## Worek

vm-bag = Z worka
vm-caught-by =
    { $own ->
        [yes] (łapiesz Ty)
       *[no] (łapie { $name })
    }
vm-has-bag =
    { $own ->
        [yes] Worek jest u Ciebie
       *[no] Worek: { $name }
    }
vm-catcher = ma worek
vm-left =
    { $count ->
        [one] W worku został { $count } żeton
        [few] W worku zostały { $count } żetony
       *[many] W worku zostało { $count } żetonów
    }
vm-left-of = { $token }: w worku { $left } z { $all }, szansa w następnym losowaniu { $chance }%
vm-token-left = w worku { $left } z { $all }
vm-token-chance = szansa w następnym losowaniu: { $chance }%

## Rząd, gracze, nagrody

vm-row = Portale do wzięcia
vm-row-note = jeden za każdy otwarty
vm-stock = stos { $stock } · odrzucone { $discards }
vm-opens =
    { $own ->
        [yes] Otwierasz
       *[no] { $name } otwiera
    }
vm-steps = Sześć kroków
vm-step-return = kryształy wracają
vm-step-effect = efekt
vm-step-achieve = dokonanie
vm-step-take = nowy portal
vm-step-refill = uzupełnienie
vm-step-reward = nagrody
vm-incantatum = Incantatum!
vm-look = Portale gracza { $name }
vm-zone-of = Portale gracza { $name }
vm-back = Wróć do stołu
vm-panes = Stół i portale pozostałych graczy
vm-works-on = Portale jeszcze zamknięte
vm-nothing-open = Nic jeszcze nie jest otwarte.
vm-wild =
    { $animi-count ->
        [one] Uniwersalny animus: { $animi }
       *[other] Uniwersalne animusy: { $animi }
    }
vm-rewards = Nagrody
vm-held-by =
    { $own ->
        [yes] Jest Twoja
       *[no] Ma ją { $name }
    }
vm-can-get = Wciąż do zdobycia dla
vm-nobody-can = Nikt już nie może jej zdobyć.
vm-contender = { $name } ({ $have } z { $need })
vm-vine = Portale lidera: { $count } z { $end }
vm-vine-caption = portale lidera

## Moje

vm-mine = Twoje portale
vm-mine-none = Wszystkie Twoje portale są otwarte.
vm-dealt = Portale, które masz na ręce
vm-kept = zostaje
vm-points = Twoje punkty
vm-points-short = punkty
vm-reserve = W rezerwie: { $reserve } z { $crystals }
vm-reserve-of = kryształy w rezerwie: { $reserve } z { $crystals }
vm-opened = Twoje otwarte portale
vm-opened-of = Otwarte: { $count } z { $end }
vm-opened-count =
    { $count ->
        [one] { $count } otwarty portal
        [few] { $count } otwarte portale
       *[many] { $count } otwartych portali
    }
vm-opened-list =
    { $count ->
        [0] Żaden portal nie jest otwarty
       *[other] Otwarte: { $portals }
    }

## O co pytamy

vm-ask-swap = Dwa takie same
vm-ask-keep = Które trzy zostają?
vm-ask-place = { $token }. Gdzie kryształ?
vm-ask-open-completed = Który najpierw?
vm-ask-open-another = Otwórz jeszcze jeden
vm-ask-put = Dar portalu
vm-ask-rearrange = Przełóż kryształy
vm-ask-take = Nowy portal
vm-ask-claim = Nagroda?

vm-tip-swap = Masz dwa razy ten sam portal. Wybierz w zamian portal z rzędu.
vm-tip-keep =
    { $count ->
        [0] Pozostałe trzy przepadają. Wybór widać, gdy wybiorą wszyscy.
        [one] Wybierz jeszcze { $count }. Reszta przepada.
        [few] Wybierz jeszcze { $count }. Reszta przepada.
       *[many] Wybierz jeszcze { $count }. Reszta przepada.
    }
vm-tip-place = Wybierz podświetlone pole. Może tam trafić także kryształ z innego pola.
vm-tip-no-reserve = Rezerwa jest pusta: możesz przełożyć kryształ z innego pola.
vm-tip-which-crystal = Który kryształ tam trafia? Wybierz jeden z podświetlonych.
vm-tip-from = Kryształ schodzi z portalu { $portal }. Wybierz, dokąd trafia.
vm-tip-open-completed = Gotowych jest kilka Twoich portali. Kolejność należy do Ciebie.
vm-tip-open-another = Otwiera się dowolny Twój portal, cokolwiek na nim leży.
vm-tip-put =
    { $any ->
        [yes] { $left ->
            [one] Połóż { $left } kryształ na dowolnym polu.
            [few] Połóż { $left } kryształy na dowolnych polach.
           *[many] Połóż { $left } kryształów na dowolnych polach.
        }
       *[no] { $left ->
            [one] Połóż { $left } kryształ na polu: { $animus }.
            [few] Połóż { $left } kryształy na polach: { $animus }.
           *[many] Połóż { $left } kryształów na polach: { $animus }.
        }
    }
vm-tip-rearrange = Wybierz kryształ, potem pole, na które trafia. Ile razy chcesz.
vm-tip-move-to = Wybierz pole, na które trafia.
vm-tip-take = Wybierz jeden z portali w rzędzie.
vm-tip-claim =
    { $points ->
        [one] Za { $reward }: { $points } punkt. Nagrodę za liczbę portali można mieć tylko jedną.
        [few] Za { $reward }: { $points } punkty. Nagrodę za liczbę portali można mieć tylko jedną.
       *[many] Za { $reward }: { $points } punktów. Nagrodę za liczbę portali można mieć tylko jedną.
    }
vm-goes =
    { $left ->
        [0] Kryształ trafia na portal { $portal } i go otwiera!
        [one] Kryształ trafia na portal { $portal }. Jeszcze jedno pole i portal się otwiera.
        [few] Kryształ trafia na portal { $portal }. Zostają { $left } puste pola.
       *[many] Kryształ trafia na portal { $portal }. Zostaje { $left } pustych pól.
    }

vm-chosen = Gotowe
vm-chosen-secret = Nikt tego nie widzi, dopóki nie wybiorą wszyscy. Do tej chwili możesz zmienić wybór.
vm-chosen-pass = Pasujesz.
vm-chosen-keep = Nikt ich nie widzi, dopóki nie wybiorą wszyscy. Do tej chwili możesz zmienić wybór.
vm-has-chosen = wybór gotowy

vm-place-on = Połóż: { $portal }
vm-move-to = Przełóż: { $portal }
vm-keep-these = Zatrzymaj te trzy
vm-choose-swap = Wybierz portal z rzędu
vm-choose-keep = Wybierz trzy portale
vm-choose-place = Wybierz pole
vm-choose-open = Wybierz portal
vm-choose-put = Wybierz pole
vm-choose-rearrange = Wybierz kryształ
vm-choose-take = Wybierz portal

## Dla tych, którzy słuchają

vm-times = { $count } × { $animus }
vm-label-portal = { $portal }, { $colour }, { $points }. Pola: { $fields-list }. { $effect }
vm-label-slot =
    { $filled ->
        [0] { $portal }. Jeszcze bez kryształów, pola: { $fields }
       *[other] { $portal }. Zajęte { $filled } z { $fields }: { $animi-list }
    }
vm-label-field-empty = { $animus }, puste pole, portal { $portal }
vm-label-field-full = { $animus }, kryształ, portal { $portal }
vm-label-field-chosen = { $animus }, portal { $portal }: Twój wybór
vm-label-reward =
    { $held ->
        [yes] { $reward }, { points }. Ma: { $holder }
       *[no] { $reward }, { points }. Wciąż mogą zdobyć: { $names-list }
    }

## Plansza w słowach i oglądanie

vm-words-token = Żeton: { $token }, łapie { $name }.
vm-words-choice = Twój tajny wybór: { $choice }.
vm-words-opening = { $name }: otwiera się { $portals-list }. { $step }.
vm-keys = Strzałki przechodzą między polami i portalami, Enter wybiera, a drugi Enter zatwierdza, Esc odkłada. P pasuje, T cofa wybór, I czyta portal. Przecinek i kropka pokazują, co było.
vm-watching = Oglądasz grę. Kliknięcie gracza pokazuje jego portale.
