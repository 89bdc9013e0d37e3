## Wiersz to akapit, wiersz z kropką to punkt listy, a §4 prowadzi do zasady 4.

rules-fantazja-minute =
    Po wojnie z czarnoksiężnikiem z całej krainy został tylko Magiczny Zamek. Dwie frakcje magów, Rzeźbiarze Natury i Inżynierowie Światła, odbudowują wokół niego jedno wspólne miasto: kafelek przy kafelku, żywioł przy żywiole.
    W każdej turze robisz jedno: stawiasz mały budynek, odkładasz kafelek jako punkt Wyobraźni albo za taki punkt wznosisz duży budynek, najczęściej na tym, co już stoi, choćby i cudzym. Liczy się tylko to, co widać z wierzchu.
    Kto ma przewagę w budynkach jakiegoś typu, korzysta z jego mocy. Dwa sąsiednie znaki Mrocznej Energii niszczą się nawzajem, a z nimi wszystko, co przez to traci łączność z Zamkiem. Gdy obu stronom skończą się kafelki, wygrywa ta, która ma więcej punktów.

rules-fantazja-setup =
    Grają dwie osoby, każda swoją frakcją: 27 kwadratowych kafelków. Oba zestawy są w grze takie same. Na środku leży Magiczny Zamek, obok pięć żetonów mocy, po jednym na typ budynku, i osiem żetonów bonusu.
    • Każdy tasuje swoje kafelki w stos dobierania i bierze z niego sześć na rękę.
    • O tym, kto zaczyna, decyduje los. (§8)
    Kafelek ma cztery boki, a na każdym od jednego do trzech symboli jednego żywiołu: ziemi, powietrza, wody albo ognia. Na środku widać typ budynku i jego poziom; niektóre kafelki mają też znak Mrocznej Energii.
    Typów jest pięć: mieszkalne, produkcyjne, militarne, magiczne i specjalne. Poziom I jest wart 1 punkt, poziom II 3 punkty, poziom III 2 punkty, a budynek specjalny, który poziomu nie ma, 2 punkty.

rules-fantazja-turn =
    Dopóki masz kafelki na ręce, musisz wykonać jedną z trzech akcji: (§1)
    • postawić mały budynek, czyli poziom I;
    • odłożyć kafelek jako punkt Wyobraźni; wolno to zrobić zawsze (§2);
    • postawić duży budynek, czyli poziom II, poziom III albo budynek specjalny.
    Przed akcją albo po niej możesz raz skorzystać z mocy. (§3)
    Na koniec tury rozlicza się żetony mocy, a potem dobierasz do sześciu kafelków, o ile tyle jeszcze masz. (§5, §6)

rules-fantazja-small =
    Mały budynek kładzie się na pustym polu tak, żeby przynajmniej jednym bokiem dotykał miasta. Kafelek można obracać. (§9, §13)
    Każdy bok, którym się z czymś styka, musi pasować: ten sam żywioł i nie mniej symboli, niż ma sąsiad. Boki Zamku sprawdza się tak samo. (§10, §12)

rules-fantazja-large =
    Poziom II kładzie się na poziom I, a poziom III na poziom II, zawsze na budynek tego samego typu i nieważne czyj. Kosztuje to jeden punkt Wyobraźni. (§15)
    Żywioły boków muszą być ułożone tak jak na budynku pod spodem; liczby symboli nie mają tu znaczenia. Cały stos należy do tego, kto ma kafelek na wierzchu. (§16, §17)
    Budynek specjalny stawia się jak mały, ze wszystkimi warunkami, ale za punkt Wyobraźni. Na nim, na Zamku i na poziomie III niczego już postawić nie można. (§18, §19)

rules-fantazja-imagination =
    Odłożony zakryty kafelek to jeden punkt Wyobraźni. Swoje możesz oglądać, cudzych nie. (§21)
    Płacąc, wybierasz, który kafelek oddajesz: trafia odkryty na Twój stos odrzuconych. (§20) Niewydane punkty rozstrzygają remis. (§61)

rules-fantazja-bonus =
    Poziom III położony na własny poziom II daje żeton bonusu wart 5 punktów. Na cudzym bonusu nie ma. (§22)
    Bonus dostaje się od razu i nie można go stracić. (§23, §24)

rules-fantazja-dark-energy =
    Jeśli kładziesz kafelek ze znakiem Mrocznej Energii, a obok leży widoczny kafelek z takim samym znakiem, znikają wszystkie takie kafelki razem z nowym, każdy z całym swoim stosem. (§27)
    Potem znika też wszystko, co nie ma już połączenia z Zamkiem bok do boku. (§33) Każdy kafelek wraca na stos odrzuconych swojej frakcji. (§32)
    Zniszczyć wolno także własne budynki. (§34)

rules-fantazja-tokens =
    Na koniec Twojej tury sprawdza się wszystkie pięć typów. Jeśli masz co najmniej dwa widoczne budynki typu i więcej niż przeciwnik, bierzesz żeton tej mocy, także od niego. (§36, §37)
    Przy równej liczbie żeton wraca do puli. Kto go ma, ale nie ma już przewagi, też go oddaje. (§38, §39)
    Z żetonu korzystasz od swojej następnej tury, w każdej turze od nowa, ale tylko z jednego na turę. (§42)

rules-fantazja-powers = Każdy typ budynków ma swoją moc. Z jednej możesz skorzystać przed akcją albo po niej, o ile masz jej żeton od początku tury. (§3, §42)

rules-fantazja-end =
    Gra kończy się, gdy dwie tury z rzędu, po jednej każdej strony, miną bez akcji, bo ręce są puste. (§59)
    Liczą się punkty z widocznych budynków i po 5 za każdy żeton bonusu. Remis rozstrzyga niewydana Wyobraźnia; jeśli i ona jest równa, gra kończy się remisem. (§61)

rules-fantazja-options =
    Wariant na naukę pomija moce i Mroczną Energię: zostają symbole, poziomy i Wyobraźnia.
    Przy zakładaniu stołu można też zmienić to, co każdy dom rozumie trochę inaczej:
    • ile jest żetonów bonusu: 8 czy bez ograniczeń (§25);
    • czy kto traci przewagę, oddaje żeton od razu, czy dopiero przy remisie (§39);
    • czy podmieniony budynek musi pasować do sąsiadów (§56) i czy wyzwala Mroczną Energię (§31);
    • czy moc militarna może strzec Zamku (§46) i czy działa znów w turze, w której żeton wraca (§51);
    • kto zaczyna (§8).
    Kto ma pudełko, może zagrać prawdziwymi kafelkami z własnego pliku.

rules-fantazja-hidden =
    Zakryte: ręce, kolejność stosów dobierania i to, które kafelki leżą jako Wyobraźnia.
    Widoczne dla obu stron: miasto z tym, co leży pod spodem, stosy odrzuconych, żetony i wszystkie liczby. Kafelek zamieniony w Wyobraźnię mocą produkcyjną jest znany obu stronom. Kafelki obejrzane mocą magiczną zna tylko ten, kto jej użył, i ich właściciel. (§62, §21, §54)
    Stos nie ma tu kolejności, póki nikt jej nie zna: o kafelku decyduje los w chwili dobierania, a po grze każde dobranie można sprawdzić.

rules-fantazja-certainty =
    Zasady są z polskiej instrukcji. Podaje ona typy, poziomy, liczby kafelków i przykłady, ale nie symbole na bokach i nie znaki Mrocznej Energii na każdym kafelku. Te są odtworzone: tak, żeby pasowały do instrukcji, do relacji graczy i do siebie nawzajem, i żeby gra była wyrównana.
    Pewne jest, że kafelków jest 27 w każdej frakcji i że oba zestawy są takie same. Podział na 12 kafelków poziomu I, 8 poziomu II, 4 poziomu III i 3 specjalne wynika z przykładów i z liczby żetonów bonusu.
    Trzeci budynek specjalny ma nazwę od nas, obrazki też są nasze. Tam, gdzie instrukcja milczy, decyzja jest nasza i ma swój numer.
    Jeśli masz pudełko, pobierz plik z kafelkami, wpisz prawdziwe symbole i zagraj nimi: każdy stół może mieć własny zestaw.

## Co jest na kafelku

rules-fantazja-anatomy-side = Bok: żywioł, od jednego do trzech symboli. Każdy żywioł ma swój kształt, barwę i literę.
rules-fantazja-anatomy-type = Typ budynku: obrazek i barwa tła.
rules-fantazja-anatomy-level = Poziom I, II albo III; gwiazdka to budynek specjalny.
rules-fantazja-anatomy-faction = Frakcja: znak, kolor i rogi ramki. Zaokrąglone mają Rzeźbiarze Natury, ścięte Inżynierowie Światła.
rules-fantazja-anatomy-dark = Mroczna Energia, tylko na niektórych kafelkach.

## Zasady

rules-fantazja-ruling-1 = Kto ma kafelki na ręce, musi wykonać jedną z trzech akcji.
    .title = Akcja jest obowiązkowa
rules-fantazja-ruling-2 = Wyobraźnię wolno wybrać także wtedy, gdy dałoby się budować.
    .title = Wyobraźnia zamiast budowy
rules-fantazja-ruling-3 = Z mocy korzysta się przed akcją albo po niej, raz na turę, przed dobraniem kafelków.
    .title = Kiedy działa moc
rules-fantazja-ruling-4 = Mocy wolno użyć także w turze, w której żadnej akcji wykonać się nie da.
    .title = Moc bez akcji
rules-fantazja-ruling-5 = Do sześciu kafelków dobiera się również wtedy, gdy akcja przepada.
    .title = Dobieranie bez akcji
rules-fantazja-ruling-6 = Na koniec tury najpierw rozlicza się żetony mocy, potem dobiera kafelki.
    .title = Kolejność na koniec tury
rules-fantazja-ruling-7 = Ograniczenie do jednego punktu Wyobraźni na turę dotyczy akcji; moc produkcyjna może dodać jeszcze jeden.
    .title = Jeden punkt na turę
rules-fantazja-ruling-8 = Kto zaczyna, rozstrzyga los albo umowa. (Instrukcja wskazuje tego, kto ostatnio oglądał film „Niekończąca się opowieść”, albo młodszą osobę.)
    .title = Kto zaczyna
rules-fantazja-ruling-9 = Kafelki można obracać o 90 stopni.
    .title = Obracanie
rules-fantazja-ruling-10 = Nowy budynek dotyka bokiem innego budynku albo Zamku. Pasować musi każdy stykający się bok: ten sam żywioł, a symboli na nowym kafelku co najmniej tyle, co u sąsiada.
    .title = Każdy bok pasuje
rules-fantazja-ruling-11 = Liczy się to, co sąsiad ma na wierzchu stosu.
    .title = Sąsiad to jego wierzch
rules-fantazja-ruling-12 = Boki Magicznego Zamku sprawdza się tak samo: wszędzie po jednym symbolu.
    .title = Boki Zamku
rules-fantazja-ruling-13 = Mały budynek kładzie się tylko na pustym polu.
    .title = Tylko puste pole
rules-fantazja-ruling-14 = Pole opróżnione przez zniszczenie może być znów zabudowane.
    .title = Odzyskane pola
rules-fantazja-ruling-15 = Poziom II i III kładzie się na widoczny budynek tego samego typu, o jeden poziom niższy, czyjkolwiek jest. Kosztuje to jeden punkt Wyobraźni.
    .title = Na czym stoi duży budynek
rules-fantazja-ruling-16 = Żywioły czterech boków muszą, po obróceniu, powtarzać te z budynku pod spodem; liczby symboli są dowolne. Jeśli nie da się tego uzyskać żadnym obrotem, ruch jest niedozwolony.
    .title = Te same żywioły
rules-fantazja-ruling-17 = Stos należy do właściciela wierzchniego kafelka. Przykryte kafelki nie dają punktów i nie liczą się do przewagi.
    .title = Czyj jest stos
rules-fantazja-ruling-18 = Budynek specjalny kładzie się jak mały, ze wszystkimi warunkami i liczbami symboli, i kosztuje jeden punkt Wyobraźni.
    .title = Budynki specjalne
rules-fantazja-ruling-19 = Na budynku specjalnym, na Zamku i na poziomie III nie można położyć niczego.
    .title = Gdzie stos się kończy
rules-fantazja-ruling-20 = Który kafelek Wyobraźni się oddaje, wybiera płacący. Kafelek idzie odkryty na stos odrzuconych.
    .title = Płacenie
rules-fantazja-ruling-21 = Własne kafelki Wyobraźni wolno oglądać, cudzych nie. Ten, który jest z mocy produkcyjnej, znają obie strony.
    .title = Kto zna Wyobraźnię
rules-fantazja-ruling-22 = Bonus jest za poziom III na własnym poziomie II; czyj jest poziom I na samym dole, nie ma znaczenia.
    .title = Za co jest bonus
rules-fantazja-ruling-23 = Bonus dostaje się w chwili położenia, nawet jeśli Mroczna Energia od razu zniszczy ten stos.
    .title = Bonus od razu
rules-fantazja-ruling-24 = Raz zdobytego bonusu nic nie odbiera.
    .title = Bonus na zawsze
rules-fantazja-ruling-25 = Gdy w zapasie ośmiu żetonów żadnego już nie ma, bonusu nie ma.
    .title = Pusty zapas
rules-fantazja-ruling-26 = Podmiana mocą specjalną nigdy nie daje bonusu.
    .title = Podmiana bez bonusu
rules-fantazja-ruling-27 = Wszystkie mroczne kafelki obok właśnie położonego mrocznego kafelka znikają razem z nim, każdy z całym stosem.
    .title = Co niszczy Mroczna Energia
rules-fantazja-ruling-28 = Dalej to nie sięga: zniszczone kafelki nie pociągają za sobą kolejnych mrocznych sąsiadów.
    .title = Bez reakcji łańcuchowej
rules-fantazja-ruling-29 = Mroczny kafelek położony na mroczny kafelek na niego nie działa.
    .title = Mrok na mroku
rules-fantazja-ruling-30 = Przykryty znak nie działa.
    .title = Przykryty znak
rules-fantazja-ruling-31 = Podmiana mocą specjalną też wyzwala Mroczną Energię (chyba że opcja mówi inaczej).
    .title = Mrok przy podmianie
rules-fantazja-ruling-32 = Każdy zniszczony kafelek trafia na stos odrzuconych swojej frakcji.
    .title = Dokąd trafiają kafelki
rules-fantazja-ruling-33 = Połączenie to zajęte pola stykające się bokami aż do Zamku; symbole nie mają znaczenia. Co jest odcięte, także znika.
    .title = Odcięte od Zamku
rules-fantazja-ruling-34 = Wolno położyć kafelek, który zniszczy sam siebie albo własne budynki.
    .title = Zniszczenie własnego
rules-fantazja-ruling-35 = Żeton militarny ze zniszczonego budynku czeka poza grą do początku następnej tury właściciela; potem działa §52.
    .title = Żeton ze zniszczonego budynku
rules-fantazja-ruling-36 = Na koniec tury, dla tego, kto ją kończy, sprawdza się wszystkie pięć typów: co najmniej dwa widoczne budynki i więcej niż przeciwnik dają żeton.
    .title = Kto bierze żeton
rules-fantazja-ruling-37 = Żeton można w ten sposób odebrać także przeciwnikowi.
    .title = Odbieranie żetonu
rules-fantazja-ruling-38 = Przy równej liczbie, także 0:0, żeton wraca do puli.
    .title = Remis w typie
rules-fantazja-ruling-39 = Kto ma żeton, ale już nie ma wyraźnie więcej budynków, oddaje go do puli na koniec tury, która się właśnie toczy; potem może zadziałać §36. Opcja pozwala zatrzymać żeton do remisu.
    .title = Utrata przewagi
rules-fantazja-ruling-40 = Kto ma już żeton, zatrzymuje go nawet przy stanie 1:0.
    .title = Jeden do zera
rules-fantazja-ruling-41 = Na koniec Twojej tury przeciwnik niczego nie zyskuje.
    .title = Cudza tura nic nie daje
rules-fantazja-ruling-42 = Żeton działa od następnej tury właściciela, w każdej turze od nowa; na turę używa się jednego. Użycie go nie zużywa.
    .title = Od kiedy i jak często
rules-fantazja-ruling-43 = Do żetonu specjalnego liczą się budynki specjalne. Zamek nie liczy się nikomu.
    .title = Specjalne i Zamek
rules-fantazja-ruling-44 = Mieszkalna: od jednego do trzech kafelków z ręki wymienia się naraz na tyle samo ze swojego stosu odrzuconych. Oddanych właśnie kafelków nie można wziąć z powrotem.
    .title = Moc mieszkalna
rules-fantazja-ruling-45 = Produkcyjna: dowolny kafelek ze swojego stosu odrzuconych staje się zakrytym punktem Wyobraźni.
    .title = Moc produkcyjna
rules-fantazja-ruling-46 = Militarna: wskazuje się dowolny widoczny budynek którejkolwiek strony, ale nie Zamek (chyba że opcja na to pozwala).
    .title = Moc militarna
rules-fantazja-ruling-47 = Przeciwnik nie położy niczego na strzeżonym budynku ani na polu, które się z nim styka, nawet jeśli to pole ma innych sąsiadów.
    .title = Czego broni straż
rules-fantazja-ruling-48 = Wznoszenie na sąsiednim budynku jest dozwolone, a Mroczna Energia nadal może zniszczyć ten strzeżony.
    .title = Czego straż nie broni
rules-fantazja-ruling-49 = Przeciwnik nie podmieni strzeżonego budynku mocą specjalną; jego sąsiada może.
    .title = Straż a podmiana
rules-fantazja-ruling-50 = Właściciela żetonu straż nie ogranicza.
    .title = Straż a właściciel
rules-fantazja-ruling-51 = Z mocy militarnej można skorzystać już w turze, w której żeton wraca (chyba że opcja mówi inaczej).
    .title = Znów w tej samej turze
rules-fantazja-ruling-52 = Gdy żeton wraca, właściciel zatrzymuje go, o ile ma wyraźnie więcej budynków militarnych; inaczej żeton idzie do puli.
    .title = Powrót żetonu
rules-fantazja-ruling-53 = Dopóki żeton leży na kafelku, nie sprawdza się go na koniec tury.
    .title = Żeton na straży
rules-fantazja-ruling-54 = Magiczna: ogląda się cztery losowe kafelki z ręki przeciwnika (albo wszystkie, jeśli jest ich mniej). Od zera do dwóch idzie na spód jego stosu w wybranej kolejności, reszta wraca na rękę. Zna je tylko ten, kto używa mocy, i właściciel.
    .title = Moc magiczna
rules-fantazja-ruling-55 = Moc magiczna może opróżnić małą rękę: jej właściciel traci akcję i dobiera na koniec tury.
    .title = Opróżniona ręka
rules-fantazja-ruling-56 = Specjalna: własny widoczny zwykły budynek podmienia się na kafelek z ręki tego samego poziomu i dowolnego zwykłego typu. Stos pod spodem zostaje, żywioły muszą pasować do wszystkich sąsiadów (liczby są dowolne), a stary kafelek wraca na rękę. Opcja pozwala nie zważać na boki.
    .title = Moc specjalna
rules-fantazja-ruling-57 = Kolejne poziomy stawia się odtąd według typu, który widać.
    .title = Typ po podmianie
rules-fantazja-ruling-58 = Podmiana poziomu I na poziom I jest dozwolona.
    .title = Jedynka za jedynkę
rules-fantazja-ruling-59 = Gra kończy się po dwóch kolejnych turach, po jednej każdej strony, bez akcji.
    .title = Koniec gry
rules-fantazja-ruling-60 = Odrzucone kafelki wracają do gry tylko dzięki mocom.
    .title = Odrzucone zostają odrzucone
rules-fantazja-ruling-61 = Wynik to punkty własnych widocznych budynków i po 5 za każdy żeton bonusu. Remis rozstrzyga więcej niewydanej Wyobraźni; jeśli i jej jest tyle samo, jest remis.
    .title = Wynik
rules-fantazja-ruling-62 = Jawne są: miasto, stosy odrzuconych, żetony i wszystkie liczby. Zakryte: ręce, kolejność stosów i to, co leży jako Wyobraźnia.
    .title = Co jest jawne

## Przykłady na obrazkach

rules-fantazja-example-higher = B można położyć obok A: na styku jest powietrze, a B ma go dwa razy, więcej niż A.
rules-fantazja-example-lower = Odwrotnie nie: gdy leży B, A ma za mało symboli powietrza.
rules-fantazja-example-level-1 = Garnizon I, cudzy. Boki od północy: ziemia, powietrze, ogień, woda.
rules-fantazja-example-level-2 = Garnizon II na nim: żywioły na tych samych bokach, stos zmienia właściciela.
rules-fantazja-example-level-3 = Garnizon III na własnym Garnizonie II: bonus. Od razu na Garnizon I położyć go nie można.
rules-fantazja-example-dark = B i A mają znak Mrocznej Energii, więc po położeniu B znikają oba. D i E tracą połączenie z Zamkiem i znikają także.

## Wszystkie kafelki

rules-fantazja-tiles-lead = 27 kafelków, u obu frakcji takich samych; różnią się tylko ramką. Wybierz typ, poziom, Mroczną Energię albo bok: żywioł i liczbę symboli. Kafelek otwiera się po naciśnięciu i można go obracać.
rules-fantazja-tiles-faction = Frakcja
rules-fantazja-tiles-type = Typ
rules-fantazja-tiles-level = Poziom
rules-fantazja-tiles-of-level = poziom { $level }
rules-fantazja-tiles-dark = Mroczna Energia
rules-fantazja-tiles-element = Bok z żywiołem
rules-fantazja-tiles-number = Liczba symboli na boku
rules-fantazja-tiles-symbols =
    { $count ->
        [one] { $count } symbol na boku
        [few] { $count } symbole na boku
       *[many] { $count } symboli na boku
    }
rules-fantazja-tiles-count =
    { $count ->
        [0] Takiego kafelka nie ma.
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
rules-fantazja-tiles-clear = Pokaż znów wszystkie
rules-fantazja-tile-side = { $count } × { $element }
rules-fantazja-tile-drawn =
    Boki od północy: { $sides-list }{ $dark ->
        [yes] ; Mroczna Energia
       *[no] { "" }
    }
rules-fantazja-tile-number = Kafelek { $number } z { $count }
rules-fantazja-tile-turn = Obróć
rules-fantazja-tile-below = Można go położyć na
rules-fantazja-tile-above = Można na nim położyć
rules-fantazja-tile-next = Następny kafelek
rules-fantazja-tile-previous = Poprzedni kafelek

rules-fantazja-sure-printed = z pudełka
rules-fantazja-sure-reported = z relacji
rules-fantazja-sure-reconstructed = odtworzony
