/**
 * A kind of line in the key, with its ends.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { type KeyEntry, lineEntry } from '../key.ts'
import { line, path } from '../primitives.ts'
import { drawEnd, type EdgeEnd } from './ends.ts'
import type { EdgeStyle } from './style.ts'

/** How wide the sample of a dashed line is that has a mark at both ends: its dashes are to be seen between them. */
const betweenMarks = 72

/** Ends as long as some dashes. */
const marked: ReadonlySet<EdgeEnd> = new Set(['arrow', 'circle', 'triangle', 'diamond', 'filled-diamond'])

/** An entry for a line as a style draws it. */
export const edgeEntry = (
  text: string,
  { stroke, dashed, from = 'none', to: end = 'arrow', keyed: to = end }: EdgeStyle,
): KeyEntry => {
  const look = { ...(stroke === undefined ? {} : { stroke }), ...(dashed === true ? { dashed } : {}) }
  const entry = lineEntry(text, { ...look, ...(to === 'arrow' ? { arrow: true } : {}) })
  // The arrow of a scene is at one end: with one at each, a sample is two lines from its middle.
  const shaftOf = (rect: Rect): Element[] => {
    if (from !== 'arrow') return entry.sample(rect)
    const [middle, y] = [rect.x + rect.w / 2, rect.y + rect.h / 2]
    return [
      ...entry.sample({ ...rect, x: middle, w: rect.w / 2 }),
      line(middle, y, rect.x, y, { ...look, arrow: true }),
    ]
  }
  return {
    ...entry,
    ...(dashed === true && marked.has(from) && marked.has(to) ? { w: betweenMarks } : {}),
    sample: (rect) =>
      to === 'socket' ? openSocket(rect, look) : [...shaftOf(rect), ...headsOf([from, to], rect, look)],
  }
}

/** A socket that is empty, no higher than other samples: its line ends at it. */
const openSocket = ({ x, y, w, h }: Rect, look: Pick<Path, 'stroke' | 'dashed'>): Element[] => {
  const [r, middle] = [h / 2, y + h / 2]
  const end = x + w - 4
  const arc = `M ${end} ${y} A ${r} ${r} 0 0 0 ${end} ${y + h}`
  return [line(x, middle, end - r, middle, look), path(arc, { stroke: 'ink', ...look })]
}

/** The ends of a sample, where they are not the scene's own arrow. */
const headsOf = ([from, to]: [EdgeEnd, EdgeEnd], { x, y, w, h }: Rect, { stroke }: Pick<Path, 'stroke'>): Element[] => {
  const [left, right] = [
    { x, y: y + h / 2 },
    { x: x + w, y: y + h / 2 },
  ]
  const look = stroke === undefined ? {} : { stroke }
  return [
    ...drawEnd(from, { tip: left, before: right }, look).elements,
    ...drawEnd(to, { tip: right, before: left }, look).elements,
  ]
}
