import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { checkParts } from './draw-parts.ts'
import recipe from './recipe.ts'

const nodes = [
  { name: 'Payment', kind: 'component' as const },
  { name: 'Ledger', kind: 'component' as const },
  { name: 'Archive', kind: 'component' as const },
  { name: 'ILedger', kind: 'interface' as const },
]

const problemsOf = (from: string, kind: 'requires' | 'provides' | 'uses', to: string): string[] =>
  checkParts({ nodes, edges: [{ from, to, kind }], groups: [] }).map(({ at, problem }) => `${at}: ${problem}`)

test('components require and provide interfaces, and use components', () => {
  expect(problemsOf('Payment', 'requires', 'ILedger')).toEqual([])
  expect(problemsOf('Ledger', 'provides', 'ILedger')).toEqual([])
  expect(problemsOf('Payment', 'uses', 'Ledger')).toEqual([])
})

test('any other edge is rejected with what to write instead', () => {
  expect(problemsOf('ILedger', 'requires', 'Payment')).toEqual([
    'edges.0.from: "ILedger" is an interface; begin at the component that requires it',
  ])
  expect(problemsOf('Payment', 'provides', 'Ledger')).toEqual([
    'edges.0.to: "Ledger" is a component; name an interface, or say "uses"',
  ])
  expect(problemsOf('Payment', 'uses', 'ILedger')).toEqual([
    'edges.0.to: "ILedger" is an interface; say that the component requires it',
  ])
})

/** How many balls and dots are drawn, those of the key left out. */
const ballsOf = (edges: object[]): number => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Payments are booked', nodes, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const inKey = new Set(drawing.parts.find(({ at }) => at === '@key')?.elements)
  return drawing.scene.elements.filter(({ type }, index) => type === 'circle' && !inKey.has(index)).length
}

test('an interface that no component provides is an empty socket', () => {
  const required = { from: 'Payment', to: 'ILedger', kind: 'requires' }
  expect(ballsOf([required, { from: 'Ledger', to: 'ILedger', kind: 'provides' }])).toBe(1)
  expect(ballsOf([required])).toBe(0)
})

test('who requires and who provides an interface that is beside both meet it at its two sides', () => {
  const parts = ['Sessions', 'Billing', 'Roaming'].map((name) => ({ name, group: 'Backend' }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Billing takes records',
    nodes: [...parts, { name: 'Records', kind: 'interface' }, { name: 'Tokens', kind: 'interface' }, { name: 'Hub' }],
    edges: [
      { from: 'Sessions', to: 'Records', kind: 'provides' },
      { from: 'Billing', to: 'Records', kind: 'requires' },
      { from: 'Roaming', to: 'Tokens', kind: 'provides' },
      { from: 'Hub', to: 'Tokens', kind: 'requires' },
      { from: 'Sessions', to: 'Tokens', kind: 'requires' },
    ],
    groups: [{ name: 'Backend' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
})

test('the lines of components that provide one interface at one side meet in a dot', () => {
  const providedBy = (names: string[]): object[] => names.map((from) => ({ from, to: 'ILedger', kind: 'provides' }))
  expect(ballsOf(providedBy(['Ledger', 'Payment', 'Archive']))).toBe(2)
})

const elementsOf = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements
}
const drawn = elementsOf(recipe.sample)

test('where two lines of providers meet, they meet at a right angle under the dot', () => {
  const dots = drawn.flatMap((each) => (each.type === 'circle' && each.r < 6 ? [`${each.x} ${each.y}`] : []))
  const strokes = drawn.flatMap((each) => (each.type === 'path' ? [each.d] : []))
  expect(dots.map((dot) => strokes.some((d) => d.includes(`L${dot}L`)))).toEqual([true])
  expect(dots.map((dot) => strokes.some((d) => d.includes(`Q${dot} `)))).toEqual([false])
})

test('a component whose interfaces are pinned to two rows at one side is as high as both', () => {
  const heights = elementsOf(recipe.sample).flatMap((each) => (each.type === 'box' && each.w === 160 ? [each.h] : []))
  expect(heights.toSorted((a, b) => b - a)).toEqual([192, 80, 80, 80, 80])
})

test('an interface that two components provide is named once in the description', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  const { description = '' } = drawing.ok ? drawing.scene : {}
  expect(description).toContain('interfaces IAuthorize, IFraudScore and ILedger')
  expect(description).toContain('Fraud model provides IFraudScore')
})

test('a subsystem provides an interface that a component requires', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    nodes: [{ name: 'Ledger', group: 'Backend' }, { name: 'IBooking', kind: 'interface' }, { name: 'Shop' }],
    edges: [
      { from: 'Backend', to: 'IBooking', kind: 'provides' },
      { from: 'Shop', to: 'IBooking' },
    ],
    groups: [{ name: 'Backend' }],
  })
  expect(drawing).toMatchObject({ ok: true, warnings: [] })
})
