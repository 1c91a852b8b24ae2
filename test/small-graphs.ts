/**
 * Small graphs with names that say what is in them: whatever a graph can have, each in as few nodes as show it.
 *
 * An edge is written `a>b`; what is not listed as a node is a box of 96 × 48.
 */
import type { LayoutEdge, LayoutGraph, LayoutGroup, LayoutNode, LayoutOptions, Size } from '../layout/model/graph.ts'

type Listed = {
  name: string
  edges: readonly (string | readonly [string, Partial<LayoutEdge>])[]
  nodes?: Record<string, Partial<LayoutNode>>
  groups?: readonly LayoutGroup[]
  options?: LayoutOptions
}

export type SmallGraph = { name: string; graph: LayoutGraph; options: LayoutOptions }

const size = (w: number, h = 16): Size => ({ w, h })
const words = { label: size(64, 20) }
const big = { w: 208, h: 96 }
const question: Partial<LayoutNode> = { outline: 'diamond', w: 192, h: 96 }
const head = { w: 96, h: 36 }
const within = (group: string, more: Partial<LayoutNode> = {}): Partial<LayoutNode> => ({ group, ...more })
const each = (
  ids: string,
  edge: (id: string, index: number) => readonly [string, Partial<LayoutEdge>],
): (readonly [string, Partial<LayoutEdge>])[] => Array.from(ids, edge)

const listed: readonly Listed[] = [
  { name: 'one node', edges: [], nodes: { a: {} } },
  { name: 'nodes without edges', edges: [], nodes: { a: {}, b: { w: 160 }, c: { h: 96 }, d: {}, e: {} } },
  { name: 'an edge with words', edges: [['a>b', words]] },
  { name: 'an edge with words to the right', edges: [['a>b', words]], options: { direction: 'right' } },
  {
    name: 'words of three sizes',
    edges: [
      ['a>b', { label: size(320), narrower: [size(160, 32), size(88, 64)] }],
      ['a>c', { label: size(320), narrower: [size(160, 32), size(88, 64)] }],
    ],
    options: { maxWidth: 400 },
  },
  { name: 'two ways', edges: ['a>b', 'b>a'] },
  {
    name: 'two ways with words, to the right',
    edges: [
      ['a>b', words],
      ['b>a', { label: size(96, 40) }],
    ],
    options: { direction: 'right' },
  },
  {
    name: 'words at both ends',
    edges: [
      ['a>b', { ends: [size(24), size(40)] }],
      ['a>c', { ends: [size(24), undefined] }],
      ['b>d', { ends: [undefined, size(48, 20)], label: size(40) }],
    ],
  },
  { name: 'a diamond of edges', edges: ['a>b', 'a>c', 'b>d', 'c>d'] },
  { name: 'a diamond of edges with a way through', edges: ['a>b', 'a>c', 'b>d', 'c>d', 'a>d'] },
  { name: 'a triangle', edges: ['a>b', 'b>c', 'a>c'] },
  { name: 'a circle of three', edges: ['a>b', 'b>c', 'c>a'] },
  { name: 'a circle of five with words', edges: [['a>b', words], 'b>c', ['c>d', words], 'd>e', ['e>a', words]] },
  { name: 'an edge back over two ranks', edges: ['a>b', 'b>c', 'c>d', ['d>b', { back: true, label: size(56) }]] },
  { name: 'three against two', edges: ['a>x', 'b>x', 'c>x', 'a>y', 'b>y', 'c>y'] },
  { name: 'three against three', edges: ['a>x', 'a>y', 'a>z', 'b>x', 'b>y', 'b>z', 'c>x', 'c>y', 'c>z'] },
  { name: 'crossed order', edges: ['a>y', 'b>x', 'r>a', 'r>b'] },
  { name: 'a star of six', edges: ['h>a', 'h>b', 'h>c', 'h>d', 'h>e', 'h>f'] },
  { name: 'a star of six in one look', edges: each('abcdef', (x) => [`h>${x}`, { look: 's' }]) },
  { name: 'arms to one node', edges: each('abcd', (x) => [`${x}>h`, { look: 's' }]), options: { direction: 'right' } },
  { name: 'a star of links with words', edges: each('abcde', (x) => [`h>${x}`, { link: true, label: size(72) }]) },
  {
    name: 'a trunk of parts',
    edges: each('abc', (x, i) => [`${x}>whole`, { trunk: 't', arrivesAhead: true, whole: i === 0 }]),
    options: { direction: 'down' },
  },
  {
    name: 'two trunks at one node',
    edges: [
      ['a>p', { trunk: 'is' }],
      ['b>p', { trunk: 'is' }],
      ['c>p', { trunk: 'has' }],
      ['d>p', { trunk: 'has', ends: [size(24), undefined] }],
    ],
  },
  {
    name: 'a trunk out of a node',
    edges: each('abcd', (x) => [`h>${x}`, { trunk: 't' }]),
    options: { direction: 'right' },
  },
  { name: 'four parallel edges', edges: ['a>b', 'a>b', 'a>b', 'a>b'] },
  {
    name: 'four parallel edges with words in one look',
    edges: each('1234', (_, i) => ['a>b', { look: 's', label: size(48 + 16 * i) }]),
  },
  {
    name: 'parallel edges with words to the right',
    edges: [
      ['a>b', words],
      ['a>b', { label: size(120, 40) }],
      ['a>b', words],
    ],
    options: { direction: 'right' },
  },
  { name: 'a loop', edges: ['a>a'] },
  {
    name: 'a loop with words on a pill',
    edges: ['s>a', ['a>a', words], 'a>b', 'b>a'],
    nodes: { a: { outline: 'pill', w: 128 } },
  },
  { name: 'three loops', edges: [['a>a', words], 'a>a', 'a>b', 'b>b'], options: { direction: 'right' } },
  { name: 'a loop on a disk', edges: ['a>b', ['b>b', words], 'b>c'], nodes: { b: { outline: 'disk', w: 96, h: 96 } } },
  {
    name: 'a choice',
    edges: [
      ['q>a', { label: size(32) }],
      ['q>b', { label: size(24) }],
    ],
    nodes: { q: question },
  },
  {
    name: 'a spine of choices',
    edges: [
      ['q>r', { label: size(24) }],
      ['q>x', { label: size(32) }],
      ['r>y', { label: size(32) }],
      ['r>z', { label: size(24) }],
      's>q',
    ],
    nodes: { q: question, r: question },
    options: { spine: true },
  },
  {
    name: 'a spine with a way back',
    edges: ['s>a', 'a>q', ['q>a', { back: true, label: size(40) }], ['q>e', { label: size(24) }]],
    nodes: { q: question },
    options: { spine: true },
  },
  {
    name: 'a spine to the right',
    edges: ['s>q', 'q>a', 'q>b', 'a>e', 'b>e'],
    nodes: { q: question },
    options: { spine: true, direction: 'right' },
  },
  {
    name: 'a folded chain',
    edges: ['a>b', 'b>c', 'c>d', 'd>e', 'e>f', 'f>g'],
    options: { direction: 'right', maxWidth: 480 },
  },
  {
    name: 'a folded chain with words',
    edges: [
      ['a>b', words],
      ['b>c', words],
      ['c>d', words],
      ['d>e', words],
      ['e>f', words],
    ],
    options: { direction: 'right', maxWidth: 500 },
  },
  {
    name: 'a chain that is strict',
    edges: ['a>b', 'b>c', 'c>d', 'd>e', 'e>f'],
    options: { direction: 'right', strict: true, maxWidth: 480 },
  },
  {
    name: 'many equals wrap',
    edges: each('abcdefij', (x) => [`h>${x}`, {}]),
    options: { direction: 'down', maxWidth: 480 },
  },
  {
    name: 'a long chain as wide as high',
    edges: ['a>b', 'b>c', 'c>d', 'd>e', 'e>f', 'f>g', 'g>i', 'i>j'],
    options: { aspect: 1 },
  },
  {
    name: 'a group with a title',
    edges: ['a>b', 'b>c', 'c>d'],
    nodes: { b: within('g'), c: within('g') },
    groups: [{ id: 'g', head }],
  },
  {
    name: 'a title wider than what is inside',
    edges: ['a>b'],
    nodes: { b: within('g', { w: 48 }) },
    groups: [{ id: 'g', head: { w: 240, h: 36 }, aside: { w: 64, h: 24 } }],
  },
  {
    name: 'two groups side by side',
    edges: ['u>a', 'u>b', 'a>c', 'b>d'],
    nodes: { a: within('g'), c: within('g'), b: within('h'), d: within('h') },
    groups: [
      { id: 'g', head },
      { id: 'h', head },
    ],
  },
  {
    name: 'two groups in a row',
    edges: ['a>b', 'b>c', 'c>d'],
    nodes: { a: within('g'), b: within('g'), c: within('h'), d: within('h') },
    groups: [{ id: 'g' }, { id: 'h' }],
    options: { direction: 'right' },
  },
  {
    name: 'groups that point at each other',
    edges: ['a>c', 'd>b', 'a>b'],
    nodes: { a: within('g'), b: within('g'), c: within('h'), d: within('h') },
    groups: [{ id: 'g' }, { id: 'h' }],
  },
  {
    name: 'groups in a group',
    edges: ['x>a', 'a>b', 'b>c', 'c>y'],
    nodes: { a: within('i'), b: within('i'), c: within('j') },
    groups: [
      { id: 'o', head },
      { id: 'i', parent: 'o', head },
      { id: 'j', parent: 'o' },
    ],
  },
  {
    name: 'an edge past a group',
    edges: ['a>b', 'b>c', 'c>d', 'a>d'],
    nodes: { b: within('g'), c: within('g') },
    groups: [{ id: 'g', head }],
    options: { direction: 'down' },
  },
  {
    name: 'an edge to a group',
    edges: ['a>g', 'g>c', ['b>b2', words]],
    nodes: { a: {}, b: within('g'), b2: within('g'), c: {} },
    groups: [{ id: 'g', head: { w: 64, h: 32 } }],
  },
  {
    name: 'an edge out of its own group',
    edges: ['g>a', 'a>b', 'g>x'],
    nodes: { a: within('g'), b: within('g'), x: {} },
    groups: [{ id: 'g' }],
  },
  {
    name: 'empty groups',
    edges: ['a>e', 'e>f'],
    nodes: { a: {} },
    groups: [{ id: 'e', head: { w: 136, h: 40 } }, { id: 'f' }, { id: 'o' }, { id: 'p', parent: 'o' }],
  },
  {
    name: 'a group that runs right inside of a flow down',
    edges: ['s>a', 'a>b', ['b>c', words], 'c>e'],
    nodes: { a: within('g'), b: within('g'), c: within('g') },
    groups: [{ id: 'g', head, direction: 'right' }],
    options: { direction: 'down' },
  },
  {
    name: 'a rule under a title',
    edges: [
      ['a>b', words],
      ['b>a', words],
    ],
    nodes: { a: within('g'), b: within('g') },
    groups: [{ id: 'g', head, rules: [40] }],
    options: { direction: 'right' },
  },
  {
    name: 'a gateway at the wall',
    edges: ['x>a', 'a>b'],
    nodes: { a: within('g', { border: true }), b: within('g') },
    groups: [{ id: 'g', head }],
  },
  {
    name: 'lanes as rows',
    edges: ['a>b', 'b>c', ['c>d', words], 'd>e'],
    nodes: { a: within('p'), b: within('q'), c: within('q'), d: within('p'), e: within('r') },
    groups: [
      { id: 'p', head },
      { id: 'q', head },
      { id: 'r', head },
    ],
    options: { lanes: 'rows' },
  },
  {
    name: 'lanes as columns',
    edges: ['a>b', 'b>c', ['c>d', words], 'd>a'],
    nodes: { a: within('p'), b: within('q'), c: within('q'), d: within('p') },
    groups: [
      { id: 'p', head },
      { id: 'q', head },
    ],
    options: { lanes: 'columns', direction: 'down' },
  },
  {
    name: 'lanes with equals in one of them',
    edges: ['a>b', 'a>c', 'b>d', 'c>d'],
    nodes: { a: within('p'), b: within('q'), c: within('q'), d: within('p') },
    groups: [
      { id: 'p', head },
      { id: 'q', head },
    ],
    options: { lanes: 'rows' },
  },
  {
    name: 'pins',
    edges: ['a>b', 'b>c', 'c>d'],
    nodes: { a: { at: [1, 1] }, b: { at: [3, 1] }, c: { at: [3, 2] }, d: { at: [2, 2] } },
  },
  {
    name: 'pins in a group',
    edges: ['a>b', 'b>c', 'x>a'],
    nodes: { a: within('g', { at: [1, 1] }), b: within('g', { at: [2, 1] }), c: within('g', { at: [1, 2] }), x: {} },
    groups: [{ id: 'g', head }],
  },
  { name: 'two pins at one place', edges: ['a>c', 'b>c'], nodes: { a: { at: [1, 1] }, b: { at: [1, 1] }, c: {} } },
  {
    name: 'ports in the middle',
    edges: [
      ['a>b', { fromPort: { side: 'right', offset: 'middle' }, toPort: { side: 'top', offset: 'middle' } }],
      ['a>c', { fromPort: { side: 'bottom', offset: 24 } }],
    ],
  },
  { name: 'ports at the far side', edges: [['a>b', { fromPort: { side: 'top' }, toPort: { side: 'bottom' } }]] },
  {
    name: 'rows of tables',
    edges: [
      ['t>u', { fromPort: { side: 'beside', offset: 40 }, toPort: { side: 'beside', offset: 56 } }],
      ['t>u', { fromPort: { side: 'beside', offset: 80 }, toPort: { side: 'beside', offset: 56 } }],
      ['u>v', { fromPort: { side: 'beside', offset: 88 }, toPort: { side: 'beside', offset: 24 }, run: 36 }],
    ],
    nodes: { t: { w: 160, h: 112 }, u: { w: 144, h: 128 }, v: { w: 160, h: 64 } },
  },
  {
    name: 'marks at their ends',
    edges: [
      ['a>b', { run: 36 }],
      ['a>c', { run: 36 }],
      ['b>c', { runs: [16, 36] }],
      ['a>d', { runs: [36, 16] }],
    ],
    nodes: { a: big, b: big },
  },
  {
    name: 'a closed side',
    edges: ['a>b', 'a>c', 'd>a'],
    nodes: { a: { closed: 'bottom', w: 128 } },
    options: { direction: 'down' },
  },
  {
    name: 'persons and their system',
    edges: [
      ['p>s', words],
      ['r>s', words],
      ['s>d', words],
    ],
    nodes: {
      p: { outline: 'person', w: 96, h: 96 },
      r: { outline: 'person', w: 96, h: 96 },
      d: { outline: 'rounded' },
    },
  },
  {
    name: 'circles and ellipses',
    edges: ['a>b', 'b>c', 'c>a', 'b>d', 'd>e'],
    nodes: {
      a: { outline: 'circle', w: 32, h: 32 },
      b: { outline: 'ellipse', w: 160, h: 64 },
      c: { outline: 'ellipse', w: 128, h: 64 },
      e: { outline: 'circle', w: 16, h: 16 },
    },
  },
  {
    name: 'a ring of disks',
    edges: [
      ['a>b', words],
      ['b>c', words],
      ['c>a', words],
      ['b>a', words],
    ],
    nodes: {
      a: { outline: 'disk', w: 80, h: 80 },
      b: { outline: 'disk', w: 80, h: 80 },
      c: { outline: 'disk', w: 80, h: 80 },
    },
  },
  {
    name: 'a fork and a join',
    edges: ['s>f', 'f>a', 'f>b', 'f>c', 'a>j', 'b>j', 'c>j', 'j>e'],
    nodes: { f: { outline: 'bar', w: 64, h: 8 }, j: { outline: 'bar', w: 64, h: 8 } },
    options: { direction: 'down' },
  },
  {
    name: 'a fork to the right',
    edges: ['s>f', 'f>a', 'f>b', ['f>c', words]],
    nodes: { f: { outline: 'bar', w: 8, h: 64 } },
    options: { direction: 'right' },
  },
  {
    name: 'a bus',
    edges: ['a>bus', 'b>bus', 'bus>c', 'bus>d', 'bus>e'],
    nodes: { bus: { stretches: true, w: 160, h: 48 } },
    options: { direction: 'down', strict: true },
  },
  {
    name: 'tables that hang',
    edges: [
      ['a>b', { link: true }],
      ['b>c', { link: true }],
      ['b>d', { link: true }],
    ],
    nodes: { a: { hangs: true, h: 160 }, b: { hangs: true, h: 64 }, c: { hangs: true, h: 112 }, d: { hangs: true } },
    options: { direction: 'right' },
  },
  {
    name: 'odd sizes',
    edges: ['a>b', 'a>c', ['b>d', { label: size(37, 15) }]],
    nodes: { a: { w: 100, h: 44 }, b: { w: 61, h: 30 }, c: { w: 92, h: 51 }, d: { w: 120, h: 33 } },
  },
  {
    name: 'narrower boxes on a narrow page',
    edges: ['h>a', 'h>b', 'h>c', 'h>d'],
    nodes: {
      h: {},
      a: { w: 240, narrower: [size(160, 64), size(112, 96)] },
      b: { w: 240, narrower: [size(160, 64)] },
      c: { w: 240, narrower: [size(144, 64), size(96, 96)] },
      d: { w: 160 },
    },
    options: { maxWidth: 640 },
  },
  {
    name: 'a wide and a small one',
    edges: ['a>b', 'b>c', 'a>c'],
    nodes: { a: { w: 320 }, b: { w: 48, h: 32 }, c: { w: 240, h: 96 } },
  },
  {
    name: 'places that are known',
    edges: ['a>b', 'a>c', 'b>d', 'c>d'],
    options: { cells: { a: [2, 1], b: [1, 2], c: [3, 2], d: [2, 3] } },
  },
  {
    name: 'places that are known, and one that is not',
    edges: ['a>b', 'b>c', 'c>d', 'x>c'],
    options: { cells: { a: [1, 1], b: [2, 1], c: [2, 2], d: [1, 2] } },
  },
  {
    name: 'half places',
    edges: ['a>b', 'a>c', 'b>d'],
    options: { cells: { a: [1.5, 1], b: [1, 2], c: [2, 2], d: [1, 2.5] } },
  },
  {
    name: 'known places in groups',
    edges: ['a>b', 'c>d', 'b>d'],
    nodes: { a: within('g'), b: within('g'), c: within('h'), d: within('h') },
    groups: [
      { id: 'g', head },
      { id: 'h', head },
    ],
    options: { cells: { a: [1, 1], b: [1, 2], c: [2, 1], d: [2, 2] } },
  },
  {
    name: 'close together',
    edges: [['a>b', words], 'a>c', 'b>c', 'c>a', 'x>b'],
    nodes: { a: within('g'), b: within('g') },
    groups: [{ id: 'g', head }],
    options: { tight: true },
  },
  { name: 'two parts that are not joined', edges: ['a>b', 'b>c', 'x>y', 'x>z'] },
  {
    name: 'two parts and one alone on a narrow page',
    edges: ['a>b', 'b>c', 'x>y'],
    nodes: { k: { w: 208 } },
    options: { maxWidth: 320 },
  },
  {
    name: 'three pairs in columns',
    edges: [
      ['a>b', words],
      ['c>d', words],
      ['e>f', words],
    ],
    options: { direction: 'down' },
  },
  {
    name: 'long words beside a chain',
    edges: [['a>b', { label: size(200, 16) }], ['b>c', { label: size(160, 48) }], 'a>c'],
    options: { direction: 'down' },
  },
  { name: 'a binary tree', edges: ['a>b', 'a>c', 'b>d', 'b>e', 'c>f', 'c>g'], options: { direction: 'down' } },
  {
    name: 'a binary tree to the right, with words',
    edges: [['a>b', words], ['a>c', words], 'b>d', ['b>e', words], 'c>f', 'c>g'],
    options: { direction: 'right' },
  },
  { name: 'all joined with all', edges: ['a>b', 'a>c', 'a>d', 'b>c', 'b>d', 'c>d'] },
  { name: 'a ladder', edges: ['a>b', 'b>c', 'x>y', 'y>z', 'a>x', 'b>y', 'c>z'] },
  {
    name: 'back edges side by side',
    edges: ['a>b', 'b>c', 'c>d', ['c>a', { back: true }], ['d>a', { back: true }], ['d>b', { back: true }]],
    options: { direction: 'down' },
  },
  { name: 'a bypass of three ranks', edges: ['a>b', 'b>c', 'c>d', 'a>d', 'a>c'], options: { direction: 'right' } },
  {
    name: 'a stranger between groups',
    edges: ['a>x', 'x>b', 'a>b', 'x>c'],
    nodes: { a: within('g'), b: within('h'), c: within('h') },
    groups: [
      { id: 'g', head },
      { id: 'h', aside: { w: 48, h: 24 } },
    ],
    options: { direction: 'right' },
  },
  {
    name: 'too many for what can be drawn',
    edges: ['a>b', 'b>c', 'c>d', 'a>e', 'e>f'],
    nodes: { a: big, b: big, c: big, d: big, e: big, f: big },
    options: { largest: { w: 560, h: 400 } },
  },
  { name: 'higher than its page', edges: ['a>b', 'b>c', 'c>d', 'd>e'], options: { direction: 'down', maxHeight: 320 } },
  {
    name: 'boxes as wide as each other in twin groups',
    edges: ['u>a', 'u>b', ['a>c', { look: 's' }], ['b>d', { look: 's' }]],
    nodes: { a: within('e'), c: within('e', { w: 160 }), b: within('f'), d: within('f', { w: 128 }) },
    groups: [
      { id: 'e', head },
      { id: 'f', head },
    ],
  },
]

const ends = /^(\w+)>(\w+)$/

const graphOf = ({ edges, nodes = {}, groups = [] }: Listed): LayoutGraph => {
  const drawn = edges.map((edge): LayoutEdge => {
    const [text, more] = typeof edge === 'string' ? [edge, {}] : edge
    const [, from = '', to = ''] = ends.exec(text) ?? []
    return { from, to, ...more }
  })
  const isGroup = (id: string): boolean => groups.some((group) => group.id === id)
  const ids = new Set([...Object.keys(nodes), ...drawn.flatMap(({ from, to }) => [from, to])])
  return {
    nodes: [...ids].filter((id) => !isGroup(id)).map((id) => ({ id, w: 96, h: 48, ...nodes[id] })),
    edges: drawn,
    groups,
  }
}

export const smallGraphs: readonly SmallGraph[] = listed.map((given) => ({
  name: given.name,
  graph: graphOf(given),
  options: given.options ?? {},
}))
