## Fantasy Realms: what speaks for an action, in hints

fantasy-realms-reason-gain = Your hand is then worth { points }, { $more } more than now.
fantasy-realms-reason-cost = Your hand is then worth { points }, { $less } less than now.
fantasy-realms-reason-hand = Your hand is then worth { points }.
fantasy-realms-reason-hopes =
    { $better ->
        [0] None of the { $unseen } unseen cards would make your hand better.
        [one] { $better } of the { $unseen } unseen cards would make your hand better.
       *[other] { $better } of the { $unseen } unseen cards would make your hand better.
    }
fantasy-realms-reason-ends = The game ends with this turn.
fantasy-realms-reason-left =
    { $discards ->
        [one] { $discards } more discard then ends the game.
       *[other] { $discards } more discards then end the game.
    }

## Via Magica: what speaks for an action, in hints

via-magica-reason-completes = { $portal-name } is then complete.
via-magica-reason-lacks =
    { $crystals ->
        [one] { $portal-name } then lacks { $crystals } crystal.
       *[other] { $portal-name } then lacks { $crystals } crystals.
    }
via-magica-reason-odds =
    { $tokens ->
        [one] The token in the bag { $fits ->
            [0] does not fit an empty field of it.
           *[other] fits an empty field of it.
        }
       *[other] { $fits } of the { $tokens } tokens in the bag fit an empty field of it.
    }
via-magica-reason-worth =
    { $fields ->
        [one] { $portal-name }: { $fields } field, { points } printed on it.
       *[other] { $portal-name }: { $fields } fields, { points } printed on it.
    }
via-magica-reason-reward = The reward brings { points }.

## Fantazja: what speaks for an action, in hints

fantazja-reason-gain = It brings you { points } at once.
fantazja-reason-cost = It costs you { points } at once.
fantazja-reason-takes = Your opponent loses { points }.
fantazja-reason-token = The token of { $token-of } comes to you.
fantazja-reason-token-lost = You lose the token of { $token-of }.
fantazja-reason-token-taken = Your opponent loses the token of { $token-of }.
fantazja-reason-quiet = Points and tokens stay as they are for now.

## Indaman: what speaks for an action, in hints

indaman-reason-turns =
    { $turns ->
        [0] The top is then within reach, as the bot reckons.
        [one] The top is then about { $turns } turn away, as the bot reckons.
       *[other] The top is then about { $turns } turns away, as the bot reckons.
    }
indaman-reason-target = There you deliver your message.
indaman-reason-tower = There you can climb the tower.
indaman-reason-to-target =
    { $steps ->
        [one] From there it is { $steps } step to your target.
       *[other] From there it is { $steps } steps to your target.
    }
indaman-reason-to-tower =
    { $steps ->
        [one] From there it is { $steps } step to the tower.
       *[other] From there it is { $steps } steps to the tower.
    }
indaman-reason-roll =
    The roll there: { $swords ->
        [0] no encounter
       *[other] an encounter on { $swords } of { $of } sides
    }, { $gems ->
        [0] no gems.
       *[other] gems on { $gems } of { $of }.
    }
indaman-reason-chance = It succeeds with { $sides } of the { $of } sides of the klippide.
indaman-reason-gems =
    { $gems ->
        [one] It takes { $gems } gem; you have { $left } left.
       *[other] It takes { $gems } gems; you have { $left } left.
    }
indaman-reason-brings =
    { $gems ->
        [0] Even if it works, it brings no more gems.
       *[other] If it works, it brings you { indaman-gems } more.
    }
indaman-reason-better =
    { $sides ->
        [0] None of the { $of } sides of the klippide would be better, counting the price.
        [one] { $sides } of the { $of } sides of the klippide would be better, counting the price.
       *[other] { $sides } of the { $of } sides of the klippide would be better, counting the price.
    }
indaman-reason-loses =
    { $turns ->
        [0] { $seat } hardly loses a turn by it, as the bot reckons.
        [one] { $seat } loses about { $turns } turn by it, as the bot reckons.
       *[other] { $seat } loses about { $turns } turns by it, as the bot reckons.
    }
indaman-reason-fate =
    If the creature wins, { $seat ->
        [You] you lose
       *[other] { $seat } loses
    } { $turns ->
        [0] hardly a turn.
        [one] about { $turns } turn.
       *[other] about { $turns } turns.
    }
indaman-reason-square =
    If the creature wins, your ladder goes up, which saves you { $turns ->
        [one] about { $turns } turn.
       *[other] about { $turns } turns.
    }
indaman-reason-white =
    { $percent ->
        [100] The card is white: a mere bluff.
       *[other] The chance that the card is only a bluff is about { $percent } %.
    }
indaman-reason-likely = The chance that the other fist holds just that is about { $percent } %.
indaman-reason-wise =
    For the wise that is { points }: { $objects ->
        [0] no object.
        [one] { $objects } object.
       *[other] { $objects } objects.
    }
indaman-reason-unseen =
    { $cards ->
        [0] You know all cards of this pile.
        [one] { $cards } card of this pile is unknown to you.
       *[other] { $cards } cards of this pile are unknown to you.
    }
indaman-reason-beside =
    { $spaces ->
        [0] None of the { $of } spaces without a city beside your mage is of this terrain.
        [one] { $spaces } of the { $of } spaces without a city beside your mage is of this terrain.
       *[other] { $spaces } of the { $of } spaces without a city beside your mage are of this terrain.
    }
