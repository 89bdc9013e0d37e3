## Wiersz to akapit, wiersz z kropką to punkt listy, a §4 prowadzi do zasady 4.

rules-fantasy-realms-minute =
    Masz na ręce siedem kart. W każdej turze jedną dostajesz i jedną oddajesz, więc zawsze zostaje siedem, a ręka powoli staje się królestwem.
    Każda karta ma podstawową siłę. Większość ma też premię albo karę, która zależy od pozostałych kart na ręce: Armie chcą Przywódcy, Dym potrzebuje Płomienia, a Pożar trawi prawie wszystko.
    To, co odrzucasz, leży odkryte i każdy może to wziąć. Gdy leży tam dziesięć kart, gra natychmiast się kończy. Wszyscy odkrywają ręce i liczą punkty; wygrywa najwyższa.

rules-fantasy-realms-setup =
    W grę klasyczną gra od trzech do sześciu osób. Potasuj wszystkie 53 karty i rozdaj każdemu po siedem; reszta to stos. Na środku zostaw miejsce na obszar kart odrzuconych: leżą tam odkryte, jedna obok drugiej.
    O tym, kto zaczyna, decyduje los; dalej gra się zgodnie z ruchem wskazówek zegara. (§1)

rules-fantasy-realms-turn =
    Dwa kroki, zawsze oba:
    • Weź kartę: dobierz w ciemno z wierzchu stosu albo weź dowolną odkrytą kartę z obszaru kart odrzuconych.
    • Oddaj kartę: połóż jedną kartę z ręki odkrytą wśród odrzuconych. Może to być ta, która właśnie do Ciebie trafia.
    W pierwszej turze gry nic jeszcze nie leży, więc zostaje tylko stos. (§2)
    Dobranie ze stosu powiększa obszar kart odrzuconych o jedną, wzięcie odkrytej karty nie. Każde dobranie przybliża więc koniec: kto lubi swoją rękę, dobiera, kto potrzebuje czasu, bierze. Jeśli przez dziesięć rund wszyscy tylko biorą, trzeba już dobierać ze stosu. (§4)

rules-fantasy-realms-end =
    Z dziesiątą kartą wśród odrzuconych gra natychmiast się kończy, nawet w środku rundy. (§3)
    Wygrywa najwyższa ręka. Przy remisie wygrywa niższa suma nadrukowanych podstawowych sił; jeśli i ona jest równa, zwycięstwo jest wspólne. (§5)

rules-fantasy-realms-scoring =
    Każdą rękę liczy się osobno i zawsze w tej samej kolejności. Najpierw właściciel dokonuje wyborów, na które pozwalają niektóre karty, potem znikają kary, potem karty się anulują, a dopiero na końcu liczy się punkty.
    • Anulowana karta daje 0 i jest tak, jakby jej nie było: nie ma zestawu, nazwy, siły, premii ani kary. (§15)
    • Usunięta kara nie działa. Usuwanie kar jest przed anulowaniem, więc karta, która usuwa kary, robi to nawet wtedy, gdy potem sama zostaje anulowana. (§12)
    • Podstawowa siła liczy się zawsze, a premia i kara tyle razy, ile mówi ich tekst.
    Tutaj najlepszych wyborów szuka program; podaje też powód każdego punktu i pozwala wybrać inaczej. (§16)

rules-fantasy-realms-two-players =
    Na początku nikt nie ma kart. Dopóki nie masz siedmiu, Twoja tura to jedno z dwojga:
    • weź odkrytą kartę i niczego nie odrzucaj (nie w pierwszej turze gry) albo
    • dobierz dwie karty, jedną zatrzymaj, a drugą odrzuć.
    Od siódmej karty grasz zwykłe tury, nawet gdy druga osoba jeszcze zbiera. Gra kończy się, gdy oboje macie po siedem kart, a odrzuconych jest co najmniej dwanaście. (§6)

rules-fantasy-realms-chaos =
    Gra od trzech do siedmiu osób. Każdy ma siedem kart i nie ma tur: przez pięć minut wszyscy wymieniają się ze wszystkimi, karta za kartę, a potem liczy się to, co kto ma.
    • Oferta to karta, którą dajesz; pokazujesz z niej tyle, ile chcesz (kartę, zestaw albo nic), jednej osobie lub wszystkim, i możesz zażądać zestawu.
    • Kto ją dostaje, przyjmuje ją jedną ze swoich kart, i obie od razu zmieniają ręce.
    • Nekromanta działa tu inaczej: gdy czas minie, jego właściciel dobiera ze stosu trzy karty i może zatrzymać jedną. (§7)

rules-fantasy-realms-hidden =
    Zakryte do końca: ręce, stos, dobrane karty, oferty, które ktoś dopiero szykuje, i trzy karty Nekromanty w chaosie.
    Widoczne dla wszystkich: karty odrzucone, ile kart kto ma i ile zostało w stosie, kto wziął którą odkrytą kartę, jakie są oferty, czyje i dla kogo, oraz to, że dwie osoby się wymieniły.
    Tylko dla tych, których to dotyczy: co pokazuje oferta i czego żąda oraz dwie karty z wymiany.
    Stos nie ma tu kolejności. O karcie decyduje los w chwili dobierania, a po grze każde dobranie można sprawdzić.

rules-fantasy-realms-certainty =
    W tej grze nic nie jest odtworzone na wyczucie. Wszystkie 53 karty, ich siły i działania są znane; zgadza się co do nich około pięciu niezależnych zbiorów danych. Teksty kart na tej stronie powstają z tych faktów, własnymi słowami.
    Spierać się można o zakamarki, o których instrukcja milczy. Tam decyzja jest nasza i ma swój numer, a trzy znaki mówią, skąd jest zasada. Znane liczydła rozstrzygają niektóre inaczej: kilka z nich liczy Klejnotowi porządku tylko jeden ciąg, a Kolekcjonerowi jeden zestaw, tymczasem autor gry pozwala liczyć wszystkie, i tak jest tutaj.
    Przy własnym stole możecie oczywiście umówić się inaczej; część da się przełączyć, gdy otwierasz stół.

## Kolejność liczenia na obrazku

rules-fantasy-realms-order = Kolejność liczenia
rules-fantasy-realms-order-8 = Nekromanta
    .note = ósma karta
rules-fantasy-realms-order-9 = Mimik
    .note = kopiuje kartę
rules-fantasy-realms-order-10 = Fatamorgana, Zmiennokształtny
    .note = nazwa i zestaw
rules-fantasy-realms-order-11 = Księga zmian
    .note = inny zestaw
rules-fantasy-realms-order-12 = Usuwanie kar
    .note = kary znikają
rules-fantasy-realms-order-13 = Anulowanie
    .note = przez inne karty
rules-fantasy-realms-order-14 = Anulowanie siebie
    .note = bo czegoś brakuje
rules-fantasy-realms-order-15 = Punkty
    .note = za to, co zostaje
rules-fantasy-realms-order-choices = wybiera właściciel
rules-fantasy-realms-order-settling = ręka się układa
rules-fantasy-realms-order-counting = liczy się punkty

## Zasady

rules-fantasy-realms-ruling-1 = W grze klasycznej od trzech do sześciu osób dostaje po siedem kart. Kto zaczyna, rozstrzyga los, a gra idzie kolejno po miejscach, zgodnie z ruchem wskazówek zegara.
    .title = Przygotowanie
rules-fantasy-realms-ruling-2 = Dobierz ze stosu albo weź dowolną odkrytą kartę z obszaru kart odrzuconych, a potem odrzuć jedną kartę z ręki, choćby tę nową. W pierwszej turze gry można tylko dobrać.
    .title = Tura
rules-fantasy-realms-ruling-3 = Dziesiąta karta w obszarze kart odrzuconych natychmiast kończy grę. Nikt nie dogrywa rundy.
    .title = Koniec
rules-fantasy-realms-ruling-4 =
    Branie odkrytych kart nie powiększa obszaru kart odrzuconych, więc gra, w której wszyscy tylko biorą, trwałaby bez końca. Po dziesięciu rundach samego brania wszyscy muszą dobierać ze stosu, i tak już do końca gry. Wcześniejsze dobranie zaczyna liczenie od nowa.
    We dwoje brania liczą się tak samo, także podczas zbierania ręki. Liczba rund jest opcją; 0 wyłącza tę zasadę.
    .title = Pat
rules-fantasy-realms-ruling-5 = Wygrywa najwyższa ręka. Remis rozstrzyga niższa suma podstawowych sił, takich jak na kartach: anulowane też się liczą, Mimik jako 0, ósma karta Nekromanty również. Kto wciąż remisuje, dzieli zwycięstwo.
    .title = Kto wygrywa
rules-fantasy-realms-ruling-6 = Na początku nikt nie ma kart. Mając mniej niż siedem, albo bierzesz odkrytą kartę i nic nie odrzucasz (nie w pierwszej turze gry), albo dobierasz dwie i odrzucasz jedną z tych dwóch. Mając siedem, grasz zwykłe tury, cokolwiek robi druga osoba. Gra kończy się, gdy oboje macie po siedem kart i co najmniej dwanaście jest odrzuconych; kto tylko dobiera, kończy przy czternastu.
    .title = We dwoje
rules-fantasy-realms-ruling-7 =
    Od trzech do siedmiu osób, po siedem kart; przy siedmiu osobach w stosie zostają cztery. Pięć minut swobodnej wymiany (to opcja), karta za kartę, potem liczy się ręce takie, jakie są. Właściciel Nekromanty dobiera wtedy trzy karty i zatrzymuje jedną z dowolnego zestawu albo żadną; pozostałe odkłada się zakryte.
    • Ofertę szykuje się w tajemnicy i można jej zaniechać. Po złożeniu wszyscy widzą, że jest, czyja i dla kogo; co pokazuje, widzą tylko ci, dla których jest.
    • Odpowiada się na nią jedną kartą i obie od razu zmieniają ręce. Żądany zestaw obowiązuje.
    • Naraz można mieć najwyżej osiem otwartych ofert, także tej samej karty; każdą można w każdej chwili wycofać.
    • Gdy karta zmienia właściciela, jej pozostałe oferty znikają. Gdy czas minie, znikają wszystkie.
    .title = Chaos
rules-fantasy-realms-ruling-8 = Przed wszystkim innym właściciel Nekromanty może wziąć z obszaru kart odrzuconych jedną Armię, Przywódcę, Czarodzieja lub Bestię, według nadrukowanego zestawu, jako ósmą kartę. Zostaje ona nawet wtedy, gdy Nekromanta jest potem anulowany.
    .title = Nekromanta
rules-fantasy-realms-ruling-9 = Może skopiować jedną inną kartę z ręki: nazwę, zestaw, podstawową siłę i karę. Premii nie kopiuje, a usuwanie kar jest premią. Kopiuje kartę taką, jaka jest wydrukowana, cokolwiek zrobią z oryginałem Fatamorgana, Zmiennokształtny czy Księga zmian.
    .title = Mimik
rules-fantasy-realms-ruling-10 = Fatamorgana może udawać dowolną Armię, Krainę, Pogodę, Powódź lub Płomień, a Zmiennokształtny dowolny Artefakt, Przywódcę, Czarodzieja, Broń lub Bestię. Przyjmują nazwę i zestaw albo sam zestaw. Siła zostaje 0, bez premii i bez kary. Można nazwać każdą kartę gry, gdziekolwiek jest; opcja ogranicza to do kart widzianych w tej partii.
    .title = Fatamorgana i Zmiennokształtny
rules-fantasy-realms-ruling-11 = Może nadać jednej innej karcie z ręki inny z dziesięciu zestawów, ale nigdy zestawu kart specjalnych. Nazwa, podstawowa siła, premia i kara zostają przy karcie.
    .title = Księga zmian
rules-fantasy-realms-ruling-12 =
    Liczą się zestawy, jakie karty mają w tej chwili.
    • Runa ochrony usuwa wszystkie kary.
    • Góry usuwają kary Powodzi, Jaskinia kary Pogód, Władca bestii kary Bestii.
    • Wyspa usuwa karę jednej Powodzi lub jednego Płomienia do wyboru, także swoją.
    • Zwiadowcy wykreślają słowo Armia z każdej kary, a Okręt z kar Powodzi.
    Karta usuwa kary nawet wtedy, gdy potem sama jest anulowana.
    .title = Usuwanie kar
rules-fantasy-realms-ruling-13 =
    Potop, Burza, Śnieżyca, Pożar, Bazyliszek i ich kopie anulują inne karty, o ile ich kara nie jest usunięta. Raz za razem działa ta z nich, która nie jest anulowana i której nie anulowałaby żadna czekająca jeszcze karta, ona sama też nie.
    Jeśli takiej nie ma, te, które anulują się nawzajem w kole albo same siebie, zostają anulowane bez działania. Potem idzie reszta.
    .title = Anulowanie
rules-fantasy-realms-ruling-14 = Teraz kolej na karty, którym czegoś brakuje: Dym bez Płomienia, Okręt bez Powodzi, Wojenny sterowiec bez Armii, aż nic już się nie zmienia. Potem Wojenny sterowiec z Pogodą; karta i jej kopia jednocześnie. Wszystko to powtarza się, aż nic już się nie zmienia.
    .title = Anulowanie siebie
rules-fantasy-realms-ruling-15 = Każda aktywna karta daje podstawową siłę, premie i te kary, które nie są usunięte. Anulowana karta nie ma zestawu, siły, premii, kary ani nazwy: daje 0 i do niczego się nie liczy.
    .title = Punkty
rules-fantasy-realms-ruling-16 = Wszystkie wybory z §8 do §12 należą do właściciela ręki. Ręce leżą odkryte, program proponuje najlepsze wybory, a właściciel może zdecydować inaczej, karta po karcie w tej kolejności. Zgoda zostawia resztę najlepszą, jak się da. Opcja pozwala, by za wszystkich wybierał program.
    .title = Wybory
rules-fantasy-realms-ruling-17 = Karta, którą Księga zmian przenosi do zestawu liczonego przez jej własny tekst, liczy też siebie, chyba że w tekście jest słowo „inna”. Tak samo z warunkami: Dzwonnica zmieniona w Czarodzieja ma swojego Czarodzieja.
    .title = Karta może liczyć siebie
rules-fantasy-realms-ruling-18 = Klejnot porządku punktuje kilka ciągów; każda karta należy do jednego, równe siły go nie wydłużają, a ciąg ośmiu liczy się jak siedem. Kolekcjoner punktuje kilka zestawów.
    .title = Kilka ciągów, kilka zestawów
rules-fantasy-realms-ruling-19 = Kolekcjoner liczy różne nazwy. Kopia Mimika w tym samym zestawie nic nie dodaje; Fatamorgana i Zmiennokształtny z nową nazwą dodają, bez nazwy nie. Trzy karty specjalne zostawione bez zmian to trzy nazwy z jednego zestawu.
    .title = Nazwy dla Kolekcjonera
rules-fantasy-realms-ruling-20 = Zwiadowcy wyjmują Armie z każdej kary: Potop i Bazyliszek nie anulują Armii, a Wojenny sterowiec żadnej nie potrzebuje. W karze Pożaru nie ma tego słowa, więc na niego Zwiadowcy nie pomagają.
    .title = Zwiadowcy
rules-fantasy-realms-ruling-21 = Karta, która szuka innej po nazwie, nie znajduje jej, jeśli tamta jest anulowana.
    .title = Nazwy anulowanych kart
rules-fantasy-realms-ruling-22 = Fontanna życia może czerpać z samej siebie. Bierze najwyższą podstawową siłę, chyba że właściciel zdecyduje inaczej; anulowane karty nie mają żadnej.
    .title = Fontanna życia
rules-fantasy-realms-ruling-23 = Karta specjalna zostawiona bez zmian ma własny zestaw: karty specjalne. Dla Drzewa Świata to jeszcze jeden zestaw, a Pożar jej nie anuluje.
    .title = Karty specjalne to też zestaw
rules-fantasy-realms-ruling-24 = Król ma siłę 8, Królowa 6. Każde daje 5 za każdą Armię, a 20, jeśli na ręce jest też to drugie, z nazwy.
    .title = Król i Królowa

## Wszystkie karty

rules-fantasy-realms-cards-lead = Szukaj w dowolnym z trzech języków, wybierz zestaw, a potem otwórz kartę, żeby przeczytać ją w całości i zobaczyć, które karty ją lubią.
rules-fantasy-realms-cards-search = Nazwa lub słowa z karty
rules-fantasy-realms-cards-all = Wszystkie zestawy
rules-fantasy-realms-cards-count =
    { $count ->
        [0] Takiej karty nie ma.
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
rules-fantasy-realms-cards-clear = Pokaż znów wszystkie
rules-fantasy-realms-card-elsewhere = W innych językach: { $names }
rules-fantasy-realms-card-by-name = Wymieniają ją z nazwy
rules-fantasy-realms-card-by-suit = Patrzą na jej zestaw
rules-fantasy-realms-card-nobody = Żadna inna karta o nią nie pyta.
rules-fantasy-realms-card-likes = lubi ją
rules-fantasy-realms-card-fears = traci przy niej albo jej szkodzi
rules-fantasy-realms-card-next = Następna karta
rules-fantasy-realms-card-previous = Poprzednia karta
