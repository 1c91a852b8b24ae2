import { expect, test } from 'vitest'
import { block } from '../../drawing/block.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { flattenPath } from '../../src/geometry/flatten-path.ts'
import { rayHit } from '../../src/geometry/polyline.ts'
import { curveName } from './curve-name.ts'
import cumulative from './recipe.ts'

const rows = ['slow', 'fast', 'by hand'].map((name, index) => ({
  name,
  values: Array.from({ length: 20 }, (_, at) => [20, 5, 60][index] ?? 0 + at * (index + 1)),
}))

const draw = (title: string, focus?: string) => {
  const drawing = drawRecipe(cumulative as unknown as AnyRecipe, {
    title,
    measure: 'Duration',
    unit: 'min',
    rows,
    marks: [{ value: 15, text: 'objective' }],
    ...(focus === undefined ? {} : { focus: [focus] }),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
}

test('a focus that the heading does not quote only colors', () => {
  const places = (focus?: string) => draw('A claim', focus).map(({ text, x, y }) => `${text} ${x} ${y}`)
  for (const { name } of rows) expect(places(name).toSorted()).toEqual(places().toSorted())
})

test('a heading that quotes shares compares the group in focus with the first other one', () => {
  expect(draw('{share}, {other}', 'fast').map(({ text }) => text)).toContain('100%, 0%')
  expect(draw('{share}, {other}').map(({ text }) => text)).toContain('0%, 100%')
})

test('the rule of the limit is read off at the axis', () => {
  const drawing = drawRecipe(cumulative as unknown as AnyRecipe, cumulative.sample as object)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const levels = elements.flatMap((each) => (each.type === 'line' && each.y === each.y2 ? [each.y] : []))
  const rules = elements.flatMap((each) =>
    each.type === 'path' && each.dashed ? [/V([\d.]+)$/.exec(each.d)?.[1]] : [],
  )
  expect(rules.map(Number)).toEqual([Math.max(...levels)])
})

test('every share that a curve has is written, over the axis', () => {
  const texts = draw('Only {share}', 'fast')
  const zero = texts.filter(({ text, bold }) => text === '0%' && bold === true)
  expect(zero.length).toBe(2)
  const tick = texts.find(({ text }) => text === '20')
  for (const { y } of zero) expect(y).toBeLessThan((tick?.y ?? 0) - 12)
})

test('the leader of the first name crosses no curve of another group where it can end elsewhere', () => {
  // Quantiles of a normal distribution, as Tukey's lambda has them.
  const normal = (share: number): number => 4.91 * (share ** 0.14 - (1 - share) ** 0.14)
  const curve = (name: string, [middle, spread]: [number, number]) => ({
    name,
    values: Array.from({ length: 120 }, (_, at) => Math.exp(middle + spread * normal((at + 0.5) / 120))),
  })
  const groups = [
    curve('amd64 (m6i)', [2.5, 0.45]),
    curve('arm64 (Graviton 4)', [2.05, 0.4]),
    curve('macOS (M4)', [2.9, 0.25]),
  ]
  const drawing = drawRecipe(cumulative as unknown as AnyRecipe, {
    title: '{share} against {other}',
    measure: 'Build time',
    unit: 'min',
    focus: ['arm64 (Graviton 4)'],
    rows: groups,
    marks: [{ value: 10, text: 'Target' }],
    percentiles: [50, 90],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const at = elements.findIndex((each) => each.type === 'text' && each.text === 'arm64 (Graviton 4)')
  const leader = elements[at - 1]
  if (leader?.type !== 'line') throw new Error('no leader')
  const others = elements.flatMap((each) =>
    each.type === 'path' && each.d.length > 400 && each.stroke !== 'accent' ? flattenPath(each.d, 4000) : [],
  )
  expect(others).toHaveLength(2)
  const { x, y, x2, y2 } = leader
  expect(rayHit(others, { from: { x, y }, dx: x2 - x, dy: y2 - y, reach: 1 })).toBeUndefined()
})

test('long names of curves stand at these, in several lines', () => {
  const drawing = drawRecipe(cumulative as unknown as AnyRecipe, {
    title: 'Two services',
    measure: 'Duration',
    rows: ['settlement and reconciliation', 'catalog import and price update'].map((name, index) => ({
      name: `${name} of all partners in the northern and the southern region`.slice(0, 80),
      values: Array.from({ length: 20 }, (_, at) => 10 + at * (index + 1)),
    })),
    marks: [{ value: 20, text: 'objective' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
})

test('curves go through their dots, and each leader of a name ends at its own curve, of buckets and of values', () => {
  const bounds = [1, 5, 10, 60, 120, 600, 1800]
  const counts = { batch: [2, 10, 40, 120, 200, 80, 20], interactive: [60, 200, 150, 40, 9, 2, 0] }
  const groups = Object.entries(counts).map(([name, of]) => ({
    name: `${name} work`,
    buckets: of.map((count, at) => [bounds[at] ?? null, count]),
  }))
  const few = [3, 20].map((from) => ({
    name: `from ${from} on`,
    values: Array.from({ length: 11 }, (_, at) => from * 1.6 ** at),
  }))
  for (const [rows, scale] of [[groups, 'log'] as const, [groups, 'linear'] as const, [few, 'log'] as const]) {
    const data = { title: 'A claim', measure: 'Wait', unit: 's', scale, rows, marks: [{ value: 30, text: 'Limit' }] }
    const drawing = drawRecipe(cumulative as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    for (const [at, { name }] of rows.entries()) {
      const own = (drawing.parts.find((each) => each.at === `rows.${at}`)?.elements ?? []).map(
        (index) => elements[index],
      )
      const curve = own.flatMap((each) => (each?.type === 'path' ? flattenPath(each.d, 4000) : []))
      const isAt = (x: number, y: number): boolean => {
        const across = rayHit(curve, { from: { x: x - 2, y }, dx: 1, dy: 0, reach: 4 })
        return (across ?? rayHit(curve, { from: { x, y: y - 2 }, dx: 0, dy: 1, reach: 4 })) !== undefined
      }
      const dots = own.flatMap((each) => (each?.type === 'circle' ? [isAt(each.x, each.y)] : []))
      const ends = own.flatMap((each) =>
        each?.type === 'line' ? [isAt(each.x, each.y) || isAt(each.x2, each.y2)] : [],
      )
      expect([name, scale, ...dots, ...ends]).toEqual([name, scale, true, ...ends.map(() => true)])
    }
  }
})

test('a name is right of where steps rise, and of where straight lines are on their way', () => {
  const firstAt = (steps: boolean): number[] => {
    const at: number[] = []
    const [same, points] = [{ at: (value: number) => value }, [0, 100].map((y) => ({ x: y / 10, y }))]
    const say = (_: object, spots: { rect: { x: number } }[]): number => at.push(spots[0]?.rect.x ?? 0)
    const named = { words: block([{ text: 'a', as: 'body' }]), side: 'after', steps, orElse: () => {} } as const
    curveName({}, points, named).draw?.({ x: same, y: same, say } as never)
    return at
  }
  expect([firstAt(true), firstAt(false)]).toEqual([[20], [16]])
})
