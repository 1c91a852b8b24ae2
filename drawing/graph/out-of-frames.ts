/**
 * Words of an edge that leads out of a frame are outside of it, where its way there has room: inside they seem to be about
 * what is there.
 */
import type { EdgePlace, LabelPlace, Layout } from '../../layout/model/graph.ts'
import { contains, grow, overlap, type Point, type Rect } from '../../src/geometry/rect.ts'
import { segmentsOf } from './even-frames.ts'
import { turnedLayout } from './map-layout.ts'

/** Pixels between words and their stroke, around words, and at both ends of a stretch that they are beside. */
const [beside, air, clear] = [8, 6, 16]

/** A layout with such words over the longest level stretch outside, or beside the longest upright one; but answers, which are beside their question. */
export const outOfFrames = (layout: Layout, isAnswer: (edge: number) => boolean): Layout => {
  const kept = new Set(layout.joints.flatMap(({ edges }) => edges))
  const isKept = (edge: number): boolean => kept.has(edge) || isAnswer(edge)
  return turnedLayout(outOfRows(turnedLayout(outOfRows(layout, 'middle', isKept)), 'start', isKept))
}

const outOfRows = (layout: Layout, align: LabelPlace['align'], isKept: (edge: number) => boolean): Layout => {
  return layout.edges.reduce<Layout>((at, edge, index) => {
    const label = isKept(index) ? undefined : movedLabel(edge, at, align)
    return label === undefined ? at : { ...at, edges: at.edges.with(index, { ...edge, label }) }
  }, layout)
}

const movedLabel = (edge: EdgePlace, layout: Layout, align: LabelPlace['align']): LabelPlace | undefined => {
  const { label, points, joins } = edge
  const [first, last] = [points[0], points.at(-1)]
  if (label === undefined || joins !== undefined || first === undefined || last === undefined) return undefined
  const frames = [...layout.groups.values()]
  const own = frames.filter((frame) => isIn(frame, first) !== isIn(frame, last))
  if (!own.some((frame) => overlap(frame, label))) return undefined
  // Words of upright strokes are to their right, those of level ones over them.
  const over = align === 'middle' ? -beside - label.h : beside
  return points
    .slice(1)
    .flatMap((to, index) => stretchesOf(points[index]!, to, own))
    .filter(({ low, high }) => high - low >= label.w + 2 * clear)
    .toSorted((a, b) => b.high - b.low - (a.high - a.low))
    .map(({ low, high, y }) => ({ ...label, x: Math.round((low + high - label.w) / 2), y: y + over, align }))
    .find((place) => isFree(place, edge, layout))
}

/** Whether a point is in a frame; on its border it is outside. */
const isIn = ({ x, y, w, h }: Rect, at: Point): boolean => at.x > x && at.x < x + w && at.y > y && at.y < y + h

type Stretch = { low: number; high: number; y: number }

/** What of a level piece is outside of frames. */
const stretchesOf = (from: Point, to: Point, frames: readonly Rect[]): Stretch[] => {
  if (from.y !== to.y) return []
  const all = [{ low: Math.min(from.x, to.x), high: Math.max(from.x, to.x), y: from.y }]
  return frames
    .filter((frame) => from.y > frame.y && from.y < frame.y + frame.h)
    .reduce(
      (left, { x, w }) =>
        left.flatMap(({ low, high, y }) => [
          { low, high: Math.min(high, x), y },
          { low: Math.max(low, x + w), high, y },
        ]),
      all,
    )
}

/** Whether nothing else is at a place, and no frame but those that hold all of it. */
const isFree = (place: Rect, edge: EdgePlace, { nodes, groups, edges }: Layout): boolean => {
  const around = grow(place, air)
  const others = edges.filter(({ points }) => points !== edge.points)
  const taken = [...nodes.values(), ...edges.flatMap(segmentsOf), ...others.flatMap(wordsOf), ...(edge.ends ?? [])]
  return (
    taken.every((rect) => rect === undefined || !overlap(rect, around)) &&
    [...groups.values()].every((frame) => !overlap(frame, around) || contains(frame, grow(place, head)))
  )
}

/** Titles are this close to the borders of frames. */
const head = 40

const wordsOf = ({ label, ends = [undefined, undefined] }: EdgePlace): (Rect | undefined)[] => [label, ...ends]
