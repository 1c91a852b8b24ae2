/**
 * What everything costs and how far apart it is kept: the one table of the engine, each with its reason.
 *
 * Lengths are units of 8 px, prices are in units of stroke unless they say otherwise: a bend costs as much as ten more units
 * of stroke do.
 */

/** Least distances of the compaction, in units. */
export const distance = {
  /** Nodes side by side: two strokes with a track between them still pass. */
  nodes: 4,
  /** A stroke beside a node: far enough to be no outline of it. */
  nodeStroke: 2,
  /** Two strokes: 16 px, so that arrow heads do not touch. */
  strokes: 2,
  /** Two strokes with marks at one side, such as crow's feet: these do not touch. */
  marks: 3,
  /** Strokes at a side that is too short for more. */
  crowdedStrokes: 1,
  /** Walls of neighbors: a straight stroke between two groups still has a track. */
  walls: 4,
  /** A wall inside a wall. */
  nestedWalls: 3,
  /** A stroke beside a wall, and from a wall inward where it ends at that wall. */
  wallStroke: 2,
  /** A stroke that ends at a group, from its corners: at a corner it seems to belong to the wall. */
  groupCorner: 4,
  /** Words beside nodes, strokes and titles. */
  words: 1,
  /** Words beside words: they would read as one. */
  wordsWords: 2,
  /** Words beside the marks of other wires. */
  wordsMark: 0.5,
  /** A title beside strokes. */
  title: 1,
} as const

export type Distances = { readonly [Kind in keyof typeof distance]: number }

/** Where there is no room otherwise: strokes are as close as on a short side, unless they end at the same one. */
export const tightDistance: Distances = {
  ...distance,
  nodes: 3,
  nodeStroke: 1,
  strokes: 1,
  walls: 3,
  nestedWalls: 2,
}

/** Prices of the router. */
export const price = {
  /** A detour of two bends and some length is taken to avoid a crossing only as a variant (see `variants`). */
  crossing: 18,
  /** At a bend a crossing stroke is met at most half way. */
  crossingAtBend: 0.5,
  /** A stroke that turns where another runs on. */
  touch: 2,
  /** Foreign groups are never entered while there is any way around. */
  foreignWall: 1000,
  foreignStep: 6,
  /** A title is crossed only where nothing else is left. */
  title: 12,
  /** Along another stroke, a track more is needed. */
  along: 0.15,
  /** Along a stroke of its own trunk nothing new is drawn. */
  trunk: 0.25,
  /** Ports off the middle of a side, by unit. */
  offMiddle: 0.35,
  /** The arms of a trunk are alike: each arrives along the flow, though one has a shorter way to a side of its node. */
  armSide: 20,
  /** A trunk leaves its hub at one place. */
  trunkPort: 24,
  /** Each other stroke at a side. */
  crowd: 3,
  /** A tip, as of a diamond, has room for one stroke. */
  tipTaken: 10,
  /** A second mark at a side, such as a crow's foot, reads as a ladder: rather a free side and a bend more. */
  marks: 14,
  /** A third labeled stroke at a side has no free side of its own for its words. */
  thirdLabel: 8,
  /** A stroke that goes on where another ends. */
  portTaken: 2,
  /** Another stroke at the one place where a side may be met is rather gone around. */
  middleTaken: 60,
  /** Leaving or arriving against the flow looks like a back edge. */
  wrongSide: 24,
  /** The outer lines of a fan leave by the sides of its hub, and so on both sides alike. */
  otherSide: 14,
  /** Of two of a large hub, one that leads straight down beside one that turns makes no fork. */
  otherSideOfTwo: 30,
  /** Back edges do look like it. */
  backAhead: 12,
  backBehind: 1,
  /** Beside each other in a row, level ports are natural. */
  level: 3,
} as const

/** Pulls of the compaction: what a unit costs there. */
export const pull = {
  /** A piece between two bends to opposite sides vanishes at length 0, and with it two bends. */
  jog: 8,
  length: 2,
  /** Words between the ends of their run. */
  words: 1,
  /** Answers to their question. */
  answer: 1,
  /**
   * Ports in the middle of their side; the only stroke of a side more than one of several, and once jogs have vanished more
   * than a piece between two bends is pulled with its words; most of all that of a long side, where it shows: there a jog is
   * the smaller evil.
   */
  middle: 1,
  middleAlone: 3,
  middleSettled: 4,
  middleOfLong: 16,
  /** Ports further out than an even spread takes them: at a corner a stroke seems to belong to the outline. */
  corner: 2,
  /** Strokes between the same two items are read as one thing: around the middle of both. */
  cornerOfParallel: 4,
  /** Bars as short as what they join allows. */
  bar: 2,
  /** Groups no larger than what is inside. */
  group: 12,
  /** Walls of neighbors whose first or last rows are one: rather than that both are close to what is inside. */
  level: 20,
  page: 1,
  /** What equals lack to be half of their least distance from their hub; and half of that which they have: less than they are pulled together. */
  fan: 6,
  wideFan: 1.5,
  /** To both walls of the group: no force, but freedom for symmetry. */
  wall: 1,
  /** To where things were in a drawing before, while they get coarse places. */
  known: 16,
} as const

/** Where words go: the router's prices are too fine for them. */
export const wordPrice = {
  node: 30,
  stroke: 20,
  words: 16,
  wall: 8,
  /** On the wall of a group that neither end is in, words seem to be of what is inside; no room is made there, as it is beside a stroke. */
  strangeWall: 30,
  /** On a way from group to group: inside of one of them, words seem to be about what is there. */
  within: 2,
  /** Each unit that the run is too short: the compaction stretches it. */
  short: 2.5,
  /** On a run that other edges share, words belong to nobody. */
  shared: 160,
  /** Where the lines of a large fan run side by side: rather their far ends are longer. */
  nearOthers: 60,
  /** Away from the middle of the edge, by unit; from the start, where that is a question: an answer is read beside it. */
  far: 0.15,
  farAnswer: 0.3,
  /** Above level strokes and right of upright ones, as readers expect. */
  side: 1.5,
  /** The words of both ends on different sides of a straight stroke. */
  apart: 24,
  /** Between two strokes at one side of a node no room can be made. */
  between: 90,
  /** Narrower words have more lines; where the drawing was too wide, they are welcome. */
  narrower: 30,
  narrowed: 3,
} as const

/** The one measure by which candidates are compared. */
export const score = {
  crossing: 14,
  bend: 4,
  /** Each bend of a wire beyond its second: the eye loses it. */
  winding: 8,
  /** Each two of a fan that are not equally far from its hub: a reader sees a rank that is not meant. */
  lopsided: 4,
  /** By unit. */
  length: 0.048,
  through: 120,
  merged: 60,
  words: 40,
  wall: 80,
  stranger: 80,
  against: 12,
  /** As much as a crossing, which it is taken to avoid. */
  behind: 14,
  /** Each wire beyond those that a reader takes as exceptions: the whole seems to run the other way. */
  contrary: 30,
  /** Equals in another row seem to be others, and a flow that begins anew at the left is lost for a moment: as an edge against it. */
  fold: 16,
  /** Another direction than was asked for is less than a fold with the bends and the way back that it takes. */
  turned: 20,
  /** By unit beyond the page. */
  over: 24,
  /** The same as far as a picture shown smaller is still read: what runs back and crosses in a flow of many folds costs more. */
  wide: 8,
  /** The same where nothing is drawn beyond. */
  undrawn: 100,
  /** By how often the drawing is twice as wide or as narrow as was asked for. */
  aspect: 60,
  /** A drawing that is known is kept unless another is better by so much. */
  known: 8,
  /** By square unit. */
  area: 0.00128,
} as const

/**
 * The work after which no other candidate is drawn, up to 12 nodes, up to 24, and for more: states and pivots, of which a
 * thousand take about half a millisecond, and for each candidate `pair` for each pair of things, of which a sketch takes a part. Most graphs need a small
 * part of it.
 */
export const work = { few: 90_000, some: 280_000, many: 800_000, pair: 4, sketch: 0.1 } as const

/**
 * What is tried, in this order: the price of a crossing, of a port at the side in the first and in the second round of
 * routes, and of a bend; and how many times as dear bends are for wires that have wound. Straight ahead is right for most
 * graphs; dearer crossings for tangled ones; free sides for stars and back edges; dearer bends, which readers stumble over
 * next to crossings (Purchase 1997), where wires wind.
 */
export const variants = [
  { crossing: 18, firstSide: 14, side: 3, bend: 10, winding: 1 },
  { crossing: 40, firstSide: 14, side: 3, bend: 10, winding: 1 },
  { crossing: 18, firstSide: 14, side: 3, bend: 10, winding: 2 },
  { crossing: 18, firstSide: 3, side: 1, bend: 20, winding: 1 },
  { crossing: 30, firstSide: 3, side: 3, bend: 10, winding: 1 },
  { crossing: 18, firstSide: 14, side: 9, bend: 10, winding: 3 },
] as const

export type Variant = {
  readonly crossing: number
  readonly firstSide: number
  readonly side: number
  readonly bend: number
  readonly winding: number
}
