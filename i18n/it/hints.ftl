## Fantasy Realms: che cosa parla per una mossa, nei suggerimenti

fantasy-realms-reason-gain = La tua mano vale allora { points }, { $more } più di adesso.
fantasy-realms-reason-cost = La tua mano vale allora { points }, { $less } meno di adesso.
fantasy-realms-reason-hand = La tua mano vale allora { points }.
fantasy-realms-reason-hopes =
    { $better ->
        [0] Nessuna delle { $unseen } carte non viste migliorerebbe la tua mano.
        [one] { $better } delle { $unseen } carte non viste migliorerebbe la tua mano.
       *[other] { $better } delle { $unseen } carte non viste migliorerebbero la tua mano.
    }
fantasy-realms-reason-ends = Con questo turno finisce la partita.
fantasy-realms-reason-left =
    { $discards ->
        [one] Poi { $discards } altro scarto chiude la partita.
       *[other] Poi altri { $discards } scarti chiudono la partita.
    }

## Via Magica: che cosa parla per una mossa, nei suggerimenti

via-magica-reason-completes = { $portal-name } è allora completo.
via-magica-reason-lacks =
    { $crystals ->
        [one] A { $portal-name } manca poi { $crystals } cristallo.
       *[other] A { $portal-name } mancano poi { $crystals } cristalli.
    }
via-magica-reason-odds = Gettoni nel sacchetto adatti a una sua casella vuota: { $fits } su { $tokens }.
via-magica-reason-worth =
    { $fields ->
        [one] { $portal-name }: { $fields } casella, { points } sulla carta.
       *[other] { $portal-name }: { $fields } caselle, { points } sulla carta.
    }
via-magica-reason-reward = La ricompensa porta { points }.

## Fantazja: che cosa parla per una mossa, nei suggerimenti

fantazja-reason-gain = Ti porta subito { points }.
fantazja-reason-cost = Ti costa subito { points }.
fantazja-reason-takes = L’avversario perde { points }.
fantazja-reason-token = Il gettone { $token-of } passa a te.
fantazja-reason-token-lost = Perdi il gettone { $token-of }.
fantazja-reason-token-taken = L’avversario perde il gettone { $token-of }.
fantazja-reason-quiet = Punti e gettoni per ora restano come sono.

## Indaman: che cosa parla per una mossa, nei suggerimenti

indaman-reason-turns =
    { $turns ->
        [0] Secondo il bot la cima è poi a portata di mano.
        [one] Secondo il bot la cima è poi a circa { $turns } turno.
       *[other] Secondo il bot la cima è poi a circa { $turns } turni.
    }
indaman-reason-target = Lì consegni il tuo messaggio.
indaman-reason-tower = Lì puoi salire sulla torre.
indaman-reason-to-target =
    { $steps ->
        [one] Da lì al tuo obiettivo c’è { $steps } passo.
       *[other] Da lì al tuo obiettivo ci sono { $steps } passi.
    }
indaman-reason-to-tower =
    { $steps ->
        [one] Da lì alla torre c’è { $steps } passo.
       *[other] Da lì alla torre ci sono { $steps } passi.
    }
indaman-reason-roll =
    Il lancio in quella casella: { $swords ->
        [0] nessun incontro
        [one] un incontro su { $swords } faccia di { $of }
       *[other] un incontro su { $swords } facce di { $of }
    }, { $gems ->
        [0] niente gemme.
       *[other] gemme su { $gems } di { $of }.
    }
indaman-reason-chance = Riesce con { $sides } delle { $of } facce del klippide.
indaman-reason-gems =
    { $gems ->
        [one] Costa { $gems } gemma; te ne restano { $left }.
       *[other] Costa { $gems } gemme; te ne restano { $left }.
    }
indaman-reason-brings =
    { $gems ->
        [0] Anche se funziona, non ti porta altre gemme.
       *[other] Se funziona, ti porta { indaman-gems } in più.
    }
indaman-reason-better =
    { $sides ->
        [0] Contando il costo, nessuna delle { $of } facce del klippide sarebbe migliore.
        [one] Contando il costo, { $sides } delle { $of } facce del klippide sarebbe migliore.
       *[other] Contando il costo, { $sides } delle { $of } facce del klippide sarebbero migliori.
    }
indaman-reason-loses =
    { $turns ->
        [0] Secondo il bot { $seat } non ci perde quasi nulla.
        [one] Secondo il bot { $seat } ci perde circa { $turns } turno.
       *[other] Secondo il bot { $seat } ci perde circa { $turns } turni.
    }
indaman-reason-fate =
    Se vince l’essere, { $turns ->
        [0] { $seat ->
            [Tu] non perdi quasi nulla.
           *[other] { $seat } non perde quasi nulla.
        }
        [one] { $seat ->
            [Tu] perdi circa { $turns } turno.
           *[other] { $seat } perde circa { $turns } turno.
        }
       *[other] { $seat ->
            [Tu] perdi circa { $turns } turni.
           *[other] { $seat } perde circa { $turns } turni.
        }
    }
indaman-reason-square =
    Se vince l’essere, la tua scala sale e risparmi { $turns ->
        [one] circa { $turns } turno.
       *[other] circa { $turns } turni.
    }
indaman-reason-white =
    { $percent ->
        [100] La carta è bianca: è un puro bluff.
       *[other] La probabilità che la carta sia solo un bluff è di circa il { $percent } %.
    }
indaman-reason-likely = La probabilità che nell’altro pugno ce ne siano proprio tante è di circa il { $percent } %.
indaman-reason-wise =
    Per i sapienti sono { points }: { $objects ->
        [0] nessun oggetto.
        [one] { $objects } oggetto.
       *[other] { $objects } oggetti.
    }
indaman-reason-unseen =
    { $cards ->
        [0] Conosci tutte le carte di questo mazzo.
        [one] Di questo mazzo non conosci { $cards } carta.
       *[other] Di questo mazzo non conosci { $cards } carte.
    }
indaman-reason-beside =
    { $spaces ->
        [0] Nessuna delle { $of } caselle senza città accanto al tuo mago è di questo terreno.
        [one] { $spaces } delle { $of } caselle senza città accanto al tuo mago è di questo terreno.
       *[other] { $spaces } delle { $of } caselle senza città accanto al tuo mago sono di questo terreno.
    }
