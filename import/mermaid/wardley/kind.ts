/** Mermaid's Wardley maps: read, and drawn as such, or as a graph. */
import type { Conversion, DiagramReading } from '../../convert/conversion.ts'
import { flowWays } from '../../convert/flow.ts'
import { dataNames } from '../../convert/names.ts'
import { emptyGraph, type GraphModel } from '../../models/graph.ts'
import { readWardley, type WardleyModel } from './read-wardley.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readWardley(text)
  for (const { text: words, at } of model.remarks) report.note('a note on nothing that is drawn', at, words)
  for (const { from, to, at } of model.links)
    for (const id of [from, to]) if (!model.nodes.has(id)) report.note('a link to what is not on the map', at, id)
  const map = { recipe: 'wardley-map', make: (conversion: Conversion) => mapData(model, conversion) }
  return { ways: [map, ...flowWays(graphOf(model))], report }
}

/** Shares are from 0 to 1; what is beyond is at the end. */
const share = (value: number): number => Math.min(1, Math.max(0, value))

const mapData = (model: WardleyModel, conversion: Conversion): Record<string, unknown> => {
  const nodes = [...model.nodes.values()]
  const names = dataNames(nodes.map(({ id }) => ({ id, label: id })))
  const known = (id: string): string => names.get(id)?.ref ?? id
  const trends = new Map(model.trends.map(({ id, evolution }) => [id, share(evolution)]))
  const links = model.links.filter(({ from, to }) => from !== to && model.nodes.has(from) && model.nodes.has(to))
  for (const { from, to, at } of model.links) if (from === to) conversion.note('a link to itself', at, from)
  for (const { id, at } of model.trends) if (!model.nodes.has(id)) conversion.note('what is not on the map', at, id)
  return {
    ...conversion.heading(model),
    parts: nodes.map(({ id, isAnchor, evolution, visibility, at }) => {
      const { name, id: own } = names.get(id)!
      const [from, to] = [share(evolution), trends.get(id)]
      return conversion.placed(at, {
        ...(own === undefined ? {} : { id: own }),
        name,
        ...(isAnchor ? { kind: 'user' } : {}),
        visibility: share(visibility),
        evolution: from,
        ...(to === undefined || to === from || isAnchor ? {} : { to }),
      })
    }),
    links: links.map(({ from, to, label, at }) =>
      conversion.placed(at, { from: known(from), to: known(to), ...(label === undefined ? {} : { text: label }) }),
    ),
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
