/** The game's own types, as the rules have them. */
import type { EventView } from '../../protocol/indaman';

export type {
  Action, City, ComponentSet, Control, Creature, EventView, Face, FightView, Island as IslandName, Klippide, Mage, MagicObject, Name, Phase, PileView, Place, SeatView, Terrain, View,
} from '../../protocol/indaman';

/** Fists and card are open: what the duel shows at its end. */
export type Opened = Extract<EventView, { kind: 'opened' }>;
/** I have looked at a pile. */
export type Looked = Extract<EventView, { kind: 'looked' }>;
