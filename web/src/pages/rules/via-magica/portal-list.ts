/** The 40 portals, and those that fit a wish. */
import { ANIMI, COLOURS, FACTS, PORTALS, type Animus, type Certainty, type Colour, type Effect, type Portal, type PortalFacts } from '../../../protocol/via-magica';

export { ANIMI, COLOURS, PORTALS };

/** What is left out is not wished for. */
export interface Wish {
  colour?: Colour;
  /** It has a field of this animus. */
  animus?: Animus;
  /** So many fields. */
  fields?: number;
  effect?: Effect['kind'];
  certainty?: Certainty;
}

export function fits({ colour, fields, effect, certainty }: PortalFacts, wish: Wish): boolean {
  return (
    (wish.colour === undefined || wish.colour === colour) &&
    (wish.animus === undefined || fields.includes(wish.animus)) &&
    (wish.fields === undefined || wish.fields === fields.length) &&
    (wish.effect === undefined || wish.effect === effect.kind) &&
    (wish.certainty === undefined || wish.certainty === certainty)
  );
}

export function matching(wish: Wish): Portal[] {
  return PORTALS.filter((portal) => {
    const facts = FACTS[portal];
    return facts !== undefined && fits(facts, wish);
  });
}

/** In the order in which the portals have them. */
export function kindsOfEffects(): Effect['kind'][] {
  return [...new Set(Object.values(FACTS).map(({ effect }) => effect.kind))];
}

export function numbersOfFields(): number[] {
  return [...new Set(Object.values(FACTS).map(({ fields }) => fields.length))].sort();
}

export const CERTAINTIES: readonly Certainty[] = ['confirmed', 'single-source', 'inferred'];

/** Each animus once, with the number of its fields. */
export function animiOf(fields: readonly Animus[]): { animus: Animus; count: number }[] {
  return ANIMI.map((animus) => ({ animus, count: fields.filter((one) => one === animus).length })).filter(({ count }) => count > 0);
}

/** The rulings that say how an effect works. */
const RULINGS: Record<Effect['kind'], readonly number[]> = {
  place: [14, 9, 10], gain: [15], rearrange: [16, 9, 10], 'take-two': [17, 11], 'open-another': [18, 9],
  wild: [6, 4], 'per-portal': [19], 'per-field': [19], nothing: [],
};

export function rulingsAbout(effect: Effect): readonly number[] {
  return RULINGS[effect.kind];
}
