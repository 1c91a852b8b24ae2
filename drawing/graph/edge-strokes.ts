/**
 * The strokes of edges as laid out, with what is drawn at their ends.
 */
import { bendRadius, type EdgePlace } from '../../layout/model/graph.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { line, path } from '../primitives.ts'
import { roundedPath, towards } from '../rounded-path.ts'
import { halves } from './both-ways.ts'
import { drawEnd, type EdgeEnd } from './ends.ts'
import type { EdgeStyle } from './style.ts'
import { thickOver } from './thick-stroke.ts'

/**
 * The strokes of an edge with the marks at its ends, square where another stroke meets a corner of it; what is dashed says
 * something by it, and is not made thick.
 */
export const strokeWithEnds = (
  placed: EdgePlace,
  style: EdgeStyle,
  look: Pick<Path, 'stroke' | 'dashed'>,
  sharp: readonly Point[] = [],
): Element[] => {
  const { points, ends } = withEnds(placed, style, look)
  const arrow = (style.to ?? 'arrow') === 'arrow' && placed.joins?.at !== 'to'
  const both = style.from === 'arrow' && placed.joins?.at !== 'from'
  return [
    ...strokes(points, { ...look, thick: style.thick === true && look.dashed !== true }, { arrow, both, sharp }),
    ...ends,
  ]
}

/** The marks at the ends of an edge, and its points shortened by them; where it joins a trunk it has none. */
const withEnds = (
  { points: laid, joins }: EdgePlace,
  { from = 'none', to = 'arrow' }: EdgeStyle,
  look: Pick<Path, 'stroke'>,
): { points: Point[]; ends: Element[] } => {
  const stroke = look.stroke === undefined ? {} : { stroke: look.stroke }
  const points = [...laid]
  const [tip, before] = [points.at(-1), points.at(-2)]
  const end = joins?.at === 'to' ? undefined : endAt(to, { tip, before }, stroke)
  if (end !== undefined) points[points.length - 1] = end.cut
  const [tail, after] = points
  const start = joins?.at === 'from' ? undefined : endAt(from, { tip: tail, before: after }, stroke)
  if (start !== undefined) points[0] = start.cut
  return { points, ends: [...(end?.elements ?? []), ...(start?.elements ?? [])] }
}

/** The mark at the tip, and where the stroke ends that it replaces there. */
const endAt = (
  end: EdgeEnd,
  { tip, before }: { tip: Point | undefined; before: Point | undefined },
  look: Pick<Path, 'stroke'>,
): { elements: Element[]; cut: Point } | undefined => {
  if (tip === undefined || before === undefined) return undefined
  const { elements, length } = drawEnd(end, { tip, before }, look)
  return { elements, cut: towards(tip, before, length) }
}

/** One stroke, or two where both ends have arrows; an arrow at the start alone is that of a stroke the other way. */
const strokes = (
  points: Point[],
  { thick, ...look }: Pick<Path, 'stroke' | 'dashed'> & { thick: boolean },
  { arrow, both, sharp }: { arrow: boolean; both: boolean; sharp: readonly Point[] },
): Element[] => {
  const ways = !both ? [points] : arrow ? halves(points) : [points.toReversed()]
  const hasHead = arrow || both
  return ways.flatMap((way) => [
    strokeThrough(way, { ...look, ...(hasHead ? { arrow: true } : {}) }, sharp),
    ...(thick ? [thickOver(way, { arrow: hasHead, stroke: look.stroke ?? 'ink' })] : []),
  ])
}

/** A straight arrow is a line, any other edge a path: a line without an arrow would be as thin as an outline. */
const strokeThrough = (
  points: Point[],
  look: Pick<Path, 'stroke' | 'dashed' | 'arrow'>,
  sharp: readonly Point[],
): Element => {
  const [first, last] = points
  // Lines lie on the grid of 4; an end on a curved outline may not.
  const isOnGrid = points.every(({ x, y }) => x % 4 === 0 && y % 4 === 0)
  if (points.length === 2 && first !== undefined && last !== undefined && isOnGrid && look.arrow === true)
    return line(first.x, first.y, last.x, last.y, look)
  return path(roundedPath(points, bendRadius, { sharp }), look)
}
