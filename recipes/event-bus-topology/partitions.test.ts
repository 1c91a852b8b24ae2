import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { shareIn } from './draw-shares.ts'
import { idleOf } from './partitions.ts'
import recipe from './recipe.ts'

const topics = [
  { name: 'orders', kind: 'queue', value: 6 },
  { name: 'refunds', kind: 'queue', value: 3 },
]

test.each([
  [8, ['orders'], 2],
  [6, ['orders'], 0],
  [4, ['refunds'], 1],
  [8, ['orders', 'refunds'], 2],
  [8, [], 0],
])('of %i consumers that read %j, %i are idle', (value, read, idle) => {
  const group = { name: 'Billing', kind: 'step', value }
  const edges = read.map((from) => ({ from, to: 'Billing', kind: 'data' }))
  expect(idleOf(group, { nodes: [...topics, group], edges })).toBe(idle)
})

test.each([
  [2, [12, 6], false, 'each reads 6 partitions of t0, 3 of t1'],
  [3, [6, 4], true, 'each also reads 2 partitions of t0, 1 or 2 of t1'],
  [1, [6], false, 'reads all of t0'],
])('%i consumers share the partitions of topics that no line joins: %j', (value, partitions, isMore, said) => {
  const topics = partitions.map((each, index) => ({ name: `t${index}`, kind: 'queue', value: each }))
  expect(shareIn({ name: 'group', kind: 'step', value }, topics, isMore)).toBe(said)
})

test('consumers without a partition are empty and say so, others are filled, in focus and without one', () => {
  const looksOf = (focus: string[]) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { parts, scene } = drawing
    const own = parts.find(({ at }) => at === 'nodes.5')?.elements.flatMap((each) => scene.elements[each] ?? []) ?? []
    const cells = own.flatMap((each) => (each.type === 'path' ? [[each.fill, each.stroke ?? 'muted']] : []))
    const words = own.flatMap((each) => (each.type === 'text' && each.size === 12 ? [[each.text, each.fill]] : []))
    return [cells, words.slice(-3)]
  }
  expect(looksOf(['Billing'])).toEqual([
    [
      ['accent', 'accent'],
      ['surface', 'accent'],
    ],
    [
      ['c5', 'surface'],
      ['idle', 'accent'],
      ['idle', 'accent'],
    ],
  ])
  expect(looksOf([])).toEqual([
    [
      ['rule', 'muted'],
      ['surface', 'muted'],
    ],
    [
      ['c5', 'muted'],
      ['idle', 'muted'],
      ['idle', 'muted'],
    ],
  ])
})

test('no line is dashed, the key names the slash of what failed, and what comes again has words where none are given', () => {
  const edges = recipe.sample.edges.map((each) => ('kind' in each ? { ...each, text: undefined } : each))
  for (const data of [recipe.sample, { ...recipe.sample, edges }]) {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    expect(elements.filter((each) => 'dashed' in each && each.dashed === true)).toEqual([])
    const words = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
    expect(words).toContain('Failed messages')
    expect(words).toContain(data.edges === edges ? 'sent again' : 'replays, same ids')
  }
})

test('the key names the pills of producers, where what a group writes to is none', () => {
  const isNamed = (nodes: object[], edges: object[]): boolean => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A topic', nodes, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.some((each) => each.type === 'text' && each.text === 'Producer')
  }
  const nodes = [{ name: 'topic', kind: 'queue', value: 2 }, { name: 'readers', value: 2 }, { name: 'shop' }]
  const reads = { from: 'topic', to: 'readers' }
  const publishes = { from: 'shop', to: 'topic' }
  expect([
    isNamed(nodes, [reads, publishes]),
    isNamed(nodes.slice(0, 2), [reads]),
    isNamed([...nodes, { name: 'mail', kind: 'sink' }], [reads, publishes, { from: 'readers', to: 'mail' }]),
  ]).toEqual([true, false, false])
})

test('the key shows what failed as it is drawn: in the accent where all of it is in focus', () => {
  const strokesOf = (focus: string[]) => {
    const failure = { from: 'Shipping', to: 'orders.dead', kind: 'failure', text: 'after 9 tries' }
    const edges = recipe.sample.edges.map((each) =>
      'kind' in each && each.kind === 'failure' ? { ...each, id: 'a' } : each,
    )
    const data = { ...recipe.sample, edges: [...edges, { ...failure, id: 'b' }], focus }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return ['edges.8', 'edges.10', '@key'].map((at) => {
      const own = drawing.parts.find((part) => part.at === at)?.elements.map((each) => drawing.scene.elements[each]!)
      const strokes = own?.flatMap((each) => ('arrow' in each && 'stroke' in each ? [each.stroke] : []))
      return strokes?.findLast((each) => each !== undefined && each !== 'muted')
    })
  }
  expect(strokesOf(['a', 'b'])).toEqual(['accent', 'accent', 'accent'])
  expect(strokesOf(['a'])).toEqual(['accent', 'negative', 'negative'])
  expect(strokesOf(['orders.dead'])).toEqual(['negative', 'negative', 'negative'])
})

test('what fails has its slash though the group that it leads to is in focus, other lines to it have the accent', () => {
  const strokesOf = (kind: string) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'A topic and its readers',
      nodes: [
        { name: 'topic', kind: 'queue', value: 2 },
        { name: 'readers', value: 2 },
      ],
      edges: [{ from: 'topic', to: 'readers', kind }],
      focus: ['readers'],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const own = drawing.parts.find(({ at }) => at === 'edges.0')?.elements ?? []
    return own.flatMap((each) => {
      const element = drawing.scene.elements[each]
      return element !== undefined && 'stroke' in element ? [element.stroke] : []
    })
  }
  expect([strokesOf('failure'), strokesOf('data')]).toEqual([
    ['negative', 'negative'],
    ['accent', 'accent'],
  ])
})

test('without focus the members of all groups count, and lines lead into those that another topic feeds', () => {
  const nodes = [
    { name: 'raw', kind: 'queue', value: 36 },
    { name: 'life', kind: 'queue', value: 3 },
    { name: 'archive', value: 1 },
    { name: 'enricher', value: 16 },
  ]
  const edges = [
    ['raw', 'archive'],
    ['raw', 'enricher'],
    ['life', 'enricher'],
  ].map(([from, to]) => ({ from, to }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: '{idle} of {consumers}', nodes, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.title).toContain('0 of 17')
  const typesOf = (edge: string): string[] =>
    drawing.parts
      .find(({ at }) => at === edge)
      ?.elements.flatMap((index) => drawing.scene.elements[index]?.type ?? []) ?? []
  const counted = (edge: string, type: string): number => typesOf(edge).filter((each) => each === type).length
  // One of the two is right below: the other one has a comb with a tooth for each member that it feeds.
  const lines = ['edges.1', 'edges.2'].map((edge) => counted(edge, 'path') + counted(edge, 'line'))
  expect(lines.toSorted((a, b) => a - b)).toEqual([3, 17])
  // These cells are too narrow for two arrows: the teeth join what comes straight down.
  expect(counted('edges.1', 'circle') + counted('edges.2', 'circle')).toBe(16)
})

test('arrows from several topics into one cell are beside each other, and their feeds so far apart that both are seen', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A group that reads three topics',
    nodes: [
      ...['a', 'b', 'c'].map((name) => ({ name, kind: 'queue', value: 4 })),
      { name: 'one', value: 4 },
      { name: 'all', value: 4 },
    ],
    edges: [{ from: 'a', to: 'one' }, ...['a', 'b', 'c'].map((from) => ({ from, to: 'all' }))],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const arrows = drawing.scene.elements.flatMap((each) => {
    const [, x, y, tip] = (each.type === 'path' && /^M([\d.]+) ([\d.]+)V([\d.]+)$/.exec(each.d)) || []
    return tip === undefined ? [] : [{ x: Number(x), y: Number(y), tip: Number(tip) }]
  })
  const lowest = arrows.filter(({ tip }) => tip === Math.max(...arrows.map((each) => each.tip)))
  expect(lowest).toHaveLength(8)
  expect(new Set(lowest.map(({ x }) => x)).size).toBe(8)
  const [high, low] = [...new Set(lowest.map(({ y }) => y))].toSorted((a, b) => a - b)
  expect(low! - high!).toBeGreaterThanOrEqual(10)
})

test('two arrows meet a cell beside each other where its edge is level, and are one where it is round', () => {
  const tipsOf = (partitions: number) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'Two partitions each',
      nodes: [
        { name: 'topic', kind: 'queue', value: partitions },
        { name: 'readers', value: partitions / 2 },
      ],
      edges: [{ from: 'topic', to: 'readers' }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const own = drawing.parts.find(({ at }) => at === 'edges.0')?.elements ?? []
    const arrows = own.map((at) => drawing.scene.elements[at]!).filter((each) => 'arrow' in each && each.arrow === true)
    return [arrows.length, drawing.warnings.length]
  }
  expect([tipsOf(8), tipsOf(24)]).toEqual([
    [8, 0],
    [12, 0],
  ])
})

test('what fails leaves between cells that read something, straight down where they are over the other strip', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const [red] = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' && each.stroke === 'negative' ? [each] : [],
  )
  const xOf = (name: string): number[] =>
    drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === name ? [each.x] : []))
  const [before = 0, last = 0] = ['c4', 'c5'].map((name) => xOf(name)[0])
  const x = Number(/^M(\d+)/.exec(red?.d ?? '')?.[1])
  expect([x > before, x < last]).toEqual([true, true])
})
