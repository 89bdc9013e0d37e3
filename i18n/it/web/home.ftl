## The games

game-fantasy-realms = Fantasy Realms
    .about = Sette carte che si rafforzano e si zittiscono a vicenda.
    .players = 2–7
    .minutes = 25
game-via-magica = Via Magica
    .about = Pesca gli animus dal sacchetto e apri sette portali prima degli altri.
    .players = 2–6
    .minutes = 30
game-fantazja = Fantazja
    .about = Costruite insieme una città, ma tieniti la metà migliore.
    .players = 2
    .minutes = 40
game-indaman = Indaman
    .about = Viaggia, bluffa a pugno chiuso, sali sulla torre.
    .players = 3–6
    .minutes = 60

## Home

# The first letter is painted, so it stands apart.
home-title = Quattro fiabe, un tavolo.
    .initial = Q
    .first = uattro fiabe,
    .second = un tavolo.
home-about = Gioca con gli amici, con bot che non sbirciano mai, o per conto tuo; conta i punti di una partita vera.
home-play = Gioca ora
home-play-game = Gioca ora a { $game } contro i bot
home-opening = Si apparecchia…
home-set = Apri un tavolo
home-join = Ho un codice
home-measure = { $players } · { $minutes } min
home-coming = in arrivo
home-games = I giochi

home-yours = Le tue partite aperte
home-yours-none = Per ora nessuna partita ti aspetta.
home-your-turn = Tocca a te
home-waiting-seats = in attesa di giocatori
home-thinks = tocca a { $names }
home-all = tutte

home-tables = Tavoli aperti
home-tables-none = Al momento nessuno ha un tavolo aperto. Aprine uno e comparirà qui.
home-tables-lost = L’elenco dei tavoli torna insieme al collegamento.
home-table-of = Tavolo di { $name }
home-seats-left =
    { $seats ->
        [one] un posto libero
       *[other] { $seats } posti liberi
    }
home-playing = in corso
home-sit = Siediti
home-sit-at = Siediti al tavolo di { $name }
home-back = Torna
home-back-at = Torna al tavolo di { $name }
home-watch = Assisti
home-watch-at = Assisti al tavolo di { $name }

home-lectern = Al leggio
home-score = Conta i punti di una partita vera
home-score-note = scrivi le carte, trova il punteggio migliore
home-rules-note = con parole nostre, ogni regola numerata
home-replay = Rivedi le partite
home-replay-note = ogni passo di ogni partita
home-check = Controlla la distribuzione
home-check-note = ogni pescata si può verificare

home-colophon = Fabletop è libero e aperto. Quattro giochi, tre lingue, un solo motore di regole, e ogni pescata si può controllare.
home-credits = Ringraziamenti

home-nav = Dove andare
home-nav-play = Gioca
home-nav-tables = Tavoli
home-nav-score = Punti
home-nav-matches = Partite

## Joining by code

join-title = Unisciti con un codice
join-label = Il link o il codice che hai ricevuto
join-unclear = Non è né un link né il codice di un tavolo.
join-go = Vai al tavolo
