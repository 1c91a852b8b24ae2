/** What graphs become, by what is said of their nodes, edges and styles: whole data of short texts. */
import { describe, expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

const imported = async (text: string, recipe?: string) => {
  const outcome = await importDiagram(text, recipe === undefined ? {} : { recipe })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
  const { data, notes, recipe: drawn, others } = outcome
  const { nodes = [], edges = [], ...rest } = data as { nodes?: object[]; edges?: object[] } & Record<string, unknown>
  const ledger = notes.map(({ what, text: words }) => `${what}: ${words}`)
  return { recipe: drawn, others, nodes, edges, ledger, ...rest } as Record<string, unknown> & {
    recipe: string
    nodes: Record<string, unknown>[]
    edges: Record<string, unknown>[]
    ledger: string[]
  }
}
const flow = (...lines: string[]): string => ['flowchart LR', ...lines].join('\n')
const uml = (...lines: string[]): string => ['@startuml', ...lines, '@enduml'].join('\n')

describe('which recipe draws a graph', () => {
  test.each([
    ['a diamond that asks', flow('a{ok?} --> b'), 'decision-flowchart'],
    ['a diamond with two ways out', flow('a{ok} --> b', 'a --> c'), 'decision-flowchart'],
    ['a diamond with one way out, among other edges', flow('a{ok} --> b --> c --> d'), 'flow-graph'],
    ['a box that asks', flow('a[ok?] --> b', 'a --> c'), 'flow-graph'],
    ['packages alone', uml('package A {\n}', 'package B {\n}', 'A ..> B'), 'uml-package'],
    ['packages and folders', uml('package A {\n}', 'folder B {\n}', 'A ..> B'), 'uml-package'],
    ['a package with something in it', uml('package A {\n[c]\n}', 'package B {\n}', 'A ..> B'), 'flow-graph'],
    ['artifacts in nodes', uml('node N {\nartifact A\n}'), 'uml-deployment'],
    ['components in nodes', uml('node N {\ncomponent A\n}', 'component B', 'A --> B'), 'flow-graph'],
    ['use cases and actors', uml('actor U', 'usecase (Buy)', 'U --> (Buy)'), 'uml-use-case'],
    ['use cases and components', uml('component U', 'usecase (Buy)', 'U --> (Buy)'), 'flow-graph'],
    ['objects', uml('object A', 'object B', 'A --> B'), 'uml-object'],
    ['objects and a class', uml('object A', 'class B', 'A --> B'), 'uml-class'],
  ])('%s', async (_, text, recipe) => {
    expect((await imported(text)).recipe).toBe(recipe)
  })

  test.each([
    [
      'all circles, one of them double, and words on all edges',
      'a [shape=circle]; b [shape=doublecircle]; a -> b [label=1]',
      true,
    ],
    [
      'a start that is called so, with one edge without words',
      'start [shape=circle]; b [shape=doublecircle]; start -> b; b -> b [label=1]',
      true,
    ],
    [
      'a start that is called so, and words on its edge',
      'start [shape=circle]; b [shape=doublecircle]; start -> b [label=0]',
      true,
    ],
    [
      'a start without words that an edge leads to',
      'q_i [shape=circle]; b [shape=doublecircle]; q_i -> b; b -> q_i [label=1]',
      false,
    ],
    [
      'a start with two edges',
      'init [shape=circle]; b [shape=doublecircle]; c [shape=circle]; init -> b; init -> c',
      false,
    ],
    ['an edge without words from a node of another name', 'x [shape=circle]; b [shape=doublecircle]; x -> b', false],
    ['no double circle', 'a [shape=circle]; b [shape=circle]; a -> b [label=1]', false],
    ['a cluster', 'subgraph cluster_x { a [shape=circle] } b [shape=doublecircle]; a -> b [label=1]', false],
  ])('%s: whether it is an automaton', async (_, body, isOne) => {
    expect((await imported(`digraph { ${body} }`)).recipe === 'finite-automaton').toBe(isOne)
  })

  test('the start of an automaton is a mark; one with words on its edge is a state', async () => {
    const body = 'b [shape=doublecircle]; start [shape=circle]; b -> b [label=1]'
    const kinds = async (edge: string): Promise<unknown[]> =>
      (await imported(`digraph { ${body}; ${edge} }`)).nodes.map(({ kind = 'state' }) => kind)
    expect(await kinds('start -> b')).toEqual(['final', 'initial'])
    expect(await kinds('start -> b [label=0]')).toEqual(['final', 'state'])
  })

  test.each([
    ['[*] --> a\na --> b: x\nb --> [*]', true],
    ['[*] --> a\na --> b\nb --> [*]', false],
    ['[*] --> a\na --> b: x', false],
    ['[*] --> a\na --> b: x\nb --> [*]: done', false],
    ['[*] --> a\na --> b: x\nb --> [*]\nstate a {\nc --> d: y\n}', false],
    ['[*] --> a: begin\na --> b: x\nb --> [*]', true],
  ])('%j: whether the states are an automaton too', async (states, isOne) => {
    expect((await imported(`stateDiagram-v2\n${states}`))['others']).toEqual(isOne ? ['finite-automaton'] : [])
  })
})

describe('names', () => {
  test('what is called twice, as words on an arrow, or longer than 40 letters has an id of its source', async () => {
    const [whole, long] = ['w'.repeat(40), 'l'.repeat(41)]
    const { nodes, edges } = await imported(
      flow(`A[Same] --> B[Same]`, 'C[go] -- go --> D', `E[${whole}] --> F[${long}]`, 'Same["Not the same"] --> A'),
    )
    expect(nodes).toMatchObject([
      { id: 'a', name: 'Same' },
      { id: 'b', name: 'Same' },
      { id: 'c', name: 'go' },
      { name: 'D' },
      { name: whole },
      { id: 'f', name: long },
      { name: 'Not the same' },
    ])
    expect(nodes[3]).toEqual({ name: 'D' })
    expect(edges.map(({ from, to }) => [from, to])).toEqual([
      ['a', 'b'],
      ['c', 'D'],
      [whole, 'f'],
      ['Not the same', 'a'],
    ])
  })

  test('an id has up to 24 letters and digits of its source, and a number where it is taken', async () => {
    const long = 'Component_number_25_of_the_list'
    const { nodes } = await imported(
      flow(
        `${long}_a[x]`,
        `${long}_b[x]`,
        `${long}_c[x]`,
        '123_[x]',
        'Ü[x]',
        'abcdefghijklmnopqrstuvw_x[x]',
        'item[y]',
      ),
    )
    expect(nodes.map(({ id }) => id)).toEqual([
      'component-number-25-of-t',
      'component-number-25-of-t-2',
      'component-number-25-of-t-3',
      'item',
      'item-2',
      'abcdefghijklmnopqrstuvw',
      undefined,
    ])
  })
})

describe('edges', () => {
  test.each([
    ['a --> b', {}],
    ['a --- b', { head: 'none' }],
    ['a --o b', { head: 'circle' }],
    ['a --x b', { head: 'cross' }],
    ['a <--> b', { tail: 'arrow' }],
    ['a o--o b', { tail: 'circle', head: 'circle' }],
    ['a -.-> b', { stroke: 'dashed' }],
    ['a ==> b', { stroke: 'thick' }],
    ['a x==x|go| b', { text: 'go', tail: 'cross', head: 'cross', stroke: 'thick' }],
  ])('%s', async (edge, looks) => {
    const { edges, ledger } = await imported(flow(edge))
    expect([edges, ledger]).toEqual([[{ from: 'a', to: 'b', ...looks }], []])
  })

  test('what has a kind looks like it: other marks are in the ledger', async () => {
    const { edges, ledger } = await imported(
      flow('a -.-> b', 'b <-.-> c', 'c -.-o d', 'd -.-x e', 'e -.- f', 'f ~~~ a'),
      'service-dependency-map',
    )
    expect(edges.map(({ kind }) => kind)).toEqual(['optional', 'optional', 'optional', 'optional', 'optional'])
    expect(ledger).toEqual(['marks at the ends of arrows: b c', 'invisible links: f a'])
  })

  test.each([
    ['taillabel=1, headlabel=2, label=go', { text: 'go', ends: ['1', '2'] }],
    ['taillabel=1, label=go', { text: 'go (1)' }],
    ['headlabel=2, label=go', { text: 'go (2)' }],
    ['headlabel=2', { text: '2' }],
    ['taillabel=1', { text: '1' }],
    ['taillabel=1, headlabel=2', { ends: ['1', '2'] }],
  ])('words at the ends of a line: %s', async (attributes, words) => {
    const { edges } = await imported(`digraph { a -> b [${attributes}] }`)
    expect(edges).toEqual([{ from: 'a', to: 'b', ...words }])
  })
})

describe('directions', () => {
  test.each([
    ['LR', 'right', []],
    ['TD', 'down', []],
    ['RL', 'left', []],
    ['BT', 'up', []],
  ])('%s is to the %s', async (written, direction, ledger) => {
    const found = await imported(`flowchart ${written}\na --> b`)
    expect([found['direction'], found.ledger]).toEqual([direction, ledger])
  })

  test.each([
    ['BT', 'BT', undefined, []],
    ['BT', 'TB', 'down', []],
    ['BT', 'RL', 'right', ['a direction of a group to the left or up, turned around: RL']],
    ['LR', 'BT', 'down', ['a direction of a group to the left or up, turned around: BT']],
  ])('of a graph %s, a group %s', async (graph, own, direction, ledger) => {
    const found = await imported(`flowchart ${graph}\nsubgraph one\ndirection ${own}\na --> b\nend\nc`)
    expect([(found['groups'] as { direction?: string }[])[0]?.direction, found.ledger]).toEqual([direction, ledger])
  })

  test('of a state machine and of a composite state are theirs', async () => {
    const found = await imported('stateDiagram-v2\ndirection LR\nstate b {\ndirection TB\nc --> d\n}\na --> b')
    expect([found['direction'], found['groups']]).toEqual(['right', [expect.objectContaining({ direction: 'down' })]])
  })
})

describe('styles', () => {
  const chain = (count: number): string => Array.from({ length: count }, (_, at) => `n${at}`).join(' --> ')
  const styled = async (count: number, ...lines: string[]) => {
    const { nodes, ledger, ...rest } = await imported(flow(chain(count), ...lines))
    const marks = nodes.flatMap(({ name, state, look }) =>
      [state ?? look ?? []].flat().map((mark) => `${name as string} ${mark as string}`),
    )
    return { focus: rest['focus'], key: rest['key'], marks, ledger }
  }

  test.each([
    ['one of three', 3, 'class n0 lone', ['n0'], { focus: 'Lone' }],
    ['two of five: too many', 5, 'class n0,n1 lone', undefined, { tinted: 'Lone' }],
    ['two of six', 6, 'class n0,n1 lone', ['n0', 'n1'], { focus: 'Lone' }],
    ['five of fifteen', 15, 'class n0,n1,n2,n3,n4 lone', ['n0', 'n1', 'n2', 'n3', 'n4'], { focus: 'Lone' }],
    ['six of eighteen: too many', 18, 'class n0,n1,n2,n3,n4,n5 lone', undefined, { tinted: 'Lone' }],
    ['three of six: half', 6, 'class n0,n1,n2 lone', undefined, { tinted: 'Lone' }],
    ['four of six: most', 6, 'class n0,n1,n2,n3 lone', undefined, undefined],
    ['a mark, which has no name in the key', 3, 'class n0 hot', ['n0'], undefined],
    ['a mark of too many', 3, 'class n0,n1 hot', undefined, undefined],
    ['a name with signs', 3, 'class n0 web-hook_2', ['n0'], { focus: 'Web hook 2' }],
  ])('the only style: %s', async (_, count, line, focus, key) => {
    expect(await styled(count, line)).toMatchObject({ focus, key })
  })

  test('a name in the key has 40 letters at most', async () => {
    const keyOf = async (length: number) => (await styled(3, `class n0 ${'k'.repeat(length)}`)).key
    expect(await keyOf(40)).toEqual({ focus: `K${'k'.repeat(39)}` })
    expect(await keyOf(41)).toEqual({ focus: `K${'k'.repeat(39)}` })
  })

  test.each(['ok', 'success', 'successful', 'pass', 'passed', 'good', 'healthy', 'valid', 'allowed', 'approved'])(
    '%s is good',
    async (style) => {
      expect((await styled(6, `class n0 ${style}`, 'class n1,n2 outside')).marks).toEqual([
        'n0 positive',
        'n1 tinted',
        'n2 tinted',
      ])
    },
  )

  test.each([
    'error',
    'errors',
    'fail',
    'failed',
    'failure',
    'danger',
    'critical',
    'bad',
    'unhealthy',
    'invalid',
    'denied',
    'blocked',
    'rejected',
  ])('%s is bad', async (style) => {
    expect((await styled(6, `class n0 ${style}`, 'class n1,n2 outside')).marks).toEqual([
      'n0 negative',
      'n1 tinted',
      'n2 tinted',
    ])
  })

  test.each([
    'highlight',
    'highlighted',
    'high-light',
    'focus',
    'focused',
    'emphasized',
    'emphasised',
    'emphasis',
    'important',
    'active',
    'current',
    'selected',
    'changed',
    'new',
    'hot',
  ])('%s is a mark, beside a style that has a look', async (style) => {
    expect(await styled(6, `class n0 ${style}`, 'class n1,n2 outside')).toMatchObject({
      focus: ['n0'],
      key: { shaded: 'Outside' },
      marks: ['n1 shaded', 'n2 shaded'],
    })
  })

  test.each([
    'node',
    'nodes',
    'default',
    'base',
    'normal',
    'plain',
    'box',
    'boxes',
    'step',
    'item',
    'common',
    'standard',
    'nodeStyle',
    'base-class',
    'box_style',
  ])('%s is how nodes look: the only other style counts', async (style) => {
    expect(await styled(6, `class n0,n1 ${style}`, 'class n2 lone')).toMatchObject({
      focus: ['n2'],
      key: { focus: 'Lone' },
      marks: [],
    })
  })

  test('one node alone has a look, without a name that says nothing; a style of groups alone does not count beside one of nodes', async () => {
    expect(await styled(6, 'class n0 hot', 'class n1 other')).toMatchObject({
      focus: ['n0'],
      marks: ['n1 shaded'],
      key: undefined,
    })
    expect(await styled(6, 'subgraph S', 'n5', 'end', 'class S region', 'class n0 lone')).toMatchObject({
      focus: ['n0'],
      ledger: ['styles are not carried over (lone is in focus): class S region'],
    })
    expect(await styled(6, 'subgraph S', 'n5', 'end', 'class S region')).toMatchObject({ focus: undefined })
    expect(await styled(6, 'subgraph S', 'n5', 'end', 'class S highlight')).toMatchObject({ focus: ['S'] })
  })
})

test('a frame without words has none where frames need no name, and is called by its id elsewhere', async () => {
  const text = 'flowchart LR\nsubgraph s1 [" "]\na --> b\nend\nsubgraph " "\nc\nend\nb --> c\ns1 --> d'
  const plain = await importDiagram(text)
  expect(plain).toMatchObject({
    recipe: 'flow-graph',
    data: {
      nodes: [{ group: 's1' }, { group: 's1' }, { group: 'subgraph1' }, { name: 'd' }],
      edges: [{}, {}, { from: 's1' }],
      groups: [{ id: 's1' }, { id: 'subgraph1' }],
    },
  })
  expect(JSON.stringify(plain)).not.toContain('"name":"s')
  expect(await importDiagram(text, { recipe: 'service-dependency-map' })).toMatchObject({
    data: { groups: [{ name: 's1' }, { name: 'subGraph1' }] },
  })
})

test('a frame without words has none in a flowchart with questions either, and long words on an arrow are whole', async () => {
  const words = 'word '.repeat(47).trim()
  const found = await importDiagram(`flowchart TB\nsubgraph TOP[" "]\na{ok?} -- yes --> b\nend\na -- ${words} --> c`)
  expect(found).toMatchObject({
    recipe: 'decision-flowchart',
    data: { edges: [{ text: 'yes' }, { text: words }], groups: [{ id: 'top' }] },
  })
  expect(JSON.stringify(found)).not.toContain('"TOP"')
})
