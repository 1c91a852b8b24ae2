/**
 * The figure of a chart: its curves, areas, rounds and bars. They mean something only as a whole: half a ring or the
 * start of a bar says what is not so.
 *
 * Pure. Edges of graphs have few corners, and boxes have a stroke: neither is a figure.
 */
import { boundsOf } from '../../elements/bounds.ts'
import { areaOf, grow, overlap, type Rect, union } from '../../geometry/rect.ts'
import type { Element, Scene } from '../../scene/scene.ts'

/** The least part of its scene that a shape is a figure from: a curve, a disc or a row of bars; a piece of a round; a frame. */
const [large, piece, framing] = [1 / 14, 1 / 100, 0.4]

/** So many bars of one thickness, of so many lengths, are a chart; thinner ones are ticks or activations. */
const [fewest, lengths, thick] = [4, 3, 12]

/** How far names of rows and numbers of an axis are from it. */
const beside = 16

/** A chart is hardly higher than wide. */
const highest = 1.1

/** What belongs together, as a rectangle; nothing in a scene that is no chart. */
export function figureIn({ width, height, elements }: Scene): Rect | undefined {
  if (height > highest * width) return undefined
  const placed = elements.map((element) => ({ element, bounds: boundsOf(element) }))
  const shapes = placed.filter(({ element, bounds }) => areaOf(bounds) >= leastOf(element) * width * height)
  const figure = union([...shapes, ...barsIn(placed)].map(({ bounds }) => bounds))
  if (figure === undefined) return undefined
  const isNamed = ({ element, bounds }: Placed): boolean =>
    element.type === 'text' && overlap(bounds, grow(figure, beside))
  return union([figure, ...placed.filter(isNamed).map(({ bounds }) => bounds)])
}

type Placed = { element: Element; bounds: Rect }

/** The part of the scene that an element is a figure from. */
const leastOf = (element: Element): number => {
  if (element.type === 'circle') return large
  if (element.type !== 'path') return Number.POSITIVE_INFINITY
  const commands = element.d.replace(/[^A-Z]/gi, '')
  if (isCurve(commands) || isRow(commands)) return large
  if (commands === bar) return framing
  return isRound(commands) ? piece : Number.POSITIVE_INFINITY
}

/** One stroke with many corners or steps. */
const isCurve = (commands: string): boolean => /^M(?:L{6,}|(?:HV){8,}H?)Z?$/.test(commands)

/** Many bars or cells of one color. */
const isRow = (commands: string): boolean => /^(?:MHVHZ){6,}$/.test(commands)

/** Arcs without a side along an axis, and no ellipse: no box with round corners, and no use case. */
const isRound = (commands: string): boolean => /^[ALMZ]*A[ALMZ]*$/.test(commands) && commands !== 'MAAZ'

const bar = 'MHVHZ'

/** Bars that differ in length, lying or standing. */
const barsIn = (placed: readonly Placed[]): Placed[] => {
  const bars = placed.filter(
    ({ element }) =>
      element.type === 'path' &&
      element.stroke === 'none' &&
      !['surface', 'soft'].includes(element.fill ?? 'surface') &&
      element.d.replace(/[^A-Z]/gi, '') === bar,
  )
  const chartsBy = (across: 'w' | 'h', along: 'w' | 'h'): Placed[] => {
    const isLike = (a: Placed, b: Placed): boolean => Math.round(a.bounds[across]) === Math.round(b.bounds[across])
    return bars.filter((each) => {
      const group = bars.filter((other) => isLike(each, other))
      const several = new Set(group.map(({ bounds }) => bounds[along])).size
      return each.bounds[across] >= thick && group.length >= fewest && several >= lengths
    })
  }
  return [...chartsBy('h', 'w'), ...chartsBy('w', 'h')]
}
