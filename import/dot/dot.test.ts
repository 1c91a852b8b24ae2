/** DOT: nodes, edges, clusters, the braces that attributes hold in, and what is not drawn. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../test/said.ts'
import { readDot } from './read-dot.ts'

const model = (text: string) => readDot(text).model
const edges = (text: string) =>
  model(text).edges.map(({ from, to, label }) => [from, to, label].filter(Boolean).join(' '))

test('chains, braces and lists of ends make one edge for each pair', () => {
  expect(edges('digraph { a -> b -> {c d} -> e [label=x] }')).toEqual(['a b x', 'b c x', 'b d x', 'c e x', 'd e x'])
  expect(edges('graph { subgraph s { a b } -- c; }')).toEqual(['a c', 'b c'])
  expect(model('graph { a -- b }')).toMatchObject({ directed: false, edges: [{ head: 'none', tail: 'none' }] })
})

test('attributes hold from where they are set, within their braces', () => {
  const { nodes, edges: found } = model(
    'digraph {\n a; node [shape=box]; b\n subgraph x { node [shape=diamond]; c; edge [style=dashed]; c -> b }\n d; b -> d\n}',
  )
  expect([...nodes.values()].map(({ id, shape }) => [id, shape])).toEqual([
    ['a', undefined],
    ['b', 'box'],
    ['c', 'diamond'],
    ['d', 'box'],
  ])
  expect(found.map(({ stroke }) => stroke)).toEqual(['dotted', 'normal'])
})

test('a node belongs to the innermost cluster that names it; other subgraphs are no groups', () => {
  const { nodes, groups, title, direction } = model(
    'digraph G {\n label="Whole"; rankdir=LR\n subgraph cluster_a { label="A"; x; subgraph cluster_b { y; x } subgraph plain { z } }\n y -> z\n}',
  )
  expect([title, direction]).toEqual(['Whole', 'LR'])
  expect(groups.map(({ id, label, group }) => [id, label, group])).toEqual([
    ['cluster_a', 'A', undefined],
    ['cluster_b', 'b', 'cluster_a'],
  ])
  expect([...nodes.values()].map(({ id, group }) => [id, group])).toEqual([
    ['x', 'cluster_b'],
    ['y', 'cluster_b'],
    ['z', 'cluster_a'],
  ])
})

test('words: strings joined, escapes, HTML, records, names of nodes', () => {
  const { nodes } = model(
    'digraph { a [label="one\\ntwo" + " \\N"]; b [label=<<b>Bold</b><br/>&amp; plain>]; "c d" [shape=record, label="{<p> Head|{x|y\\|z}}"]; -1.5 -> ü }',
  )
  expect([...nodes.values()].map(({ label, note, lines }) => [label, note ?? lines?.join(' / ')])).toEqual([
    ['one\ntwo a', undefined],
    ['Bold\n& plain', undefined],
    ['Head', 'x | y|z'],
    ['-1.5', undefined],
    ['ü', undefined],
  ])
})

test('what is invisible is not drawn; where an arrow is drawn at it, it is a dot', () => {
  const { model: read, report } = readDot(`digraph {
 go [style=invis]; gap [style="invis"]; a; b
 go -> a; a -> gap [style=invis]; a -> b
 subgraph cluster_row { style=invis; label=Row; subgraph cluster_in { label=In; c } }
 subgraph cluster_bare { peripheries=0; d }
}`)
  expect([...read.nodes.values()].map(({ id, label, shape, group }) => [id, label, shape, group])).toEqual([
    ['go', '', 'point', undefined],
    ['a', 'a', undefined, undefined],
    ['b', 'b', undefined, undefined],
    ['c', 'c', undefined, 'cluster_in'],
    ['d', 'd', undefined, undefined],
  ])
  expect(read.edges.map(({ from, to }) => `${from} ${to}`)).toEqual(['go a', 'a b'])
  expect(read.groups).toMatchObject([{ id: 'cluster_in', label: 'In' }])
  expect(read.groups[0]).not.toHaveProperty('group')
  expect(ledgerOf(report)).toEqual(['2+4+5:20 invisible nodes and frames', '5:26 styles are not carried over'])
})

test('what has no words of its own: words beside it are its name, an empty circle is a mark, a frame has those of its name', () => {
  const { nodes, groups } = model(
    'digraph { a [label="", xlabel="beside"]; b [label="", shape=circle]; c [xlabel=more]; subgraph cluster_data_store { d } subgraph cluster_1 { e } }',
  )
  expect([...nodes.values()].map(({ label, shape, note }) => [label, shape, note]).slice(0, 3)).toEqual([
    ['beside', undefined, undefined],
    ['', 'point', undefined],
    ['c', undefined, 'more'],
  ])
  expect(groups.map(({ label }) => label)).toEqual(['data store', 'cluster 1'])
})

test('fields of a record are lines under the first, as far as there is room, and a line in a color is a style', () => {
  const { model } = readDot(
    `digraph { a [shape=record, label="T|<x> x: int|<y> y: text"]; b [shape=record, label="T|x"]
     c [shape=record, label="${Array.from({ length: 18 }, (_, index) => `f${index}`).join('|')}"]
     d [shape=record, label="T|x|${'y'.repeat(81)}"]; n [shape=record, label="{T|{x|y}}"]; o [shape=record, label="{T|x|\\{y\\}}"]; e [color=red]; f [color=black]; g [style="filled,dashed", color=blue] ; h [style=bold] }`,
  )
  const of = (id: string) => model.nodes.get(id)
  expect(of('a')).toMatchObject({ label: 'T', lines: ['x: int', 'y: text'] })
  expect(of('a')).not.toHaveProperty('note')
  expect(of('b')).toMatchObject({ label: 'T', note: 'x' })
  expect([of('c')?.lines, of('d')?.lines, of('n')?.lines]).toEqual([undefined, undefined, undefined])
  expect(of('o')?.lines).toEqual(['x', '{y}'])
  expect(of('c')?.note).toContain('f16 | f17')
  expect(['e', 'f', 'g', 'h'].map((id) => of(id)?.looks)).toEqual([
    ['stroke:red'],
    undefined,
    ['fill:blue,stroke-dasharray:4'],
    ['stroke-width:2'],
  ])
})

test('a record in HTML has its fields too', () => {
  const { nodes } = model(
    'digraph { a [shape=record, label=< {<b>Open</b><br/>at <i>noon</i> | { due: <i>none</i> | x \\| y } } >] }',
  )
  expect(nodes.get('a')).toMatchObject({ label: 'Open\nat noon', note: 'due: none | x | y' })
})

test('directions, strokes, heads and words at ends of edges', () => {
  const [first, second, third] = model(
    'digraph { a -> b [dir=both, arrowhead=dot, style=bold, headlabel=1, taillabel=n]; a -> c [dir=back]; a -> d [style=invis, xlabel="x y"] }',
  ).edges
  expect(first).toMatchObject({ head: 'circle', tail: 'point', stroke: 'thick', ends: ['n', '1'] })
  expect(second).toMatchObject({ head: 'none', tail: 'point' })
  expect(third).toMatchObject({ stroke: 'invisible', label: 'x y' })
})

test('looks, places, ports and links are in the ledger', () => {
  const { report } = readDot('digraph {\n a:p:n -> b [color=red, weight=2]\n c [URL="https://x.example", width=2]\n}')
  expect(ledgerOf(report)).toEqual([
    '2:2 ports: edges end at the node, not at one of its fields or sides',
    '2:14 styles are not carried over',
    '2+3:25 places, sizes and weights: laid out here',
    '3:5 a link or a click',
  ])
})

test('a mistake is a finding with its place, and the rest is read', () => {
  const { model: read, report } = readDot('digraph {\n a -> ;\n b -> c\n d [label=]\n e -> f\n')
  expect(findingsIn(report)).toEqual([
    '2:7 a node, an edge or a subgraph',
    '4:11 a value',
    '1:1 the end of these braces: }',
  ])
  expect(read.edges.map(({ from, to }) => `${from} ${to}`)).toEqual(['b c', 'e f'])
})

test('braces without end and products without measure are findings, not dangers', () => {
  expect(findingsIn(readDot(`digraph { ${'{'.repeat(10_000)}`).report)[0]).toContain('at most 200 braces')
  const many = Array.from({ length: 300 }, (_, index) => `a${index}`).join(' ')
  expect(findingsIn(readDot(`digraph { {${many}} -> {${many}} }`).report)[0]).toContain('at most 20000 edges')
})

test('in a compound graph, edges end at the clusters that they name', () => {
  const ends = (head: string) => {
    const { model, report } = readDot(
      `digraph { ${head} subgraph cluster_a { subgraph cluster_b { x } } subgraph cluster_c { y } x -> y [ltail=cluster_a, lhead=cluster_c] y -> x [lhead=cluster_c] }`,
    )
    return [
      model.edges.map(({ from, to }) => `${from} ${to}`),
      ledgerOf(report).map((each) => each.replace(/^\S+ /, '')),
    ]
  }
  expect(ends('compound=true')).toEqual([['cluster_a cluster_c', 'y x'], []])
  expect(ends('')).toEqual([['x y', 'y x'], ['ends at clusters: the graph is not compound']])
})

test('a chain may be as long as its text', () => {
  const chain = Array.from({ length: 9000 }, (_, index) => `n${index}`).join(' -> ')
  expect(edges(`digraph { ${chain} }`)).toHaveLength(8999)
  expect(edges(`digraph { {a b} -> ${chain} }`).slice(0, 3)).toEqual(['a n0', 'b n0', 'n0 n1'])
})

test('a strict graph has one edge between two nodes, with what was said last', () => {
  const joins = (text: string) => model(text).edges.map(({ from, to, label = '' }) => `${from} ${to} ${label}`.trim())
  expect(joins('strict graph { a -- {b c}; b -- a [label=last]; b -- a; a -- a }')).toEqual(['a b last', 'a c', 'a a'])
  expect(joins('strict digraph { a -> b; b -> a; a -> b [label=x] }')).toEqual(['a b x', 'b a'])
  expect(joins('graph { a -- b; b -- a }')).toEqual(['a b', 'b a'])
})

test('a frame without a line is drawn if it is filled', () => {
  const frame = (looks: string) => model(`digraph { subgraph cluster_x { peripheries=0; ${looks} a } }`).groups.length
  expect(['style="filled,rounded";', 'bgcolor=red;', 'style=filled;', 'style=rounded;'].map(frame)).toEqual([
    1, 1, 1, 0,
  ])
})

test('a comment of the preprocessor may be indented, as PlantUML takes it', () => {
  expect(edges('digraph {\n  # Clients\n  a -> b\n}')).toEqual(['a b'])
  expect(findingsIn(readDot('digraph {\n\t# one\n  # two # three\n a -> b\n}').report)).toEqual([])
})

const schema = (orders: string, edges: string): string =>
  `digraph { node [shape=record]
  orders [label="${orders}"]
  customers [label="<t> Customers|<id> id: bigint|<mail> mail: text"]
  ${edges} }`

const orders = '<t> Orders|<id> id: bigint|<by> placed_by: bigint|total'

test('records with typed fields, every edge from field to field, are tables without counts', async () => {
  const outcome = await importDiagram(schema(orders, 'orders:by -> customers:id [label="is of"]'))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
  const { recipe, data, notes, others } = outcome
  expect({ recipe, notes }).toEqual({ recipe: 'relational-schema', notes: [] })
  expect(others).toContain('flow-graph')
  expect(others).not.toContain('er-crows-foot')
  expect(data).toMatchObject({
    nodes: [
      {
        name: 'Orders',
        fields: [{ name: 'id', type: 'bigint' }, { name: 'placed_by', type: 'bigint' }, { name: 'total' }],
      },
      { name: 'Customers' },
    ],
    edges: [{ text: 'is of' }],
  })
  const [edge] = (data as { edges: object[] }).edges
  expect(edge).not.toHaveProperty('ends')
  expect((edge as { from: string }).from).toMatch(/\.placed_by$/)
})

test('records without edges are boxes; half of the fields with types are enough', async () => {
  const recipeOf = async (own: string, edges: string) =>
    (await importDiagram(schema(own, edges))) as { recipe?: string }
  expect((await recipeOf(orders, '')).recipe).toBe('flow-graph')
  // A port may have quotes.
  expect((await recipeOf(orders, 'orders:"by" -> customers:"id"')).recipe).toBe('relational-schema')
  // Three of six.
  expect((await recipeOf('<t> Orders|<by> placed_by: bigint|a|b|c', 'orders:by -> customers:id')).recipe).toBe(
    'relational-schema',
  )
})

test.each([
  ['fields without types', '<t> Orders|<id> id|<by> placed_by|total|n|m', 'orders:by -> customers:id'],
  ['an edge that ends at a whole record', orders, 'orders:by -> customers'],
  ['an edge that ends at a name', orders, 'orders:by -> customers:t'],
  ['an edge without a head', orders, 'orders:by -> customers:id [dir=none]'],
  ['an edge that is written twice', orders, 'orders:by -> customers:id; orders:by -> customers:id'],
  ['a node that is no record', orders, 'orders:by -> customers:id; x [shape=box]'],
  ['fields within fields', '<t> Orders|{<id> id: bigint|<by> placed_by: bigint}', 'orders:by -> customers:id'],
  ['a cluster', orders, 'orders:by -> customers:id; subgraph cluster_a { orders }'],
  ['an edge with heads at both ends', orders, 'orders:by -> customers:id [dir=both]'],
  ['an edge that is not seen', orders, 'orders:by -> customers:id; customers:id -> orders:id [style=invis]'],
  ['a record that is not seen', orders, 'orders:by -> customers:id; x [style=invis, label="X|a: int"]'],
  ['a record in HTML', orders, 'orders:by -> customers:id; x [label=<X|a: int>]'],
  ['a record without a name', '|<id> id: bigint|<by> placed_by: bigint', 'orders:by -> customers:id'],
  ['a record without fields', orders, 'orders:by -> customers:id; x [label="X"]'],
  ['a field without a name', `${orders}|`, 'orders:by -> customers:id'],
  ['two fields of one name', '<t> Orders|<id> id: bigint|<by> id: text', 'orders:by -> customers:id'],
])('%s: records are boxes, and the ledger says that ports are not drawn', async (_, own, edges) => {
  const outcome = await importDiagram(schema(own, edges))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
  const ports = 'ports: edges end at the node, not at one of its fields or sides'
  expect([outcome.recipe, outcome.notes.some(({ what }) => what === ports)]).toEqual(['flow-graph', true])
})
