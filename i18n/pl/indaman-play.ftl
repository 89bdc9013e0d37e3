## Stół na ekranie

indaman-play-map-title = Wyspa
indaman-play-choices-title = Twój wybór
indaman-play-waiting-title = Decydują inni
indaman-play-piles-title = Istoty
indaman-play-reasons-title = Co się teraz liczy
indaman-play-bank = bank { $bank }
indaman-play-roll =
    { $roll-id ->
        [blue] niebieski
        [red] czerwony
        [gate] brama
       *[free] bez rzutu
    }
indaman-play-percent = { $percent } %
indaman-play-card = karta { $number }: { $faces }
indaman-play-rank = pole { $ladder }, { indaman-gems }

## Miasta o innych nazwach

indaman-other-city = { $name }
    .to = do miasta { $name }
    .from = z miasta { $name }
    .at = w mieście { $name }

## Stół w zdaniach

indaman-play-round =
    { $seat ->
        [Ty] Runda { $round }, Twoja tura.
       *[other] Runda { $round }, turę ma { $seat }.
    }
indaman-play-table =
    W banku { $bank ->
        [one] jest { $bank } klejnot
        [few] są { $bank } klejnoty
       *[many] jest { $bank } klejnotów
    }, w talii { $deck ->
        [one] { $deck } magiczny przedmiot
        [few] { $deck } magiczne przedmioty
       *[many] { $deck } magicznych przedmiotów
    }.
indaman-play-piles = Istoty w stosach: { $piles-list }.
indaman-play-pile =
    { $terrain } { $cards }{ $known-count ->
        [0] { "" }
       *[other] {" "}({ $known-list })
    }
indaman-play-dead = Nieżyjący magowie, od tego, który wraca pierwszy: { $mages-list }.
indaman-play-seat =
    { $seat } ({ $mage }): { $gate ->
        [yes] pod bramą miasta { $place }
       *[no] { $place-at }
    }, drabina na polu { $ladder } z { $top }{ $gems-id ->
        [none] { "" }
       *[other] , { $gems }
    }.
indaman-play-gems = { indaman-gems }
indaman-play-way =
    W drodze { $flag-from } { $target-to }: { $gems ->
        [one] { $gems } klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }{ $ahead ->
        [no] { "" }
       *[yes] , { $steps ->
            [0] już na miejscu
            [one] został { $steps } krok
            [few] zostały { $steps } kroki
           *[many] zostało { $steps } kroków
        }{ $road ->
            [0] { "" }
           *[other] {" "}(drogą { $road })
        }
    }.
indaman-play-place = { $place }
indaman-play-objects =
    { $count ->
        [one] { $count } magiczny przedmiot
        [few] { $count } magiczne przedmioty
       *[many] { $count } magicznych przedmiotów
    }{ $known-count ->
        [0] { "" }
       *[other] { $all ->
            [yes] : { $known-list }
           *[no] , w tym: { $known-list }
        }
    }.
indaman-play-object = { $object } (karta { $object-number }) działa przy { $faces }. { $effect }
indaman-play-tried = { $object } (karta { $object-number }), w tej turze już po próbie. Działa przy { $faces }. { $effect }
indaman-play-kept =
    Zatrzymane istoty: { $kept-count ->
        [0] { $count }.
       *[other] { $kept-list } ({ points }).
    }
indaman-play-held = Trzyma go { $creature }.
indaman-play-control =
    { $seat ->
        [Ty] Możesz
       *[other] { $seat } może
    } pokierować krokiem { $victim ->
        [Ty] Twojego maga
       *[other] maga gracza { $victim }
    }: { $creature }.
indaman-play-step =
    { $action }: { $roll-id ->
        [blue] klippid niebieski
        [red] klippid czerwony
        [gate] klippid zielony przy bramie
       *[free] bez rzutu
    }{ $target-id ->
        [none] { "" }
       *[other] { $steps ->
            [0] ; to cel
            [one] ; potem { $steps } krok do celu
            [few] ; potem { $steps } kroki do celu
           *[many] ; potem { $steps } kroków do celu
        }
    }
indaman-play-far =
    { $action }{ $steps ->
        [0] : to cel
        [one] : { $steps } krok do celu
        [few] : { $steps } kroki do celu
       *[many] : { $steps } kroków do celu
    }
indaman-play-chance = { $action }: { $percent } %

## Spotkanie

indaman-play-picking =
    Spotkanie { $terrain-at }: { $traveller ->
        [Ty] podróżujesz Ty
       *[other] podróżuje { $traveller }
    }, { $player ->
        [Ty] a istotę wybierasz Ty.
       *[other] a istotę wybiera { $player }.
    }
indaman-play-fight =
    Spotkanie { $terrain-at }: { $traveller ->
        [Ty] podróżujesz Ty
       *[other] podróżuje { $traveller }
    }, { $player ->
        [Ty] istotą grasz Ty i ogłaszasz
       *[other] istotą gra { $player } i ogłasza
    }: { $name }.
indaman-play-fist-open =
    { $seat ->
        [Ty] Twoja pięść jest jeszcze otwarta.
       *[other] { $seat } jeszcze wybiera klejnoty.
    }
indaman-play-fist-closed =
    { $seat ->
        [Ty] Twoja pięść jest zaciśnięta{ $gems-id ->
            [none] .
           *[other] : { $gems }.
        }
       *[other] Pięść gracza { $seat } jest zaciśnięta{ $gems-id ->
            [none] .
           *[other] : { $gems }.
        }
    }
indaman-play-laid = Karta: { $creature }.
indaman-play-fate = { $creature }: { $fate }
indaman-play-guess =
    Próba zgadnięcia: { $gems ->
        [0] bez klejnotów
       *[other] { indaman-gems }
    }. { $right ->
        [yes] Trafiona.
       *[no] Nietrafiona.
    }
indaman-play-staff = Laska mocy działa: klejnoty podróżującego maga liczą się podwójnie.
indaman-play-offer = Dla mędrców: { $creatures-list } ({ points }); przedmiot kosztuje { $needed }.

## Wieża

indaman-play-tower = Wieża wymaga, pole po polu: { $squares-list }.
indaman-play-square = Pole { $square } wymaga { $needed }: { $chances-list }.
indaman-play-with =
    { $gems ->
        [0] bez klejnotów
        [one] z { $gems } klejnotem
       *[other] z { $gems } klejnotami
    } { $percent } %
indaman-play-favourite = { $mage } znajduje dwa razy więcej klejnotów { $terrain-at }.
indaman-play-blue = Klippid niebieski, na drodze: istota w { $swords } na 6 rzutów.
indaman-play-red = Klippid czerwony, poza drogą: istota w { $swords } na 6 rzutów, klejnoty w { $gems } na 6.
indaman-play-winner =
    { $winner ->
        [Ty] Stoisz na szczycie wieży: wygrywasz!
       *[other] { $winner } stoi na szczycie wieży i wygrywa.
    }

## Klawisze

indaman-keys-choose = ↑↓ wybór  ⏎ wykonaj  m mapa
indaman-keys-wait = m mapa
indaman-keys-back = ⌫ otwórz pięść  m mapa

## Słowa, które można wpisać

indaman-verbs = move=idź,idę,rusz direct=poślij,kieruj fly=leć,lecę ride=jedź,jadę put=postaw,stawiam enter=wejdź,wchodzę sail=płyń,płynę,prom stay=zostań,zostaję climb=wspinaj,wspinam stop=stój,stop reroll=powtórz use=użyj,używam,spróbuj go-on=dalej pass=pasuję,rezygnuję,zrezygnuj summon=przenieś look=obejrzyj,oglądam pick=połóż,kładę bid=pięść,stawka guess=zgadnij,zgaduję struggle=wydaj,wydaję reconsider=otwórz devour=pożryj strip=ograb banish=przegnaj wish=życzenie,zażycz offer=ofiaruj,ofiaruję done=dość,gotowe put-back=odłóż,odkładam and=do,na,w,z,się,pole,polu,klejnot,klejnoty,klejnotów,klejnotem,klejnotami,jako,karta,kartę,stos,wyspa,wyspę,i,maga,ogłoś
indaman-play-example = idź selvara
indaman-play-typing =
    Ruchy słowami, z nazwami w dowolnym języku i numerami pól: idź 12, idź selvara, wspinaj się 3, pięść 2, użyj lampa, połóż biała jako smok, obejrzyj las, leć petrana, postaw aurora, życzenie aurora, ofiaruj wiedźma, odłóż bagno, wydaj 1, zgaduję 4, dalej, rezygnuję, zostań, stop.

## Zasady w skrócie

indaman-rules =
    W swojej turze przesuwasz maga o krok na sąsiednie pole. Na drodze rzucasz niebieskim klippidem, poza nią czerwonym: pusta ścianka, miecz albo klejnoty. Miecz to spotkanie. Przy wejściu do miasta rzucasz zielonym: 1–2 kosztuje jeden klejnot, 3–4 dwa, 5–6 trzy; kto nie może zapłacić, czeka pod bramą. Do Indamanu wchodzi się za darmo.
    Dojście do miasta docelowego przynosi klejnoty z tabeli; flaga przenosi się tam i losuje się nowy cel.
    W spotkaniu smok wydaje czyjąś kulkę. Ta osoba ogląda stos terenu, kładzie zakrytą kartę i ogłasza istotę: prawdziwą po imieniu, białą kartę dowolnie. Obie strony biorą w pięść klejnoty; wygrywa ten, kto ma więcej, a remis należy do istoty. Klejnoty zwycięzcy idą do banku, klejnoty drugiej strony do zwycięzcy. Gdy wygrywa istota, spotyka Cię jej los, a drabina tego, kto nią gra, idzie w górę; gdy wygrywasz, zatrzymujesz ją i możesz zażyczyć sobie podróży na wyspę mędrców.
    Mędrcy dają magiczny przedmiot za każde 50 punktów istot. Wracasz promem. Przedmiotu próbujesz we własnej turze; działa, gdy zielony klippid pokaże jedną z jego liczb.
    W Indamanie wspinasz się na wieżę: mówisz, ile klejnotów wydajesz, rzucasz zielonym i razem musisz osiągnąć to, czego wymaga następne pole. Po sukcesie idziesz dalej albo się zatrzymujesz; po porażce drabina zostaje tam, gdzie stała na początku tury. Wygrywa ten, kto pierwszy stanie na szczycie.
    Na ekranie: litera na wyspie to mag, liczba to pole, ♜ miasto, ★ Twój cel, • droga. Teren: . równina, ^ góry, : pustynia, ♠ las, ≈ jezioro, " bagno. Na liście magów ◆ to klejnoty, ≡ pole drabiny, ○ magiczne przedmioty, → prowadzi do celu z liczbą klejnotów i kroków, † mówi, kto trzyma maga. Za miejscem stoi rzut, który tam czeka, i liczba kroków stamtąd do celu. m pokazuje dużą mapę.
