## Wiersz to akapit, wiersz z kropką to punkt listy, a §4 prowadzi do zasady 4.

rules-via-magica-minute =
    Przed Tobą leżą trzy zamknięte portale, a w rezerwie masz siedem kryształów. Z worka wychodzi żeton z animusem, duszkiem żywiołu, i wszyscy naraz, w tajemnicy, kładą po jednym krysztale na pasującym polu albo pasują.
    Gdy wszystkie pola portalu mają kryształ, wołasz „Incantatum!”: kryształy wracają do Ciebie, portal działa i zostaje wśród Twoich dokonań, a na jego miejsce bierzesz nowy z rzędu.
    Powietrze wychodzi z worka często, cień prawie nigdy, a portale z rzadkich animusów dają więcej. Kto pierwszy spełni warunek nagrody, ten ją ma. Siódmy otwarty portal kończy grę; wygrywa najwięcej punktów.

rules-via-magica-setup =
    Gra od dwóch do sześciu osób. W worku są 23 żetony: powietrze 6, woda 5, ziemia 4, życie 3, ogień 2, cień 1 i dwa uniwersalne. Kart portali jest 80, po dwie każdego z 40 portali; pięć leży odkrytych w rzędzie, reszta to stos. Obok leży dziesięć nagród.
    • Każdy dostaje siedem kryształów i sześć portali. Wszyscy naraz i w tajemnicy wybierają po trzy; resztę odrzucają. (§1)
    • Kto dostaje dwa takie same portale, zamienia jeden z nich na portal z rzędu. (§2)
    • O tym, kto zaczyna jako łapacz i ma worek, decyduje los. (§3)

rules-via-magica-round =
    Łapacz losuje z worka żeton; żeton zostaje na stole. (§4)
    Każdy, także łapacz, może położyć jeden kryształ na wolnym polu tego animusa na swoim zamkniętym portalu. Kryształ bierze się z rezerwy albo z innego swojego pola. Można też spasować. Wybory są tajne i zmienne, dopóki ostatnia osoba nie wybierze; potem odkrywa się je razem. (§5)
    Żeton uniwersalny pasuje do każdego pola. Po takiej rundzie wszystkie żetony wracają do worka, a worek dostaje następna osoba. (§4)
    Jeśli ktoś ma już wszystkie pola portalu zajęte, portal się otwiera: najpierw u łapacza, potem kolejno zgodnie z ruchem wskazówek zegara. (§7)

rules-via-magica-opening =
    Otwarcie to zawsze sześć kroków, po kolei: (§8)
    • kryształy z portalu wracają do rezerwy;
    • działa efekt;
    • portal trafia do dokonań;
    • wybierasz nowy portal z rzędu;
    • rząd się uzupełnia;
    • sprawdzasz, czy należy Ci się nagroda.
    Portal ukończony dzięki efektowi otwiera się od razu, w środku drugiego kroku, ze wszystkimi swoimi krokami. (§9) Jeśli Twoich ukończonych portali jest kilka naraz, kolejność wybierasz Ty. (§10)
    Dwóch takich samych portali nie można mieć nigdy, licząc zamknięte i otwarte razem. (§11)

rules-via-magica-effects =
    Kolor portalu mówi, kiedy działa jego efekt. Działają tylko portale otwarte.
    • Żółte działają od razu i raz: kładziesz kryształy (§14), dostajesz nowe (§15), przekładasz je (§16), bierzesz dwa portale zamiast jednego (§17) albo otwierasz jeszcze jeden (§18).
    • Fioletowe nie mają efektu, za to dają dużo punktów.
    • Zielone liczą się na koniec: punkty za każdy otwarty portal koloru albo za każde pole animusa na otwartych portalach. (§19)
    • Niebieskie działają do końca gry: żeton wskazanego animusa jest dla Ciebie uniwersalny. (§6)

rules-via-magica-rewards =
    Nagród jest dziesięć i każda jest tylko jedna.
    • Za kolory, automatycznie, dla pierwszej osoby: 3 żółte portale dają 2 punkty, 3 fioletowe 4, 3 zielone 6, po jednym w każdym z czterech kolorów 8, 3 niebieskie 10. Można mieć kilka. (§20)
    • Za liczbę: dokładnie 2, 3, 4, 5 albo 6 otwartych portali daje 2, 4, 6, 8 albo 10 punktów. Taką nagrodę można wziąć tylko w tej chwili i tylko jedną na całą grę; można też na lepszą poczekać, ryzykując, że ktoś będzie szybszy. (§21)

rules-via-magica-end =
    Gra kończy się po rundzie, w której ktoś ma siedem lub więcej otwartych portali. Wszystkie kroki wykonuje się do końca, więc portali może być nawet osiem, dziewięć czy dziesięć. (§13)
    Punkty dają otwarte portale, zielone efekty i nagrody. Przy remisie wygrywa więcej otwartych portali; jeśli i ich jest tyle samo, zwycięstwo jest wspólne. (§22)

rules-via-magica-first-game =
    Na pierwszą partię jest prostszy początek: każdy dostaje trzy portale zamiast sześciu i zatrzymuje wszystkie. Reszta się nie zmienia. (§1)

rules-via-magica-hidden =
    Zakryte: portale, z których wybierasz na początku, do chwili gdy wybiorą wszyscy; kryształy kładzione w tej rundzie, dopóki ktoś jeszcze wybiera; kolejność stosu i żetonów w worku.
    Widoczne dla wszystkich: co zostało w worku, ile kart jest w stosie, odrzucone portale, rząd, nagrody, a u każdego portale z kryształami, rezerwa i dokonania. Widać też każdą zamianę pary przy rozdaniu i to, kto już wybrał, ale nie co.
    Stos i worek nie mają tu kolejności. O karcie i żetonie decyduje los w chwili losowania, a po grze każde losowanie można sprawdzić.

rules-via-magica-certainty =
    Zasady są z polskiej instrukcji. Portale są odtworzone z publicznych materiałów: przy każdym widać, czy jego pola, punkty i efekt potwierdzają dwa źródła, czy podaje je jedno.
    Jeden portal budzi wątpliwości: fioletowy za 9 punktów, numer 31. Jego pola w źródle są takie same jak u portalu za 10 punktów, co nie pasuje do reszty, więc tutaj ma dwa powietrza, dwie wody i jedną ziemię. Jest oznaczony jako odtworzony.
    Nazwy i obrazki portali są nasze; w grze nic od nich nie zależy. Tam, gdzie instrukcja milczy, decyzja jest nasza i ma swój numer.

## Sześć kroków na obrazku

rules-via-magica-steps = Sześć kroków otwarcia
rules-via-magica-step-return = Kryształy
    .note = wracają do rezerwy
rules-via-magica-step-effect = Efekt
    .note = i to, co dzięki niemu się otwiera
rules-via-magica-step-achieve = Dokonanie
    .note = portal jest Twój
rules-via-magica-step-take = Nowy portal
    .note = jeden z rzędu
rules-via-magica-step-refill = Rząd
    .note = znów jest pełny
rules-via-magica-step-reward = Nagrody
    .note = za kolory i za liczbę

## Zasady

rules-via-magica-ruling-1 = Każdy dostaje sześć portali, zatrzymuje trzy i odrzuca trzy. Wszyscy wybierają jednocześnie, a wybory są tajne, dopóki nie ma wszystkich; do tej chwili można je zmienić. W pierwszej partii każdy dostaje trzy portale i zatrzymuje wszystkie.
    .title = Przygotowanie
rules-via-magica-ruling-2 = Jeśli wśród rozdanych portali są oba egzemplarze tego samego, jeden z nich trzeba zamienić na portal z rzędu, dowolny, byle nie powstała nowa para.
    .title = Para przy rozdaniu
rules-via-magica-ruling-3 = Kto jest łapaczem w pierwszej rundzie, rozstrzyga los. (Instrukcja wskazuje najstarszą osobę.)
    .title = Pierwszy łapacz
rules-via-magica-ruling-4 = Łapacz losuje żeton, który zostaje poza workiem. Po żetonie uniwersalnym, gdy runda jest skończona, wszystkie żetony wracają do worka, a worek przechodzi do następnej osoby. Niebieski efekt nigdy tego nie powoduje.
    .title = Żeton i worek
rules-via-magica-ruling-5 =
    Każdy może położyć jeden kryształ na pasującym wolnym polu swojego zamkniętego portalu, z rezerwy albo z innego swojego pola, albo spasować. Przekładać wolno także wtedy, gdy w rezerwie są kryształy.
    Wszyscy wybierają naraz i w tajemnicy, a potem wybory się odkrywa. Kto może tylko spasować, pasuje bez pytania; opcja sprawia, że pytani są zawsze wszyscy, żeby tempo niczego nie zdradzało.
    .title = Kładzenie kryształu
rules-via-magica-ruling-6 = Niebieski portal „animus jest uniwersalny” działa od następnego żetonu. Kilka takich portali działa razem. Pole nadrukowanego animusa oczywiście nadal pasuje.
    .title = Niebieskie efekty
rules-via-magica-ruling-7 = Jeśli w jednej rundzie otwiera kilka osób, zaczyna łapacz, o ile sam otwiera, a potem idzie się zgodnie z ruchem wskazówek zegara. (Przy prawdziwym stole zaczyna, kto pierwszy zawoła; na ekranie nie ma wyścigu na głos, a okrzyk jest za Ciebie.)
    .title = Kto otwiera najpierw
rules-via-magica-ruling-8 =
    Otwarcie ma sześć kroków:
    • kryształy wracają do rezerwy;
    • działa efekt;
    • portal trafia do dokonań;
    • bierze się jeden portal z rzędu;
    • rząd się uzupełnia;
    • przyznaje się nagrody.
    .title = Sześć kroków
rules-via-magica-ruling-9 = Portal ukończony przez efekt otwiera się od razu, ze wszystkimi sześcioma krokami, w środku drugiego kroku tego pierwszego.
    .title = Otwarcie w otwarciu
rules-via-magica-ruling-10 = Efekt wykonuje się w całości, zanim sprawdzi się, co się nim ukończyło. Jeśli dwa własne portale są ukończone razem, właściciel wybiera kolejność.
    .title = Kilka ukończonych naraz
rules-via-magica-ruling-11 = Nikt nigdy nie ma dwóch takich samych portali, licząc zamknięte i otwarte razem. Jeśli żadnego z rzędu nie wolno wziąć, tego kroku nie ma.
    .title = Dwa takie same
rules-via-magica-ruling-12 = Gdy stos jest pusty, odrzucone portale tasuje się w nowy. Jeśli i tych nie ma, rząd się kurczy.
    .title = Pusty stos
rules-via-magica-ruling-13 = Po siódmym portalu nadal wykonuje się wszystkie kroki, więc ktoś może skończyć z ośmioma, dziewięcioma albo dziesięcioma.
    .title = Siódmy portal i dalsze
rules-via-magica-ruling-14 = „Połóż kryształy” oznacza wolne pasujące pola własnych zamkniętych portali: tyle, ile się da, i obowiązkowo; nigdy na portalu, który się właśnie otwiera. Ponieważ kryształy z niego już wróciły, nigdy ich nie brakuje.
    .title = Kładzenie z efektu
rules-via-magica-ruling-15 = Nowe kryształy są ze wspólnych zapasów i zostają do końca gry. Zapas 48 wystarcza zawsze: to 6 razy 7 i jeszcze 6.
    .title = Nowe kryształy
rules-via-magica-ruling-16 = Dowolną liczbę kryształów ze swoich portali można przełożyć na dowolne wolne pola, każdy najwyżej raz. Żaden nie wraca do rezerwy.
    .title = Przekładanie
rules-via-magica-ruling-17 = Bierze się dwa portale zamiast jednego, a rząd uzupełnia się po każdym. Od tej chwili pracuje się nad czterema portalami naraz.
    .title = Dwa nowe portale
rules-via-magica-ruling-18 = Obowiązkowo otwiera się jeszcze jeden własny portal, dowolny, ilekolwiek kryształów na nim leży. Jego kryształy wracają do rezerwy, a jego efekt działa.
    .title = Jeszcze jeden portal
rules-via-magica-ruling-19 = Zielone portale punktują na koniec: liczą wszystkie otwarte portale właściciela, siebie też.
    .title = Zielone efekty
rules-via-magica-ruling-20 = Nagrody za kolory dostaje automatycznie pierwsza osoba, która ma te kolory; jedno otwarcie może dać kilka. O kolejności między osobami decyduje §7.
    .title = Nagrody za kolory
rules-via-magica-ruling-21 = Nagrodę za liczbę można wziąć dokładnie przy tej liczbie otwartych portali i od razu, jedną na całą grę. Nie trzeba jej brać; zostawiona czeka na innych.
    .title = Nagrody za liczbę
rules-via-magica-ruling-22 = Gra kończy się po rundzie, w której ktoś ma co najmniej siedem otwartych portali. Liczą się portale, zielone efekty i nagrody. Remis rozstrzyga liczba otwartych portali; jeśli jest równa, zwycięstwo jest wspólne.
    .title = Koniec i zwycięstwo

## Wszystkie portale

rules-via-magica-portals-lead = Czterdzieści portali, każdy w dwóch egzemplarzach. Szukaj po nazwie w dowolnym z trzech języków albo po słowach efektu; kolor, animus, liczbę pól i efekt możesz wybrać razem.
rules-via-magica-portals-search = Nazwa lub słowa efektu
rules-via-magica-portals-colour = Kolor
rules-via-magica-portals-animus = Pole animusa
rules-via-magica-portals-fields = Liczba pól
rules-via-magica-portals-any-fields = ile bądź
rules-via-magica-portals-fields-count =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
rules-via-magica-portals-effect = Efekt
rules-via-magica-portals-any-effect = jakikolwiek
rules-via-magica-portals-certainty = Na ile wiadomo
rules-via-magica-portals-any-certainty = wszystko
rules-via-magica-portals-count =
    { $count ->
        [0] Takiego portalu nie ma.
        [one] { $count } portal
        [few] { $count } portale
       *[many] { $count } portali
    }
rules-via-magica-portals-clear = Pokaż znów wszystkie
rules-via-magica-portal-drawn = { $colour }, pola: { $fields }
rules-via-magica-portal-field =
    { $count ->
        [1] { $animus }
       *[other] { $count } × { $animus }
    }
rules-via-magica-portal-elsewhere = W innych językach: { $names }
rules-via-magica-portal-number = Portal { $portal } z 40
rules-via-magica-portal-next = Następny portal
rules-via-magica-portal-previous = Poprzedni portal

## Rodzaje efektów, na liście

rules-via-magica-kind-place = kładzie kryształy
rules-via-magica-kind-gain = daje kryształy
rules-via-magica-kind-rearrange = przekłada kryształy
rules-via-magica-kind-take-two = dwa nowe portale
rules-via-magica-kind-open-another = otwiera jeszcze jeden
rules-via-magica-kind-wild = animus uniwersalny
rules-via-magica-kind-per-portal = punkty za portale
rules-via-magica-kind-per-field = punkty za pola
rules-via-magica-kind-nothing = tylko punkty

rules-via-magica-sure-confirmed = dwa źródła
rules-via-magica-sure-single-source = jedno źródło
rules-via-magica-sure-inferred = odtworzone
