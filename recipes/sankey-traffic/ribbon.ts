/**
 * Ribbons: bands of one thickness, measured across them, that run level and bend in between.
 *
 * A bend is two arcs of one circle each way, as wide as there is room for; the edges of a band are arcs around the same
 * centers. No angles are computed: the last bits are the same on every machine.
 */

/** A level stretch of a ribbon's middle, from one place across to another. */
export type RibbonRun = { x: number; x2: number; y: number }

/** The outline of a ribbon `h` pixels thick, around its upper edge and back along the lower one. */
export function ribbon(runs: readonly RibbonRun[], h: number): string {
  const back = runs.toReversed().map(({ x, x2, y }) => ({ x: x2, x2: x, y }))
  const [first, last] = [runs[0], back[0]]
  if (first === undefined || last === undefined) return ''
  return `M ${first.x} ${first.y - h / 2} ${edge(runs, -h / 2)} L ${last.x} ${last.y + h / 2} ${edge(back, h / 2)} Z`
}

/** Air between the inner edge of a bend and its center, in pixels. */
const inner = 4

/** How much room across a ribbon `h` pixels thick needs to rise or fall by so much. */
export function bendRoom(rise: number, h: number): number {
  const r = h / 2 + inner
  const by = Math.min(Math.abs(rise), 2 * r)
  return by < level ? 0 : Math.sqrt(4 * r * by - by * by)
}

/** A rise of less is none, in pixels. */
const level = 0.1

/** One edge of a ribbon, `offset` pixels below its middle. */
const edge = (runs: readonly RibbonRun[], offset: number): string =>
  runs
    .map((run, index) => {
      const before = runs[index - 1]
      return `${before === undefined ? '' : `${bend(before, run, offset)} `}H ${run.x2}`
    })
    .join(' ')

const bend = (from: RibbonRun, to: RibbonRun, offset: number): string => {
  const [dx, dy] = [to.x - from.x2, to.y - from.y]
  const [across, rise] = [Math.abs(dx), Math.abs(dy)]
  if (rise < level) return `L ${to.x} ${to.y + offset}`
  // Steeper ones go straight down between two quarters of a circle.
  const r = rise > across ? across / 2 : (across * across + rise * rise) / (4 * rise)
  const [sin, cos] = [across / (2 * r), Math.max(0, 1 - rise / (2 * r))]
  const [right, down] = [Math.sign(dx), Math.sign(dy)]
  const aside = { x: right * (r * sin - down * sin * offset), y: down * r * (1 - cos) }
  const first = { x: from.x2 + aside.x, y: from.y + aside.y + cos * offset }
  const second = { x: to.x - right * (r * sin + down * sin * offset), y: to.y - aside.y + cos * offset }
  const turn = (radius: number, sweep: boolean): string =>
    `A ${Math.max(0, radius)} ${Math.max(0, radius)} 0 0 ${sweep ? 1 : 0}`
  const one = `${turn(r - down * offset, right === down)} ${first.x} ${first.y}`
  return `${one} L ${second.x} ${second.y} ${turn(r + down * offset, right !== down)} ${to.x} ${to.y + offset}`
}
