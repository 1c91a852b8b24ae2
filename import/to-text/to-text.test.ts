/** Data back to text: what is read again is the same. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupLooks, nodeLooks } from '../../drawing/data/graph-types.ts'
import { inOneLine } from '../../drawing/data/line-breaks.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { importDiagram } from '../../entries/library/import.ts'
import contextMap from '../../recipes/ddd-context-map/recipe.ts'
import decisionFlowchart from '../../recipes/decision-flowchart/recipe.ts'
import automaton from '../../recipes/finite-automaton/recipe.ts'
import { plainShapes } from '../../recipes/flow-graph/plain-shapes.ts'
import flowGraph from '../../recipes/flow-graph/recipe.ts'
import redelivery from '../../recipes/message-redelivery/recipe.ts'
import pieChart from '../../recipes/pie-chart/recipe.ts'
import fragments from '../../recipes/sequence-fragments/recipe.ts'
import serviceMap from '../../recipes/service-dependency-map/recipe.ts'
import activity from '../../recipes/uml-activity/recipe.ts'
import deployment from '../../recipes/uml-deployment/recipe.ts'
import websocket from '../../recipes/websocket-session/recipe.ts'
import { lostInText } from '../../test/text-round-trip.ts'
import { writeText } from './write-text.ts'
import type { WrittenLanguage } from './written.ts'

const written = (recipe: unknown, data: object, to: WrittenLanguage) => {
  const outcome = writeText(recipe as AnyRecipe, data, to)
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome
}

const again = async (text: string, from: WrittenLanguage, recipe: string) => {
  const outcome = await importDiagram(text, { from, recipe })
  if (!outcome.ok || outcome.findings.length > 0) throw new Error(`${text}\n${JSON.stringify(outcome.findings)}`)
  return outcome.data as Graph
}

test.each(['mermaid', 'plantuml', 'dot', 'd2'] as const)('what has no title is written without one in %s', (to) => {
  const nodes = [{ name: 'One' }, { name: 'Two' }]
  const { text } = written(flowGraph, { title: '', nodes, edges: [{ from: 'One', to: 'Two' }] }, to)
  expect(text).not.toMatch(/title|label=""/)
})

test.each(['mermaid', 'plantuml'] as const)('a sequence that has no title is written without one in %s', (to) => {
  const messages = [{ from: 'A', to: 'B', text: 'asks' }]
  const { text } = written(fragments, { title: '', participants: [{ name: 'A' }, { name: 'B' }], messages }, to)
  expect(text).not.toContain('title')
})

type Graph = {
  title: string
  nodes: { id?: string; name: string; kind?: string; group?: string }[]
  edges: { from: string; to: string; text?: string; head?: string; tail?: string; stroke?: string }[]
  groups?: { name: string; group?: string }[]
  key?: object
}

/** Words with everything that means something in one of the languages. */
const words = fc
  .string({
    unit: fc.constantFrom(...Array.from('ab Zü9"\'`#;&<>*_~|[](){}\\/%$@^!?+=:.,-😀')),
    minLength: 1,
    maxLength: 24,
  })
  .map((each) => `x${each.replaceAll(/\s+/g, ' ')}`.trim())

/** Words in one to three lines. */
const lines = fc.array(words, { minLength: 1, maxLength: 3 }).map((each) => each.join('\n'))

const graphs = fc
  .record({
    title: words,
    names: fc.uniqueArray(lines, { minLength: 2, maxLength: 7, selector: inOneLine }),
    groups: fc.integer({ min: 0, max: 2 }),
    edges: fc.array(fc.record({ from: fc.nat(), to: fc.nat(), text: fc.option(lines), dashed: fc.boolean() }), {
      maxLength: 8,
    }),
    direction: fc.constantFrom('right' as const, 'down' as const),
  })
  .map(({ title, names, groups, edges, direction }) => ({
    title,
    direction,
    nodes: names.map((name, index) => ({ name, ...(index < groups ? { group: `G${index}` } : {}) })),
    groups: Array.from({ length: Math.min(groups, names.length) }, (_, index) => ({ name: `G${index}` })),
    edges: edges.map(({ from, to, text, dashed }) => ({
      from: names[from % names.length] ?? '',
      to: names[to % names.length] ?? '',
      ...(text === null ? {} : { text }),
      ...(dashed ? { stroke: 'dashed' as const } : {}),
    })),
  }))

test.each([
  ['mermaid', 'left', []],
  ['mermaid', 'up', []],
  ['dot', 'left', []],
  ['dot', 'up', []],
  ['d2', 'left', []],
  ['d2', 'up', []],
  ['plantuml', 'left', ['a direction to the left or up, turned around']],
  ['plantuml', 'up', ['a direction to the left or up, turned around']],
] as const)('in %s, a graph that flows %s', async (to, direction, lost) => {
  const data = { title: 'T', direction, nodes: [{ name: 'A' }, { name: 'B' }], edges: [{ from: 'A', to: 'B' }] }
  const { text, unsaid } = written(decisionFlowchart, data, to)
  const found = (await again(text, to, 'decision-flowchart')) as unknown as { direction?: string }
  expect(unsaid.map(({ what }) => what)).toEqual(lost)
  if (lost.length === 0) expect(found.direction).toBe(direction)
  else expect(text.includes('left to right')).toBe(direction === 'left')
})

test.each(['mermaid', 'dot', 'plantuml', 'd2'] as const)(
  'graphs read back from %s have the same names in the same lines, edges and groups',
  async (to) => {
    await fc.assert(
      fc.asyncProperty(graphs, async (graph) => {
        const data = { ...graph, ...(graph.groups.length === 0 ? { groups: undefined } : {}) }
        const { text, unsaid } = written(decisionFlowchart, JSON.parse(JSON.stringify(data)) as object, to)
        const found = await again(text, to, 'decision-flowchart')
        expect(unsaid).toEqual([])
        expect(found.title).toBe(graph.title)
        const nameOf = (graphOf: Graph, ref: string) =>
          graphOf.nodes.find(({ id, name }) => id === ref || (id === undefined && inOneLine(name) === inOneLine(ref)))
            ?.name
        const byKey = (graphOf: Graph) => ({
          nodes: graphOf.nodes
            .map(({ name, group }) => ({ name, group }))
            .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
          edges: graphOf.edges.map(({ from, to: end, text: label, stroke }) => ({
            from: nameOf(graphOf, from),
            to: nameOf(graphOf, end),
            label,
            stroke,
          })),
          groups: (graphOf.groups ?? []).map(({ name }) => name),
        })
        expect(byKey(found)).toEqual(byKey(graph as Graph))
      }),
      { numRuns: 60, seed: 11 },
    )
  },
)

/** Graphs with looks of nodes and groups, each as frequent as it happens to be, and words for some of them. */
const painted = fc
  .record({
    nodes: fc.array(fc.option(fc.constantFrom(...nodeLooks)), { minLength: 2, maxLength: 9 }),
    groups: fc.array(fc.option(fc.constantFrom(...groupLooks)), { maxLength: 3 }),
    words: fc.array(fc.constantFrom('Team A', 'API', 'link', 'not yet', 'Sand', 'Planned'), { maxLength: 4 }),
  })
  .map(({ nodes, groups, words: said }) => {
    const looks = [...new Set([...nodes, ...groups])].filter((look) => look !== null)
    const key = Object.fromEntries(
      looks.flatMap((look, index) => (said[index] === undefined ? [] : [[look, said[index]]])),
    )
    return {
      title: 'Painted',
      ...(Object.keys(key).length === 0 ? {} : { key }),
      nodes: nodes.map((look, index) => ({
        name: `Node ${index}`,
        ...(index < groups.length ? { group: `Group ${index}` } : {}),
        ...(look === null ? {} : { look }),
      })),
      groups: groups
        .slice(0, nodes.length)
        .map((look, index) => ({ name: `Group ${index}`, ...(look === null ? {} : { look }) })),
      edges: [{ from: 'Node 0', to: 'Node 1' }],
    }
  })

type Painted = { name: string; look?: string }

test.each(['mermaid', 'dot', 'plantuml', 'd2'] as const)(
  'looks of nodes and groups are the same when they are read back from %s, and from the text of that',
  async (to) => {
    await fc.assert(
      fc.asyncProperty(painted, async (given) => {
        const data = JSON.parse(
          JSON.stringify({ ...given, ...(given.groups.length === 0 ? { groups: undefined } : {}) }),
        )
        const { text, unsaid } = written(flowGraph, data, to)
        const found = await again(text, to, 'flow-graph')
        const looksOf = (items: Painted[] = []) =>
          items.map(({ name, look }) => `${name} ${look}`).toSorted((a, b) => (a < b ? -1 : 1))
        expect(looksOf(found.nodes)).toEqual(looksOf(given.nodes as Painted[]))
        expect(looksOf(found.groups)).toEqual(looksOf(given.groups as Painted[]))
        expect(found).not.toHaveProperty('focus')
        if (unsaid.length === 0) expect(found.key).toEqual((given as Graph).key)
        const second = written(flowGraph, found, to)
        expect(await again(second.text, to, 'flow-graph')).toEqual(found)
      }),
      { numRuns: 60, seed: 15 },
    )
  },
)

test('a look of its own is before that of a class', async () => {
  const text = 'flowchart LR\nclassDef sand fill:#f5dfae\na:::sand --> b\nstyle a fill:#dcd2ec'
  const { nodes } = await again(text, 'mermaid', 'flow-graph')
  expect((nodes as Painted[]).map(({ look }) => look)).toEqual(['lilac', undefined])
})

test('words of the key are names of classes where a language has these, and are named where they cannot be', () => {
  const graph = (key: object) => ({
    title: 'Keyed',
    key,
    nodes: [
      { name: 'One', look: 'sand' },
      { name: 'Two', look: 'lilac' },
    ],
    edges: [{ from: 'One', to: 'Two' }],
  })
  const unsaidIn = (key: object, to: WrittenLanguage) =>
    written(flowGraph, graph(key), to).unsaid.map(({ what }) => what)
  expect(unsaidIn({ sand: 'Paid later' }, 'mermaid')).toEqual([])
  expect(unsaidIn({ sand: 'Paid later' }, 'd2')).toEqual([])
  expect(unsaidIn({ sand: 'Paid later' }, 'dot')).toEqual(['words of the key'])
  expect(unsaidIn({ sand: 'Paid (later)', lilac: 'End' }, 'mermaid')).toEqual(['words of the key (2 times)'])
  expect(unsaidIn({ sand: 'Both', lilac: 'both' }, 'mermaid')).toEqual(['words of the key (2 times)'])
  expect(unsaidIn({ sand: 'lilac' }, 'd2')).toEqual(['words of the key'])
  // Names of D2 are alike in any case, and its keywords are no names.
  expect(unsaidIn({ sand: 'Lilac' }, 'd2')).toEqual(['words of the key'])
  expect(unsaidIn({ sand: 'Link', lilac: 'steps' }, 'd2')).toEqual(['words of the key (2 times)'])
  expect(unsaidIn({ sand: 'Link', lilac: 'steps' }, 'mermaid')).toEqual([])
  expect(unsaidIn({ sand: 'end-user' }, 'mermaid')).toEqual(['words of the key'])
  expect(unsaidIn({ sand: 'End user' }, 'mermaid')).toEqual([])
  expect(unsaidIn({ focus: 'What (all of it)' }, 'mermaid')).toEqual(['words of the key'])
})

test('kinds keep their shapes, marks at ends and strokes too; what is not said is named', async () => {
  const data = {
    title: 'A map',
    subtitle: 'Below',
    nodes: [
      { name: 'Web', note: 'public' },
      { name: 'Jobs', kind: 'queue' },
      { name: 'Data', kind: 'database', tech: 'SQL' },
    ],
    edges: [
      { from: 'Web', to: 'Jobs', kind: 'optional' },
      { from: 'Web', to: 'Data', head: 'none', text: 'reads' },
      { from: 'Jobs', to: 'Data', tail: 'arrow', stroke: 'thick' },
    ],
  }
  for (const to of ['mermaid', 'plantuml', 'd2'] as const) {
    const { text, unsaid } = written(serviceMap, data, to)
    const found = await again(text, to, 'service-dependency-map')
    expect(found.nodes.map(({ name, kind }) => [name, kind])).toEqual([
      ['Web', undefined],
      ['Jobs', 'queue'],
      ['Data', 'database'],
    ])
    expect(found.edges.map(({ head, tail }) => [head, tail])).toEqual([
      [undefined, undefined],
      ['none', undefined],
      [undefined, 'arrow'],
    ])
    expect(unsaid.map(({ what }) => what)).toEqual(['subtitle', 'note of nodes', 'tech of nodes'])
  }
  expect(written(serviceMap, data, 'dot').unsaid.map(({ what }) => what)).toContain('the kind queue')
})

test('words at one end are written on the line, where they are read, and named', async () => {
  const recipe = contextMap as unknown as AnyRecipe
  for (const to of ['dot', 'plantuml'] as const) {
    expect(await lostInText(recipe, recipe.sample, to)).toEqual([])
    const { text, unsaid } = written(contextMap, recipe.sample, to)
    expect(unsaid.map(({ what }) => what)).toContain('words at one end, written on the line (2 times)')
    expect(text).toContain('products (conformist)')
  }
})

test('a sequence with frames, notes and every kind of message reads back the same', async () => {
  const data = {
    title: 'Retry; then give up',
    participants: [{ name: 'A "user"', kind: 'person' }, { name: 'API' }, { name: 'Log', kind: 'queue' }],
    messages: [
      { from: 'A "user"', to: 'API', text: 'POST /a?b=1; #x <y>' },
      { kind: 'loop', text: '3 times', messages: [{ from: 'API', to: 'Log', text: 'event', kind: 'async' }] },
      {
        kind: 'alt',
        text: 'ok',
        messages: [{ from: 'API', to: 'A "user"', text: '200', kind: 'reply' }],
        else: [{ text: 'down', messages: [{ from: 'API', to: 'A "user"', text: 'gone', kind: 'lost' }] }],
      },
      { kind: 'note', from: 'API', to: 'Log', text: 'both: know' },
    ],
  }
  for (const to of ['mermaid', 'plantuml'] as const) {
    const { text, unsaid } = written(fragments, data, to)
    expect(unsaid).toEqual([])
    expect(await again(text, to, 'sequence-fragments')).toEqual(data)
  }
})

test('data that are no graph, and data that the recipe refuses, are refused with what is wrong', () => {
  const { sample } = pieChart as unknown as AnyRecipe
  expect(writeText(pieChart as unknown as AnyRecipe, sample, 'dot')).toMatchObject({
    ok: false,
    problem: expect.stringContaining('graphs and sequences'),
  })
  expect(writeText(fragments as unknown as AnyRecipe, fragments.sample, 'dot')).toMatchObject({
    ok: false,
    problem: expect.stringContaining('mermaid or plantuml'),
  })
  expect(writeText(serviceMap as unknown as AnyRecipe, { title: 'x', edges: [{ from: 1 }] }, 'dot')).toMatchObject({
    ok: false,
    problem: expect.stringContaining('edges.0.from'),
  })
})

test.each([
  [activity, 'mermaid'],
  [automaton, 'plantuml'],
  [deployment, 'dot'],
  [redelivery, 'plantuml'],
  [websocket, 'mermaid'],
] as const)(
  'what a sample loses in a text is named: marks without words, edges of groups, ends of life, zones',
  async (recipe, to) => {
    expect(await lostInText(recipe as unknown as AnyRecipe, recipe.sample, to)).toEqual([])
  },
)

test('marks at the start alone turn an edge in Mermaid, groups with nothing in them are nodes in some languages', async () => {
  const data = {
    title: 'Ends',
    nodes: [{ name: 'A' }, { name: 'B', group: 'Full' }, { id: 'm', kind: 'junction' }],
    groups: [{ name: 'Full' }, { name: 'Bare' }],
    edges: [
      { from: 'A', to: 'B', tail: 'arrow', head: 'none' },
      { from: 'A', to: 'Full', tail: 'circle' },
      { from: 'A', to: 'm', head: 'circle' },
    ],
  }
  const recipe = flowGraph as unknown as AnyRecipe
  for (const to of ['mermaid', 'dot', 'plantuml', 'd2'] as const) expect(await lostInText(recipe, data, to)).toEqual([])
  expect(written(flowGraph, data, 'mermaid').unsaid.map(({ what }) => what)).toContain('marks that differ at both ends')
  expect(written(flowGraph, data, 'd2').unsaid.map(({ what }) => what)).toContain(
    'groups with nothing in them, written as nodes',
  )
  expect(written(flowGraph, data, 'dot').text).toContain('lhead=cluster_g1')
})

/** Shapes that are near others, and written as these where a language lacks them. */
const near: Readonly<Record<string, string>> = { component: 'box', pill: 'ellipse', 'double-circle': 'circle' }

test.each([
  ['mermaid', 44],
  ['dot', 30],
  ['d2', 14],
  ['plantuml', 7],
] as const)('a shape that %s has is read back as itself; others are named and written as a box', async (to, least) => {
  const kept: string[] = []
  for (const kind of plainShapes.kinds) {
    const data = { title: 'A', nodes: [{ name: 'One', kind }, { name: 'Two' }], edges: [{ from: 'One', to: 'Two' }] }
    const { text, unsaid } = written(flowGraph, data, to)
    const { nodes } = await again(text, to, 'flow-graph')
    const found = nodes[0]?.kind ?? 'box'
    if (found === kind) kept.push(kind)
    else if (unsaid.length > 0) expect(unsaid.map(({ what }) => what)).toEqual([`the kind ${kind}`])
    else expect([kind, found]).toEqual([kind, near[kind]])
  }
  expect(kept.length).toBeGreaterThanOrEqual(least)
})
