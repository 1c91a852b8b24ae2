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

test.each([
  ['newNode', { focus: ['a'], key: undefined }],
  ['eventBus', { focus: ['a'], key: { focus: 'Event bus' } }],
  ['file_node', { focus: ['a'], key: { focus: 'File' } }],
  ['ecs', { focus: ['a'], key: undefined }],
  ['web', { focus: ['a'], key: { focus: 'Web' } }],
  ['other', { focus: undefined, key: undefined }],
  ['group_labelstyle', { focus: undefined, key: undefined }],
  ['okNode', { focus: undefined, key: { positive: 'OK' } }],
  ['succeeded', { focus: undefined, key: { positive: 'Succeeded' } }],
])('the only style is called %s', async (style, meant) => {
  const { focus, key } = await imported([chain, `class a ${style}`])
  expect({ focus, key }).toEqual(meant)
})

test('an abbreviation tells nodes apart, but is no word for a key; titles are not told apart', async () => {
  const statesOf = async (style: string) => {
    const { key, nodes } = await imported([chain, `class a,b,c ${style}`])
    return { key, states: nodes.flatMap(({ state }) => state ?? []) }
  }
  expect(await statesOf('ent')).toEqual({ key: undefined, states: ['muted', 'muted', 'muted'] })
  expect(await statesOf('group_labels-title')).toEqual({ key: undefined, states: [] })
})

test('where a node is called as its style, the picture has a key of its own', async () => {
  const { focus, key } = await imported([`${chain} --> k[Auto-End]`, 'class a,k autoEnd'])
  expect({ focus, key }).toEqual({ focus: ['a', 'Auto-End'], key: { focus: 'Auto end' } })
  expect((await imported([`${chain} --> k[autoend]`, 'class a,k autoend'])).key).toBeUndefined()
})

test('twelve items that are called marks are in focus, where others are five at most', async () => {
  const nodes = Array.from({ length: 26 }, (_, at) => `n${at}`)
  const focusOf = async (count: number, style: string) =>
    (await imported([nodes.join(' --> '), `class ${nodes.slice(0, count).join(',')} ${style}`])).focus?.length
  expect([await focusOf(12, 'new'), await focusOf(13, 'new'), await focusOf(6, 'lone')]).toEqual([
    12,
    undefined,
    undefined,
  ])
})

test.each(['fill:#fff', 'fill: white,color:#000', 'font-size:9px', 'color:red;'])(
  'a box that is written out as others are is not in focus: %s',
  async (look) => {
    expect((await imported([chain, `style c ${look}`])).focus).toBeUndefined()
  },
)

test.each(['fill:#fff4dd', 'fill:#fff,stroke:#f00', 'stroke-dasharray: 5 5'])(
  '%s is a look of its own',
  async (look) => {
    expect((await imported([chain, `style c ${look}`])).focus).toEqual(['c'])
  },
)

test('a state that is called as its style needs no key', async () => {
  const outcome = await importDiagram(
    'stateDiagram-v2\n[*] --> A\nf : Failed\nA --> f\nclass f failed\nb : Broken\nA --> b\n',
  )
  expect(outcome).toMatchObject({ ok: true, data: { nodes: [{}, {}, { name: 'Failed', state: 'negative' }, {}] } })
  expect(JSON.stringify(outcome)).not.toContain('"key"')
})
