/** Mermaid's er diagrams: read, and ways to draw them. */

import type { DiagramReading } from '../../convert/conversion.ts'
import { entityWays } from '../../convert/entities.ts'
import { readEr } from './read-er.ts'
import { haveTypesBehind, turnAttributes } from './types-behind.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readEr(text)
  if (!haveTypesBehind(model)) return { ways: entityWays(model), report }
  const [entity] = model.entities.values()
  report.noteOnce('types are read behind names, where most of them are', entity?.at ?? 0, entity?.name ?? '')
  return { ways: entityWays(turnAttributes(model)), report }
}
