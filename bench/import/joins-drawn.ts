/**
 * What joins what in a drawn scene, read from its strokes: an edge joins the two parts that the ends of its strokes are at.
 */
import { referredAs } from '../../drawing/data/line-breaks.ts'
import type { Part } from '../../drawing/parts.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { flattenPath } from '../../src/geometry/flatten-path.ts'
import { distanceToPolylines, type Polyline } from '../../src/geometry/polyline.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Element, Scene } from '../../src/scene/scene.ts'
import { type Join, squeezed } from './joins-read.ts'

/** Pixels between the end of a stroke and what it joins: heads and round corners. */
const reach = 10
/** Pixels on both sides of a figure without a frame, such as an actor, that its edges keep clear of, beyond `reach`. */
const hands = 6
/** Pixels on both sides of a lifeline: its bars. */
const bars = 14
/** How far before its receiver a lost message ends at its dot, beyond `reach`. */
const lostBefore = 58

/** The joins of a scene, and the edges whose strokes do not end at both of their parts. */
export function joinsDrawn(scene: Scene, parts: readonly Part[], data: Record<string, unknown>): Drawn {
  const places = new Map(parts.map((part) => [part.at, placeOf(part, scene)]))
  const edges = parts.flatMap((part) => {
    if (part.from === undefined || part.to === undefined || isNote(part, data)) return []
    const [from, to] = [part.from, part.to].map((reference) => places.get(pathOf(data, reference) ?? ''))
    return [{ part, from, to: kindOf(part, data) === 'lost' ? before(to) : to, strokes: polylinesOf(part, scene) }]
  })
  const [left, reached] = [endingAt('from', edges), endingAt('to', edges)]
  const loose = edges.filter((edge) => !left.has(edge) || !reached.has(edge))
  return {
    joins: edges.map(({ from, to }) => ({ from: from?.words ?? '?', to: to?.words ?? '?' })),
    loose: loose.map(({ part }) => `${part.from} > ${part.to}`),
  }
}

type Drawn = { joins: Join[]; loose: string[] }

/** Where a part is, and the words drawn in it; of a participant, its lifeline. */
type Place = { words: string; rect: Rect | undefined }

type Edge = { part: Part; from: Place | undefined; to: Place | undefined; strokes: Polyline[] }

const elementsOf = (part: Part, { elements }: Scene): Element[] =>
  part.elements.flatMap((index) => elements[index] ?? [])

const placeOf = (part: Part, scene: Scene): Place => {
  const elements = elementsOf(part, scene)
  const words = squeezed(elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join(''))
  // A frame's words interrupt a lifeline, so it may be several lines; the message that creates it ends at its head.
  const lifeline = part.at.startsWith('participants.') ? elements.filter(isUpright) : []
  const clear = elements.some(({ type }) => type === 'box') ? 0 : hands
  const rects = elements.map((each) => widened(boundsOf(each), lifeline.includes(each) ? bars : clear))
  if (rects.length === 0) return { words, rect: undefined }
  const [left, top] = [Math.min(...rects.map(({ x }) => x)), Math.min(...rects.map(({ y }) => y))]
  const right = Math.max(...rects.map(({ x, w }) => x + w))
  const bottom = Math.max(...rects.map(({ y, h }) => y + h))
  return { words, rect: { x: left, y: top, w: right - left, h: bottom - top } }
}

const widened = ({ x, y, w, h }: Rect, by: number): Rect => ({ x: x - by, y, w: w + 2 * by, h })

/** A note over several participants lies between them, and joins nothing. */
const isNote = (part: Part, data: Record<string, unknown>): boolean => kindOf(part, data) === 'note'

/** A lost message ends before its receiver. */
const before = (place: Place | undefined): Place | undefined =>
  place && { ...place, rect: place.rect && widened(place.rect, lostBefore) }

const kindOf = ({ at }: Part, data: Record<string, unknown>): unknown => {
  const item = at
    .split('.')
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], data)
  return (item as { kind?: unknown } | undefined)?.kind
}

const isUpright = (element: Element): boolean =>
  element.type === 'line' && element.x === element.x2 && Math.abs(element.y2 - element.y) > 40

/** The path in the data that a reference leads to: a node before a group, by id before name. */
const pathOf = (data: Record<string, unknown>, reference: string): string | undefined => {
  for (const key of ['id', 'name'])
    for (const list of ['nodes', 'groups', 'participants']) {
      const items = (data[list] ?? []) as Record<string, unknown>[]
      // A name with line breaks is referred to in one line.
      const index = items.findIndex((item) => typeof item[key] === 'string' && referredAs(item[key]) === reference)
      if (index >= 0) return `${list}.${index}`
    }
  // Of a record, an edge may name one of its fields.
  const owner = /^(.+)\.[^.]+$/.exec(reference)?.[1]
  return owner === undefined ? undefined : pathOf(data, owner)
}

const polylinesOf = (part: Part, scene: Scene): Polyline[] =>
  elementsOf(part, scene).flatMap((each): Polyline[] => {
    if (each.type === 'path') return flattenPath(each.d, 400)
    if (each.type !== 'line') return []
    return [{ segments: [{ x1: each.x, y1: each.y, x2: each.x2, y2: each.y2 }], closed: false }]
  })

/** Every end of a segment: strokes are broken where words stand in them, and heads are strokes too. */
const endsOf = ({ strokes }: Edge): Point[] =>
  strokes.flatMap(({ segments }) => {
    const [first, last] = [segments[0], segments.at(-1)]
    // A head that is a circle or a box is met at any of its points.
    if (first !== undefined && last !== undefined && first.x1 === last.x2 && first.y1 === last.y2)
      return segments.map(({ x1, y1 }) => ({ x: x1, y: y1 }))
    return first === undefined || last === undefined
      ? []
      : [
          { x: first.x1, y: first.y1 },
          { x: last.x2, y: last.y2 },
        ]
  })

/** The edges that end at their part on a side, by themselves or by strokes that they share with others of that part. */
const endingAt = (side: 'from' | 'to', edges: readonly Edge[]): Set<Edge> => {
  const found = new Set(edges.filter((edge) => edge[side]?.rect !== undefined && ends(edge, edge[side].rect)))
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const edge of edges) if (!found.has(edge) && sharesStroke(edge, edge[side], [...found])) found.add(edge)
  }
  return found
}

const sharesStroke = (edge: Edge, place: Place | undefined, others: readonly Edge[]): boolean => {
  const own = endsOf(edge)
  return others.some(
    (other) =>
      place !== undefined &&
      (other.from === place || other.to === place) &&
      own.some((point) => distanceToPolylines(point, other.strokes) <= reach),
  )
}

const ends = (edge: Edge, { x, y, w, h }: Rect): boolean =>
  endsOf(edge).some(
    (point) => point.x >= x - reach && point.x <= x + w + reach && point.y >= y - reach && point.y <= y + h + reach,
  )
