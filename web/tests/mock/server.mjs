// A server to look at pages with: the protocol of docs/protocol.md over an invented game, in memory.
//   node tests/mock/server.mjs [port]
// Ready-made tables, where everybody who comes sits in seat 0 (or watches, with a name that begins with "Guest"):
//   /t/demo (in the middle), /t/demo-wait (seats open), /t/demo-over, /t/demo-undo (Marek asks), /t/demo-clock
import { createServer } from 'node:http';
import { randomBytes } from 'node:crypto';
import { accept } from './socket.mjs';
import { Realm } from './realm.mjs';

const PORT = Number(process.argv[2] ?? 7878);
const person = (name) => ({ kind: 'person', name });
const bot = (id) => ({ kind: 'bot', bot: id, level: null });
const open = { kind: 'open' };
const matches = new Map();
const COMMITMENT = 'd3f57f128bd96d6664ad291707402e14b660973ece3f6f943d72cadd5575bb42';
let me = null;

class Match {
  constructor(id, occupants, options = {}) {
    Object.assign(this, { id, listeners: new Set(), talk: [], acted: 0, undoRequest: null, rematch: [], clock: null, prompt: 1 }, options);
    this.seats = occupants.map((occupant) => ({ occupant, present: occupant.kind !== 'person' || occupant.name !== 'Marek', substitute: null, resigned: false, claimable: false }));
    this.begin();
  }
  begin() {
    if (this.realm || this.seats.some((seat) => seat.occupant.kind === 'open')) return;
    this.realm = new Realm(this.seats.length);
  }
  info() {
    return {
      id: this.id, game: this.game ?? 'fantasy-realms', variant: 'classic', options: {}, state: !this.realm ? 'waiting' : this.realm.over() ? 'over' : 'playing',
      seats: this.seats, host: 0, listed: true, time: { kind: 'none' }, spectators: true, undo: true, help: true, commitment: COMMITMENT,
      created: Date.now(), watching: 0, turn: this.realm?.turn() ?? null, clock: this.clock, undo_request: this.undoRequest,
      open_hands: { agreed: [], carried: false }, rematch: { agreed: this.rematch, carried: false }, next_commitment: this.realm?.over() ? COMMITMENT : null, next: null,
    };
  }
  seatOf() {
    return me?.name.startsWith('Guest') ? null : 0;
  }
  position() {
    if (!this.realm) return null;
    const seat = this.seatOf();
    return { view: this.realm.view(seat), turn: this.realm.turn(), prompt: seat === null ? null : this.prompt, legal: seat === null ? [] : this.realm.legal(seat), may_undo: this.realm.moment === 'discard' };
  }
  events(since = 0) {
    return (this.realm?.happened ?? []).map((shown, place) => ({ number: place + 1, event: shown.get(this.seatOf()).event })).slice(since);
  }
  config() {
    return { seats: this.seats.length, variant: 'classic', options: { stalemate_rounds: 10, copy_scope: 'any', choices: 'owner', seconds: 300 } };
  }
  joined(since) {
    const seat = this.seatOf();
    const yours = seat === null ? null : { seat, invite: this.realm ? null : 'INVITE-of-' + this.id, acted: this.acted };
    return { protocol: 1, match: this.info(), yours, config: this.config(), position: this.position(), events: this.events(since), talk: this.talk };
  }
  say(message) {
    for (const listener of this.listeners) listener.send(JSON.stringify(message));
  }
  table() {
    this.say({ kind: 'table', match: this.info() });
  }
  play(seat, action) {
    const before = this.realm.happened.length;
    const error = this.realm.act(seat, action);
    if (error) return error;
    this.prompt += 1;
    if (seat === 0) this.acted = this.realm.happened.length;
    this.say({ kind: 'update', events: this.events(before), position: this.position() });
    this.table();
    this.others();
    return undefined;
  }
  /** Everybody but me plays at random. */
  others() {
    clearTimeout(this.timer);
    if (!this.realm || this.realm.over() || this.realm.seat === 0 || this.undoRequest) return;
    this.timer = setTimeout(() => {
      const legal = this.realm.legal(this.realm.seat);
      const choice = legal[Math.floor(this.realm.random() * legal.length)];
      if (choice) this.play(this.realm.seat, choice.action);
    }, 900);
  }
  ask(request) {
    const seat = this.seatOf();
    if (request.kind === 'ping') return undefined;
    if (seat === null) return { code: 'not-seated', params: {}, message: 'watching' };
    if (request.kind === 'act' && request.prompt !== this.prompt) return { code: 'stale', params: { current: this.prompt }, message: 'stale' };
    if (request.kind === 'act') return this.play(seat, request.action);
    if (request.kind === 'say' || request.kind === 'emote') {
      const line = { number: this.talk.length + 1, seat, name: this.seats[seat].occupant.name, what: request.kind, text: request.text ?? request.emote, at: Date.now() };
      this.talk.push(line);
      this.say({ kind: 'talk', line });
      return undefined;
    }
    if (request.kind === 'undo') return { code: 'undo-after-reveal', params: {}, message: 'revealed' };
    if (request.kind === 'answer-undo') this.undoRequest = null;
    if (request.kind === 'leave') this.seats[seat].substitute = 'fox';
    if (request.kind === 'return') this.seats[seat].substitute = null;
    if (request.kind === 'rematch') this.rematch = request.agree ? [seat] : [];
    if (request.kind === 'set-seat') this.seats[request.seat].occupant = request.bot ? bot(request.bot) : open;
    if (request.kind === 'start') for (const info of this.seats) if (info.occupant.kind === 'open') info.occupant = bot(request.bot);
    const waiting = !this.realm;
    this.begin();
    this.table();
    if (waiting && this.realm) this.say({ kind: 'update', events: this.events(), position: this.position() });
    this.others();
    return undefined;
  }
}

function add(id, occupants, options) {
  const match = new Match(id, occupants, options);
  matches.set(id, match);
  return match;
}

function playOn(match, until) {
  while (!match.realm.over() && !(match.realm.discard.length >= until && match.realm.seat === 0 && match.realm.moment === 'start')) {
    const legal = match.realm.legal(match.realm.seat);
    match.realm.act(match.realm.seat, legal[Math.floor(match.realm.random() * legal.length)].action);
    if (match.realm.seat === 1 && match.realm.moment === 'start') match.acted = match.realm.happened.length;
  }
  return match;
}

const four = () => [person('Zofia'), person('Marek'), person('Giulia'), bot('fox')];
const line = (number, seat, name, what, text) => ({ number, seat, name, what, text, at: 0 });
playOn(add('demo', four(), { talk: [line(1, 2, 'Giulia', 'emote', 'hello'), line(2, 1, 'Marek', 'say', 'Who let the Unicorn lie there?')] }), 6);
add('demo-wait', [person('Zofia'), person('Marek'), bot('random'), open]);
playOn(add('demo-over', four(), { rematch: [2] }), 99);
playOn(add('demo-undo', four(), { undoRequest: { seat: 1, waiting_for: [0] } }), 4);
playOn(add('demo-clock', four(), { clock: { bank: [185000, 900000, 64000, 900000], turn: [12000, null, null, null], running: [0] } }), 5);
playOn(add('demo-generic', four(), { game: 'indaman' }), 5);

function live(request, socket) {
  const url = new URL(request.url, 'http://mock');
  const match = matches.get(/\/matches\/([^/]+)\/live/.exec(url.pathname)?.[1]);
  if (!match) return socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
  const listener = accept(request, socket, (text) => {
    const message = JSON.parse(text);
    const error = match.ask(message);
    listener.send(JSON.stringify(error ? { kind: 'refused', id: message.id, error } : { kind: 'done', id: message.id }));
  }, () => match.listeners.delete(listener));
  match.listeners.add(listener);
  listener.send(JSON.stringify({ kind: 'joined', ...match.joined(Number(url.searchParams.get('since') ?? 0)) }));
  match.others();
}

const GAMES = [{ id: 'fantasy-realms', rules_version: 1, variants: [{ id: 'classic', least: 3, most: 6 }, { id: 'two-players', least: 2, most: 2 }, { id: 'chaos', least: 3, most: 7 }], options: [], bots: ['snail', 'hare', 'fox', 'owl', 'dragon'], usual_bot: 'fox', tools: [] }];
const failure = (status, code) => ({ status, body: { code, params: {}, message: code } });

function answer(method, url, body) {
  const path = url.pathname.replace('/api/v1', '');
  if (path === '/me' && method === 'POST') return { body: (me = { name: body.name, account: null }) };
  if (path === '/me') return { body: me };
  if (path === '/games') return { body: GAMES };
  if (path === '/tables') return { body: { tables: [] } };
  if (path === '/seals' && method === 'POST') return { body: { seal: 'SEAL', commitment: COMMITMENT } };
  if (path === '/matches' && method === 'POST') return opened(body);
  const [, id, what] = /^\/matches\/([^/]+)\/?(.*)$/.exec(path) ?? [];
  const match = matches.get(id);
  if (!match) return failure(404, id ? 'no-such-match' : 'no-such-page');
  if (what === '') return { body: match.info() };
  if (what === 'join' || what === 'recover') return { body: { match: match.info(), you: { seat: 0, recovery: 'RECOVERY-of-' + id }, invite: null } };
  if (what === 'messages' && method === 'GET') return { body: match.joined(Number(url.searchParams.get('since') ?? 0)) };
  if (what === 'messages') {
    const error = match.ask(body);
    return { body: error ? { kind: 'refused', id: body.id, error } : { kind: 'done', id: body.id } };
  }
  if (what === 'looking-back') {
    const event = Number(url.searchParams.get('event'));
    return { body: { event, view: { config: match.config(), ...match.realm.happened[event - 1]?.get(match.seatOf()).view } } };
  }
  const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  if (what === 'verdict') return { body: { fair: true, draws: 23, commitment: match.info().commitment, secret, nonces: match.seats.map(() => '00'.repeat(32)) } };
  return failure(404, 'no-such-page');
}

function opened(body) {
  const id = randomBytes(4).toString('hex');
  const occupants = body.seats.map((seat) => (seat.kind === 'you' ? person(me?.name ?? 'You') : seat.kind === 'bot' ? bot(seat.bot) : open));
  const match = add(id, occupants);
  return { body: { match: match.info(), you: { seat: 0, recovery: 'RECOVERY-of-' + id }, invite: 'INVITE-of-' + id } };
}

const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { status = 200, body } = answer(request.method, new URL(request.url, 'http://mock'), text ? JSON.parse(text) : undefined);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
server.on('upgrade', live);
server.listen(PORT, '127.0.0.1', () => console.log(`mock on http://127.0.0.1:${PORT}`));
