## Fantasy Realms: co przemawia za ruchem, w podpowiedziach

fantasy-realms-reason-gain = Ręka jest wtedy warta { points }, o { $more } więcej niż teraz.
fantasy-realms-reason-cost = Ręka jest wtedy warta { points }, o { $less } mniej niż teraz.
fantasy-realms-reason-hand = Ręka jest wtedy warta { points }.
fantasy-realms-reason-hopes =
    { $better ->
        [0] Żadna z niewidzianych kart (jest ich { $unseen }) nie poprawiłaby ręki.
        [one] Spośród niewidzianych kart (jest ich { $unseen }) rękę poprawiłaby { $better }.
        [few] Spośród niewidzianych kart (jest ich { $unseen }) rękę poprawiłyby { $better }.
       *[many] Spośród niewidzianych kart (jest ich { $unseen }) rękę poprawiłoby { $better }.
    }
fantasy-realms-reason-ends = Ta tura kończy grę.
fantasy-realms-reason-left =
    { $discards ->
        [one] Do końca gry zostaje potem { $discards } odrzucona karta.
        [few] Do końca gry zostają potem { $discards } odrzucone karty.
       *[many] Do końca gry zostaje potem { $discards } odrzuconych kart.
    }

## Via Magica: co przemawia za ruchem, w podpowiedziach

via-magica-reason-completes = Portal { $portal-name } jest wtedy pełny.
via-magica-reason-lacks =
    { $crystals ->
        [one] Na portalu { $portal-name } brakuje potem { $crystals } kryształu.
       *[many] Na portalu { $portal-name } brakuje potem { $crystals } kryształów.
    }
via-magica-reason-odds = Żetony w worku, które pasują do jego pustego pola: { $fits } z { $tokens }.
via-magica-reason-worth =
    { $fields ->
        [one] Portal { $portal-name }: { $fields } pole i { points } na karcie.
        [few] Portal { $portal-name }: { $fields } pola i { points } na karcie.
       *[many] Portal { $portal-name }: { $fields } pól i { points } na karcie.
    }
via-magica-reason-reward = Nagroda daje { points }.

## Fantazja: co przemawia za ruchem, w podpowiedziach

fantazja-reason-gain = Od razu daje Ci { points }.
fantazja-reason-cost = Od razu kosztuje Cię { points }.
fantazja-reason-takes = Przeciwnik traci { points }.
fantazja-reason-token = Żeton { $token-of } trafia do Ciebie.
fantazja-reason-token-lost = Tracisz żeton { $token-of }.
fantazja-reason-token-taken = Przeciwnik traci żeton { $token-of }.
fantazja-reason-quiet = Punkty i żetony na razie zostają, jak są.

## Indaman: co przemawia za ruchem, w podpowiedziach

indaman-reason-turns =
    { $turns ->
        [0] Bot liczy, że szczyt jest potem w zasięgu.
        [one] Bot liczy, że do szczytu zostaje potem około { $turns } tury.
       *[many] Bot liczy, że do szczytu zostaje potem około { $turns } tur.
    }
indaman-reason-target = Tam oddajesz swoją wiadomość.
indaman-reason-tower = Tam można wspinać się na wieżę.
indaman-reason-to-target =
    { $steps ->
        [one] Stamtąd masz do celu { $steps } krok.
        [few] Stamtąd masz do celu { $steps } kroki.
       *[many] Stamtąd masz do celu { $steps } kroków.
    }
indaman-reason-to-tower =
    { $steps ->
        [one] Stamtąd masz do wieży { $steps } krok.
        [few] Stamtąd masz do wieży { $steps } kroki.
       *[many] Stamtąd masz do wieży { $steps } kroków.
    }
indaman-reason-roll =
    Rzut na tym polu: { $swords ->
        [0] bez spotkania
       *[other] spotkanie na { $swords } z { $of } ścianek
    }, { $gems ->
        [0] bez klejnotów.
       *[other] klejnoty na { $gems } z { $of }.
    }
indaman-reason-chance = Udaje się na { $sides } z { $of } ścianek klippide.
indaman-reason-gems =
    { $gems ->
        [one] Kosztuje { $gems } klejnot; zostaje Ci { $left }.
        [few] Kosztuje { $gems } klejnoty; zostaje Ci { $left }.
       *[many] Kosztuje { $gems } klejnotów; zostaje Ci { $left }.
    }
indaman-reason-brings =
    { $gems ->
        [0] Nawet jeśli zadziała, nie da Ci więcej klejnotów.
       *[other] Jeśli zadziała, da Ci jeszcze { indaman-gems }.
    }
indaman-reason-better =
    { $sides ->
        [0] Licząc z kosztem, żadna z { $of } ścianek klippide nie byłaby lepsza.
        [one] Licząc z kosztem, lepsza byłaby { $sides } z { $of } ścianek klippide.
        [few] Licząc z kosztem, lepsze byłyby { $sides } z { $of } ścianek klippide.
       *[many] Licząc z kosztem, lepszych byłoby { $sides } z { $of } ścianek klippide.
    }
indaman-reason-loses =
    { $turns ->
        [0] Bot liczy, że { $seat } prawie nic na tym nie traci.
        [one] Bot liczy, że { $seat } traci na tym około { $turns } tury.
       *[many] Bot liczy, że { $seat } traci na tym około { $turns } tur.
    }
indaman-reason-fate =
    { $turns ->
        [0] Jeśli istota wygra, { $seat ->
            [Ty] prawie nic nie stracisz.
           *[other] { $seat } prawie nic nie straci.
        }
        [one] Jeśli istota wygra, { $seat ->
            [Ty] stracisz około { $turns } tury.
           *[other] { $seat } straci około { $turns } tury.
        }
       *[many] Jeśli istota wygra, { $seat ->
            [Ty] stracisz około { $turns } tur.
           *[other] { $seat } straci około { $turns } tur.
        }
    }
indaman-reason-square =
    Jeśli istota wygra, Twoja drabina pójdzie w górę, a to oszczędza { $turns ->
        [one] około { $turns } tury.
       *[many] około { $turns } tur.
    }
indaman-reason-white =
    { $percent ->
        [100] Karta jest biała: to czysty blef.
       *[other] Szansa, że karta to tylko blef, wynosi około { $percent } %.
    }
indaman-reason-likely = Szansa, że w drugiej pięści jest właśnie tyle, wynosi około { $percent } %.
indaman-reason-wise =
    Dla mędrców to { points }: { $objects ->
        [0] bez przedmiotu.
        [one] { $objects } przedmiot.
        [few] { $objects } przedmioty.
       *[many] { $objects } przedmiotów.
    }
indaman-reason-unseen =
    { $cards ->
        [0] Znasz wszystkie karty tego stosu.
        [one] Nie znasz { $cards } karty z tego stosu.
       *[many] Nie znasz { $cards } kart z tego stosu.
    }
indaman-reason-beside =
    { $spaces ->
        [0] Żadne z { $of } pól bez miasta obok Twojego maga nie leży na tym terenie.
        [one] Na tym terenie leży { $spaces } z { $of } pól bez miasta obok Twojego maga.
        [few] Na tym terenie leżą { $spaces } z { $of } pól bez miasta obok Twojego maga.
       *[many] Na tym terenie leży { $spaces } z { $of } pól bez miasta obok Twojego maga.
    }
