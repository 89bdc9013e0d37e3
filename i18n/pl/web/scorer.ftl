## Liczydło do prawdziwej gry

scorer-title = Policz punkty prawdziwej gry
scorer-undo = Cofnij
scorer-history = Historia
scorer-offline = Brak połączenia: punkty muszą poczekać
scorer-offline-text = Nie można połączyć się z serwerem, więc na razie nic się nie policzy. To, co wpisujesz, zostaje na tym urządzeniu; punkty pojawią się razem z serwerem.
scorer-refused = Tego nie da się policzyć: { $reason }
scorer-refused-unknown = serwer tego nie przyjmuje
scorer-best-again = Niech program wybierze od nowa

## Przy stole

scorer-table = Przy stole
scorer-players-change = Zmień imiona i graczy
scorer-add-player = Dodaj gracza
scorer-count = { $count } z 7 kart
scorer-complete = komplet
scorer-names-title = Kto siedzi przy stole?
scorer-names-name = Imię gracza { $number }
scorer-names-remove = Usuń: { $name }
scorer-names-loses = Razem z graczem znikają jego karty. „Cofnij” przywraca jedno i drugie.
scorer-names-save = Siadamy
scorer-total = { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }

## Ręka

scorer-hand = Ręka: { $name }
scorer-hand-note = przy każdej karcie: skąd punkty
scorer-hand-empty = Wpisz nazwę karty albo dotknij karty obok.
scorer-hand-full = Ta ręka jest kompletna.
scorer-hand-progress = { $count } z 7 · dotknij karty, by ją przeczytać lub usunąć
scorer-remove = Usuń kartę { $card }
scorer-read = Przeczytaj kartę { $card }
scorer-counting = liczę…
scorer-added = Dodana karta { $card }: { $total }
scorer-removed = Usunięta karta { $card }
scorer-undone = Cofnięte

## Wpisywanie

scorer-search = Nazwa karty
scorer-search-hint = po polsku, angielsku lub włosku
scorer-search-phone = Wpisz nazwę karty
scorer-search-none = Żadna karta tak się nie nazywa.
scorer-search-found =
    { $count ->
        [one] Pasuje { $count } karta. Enter ją dodaje.
        [few] Pasują { $count } karty. Enter dodaje pierwszą, strzałki wybierają.
       *[many] Pasuje { $count } kart. Enter dodaje pierwszą, strzałki wybierają.
    }
scorer-in-hand = ma ją { $name }
scorer-in-this-hand = już tu jest
scorer-in-discard = leży wśród odrzuconych
scorer-hand-has-room = Nie ma miejsca: na ręce jest siedem kart, a z Nekromantą osiem.
scorer-cards = Wszystkie karty według zestawów
scorer-suits = Zestawy

## Wybory

scorer-best = Najlepsze wybory
scorer-best-gain = { $choices }: { $total } zamiast { $without }.
scorer-best-same = { $choices }: żaden inny wybór nie da więcej.
scorer-best-fixed = { $choices }: { $total }. To Twój wybór.
scorer-best-ties = Tyle samo dają inne wybory: { $ties }.
scorer-change = zmień
scorer-change-of = Zmień wybory: { $name }
scorer-change-title = { $name }: wybory
scorer-change-count =
    { $shown ->
        [few] { $shown } najlepsze z { $count }
       *[many] { $shown } najlepszych z { $count }
    }
scorer-change-found = Najlepszy wybór
scorer-change-done = Niech tak będzie
scorer-seen-only = Fatamorgana i Zmiennokształtny nazywają tylko karty widziane w tej grze
scorer-seen-only-ruling = Zasada 10

## Karty odrzucone

scorer-discard = Karty odrzucone
scorer-discard-needed = { $name } ma Nekromantę: podaj, co leży wśród odrzuconych, a znajdzie się najlepsza ósma karta. Możesz też po prostu dodać ósmą kartę do ręki.
scorer-discard-not-needed = potrzebne tylko wtedy, gdy ktoś ma Nekromantę.
scorer-discard-known =
    { $count ->
        [0] nic tam nie leży
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
scorer-discard-enter = Podaj karty odrzucone
scorer-discard-forget = Nie wiem, co tam leży
scorer-discard-note = to, co leży tam na koniec gry

## Kolejność

scorer-ranking = Kolejność
scorer-so-far = { $name } na razie
scorer-ranking-open =
    { $count ->
        [one] Jedna ręka nie jest pełna: kolejność może się zmienić.
        [few] { $count } ręce nie są pełne: kolejność może się zmienić.
       *[many] { $count } rąk nie jest pełnych: kolejność może się zmienić.
    }
scorer-ranking-empty = Liczenie zaczyna się od pierwszej karty.
scorer-ranking-final = Wygrywa { $name }, wynik { $total }.
scorer-ranking-shared = Wspólne zwycięstwo: { $names }, wynik { $total }.
scorer-ranking-behind = { $name } ma o { $behind } mniej niż { $leader }
scorer-ranking-leads = { $name } prowadzi
scorer-place = Miejsce { $place }: { $name }, { $total }
scorer-all-hands = Wszystkie ręce
scorer-next = Dalej: { $name }
scorer-next-hand = Następna ręka: { $name }
scorer-add = Dodaj kartę { $card }
scorer-finish = Zakończ i zachowaj
scorer-finished = Zachowane w historii.
scorer-again = Jeszcze jedna gra
scorer-new = Nowa gra

## Link i historia

scorer-link = Link do tych rąk
scorer-link-opened = Otwarte z linku. „Cofnij” przywraca Twoją grę.
scorer-link-broken = Ten link jest uszkodzony: nie da się odczytać z niego kart.
scorer-evenings = Ostatnie wieczory
scorer-evenings-none = Nie ma jeszcze zachowanych gier. Zakończone gry zostają tutaj, tylko na tym urządzeniu.
scorer-evenings-all = Wszystkie wieczory
scorer-evenings-open = Otwórz grę z dnia { $date }
scorer-evenings-delete = Usuń grę z dnia { $date }
scorer-evenings-deleted = Usunięta.
scorer-evenings-put-back = Przywróć
scorer-evenings-export = Zapisz wszystko w pliku
scorer-evenings-opened = Gra z dnia { $date }. „Cofnij” przywraca poprzednią.
scorer-tally = Kto tu wygrywa
scorer-tally-name = Imię
scorer-tally-games = Gry
scorer-tally-victories = Zwycięstwa
scorer-tally-best = Najlepsza ręka
