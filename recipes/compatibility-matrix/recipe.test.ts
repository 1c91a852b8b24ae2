import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const said = (data: object): string => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.description
}

test('the description says in which columns each row is marked', () => {
  const columns = ['Client', 'A', 'B', 'C', 'D'].map((name, at) => ({ name, kind: at === 0 ? 'code' : 'mark' }))
  const rows = [
    { values: ['1', 'full', 'partial', 'none', 'full'] },
    { values: ['2', 'none', 'none', 'none', 'none'] },
    { values: ['3', 'none', 'full', 'none', 'none'] },
  ]
  const words = said({ title: 'A claim', columns, rows })
  expect(words).toContain('A to D: 3 full, 1 partial and 8 none.')
  expect(words).toMatch(/Marked: 1: A to B and D; 2: none; 3: B\.$/)
})

const plain = { title: 'A claim', columns: ['Driver', 'A', 'B'] }
const rows = [{ values: ['x', 'full', 'none'] }, { values: ['y', 'partial', null] }, { values: ['z', 'full', 'full'] }]

const elementsOf = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements
}

test('the first column names the rows, whether it says that it has words or not', () => {
  expect(said({ ...plain, rows })).toContain('A to B: 3 full, 1 partial and 1 none.')
})

test('what is not known has a sign of its own, and the key says it', () => {
  const texts = elementsOf({ ...plain, rows }).flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts.filter((text) => text === '?')).toHaveLength(2)
  expect(texts).toContain('Not known')
})

test('a column in focus has a ground from its head to the last row', () => {
  const grounds = (focus: string[]) =>
    elementsOf({ ...plain, rows, focus }).filter((each) => 'fill' in each && each.fill === 'soft').length
  expect([grounds([]), grounds(['B'])]).toEqual([0, 1])
})

test('a matrix of sixteen rows and eight columns is drawn whole, its marks on their own shades', () => {
  const values = ['full', 'partial', 'none', 'full', 'none', 'partial', 'full', 'full']
  const rows = Array.from({ length: 16 }, (_, index) => ({ values: [`Plugin ${index}`, ...values] }))
  const columns = ['Plugin', ...values.map((_, index) => `Host 202${index}.1`)]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', columns, rows })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts.filter((text) => text.startsWith('Plugin '))).toHaveLength(16)
})

test('a row in focus says in how many columns it has a mark, and the last cell has the corner of the frame', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  expect(elements.filter((each) => each.type === 'text' && each.size === 28)).toMatchObject([{ text: '4 of 6' }])
  const grounds = elements.filter((each) => each.type === 'path' && each.fill === 'rule' && each.stroke === 'none')
  expect(grounds.filter((each) => each.type === 'path' && each.d.includes('A')).length).toBe(1)
  const plain = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, focus: undefined })
  expect(plain.ok && plain.scene.elements.some((each) => each.type === 'text' && each.size === 28)).toBe(false)
})

test('the sentence under the heading of the sample holds for every row, its heading for the one in focus', () => {
  const { title, subtitle, rows } = recipe.data.schema.parse(recipe.sample)
  const newest = ['none', 'one', 'two', 'three'].indexOf(/up to (\w+)/.exec(subtitle ?? '')?.[1] ?? '')
  const newer = rows.map(({ values }, row) =>
    values.slice(1).flatMap(({ value }, column) => (value === 'full' ? [column - row] : [])),
  )
  expect(newer.flat().filter((by) => by < 0 || by > newest)).toEqual([])
  expect(Math.max(...newer.flat())).toBe(newest)
  // Both ends of what it works with are in the columns.
  expect([title, newer[1]]).toEqual(['Kubelet 1.30 works with 4 of 6 API servers', [0, 1, 2, 3]])
  expect(rows[1]?.values.map(({ value }) => value).slice(0, 3)).toEqual(['1.30', 'none', 'full'])
})

test('without a column of marks no row in focus counts any', () => {
  const columns = [
    { name: 'A', kind: 'text' },
    { name: 'B', kind: 'text' },
    { name: 'C', kind: 'text' },
  ]
  const rows = [{ id: 'first', values: ['1', '2', '3'] }, { values: ['4', '5', '6'] }]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', columns, rows, focus: ['first'] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.elements.filter((each) => each.type === 'text' && / of /.test(each.text))).toEqual([])
})

test('a mark that is not known is none of those that are counted at its row, as in the heading', () => {
  const counted = elementsOf({ ...plain, title: '{supported} of {total}', rows, focus: ['y'] })
  const large = counted.flatMap((each) => (each.type === 'text' && each.size === 28 ? [each.text] : []))
  expect([large, counted[0]]).toMatchObject([['1 of 1'], { text: '4 of 5' }])
})

test('counts that include half marks say so', () => {
  const noteOf = (more: object): string | undefined =>
    elementsOf({ ...plain, rows, ...more }).flatMap((each) =>
      each.type === 'text' && each.text.startsWith('Counts') ? [each.text] : [],
    )[0]
  expect(noteOf({ marks: { partial: 'with converter' }, focus: ['x'] })).toBe(
    'Counts include “With converter” as well as “Full”.',
  )
  expect(noteOf({ title: '{supported} of {total}' })).toBeDefined()
  expect(noteOf({})).toBeUndefined()
  expect(noteOf({ rows: [rows[0], rows[2]], focus: ['x'] })).toBeUndefined()
})
