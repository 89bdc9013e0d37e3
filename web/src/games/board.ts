/** What a game's board is made of, and what it may give the frame. */
import type { Snippet } from 'svelte';
import type { TableSession } from '$lib/table/session.svelte';

/** A board is a component at `games/<game id>/Board.svelte` that renders a TableFrame. */
export interface BoardProps {
  session: TableSession;
}

/** A name that is underlined in the chronicle, in the colour of its family. */
export interface Thing {
  name: string;
  /** A colour of the tokens: `var(--suit-land)`. */
  ground: string;
}

export interface FrameProps {
  session: TableSession;
  /** What I am to do now, in words; the gold ribbon, shown while it is my turn. */
  ribbon?: string;
  /** The living margin, left on wide pages: usually a Vine with its caption. */
  margin?: Snippet;
  /** What is public of a seat: in its panel, below the name. On a phone it is shown only with `phoneFacts`. */
  seat?: Snippet<[number]>;
  /** The seat's facts are small enough for a phone. */
  phoneFacts?: boolean;
  /** A few words below the name: the last action, "7 cards". */
  seatNote?: (seat: number) => string | undefined;
  /** Whether a seat has done its part of a common turn: a green tick instead of the hourglass. */
  ticked?: (seat: number) => boolean;
  /** Seats in the row; all others but mine if not said. */
  seats?: readonly number[];
  /** What is everybody's. */
  page: Snippet;
  /** Left on the cloth: what I have, as one large number. On a phone beside the ribbon: short. */
  sum?: Snippet;
  /** On the cloth: what is mine. */
  cloth?: Snippet;
  /** Right on the cloth, on a phone at the bottom and always in sight: the gold button and other choices. */
  actions?: Snippet;
  /** Above the chronicle: rewards, powers. */
  aside?: Snippet;
  /** Names to underline in the chronicle. */
  things?: readonly Thing[];
  /** Kinds of events that the chronicle leaves out, since the board shows them otherwise. */
  untold?: readonly string[];
  /** Whether the chronicle is divided into rounds, one turn of each seat. */
  rounds?: boolean;
  /** Below the ranking at the end, such as the reasons for the points. */
  result?: Snippet;
  /** The page needs the whole width: chronicle and chat are a drawer. */
  whole?: boolean;
  /** The board has a view in words (`prefs.words`): the menu has a switch for it. */
  words?: boolean;
  /** The board shows what cards would gain (`prefs.help`): the menu has a switch for it. */
  gains?: boolean;
  /** The board shows the end by itself on its page: the frame's ranking is left out. */
  ownResult?: boolean;
}
