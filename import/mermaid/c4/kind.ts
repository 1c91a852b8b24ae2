/** Mermaid's C4 diagrams: read, and ways to draw them. */
import { type C4Level, c4Ways, isLandscape } from '../../convert/c4.ts'
import type { DiagramReading } from '../../convert/conversion.ts'
import { readC4 } from './read-c4.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readC4(text)
  const level = (model.keyword.replace('C4', '').toLowerCase() || 'context') as C4Level
  return { ways: c4Ways(model, level === 'context' && isLandscape(model) ? 'landscape' : level), report }
}
