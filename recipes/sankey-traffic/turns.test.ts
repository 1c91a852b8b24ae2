import { expect, test } from 'vitest'
import type { Ribbon } from './place-flow.ts'
import { turnsOf } from './turns.ts'

const swinging = (h: number, y: number, y2: number): Ribbon => ({
  edge: {} as Ribbon['edge'],
  h,
  runs: [
    { x: 0, x2: 80, y },
    { x: 200, x2: 280, y: y2 },
  ],
})

const edgesOf = (...ribbons: Ribbon[]) => {
  const turns = turnsOf(ribbons)
  return ribbons.map((each) => {
    const { middle = 0, late = 0 } = turns.get(each)?.[0] ?? {}
    return [middle - late, middle + late] as const
  })
}

test('ribbons that arrive or leave side by side and swing together have one edge between them', () => {
  const [upper, lower] = edgesOf(swinging(60, 100, 60), swinging(40, 220, 110))
  expect(upper?.[1]).toBeGreaterThan(upper?.[0] ?? 0)
  expect(upper?.[1]).toBeCloseTo(lower?.[0] ?? 0)
  const [first, second] = edgesOf(swinging(60, 60, 100), swinging(40, 110, 220))
  expect(first?.[0]).toBeCloseTo(second?.[1] ?? 0)
})

test('a ribbon alone, and one beside another that swings elsewhere, turns halfway', () => {
  for (const other of [swinging(40, 400, 300), swinging(40, 110, 110)])
    expect(edgesOf(swinging(60, 100, 60), other)[0]?.map(Math.abs)).toEqual(
      edgesOf(swinging(60, 100, 60))[0]?.map(Math.abs),
    )
})

test('a bundle turns no later than the ribbons run level', () => {
  const bundle = Array.from({ length: 6 }, (_, at) => swinging(60, 600 + 60 * at, 60 * at))
  for (const edges of edgesOf(...bundle)) for (const x of edges) expect(Math.abs(x)).toBeLessThanOrEqual(80.01)
})
