/**
 * Lines and areas through values in order. A missing value interrupts them; an isolated value is a dot.
 */
import { area as areaShape, line as lineShape } from 'd3-shape'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { circle, path } from '../primitives.ts'
import type { Layer, Source } from '../sheet.ts'
import type { Frame } from './frame.ts'
import type { Mark, SideWords } from './mark.ts'

/** A value at its place; null if it is missing. An area may end at a `base` of each point's own. */
export type LinePoint = { x: number; y: number | null; base?: number }

export type LineLook = { stroke?: Color; dashed?: true; beside?: SideWords[] }

type Known = { x: number; y: number; base?: number }

/** A line through the points. */
export function line(
  item: object,
  points: LinePoint[],
  { stroke = 'muted', dashed, beside = [] }: LineLook = {},
): Mark {
  const runs = runsOf(points)
  return {
    ...valuesOf(runs),
    beside,
    draw: (frame) => {
      const at = (point: Known): [number, number] => [frame.x.at(point.x), frame.y.at(point.y)]
      const elements = runs.map((run): Element => {
        const [first, ...others] = run.map(at)
        if (first !== undefined && others.length === 0) return circle(...first, 3, { fill: stroke, stroke })
        return path(lineShape().digits(1)(run.map(at)) ?? '', { stroke, ...(dashed === undefined ? {} : { dashed }) })
      })
      frame.put(item, elements, 'line')
    },
  }
}

/** The area between the points and their bases, zero by default: shading under a line, a band, a difference. */
export function area(
  item: Source,
  points: LinePoint[],
  { fill = 'soft', layer = 'ground' }: { fill?: Color; layer?: Layer } = {},
): Mark {
  const runs = runsOf(points).filter(({ length }) => length > 1)
  return {
    x: valuesOf(runs).x,
    y: [...valuesOf(runs).y, ...new Set(points.map(({ base = 0 }) => base))],
    draw: (frame) => {
      const elements = runs.map((run) => path(areaPath(frame, run), { fill, stroke: 'none' }))
      frame.put(item, elements, layer)
    },
  }
}

const areaPath = ({ x, y }: Frame, run: Known[]): string =>
  areaShape<Known>()
    .digits(1)
    .x((point) => x.at(point.x))
    .y0(({ base = 0 }) => y.at(base))
    .y1((point) => y.at(point.y))(run) ?? ''

const valuesOf = (runs: Known[][]): { x: number[]; y: number[] } => ({
  x: runs.flat().map(({ x }) => x),
  y: runs.flat().map(({ y }) => y),
})

/** The stretches without a gap. */
const runsOf = (points: LinePoint[]): Known[][] => {
  const runs: Known[][] = [[]]
  for (const { y, ...point } of points) {
    if (y === null) runs.push([])
    else runs.at(-1)?.push({ ...point, y })
  }
  return runs.filter(({ length }) => length > 0)
}
