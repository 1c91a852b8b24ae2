/** Mermaid's flowchart diagrams: read, and ways to draw them. */

import type { DiagramReading } from '../../convert/conversion.ts'
import { flowWays } from '../../convert/flow.ts'
import { directGroups } from './flow-directions.ts'
import { readFlowchart } from './read-flowchart.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readFlowchart(text)
  for (const { at, label } of directGroups(model))
    report.noteOnce('a direction of a subgraph that is joined to something outside, which Mermaid ignores', at, label)
  return { ways: flowWays(model), report }
}
