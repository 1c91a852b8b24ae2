import { describe, expect, test } from 'vitest'
import { dataSchema } from '../data-schema.ts'
import { readData } from '../read-data.ts'
import { graphForm } from './graph.ts'

const form = graphForm(
  { kinds: ['step', 'start', 'store'], edgeKinds: ['data', 'failure'], unnamed: ['start'] },
  { nodes: 6, edges: 8, groups: 3 },
)
const read = (data: object) => readData(form as never, { title: 'A graph', ...data })
const findings = (data: object) => {
  const reading = read(data)
  return reading.ok ? [] : reading.findings.map(({ at, problem }) => `${at}: ${problem}`)
}

test('omitted nodes and groups are taken from where they are mentioned, in order', () => {
  expect(
    read({
      edges: [
        { from: 'A', to: 'B' },
        { from: 'B', to: 'C', kind: 'failure' },
      ],
    }),
  ).toMatchObject({
    ok: true,
    data: {
      nodes: [
        { name: 'A', kind: 'step' },
        { name: 'B', kind: 'step' },
        { name: 'C', kind: 'step' },
      ],
      edges: [{ kind: 'data' }, { kind: 'failure' }],
      groups: [],
    },
  })
  expect(read({ nodes: [{ name: 'A', group: 'Zone' }], edges: [] })).toMatchObject({
    data: { groups: [{ name: 'Zone', kind: 'group' }] },
  })
})

test('names and words are one line, and keep the lines that they are drawn in; references have a blank for each break', () => {
  const reading = read({
    nodes: [{ name: ' Card \r\n\n payment ', group: 'Zone of\nmoney' }, { name: 'Ledger' }],
    groups: [{ name: 'Zone of\nmoney' }],
    edges: [
      { from: 'Card payment', to: 'Ledger', text: 'books\nat once' },
      { from: 'Ledger', to: 'Card\npayment' },
    ],
    focus: ['Card\npayment'],
  })
  expect(reading).toMatchObject({
    ok: true,
    data: {
      nodes: [{ name: 'Card payment', broken: 'Card\npayment', group: 'Zone of money' }, { name: 'Ledger' }],
      groups: [{ name: 'Zone of money', broken: 'Zone of\nmoney' }],
      edges: [{ from: 'Card payment', text: 'books at once', broken: 'books\nat once' }, { to: 'Card payment' }],
      focus: ['Card payment'],
    },
  })
  expect(findings({ nodes: [{ name: 'A\tB' }, { name: '\n' }], edges: [] })).toEqual([
    'nodes.0.name: must be one line without control characters',
    'nodes.1.name: must not be empty',
  ])
})

test('an empty optional list counts as omitted', () => {
  const empty = { focus: [], callouts: [], groups: [] }
  expect(read({ nodes: [{ name: 'A', group: 'Zone' }], edges: [], ...empty })).toMatchObject({
    ok: true,
    data: { focus: undefined, callouts: undefined, groups: [{ name: 'Zone' }] },
  })
})

test('amounts are rejected if they are not drawn', () => {
  const nodes = [{ name: 'A', value: 3 }]
  expect(findings({ nodes, edges: [] })).toEqual(['nodes.0.value: is not a known property; remove it'])
  const amounts = graphForm({ kinds: ['step'] }, { values: { node: 'An amount', edge: 'An amount' } })
  expect(readData(amounts as never, { title: 'A graph', nodes, edges: [] })).toMatchObject({ ok: true })
})

test('an edge may lead to a group, and groups named by edges are no nodes', () => {
  expect(
    read({
      edges: [{ from: 'A', to: 'Zone' }],
      groups: [{ name: 'Zone', direction: 'down' }],
    }),
  ).toMatchObject({ ok: true, data: { nodes: [{ name: 'A' }], groups: [{ name: 'Zone', direction: 'down' }] } })
})

test('kinds of the vocabulary are understood in every graph, but only those of the recipe are in its schema', () => {
  expect(read({ nodes: [{ name: 'A', kind: 'cloud' }], edges: [] })).toMatchObject({
    data: { nodes: [{ kind: 'cloud' }] },
  })
  const words = JSON.stringify(dataSchema(form as never))
  expect(words).toContain('"enum":["step","start","store"]')
  expect(words).not.toContain('cloud')
})

test('where places and looks are the recipe’s own, other kinds, groups as ends, pins and strokes are refused', () => {
  const fixed = graphForm({ kinds: ['step'] }, { fixed: true })
  const reading = readData(fixed as never, {
    title: 'Fixed',
    direction: 'down',
    nodes: [{ name: 'A', kind: 'cloud', at: [1, 1], group: 'G' }],
    edges: [{ from: 'A', to: 'A', stroke: 'dashed' }],
  })
  expect(reading.ok ? [] : reading.findings.map(({ at }) => at)).toEqual([
    'nodes.0.kind',
    'nodes.0.at',
    'edges.0.stroke',
    'direction',
  ])
  const toGroup = { title: 'Fixed', nodes: [{ name: 'A', group: 'G' }], edges: [{ from: 'A', to: 'G' }] }
  expect(readData(fixed as never, toGroup)).toEqual({
    ok: false,
    findings: [{ at: 'edges.0.to', problem: '"G" is not a node' }],
  })
})

describe('findings', () => {
  test('ends of edges and groups must exist; the nearest match is named', () => {
    expect(
      findings({
        nodes: [{ name: 'Pricing', group: 'Zon' }],
        groups: [{ name: 'Zone' }],
        edges: [{ from: 'Pricing', to: 'Pricng' }],
      }),
    ).toEqual([
      'edges.0.to: "Pricng" is not a node or a group; did you mean "Pricing"?',
      'nodes.0.group: "Zon" is not a group; did you mean "Zone"?',
    ])
  })

  test('a name that several nodes or groups have is no reference', () => {
    const twice = [
      { id: 'x', name: 'X' },
      { id: 'y', name: 'X' },
    ]
    const problem = '"X" is the name of several items; give them ids'
    expect(findings({ nodes: twice, edges: [{ from: 'x', to: 'X' }] })).toEqual([`edges.0.to: ${problem}`])
    expect(findings({ nodes: [{ name: 'A' }], groups: twice, edges: [{ from: 'A', to: 'X' }] })).toEqual([
      `edges.0.to: ${problem}`,
    ])
  })

  test('marks need no name in any recipe', () => {
    expect(findings({ nodes: [{ kind: 'dot' }, { kind: 'fork' }, { kind: 'cloud' }], edges: [] })).toEqual([
      'nodes.2.name: is missing',
    ])
  })

  test('names may be missing only where the kind needs none, and occur once', () => {
    expect(
      findings({ nodes: [{ kind: 'start' }, { kind: 'store' }, { name: 'A' }, { name: 'A' }], edges: [] }),
    ).toEqual(['nodes.1.name: is missing', 'nodes.3.name: "A" is already the name of nodes.2; give one of them an id'])
  })

  test('groups are not nested in themselves', () => {
    expect(
      findings({
        nodes: [{ name: 'A' }],
        edges: [],
        groups: [
          { name: 'X', group: 'Y' },
          { name: 'Y', group: 'X' },
        ],
      }),
    ).toEqual(['groups.0.group: "X" is inside itself', 'groups.1.group: "Y" is inside itself'])
  })

  test('a cycle is reported with its path where none is allowed', () => {
    const acyclic = graphForm({ kinds: ['node'] }, { amounts: true, acyclic: true })
    const edges = ['A > B', 'B > C', 'C > B'].map((way) => ({ from: way.slice(0, 1), to: way.slice(4), value: 1 }))
    expect(readData(acyclic as never, { title: 'Flows', edges })).toEqual({
      ok: false,
      findings: [{ at: 'edges.2', problem: 'closes a cycle: B > C > B' }],
    })
  })

  test('an amount is required where edges carry one, and is never negative', () => {
    const amounts = graphForm({ kinds: ['node'] }, { amounts: true })
    expect(
      readData(amounts as never, {
        title: 'Flows',
        edges: [
          { from: 'A', to: 'B' },
          { from: 'A', to: 'C', value: -4 },
        ],
      }),
    ).toEqual({
      ok: false,
      findings: [
        { at: 'edges.0.value', problem: 'must be a number, got nothing' },
        { at: 'edges.1.value', problem: 'must be at least 0, got -4' },
      ],
    })
  })
})

test('where a kind is drawn as bars, the schema says what one is, what its fields hold, and that edges join one', () => {
  const bars = { kind: 'step', what: 'a bus', such: 'a bus or a bridge', tech: 'Its width', text: 'Its port' } as const
  const said = JSON.stringify(dataSchema(graphForm({ kinds: ['step', 'store'] }, { fixed: true, bars }) as never))
  for (const words of ['step: a bus or a bridge', 'Its width', 'Its port', 'Each joins a bus and something else'])
    expect(said).toContain(words)
})
