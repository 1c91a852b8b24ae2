/** Retrieval-augmented generation over support documents: ingest fills one vector index, every question reads it. */

import { completing } from '../../drawing/data/form.ts'
import { type GraphDocument, graphForm } from '../../drawing/data/graph.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { pipeline } from '../../drawing/graph/notations.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'

/** Where the search begins: ingest above, questions below, the index between them. */
const cells = shortCells(`Documents 1 1, Chunk 2 1, Embed 3 1, Vector index 3 2, Question 1 3, Rewrite 2 3,
  Retrieve 3 3, Rerank 4 3, Generate 5 3, Answer 5 2`)

/** An amount in words: 2.4M. */
const amount = (value: number): string => formatFor([value]).short(value)

/** The amount of a node comes before its note, that of an edge before its words. */
const withAmounts = <Data extends GraphDocument>(data: Data): Data => {
  const said = (value: number | undefined, words = ''): string =>
    value === undefined ? words : `${amount(value)} ${words}`
  const both = (value: number | undefined, words: string | undefined): string | undefined =>
    said(value, words).trim() || undefined
  return {
    ...data,
    nodes: data.nodes.map((node) => ({ ...node, note: both(node.value, node.note) })),
    edges: data.edges.map((edge) => ({ ...edge, text: both(edge.value, edge.text) })),
  }
}

export default defineRecipe({
  name: 'Retrieval-augmented generation',
  family: 'Flows',
  description:
    'Two paths over one vector index: ingest cuts documents into passages and embeds them, a query retrieves, reranks and hands the best to a language model (LLM), with how many passages are left at each step. Also called RAG, grounded generation or semantic search with answers.',
  useWhen:
    'Readers ask where an answer comes from, what the model was shown, and which step to tune when answers are wrong. You need to show what runs on a change of documents apart from what runs on a question. Good for 6 to 14 steps.',
  avoidWhen:
    'You need the calls between services in order, with their failures: use `request-sequence`. You need the applications and stores of the system around it: use `c4-container`. The model chooses what to look up or call next: use `agent-workflow`.',
  visual: 87,
  ease: 82,
  overall: 85,
  rationale:
    'The index is the only thing that both paths touch, and the amounts shrink along the query path toward the focus. One more step on a path moves what follows it. You supply steps, amounts and which data they read.',
  reviewed: '2026-11-22',
  revision: 1,
  data: completing(graphForm(pipeline, { values: true }), withAmounts),
  sample: {
    title: 'The model reads {fewest} of {most} passages',
    subtitle: 'Search narrows the index to candidates, the reranker reads each with the question and keeps the best',
    focus: ['Rerank'],
    source: 'Illustrative data',
    nodes: [
      { name: 'Documents', kind: 'source', value: 1_200_000, note: 'pages' },
      { name: 'Chunk', note: '400 tokens each', group: 'Ingest, on every change' },
      { name: 'Embed', note: 'one vector each', group: 'Ingest, on every change' },
      { name: 'Vector index', kind: 'store', value: 2_400_000, note: 'passages' },
      { name: 'Question', kind: 'source', note: 'with its chat' },
      { name: 'Rewrite', note: 'adds context', group: 'Query, on every question' },
      { name: 'Retrieve', note: 'embeds the query', group: 'Query, on every question' },
      { name: 'Rerank', note: 'cross-encoder', group: 'Query, on every question' },
      { name: 'Generate', note: 'from these alone', group: 'Query, on every question' },
      { name: 'Answer', kind: 'sink', note: 'with citations' },
    ],
    edges: [
      { from: 'Documents', to: 'Chunk' },
      { from: 'Chunk', to: 'Embed' },
      { from: 'Embed', to: 'Vector index' },
      { from: 'Question', to: 'Rewrite' },
      { from: 'Rewrite', to: 'Retrieve', text: 'query' },
      { from: 'Vector index', to: 'Retrieve', value: 50, text: 'nearest' },
      { from: 'Retrieve', to: 'Rerank', value: 50, text: 'passages' },
      { from: 'Rerank', to: 'Generate', value: 5, text: 'passages' },
      { from: 'Generate', to: 'Answer' },
    ],
    groups: [{ name: 'Ingest, on every change' }, { name: 'Query, on every question' }],
  },
  derive: ({ nodes, edges }) => {
    const amounts = [...nodes, ...edges].flatMap(({ value }) => value ?? [])
    return { fewest: amount(Math.min(...amounts)), most: amount(Math.max(...amounts)) }
  },
  draw: (data, sheet) =>
    drawGraph(data, sheet, { ...pipeline, tech: () => undefined, layout: { direction: 'right' }, cells }),
  describe: ({ nodes, edges, groups }) => {
    const amounts = edges.flatMap(({ from, to, text }) => (text === undefined ? [] : [`${from} to ${to} (${text})`]))
    const stores = nodes.flatMap(({ kind, name, note }) =>
      kind === 'store' ? [`${name}${note === undefined ? '' : ` with ${note}`}`] : [],
    )
    return `Retrieval-augmented generation (RAG) in ${count(groups.length, 'path')}, ${enumerate(groups.map(({ name }) => name.replaceAll(',', '')))}, over ${enumerate(stores)}. ${count(nodes.length, 'step')}: ${enumerate(
      nodes.flatMap(({ name }) => name ?? []),
      12,
    )}. ${amounts.length === 0 ? '' : `What passes: ${enumerate(amounts)}.`}`
  },
})
