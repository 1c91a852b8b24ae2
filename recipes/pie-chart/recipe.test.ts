import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import pie from './recipe.ts'

const draw = (data: object) => {
  const rows = [
    { name: 'Certificate', value: 60 },
    { name: 'Deploy', value: 40 },
  ]
  const drawing = drawRecipe(pie as unknown as AnyRecipe, { title: 'A claim', measure: 'Pages', rows, ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements, description } = drawing.scene
  return { words: elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])), description }
}

test('every sector has its share beside its name, over it where the heading quotes one, and the total is in the middle', () => {
  const { words } = draw({ title: '{share} of all' })
  expect(words).toEqual(expect.arrayContaining(['60%', 'Certificate', '100', 'Pages', '40%', 'Deploy']))
  expect(draw({}).words).toEqual(expect.arrayContaining(['Certificate 60%', 'Deploy 40%']))
  const rows = [980, 12, 8].map((value, index) => ({ name: `part ${index}`, value }))
  // A list of slivers is short.
  expect(draw({ title: '{share} of all', rows }).words).toEqual(expect.arrayContaining(['98%', 'part 1 1%']))
})

test('amounts that are shares of a hundred are said once, others as amounts', () => {
  const rows = (values: number[]) => values.map((value, index) => ({ name: `part ${index}`, value, note: 'x' }))
  expect(draw({ rows: rows([60, 40]) }).words).toEqual(expect.arrayContaining(['part 0 60%', 'x', '100']))
  expect(draw({ rows: rows([60, 40]), unit: '%' }).words).not.toContain('60%, x')
  expect(draw({ rows: rows([60, 40]), unit: 'ms' }).words).toContain('60 ms, x')
  expect(draw({ rows: rows([61, 41]) }).words).toContain('61, x')
  expect(draw({ rows: rows([120, 80]) }).words).toContain('120, x')
})

test('a unit that is what is measured is said once', () => {
  const { words, description } = draw({ title: '{share} of all', unit: 'pages' })
  expect(words.filter((each) => /pages/i.test(each))).toEqual(['100 pages', '60 pages', '40 pages'])
  expect(description).toContain('the parts of 100 pages:')
  const plain = draw({ unit: 'pages' }).words
  expect(plain).not.toContain('Pages')
  expect(draw({}).words).toEqual(expect.arrayContaining(['100', 'Pages']))
})

test('a measure that is only the end of a unit is said', () => {
  const { words, description } = draw({ measure: 'B', unit: 'MB' })
  expect(words).toEqual(expect.arrayContaining(['100 MB', 'B']))
  expect(description).toContain('the parts of 100 MB b:')
})

test('a focus that the heading does not quote moves no words', () => {
  const placesOf = (focus?: string[]) => {
    const rows = ['parcel search payment of the north', 'ledger', 'refund and price audit of all tenants'].map(
      (name, at) => ({
        name,
        value: 30 - 7 * at,
      }),
    )
    const drawing = drawRecipe(pie as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Calls',
      rows,
      ...(focus === undefined ? {} : { focus }),
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    return texts.map(({ text, x, y }) => `${text} ${x} ${y}`).toSorted()
  }
  const plain = placesOf()
  for (const name of ['parcel search payment of the north', 'refund and price audit of all tenants'])
    expect(placesOf([name])).toEqual(plain)
})

test('no sector is as pale as the page, and none looks like the next one', () => {
  const rows = [6, 5, 4, 3, 2, 1].map((value) => ({ name: `part ${value}`, value }))
  for (const count of [2, 3, 4, 5, 6]) {
    const drawing = drawRecipe(pie as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Calls',
      rows: rows.slice(0, count),
      focus: [],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const fills = drawing.scene.elements.flatMap((each) =>
      each.type === 'path' && each.fill !== undefined && each.d.includes('A')
        ? [`${each.fill}${each.dashed === true ? ' half' : ''}`]
        : [],
    )
    expect(fills).toHaveLength(count)
    // The two largest are told apart in gray, too.
    expect(fills.slice(0, 2)).toEqual(['rule', 'ink half'])
    for (const [index, fill] of fills.entries()) {
      expect(['surface half', 'rule half']).not.toContain(fill)
      expect(fill).not.toBe(fills.at(index - 1))
    }
  }
})

test('a total is written alike in the heading and in the ring, and shares that are no 100% in sum say so', () => {
  const values = [5000, 4990, 40, 30, 20, 1]
  const rows = values.map((value, index) => ({ name: `part ${index}`, value }))
  const { words } = draw({ title: '{total} in all', rows })
  const [, total = ''] = /^(.+) in all$/.exec(words.find((each) => each.endsWith('in all')) ?? '') ?? []
  expect([total, words.includes(total)]).toEqual([total, true])
  expect(total).not.toBe('')
  const equal = Array.from({ length: 6 }, (_, index) => ({ name: `part ${index}`, value: 5 }))
  const noteIn = (some: object[]) => draw({ rows: some }).words.filter((each) => each.startsWith('Shares are'))
  expect([noteIn(equal), noteIn(rows)]).toEqual([['Shares are rounded and add up to 102%.'], []])
})
