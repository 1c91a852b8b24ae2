/** Mermaid's flowchart diagrams: read, and ways to draw them. */

import type { DiagramReading } from '../../convert/conversion.ts'
import { flowWays } from '../../convert/flow.ts'
import { directGroups } from './flow-directions.ts'
import { readFlowchart } from './read-flowchart.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readFlowchart(text)
  directGroups(model)
  return { ways: flowWays(model), report }
}
