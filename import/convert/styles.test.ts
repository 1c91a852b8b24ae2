import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

const imported = async (lines: string[]) => {
  const outcome = await importDiagram(['flowchart LR', ...lines].join('\n'))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
  const { data, notes } = outcome
  type Node = { name: string; state?: string; look?: string }
  return { ...(data as { focus?: string[]; key?: object; nodes: Node[]; groups?: Node[] }), notes }
}

/** The state or look of each node that has one, by its name. */
const marked = (nodes: { name: string; state?: string; look?: string }[]): Record<string, string> =>
  Object.fromEntries(
    nodes.flatMap(({ name, state, look }) => {
      const mark = [state, look].filter((each) => each !== undefined).join(' ')
      return mark === '' ? [] : [[name, mark]]
    }),
  )

const threeGroups = ['A', 'B', 'C'].flatMap((name, at) => {
  const [one, other] = ['abcdef'[2 * at], 'abcdef'[2 * at + 1]]
  return [`subgraph ${name}`, `${one} --> ${other}`, 'end']
})

const chain = 'a --> b --> c --> d --> e --> f'

test('beside how nodes look, a style that is called a mark is in focus, and another one shaded with its name', async () => {
  const { focus, key, nodes } = await imported([
    chain,
    'class a,b,c,d node',
    'class e,f web_hook',
    'class b highlight',
    'subgraph S\n  a\nend',
    'class S boundary',
  ])
  expect({ focus, key }).toEqual({ focus: ['b'], key: { shaded: 'Web hook' } })
  expect(marked(nodes)).toEqual({ e: 'shaded', f: 'shaded' })
})

test('styles that are called like an outcome are good or bad', async () => {
  const { key, nodes } = await imported([chain, 'class a,b error', 'class c success', 'class d,e x1', 'class f x2'])
  expect(key).toEqual({ positive: 'Success', negative: 'Error' })
  expect(marked(nodes)).toEqual({
    a: 'negative',
    b: 'negative',
    c: 'positive',
    d: 'tinted',
    e: 'tinted',
    f: 'shaded',
  })
})

test('a style that is called like an outcome is one, also where it is the only one', async () => {
  const { focus, key, nodes } = await imported([chain, 'class c error'])
  expect({ focus, key }).toEqual({ key: { negative: 'Error' } })
  expect(nodes.flatMap(({ name, state }) => (state === undefined ? [] : [[name, state]]))).toEqual([['c', 'negative']])
})

test('what all nodes have, and more styles than there are looks, are in the ledger', async () => {
  const usual = await imported(['a --> b --> c', 'class a,b,c node'])
  const many = await imported([`${chain} --> g`, ...Array.from('abcdefg', (id) => `class ${id} x${id}`)])
  for (const { focus, key, nodes, notes } of [usual, many]) {
    expect({ focus, key, marks: marked(nodes) }).toEqual({ marks: {} })
    expect(notes.map(({ what }) => what)).toEqual(['styles are not carried over'])
  }
})

test('a color that most nodes have is told from none, gray and a border are not', async () => {
  const most = (css: string) => imported([chain, `classDef x1 ${css}`, 'class a,b,c,d x1'])
  expect(marked((await most('fill:#cfb,stroke:#ccc')).nodes)).toEqual(
    Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, 'light-green'])),
  )
  for (const css of ['fill:#eee', 'stroke:#0a0', 'fill:#fff,stroke:#0a0'])
    expect(marked((await most(css)).nodes)).toEqual({})
  const all = await imported([chain, 'classDef x1 fill:#cfb', 'class a,b,c,d,e,f x1'])
  expect(marked(all.nodes)).toEqual({})
})

test('what all nodes have beside how nodes look tells none apart', async () => {
  const { key, nodes } = await imported([chain, 'class a,b,c,d,e,f external', 'class a,b node'])
  expect({ key, ...marked(nodes) }).toEqual({ key: undefined })
})

test('several styles without a meaning keep nodes apart, the palest look for what is most frequent', async () => {
  const { key, nodes, notes } = await imported([
    chain,
    'class a gate_out',
    'class b,c gate_in',
    'class d gate_cond',
    'class e x9',
  ])
  expect(marked(nodes)).toEqual({ a: 'shaded', b: 'tinted', c: 'tinted', d: 'strong', e: 'solid' })
  expect(key).toEqual({ strong: 'Gate cond', shaded: 'Gate out', tinted: 'Gate in' })
  expect(notes.map(({ what, lines }) => ({ what, lines }))).toEqual([
    {
      what: 'styles are not carried over (gate_out is shaded, gate_in is tinted, gate_cond is strong, x9 is solid)',
      lines: [2, 3, 4, 5, 6],
    },
  ])
})

test('what names of all styles begin with is not in the key', async () => {
  const { key } = await imported([chain, 'class a,b cl_conditional', 'class c,d cl_output', 'class e,f cl_drv'])
  expect(key).toEqual({ tinted: 'Conditional', shaded: 'Output', strong: 'Drv' })
  const silent = await imported([chain, 'class a,b drv', 'class c,d ent'])
  const short = await imported([chain, 'class a,b external', 'class c,d aws'])
  expect(short.key).toEqual({ tinted: 'External', shaded: 'AWS' })
  expect(silent.key).toBeUndefined()
})

test.each([
  ['stroke-dasharray: 5 5', 'dashed'],
  ['fill:#000,color:#fff', 'solid'],
  ['fill:black', 'solid'],
  ['stroke-width:4px', 'strong'],
  ['fill:#ccc0ff,stroke-width:4px', 'lilac'],
  ['fill:#f3e5f5', 'lilac'],
  ['fill:#9b59b6', 'lilac'],
  ['fill:thistle', 'lilac'],
  ['fill:#fff3e0', 'sand'],
  ['fill:#f39c12', 'sand'],
  ['fill:lightyellow', 'sand'],
  ['fill:orange', 'sand'],
  ['fill:#aaa', 'shaded'],
  ['fill:#4CAF50', 'green'],
  ['fill:#b0ffb0', 'light-green'],
  ['fill:#afffaf', 'green'],
  ['fill:#d1f2eb', 'light-green'],
  ['fill:#4ecdc4', 'green'],
  ['fill:#d9ffff', 'tinted'],
  ['fill:#f0ffb0', 'sand'],
  ['fill:#fdedec', 'light-red'],
  ['fill:pink', 'light-red'],
  ['fill:#E74C3C', 'red'],
  ['fill:#eee', 'shaded'],
  ['fill:lightgray', 'shaded'],
  ['fill:#e8f5e9', 'light-green'],
  ['fill:#eef', 'tinted'],
  ['fill:#36f', 'blue'],
])('a style looks as it is written: %s', async (css, look) => {
  const { nodes } = await imported([
    chain,
    `classDef one ${css}`,
    'classDef two fill:#ccf',
    'class a one',
    'class b two',
  ])
  expect(marked(nodes)['a']).toBe(look)
})

test('red and green are good and bad only where all that has them is called so', async () => {
  const text = ['A[guardrails] --> B[Return error] --> C[Approved]', 'C --> D[Alert rules] --> E[Billing] --> F[Store]']
  const written = (names: string, css: string): string[] =>
    Array.from(names, String).map((name) => `style ${name} ${css}`)
  const [red, green] = ['fill:#f88', 'fill:#8f8']
  const said = await imported([...text, ...written('B', red), ...written('C', green), ...written('A', 'fill:#f66')])
  expect(marked(said.nodes)).toEqual({
    guardrails: 'red',
    'Return error': 'negative light-red',
    Approved: 'positive light-green',
  })
  const mixed = await imported([...text, ...written('AB', red), ...written('DC', green)])
  expect(Object.values(marked(mixed.nodes)).toSorted()).toEqual(['green', 'green', 'red', 'red'])
  const named = ['classDef drivers fill:#F8CECC', 'classDef local fill:#D5E8D4', 'class B drivers', 'class C local']
  expect(marked((await imported([...text, ...named])).nodes)).toEqual({
    'Return error': 'light-red',
    Approved: 'light-green',
  })
})

test('a name that says less is an outcome where it is painted so', async () => {
  const dressed = async (css: string) =>
    marked((await imported([chain, `classDef block ${css}`, 'class a block', 'class b,c other'])).nodes)['a']
  expect(await dressed('fill:#fee2e2')).toBe('negative light-red')
  expect(await dressed('fill:#dbeafe')).toBe('tinted')
  const { focus, key, nodes } = await imported([chain, 'classDef done fill:#8f8', 'class f done'])
  expect({ focus, key, ...marked(nodes) }).toEqual({
    focus: undefined,
    key: { positive: 'Done' },
    f: 'positive light-green',
  })
})

test.each([
  ['errorState', 'negative'],
  ['success-box', 'positive'],
  ['failedColor', 'negative'],
])('%s is called like an outcome', async (style, outcome) => {
  const { key, nodes } = await imported([chain, `class a ${style}`, 'class b,c other'])
  expect(marked(nodes)['a']).toBe(outcome)
  expect(key).toHaveProperty(outcome)
})

test.each([
  ['NullPointerException at startup', '#f66', 'negative light-red'],
  ['Tests not passed', '#f66', 'negative light-red'],
  ['Tests not passed', '#8f8', 'green'],
  ['Recommended: LLC', '#8f8', 'positive light-green'],
])('%s in %s is %s', async (label, fill, mark) => {
  const { nodes } = await imported([`A["${label}"] --> B --> C --> D`, `style A fill:${fill}`, 'style B fill:#ff9'])
  expect(marked(nodes)[label]).toBe(mark)
})

test('a color alone is no outcome beside more styles than there are looks, nor is how most nodes look then in the key', async () => {
  const styles = Array.from('cdefghi', (id, index) => `style ${id} stroke-opacity:0.${index}`)
  const { nodes } = await imported([
    'a[Error rules] --> b --> c --> d --> e --> f --> g --> h --> i',
    'style a fill:#f66',
    ...styles,
  ])
  expect(marked(nodes)).toEqual({})
  const lines = Array.from('cdefghi', (id, index) => `class ${id} kind${index}x`)
  const named = await imported(['a --> b --> c --> d --> e --> f --> g --> h --> i', 'class a,b error', ...lines])
  expect(named.key).toEqual({ negative: 'Error' })
})

test('where each node has one of a few styles and none is a mark, that of most has a look too', async () => {
  const { focus, key, nodes } = await imported([chain, 'class a,b,c,d agent', 'class e,f external'])
  expect({ focus, key }).toEqual({ focus: undefined, key: { tinted: 'Agent', shaded: 'External' } })
  expect(Object.values(marked(nodes))).toEqual(['tinted', 'tinted', 'tinted', 'tinted', 'shaded', 'shaded'])
  const some = await imported([chain, 'class a,b,c,d agent', 'class e external'])
  expect(some.focus).toEqual(['e'])
})

test('outcomes may be many, and the color of a border counts on white', async () => {
  const text = ['A[Errors] --> B[Failures] --> C[Passes] --> D[Successes] --> E[Store] --> F[Queue]']
  const [red, green] = ['fill:#fff,stroke:#d00', 'fill:white,stroke:green']
  const { nodes } = await imported([
    ...text,
    `style A ${red}`,
    `style B ${red}`,
    `style C ${green}`,
    `style D ${green}`,
  ])
  expect(marked(nodes)).toEqual({ Errors: 'negative', Failures: 'negative', Passes: 'positive', Successes: 'positive' })
  // A fill of its own goes before the border.
  const filled = await imported([...text, 'style A fill:#88f,stroke:#d00', 'style C fill:#8f8'])
  expect(marked(filled.nodes)['Errors']).not.toBe('negative')
})

test('two dark styles have two looks', async () => {
  const { nodes } = await imported([chain, 'style a fill:#008', 'style b fill:#000'])
  expect(marked(nodes)).toEqual({ a: 'solid', b: 'gray' })
})

test('the key says what each style is where each node has one, also that of most and that in focus', async () => {
  const styles = ['class a,b,c,d fresh', 'class e changed', 'class f unchanged']
  const { focus, key, nodes } = await imported([chain, ...styles])
  expect({ focus, key }).toEqual({
    focus: ['e'],
    key: { focus: 'Changed', shaded: 'Unchanged', plain: 'Fresh' },
  })
  expect(marked(nodes)).toEqual({ a: 'plain', b: 'plain', c: 'plain', d: 'plain', f: 'shaded' })
  const some = await imported([chain, ...Array.from('abcde', (id) => `class ${id} of-${id}${id}${id}${id}`)])
  expect(Object.keys(some.key ?? {}).toSorted()).toEqual(['gray', 'shaded', 'solid', 'strong', 'tinted'])
})

test('a style that is written out before its node is of it, and a warning is strong', async () => {
  const { nodes } = await imported(['style b stroke-dasharray: 5', chain, 'class a ok', 'class e,f warn'])
  expect(marked(nodes)).toEqual({ a: 'positive', b: 'dashed', e: 'strong', f: 'strong' })
  const warning = ['classDef warn fill:#ffc107', 'class a warn', 'class b,c x1']
  const amber = await imported([chain, ...warning])
  expect(marked(amber.nodes)).toMatchObject({ a: 'sand' })
  const store = await imported([chain, ...warning, 'classDef store fill:#fff3e0', 'class d,e store'])
  expect(marked(store.nodes)).toMatchObject({ a: 'strong', d: 'sand', e: 'sand' })
})

test('a picture that has a key needs none of its styles', async () => {
  const inKey = ['classDef tsnode fill:#000', 'subgraph Key\n  k[Device]:::tsnode\nend', 'class a,b tsnode']
  const { key, nodes } = await imported([chain, ...inKey])
  expect({ key, ...marked(nodes) }).toEqual({ key: undefined, a: 'solid', b: 'solid', Device: 'solid' })
})

test('recipes whose nodes have no looks show the only other style as minor', async () => {
  const text = ['flowchart LR', chain, 'class a,b,c external'].join('\n')
  const outcome = await importDiagram(text, { recipe: 'service-dependency-map' })
  expect(outcome).toMatchObject({ data: { key: { muted: 'External' } } })
  expect(JSON.stringify(outcome)).toContain('"state":"muted"')
})

test('in recipes whose nodes have no looks, red and green are in the ledger, neither in focus nor minor', async () => {
  const drawn = async (...styles: string[]) => {
    const names = ['a[Web]', 'b[Cart]', 'c[Stock]']
    const text = ['flowchart LR', chain, ...names, ...styles].join('\n')
    const outcome = await importDiagram(text, { recipe: 'service-dependency-map' })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
    const { focus, nodes } = outcome.data as { focus?: string[]; nodes: { state?: string }[] }
    const said = outcome.notes.map(({ what }) => what)
    return { focus, states: nodes.flatMap(({ state }) => state ?? []), said }
  }
  const nothing = { focus: undefined, states: [], said: ['styles are not carried over'] }
  expect(await drawn('classDef legacy fill:#f66', 'class a legacy')).toEqual(nothing)
  expect(await drawn('style a fill:#4c4')).toEqual(nothing)
  expect(await drawn('classDef legacy fill:#f66', 'class a,b,c legacy')).toEqual(nothing)
  expect((await drawn('classDef legacy fill:#fc6', 'class a,b,c legacy')).states).toEqual(['muted', 'muted', 'muted'])
  expect((await drawn('classDef legacy fill:#66f', 'class a legacy')).focus).toEqual(['Web'])
})

test('a style that is written out is in focus where it is the only one and few have it', async () => {
  const { focus, key } = await imported([chain, 'style c fill:#f9f,stroke:#333'])
  expect({ focus, key }).toEqual({ focus: ['c'] })
  const { focus: none, nodes } = await imported([chain, 'style c fill:#f9f', 'style d fill:#9ff', 'style e fill: #f9f'])
  expect({ none, ...marked(nodes) }).toEqual({ none: undefined, c: 'lilac', e: 'lilac', d: 'tinted' })
})

test('several styles of one outcome are all of it, and what is in focus has no look', async () => {
  const both = await imported([chain, 'class a error', 'class b failed', 'class c,d,a external'])
  expect(both.key).toEqual({ negative: 'Error', tinted: 'External' })
  expect(marked(both.nodes)).toEqual({ a: 'negative tinted', b: 'negative', c: 'tinted', d: 'tinted' })
  const marks = await imported([chain, 'class a,b active', 'class a,c,d current'])
  expect({ focus: marks.focus, ...marked(marks.nodes) }).toEqual({ focus: ['a', 'b'], c: 'shaded', d: 'shaded' })
})

test.each(['someclass', 'myClass', 'style1', 'cls-2', 'C1', 'x', 'redBg', 'light_green', 'orange', 'className'])(
  '%s says nothing that a key could explain',
  async (style) => {
    const few = await imported([chain, `class a ${style}`])
    expect({ focus: few.focus, key: few.key }).toEqual({ focus: ['a'] })
    const other = await imported([chain, `class a,b ${style}`, 'class c highlight'])
    expect({ key: other.key, ...marked(other.nodes) }).toEqual({ key: undefined, a: 'shaded', b: 'shaded' })
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

test('a style of what an edge names is that of the group of this name', async () => {
  const { focus, key } = await imported([
    'start --> core',
    'subgraph core',
    'a --> b --> c --> d --> e --> f',
    'end',
    'subgraph edge',
    'g --> h',
    'end',
    'core --> edge',
    'style core fill:#1a4731',
    'style edge fill:#ff9900',
  ])
  expect({ focus, key }).toEqual({})
})

test('the key spells names as labels of the picture do, and parts them after a digit', async () => {
  const { key } = await imported([
    'A[Vision LLM] --> B[Store] --> C[GitHub PR] --> D[Plain] --> E[STORE it] --> F[Oracle]',
    'class A,B llm',
    'class C,E githubData',
    'class D l1Contracts',
    'class F plainStore',
  ])
  expect(key).toEqual({ tinted: 'LLM', shaded: 'GitHub data', strong: 'L1 contracts', solid: 'Plain store' })
})

test('styles of states mean what those of nodes do, written out or named', async () => {
  const outcome = await importDiagram(
    [
      'stateDiagram-v2',
      '[*] --> A:::hot',
      'A --> B:::error',
      'class A waiting',
      'B --> C:::waiting',
      'C --> D:::waiting',
      'style D stroke-dasharray: 4',
      'D --> [*]',
    ].join('\n'),
  )
  expect(outcome).toMatchObject({
    ok: true,
    data: {
      focus: ['A'],
      key: { negative: 'Error', shaded: 'Waiting' },
      nodes: [{}, {}, { state: 'negative' }, { look: 'shaded' }, { look: 'shaded' }, {}],
    },
  })
  // What is in focus has no look besides.
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
  const looksOf = async (style: string) => {
    const { key, nodes } = await imported([chain, `class a,b,c ${style}`])
    return { key, ...marked(nodes) }
  }
  expect(await looksOf('ent')).toEqual({ key: undefined, a: 'tinted', b: 'tinted', c: 'tinted' })
  expect(await looksOf('group_labels-title')).toEqual({ key: undefined })
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

test.each([
  'fill:#fff',
  'fill: white,color:#000',
  'fill:#fff,stroke:#333',
  'stroke: black',
  'font-size:9px',
  'height:100%',
  'color:red;',
])('a box that is written out as others are is not in focus: %s', async (look) => {
  expect((await imported([chain, `style c ${look}`])).focus).toBeUndefined()
})

test.each(['fill:#fff4dd', 'fill:#fff,stroke:#00f', 'fill:#909'])('the only one with %s is in focus', async (look) => {
  expect((await imported([chain, `style c ${look}`])).focus).toEqual(['c'])
})

test.each([
  ['fill:#fff,stroke:#f00', 'light-red'],
  ['fill:#f00', 'red'],
  ['fill:#fcc', 'light-red'],
  ['fill:#f00,color:#fff', 'red'],
  ['fill:#9f9', 'green'],
  ['fill:#dfd', 'light-green'],
])('the only one with %s stays so: the accent would hide that it is red or green', async (look, expected) => {
  const { focus, nodes } = await imported([chain, 'c[Ship it]', `style c ${look}`])
  expect({ focus, ...marked(nodes) }).toEqual({ focus: undefined, 'Ship it': expected })
  // A letter does not say what the color means.
  expect((await imported([chain, `style c ${look}`])).focus).toEqual(['c'])
})

test('a mark is in focus in whatever color, and what is red or green beside something else does not make that the only one', async () => {
  expect((await imported([chain, 'classDef highlight fill:#f00', 'class c highlight'])).focus).toEqual(['c'])
  const { focus, nodes } = await imported([chain, 'style a fill:#f00', 'style b fill:#ffd'])
  expect({ focus, ...marked(nodes) }).toEqual({ focus: undefined, a: 'red', b: 'sand' })
})

test('a state that is called as its style needs no key', async () => {
  const outcome = await importDiagram(
    'stateDiagram-v2\n[*] --> A\nf : Failed\nA --> f\nclass f failed\nb : Broken\nA --> b\n',
  )
  expect(outcome).toMatchObject({ ok: true, data: { nodes: [{}, {}, { name: 'Failed', state: 'negative' }, {}] } })
  expect(JSON.stringify(outcome)).not.toContain('"key"')
})

test('what is blue has the accent and what is gray stays gray, however many others there are', async () => {
  const { nodes } = await imported([
    chain,
    'style a fill:#e5e7eb',
    'style b fill:#eef',
    ...Array.from('cde', (id) => `style ${id} fill:#fed`),
  ])
  expect(marked(nodes)).toEqual({ a: 'shaded', b: 'tinted', c: 'sand', d: 'sand', e: 'sand' })
  const pale = await imported([chain, 'style a fill:#e8f5e9', 'style b fill:#e5e7eb'])
  expect(marked(pale.nodes)).toEqual({ a: 'light-green', b: 'shaded' })
  const marks = await imported([chain, 'class a highlight', 'classDef file fill:#eef', 'class b,c file'])
  expect(marked(marks.nodes)).toEqual({ b: 'shaded', c: 'shaded' })
})

test('styles that look the same are one look, and the key has both names', async () => {
  const css = [
    'fill:#def,stroke:#00f',
    'fill:#def,stroke:#00f,color:#111',
    'fill:#dfd',
    'fill:#fdf',
    'fill:#ffd',
    'fill:#dff',
  ]
  const names = ['surface', 'store', 'client', 'engine', 'model', 'watcher']
  const defs = names.flatMap((name, at) => [`classDef ${name} ${css[at]}`, `class ${'abcdef'[at]} ${name}`])
  const { key, nodes } = await imported([chain, ...defs])
  expect(key).toMatchObject({ tinted: 'Surface, Store' })
  expect(marked(nodes)).toMatchObject({ a: 'tinted', b: 'tinted' })
  const wide = await imported([chain, ...defs, 'classDef store fill:#def,stroke:#00f,stroke-width:3px'])
  expect(new Set(Object.values(marked(wide.nodes))).size).toBe(6)
})

test('where no look is left, styles of one hue are one look', async () => {
  const letters = Array.from('abcdefghi')
  const yellows = letters.map((id, at) => `style ${id} fill:#ff${at}`)
  const { nodes } = await imported([letters.join(' --> ') + ' --> j', ...yellows])
  expect(marked(nodes)).toEqual({
    a: 'sand',
    b: 'shaded',
    c: 'tinted',
    d: 'strong',
    e: 'solid',
    f: 'gray',
    g: 'plain',
    h: 'sand',
    i: 'sand',
  })
})

test('of two strengths of blue or gray the stronger is deeper', async () => {
  const { nodes } = await imported([
    chain,
    'style a fill:#2196f3',
    'style b fill:#e3f2fd',
    'style c fill:#888',
    'style d fill:#eee',
  ])
  expect(marked(nodes)).toEqual({ a: 'blue', b: 'tinted', c: 'gray', d: 'shaded' })
  const focused = await imported([
    chain,
    'style b fill:#e3f2fd',
    'style c fill:#2196f3',
    'class a,d,f highlight',
    'linkStyle 0 stroke:#00f',
  ])
  expect(Object.values(marked(focused.nodes)).filter((look) => look === 'tinted' || look === 'blue')).toEqual([])
})

test('a second blue, and a second gray, are near the first', async () => {
  const { nodes } = await imported([
    chain,
    'style a fill:#dbeafe',
    'style b fill:#e0e7ff',
    'style c fill:#eee',
    'style d fill:#ddd',
    'style e fill:#e3f2fd',
  ])
  expect(marked(nodes)).toEqual({ a: 'tinted', b: 'lilac', c: 'shaded', d: 'gray', e: 'blue' })
})

test('an outcome that is painted in its color keeps a pale one', async () => {
  const css = { success: 'fill:#c8e6c9', failed: 'fill:#f00', error: 'fill:#fff,stroke:#f00', ok: 'fill:#00f' }
  const defs = Object.entries(css).flatMap(([name, own], at) => [
    `classDef ${name} ${own}`,
    `class ${'abcd'[at]} ${name}`,
  ])
  const { nodes } = await imported([chain, ...defs])
  expect(marked(nodes)).toEqual({
    a: 'positive light-green',
    b: 'negative light-red',
    c: 'negative',
    d: 'positive',
  })
})

test('all that is green is one look, and so is all that is red', async () => {
  const css = { web: 'fill:#e8f5e9', store: 'fill:#c8e6c9', queue: 'fill:#ffcdd2', job: 'fill:#ffebee' }
  const defs = Object.entries(css).flatMap(([name, own], at) => [
    `classDef ${name} ${own}`,
    `class ${'abcd'[at]} ${name}`,
  ])
  const { key, nodes } = await imported([chain, ...defs])
  expect(marked(nodes)).toEqual({ a: 'light-green', b: 'light-green', c: 'light-red', d: 'light-red' })
  expect(key).toEqual({ 'light-green': 'Web, Store', 'light-red': 'Queue, Job' })
})

test('a color with as little as 12 of 255 between its parts is one', async () => {
  const lookOf = async (fill: string) =>
    marked((await imported([chain, `style a fill:${fill}`, 'style b fill:#ff9'])).nodes)['a']
  expect(await lookOf('#e8f4e8')).toBe('light-green')
  expect(await lookOf('#e8f3e8')).not.toBe('light-green')
})

test('a few boxes with light words on a color of their own each are stressed', async () => {
  const stark = (fills: string[]): string[] => fills.map((fill, at) => `style ${'abc'[at]} fill:${fill},color:#fff`)
  const { focus, nodes } = await imported([chain, ...stark(['#28f', '#24f'])])
  expect({ focus, ...marked(nodes) }).toEqual({ focus: ['a', 'b'] })
  // Colors of their own tell them apart.
  const apart = await imported([chain, ...stark(['#28f', '#f63'])])
  expect({ focus: apart.focus, ...marked(apart.nodes) }).toEqual({ focus: undefined, a: 'tinted', b: 'red' })
  expect((await imported([chain, ...stark(['#28f', '#24f', '#06f'])])).focus).toBeUndefined()
  expect((await imported([chain, 'style a fill:#28f,color:#fff', 'style b fill:#24f'])).focus).toBeUndefined()
  expect((await imported([chain, ...stark(['#28f', '#24f']), 'style f fill:#28f,color:#fff'])).focus).toBeUndefined()
})

test('an abbreviation is the word of its nodes that begins so', async () => {
  const text = 'a[Graph engine] --> b[Planner] --> c[Per call] --> d[Persons] --> e[Perception] --> f[Loc]'
  const { key } = await imported([text, 'class a eng', 'class b planning', 'class d,e per', 'class c obs'])
  expect(key).toEqual({ strong: 'Planning', shaded: 'Engine', tinted: 'Per', solid: 'Obs' })
})

test.each([
  [
    'few of them have one',
    ['class A outside', 'classDef outside fill:#e8f5e9'],
    { A: 'light-green' },
    { 'light-green': 'Outside' },
  ],
  [
    'two share one',
    ['style A fill:#fff3e0', 'style B fill:#fff3e0', 'style C fill:#eee'],
    { A: 'sand', B: 'sand', C: 'shaded' },
    undefined,
  ],
  ['it is dashed', ['style A stroke-dasharray: 5 5'], { A: 'dashed' }, undefined],
  ['deep ones are pale', ['style A fill:#d32f2f,color:#fff'], { A: 'light-red' }, undefined],
  [
    'each has its own',
    ['style A fill:#fff3e0', 'style B fill:#eef', 'style C fill:#e8f5e9'],
    { A: 'sand', B: 'tinted', C: 'light-green' },
    undefined,
  ],
  ['all have it', ['style A fill:#eef', 'style B fill:#eef', 'style C fill:#eef'], {}, undefined],
  [
    'nodes have it too',
    ['classDef outside fill:#fcf', 'class A,B,C,b outside', 'classDef own fill:#ffd', 'class d,f own'],
    { A: 'lilac', B: 'lilac', C: 'lilac' },
    { lilac: 'Outside', sand: 'Own' },
  ],
] as const)('groups have looks where these tell some apart: %s', async (_, styles, expected, expectedKey) => {
  const { groups = [], focus, key, notes } = await imported([...threeGroups, ...styles])
  expect(marked(groups)).toEqual(expected)
  expect({ focus, key }).toEqual({ focus: undefined, key: expectedKey })
  expect(notes).toHaveLength(1)
  expect(notes[0]?.what).toMatch(/^styles are not carried over/)
})

test('the ledger says what a frame became; a gray one alone is as frames are', async () => {
  const { notes } = await imported([...threeGroups, 'style A stroke-dasharray: 5 5'])
  expect(notes[0]?.what).toBe('styles are not carried over (A is dashed)')
  const one = await imported(['subgraph g', 'a --> b', 'end', 'g --> c --> d', 'style g fill:#eee'])
  expect({ focus: one.focus, key: one.key, ...marked(one.groups ?? []) }).toEqual({ focus: undefined, key: undefined })
})

test('what says no more than how deep a frame is has no look', async () => {
  const { groups = [] } = await imported([
    'subgraph O',
    'subgraph A',
    'a',
    'end',
    'subgraph B',
    'b',
    'end',
    'end',
    'style A fill:#eef',
    'style B fill:#eef',
  ])
  expect(marked(groups)).toEqual({})
})

test('a frame that is made invisible is not in focus', async () => {
  const framed = (style: string) => imported(['subgraph g', 'a --> b', 'end', 'g --> c --> d', `style g ${style}`])
  expect((await framed('fill:transparent,stroke:transparent')).focus).toBeUndefined()
  expect((await framed('fill:none,stroke:none')).focus).toBeUndefined()
  const { focus, groups } = await framed('fill:transparent,stroke:#00f')
  expect({ focus, groups }).toEqual({ focus: undefined, groups: [expect.objectContaining({ look: 'tinted' })] })
})

test('what is called active and painted green or red stays so; a bare mark is in focus in whatever color', async () => {
  const lines = [chain, 'classDef idle fill:#ffd700', 'class a,b,c,d,e idle', 'class f active']
  const green = await imported([...lines, 'classDef active fill:#90ee90'])
  expect({ focus: green.focus, f: marked(green.nodes)['f'] }).toEqual({ focus: undefined, f: 'green' })
  const blue = await imported([...lines, 'classDef active fill:#90caf9'])
  expect({ focus: blue.focus, f: marked(blue.nodes)['f'] }).toEqual({ focus: ['f'], f: undefined })
  const bare = await imported([chain, 'classDef highlight fill:#90ee90', 'class f highlight'])
  expect(bare.focus).toEqual(['f'])
})

test('pink is the pale red unless something is red, and lilac else', async () => {
  const lookOf = async (pink: string, ...others: string[]) =>
    marked((await imported([chain, `style a fill:${pink}`, 'style b fill:#d8b4fe', ...others])).nodes)['a']
  expect(await lookOf('#fbcfe8')).toBe('light-red')
  expect(await lookOf('#fbcfe8', 'style c fill:#ffcdd2')).toBe('shaded')
  const alone = await imported([chain, 'style a fill:#fbcfe8', 'style b fill:#ffcdd2'])
  expect(marked(alone.nodes)).toEqual({ a: 'lilac', b: 'light-red' })
})

test('a step that is painted is a part of the code; one that is white with a thin gray border is as nodes are', async () => {
  const ofStep = (css: string) =>
    imported([
      `${chain} --> g`,
      `classDef step ${css}`,
      'classDef report fill:#fff3e0',
      'class a,b,c,d step',
      'class e,f,g report',
    ])
  expect(marked((await ofStep('fill:#e3f2fd')).nodes)).toMatchObject({ a: 'tinted', e: 'sand' })
  expect(marked((await ofStep('color:#000')).nodes)).toEqual({ e: 'sand', f: 'sand', g: 'sand' })
  const ofCore = (css: string) =>
    imported([chain, `classDef core ${css}`, 'classDef io fill:#f0f9ff', 'class a,b,c core', 'class d,e,f io'])
  const white = await ofCore('fill:#ffffff,stroke:#94a3b8,stroke-width:0.95px')
  expect(marked(white.nodes)).toEqual({ a: 'plain', b: 'plain', c: 'plain', d: 'tinted', e: 'tinted', f: 'tinted' })
  expect(white.key).toMatchObject({ plain: 'Core' })
  for (const css of ['fill:#fff,stroke:#94a3b8,stroke-width:2px', 'fill:#fff,stroke:#38bdf8'])
    expect(marked((await ofCore(css)).nodes)['a']).not.toBe('plain')
})

test('orange is no red, and gives way to yellow', async () => {
  const colored = async (...fills: string[]) => {
    const { nodes } = await imported([
      'aa --> bb --> cc --> dd --> ee --> ff --> gg --> hh',
      ...fills.map((fill, at) => `classDef x${at} fill:${fill}`),
      ...fills.map((_, at) => `class ${['aa,bb', 'cc,dd', 'ee,ff'][at]} x${at}`),
    ])
    const looks = marked(nodes)
    return ['aa', 'cc', 'ee'].slice(0, fills.length).map((name) => looks[name])
  }
  expect(await colored('#f56', '#f96')).toEqual(['red', 'sand'])
  expect(await colored('#ffe6cc', '#fff2cc')).toEqual(['light-red', 'sand'])
  expect(await colored('orange', 'gold')).toEqual(['light-red', 'sand'])
  expect(await colored('#ffe6cc', '#ffebee')).toEqual(['sand', 'light-red'])
  expect(await colored('#fbcfe8', '#ffe6cc', '#fff9c4')).toEqual(['lilac', 'light-red', 'sand'])
  expect(await colored('#ffa500', '#ffcdd2', '#fff9c4')).toEqual(['shaded', 'light-red', 'sand'])
})

test('the only gray one stays gray, and is in focus only where it is called a mark', async () => {
  const { focus, nodes } = await imported([
    'one --> two --> three --> four',
    'classDef client fill:#888',
    'class two client',
  ])
  expect([focus, marked(nodes)]).toEqual([undefined, { two: 'shaded' }])
  const mark = await imported(['one --> two --> three --> four', 'classDef highlight fill:#888', 'class two highlight'])
  expect(mark.focus).toEqual(['two'])
})

test('what a label sets lower or higher stays apart', async () => {
  const { nodes } = await imported(['a["DNA<sub>tumor</sub>"] --> b["10<sup>6</sup> reads"]'])
  expect(nodes.map(({ name }) => name)).toEqual(['DNA_tumor', '10⁶ reads'])
})
