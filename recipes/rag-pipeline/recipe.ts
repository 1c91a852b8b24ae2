/** Retrieval-augmented generation over support documents: ingest fills one vector index, every question reads it. */

import { block } from '../../drawing/block.ts'
import { completing } from '../../drawing/data/form.ts'
import { type GraphDocument, type GraphEdge, type GraphNode, graphForm } from '../../drawing/data/graph.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { pipeline } from '../../drawing/graph/notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { amount, withAmounts } from './amounts.ts'
import { drawFunnel } from './draw-funnel.ts'
import { funnelOf } from './funnel.ts'

/** What is counted, without the amount before it. */
const amountOf = (item: GraphNode | GraphEdge) => {
  const words = 'from' in item ? item.text : item.note
  const figure = item.value === undefined ? '' : amount(item.value)
  return { figure, words: (words ?? '').slice(figure.length).replace(/^,/, '').trim() }
}

const wordsOf = (node: GraphNode, cap: number) =>
  block(
    [
      { text: node.name, as: 'name' },
      { text: node.tech === undefined ? undefined : `[${node.tech}]`, as: 'small' },
      { text: node.note, as: 'note' },
    ],
    cap,
  )

const counted = <Item extends GraphNode | GraphEdge>(items: readonly Item[]): Item[] =>
  items.filter(({ value }) => value !== undefined).toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))

/** What the largest store holds, and what a step gets at least before the answer is there: gates only let it pass. */
const extremesOf = ({ nodes, edges }: Pick<GraphDocument, 'nodes' | 'edges'>) => {
  const ahead = edges.filter(({ kind }) => kind === 'data')
  const isEnd = (reference: string, seen: readonly GraphNode[] = []): boolean => {
    const node = nodes.find(({ id, name }) => [id, name].includes(reference))
    if (node?.kind !== 'gate' || seen.includes(node)) return node?.kind === 'sink'
    const out = ahead.filter(({ from }) => [node.id, node.name].includes(from))
    return out.length > 0 && out.every(({ to }) => isEnd(to, [...seen, node]))
  }
  const all = counted([...nodes, ...ahead])
  const read = counted(ahead.filter(({ to }) => !isEnd(to)))
  return { most: counted(nodes.filter(({ kind }) => kind === 'store'))[0] ?? all[0], fewest: read.at(-1) ?? all.at(-1) }
}

/** Why there is no funnel. */
const noFunnel =
  'form no funnel and are drawn as a graph: a funnel has one store read once, 2 to 5 steps with an amount that shrinks at each, one path that fills the store and one that asks'

/** The same where there is one, but no room for it. */
const noRoom = 'form a funnel that is wider than the page and are drawn as a graph: shorten names or leave out a step'

/** Where the search begins for what is no funnel: the index on the left, the answer on the right, and nothing empty. */
const cells = {
  Documents: [1, 1],
  Chunk: [1, 2],
  Embed: [1, 3],
  'Vector index': [1, 4],
  Question: [3, 1],
  Retrieve: [2, 5],
  Rerank: [3, 5],
  Generate: [3, 6],
  Answer: [3, 7],
} as const

export default defineRecipe({
  name: 'Retrieval-augmented generation',
  family: 'Flows',
  description:
    'How many passages are left at each step between a vector index and an answer, as a funnel on a log scale; what fills the index comes from above, what is asked from below. Also called RAG, retrieval pipeline or grounded generation by a large language model (LLM).',
  useWhen:
    'Readers ask where an answer comes from, what the model was shown, and which step to tune when answers are wrong. You need one store, the amount left after each step, and what fills and what asks. Good for 2 to 5 steps; other pipelines become a graph.',
  avoidWhen:
    'You need the calls between services in order, with their failures: use `request-sequence`. You need the applications and stores around it: use `c4-container`. The model chooses what to call next: use `agent-workflow`. Amounts split and merge: use `sankey-traffic`.',
  visual: 90,
  ease: 66,
  overall: 87,
  rationale:
    'The band narrows above each step, with each amount on what the step leaves. A log scale hides how extreme the first cut is; the figures say it. You supply one store, steps with amounts, and two paths.',
  reviewed: '2026-11-23',
  revision: 1,
  data: completing(graphForm(pipeline, { values: { node: 'How many leave it', edge: 'How many pass' } }), withAmounts),
  sample: {
    title: 'The answer is written from {fewest} of {most} passages',
    subtitle: 'Search narrows the index to candidates, the reranker reads each with the question and keeps the best',
    focus: ['Rerank', 'Rerank > Generate', 'Generate > Answer'],
    source: 'Illustrative data',
    nodes: [
      { name: 'Documents', kind: 'source', value: 1_200_000, note: 'pages' },
      { name: 'Chunk', note: '400 tokens each' },
      { name: 'Embed', note: 'one vector each' },
      { name: 'Vector index', kind: 'store', value: 2_400_000, note: 'passages' },
      { name: 'Question', kind: 'source', note: 'rewritten with chat history' },
      { name: 'Retrieve', note: 'by vector' },
      { name: 'Rerank', note: 'cross-encoder' },
      { name: 'Generate', note: 'from these 5' },
      { name: 'Answer', kind: 'sink', note: 'with citations' },
    ],
    edges: [
      { from: 'Documents', to: 'Chunk', text: 'each change' },
      { from: 'Chunk', to: 'Embed' },
      { from: 'Embed', to: 'Vector index' },
      { from: 'Question', to: 'Embed', text: 'each query' },
      { from: 'Embed', to: 'Retrieve', text: 'as a vector' },
      { from: 'Vector index', to: 'Retrieve' },
      { from: 'Retrieve', to: 'Rerank', value: 50, text: 'nearest' },
      { from: 'Rerank', to: 'Generate', value: 5, text: 'best' },
      { from: 'Generate', to: 'Answer' },
      { from: 'Question', to: 'Rerank' },
      { from: 'Question', to: 'Generate' },
    ],
  },
  derive: (data) => {
    const { most, fewest } = extremesOf(data)
    return { fewest: amount(fewest?.value ?? 0), most: amount(most?.value ?? 0) }
  },
  meanings: { fewest: 'the least that a step gets before the answer', most: 'what the largest store holds' },
  draw: (data, sheet) => {
    const funnel = funnelOf(data)
    const isDrawn = funnel !== undefined && drawFunnel(funnel, { sheet, amountOf, wordsOf })
    if (!isDrawn) {
      drawGraph(data, sheet, { ...pipeline, sameSize: 'wide', layout: { direction: 'down' }, cells })
      sheet.note('edges', undefined, funnel === undefined ? noFunnel : noRoom)
    }
    for (const [name, item] of Object.entries(extremesOf(data))) if (item !== undefined) sheet.prove(name, item)
  },
  describe: ({ nodes, edges, groups, focus, key }) => {
    const amounts = edges.flatMap(({ from, to, text }) => (text === undefined ? [] : [`${from} to ${to} (${text})`]))
    const stores = nodes.flatMap(({ kind, name, note }) =>
      kind === 'store' ? [`${name}${note === undefined ? '' : ` with ${note}`}`] : [],
    )
    const paths =
      groups.length === 0
        ? ''
        : ` in ${count(groups.length, 'path')}, ${enumerate(groups.map(({ name }) => name.replaceAll(',', '')))},`
    return `Retrieval-augmented generation (RAG)${paths}${stores.length === 0 ? '' : ` over ${enumerate(stores)}`}. ${count(nodes.length, 'step')}: ${enumerate(
      nodes.flatMap(({ name }) => name ?? []),
      12,
    )}.${amounts.length === 0 ? '' : ` What passes: ${enumerate(amounts)}.`}${markedWords({ nodes, edges, groups, focus, key })}`
  },
})
