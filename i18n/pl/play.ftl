## Kto gra

play-you = Ty
play-spectator = widz
play-bot-fox = Lis
play-bot-owl = Sowa
play-bot-hare = Zając
play-bot-snail = Ślimak
play-bot-hedgehog = Jeż
play-bot-dragon = Smok
play-bot-cat = Kot

play-list = { $items }

## Początek i dalszy ciąg

play-which-game = Podaj, w co chcesz zagrać. Do wyboru: { $known }. Na przykład: fabletop play fantasy-realms
play-nobody = Nikt by nie grał: jedno z miejsc musi być `you`. Same boty grają w `fabletop simulate`.
play-seat-unknown = { $seat } nie może tu usiąść. Miejsce to `you`, `bot` albo nazwa bota: { $known }.
play-option-shape = Opcję zapisuje się jako OPCJA=WARTOŚĆ, na przykład seconds=120, a nie { $option }.
play-already-over = Partia w pliku { $file } jest już skończona. Można ją obejrzeć: fabletop replay { $quoted }
play-no-terminal = To nie jest terminal, więc gramy wiersz po wierszu (jak z --plain).
play-dumb-terminal = Ten terminal nie potrafi pokazać ekranu (TERM=dumb), więc gramy wiersz po wierszu (jak z --plain).
play-nothing-to-resume = Nie ma niedokończonej partii. Nową zaczyna: fabletop play fantasy-realms
play-resume-fixed = { $option } ustalono na początku partii: nie podawaj tego razem z --resume.
play-resume-other-game = To partia gry { $found }, a nie { $game }.
play-resume-no-secret = Partię w pliku { $file } zapisano bez sekretu, więc nie da się dalej rozdawać kart.
play-unwritable = Nie można zapisać partii w { $file }: { $message }. Inne miejsce wskażesz przez --save PLIK.
play-not-a-file = to nie jest plik
play-save-exists = Plik { $file } już istnieje i pozostaje nietknięty. Dalszy ciąg zapisanej w nim partii: fabletop play --resume { $quoted }. Dla nowej partii podaj w --save inną nazwę.
play-in-use = Partia w pliku { $file } toczy się już w innym oknie. Dokończ ją tam albo zacznij inną. Jeśli nikt w nią nie gra, usuń plik { $lock }.
play-file-changed = Plik { $file } został w międzyczasie zmieniony przez kogoś innego. Pozostaje nietknięty, a Twoja partia zapisuje się odtąd w { $other }.
play-no-home = Ani HOME, ani XDG_DATA_HOME nie mówi, gdzie trzymać partię. Wskaż miejsce przez --save PLIK.
play-farewell = Partia jest zapisana. Dalszy ciąg: fabletop play --resume { $quoted }
play-farewell-over =
    Partia jest w pliku { $file }
    Jeszcze raz od początku:   fabletop replay { $quoted }
    Sprawdzenie rozdania:      fabletop verify { $quoted }

## Przy stole

play-waiting = Teraz { $players }…
play-thinking = { $player } myśli…
play-choose = Wybierz ruch
play-hand-over = Przy klawiaturze siada { $player }.
play-curtain-title = Zmiana przy klawiaturze
play-curtain-keys = Naciśnij Enter, gdy patrzy tylko { $player }.
play-nobody-else = Przy tej klawiaturze nie gra nikt inny.
play-time-up = Koniec czasu!
play-undone = { $seat ->
        [Ty] Cofasz ruch.
       *[other] { $seat } cofa ruch.
    }
play-winner = { $own ->
        [yes] Wygrywasz! Masz { points }.
       *[no] { $winners-count ->
            [1] { $winners } wygrywa: { points }.
           *[other] Remis, wygrywają { $winners }: { points }.
        }
    }
play-over-note = Zapisano w { $file }

## Odmowy stołu

play-refusal-stale = W międzyczasie coś się zmieniło: spójrz jeszcze raz.
play-refusal-nothing-to-undo = Nie ma czego cofnąć: nie było jeszcze Twojego ruchu albo coś już po nim nastąpiło (dobrano kartę lub ruch wykonał ktoś inny).
play-refusal-undo-in-timed-turn = Dopóki biegnie czas, niczego nie można cofnąć: zamiast tego wycofaj ofertę.
play-refusal-undo-after-reveal = Tego nie można cofnąć: ruch odsłonił coś, co było zakryte.
play-refusal-bad-notation = „{ $text }” nie jest ruchem w tej grze. Wpisz numer z listy albo `pomoc`.
play-refusal-bad-action = To nie jest ruch w tej grze.

## Klawisze i strony

play-keys = r punkty  l kronika  u cofnij  ? pomoc  q wyjdź
play-keys-no-undo = r punkty  l kronika  ? pomoc  q wyjdź
play-keys-list = ↑↓ wybór  ⏎ zatwierdź
play-keys-over = ↑↓ ręce
play-chronicle = Kronika
play-reasons-title = Skąd te punkty
play-hint-title = Co zrobiłby silny bot
play-hint-victory = szansa na wygraną { $percent } %
play-hint-leaning = skłonność { $percent } %
play-hint-none = Tu nie ma rady.
play-help-title = Pomoc
play-page-close = Esc zamyka, ↑↓ przewija
play-help-keys =
    KLAWISZE
    Strzałki, Tab   przejście między kartami
    Enter           to, co mówi złoty wiersz
    1 do 9          wybór karty po numerze
    r               skąd te punkty
    h               podpowiedź: co zrobiłby silny bot
    l               kronika: wszystko, co się wydarzyło
    u               cofnięcie ostatniego ruchu
    n               zmiana przy klawiaturze (gdy biegnie zegar)
    q, Ctrl-C       wyjście; partia zapisuje się po każdym kroku
play-quit-title = Wstajesz od stołu?
play-quit-saved = Partia jest zapisana i czeka tutaj:
play-quit-over = Partia jest skończona i leży tutaj:
play-quit-keys = Enter: wychodzę     Esc: zostaję
play-too-small = Terminal ma { $width }×{ $height } znaków, a stół potrzebuje { $least-width }×{ $least-height }. Powiększ okno: nic nie przepadło.

## Tryb wierszowy

play-words = hand=ręka,karty,r why=dlaczego,punkty,d log=kronika,dziennik,k undo=cofnij,c hint=podpowiedź,rada help=pomoc,zasady,? quit=koniec,wyjdź,q wait=czekaj next=następny
play-plain-welcome = Wpisz numer ruchu albo ruch słowami, na przykład „{ $example }”. Działają też: ręka, dlaczego, kronika, cofnij, podpowiedź, pomoc, koniec.
play-plain-help = ręka: pozycja jeszcze raz. dlaczego: skąd punkty. kronika: co się wydarzyło. cofnij: cofa ostatni ruch. podpowiedź: co zrobiłby silny bot i dlaczego. koniec: wyjście; partia jest zapisana.
play-plain-number = { $most ->
        [one] Numeru { $number } nie ma na liście: jest tylko numer 1.
        [few] Numeru { $number } nie ma na liście: wpisz numer od 1 do { $most }.
       *[many] Numeru { $number } nie ma na liście: wpisz numer od 1 do { $most }.
    }
play-plain-unknown = Nie da się zrobić „{ $typed }”. Wpisz numer z listy albo na przykład „{ $example }”; resztę powie `pomoc`.
