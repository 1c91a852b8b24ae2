/** Mermaid's block diagrams: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { flowWays } from '../../convert/flow.ts'
import type { ModelNode } from '../../models/graph.ts'
import { entryOf } from '../../text/entry-of.ts'
import { type MermaidBlock, readBlock } from './read-block.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readBlock(text)
  const [first] = model.columns
  if (first !== undefined) report.note('columns: blocks are placed by their links', 0, `columns ${first[1]}`)
  return {
    ways: flowWays({ ...model, nodes: new Map([...model.nodes].map(([id, block]) => [id, drawnAs(block)])) }),
    report,
  }
}

const arrows: Readonly<Record<string, string>> = { '→': 'arrow-right', '←': 'arrow-left' }

/** An arrow has the shape of one to a side; without words it is called by where it points. */
const drawnAs = ({ points, ...block }: MermaidBlock): ModelNode =>
  points === undefined ? block : { ...block, label: block.label || points, shape: entryOf(arrows, points) ?? 'square' }
