/**
 * Lines and areas through values in order. A missing value interrupts them; an isolated value is a dot.
 */
import { area as areaShape, line as lineShape } from 'd3-shape'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { circle, path } from '../primitives.ts'
import type { Frame } from './frame.ts'
import type { Mark, SideWords } from './mark.ts'

/** A value at its place; null if it is missing. */
export type LinePoint = { x: number; y: number | null }

export type LineLook = { stroke?: Color; dashed?: true; beside?: SideWords[] }

type Known = { x: number; y: number }

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

/** The area between the points and a base, zero by default. */
export function area(
  item: object,
  points: LinePoint[],
  { fill = 'soft', base = 0 }: { fill?: Color; base?: number } = {},
): Mark {
  const runs = runsOf(points).filter(({ length }) => length > 1)
  return {
    ...valuesOf([...runs, [{ x: points[0]?.x ?? 0, y: base }]]),
    draw: (frame) => {
      const elements = runs.map((run) => path(areaPath(frame, run, base), { fill, stroke: 'none' }))
      frame.put(item, elements, 'ground')
    },
  }
}

const areaPath = ({ x, y }: Frame, run: Known[], base: number): string =>
  areaShape<Known>()
    .digits(1)
    .x((point) => x.at(point.x))
    .y0(y.at(base))
    .y1((point) => y.at(point.y))(run) ?? ''

const valuesOf = (runs: Known[][]): { x: number[]; y: number[] } => ({
  x: runs.flat().map(({ x }) => x),
  y: runs.flat().map(({ y }) => y),
})

/** The stretches without a gap. */
const runsOf = (points: LinePoint[]): Known[][] => {
  const runs: Known[][] = [[]]
  for (const { x, y } of points) {
    if (y === null) runs.push([])
    else runs.at(-1)?.push({ x, y })
  }
  return runs.filter(({ length }) => length > 0)
}
