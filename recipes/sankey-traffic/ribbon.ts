/**
 * Ribbons: bands of one thickness, as amounts are read, that run level and swing from one height to another in between.
 *
 * The outer edge of a swing turns later than the inner one, so that a steep ribbon is as thick as a level one: edges along
 * one curve would lose half of it at 60 degrees, which is read as a loss.
 */

/** A level stretch of a ribbon's middle, from one place across to another. */
export type RibbonRun = { x: number; x2: number; y: number }

/** How much later than halfway a swing turns in its middle, and how much later and earlier its edges do, in pixels. */
export type Turn = { middle: number; late: number }

/** The outline of a ribbon `h` pixels thick, along its upper edge and back along the lower one; by itself it turns halfway. */
export function ribbon(runs: readonly RibbonRun[], h: number, turns: readonly Turn[] = aloneTurns(runs, h)): string {
  const back = runs.toReversed().map(({ x, x2, y }) => ({ x: x2, x2: x, y }))
  const [first, last] = [runs[0], back[0]]
  if (first === undefined || last === undefined) return ''
  return `M ${first.x} ${first.y - h / 2} ${edge(runs, -h / 2, turns)} L ${last.x} ${last.y + h / 2} ${edge(back, h / 2, turns.toReversed())} Z`
}

/** A swing this long for each pixel that it rises is not too steep; longer ones are not needed, in pixels. */
const [slope, longest] = [0.5, 112]

/** How much room across a ribbon needs to rise or fall by so much. */
export const swingRoom = (rise: number): number => Math.min(longest, slope * Math.abs(rise))

/** A rise of less is none, in pixels. */
const level = 0.1

/** How late the edges of a swing turn so that it is as thick where it is steepest, as far as they run level, and how far that is. */
export const latest = (from: RibbonRun, to: RibbonRun, h: number): { late: number; room: number } => {
  const steepest = Math.atan(Math.abs((2 * (to.y - from.y)) / (to.x - from.x2)))
  const room = Math.min(...[from, to].map(({ x, x2 }) => Math.abs(x2 - x)))
  return { late: Math.min(room, (h / 2) * Math.tan(steepest / 2)), room }
}

const aloneTurns = (runs: readonly RibbonRun[], h: number): Turn[] =>
  runs.slice(1).map((to, index) => ({ middle: 0, late: latest(runs[index] ?? to, to, h).late }))

/** One edge of a ribbon, `offset` pixels below its middle. */
const edge = (runs: readonly RibbonRun[], offset: number, turns: readonly Turn[]): string =>
  [
    ...runs
      .slice(1)
      .map((run, index) => swing(runs[index] ?? run, run, offset, turns[index] ?? { middle: 0, late: 0 })),
    ...runs.slice(-1).map(({ x2 }) => `H ${x2}`),
  ].join(' ')

const swing = (from: RibbonRun, to: RibbonRun, offset: number, turn: Turn): string => {
  const ends = swingOf(from, to, offset, turn)
  if (ends === undefined) return `H ${from.x2} L ${to.x} ${to.y + offset}`
  const [x, x2] = ends
  const middle = (x + x2) / 2
  return `H ${x} C ${middle} ${from.y + offset} ${middle} ${to.y + offset} ${x2} ${to.y + offset}`
}

/** From where to where an edge swings, `offset` pixels below the middle; undefined where it runs level. */
export const swingOf = (
  from: RibbonRun,
  to: RibbonRun,
  offset: number,
  { middle, late }: Turn,
): [from: number, to: number] | undefined => {
  const [across, rise] = [to.x - from.x2, to.y - from.y]
  if (Math.abs(rise) < level) return undefined
  // An upper edge turns later where a ribbon falls, a lower one where it rises.
  const shift = Math.round(10 * (middle - Math.sign(across * rise * offset) * late)) / 10
  return [from.x2 + shift, to.x + shift]
}
