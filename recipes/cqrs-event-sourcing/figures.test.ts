import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import ledger from './recipe.ts'

test('what the slowest model shows is large, whichever is in focus', () => {
  const sized = (focus: string[]): string[] => {
    const drawing = drawRecipe(ledger as unknown as AnyRecipe, { ...ledger.sample, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && (each.size ?? 0) >= 16 ? [`${each.text} ${each.size} at ${each.x}, ${each.y}`] : [],
    )
  }
  const [first] = [sized([])]
  for (const { name } of ledger.sample.readModels) expect(sized([name])).toEqual(first)
})

test('the head of a read model has room for its words', () => {
  for (const name of ['index price 0', 'index price 10', 'index price 100']) {
    const readModels = [{ name, note: 'gateway parcel invoice', applied: 0 }, ...ledger.sample.readModels]
    const drawing = drawRecipe(ledger as unknown as AnyRecipe, { ...ledger.sample, focus: [], readModels })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    expect(drawing.warnings.filter(({ problem }) => problem.includes('R06'))).toEqual([])
  }
})

test('amounts of millions have room under the arrow that loads them, and a page has room for them all', () => {
  const change = 3_500_000.25
  for (const snapshot of [0, 1, 2]) {
    const events = [
      { name: 'Reading', change, age: 90 },
      { name: 'Feed-in', change, age: 9 },
    ]
    const readModels = [
      { name: 'Portal', applied: 2 },
      { name: 'Export', applied: 0 },
    ]
    const data = { title: 'Amounts', unit: 'kWh', stream: 'meter-7', snapshot, events, readModels }
    const drawing = drawRecipe(ledger as unknown as AnyRecipe, data)
    expect(drawing.ok && drawing.warnings).toEqual([])
  }
})

test('a command with a name of several words is clear of the head over it', () => {
  const command = { name: 'token billing payment', change: 282 }
  const drawing = drawRecipe(ledger as unknown as AnyRecipe, { ...ledger.sample, snapshot: 2, command })
  expect(drawing.ok && drawing.warnings).toEqual([])
})

test('what is decided on is large, in room for it, and levels are named at one height under their heads', () => {
  const draw = (more: object) => {
    const drawing = drawRecipe(ledger as unknown as AnyRecipe, { ...ledger.sample, ...more })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  }
  const texts = draw({})
  expect(texts.filter(({ text }) => text === '$245').map(({ size }) => size)).toContain(24)
  const levels = texts.filter(({ text }) => text.startsWith('up to'))
  expect(levels.map(({ text }) => text)).toEqual(['up to 6', 'up to 8'])
  expect(new Set(levels.map(({ y }) => y)).size).toBe(1)
  // One cross, on the line, is the sign of a refusal.
  expect(texts.map(({ text }) => text)).toContain('Refused')
})
