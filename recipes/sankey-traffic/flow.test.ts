import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { flowOf, sharesOf } from './flow.ts'
import { hasNumber, placeFlow } from './place-flow.ts'
import { planFlow } from './plan-flow.ts'
import recipe from './recipe.ts'

const node = (name: string) => ({ name, kind: 'stage' })
const edge = (from: string, to: string, value: number) => ({ from, to, value, kind: 'edge' })

const traffic = {
  nodes: ['all', 'hit', 'miss', 'origin', 'ok', 'failed'].map(node),
  edges: [
    edge('all', 'hit', 60),
    edge('all', 'miss', 40),
    edge('miss', 'origin', 40),
    edge('hit', 'ok', 60),
    edge('origin', 'ok', 30),
    edge('origin', 'failed', 8),
  ],
}

const plan = () =>
  placeFlow(flowOf(traffic), {
    words: () => ({ lines: [], w: 40, h: 40 }),
    fullest: 352,
    arrival: 8,
    room: 800,
    cap: 240,
    isDense: false,
  })

test('what comes in and what passes through is added up, and a loss stays visible', () => {
  const { nodes, total } = flowOf(traffic)
  const origin = nodes.find(({ node: { name } }) => name === 'origin')
  expect([total, origin?.into, origin?.out, origin?.value]).toEqual([100, 40, 38, 40])
})

test('nodes come after all that leads to them, ends in the last column', () => {
  const columns = [...plan().bars.keys()].map(({ flow, column }) => `${flow.node.name} ${column}`)
  expect(columns).toEqual(['all 0', 'hit 1', 'miss 1', 'origin 2', 'ok 3', 'failed 3'])
})

test('heights are to one scale, and ribbons fill the bar that they leave', () => {
  const { bars, ribbons } = plan()
  const [all, hit] = [...bars.values()]
  expect([all?.h, hit?.h].map((h) => Math.round((h ?? 0) * 10) / 10)).toEqual([352, 211.2])
  const leaving = ribbons.filter(({ edge: { from } }) => from.name === 'all')
  expect(leaving.map(({ h, runs }) => Math.round((runs[0]?.y ?? 0) - h / 2 - (all?.y ?? 0)))).toEqual([0, 211])
})

test('a ribbon that skips a column passes the bars there', () => {
  const { bars, ribbons } = plan()
  const passing = ribbons.find(({ edge: { from, to } }) => from.name === 'hit' && to.name === 'ok')
  const [origin] = [...bars].flatMap(([{ flow }, rect]) => (flow.node.name === 'origin' ? [rect] : []))
  const middle = passing?.runs[1]?.y ?? 0
  expect(passing?.runs).toHaveLength(3)
  expect(middle + (passing?.h ?? 0) / 2).toBeLessThan(origin?.y ?? 0)
})

test('shares of one flow have equal decimals, and the whole is 100%', () => {
  const flow = flowOf({
    ...traffic,
    edges: [edge('all', 'hit', 487), edge('all', 'miss', 433), edge('all', 'origin', 80)],
  })
  expect(flow.nodes.slice(0, 4).map(sharesOf(flow))).toEqual(['100%', '48.7%', '43.3%', '8.0%'])
})

test('a ribbon has its amount only where no bar says it', () => {
  const { edges } = flowOf(traffic)
  expect(edges.filter((each) => hasNumber(each, { edges })).map(({ from, to }) => [from.name, to.name])).toEqual([
    ['origin', 'ok'],
  ])
})

/** Eight stages of six bars; each leads to two of the next, and some skip stages. */
const wide = Array.from({ length: 8 }, (_, stage) =>
  Array.from({ length: 6 }, (_, bar) => `Generation ${stage} of ${bar}`),
)
const links = wide.slice(0, -1).flatMap((bars, stage) =>
  bars.flatMap((from, bar) =>
    [bar, bar + 1].map((to, index) => ({
      from,
      to: wide[stage + 1 + (index === 1 && bar === 0 && stage < 5 ? 2 : 0)]?.[to % 6] ?? '',
      value: 1 + ((stage * 7 + bar * 3 + index) % 11),
    })),
  ),
)

test('a flow of many bars fits its page: words are small, sources stand beside what they lead to', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Energy', edges: links })
  expect(drawing).toMatchObject({ ok: true, warnings: [{ level: 'note' }] })
  if (drawing.ok) expect(drawing.scene.width).toBeLessThanOrEqual(1200)
})

test('what is too wide however its ribbons run is not laid out', () => {
  const [nodes, edges] = [wide.flat().map(node), links.map((link) => ({ ...link, kind: 'edge' }))]
  let asked = 0
  const wordsOf = () => {
    asked += 1
    return { lines: [], w: 200, h: 40 }
  }
  planFlow(flowOf({ nodes, edges }), { wordsOf, number: 60, room: 1120 })
  // All 47 styles are asked how wide they are; the last one is laid out.
  expect(asked).toBeLessThanOrEqual(48 * 48)
})

test('the description says which flows are bad, and whether all of what is bad comes from one', () => {
  const said = (edges: typeof recipe.sample.edges) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, edges })
    return drawing.ok ? drawing.scene.description : ''
  }
  expect(said(recipe.sample.edges)).toContain('Bad: Server error 30k, all from Origin.')
  const more = [...recipe.sample.edges, { from: 'Regional hit', to: 'Server error', value: 10_000 }]
  expect(said(more)).toContain('Bad: Origin to Server error 30k and Regional hit to Server error 10k.')
})

test('a thin ribbon has an edge over thick ones, and a node that nothing passes a line for its bar', () => {
  const wide = {
    nodes: [...traffic.nodes, node('none')],
    edges: [...traffic.edges, edge('none', 'ok', 0), edge('all', 'failed', 3)],
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Flows', ...wide })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const paths = drawing.scene.elements.flatMap((each) => (each.type === 'path' ? [each] : []))
  const at = paths.findIndex(({ fill, d }) => fill === 'surface' && d.includes('C'))
  expect(paths[at + 1]?.fill).toBe('rule')
  const bars = paths.filter(({ fill, d }) => fill === 'muted' && !d.includes('C'))
  expect(bars).toHaveLength(7)
})

test('shares have at most one decimal, and are never more or nothing where they are not', () => {
  const names = ['all', 'most', 'some', 'least']
  const flow = flowOf({
    nodes: names.map((name) => ({ name, kind: 'box' })),
    edges: [67_440, 16_155, 5].map((value, at) => ({ from: 'all', to: names[at + 1] ?? '', value, kind: 'flow' })),
  })
  expect(flow.nodes.map(sharesOf(flow))).toEqual(['100%', '80.7%', '19.3%', 'under 0.1%'])
  const two = flowOf({
    nodes: names.map((name) => ({ name, kind: 'box' })),
    edges: [99_990, 10].map((value, at) => ({ from: 'all', to: names[at + 1] ?? '', value, kind: 'flow' })),
  })
  expect(two.nodes.slice(1, 3).map(sharesOf(two))).toEqual(['99.9%', 'under 0.1%'])
})

test('what is bad has its amount in its color, and a claimed amount no share of another whole', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample as object)
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : [])) : []
  expect(texts.find(({ text }) => text === '30k (2.5%)')).toMatchObject({ fill: 'negative', bold: true })
  expect(texts.find(({ text }) => text === '780k (65%)')).toMatchObject({ fill: 'muted' })
  expect(texts.map(({ text }) => text)).toContain('180k')
})

test('what is lost says its share of the one place that it comes from, unless that is the whole or there are two', () => {
  const said = (...links: [string, string, number][]): string[] => {
    const names = [...new Set(links.flatMap(([from, to]) => [from, to]))]
    const nodes = names.map((name) => ({ name, ...(name === 'lost' ? { state: 'negative' } : {}) }))
    const edges = links.map(([from, to, value]) => ({ from, to, value }))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', nodes, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' && / of /.test(each.text) ? [each.text] : []))
  }
  const [hit, miss] = [['all', 'hit', 60] as const, ['all', 'miss', 40] as const].map(
    (each) => [...each] as [string, string, number],
  )
  const both = [hit, miss] as [string, string, number][]
  expect(said(...both, ['miss', 'ok', 30], ['miss', 'lost', 10])).toEqual(['25% of miss'])
  expect(said(...both, ['miss', 'lost', 10], ['hit', 'lost', 10])).toEqual([])
  expect(said(['all', 'ok', 90], ['all', 'lost', 10])).toEqual([])
})

test('a flow of nothing is a note, and the least is a hairline that is seen', () => {
  const nodes = ['Grid', 'Diesel', 'Sun', 'Hall'].map((name) => ({ name }))
  const edges = [
    { from: 'Grid', to: 'Hall', value: 1e6 },
    { from: 'Diesel', to: 'Hall', value: 1 },
    { from: 'Sun', to: 'Hall', value: 0 },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', nodes, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toContainEqual({
    level: 'note',
    at: 'edges.2.value',
    problem: 'a flow of 0 has no ribbon: Sun to Hall',
  })
  const hairline = drawing.parts
    .find((part) => part.at === 'edges.1')
    ?.elements.map((each) => drawing.scene.elements[each])
  expect(hairline?.at(-1)).toMatchObject({ type: 'path', fill: 'muted' })
})

test('ribbons into a bad node in focus have its color, but for those that are bad on their own', () => {
  const { nodes = [], edges } = recipe.sample
  const fillOf = (changes: object, at: string): unknown => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, ...changes })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const [index = -1] = drawing.parts.find((part) => part.at === at)?.elements ?? []
    const shape = drawing.scene.elements[index]
    return shape !== undefined && 'fill' in shape ? shape.fill : undefined
  }
  const bad = edges.map((edge, index) => (index === 7 ? { ...edge, state: 'negative' } : edge))
  expect(fillOf({}, 'edges.7')).toBe('negative')
  expect(fillOf({ focus: [nodes[6]?.name] }, 'edges.7')).toBe('accent')
  expect(fillOf({ focus: [nodes[6]?.name], edges: bad }, 'edges.7')).toBe('negative')
})

test('a node of next to nothing has a bar, and its ribbon lies over the seam of the one above it', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'One in a hundred thousand',
    nodes: ['all', 'most', 'few'].map((name) => ({ name })),
    edges: [
      { from: 'all', to: 'most', value: 100_000 },
      { from: 'all', to: 'few', value: 1 },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const partOf = (at: string) => drawing.parts.find((part) => part.at === at)?.elements ?? []
  const bar = drawing.scene.elements[partOf('nodes.2').find((at) => drawing.scene.elements[at]?.type === 'path') ?? -1]
  const [, top, bottom] = (bar?.type === 'path' && /^M[\d.]+ ([\d.]+)H[\d.]+V([\d.]+)/.exec(bar.d)) || []
  expect(Number(bottom) - Number(top)).toBe(1)
  expect(Math.min(...partOf('edges.1'))).toBeGreaterThan(Math.max(...partOf('@seams')))
})

test('ribbons run level beside words that they would swing across, and no further', () => {
  const { ribbons } = plan()
  const runOf = (from: string, to: string) =>
    ribbons.find(({ edge }) => edge.from.name === from && edge.to.name === to)?.runs[0]
  // Nothing is written below the lowest bar of the first column; over the one of the origin are its words.
  expect(runOf('all', 'miss')?.x2).toBe(12 + 16)
  const origin = runOf('origin', 'ok')
  expect((origin?.x2 ?? 0) - (origin?.x ?? 0)).toBe(40 - 12 + 16)
})

test('a seam parts two ribbons until one of them swings away, and runs out there', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const [at = -1] = drawing.parts.find((part) => part.at === '@seams')?.elements ?? []
  const seams = drawing.scene.elements[at]
  const d = seams?.type === 'path' ? seams.d : ''
  // From the bar to where the upper edge of the lower ribbon turns, half a pixel thick on both sides, and 24 on to nothing.
  expect(d).toContain('M269 550.7H295.7L319.7 551.2L295.7 551.7H269Z')
  // Of two that arrive, the other way.
  expect(d).toContain('M788 492.7H732.7L708.7 493.2L732.7 493.7H788Z')
  // Errors run level, so that what is answered rises from them.
  expect(d).toContain('M484 696.7H625.8L649.8 697.2L625.8 697.7H484Z')
})

test('without a focus there is no share to quote', () => {
  const given = {
    title: '{share} of {total}',
    nodes: [{ name: 'a' }, { name: 'b' }],
    edges: [{ from: 'a', to: 'b', value: 3 }],
  }
  const titleOf = (focus: string[]) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...given, focus })
    return drawing.ok ? drawing.scene.title : undefined
  }
  expect([titleOf([]), titleOf(['b'])]).toEqual(['Sankey diagram: {share} of 3', 'Sankey diagram: 100% of 3'])
})

test('the unit of amounts without a measure is over the picture', () => {
  const textsOf = (unit: string) => {
    const edges = [{ from: 'a', to: 'b', value: 3 }]
    const given = { title: 'A claim', nodes: [{ name: 'a' }, { name: 'b' }], edges, unit }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, given)
    return drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  }
  expect(textsOf('PJ')).toContain('Amounts (PJ)')
  expect(textsOf('€').join(' ')).not.toContain('Amounts')
})
