// A game that looks like Fantasy Realms from outside, for pages to be looked at. It is not the rules: it
// scores by strength alone, and its bots play at random.
import icons from '../../src/lib/icons.json' with { type: 'json' };

const CARDS = Object.keys(icons.fantasy_realms.cards).map((card) => card.replace('doppelgaenger', 'doppelganger'));

function generator(seed) {
  return () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
}

export class Realm {
  constructor(seats, seed = 7) {
    this.random = generator(seed);
    this.deck = [...CARDS].sort(() => this.random() - 0.5);
    this.hands = Array.from({ length: seats }, () => this.deck.splice(0, 7));
    this.taken = this.hands.map(() => []);
    this.discard = [];
    this.seat = 0;
    this.moment = 'start';
    this.first = true;
    this.happened = [];
    this.tell((viewer) => ({ kind: 'dealt', cards: viewer === null ? [] : this.hands[viewer] }));
    this.tell(() => ({ kind: 'first', seat: 0 }));
  }

  /** What happened, and what everybody saw after it. */
  tell(event) {
    const viewers = [null, ...this.hands.keys()];
    this.happened.push(new Map(viewers.map((viewer) => [viewer, { event: structuredClone(event(viewer)), view: structuredClone(this.view(viewer)) }])));
  }

  over() {
    return this.moment === 'over';
  }

  legal(seat) {
    if (this.over() || seat !== this.seat) return [];
    if (this.moment === 'discard') return this.hands[seat].map((card) => ({ action: { kind: 'discard', card }, text: `discard ${card}` }));
    const takes = this.first ? [] : this.discard.map((card) => ({ action: { kind: 'take', card }, text: `take ${card}` }));
    return [{ action: { kind: 'draw' }, text: 'draw' }, ...takes];
  }

  /** Undefined if it is done, else the error. */
  act(seat, action) {
    const fits = this.legal(seat).some((legal) => JSON.stringify(legal.action) === JSON.stringify(action));
    if (!fits) return this.refusal(seat, action);
    const hand = this.hands[seat];
    if (action.kind === 'draw') {
      const card = this.deck.pop();
      hand.push(card);
      this.moment = 'discard';
      this.tell((viewer) => ({ kind: 'drew', seat, count: 1, cards: viewer === seat ? [card] : [] }));
    } else if (action.kind === 'take') {
      this.discard.splice(this.discard.indexOf(action.card), 1);
      hand.push(action.card);
      this.taken[seat].push(action.card);
      this.moment = 'discard';
      this.tell(() => ({ kind: 'took', seat, card: action.card }));
    } else {
      this.throwAway(seat, action.card);
    }
    this.first = false;
    return undefined;
  }

  throwAway(seat, card) {
    this.hands[seat].splice(this.hands[seat].indexOf(card), 1);
    this.taken[seat] = this.taken[seat].filter((known) => known !== card);
    this.discard.push(card);
    this.seat = (seat + 1) % this.hands.length;
    this.moment = 'start';
    this.tell(() => ({ kind: 'discarded', seat, card }));
    if (this.discard.length < 10) return;
    this.moment = 'over';
    this.tell(() => ({ kind: 'shown', hands: this.hands, seats: [] }));
    this.tell(() => ({ kind: 'ended', choices: this.hands.map(() => ({})), outcome: this.outcome() }));
  }

  refusal(seat, action) {
    if (seat !== this.seat) return { code: 'not-your-turn', params: {}, message: 'not your turn' };
    if (action?.kind === 'take' && this.first) return { code: 'first-turn-draws', params: {}, ruling: 2, message: 'draw' };
    if (action?.kind === 'take' && this.moment === 'start') return { code: 'not-in-discard', params: { card: action.card }, ruling: 2, message: 'not there' };
    return { code: 'wrong-moment', params: { now: this.moment }, ruling: 2, message: 'not now' };
  }

  outcome() {
    const points = this.hands.map((hand) => hand.reduce((sum, card) => sum + card.length * 3, -20));
    return { points, places: points.map((mine) => 1 + points.filter((other) => other > mine).length) };
  }

  turn() {
    if (this.over()) return { kind: 'over', seats: [], seconds: null, outcome: this.outcome() };
    return { kind: 'seats', seats: [this.seat], seconds: null, outcome: null };
  }

  view(viewer) {
    const open = this.over();
    return {
      viewer: viewer === null ? 'spectator' : { seat: viewer },
      moment: this.moment, turn: open ? null : this.seat, hand: viewer === null ? [] : this.hands[viewer], drawn: [],
      seats: this.hands.map((hand, seat) => ({
        count: hand.length, known: open || seat === viewer ? hand : this.taken[seat], taken: this.taken[seat],
        made: { decided: [], choices: {} }, agreed: open, result: open ? { total: this.outcome().points[seat], choices: {} } : null,
      })),
      discard: this.discard, deck: this.deck.length, first_turn: this.first, takes_in_a_row: 0, deck_only: false, market: null,
    };
  }
}
