/**
 * Lines and areas through values in order. A missing value interrupts them; an isolated value is a dot.
 */
import { area as areaShape, line as lineShape } from 'd3-shape'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { circle, path } from '../primitives.ts'
import type { Layer, Source } from '../sheet.ts'
import type { Frame } from './frame.ts'
import { type ChartMark, half, type SideWords } from './mark.ts'

/** A value at its place; null if it is missing. An area may end at a `base` of each point's own. */
export type LinePoint = { x: number; y: number | null; base?: number }

/**
 * `steps`: from value to value by a level and an upright stretch, as counts and shares of measurements rise; `isEdge`: there
 * and back, as the edge of an area in focus or between two, which joins nothing.
 */
export type LineLook = { stroke?: Color; dashed?: true; steps?: boolean; beside?: SideWords[]; isEdge?: true }

type Known = { x: number; y: number; base?: number }

/** A line through the points. */
export function line(
  item: Source,
  points: LinePoint[],
  { stroke = 'muted', dashed, steps = false, beside = [], isEdge }: LineLook = {},
): ChartMark {
  const runs = runsOf(points)
  return {
    ...valuesOf(runs),
    beside,
    draw: (frame) => {
      const at = ({ x, y }: Known): [number, number] => [frame.x.at(x), frame.y.at(y)]
      const alone = runs.flatMap(([first, second]) =>
        first !== undefined && second === undefined ? [circle(...at(first), 3, { fill: stroke, stroke })] : [],
      )
      // One element for all stretches: what is said at its end is said of all of it.
      const d = runs.filter(({ length }) => length > 1).map((run) => traced(run.map(at), { steps, isEdge }))
      const look = { stroke, ...(isEdge ? { fill: 'none' as const } : {}), ...(dashed && !isEdge ? { dashed } : {}) }
      const strokes = isEdge || d.length === 0 ? d : [d.join('')]
      const elements: Element[] = [...strokes.map((each) => path(each, look)), ...alone]
      if (isEdge) frame.tint(item, elements, 'line')
      else frame.put(item, elements, 'line')
    },
  }
}

/** The path through places: stairs, there and back, or straight. */
const traced = (
  places: [number, number][],
  { steps, isEdge }: { steps: boolean; isEdge: true | undefined },
): string => {
  if (isEdge) return `${lineShape().digits(1)([...places, ...places.toReversed().slice(1, -1)])}Z`
  return steps ? `M${stairs(apart(places, 1))}` : (lineShape().digits(1)(places) ?? '')
}

/** `half`: a half-tone of the fill; `isTint`: it is there for a focus alone; `steps` as in a line. */
export type AreaLook = { fill?: Color; layer?: Layer; steps?: boolean; half?: boolean; isTint?: boolean }

/** The area between the points and their bases, zero by default: shading under a line, a band, a difference. */
export function area(
  item: Source,
  points: LinePoint[],
  { fill = 'soft', layer = 'ground', steps = false, half: isHalf = false, isTint = false }: AreaLook = {},
): ChartMark {
  const runs = runsOf(points).filter(({ length }) => length > 1)
  return {
    x: valuesOf(runs).x,
    y: [...valuesOf(runs).y, ...new Set(points.map(({ base = 0 }) => base))],
    draw: (frame) => {
      const elements = runs.map((run) =>
        path(areaPath(frame, run, steps), { fill, stroke: 'none', ...(isHalf ? { dashed: true } : {}) }),
      )
      if (isTint) frame.tint(item, elements, layer)
      else frame.put(item, elements, layer)
    },
  }
}

const areaPath = ({ x, y }: Frame, run: Known[], steps: boolean): string => {
  const at = run.map((point): [number, number, number] => [x.at(point.x), y.at(point.y), y.at(point.base ?? 0)])
  const bases = at.map(([left, , base]): [number, number] => [left, base])
  if (steps) return `M${stairs(apart(at, 1))}L${stairs(apart(bases, 1), { back: true })}Z`
  return (
    areaShape<[number, number, number]>()
      .digits(1)
      .y0(([, , base]) => base)(at) ?? ''
  )
}

/** Stairs from place to place, level then upright; `back` from the last to the first. */
const stairs = (places: readonly (readonly [x: number, y: number, ...number[]])[], { back = false } = {}): string => {
  const [first, ...others] = (back ? places.toReversed() : places).map(([x, y]) => ({ x: half(x), y: half(y) }))
  const steps = others.map(({ x, y }, index) => {
    const isLevel = y === (others[index - 1] ?? first)?.y && index < others.length - 1
    return isLevel ? '' : back ? `V${y}H${x}` : `H${x}V${y}`
  })
  return `${first?.x ?? 0} ${first?.y ?? 0}${steps.join('')}`
}

/** Steps closer than so many pixels are one, so that thousands of values are a path that a scene can hold. */
const apart = <Place extends [x: number, ...number[]]>(places: Place[], least: number): Place[] =>
  places.filter(([x], index) => {
    const next = places[index + 1]?.[0]
    return index === 0 || next === undefined || Math.round(next / least) !== Math.round(x / least)
  })

/** The points from a place on, met where they begin; all of them if there is no such place. */
export const pointsSince = (points: LinePoint[], since: number | undefined): LinePoint[] => {
  if (since === undefined) return points
  const next = points.findIndex(({ x }) => x > since)
  const [before, after] = [points[next - 1], points[next]]
  if (before === undefined || after === undefined) return points
  if (before.y === null || after.y === null) return points.slice(next)
  const share = (since - before.x) / (after.x - before.x)
  return [{ x: since, y: before.y + share * (after.y - before.y) }, ...points.slice(next)]
}

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
