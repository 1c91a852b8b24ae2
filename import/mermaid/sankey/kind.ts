/** Mermaid's Sankey diagrams: read, and ways to draw them. */
import type { Conversion, DiagramReading } from '../../convert/conversion.ts'
import { dataNames } from '../../convert/names.ts'
import { readSankey, type SankeyModel } from './read-sankey.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readSankey(text)
  return { ways: [{ recipe: 'sankey-traffic', make: (conversion) => sankeyData(model, conversion) }], report }
}

const sankeyData = (model: SankeyModel, conversion: Conversion): Record<string, unknown> => {
  const stages = [...new Set(model.links.flatMap(({ from, to }) => [from, to]))]
  const names = dataNames(stages.map((stage) => ({ id: stage, label: stage })))
  const refOf = (stage: string): string => names.get(stage)?.ref ?? stage
  const long = stages.some((stage) => names.get(stage)?.id !== undefined)
  return {
    ...conversion.heading(model),
    // Stages whose names are their own references need no list.
    ...(long ? { nodes: stages.map((stage) => ({ id: names.get(stage)?.id, name: names.get(stage)?.name })) } : {}),
    edges: model.links.map(({ from, to, value, at }) =>
      conversion.placed(at, { from: refOf(from), to: refOf(to), value }),
    ),
  }
}
