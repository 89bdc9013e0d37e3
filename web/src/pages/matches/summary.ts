/** What a summary of a match says to me. */
import type { TableSummary } from '../../protocol';

export function isMyTurn(match: TableSummary): boolean {
  return match.state === 'playing' && match.you !== null && (match.turn?.seats.includes(match.you) ?? false);
}

/** Those that go on, the ones that wait for me first. */
export function openOnes(matches: readonly TableSummary[]): TableSummary[] {
  const open = matches.filter((match) => match.state !== 'over');
  return [...open.filter(isMyTurn), ...open.filter((match) => !isMyTurn(match))];
}

/** The names of those the table waits for. */
export function waitsFor(match: TableSummary, names: readonly string[]): string {
  return (match.turn?.seats ?? []).map((seat) => names[seat] ?? '').join(', ');
}

/** My points and place, when it is over. */
export function placeOf(match: TableSummary): { points: number; place: number } | undefined {
  const outcome = match.turn?.outcome;
  if (!outcome || match.you === null) return undefined;
  const [points, place] = [outcome.points[match.you], outcome.places[match.you]];
  return points === undefined || place === undefined ? undefined : { points, place };
}
