## Titles of the pages

title-home = Quattro fiabe, un tavolo
title-setup = Nuovo tavolo
title-table = Tavolo
title-replay = Replay
title-score = Conta i punti di una partita vera
title-rules = Regole
title-matches = Le tue partite
title-account = Tu
title-credits = Ringraziamenti
title-not-found = Una pagina bianca

## The bar

bar-tools = Strumenti
bar-rules = Regole
bar-score = Conta i punti
bar-matches = Le tue partite
bar-language = Lingua
bar-candle = Lume di candela
language-pl = Polski
language-en = English
language-it = Italiano

## Common words

close = Chiudi
copy = Copia
copied = Copiato
loading = Un momento…
why-ruling = Regola { $ruling }
not-found-text = Su questa pagina non c’è scritto niente.
not-found-home = Torna al tavolo
failed-title = Questa pagina non si apre
failed-again = Riprova

## Who I am

person-you-are = Giochi come { $name }
person-title = Come ti chiamiamo?
person-name = Il tuo nome al tavolo
person-save = Salva il nome
person-make-account = Crea un account
person-to-account = Il tuo account

## When something goes wrong

error-unknown = Qualcosa è andato storto. Riprova.
error-offline = Manca il collegamento con il tavolo. Riprova tra un momento.
error-bad-request = Il server non ha capito questa pagina. Ricaricala e riprova.
error-bad-name = Un nome ha da 1 a 24 caratteri visibili.
error-bad-password = Una password ha almeno 8 caratteri.
error-bad-nonce = Il server non ha capito questa pagina. Ricaricala e riprova.
error-bad-text = È troppo lungo, o contiene segni che non si possono inviare.
error-not-signed-in = Il server non ti riconosce più. Digli di nuovo il tuo nome.
error-wrong-password = Non c’è un account con questo nome e questa password.
error-wrong-origin = Apri Fabletop dal suo indirizzo.
error-not-invited = A questo tavolo ci si siede solo con il link.
error-not-for-bots = Questo puoi farlo solo tu, non un bot.
error-not-seated = È per chi siede al tavolo.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-not-watchable = A questo tavolo non si può assistere.
error-wrong-token = Questo link non appartiene a nessun posto di questo tavolo.
error-no-such-match = Questo tavolo non esiste.
error-no-such-page = Questa pagina non esiste.
error-unknown-game = Questo server non ha quel gioco.
error-unknown-tool = Questo server non sa calcolarlo.
error-account-taken = Qualcun altro ha un account con questo nome.
error-seat-taken = Qui c’è già qualcuno.
error-table-full = Tutti i posti sono occupati.
error-already-seated = Siedi già a questo tavolo.
error-already-begun = La partita è già iniziata.
error-not-begun = La partita non è ancora iniziata.
error-not-over = La partita non è ancora finita.
error-nonce-given = Un altro dispositivo ha già aggiunto un numero per te. Prima rinuncia da lì.
error-no-such-seal = Il sigillo di questo tavolo non è più valido. Riprova.
error-stale = Intanto il tavolo è cambiato. Guarda di nuovo.
error-not-claimable = Questa persona è ancora al tavolo.
error-nothing-to-answer = Nessuno aspetta più questa risposta.
error-undo-off = A questo tavolo non si annullano mosse.
error-help-off = A questo tavolo non ci sono aiuti.
error-too-large = È troppo in una volta.
error-too-many-tables = Hai già molti tavoli aperti. Finiscine prima uno.
error-too-fast =
    { $seconds ->
        [one] Troppo in fretta. Riprova tra { $seconds } secondo.
       *[other] Troppo in fretta. Riprova tra { $seconds } secondi.
    }
error-busy = Il server è molto occupato. Riprova tra un momento.
error-stopping = Il server sta per riavviarsi. Riprova tra un momento.
error-store-failed = Il server ora non riesce a scrivere. Non si perde nulla; riprova tra poco.

## Seats

seat-open = Posto libero
animal-1 = Lumaca
animal-2 = Lepre
animal-3 = Volpe
animal-4 = Gufo
animal-5 = Drago
seat-bot-level = bot, forza { $level } su 5

# Proposed to guests, separated by commas.
guest-names = Rovo, Trifoglio, Ginepro, Acetosa, Nocciolo, Cardo, Calendula, Sorbo, Felce, Ontano, Zafferano, Scricciolo, Tiglio, Achillea, Papavero, Erica

## My matches

match-place = { $place }º posto su { $seats }
matches-open = Ancora aperte
matches-open-none = Nessuna tua partita è aperta.
matches-over = Finite
matches-over-none = Qui troverai le partite finite, con il replay e il controllo della distribuzione.
matches-stranger = Con un account ritrovi le tue partite anche su altri dispositivi.

## The account

account-guest = Sei qui come ospite: { $name }
account-guest-note = Si gioca anche senza account. Un account conserva partite e statistiche, così le ritrovi su ogni dispositivo.
account-signed-in = Account: { $name }
account-make = Crea un account
account-make-note = Le partite giocate come ospite vengono con te.
account-sign-in = Accedi
account-sign-in-note = Le partite di questo dispositivo passano all’account.
account-name = Nome
account-password = Password
account-password-note = almeno 8 caratteri
account-change = Cambia nome o password
account-change-note = Così gli altri tuoi dispositivi e i tuoi bot vengono scollegati.
account-password-new = Nuova password
account-change-save = Salva le modifiche
account-saved = Salvato.
account-sign-out = Esci
account-sign-out-note = Senza account, uscendo perdi le tue partite su questo dispositivo.
account-statistics = Le tue partite in numeri
account-statistics-none = I numeri arrivano con la prima partita finita.
account-played = Giocate
account-won = Vinte
account-best = Migliore
account-mean = Media
account-bot = Un bot tutto tuo
account-bot-note = Un tuo programma può giocare per te; il protocollo è nella documentazione. Il token si vede una volta sola, qui.
account-bot-make = Crea un token
account-bot-token = Il token; tienilo segreto

## Credits

credits-about = Fabletop è un tavolo per quattro giochi fantasy. Le regole sono raccontate con parole nostre; cornici, forme, motivi, scene e dorsi delle carte sono nostri. Niente viene dalle illustrazioni dei giochi pubblicati.
credits-games = I giochi appartengono ai loro autori ed editori. Se uno ti piace, compra la scatola: intorno a un tavolo vero è ancora più bello.
credits-icons = Icone
credits-icons-note = Sagome di game-icons.net, con licenza Creative Commons Attribuzione 3.0. Sono ricolorate e poste su fondi nostri. Gli autori della raccolta:
credits-fonts = Caratteri
credits-fonts-note = Grenze e Grenze Gotisch di Omnibus-Type, Alegreya Sans di Juan Pablo del Peral per Huerta Tipográfica, tutti con licenza SIL Open Font License 1.1.
credits-code = Il programma
credits-code-note = Fabletop è software libero con licenza MIT o Apache License 2.0, a scelta. Il sito è fatto con Svelte e Fluent.
