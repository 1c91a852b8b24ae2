import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import radar from './recipe.ts'

const rows = [
  { name: 'Aurora PostgreSQL', values: [9, 4, 9, 6, 7, 8, 10, 8] },
  { name: 'Cloud SQL for PostgreSQL', values: [8, 6, 6, 7, 6, 7, 7, 8] },
  { name: 'Self-hosted with Patroni', values: [5, 9, 7, 10, 2, 6, 6, 10] },
]
const columns = rows[0]?.values.map((_, index) => `Criterion ${index}`)

const draw = (title: string, of: object[] = rows) => {
  const drawing = drawRecipe(radar as unknown as AnyRecipe, { title, measure: 'Score', max: 10, columns, rows: of })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const own = (drawing.parts.find(({ at }) => at === 'rows.2')?.elements ?? []).flatMap((at) => elements[at] ?? [])
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  return { own, placesOf: (name: string) => texts.filter(({ text }) => text === name).map(({ x }) => x) }
}

test('outlines that do not all have room for their names have samples at the totals, and no other names', () => {
  const { own, placesOf } = draw('{sum} to {rival}')
  expect(rows.map(({ name }) => placesOf(name).length)).toEqual([1, 1, 1])
  expect(new Set(rows.flatMap(({ name }) => placesOf(name)))).toEqual(new Set([84]))
  const dashed = own.filter((each) => each.type === 'path' && each.dashed === true)
  expect(dashed).toHaveLength(2)
})

test('without totals all of them are in the key, and two with free edges are named there', () => {
  const { own, placesOf } = draw('A claim')
  expect(rows.map(({ name }) => placesOf(name).length)).toEqual([1, 1, 1])
  expect(own.filter((each) => each.type === 'path' && each.dashed === true)).toHaveLength(1)
  expect(draw('{sum} to {rival}', rows.slice(0, 1)).placesOf('Aurora PostgreSQL')).toHaveLength(2)
})

test('a candidate that is good or bad says so at the totals, too', () => {
  const states = ['positive', undefined, 'negative']
  const { placesOf } = draw(
    '{sum} to {rival}',
    rows.map((row, at) => (states[at] === undefined ? row : { ...row, state: states[at] })),
  )
  expect(['✓ Aurora PostgreSQL', '✗ Self-hosted with Patroni'].map((name) => placesOf(name))).toEqual([[84], [84]])
})

test('a name of two lines at a lower corner is clear of the web', () => {
  const columns = Array.from({ length: 12 }, (_, at) => (at === 5 ? 'Mitarbeiterzufriedenheit' : `c${at}`))
  const drawing = drawRecipe(radar as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Score',
    columns,
    rows: [{ name: 'A', values: columns.map(() => 5) }],
  })
  expect(drawing.ok && drawing.warnings).toEqual([])
})
