/** Where an icon is: the sprite of its family, and its name there. */
import { SPRITES } from '../generated/icons';

export type IconSet = (typeof SPRITES)[number][0];

const addresses = new Map<string, string>();
for (const [set, url, names] of SPRITES) {
  for (const name of names.split(' ')) {
    addresses.set(`${set}/${name}`, `${url}#${name}`);
    if (!addresses.has(name)) addresses.set(name, `${url}#${name}`);
  }
}

/** The address for `<use href>`; the first family that has the icon, unless a set is named. */
export function iconHref(name: string, set?: IconSet): string | undefined {
  return addresses.get(set ? `${set}/${name}` : name);
}
