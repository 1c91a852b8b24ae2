/**
 * Fields that only some drawings have a use for, as those of an edge's ends: a note where the drawing is the same without.
 */
import { type Again, elementsAt, without } from './drawn.ts'
import type { Warning } from './outcome.ts'

/** The fields of edges that layouts of another notation leave out. */
const rare = ['tail', 'head', 'stroke', 'ends'] as const

/** A note for each of these fields that is given and drawn nowhere. */
export function unshownFields(data: object, { drawn, redraw }: Again): Warning[] {
  const edges = 'edges' in data && Array.isArray(data.edges) ? (data.edges as unknown[]) : []
  return rare.flatMap((key): Warning[] => {
    const places = edges.flatMap((edge, index) => (hasField(edge, key) ? [`edges.${index}.${key}`] : []))
    const [first] = places
    const bare = first === undefined ? undefined : redraw((whole) => without(whole, new Set(places)))
    return first !== undefined && bare !== undefined && elementsAt(bare) === elementsAt(drawn)
      ? [{ level: 'note', at: first, problem: 'changes nothing in this drawing' }]
      : []
  })
}

const hasField = (edge: unknown, key: string): boolean =>
  typeof edge === 'object' && edge !== null && (edge as Record<string, unknown>)[key] !== undefined
