/** Our own shapes: of seats, badges, glyphs. */
import { shapes, use } from './shapes.json';

export type ShapeName = keyof typeof shapes;

export const SUIT_SHAPES: Record<string, ShapeName> = use.suits as Record<string, ShapeName>;

/** Colour and shape of the seats, in their order. */
export const SEATS = ['vermilion', 'azure', 'orpiment', 'malachite', 'rose', 'bone', 'iron'] as const;
export type SeatColour = (typeof SEATS)[number];

export function seatColour(seat: number): SeatColour {
  return SEATS[seat % SEATS.length] ?? 'iron';
}

export function seatShape(seat: number): ShapeName {
  return use.players[seatColour(seat)] as ShapeName;
}

export function outline(shape: ShapeName): string {
  return shapes[shape].d;
}

/** Where a letter or number is centred, in per cent. */
export function labelAt(shape: ShapeName): { x: number; y: number } {
  const [x = 12, y = 12] = shapes[shape].label;
  return { x: (x / 24) * 100, y: (y / 24) * 100 };
}
