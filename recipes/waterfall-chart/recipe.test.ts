import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import waterfall from './recipe.ts'

const bill = {
  title: 'The bill fell by {fall} ({percent}): {up} more, {down} less',
  measure: 'Bill',
  rows: [
    { name: 'May', value: 10 },
    { name: 'up', value: 0.1 },
    { name: 'up again', value: 0.2 },
    { name: 'so far' },
    { name: 'down', value: -4 },
    { name: 'June' },
  ],
}

/** The heading, and the left and right edges of the filled bars in pixels. */
const draw = (rows: object[] = bill.rows) => {
  const drawing = drawRecipe(waterfall as unknown as AnyRecipe, { ...bill, rows })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { title, description, elements } = drawing.scene
  const bars = elements.flatMap((each) => {
    const [, left, right] =
      (each.type === 'path' && (each.fill ?? 'none') !== 'none' && /^M ?([\d.]+) [\d.]+ ?H ?([\d.]+)/.exec(each.d)) ||
      []
    return left === undefined ? [] : [[Number(left), Number(right)] as const]
  })
  return { title, description, bars }
}

test('sums are exact, and the heading quotes what was added, what was saved and the share of the first total', () => {
  const { title, description } = draw()
  expect(title).toBe('Waterfall chart: The bill fell by 3.7 (−37%): 0.3 more, 4.0 less')
  expect(description).toContain('The last total is 6.3, a change of −3.7.')
})

/** The same changes down to less than half of the first total. */
const deep = bill.rows.map((row) => (row.name === 'down' ? { ...row, value: -8 } : row))

test('changes begin where the row before ended; rows without a value are totals from zero', () => {
  const { bars } = draw(deep)
  const [may = [0, 0], up = [0, 0], again = [0, 0], soFar = [0, 0], down = [0, 0], june = [0, 0]] = bars
  expect([up[0], again[0], soFar[1], down[1], june[1]]).toEqual([may[1], up[1], again[1], again[1], down[0]])
  expect([soFar[0], june[0]]).toEqual([may[0], may[0]])
})

test('changes are paler than totals, also those that are good or bad', () => {
  const at = drawnWith([
    { name: 'May', value: 1000 },
    { name: 'up', value: 200 },
    { name: 'down', value: -400, state: 'positive' },
    { name: 'June' },
  ])
  const looks = [0, 1, 2, 3].map((index) => {
    const bar = at(`rows.${index}`).find((each) => each.type === 'path' && (each.fill ?? 'none') !== 'none')
    return bar?.type === 'path' ? [bar.fill, bar.dashed === true] : []
  })
  expect(looks).toEqual([
    ['ink', false],
    ['muted', true],
    ['positive', true],
    ['ink', false],
  ])
})

test('a share of a first total that is not above zero means nothing', () => {
  const rows = [{ name: 'May', value: -10 }, { name: 'up', value: 4 }, { name: 'June' }]
  expect(draw(rows).title).toContain('{percent}')
})

test('where all levels are far from zero, totals are marks at their level, as bars of a cut scale would lie', () => {
  const { bars } = draw()
  const [may = [0, 0], up = [0, 0], , soFar = [0, 0], down = [0, 0], june = [0, 0]] = bars
  for (const [left, right] of [may, soFar, june]) expect(right - left).toBe(6)
  expect([(may[0] + may[1]) / 2, (june[0] + june[1]) / 2]).toEqual([up[0], down[0]])
})

const drawnWith = (rows: object[], more: object = {}) => {
  const drawing = drawRecipe(waterfall as unknown as AnyRecipe, { ...bill, rows, ...more })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  return (at: string) =>
    (parts.find((part) => part.at === at)?.elements ?? []).flatMap((index) => scene.elements[index] ?? [])
}

test('a mark is a rule with its value under the plot, and the bridge passes a row that changes nothing', () => {
  const rows = [
    { name: 'May', value: 1000 },
    { name: 'none', value: 0 },
    { name: 'down', value: -400 },
    { name: 'June' },
  ]
  const at = drawnWith(rows, { marks: [{ value: 500, text: 'limit' }] })
  const [limit, june] = [at('marks.0'), at('rows.3')].map((elements) =>
    elements.flatMap((each) => (each.type === 'text' ? [each] : [])),
  )
  expect(limit?.map(({ text }) => text)).toEqual(['limit: 500'])
  expect(limit?.[0]?.y).toBeGreaterThan(june?.[0]?.y ?? 0)
  expect(at('rows.1').filter(({ type }) => type === 'line').length).toBe(2)
})

test('the value of a change that ends close to the axis is at its other end', () => {
  const rows = [{ name: 'May', value: 1000 }, { name: 'down', value: -980 }, { name: 'June' }]
  const said = drawnWith(rows)('rows.1').find((each) => each.type === 'text' && each.text === '−980')
  expect(said).not.toHaveProperty('align')
  const far = drawnWith([rows[0] ?? {}, { name: 'down', value: -400 }, { name: 'June' }])('rows.1')
  expect(far.find((each) => each.type === 'text' && each.text === '−400')).toHaveProperty('align', 'end')
})

test('a total below zero has what changed in its row too, clear of its own value', () => {
  const rows = [{ name: 'May', value: 10 }, { name: 'down', value: -14 }, { name: 'June' }]
  const drawing = drawRecipe(waterfall as unknown as AnyRecipe, { title: 'A claim', measure: 'Cash', rows })
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : [])) : []
  const [change, value] = [texts.findLast(({ text }) => text === '−14'), texts.find(({ text }) => text === '−4')]
  expect([change?.size, drawing.ok ? drawing.warnings : undefined]).toEqual([28, []])
  expect((change?.x ?? 0) - (value?.x ?? 0)).toBeGreaterThan(30)
})

test('on a scale far from zero, a last total that rose has its value after its mark, and the change after that', () => {
  const xOf = (change: number): number[] => {
    const rows = [{ name: 'May', value: 2400 }, { name: 'change', value: change }, { name: 'June' }]
    const drawing = drawRecipe(waterfall as unknown as AnyRecipe, { title: 'A claim', measure: 'Bill', rows })
    const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : [])) : []
    const total = (2400 + change).toLocaleString('en-US')
    const [value, figure] = [texts.find(({ text }) => text === total), texts.find(({ size }) => size === 28)]
    const arrow = drawing.ok ? drawing.scene.elements.find((each) => 'arrow' in each && each.arrow === true) : undefined
    return [value?.x ?? 0, arrow?.type === 'line' ? arrow.x2 : 0, figure?.x ?? 0]
  }
  const [rose, fell] = [xOf(380), xOf(-380)]
  const order = ([value = 0, tip = 0, figure = 0]: number[]): boolean[] => [
    value < tip,
    tip < figure,
    value < figure - 30,
  ]
  expect([order(rose), order(fell)]).toEqual([
    [false, true, true],
    [true, true, true],
  ])
})

test('where the value of the last total is behind its bar, the arrow is under both, from the first level to the last', () => {
  for (const change of [-14, -9.5]) {
    const rows = [{ name: 'May', value: 10 }, { name: 'down', value: change }, { name: 'June' }]
    const drawing = drawRecipe(waterfall as unknown as AnyRecipe, { title: 'A claim', measure: 'Cash', rows })
    const elements = drawing.ok ? drawing.scene.elements : []
    const arrow = elements.find((each) => each.type === 'line' && each.arrow === true)
    const june = elements.find((each) => each.type === 'text' && each.text === 'June')
    expect(arrow?.type === 'line' && arrow.y > (june?.type === 'text' ? june.y : 0) + 12).toBe(true)
    expect(arrow?.type === 'line' && arrow.x > arrow.x2).toBe(true)
  }
})

test('the amount of a row that steps back is readable', () => {
  const rows = bill.rows.map((row) => (row.name === 'up' ? { ...row, state: 'muted' } : row))
  const drawing = drawRecipe(waterfall as unknown as AnyRecipe, { ...bill, rows })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.elements).toContainEqual(expect.objectContaining({ text: '+0.1', fill: 'muted' }))
  expect(drawing.warnings).toEqual([])
})

test('amounts add up as they are printed; where their digits are too many, a footnote says that they are rounded', () => {
  const wordsOf = (...values: number[]): string => {
    const changes = values.map((value, at) => ({ name: `Cause ${at}`, value }))
    const rows = [...changes, { name: 'End' }]
    const title = 'Fell by {fall}: {up} in, {down} out'
    const drawing = drawRecipe(waterfall as unknown as AnyRecipe, { title, measure: 'Equity', unit: 'M€', rows })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join(' ')
  }
  const said = wordsOf(12.4, 8.1, 2.25, -17.9, -6.3, -4, 3)
  expect(said).toContain('Fell by €14.85M: €13.35M in, €28.2M out')
  expect(said).toContain('−€2.45M')
  expect(said).not.toContain('rounded')
  expect(wordsOf(12.4, 8.12, -17.9)).not.toContain('rounded')
  expect(wordsOf(12.4, 8.123, -17.9)).toContain('Amounts are rounded one by one, sums are of exact ones.')
  expect(wordsOf(12.4, 8.123456, -17.9)).toContain('Amounts are rounded one by one, sums are of exact ones.')
})
