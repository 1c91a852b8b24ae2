/** Mermaid's Sankey diagrams: read, and ways to draw them. */
import type { Conversion, DiagramReading } from '../../convert/conversion.ts'
import { dataNames } from '../../convert/names.ts'
import { readSankey, type SankeyModel } from './read-sankey.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readSankey(text)
  return { ways: [{ recipe: 'sankey-traffic', make: (conversion) => sankeyData(model, conversion) }], report }
}

const sankeyData = (model: SankeyModel, conversion: Conversion): Record<string, unknown> => {
  const links = withoutCycles(model, conversion)
  const stages = [...new Set(links.flatMap(({ from, to }) => [from, to]))]
  const names = dataNames(stages.map((stage) => ({ id: stage, label: stage })))
  const refOf = (stage: string): string => names.get(stage)?.ref ?? stage
  const long = stages.some((stage) => names.get(stage)?.id !== undefined)
  return {
    ...conversion.heading(model),
    // Stages whose names are their own references need no list.
    ...(long ? { nodes: stages.map((stage) => ({ id: names.get(stage)?.id, name: names.get(stage)?.name })) } : {}),
    edges: links.map(({ from, to, value, at }) => conversion.placed(at, { from: refOf(from), to: refOf(to), value })),
  }
}

/** A diagram has no more, and refuses them. */
const mostLinks = 100

/** A link that closes a cycle ends at a bar of its own, as ribbons run to the right only. */
const withoutCycles = ({ links }: SankeyModel, conversion: Conversion): SankeyModel['links'] => {
  const known = new Set(links.flatMap(({ from, to }) => [from, to]))
  const again = (stage: string): string =>
    known.has(`${stage} (again)`) ? again(`${stage} (again)`) : `${stage} (again)`
  const drawn: SankeyModel['links'] = []
  for (const link of links) {
    const { from, to, at } = link
    const after = new Set([to])
    if (links.length <= mostLinks)
      for (const stage of after) for (const each of drawn) if (each.from === stage) after.add(each.to)
    const isClosing = after.has(from)
    drawn.push(isClosing ? { ...link, to: again(to) } : link)
    if (isClosing)
      conversion.note('a flow that closes a cycle, to a bar of its own at the right', at, `${from} > ${to}`)
  }
  return drawn
}
