/** Mermaid's block diagrams: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { flowWays } from '../../convert/flow.ts'
import { readBlock } from './read-block.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readBlock(text)
  const [first] = model.columns
  if (first !== undefined) report.note('columns: blocks are placed by their links', 0, `columns ${first[1]}`)
  return { ways: flowWays(model), report }
}
