## Stół na ekranie

fantazja-play-city-title = Miasto
fantazja-play-tokens-title = Moce (Ty:przeciwnik)
fantazja-play-hand-title = Twoja ręka
fantazja-play-imagination-title = Twoja Wyobraźnia
fantazja-play-exchange-title = Twoja ręka i odrzucone
fantazja-play-discards-title = Twoje odrzucone kafelki
fantazja-play-seen-title = Oglądane kafelki
fantazja-play-numbers = ręka { $hand }, stos { $pile }, bonus { $bonus }
fantazja-play-numbers-more = Wyobr. { $imagination }, odrzucone { $discards }
fantazja-play-left = Wyobraźnia { $imagination }
fantazja-play-code =
    { $building ->
        [residential-1] D1
        [residential-2] D2
        [residential-3] D3
        [production-1] M1
        [production-2] M2
        [production-3] M3
        [military-1] G1
        [military-2] G2
        [military-3] G3
        [magic-1] W1
        [magic-2] W2
        [magic-3] W3
        [well] St
        [market] Ta
       *[observatory] Ob
    }

## Stół w zdaniach

fantazja-play-turn =
    { $player ->
        [Ty] Twoja tura.
       *[other] Tura: { $player }.
    }
fantazja-play-city =
    { $count ->
        [0] Stoi tylko Magiczny Zamek na polu 0, 0: północ ziemia 1, wschód powietrze 1, południe woda 1, zachód ogień 1.
       *[other] Miasto, według pól na wschód i na południe od Magicznego Zamku na polu 0, 0:
    }
fantazja-play-sides = północ { $north }, wschód { $east }, południe { $south }, zachód { $west }
fantazja-play-stack =
    { $x }, { $y }: { $building } ({ $player }), { $sides }{ $height ->
        [1] { "" }
       *[other] , wysokość { $height }
    }{ $dark ->
        [yes] , Mroczna Energia
       *[no] { "" }
    }{ $guarded ->
        [yes] , pod strażą
       *[no] { "" }
    }.
fantazja-play-tile =
    { $number } { $building }, { points }{ $large ->
        [yes] , kosztuje 1 punkt Wyobraźni
       *[no] { "" }
    }: { $sides }{ $dark ->
        [yes] , Mroczna Energia
       *[no] { "" }
    }.
fantazja-play-token = { $token }: { $counts }. Żeton: { $holder }.
fantazja-play-seat =
    { $player } ({ $faction }): { points }{ $bonus ->
        [0] { "" }
        [one] , { $bonus } żeton bonusu
        [few] , { $bonus } żetony bonusu
       *[many] , { $bonus } żetonów bonusu
    }. Ręka { $hand }, stos { $pile }, Wyobraźnia { $imagination }.
fantazja-play-discards = Odrzucone: { $tiles }.
fantazja-play-imagination = Wyobraźnia: { $tiles }.
fantazja-play-seen = Na pewno w ręce albo w Wyobraźni: { $tiles }.
fantazja-play-buried = Na spodzie stosu: { $tiles }.
fantazja-play-hand =
    { $count ->
        [0] Twoja ręka jest pusta.
       *[other] Twoja ręka, kafelki bez obrotu:
    }

## Klawisze

fantazja-keys-act = ←→ co ↑↓ pole t obrót i odłóż
fantazja-keys-swap = ←→ co  ↑↓ pole  t obrót
fantazja-keys-choose = ←→ wybór  ⏎ wykonaj

## Słowa, które można wpisać

fantazja-verbs = build=postaw,stawiam,zbuduj,buduję pay=zapłać,płacę imagine=wyobraź,odłóż,odkładam use=użyj,używam,skorzystaj give=oddaj,oddaję take=weź,biorę guard=strzeż,strzegę bury=zakop,zakopuję done=gotowe,dość swap=podmień,podmieniam,zamień end=koniec,zakończ at=na,pole,polu for=za turned=obrót
fantazja-play-example = postaw domek I na 1 0
fantazja-play-typing =
    Ruchy słowami, z numerami kafelków albo nazwami budynków w dowolnym języku: postaw domek I na 1 0, postaw 7 na 1 -2 obrót 3, odłóż 12, zapłać młyn I, użyj magiczne, oddaj 4, weź 9, strzeż 0 1, zakop 5, gotowe, podmień 1 0 za 7, koniec. Pole to dwie liczby: ile kroków na wschód i ile na południe od Zamku, z minusem na zachód i na północ. Obrót to liczba ćwierćobrotów w prawo; bez niej kafelek obraca się tak, żeby pasował.

## Zasady w skrócie

fantazja-rules =
    W swojej turze robisz jedną rzecz: stawiasz mały budynek (poziom I) na pustym polu obok miasta, odkładasz kafelek jako punkt Wyobraźni albo płacisz punkt Wyobraźni za duży budynek (poziom II lub III) lub specjalny.
    Każdy bok, który styka się z sąsiadem, musi pokazywać ten sam żywioł i co najmniej tyle samo symboli. Poziom II kładziesz na poziomie I tego samego typu, a III na II, bez względu na to, czyje są, z tymi samymi żywiołami na wszystkich bokach; stos jest wtedy Twój. Budynek specjalny stawia się jak mały.
    Na koniec: poziom I to 1 punkt, II to 3, III to 2, budynek specjalny to 2. Poziom III na własnym II daje żeton bonusu za 5 punktów.
    Dwa sąsiednie kafelki z Mroczną Energią znikają razem ze stosami, a z nimi wszystko, co traci połączenie z Zamkiem.
    Kto kończy turę, mając co najmniej dwa widoczne budynki danego typu i więcej niż przeciwnik, bierze żeton tego typu. Od następnej tury z jego mocy można korzystać raz na turę, przed akcją albo po niej.
    Gra kończy się po dwóch kolejnych turach bez akcji. Przy równej liczbie punktów wygrywa większa Wyobraźnia.
    Na ekranie: ♣ to Rzeźbiarze Natury, ☼ to Inżynierowie Światła; litery i cyfry na bokach to żywioły i liczba symboli (Z ziemia, P powietrze, W woda, O ogień); w środku D domek, M młyn i wiatrak, G garnizon, W wieża maga z poziomem, St studnia, Ta targowisko, Ob obserwatorium; cyfra w rogu to wysokość stosu, a w ręce numer kafelka; * to Mroczna Energia, ! straż, () pole, na które kafelek pasuje, + budynek, na który może trafić; ✶ stoi przed mocą, z której można teraz skorzystać.
