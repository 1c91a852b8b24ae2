/**
 * The graphs that the layout is measured on: data of the shape `graph` in samples/, and one style for all of them.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { type GraphDocument, graphForm } from '../../drawing/data/graph.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import type { EdgeStyle, GroupStyle, NodeStyle } from '../../drawing/graph/style.ts'
import type { Drawing } from '../../drawing/outcome.ts'
import { type AnyRecipe, defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Cells, Layout, LayoutOptions } from '../../layout/model/graph.ts'

export type SampleNode = { id?: string; name?: string; kind?: string; note?: string; tech?: string; group?: string }
export type SampleEdge = { from: string; to: string; text?: string; tech?: string; kind?: string }

/** A graph as stored in samples/. */
export type Sample = {
  id: string
  family: string
  layout?: LayoutOptions
  equal?: 'all' | 'kind' | 'none'
  data: { title: string; nodes: SampleNode[]; edges: SampleEdge[]; groups?: object[] }
}

const folder = 'bench/graph/samples'

export const readSamples = (): Sample[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ ...(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Sample), id: file.slice(0, -5) }))

const nodes: Record<string, NodeStyle> = {
  box: { shape: 'box', text: 'service' },
  person: { shape: 'person', text: 'person' },
  cylinder: { shape: 'cylinder', text: 'data store' },
  queue: { shape: 'queue', text: 'queue' },
  external: { shape: 'external', text: 'external system' },
  decision: { shape: 'diamond', text: 'decision' },
  terminator: { shape: 'pill', text: 'start or end' },
  component: { shape: 'component', text: 'component' },
  cloud: { shape: 'cloud', text: 'network' },
  gateway: { shape: 'box', text: 'gateway', border: true },
  start: { shape: 'dot', text: 'start' },
  end: { shape: 'ring', text: 'end' },
  bar: { shape: 'bar', text: 'fork or join' },
}

const edges: Record<string, EdgeStyle> = {
  flow: { text: 'proceeds' },
  back: { text: 'leads back', dashed: true, stroke: 'negative', back: true },
  async: { text: 'event', dashed: true },
  link: { text: 'link', to: 'none', link: true },
  trunk: { text: 'leads to', trunk: true },
}

const groups: Record<string, GroupStyle> = {
  zone: { look: 'zone', text: 'zone' },
  panel: { look: 'panel', text: 'group' },
  frame: { look: 'panel', text: 'site' },
}

const kindsOf = (styles: object): [string, ...string[]] => Object.keys(styles) as [string, ...string[]]

const form = graphForm({
  kinds: kindsOf(nodes),
  edgeKinds: kindsOf(edges),
  groupKinds: kindsOf(groups),
  unnamed: ['start', 'end', 'bar'],
})

export type SampleDrawing = { drawing: Drawing; layout: Layout | undefined; milliseconds: number }

/** Draws a sample; `cells` are those of a drawing to start from. */
export function drawSample(sample: Sample, cells?: Cells): SampleDrawing {
  let drawn: Omit<SampleDrawing, 'drawing'> = { layout: undefined, milliseconds: 0 }
  const recipe = defineRecipe({
    ...words(sample),
    data: form,
    sample: sample.data as never,
    draw: (data: GraphDocument, sheet: Sheet) => {
      drawn = timed(() => drawGraph(data, sheet, styleOf(sample, cells)))
    },
    describe: () => `${sample.data.title}. A picture laid out from data, to judge the layout by.`,
  })
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, sample.data)
  return { drawing, ...drawn }
}

const styleOf = ({ equal = 'none', layout = {} }: Sample, cells: Cells | undefined) => ({
  nodes,
  edges,
  groups,
  sameSize: equal,
  layout,
  ...(cells === undefined ? {} : { cells }),
})

/** CPU time, not the clock's: others may use the machine. */
const timed = (draw: () => Layout): Omit<SampleDrawing, 'drawing'> => {
  const start = process.cpuUsage()
  const layout = draw()
  const { user, system } = process.cpuUsage(start)
  return { layout, milliseconds: (user + system) / 1000 }
}

const words = ({ id, family }: Sample) =>
  ({
    name: id,
    family,
    description: '',
    useWhen: '',
    avoidWhen: '',
    visual: 90,
    ease: 90,
    overall: 90,
    rationale: '',
    reviewed: '2026-11-21',
    revision: 1,
  }) as never as Parameters<typeof defineRecipe>[0]
