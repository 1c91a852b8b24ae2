/** Mermaid's Wardley maps: read, and drawn as a scatter plot or as a graph until there is a map of its own. */
import type { Conversion, DiagramReading } from '../../convert/conversion.ts'
import { flowWays } from '../../convert/flow.ts'
import { dataNames } from '../../convert/names.ts'
import { emptyGraph, type GraphModel } from '../../models/graph.ts'
import { readWardley, type WardleyModel } from './read-wardley.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readWardley(text)
  for (const { text: words, at } of model.remarks) report.note('a note on nothing that is drawn', at, words)
  const plot = { recipe: 'scatter-plot', make: (conversion: Conversion) => plotData(model, conversion) }
  return { ways: [plot, ...flowWays(graphOf(model))], report }
}

const plotData = (model: WardleyModel, conversion: Conversion): Record<string, unknown> => {
  const nodes = [...model.nodes.values()]
  const names = dataNames(nodes.map(({ id }) => ({ id, label: id })))
  for (const { from, to, at } of model.links) conversion.note('a link', at, `${from} to ${to}`)
  for (const { id, evolution, at } of model.trends) conversion.note('what evolves', at, `${id} to ${evolution}`)
  return {
    ...conversion.heading(model),
    x: { name: 'Evolution', min: 0, max: 1 },
    y: { name: 'Visibility', min: 0, max: 1 },
    points: nodes.map(({ id, evolution, visibility, at }) => {
      const { name, id: own } = names.get(id) ?? { name: id }
      return conversion.placed(at, { ...(own === undefined ? {} : { id: own }), name, x: evolution, y: visibility })
    }),
    fit: 'none',
  }
}

const graphOf = (model: WardleyModel): GraphModel => ({
  ...emptyGraph(),
  ...(model.title === undefined ? {} : { title: model.title }),
  nodes: new Map([...model.nodes].map(([id, { at }]) => [id, { id, label: id, at }])),
  edges: model.links
    .filter(({ from, to }) => model.nodes.has(from) && model.nodes.has(to))
    .map(({ dashed, ...edge }) => ({ ...edge, tail: 'none', head: 'point', stroke: dashed ? 'dotted' : 'normal' })),
})
