/**
 * Whether tests take all of what they choose from: `npm run exhaustive` does. Otherwise they take what differs, one of each
 * kind or in turns, and say why the others have nothing new to show.
 */
export const exhaustive = process.env['MODE'] === 'exhaustive'

/** In an exhaustive run all; otherwise those whose turn it is: every `turns`th, from the one of `turn`. */
export const inTurn = <Item>(all: readonly Item[], { turn, turns }: { turn: number; turns: number }): Item[] =>
  all.filter((_, at) => exhaustive || at % turns === turn % turns)
