## The games

game-fantasy-realms = Fantastyczne Światy
    .about = Siedem kart, które się wzmacniają albo uciszają.
    .players = 2–7
    .minutes = 25
game-via-magica = Via Magica
    .about = Łap animusy z worka i otwórz siedem portali przed innymi.
    .players = 2–6
    .minutes = 30
game-fantazja = Fantazja
    .about = Wznieście razem jedno miasto, a lepszą połowę miej dla siebie.
    .players = 2
    .minutes = 40
game-indaman = Indaman
    .about = Wędruj, blefuj z zamkniętą pięścią, wejdź na wieżę.
    .players = 3–6
    .minutes = 60

## Home

# The first letter is painted, so it stands apart.
home-title = Cztery baśnie, jeden stół.
    .initial = C
    .first = ztery baśnie,
    .second = jeden stół.
home-about = Graj ze znajomymi, z botami, które nigdy nie podglądają, albo solo; policz też punkty prawdziwej gry.
home-play = Graj teraz
home-play-game = Graj teraz w { $game } z botami
home-opening = Szykujemy stół…
home-set = Otwórz stół
home-join = Mam kod
home-measure = { $players } · { $minutes } min
home-coming = wkrótce
home-games = Gry

home-yours = Twoje otwarte gry
home-yours-none = Na razie żadna gra na Ciebie nie czeka.
home-your-turn = Twój ruch
home-waiting-seats = czeka na graczy
home-thinks = teraz { $names }
home-all = wszystkie

home-tables = Otwarte stoły
home-tables-none = Nikt nie ma teraz otwartego stołu. Otwórz swój, a pojawi się tutaj.
home-tables-lost = Lista stołów wróci razem z połączeniem.
home-table-of = Stół: { $name }
home-seats-left =
    { $seats ->
        [one] jedno wolne miejsce
        [few] { $seats } wolne miejsca
       *[many] { $seats } wolnych miejsc
    }
home-playing = gra trwa
home-sit = Dosiądź się
home-sit-at = Dosiądź się do stołu: { $name }
home-back = Wróć
home-back-at = Wróć do stołu: { $name }
home-watch = Kibicuj
home-watch-at = Kibicuj przy stole: { $name }

home-lectern = Przy pulpicie
home-score = Policz punkty prawdziwej gry
home-score-note = wpisz karty, poznaj najlepszy wynik
home-rules-note = naszymi słowami, każda zasada z numerem
home-replay = Powtórki
home-replay-note = każdy krok Twoich partii
home-check = Sprawdź rozdanie
home-check-note = każde dobranie można zweryfikować

home-colophon = Fabletop jest wolnym oprogramowaniem. Cztery gry, trzy języki, jeden silnik zasad, a każde dobranie karty można sprawdzić.
home-credits = Podziękowania

home-nav = Dokąd
home-nav-play = Graj
home-nav-tables = Stoły
home-nav-score = Punkty
home-nav-matches = Moje gry

## Joining by code

join-title = Dołącz do stołu
join-label = Link albo kod od osoby, która zaprasza
join-unclear = To nie jest ani link, ani kod stołu.
join-go = Idź do stołu
