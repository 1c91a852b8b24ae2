/** Mermaid's swimlanes, which are flowcharts whose subgraphs are lanes: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { flowWays } from '../../convert/flow.ts'
import { laneWay } from '../../convert/lanes.ts'
import { readFlowchart } from '../flowchart/read-flowchart.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readFlowchart(text)
  return { ways: [laneWay(model), ...flowWays(model)], report }
}
