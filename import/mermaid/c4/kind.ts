/** Mermaid's C4 diagrams: read, and ways to draw them. */
import { type C4Level, c4Ways } from '../../convert/c4.ts'
import type { DiagramReading } from '../../convert/conversion.ts'
import type { GraphModel } from '../../models/graph.ts'
import { readC4 } from './read-c4.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readC4(text)
  const level = (model.keyword.replace('C4', '').toLowerCase() || 'context') as C4Level
  return { ways: c4Ways(model, level === 'context' && isLandscape(model) ? 'landscape' : level), report }
}

/** Mermaid has no word for landscapes: several systems of one enterprise are one. */
const isLandscape = ({ nodes, groups }: GraphModel): boolean => {
  const enterprises = new Set(groups.flatMap(({ id, shape }) => (shape === 'enterprise' ? [id] : [])))
  const own = [...nodes.values()].filter(
    ({ shape = '', group = '' }) => shape.startsWith('system') && enterprises.has(group),
  )
  return own.length > 1
}
