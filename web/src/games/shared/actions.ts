/** What I may do. The rules decide; this only looks into their list. */

/** The same action, field by field. */
export function sameAction(one: unknown, other: unknown): boolean {
  return key(one) === key(other);
}

function key(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).sort().map(([field, inner]) => [field, key(inner)]));
}

export class LegalActions<Action extends { kind: string }> {
  private readonly keys: Set<string>;

  constructor(readonly actions: readonly Action[]) {
    this.keys = new Set(actions.map(key));
  }

  has(action: Action | null): boolean {
    return action !== null && this.keys.has(key(action));
  }

  ofKind<Kind extends Action['kind']>(kind: Kind): Extract<Action, { kind: Kind }>[] {
    return this.actions.filter((action): action is Extract<Action, { kind: Kind }> => action.kind === kind);
  }
}
