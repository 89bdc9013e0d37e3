## Złoty przycisk: co się stanie

fantazja-gold-build =
    { $points ->
        [0] Buduj tutaj
        [one] Buduj tutaj: { $points } punkt
        [few] Buduj tutaj: { $points } punkty
       *[many] Buduj tutaj: { $points } punktów
    }
fantazja-gold-swap = Podmień na { $tile-building-acc }
fantazja-gold-pay = Zapłać: { $tile-building }
fantazja-gold-give = Oddaj { $tile-building-acc }
fantazja-gold-take = Weź { $tile-building-acc }
fantazja-gold-bury = Na spód: { $tile-building }
fantazja-gold-guard = Strzeż { $building-of }
fantazja-there-build = Postaw { $tile-building-acc }, { $where } ({ fantazja-turned })
fantazja-there-swap = Podmień budynek ({ $where }) na { $tile-building-acc } ({ fantazja-turned })
fantazja-there-guard = Wystaw straż: { $where }

fz-keep = Zachowaj jako Wyobraźnię
fz-keep-short = Zachowaj
fz-use-residential = Wymień kafelki
fz-use-production = Odzyskaj kafelek
fz-use-military = Strzeż budynku
fz-use-magic = Podejrzyj rękę
fz-use-special = Podmień budynek

fz-choose-tile = Wybierz kafelek
fz-choose-place = Wybierz miejsce
fz-choose-turn = Obróć kafelek
fz-choose-nowhere = Nie ma gdzie
fz-choose-swap = Wybierz kafelek
fz-choose-give = Wybierz, co oddajesz
fz-choose-give-or-take = Oddaj albo weź kafelek
fz-choose-take = Wybierz, co bierzesz
fz-choose-pay = Wybierz, czym płacisz
fz-choose-fetch = Wybierz kafelek
fz-choose-guard = Wybierz budynek
fz-choose-bury = Wybierz kafelek
fz-choose-after = Wybierz
fz-choose-look = Chwila…

## O co chodzi

fz-ribbon-act = Twoja tura: buduj albo marz
fz-ribbon-after = Użyj mocy albo zakończ turę
fz-ribbon-pay = Zapłać Wyobraźnią
fz-ribbon-exchange = Wymień kafelki
fz-ribbon-fetch = Odzyskaj kafelek
fz-ribbon-guard = Strzeż budynku
fz-ribbon-look = Podgląd cudzej ręki
fz-ribbon-bury = Odłóż na spód do dwóch
fz-ribbon-swap = Podmień budynek

fz-ask-tile = Co budujesz?
fz-ask-swap = Co wstawiasz?
fz-ask-give = Co oddajesz?
fz-ask-give-or-take = Jeszcze jeden?
fz-ask-take = Co bierzesz?
fz-ask-pay = Czym płacisz?
fz-ask-fetch = Nowy pomysł
fz-ask-guard = Czego strzeżesz?
fz-ask-bury = Cudza ręka
fz-ask-after = Coś jeszcze?
fz-ask-look = Podgląd
fz-tip-tile = Wybierz kafelek, a jego miejsca się podświetlą. Możesz też zachować go jako Wyobraźnię.
fz-tip-swap = Wybierz kafelek z ręki. Podświetlą się Twoje budynki tego samego poziomu.
fz-tip-give = Wybierz od 1 do 3 kafelków z ręki, jeden po drugim.
fz-tip-give-or-take = Oddaj jeszcze jeden kafelek albo weź pierwszy z odrzuconych.
fz-tip-take = Weź z odrzuconych tyle kafelków, ile oddajesz.
fz-tip-pay = Duży budynek kosztuje jeden kafelek Wyobraźni. Trafia on odkryty na stos odrzuconych.
fz-tip-fetch = Dowolny odrzucony kafelek zostaje Wyobraźnią.
fz-tip-guard = Do Twojej następnej tury przeciwnik niczego na nim ani obok niego nie położy.
fz-tip-bury = Widzisz kafelki przeciwnika. Najwyżej dwa trafiają na spód stosu, w wybranej kolejności.
fz-tip-after = Możesz jeszcze użyć mocy, a potem zakończ turę.
fz-tip-look = Losują się kafelki z ręki przeciwnika.
fz-picked-small =
    { $places ->
        [0] Teraz nigdzie nie pasuje. Można zachować go jako Wyobraźnię.
        [one] Pasuje w { $places } miejscu. Każdy bok styka się ze swoim żywiołem, a symboli nie może być mniej.
        [few] Pasuje w { $places } miejscach. Każdy bok styka się ze swoim żywiołem, a symboli nie może być mniej.
       *[many] Pasuje w { $places } miejscach. Każdy bok styka się ze swoim żywiołem, a symboli nie może być mniej.
    }
fz-picked-large =
    { $places ->
        [0] Kładzie się na budynku tego samego typu, o poziom niższym, za 1 Wyobraźnię. Teraz nie ma gdzie.
        [one] Pasuje na { $places } budynek i kosztuje 1 Wyobraźnię.
        [few] Pasuje na { $places } budynki i kosztuje 1 Wyobraźnię.
       *[many] Pasuje na { $places } budynków i kosztuje 1 Wyobraźnię.
    }
fz-picked-special =
    { $places ->
        [0] Kładzie się jak mały budynek, za 1 Wyobraźnię. Teraz nie ma gdzie.
        [one] Pasuje w { $places } miejscu i kosztuje 1 Wyobraźnię.
        [few] Pasuje w { $places } miejscach i kosztuje 1 Wyobraźnię.
       *[many] Pasuje w { $places } miejscach i kosztuje 1 Wyobraźnię.
    }
fz-turns = R obraca.
fz-picked-swap =
    { $places ->
        [0] Żadnego z Twoich budynków nie da się na niego podmienić.
        [one] Można na niego podmienić { $places } Twój budynek.
        [few] Można na niego podmienić { $places } Twoje budynki.
       *[many] Można na niego podmienić { $places } Twoich budynków.
    }
fz-tray-pay = Twoja Wyobraźnia
fz-tray-fetch = Twoje odrzucone
fz-tray-give-or-take = Twoje odrzucone
fz-tray-take = Twoje odrzucone
fz-tray-bury = Kafelki przeciwnika

## Miasto

fz-city = Miasto
fz-looking = Z jak bliska patrzysz
fz-closer = Bliżej
fz-farther = Dalej
fz-fit = Pokaż całe
fz-turn = Obróć kafelek
fz-note-turn = { $tile } pasuje tu po obrocie: kliknij albo naciśnij R.
fz-note-nowhere = nie ma teraz gdzie stanąć. Wskaż pole, żeby zobaczyć dlaczego; kafelek można zachować jako Wyobraźnię.
fz-note-whose = { $tile } ({ $owner })
fz-note-dark = Mroczna Energia! Znikną: { $tiles }.
fz-note-cut = Odcięte od zamku: { $tiles }.
fz-note-bonus = Poziom III na własnym II: żeton bonusu, 5 punktów.
fz-note-token-taken = Bierzesz żeton { $power }.
fz-note-token-lost =
    { $own ->
        [yes] Tracisz żeton { $power }.
       *[no] { $name } traci żeton { $power }.
    }

## Ręka, miejsca, stosy

fz-hand = Twoja ręka
fz-hand-empty = Twoja ręka jest pusta.
fz-counts = ręka { $hand } · stos { $pile }
fz-points =
    { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
fz-points-you =
    { $points ->
        [one] punkt · Ty
        [few] punkty · Ty
       *[many] punktów · Ty
    }
fz-imagination = Wyobraźnia
fz-bonus = Bonus
fz-hand-pile = Ręka + stos
fz-discards = Odrzucone
fz-look-piles =
    { $own ->
        [yes] Twoje stosy, { $faction }
       *[no] Stosy gracza { $name }, { $faction }
    }
fz-piles =
    { $own ->
        [yes] Twoje stosy
       *[no] Stosy gracza { $name }
    }
fz-face-down = Zakryty kafelek
fz-none = Nic
fz-pile-words = Na ręce: { $hand }. Na stosie: { $pile }.
fz-seen-title = Na ręce albo zakryte w Wyobraźni
fz-buried-title = Na spodzie stosu, po kolei
fz-seen = Na pewno na ręce albo zakryte w Wyobraźni: { $tiles-list }.
fz-buried = Na spodzie stosu, w tej kolejności: { $tiles-list }.
fz-yours = Twój budynek
fz-costs = kosztuje 1 Wyobraźnię
fz-dark = Mroczna Energia: obok drugiego takiego kafelka znikają oba.
fz-reconstructed = Symbole są odtworzone.
fz-below = Stoi na
fz-castle = Tu zaczyna się miasto.
fz-watching = Oglądasz grę. Kliknięcie gracza pokazuje jego stosy, kliknięcie budynku to, na czym stoi.

## Moce

fz-powers = Moce
fz-usable = Można jej teraz użyć
fz-token-pool = niczyja
fz-token-mine = Twoja: { $does }
fz-token-theirs = ma ją { $name }
fz-token-guarding =
    { $own ->
        [yes] Twoja: strzeże budynku
       *[no] { $name } strzeże budynku
    }
fz-token-out =
    { $own ->
        [yes] Twoja: wraca w następnej turze
       *[no] { $name }: wraca w następnej turze
    }
fz-majority = { $name }: { $mine }, { $other }: { $theirs }
fz-power-how = Kto ma co najmniej 2 widoczne budynki tego typu i więcej niż przeciwnik, bierze żeton na koniec swojej tury.

## Koniec

fz-bonus-tokens =
    { $count ->
        [one] { $count } żeton bonusu
        [few] { $count } żetony bonusu
       *[many] { $count } żetonów bonusu
    }
fz-unspent = Wyobraźnia w zapasie: { $count }
fz-tie = Tyle samo punktów i tyle samo Wyobraźni.
fz-tie-broken = Tyle samo punktów: rozstrzyga niewydana Wyobraźnia.

## Dla tych, którzy słuchają

fz-north = północ
fz-east = wschód
fz-south = południe
fz-west = zachód
fz-side = { $direction } { $element } { $count }
fz-sides = Boki: { $sides-list }.
fz-off-north = { $count } na północ
fz-off-south = { $count } na południe
fz-off-east = { $count } na wschód
fz-off-west = { $count } na zachód
fz-off = { $parts } od zamku
fz-label-tile =
    { $points ->
        [one] { $tile }, { $type }, { $points } punkt. { $sides }{ $dark ->
            [yes] { " " }Mroczna Energia.
           *[no] { "" }
        }
        [few] { $tile }, { $type }, { $points } punkty. { $sides }{ $dark ->
            [yes] { " " }Mroczna Energia.
           *[no] { "" }
        }
       *[many] { $tile }, { $type }, { $points } punktów. { $sides }{ $dark ->
            [yes] { " " }Mroczna Energia.
           *[no] { "" }
        }
    }
fz-label-cell = { $where }: { $fit }
fz-label-fits = pasuje
fz-label-turns = pasuje po obrocie
fz-label-not = nie pasuje
fz-label-here = tu ma leżeć { $tile }. { $sides }
fz-label-castle = { $castle }. { $sides }
fz-label-stack =
    { $tile } { $owner }, { $where }.{ $height ->
        [1] { "" }
       *[other] { " " }Pod spodem: { $below-list }.
    }{ $guarded ->
        [yes] { " " }Pod strażą.
       *[no] { "" }
    }{ $fresh ->
        [yes] { " " }Nowy.
       *[no] { "" }
    }{ $vanishes ->
        [yes] { " " }Zniknie.
       *[no] { "" }
    } { $fit }

## Plansza słowami

fz-supply =
    { $count ->
        [one] Został { $count } żeton bonusu.
        [few] Zostały { $count } żetony bonusu.
       *[many] Zostało { $count } żetonów bonusu.
    }
fz-words-seat =
    Wyobraźnia { $imagination }, bonusy { $bonus }, ręka { $hand }, stos { $pile }. { $discards-count ->
        [0] Nic nie jest odrzucone.
       *[other] Odrzucone: { $discards-list }.
    }
fz-words-imagination = Wyobraźnia: { $tiles-list }.
fz-keys = Strzałki przechodzą między kafelkami i polami, Enter wybiera, a drugi Enter potwierdza, Esc odkłada. R obraca kafelek, Shift i R w drugą stronę, K zachowuje go jako Wyobraźnię, E kończy turę. Plus i minus przybliżają i oddalają, 0 pokazuje całe miasto, Shift ze strzałkami je przesuwa, I opisuje kafelek. Przecinek i kropka cofają i posuwają w czasie.

## Którymi kafelkami gra stół

fz-set-own = Symbole na kafelkach są odtworzone
fz-set-own-note = Prawdziwe symbole nie są znane, więc te są odtworzone: pasują do instrukcji i do siebie nawzajem. Kto ma pudełko, może przy zakładaniu stołu wczytać prawdziwe.
fz-set-others = Ten stół gra innymi kafelkami
fz-set-others-note = Przy tym stole kafelki są z pliku. Odcisk zestawu: { $hash }
fz-set-title = Kafelki tego stołu
