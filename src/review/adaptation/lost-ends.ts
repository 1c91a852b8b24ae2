/**
 * Arrows that lost what they join, were turned around or lost their head, and parts that no arrow reaches any more.
 */
import type { Report } from '../rules/rule.ts'
import { type Adapted, endsOf, isEdge, type Kept, kept, nameOf, type TracedPart } from './adapted.ts'

/** A report for each arrow and each part whose connection was broken. */
export function lostEnds({ parts }: Adapted): Report[] {
  const edges = parts.filter(isEdge)
  const things = parts.filter((part) => !isEdge(part) && part.name !== undefined && !part.at.startsWith('@'))
  const lost = new Set(things.filter((part) => isLost(part)).map(({ name }) => name))
  return [
    ...edges.flatMap((edge) => endReports(edge, lost)),
    ...edges.flatMap((edge) => kept(edge.strokes).flatMap((stroke) => turnReports(stroke, edge))),
    ...things.flatMap((thing) => lonelyReports(thing, edges)),
  ]
}

const isLost = ({ texts, shapes, strokes }: TracedPart): boolean =>
  texts.length + shapes.length > 0 && kept([...texts, ...shapes, ...strokes]).length === 0

const endReports = (edge: TracedPart, lost: ReadonlySet<string | undefined>): Report[] => {
  const [stroke] = kept(edge.strokes)
  if (stroke === undefined) return []
  const missing = [edge.from, edge.to].filter((name) => lost.has(name))
  if (missing.length === 0) return []
  const words = missing.map((name) => `"${name}"`).join(' and ')
  return [
    {
      at: stroke.now,
      problem: `${nameOf(edge)} has lost its end: ${words} is gone; remove the arrow, or join it to something`,
    },
  ]
}

const turnReports = ({ element, now, after }: Kept, edge: TracedPart): Report[] => {
  const [old, ends] = [endsOf(element), endsOf(after)]
  if (old === undefined || ends === undefined) return []
  const straight = Math.hypot(old[0] - ends[0], old[1] - ends[1]) + Math.hypot(old[2] - ends[2], old[3] - ends[3])
  const swapped = Math.hypot(old[0] - ends[2], old[1] - ends[3]) + Math.hypot(old[2] - ends[0], old[3] - ends[1])
  if (swapped < straight / 4)
    return [{ at: now, problem: `${nameOf(edge)} now points the other way; turn it back, or reword its label` }]
  const lostHead = 'arrow' in element && element.arrow === true && !('arrow' in after && after.arrow === true)
  return lostHead ? [{ at: now, problem: `${nameOf(edge)} has lost its arrow head` }] : []
}

const lonelyReports = (thing: TracedPart, edges: readonly TracedPart[]): Report[] => {
  const own = edges.filter(({ from, to, strokes }) => (from === thing.name || to === thing.name) && strokes.length > 0)
  const [first] = kept([...thing.shapes, ...thing.texts])
  if (own.length === 0 || first === undefined || own.some(({ strokes }) => kept(strokes).length > 0)) return []
  // A label left behind has a report of its own.
  if (own.some(({ texts }) => kept(texts).length > 0)) return []
  return [{ at: first.now, problem: `${nameOf(thing)} has no connection left: ${own.map(nameOf).join(', ')} is gone` }]
}
