/** Diagrams by C4-PlantUML: read, and ways to draw them. */
import { type C4Level, c4Ways, isLandscape } from '../../convert/c4.ts'
import type { DiagramReading } from '../../convert/conversion.ts'
import type { GraphModel } from '../../models/graph.ts'
import { readC4 } from './read-c4.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readC4(text)
  return { ways: c4Ways(model, levelOf(model, text)), report }
}

/** The level is that of what is in the picture: the library of a lower level has the macros of all above it. */
const levelOf = ({ nodes, groups }: GraphModel, text: string): C4Level => {
  if (groups.some(({ shape }) => shape === 'node')) return 'deployment'
  if (/^[ \t]*!include(?:url)?\b[^\n]*C4_?(?:Dynamic|Sequence)|^[ \t]*RelIndex/m.test(text)) return 'dynamic'
  const has = (kind: string): boolean => [...nodes.values()].some(({ shape = '' }) => shape.includes(kind))
  if (has('component')) return 'component'
  if (has('container')) return 'container'
  return isLandscape({ nodes, groups }) ? 'landscape' : 'context'
}
