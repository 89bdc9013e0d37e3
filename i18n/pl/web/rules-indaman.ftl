## Wiersz to akapit, wiersz z kropką to punkt listy, a §4 prowadzi do zasady 4.

rules-indaman-minute =
    Jesteś magiem i wojownikiem na wyspie Indaman. Krok po kroku wędrujesz od miasta do miasta: każdy osiągnięty cel przynosi klejnoty, a im dalszy, tym więcej.
    Po drodze coś czeka. Gdy wypadnie miecz, ktoś inny wybiera istotę i gra nią przeciwko Tobie: zakryta karta, ogłoszona nazwa, klejnoty w dwóch zamkniętych pięściach. To może być Smok albo zwykły blef.
    Gdy masz dość klejnotów, idź do Indamanu, miasta magów, i wspinaj się na wieżę. Każde pole wymaga wyższego wyniku, a klejnoty pomagają w rzucie. Wygrywa ten, kto pierwszy stanie na szczycie.

rules-indaman-setup =
    Gra od trzech do sześciu osób. Klejnotów jest zawsze 150, niezależnie od liczby graczy.
    • Każdy dostaje losowo jednego z dziesięciu magów, z jego miastem, ulubionym terenem i cechą. Mag i flaga zaczynają w tym mieście. (§5)
    • Każdy bierze 10 klejnotów i trzyma je za zasłonką.
    • Dla każdego losuje się miasto docelowe, inne niż miasto flagi. (§4)
    • 25 kart istot rozdaje się zakrytych na stosy sześciu terenów. (§1)
    • Zaczyna ten, kto wyrzuci najwięcej zielonym klippidem. (§2)

rules-indaman-island =
    Wyspa ma sześć terenów: równinę, góry, pustynię, las, jezioro i bagno. Każdy teren ma swój stos istot. Dwa pola sąsiadują, jeśli mają wspólny bok; przez jezioro też można przejść.
    Wokół leżą trzy wyspy mędrców, każda z trzema obszarami morza aż do wybrzeża. Ta mapa jest odtworzona.

rules-indaman-turn =
    W swojej turze przesuwasz maga o jedno pole, w dowolną stronę. Krok jest obowiązkowy, z nielicznymi wyjątkami. (§6)
    • Jeśli pola łączy droga, rzucasz niebieskim klippidem: pusta ścianka albo miecz. (§7)
    • Jeśli nie, rzucasz czerwonym: pusta ścianka, miecz, jeden klejnot albo dwa.
    Miecz to spotkanie. Klejnoty znalezione na ulubionym terenie Twojego maga się podwajają. (§39)
    Przy wejściu do miasta nie rzuca się ani czerwonym, ani niebieskim. (§8)

rules-indaman-cities =
    Straże ścigają magów, więc do miasta wchodzi się niewidzialnie. Zielony klippid mówi, ile to kosztuje: przy 1 lub 2 jeden klejnot, przy 3 lub 4 dwa, przy 5 lub 6 trzy. Kto nie może zapłacić, zostaje pod bramą. (§9, §10)
    Gdy wchodzisz do miasta, które jest Twoim celem, dostajesz klejnoty z tabeli zysków: z miasta flagi do tego miasta. Potem flaga przenosi się tutaj i losuje się nowy cel. (§13)
    Do Indamanu wchodzi się za darmo; nigdy nie jest celem. (§16)

rules-indaman-encounters =
    Smok wydaje kulkę losowej osoby. Jeśli jest Twoja, oglądasz stos terenu i nic więcej się nie dzieje. (§19)
    Jeśli nie, ta osoba ogląda stos, kładzie zakrytą kartę i ogłasza istotę. O prawdziwej istocie mówi prawdę; przy białej karcie mówi, co chce. (§20)
    • Obie strony po kryjomu biorą w pięść klejnoty, choćby zero. (§21)
    • Pięści otwierają się razem: wygrywa ten, kto ma więcej, a remis należy do istoty.
    • Klejnoty zwycięzcy wracają do banku, a klejnoty drugiej strony trafiają do zwycięzcy. (§22)
    Jeśli wygrywa istota, spotyka Cię jej los, a drabina tego, kto nią gra, idzie o pole w górę, także przy białej karcie. (§23)
    Jeśli wygrywasz, zatrzymujesz istotę i możesz od razu zażyczyć sobie podróży na wyspę mędrców. (§24)

rules-indaman-creatures = Co robi każda istota, gdy wygrywa, ile jest kart i ile punktów liczą za nią mędrcy. Punkty i liczby kart są odtworzone.

rules-indaman-wise =
    Gdy trafiasz na wyspę mędrców, oddajesz pokonane istoty za magiczne przedmioty: losowy przedmiot za każde 50 punktów. Reszta przepada: dwie karty po 35 dają tylko jeden przedmiot. (§34)
    Wracasz promem. Wypływasz na pierwszy obszar morza i rzucasz zielonym klippidem: 3 lub więcej przesuwa Cię o obszar i rzucasz dalej, 1 lub 2 zatrzymuje. (§35)
    W stronę wysp prom nie pływa. (§17)

rules-indaman-objects =
    Przedmiotu próbuje się we własnej turze, każdej karty raz na turę. Zielony klippid musi pokazać jedną z liczb na karcie; jeśli nie, przepada tylko próba. Przedmiot zostaje u Ciebie, ale Eliksir, który zadziała, się odrzuca. (§38)
    Każdy przedmiot ma dwie karty, często z różnymi liczbami. Liczby są odtworzone.

rules-indaman-mages = Dziesięcioro magów. Klejnoty znalezione na ulubionym terenie się podwajają. Imiona i cechy Ariona i Falcona pochodzą z instrukcji; pozostali magowie są odtworzeni.

rules-indaman-tower =
    W Indamanie możesz się wspinać, już w turze, w której tam docierasz. Zaczynasz od swojej drabiny. (§16, §36)
    Przed każdym rzutem ogłaszasz, ile klejnotów wydajesz: przepadają w każdym razie. Wynik razem z klejnotami musi osiągnąć wartość następnego pola.
    • Jeśli osiąga, wchodzisz o pole wyżej. Potem się zatrzymujesz, a drabina dołącza do maga, albo próbujesz dalej.
    • Jeśli nie, wracasz do Indamanu, a drabina zostaje tam, gdzie stała na początku tury.
    Drabina idzie w górę także wtedy, gdy wygrywa Twoja istota, ale nigdy na sam szczyt. (§23)

rules-indaman-reincarnation = Smok, Czarny Wir, a czasem Bazyliszek zabijają maga. Tracisz klejnoty, przedmioty i pokonane istoty, a drabina wraca do podstawy. Zaczynasz od nowa innym magiem: w jego mieście, z 10 klejnotami i nowym celem. (§41)

rules-indaman-end = Wygrywa ten, kto pierwszy wprowadzi swojego maga na szczyt wieży, i gra od razu się kończy. O pozostałych miejscach decyduje drabina, a potem klejnoty. (§42)

rules-indaman-options =
    Zakładając stół, można zmienić:
    • czy mag pod bramą może odejść (§11);
    • czy wolno kłamać także o prawdziwej istocie (§20);
    • czy w Indamanie można zostać bez wspinaczki (§37);
    • czy pokonane istoty zostają po odrodzeniu (§41).
    Kto ma pudełko, może grać prawdziwą planszą i kartami, z własnego pliku.

rules-indaman-hidden =
    Ukryte: cudze klejnoty i przedmioty, klejnoty w pięściach, dopóki się nie otworzą, to, czy karta jest biała, i stosy terenów.
    To, co raz widzisz na stosie, stół pamięta za Ciebie tak długo, jak może być jeszcze prawdą. Pokonane istoty widzą wszyscy, gdy karta się odkrywa. (§22)
    Widoczne dla wszystkich: gdzie są magowie, flagi, cele i drabiny, odkryte karty oraz ile kart i klejnotów zostało.

rules-indaman-certainty =
    Zasady pochodzą z włoskiej instrukcji gry „Fantasy”. Plansza, wartości kart i prawie wszystkie nazwy nigdy nie ukazały się jako tekst, dlatego są odtworzone: tak, by zgadzały się z instrukcją i by gra była wyrównana.
    Z instrukcji pochodzi sześć terenów, Indaman, wyspy Aurora, Ambrata i Asperia, Arion i Falcon, rodzaje ścianek klippidów, istoty i przedmioty wraz z tym, co robią, 150 klejnotów i 60 kart.
    Odtworzone są: mapa z drogami i innymi miastami, tabela zysków, wartości wieży, liczby ścianek niebieskiego i czerwonego klippida, liczby kart istot i ich wartość, liczby na przedmiotach oraz ośmioro magów.
    Gdzie instrukcja milczy, decyzja jest nasza i ma swój numer. Jeśli masz pudełko, zapisz w pliku to, co widzisz, i graj właśnie tym.

## Zasady

rules-indaman-ruling-1 = Karty istot rozdaje się losowo na sześć stosów terenów: 5, 4, 4, 4, 4 i 4.
    .title = Istoty na stosach
rules-indaman-ruling-2 = Zaczyna ten, kto wyrzuci najwięcej zielonym klippidem; przy remisie remisujący rzucają jeszcze raz. Potem zgodnie z ruchem wskazówek zegara.
    .title = Kto zaczyna
rules-indaman-ruling-3 = Na jednym polu może stać dowolnie wielu magów. Magowie nie walczą ze sobą.
    .title = Magowie razem
rules-indaman-ruling-4 = Cel, który jest miastem flagi, zawsze losuje się ponownie. Wylosowana karta za każdym razem wraca do talii.
    .title = Cel to nie flaga
rules-indaman-ruling-5 = Magowie, których nikt nie ma, to stos na odrodzenia; zmarły trafia na jego spód.
    .title = Magowie w zapasie
rules-indaman-ruling-6 = Jeden krok na turę, obowiązkowo. Wyjątki: wspinaczka lub pozostanie w Indamanie, brama miasta, niewola, czar i prom.
    .title = Jeden krok na turę
rules-indaman-ruling-7 = Między polami połączonymi drogą rzuca się niebieskim klippidem, nawet jeśli mają też wspólną granicę; poza drogą czerwonym. Rzut jest po kroku, a teren to teren pola, na które się wchodzi.
    .title = Niebieski czy czerwony
rules-indaman-ruling-8 = Przy wejściu do miasta nie rzuca się ani czerwonym, ani niebieskim. Przy wyjściu drogą rzuca się niebieskim.
    .title = W mieście bez rzutów
rules-indaman-ruling-9 = Do każdego miasta poza Indamanem wchodzi się niewidzialnie: zielony klippid, 1–2 kosztuje jeden klejnot, 3–4 dwa, 5–6 trzy. Kto może, musi zapłacić, wszystko albo nic.
    .title = Niewidzialność
rules-indaman-ruling-10 = Kto nie może zapłacić, stoi pod bramą, na polu miasta, ale na zewnątrz, i kończy turę.
    .title = Pod bramą
rules-indaman-ruling-11 = W następnej turze rzuca się ponownie albo odchodzi. Dosłownie można by tylko rzucać, ale mag bez klejnotów stałby tam na zawsze; pozwala na to opcja.
    .title = Próbować czy odejść
rules-indaman-ruling-12 = Kto zaczyna turę wewnątrz miasta, nie płaci ponownie.
    .title = Już w mieście
rules-indaman-ruling-13 = Wejście do celu daje klejnoty z tabeli, flaga przenosi się tutaj, losuje się nowy cel i tura się kończy.
    .title = Cel osiągnięty
rules-indaman-ruling-14 = Jeśli w banku jest za mało klejnotów, bierze się to, co zostało.
    .title = Pusty bank
rules-indaman-ruling-15 = Cel osiągnięty na Latającym dywanie się liczy, bez rzutu i bez płacenia. Gdy stawia Cię tam ktoś inny, nie liczy się; w swojej turze możesz próbować wejść.
    .title = Dotrzeć inaczej
rules-indaman-ruling-16 = Do Indamanu wchodzi się za darmo, a wspinać się można już w turze przybycia.
    .title = Indaman
rules-indaman-ruling-17 = Z dużej wyspy prom nie odpływa. Na wyspy prowadzi życzenie, dywan albo to, że ktoś tam stawia maga.
    .title = Jak trafić na wyspy
rules-indaman-ruling-18 = Jeśli stos terenu jest pusty, spotkania nie ma.
    .title = Pusty stos
rules-indaman-ruling-19 = Kulkę losuje się spośród wszystkich graczy. Przy własnej tylko ogląda się stos.
    .title = Kulka smoka
rules-indaman-ruling-20 = Wylosowana osoba ogląda stos, wybiera kartę, kładzie ją zakrytą i ogłasza istotę: prawdziwą, jeśli to istota; dowolną z dwunastu, jeśli to biała karta. Opcja pozwala kłamać zawsze.
    .title = Karta i nazwa
rules-indaman-ruling-21 = Klejnoty po kryjomu, choćby zero, najwyżej tyle, ile się ma; otwiera się razem. Więcej klejnotów wygrywa, remis należy do istoty.
    .title = Pięści
rules-indaman-ruling-22 = Klejnoty zwycięzcy idą do banku, klejnoty przegranego do zwycięzcy. Potem karta odkrywa się przed wszystkimi.
    .title = Czyje są klejnoty
rules-indaman-ruling-23 = Jeśli wygrywa istota, spełnia się jej los (przy białej karcie żaden), karta wraca na swój stos, o ile nie zostaje odkryta, a drabina tego, kto nią gra, idzie o jeden w górę, nigdy dalej niż ostatnie pole pod szczytem.
    .title = Wygrywa istota
rules-indaman-ruling-24 = Jeśli wygrywa wędrowiec, zatrzymuje istotę (biała karta wraca na stos) i może od razu zażyczyć sobie wyspy mędrców. Tak czy inaczej tura się kończy.
    .title = Wygrywa wędrowiec
rules-indaman-ruling-25 = Kolejność: karta, klejnoty strony grającej przeciw Arionowi, odgadywanie Ariona, własne klejnoty, Laska, otwarcie, los, Eliksir. Arion zgaduje także wtedy, gdy gra istotą. Bez Ariona obie strony wybierają naraz.
    .title = Kolejność walki
rules-indaman-ruling-26 = Bazyliszek, wybiera zwycięzca: pożreć (odrodzenie), wszystkie klejnoty do banku i wszystkie przedmioty do talii albo postawić maga gdziekolwiek. Pokonanych istot się nie rusza.
    .title = Bazyliszek
rules-indaman-ruling-27 = Zbójcy: losowy przedmiot albo tyle klejnotów, ile pokaże zielony klippid, najwyżej tyle, ile jest.
    .title = Zbójcy
rules-indaman-ruling-28 = Czarny Rycerz: mag trafia do miasta, w niewolę. W każdej swojej turze najpierw ogłasza się klejnoty; rzut z klejnotami równy co najmniej 6 uwalnia i tura trwa dalej, w przeciwnym razie się kończy. Uwolniony odkłada kartę na wybrany stos.
    .title = Czarny Rycerz
rules-indaman-ruling-29 = Wróżka: parzysty wynik uwalnia, tura trwa dalej, a karta idzie na wybrany stos; nieparzysty kończy turę i kosztuje klejnot, jeśli tak mówi karta.
    .title = Wróżka
rules-indaman-ruling-30 = Chochlik: drabina o jeden w dół, nie niżej niż podstawa. Błazen: drabina do podstawy. Smok i Czarny Wir: odrodzenie, na każdym terenie.
    .title = Chochlik, Błazen, Smok, Czarny Wir
rules-indaman-ruling-31 = Czarodziejka i Czarodziej: kto nimi gra, zatrzymuje odkrytą kartę i raz, w którejś z późniejszych tur, kieruje krokiem przegranego; rzuty, opłaty, walki i przedmioty należą nadal do niego. Nie działa w niewoli, pod czarem, pod bramą, na morzu ani na wyspie. Widmo: to samo, w najbliższej turze, albo przepada. Z kilku osób pierwsza jest ta najbliższa w kolejności gry.
    .title = Czarodziejka, Czarodziej, Widmo
rules-indaman-ruling-32 = Wiedźma: mag staje gdziekolwiek. „Gdziekolwiek”, także dla dywanu i Bazyliszka, to każde pole, miasto, wyspa lub obszar morza, ale nie wieża. Nie rzuca się tam.
    .title = Wiedźma i co znaczy gdziekolwiek
rules-indaman-ruling-33 = Kto jest w niewoli lub pod czarem, nadal gra istotami w cudzych turach.
    .title = Niewola a cudze tury
rules-indaman-ruling-34 = Po przybyciu na wyspę, jeśli pokonane istoty są warte 50 punktów, wybiera się z nich zestaw: losowy przedmiot za każde 50 punktów, nadwyżka przepada. Kto może, ten musi. Oddane karty idą na wybrane stosy.
    .title = Mędrcy
rules-indaman-ruling-35 = Zaczyna się na pierwszym obszarze morza: zielony klippid, 3–6 o obszar dalej i kolejny rzut, 1–2 stop. W następnych turach na morzu najpierw jest rzut. Przybicie do brzegu kończy turę, bez czerwonego i niebieskiego.
    .title = Prom
rules-indaman-ruling-36 = Klejnoty ogłasza się przed każdym rzutem i przepadają w każdym razie; rzut z klejnotami musi osiągnąć wartość pola. Po sukcesie można się zatrzymać (drabina idzie w górę, mag wraca do Indamanu) albo iść dalej. Porażka zostawia drabinę na miejscu i kończy turę. Szczyt wygrywa od razu, i tylko magiem.
    .title = Wspinaczka na wieżę
rules-indaman-ruling-37 = W Indamanie można spędzić turę bez wspinaczki i bez ruchu. Opcja tego zabrania.
    .title = Zostać w Indamanie
rules-indaman-ruling-38 = We własnej turze, każdej karty raz; działa, jeśli zielony klippid pokaże jedną z jej liczb. Po użyciu zostaje, poza Eliksirem, który zadziała. Porażka kosztuje tylko próbę.
    .title = Próba użycia przedmiotu
rules-indaman-ruling-39 = Różdżka podwaja na samym końcu i tylko klejnoty z czerwonego klippida. Dodatkowy klejnot Falcona wymaga choć jednego znalezionego. Dwa klejnoty na jeziorze to 4, z Falconem 5, z Różdżką 10.
    .title = Różdżka i Falcon
rules-indaman-ruling-40 = Laska: własne klejnoty liczą się w walce podwójnie, ale z rąk do rąk przechodzą tylko prawdziwe. Lampa: dowolna inna osoba, gdziekolwiek, w dowolnej chwili własnej tury, ale nie w niewoli ani pod czarem. Płaszcz: oszczędza opłatę za wejście albo pozwala uniknąć spotkania, zanim odezwie się smok. Eliksir: znosi Smoka, Czarny Wir i całego Bazyliszka. Kula: jeden stos, przed ruchem. Dywan: gdziekolwiek, zamiast kroku. Myszka: podwaja tabelę. Jednorożec: trzy kroki drogą z jednym rzutem niebieskim na końcu, zamiast kroku; miasto po drodze kończy jazdę rzutem na wejście.
    .title = Pozostałe przedmioty
rules-indaman-ruling-41 = Przepadają klejnoty, przedmioty i pokonane istoty, a drabina idzie do podstawy; nowy mag, 10 klejnotów, jego miasto, nowy cel. Karty, którymi inni kierują tą osobą, zostają. Opcja ratuje pokonane istoty.
    .title = Odrodzenie
rules-indaman-ruling-42 = Gra kończy się, gdy któryś mag stanie na szczycie. Dalsze miejsca: drabina, potem klejnoty.
    .title = Koniec

## Obrazki

rules-indaman-map-label = Mapa wyspy Indaman: pola ({ $spaces }), miasta ({ $cities }) i trzy wyspy mędrców
rules-indaman-map-road = droga: niebieski klippid
rules-indaman-map-count =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
rules-indaman-klippide-road = na drodze
rules-indaman-klippide-wild = poza drogą
rules-indaman-klippide-numbers = miasta, prom, przedmioty, wieża
rules-indaman-face-times =
    { $count ->
        [one] { $count } ścianka
        [few] { $count } ścianki
       *[many] { $count } ścianek
    }
rules-indaman-revenue-caption = Klejnoty za osiągnięty cel: z miasta flagi (wiersz) do celu (kolumna)
rules-indaman-cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
rules-indaman-works = Działa przy { $faces }
rules-indaman-card = Karta { $number }
rules-indaman-favourite = ulubiony teren
rules-indaman-tower-caption = Wartość, którą trzeba osiągnąć na każdym polu, i szansa przy tylu klejnotach
rules-indaman-tower-square = Pole
rules-indaman-tower-value = Wartość
rules-indaman-tower-top = szczyt
rules-indaman-tower-gems =
    { $gems ->
        [0] bez klejnotów
        [one] { $gems } klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
rules-indaman-percent = { $number }%

rules-indaman-sure-printed = z pudełka
rules-indaman-sure-rulebook = z instrukcji
rules-indaman-sure-reported = z relacji
rules-indaman-sure-reconstructed = odtworzone
