/**
 * What a level looks like after placing: its vertices as boxes, flowing down.
 */

/** `x`, `y` are upper left corners by vertex; `row` names axes that vertices share, -1 for none. */
export type Arrangement = {
  x: number[]
  y: number[]
  row: number[]
  w: number
  h: number
  /** Where long links may run down. */
  corridors: number[]
}

/**
 * How far a level may reach across and along its flow; `name` gives a new axis, `folds` counts rows and bands begun anew;
 * `areEqual`: what nothing joins inside is what one thing outside leads to, or what leads to one.
 */
export type Room = {
  across: number
  along: number
  name: () => number
  folds: (count: number) => void
  areEqual?: boolean
}

/** Free units between what is side by side: nodes; groups; what is behind each other along the flow. */
export const apart = { nodes: 5, groups: 6, ranks: 6 } as const
