/**
 * Ribbons: bands of one height, as amounts are read, that run level and swing from one height to another in between.
 *
 * Edges swing along the same curve, so that ribbons which begin and end in one order never lie on each other.
 */

/** A level stretch of a ribbon's middle, from one place across to another. */
export type RibbonRun = { x: number; x2: number; y: number }

/** The outline of a ribbon `h` pixels high, along its upper edge and back along the lower one. */
export function ribbon(runs: readonly RibbonRun[], h: number): string {
  const back = runs.toReversed().map(({ x, x2, y }) => ({ x: x2, x2: x, y }))
  const [first, last] = [runs[0], back[0]]
  if (first === undefined || last === undefined) return ''
  return `M ${first.x} ${first.y - h / 2} ${edge(runs, -h / 2)} L ${last.x} ${last.y + h / 2} ${edge(back, h / 2)} Z`
}

/** A swing this long for each pixel that it rises is not too steep; longer ones are not needed, in pixels. */
const [slope, longest] = [0.5, 112]

/** How much room across a ribbon needs to rise or fall by so much. */
export const swingRoom = (rise: number): number => Math.min(longest, slope * Math.abs(rise))

/** A rise of less is none, in pixels. */
const level = 0.1

/** One edge of a ribbon, `offset` pixels below its middle. */
const edge = (runs: readonly RibbonRun[], offset: number): string =>
  runs
    .map((run, index) => {
      const before = runs[index - 1]
      return `${before === undefined ? '' : `${swing(before, run, offset)} `}H ${run.x2}`
    })
    .join(' ')

const swing = (from: RibbonRun, to: RibbonRun, offset: number): string => {
  if (Math.abs(to.y - from.y) < level) return `L ${to.x} ${to.y + offset}`
  const middle = (from.x2 + to.x) / 2
  return `C ${middle} ${from.y + offset} ${middle} ${to.y + offset} ${to.x} ${to.y + offset}`
}
