import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

const imported = async (lines: string[]) => {
  const outcome = await importDiagram(['flowchart LR', ...lines].join('\n'))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
  const { data, notes } = outcome
  return { ...(data as { focus?: string[]; key?: object; nodes: { name: string; state?: string }[] }), notes }
}

const chain = 'a --> b --> c --> d --> e --> f'

test('beside how nodes look, a style that is called a mark is in focus, and the only other one is minor with its name', async () => {
  const { focus, key, nodes } = await imported([
    chain,
    'class a,b,c,d node',
    'class e,f web_hook',
    'class b highlight',
    'subgraph S\n  a\nend',
    'class S boundary',
  ])
  expect({ focus, key }).toEqual({ focus: ['b'], key: { muted: 'Web hook' } })
  expect(nodes.filter(({ state }) => state !== undefined)).toEqual([
    { name: 'e', state: 'muted' },
    { name: 'f', state: 'muted' },
  ])
})

test('styles that are called like an outcome are good or bad', async () => {
  const { key, nodes } = await imported([chain, 'class a,b error', 'class c success', 'class d,e x1', 'class f x2'])
  expect(key).toEqual({ positive: 'Success', negative: 'Error' })
  expect(nodes.map(({ state }) => state)).toEqual(['negative', 'negative', 'positive', undefined, undefined, undefined])
})

test('a style that is called like an outcome is one, also where it is the only one', async () => {
  const { focus, key, nodes } = await imported([chain, 'class c error'])
  expect({ focus, key }).toEqual({ key: { negative: 'Error' } })
  expect(nodes.flatMap(({ name, state }) => (state === undefined ? [] : [[name, state]]))).toEqual([['c', 'negative']])
})

test('what all nodes have, and several styles without a meaning, are in the ledger', async () => {
  const usual = await imported(['a --> b --> c', 'class a,b,c node'])
  const several = await imported([chain, 'class a,b x1', 'class c,d x2', 'class e,f x3'])
  for (const { focus, key, nodes, notes } of [usual, several]) {
    expect({ focus, key, states: nodes.flatMap(({ state }) => state ?? []) }).toEqual({ states: [] })
    expect(notes.map(({ what }) => what)).toEqual(['styles are not carried over'])
  }
})

test('a style that is written out is in focus where it is the only one and few have it', async () => {
  const { focus, key } = await imported([chain, 'style c fill:#f9f,stroke:#333'])
  expect({ focus, key }).toEqual({ focus: ['c'] })
  expect((await imported([chain, 'style c fill:#f9f', 'style d fill:#9ff'])).focus).toBeUndefined()
})

test('several styles of one outcome are all of it, an outcome counts before what is minor, and a mark is never minor', async () => {
  const both = await imported([chain, 'class a error', 'class b failed', 'class c,d,a external'])
  expect(both.key).toEqual({ negative: 'Error', muted: 'External' })
  expect(both.nodes.map(({ state }) => state)).toEqual(['negative', 'negative', 'muted', 'muted', undefined, undefined])
  const marks = await imported([chain, 'class a,b active', 'class c,d current'])
  expect(marks.nodes.flatMap(({ state }) => state ?? [])).toEqual([])
})

test.each(['someclass', 'myClass', 'style1', 'cls-2', 'C1', 'x', 'redBg', 'light_green', 'orange', 'className'])(
  '%s says nothing that a key could explain',
  async (style) => {
    const few = await imported([chain, `class a ${style}`])
    expect({ focus: few.focus, key: few.key }).toEqual({ focus: ['a'] })
    const minor = await imported([chain, `class a,b ${style}`, 'class c highlight'])
    expect(minor.nodes.flatMap(({ state }) => state ?? [])).toEqual([])
  },
)

test.each(['redis', 'classified', 'greenhouse', 'external', 'styleguide', 'k8s'])(
  '%s is explained by the key',
  async (style) => {
    expect((await imported([chain, `class a ${style}`])).key).toHaveProperty('focus')
  },
)

test('a style whose name has no words has none in the key', async () => {
  const { focus, key } = await imported([chain, 'class a _'])
  expect({ focus, key }).toEqual({ focus: ['a'] })
})

test('a style that is called a mark may be half of a picture, another a third', async () => {
  expect((await imported([chain, 'class a,b,c hot'])).focus).toEqual(['a', 'b', 'c'])
  expect((await imported([chain, 'class a,b,c lone'])).focus).toBeUndefined()
  expect((await imported([chain, 'class a,b,c,d hot'])).focus).toBeUndefined()
})

test('styles of states mean what those of nodes do', async () => {
  const outcome = await importDiagram(
    [
      'stateDiagram-v2',
      '[*] --> A:::hot',
      'A --> B:::error',
      'class A waiting',
      'B --> C:::waiting',
      'C --> D:::waiting',
      'D --> [*]',
    ].join('\n'),
  )
  expect(outcome).toMatchObject({
    ok: true,
    data: {
      focus: ['A'],
      key: { negative: 'Error', muted: 'Waiting' },
      nodes: [{}, {}, { state: 'negative' }, { state: 'muted' }, { state: 'muted' }, {}],
    },
  })
  // What is in focus is not minor besides.
  expect(JSON.stringify(outcome)).toContain('{"name":"A"}')
})
