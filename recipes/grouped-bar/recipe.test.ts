import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import grouped from './recipe.ts'

const draw = (columns: string[], rows: number[][], title = '{times} as much') => {
  const drawing = drawRecipe(grouped as unknown as AnyRecipe, {
    title,
    measure: 'Throughput',
    columns,
    rows: rows.map((values, index) => ({ name: `row ${index}`, values })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  const words = scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const at = (place: string) =>
    (parts.find((part) => part.at === place)?.elements ?? []).flatMap((index) => scene.elements[index] ?? [])
  return { words, at }
}

test('conditions are named over all bars, in one row or, where they are long, one under another', () => {
  const heads = (names: string[]) =>
    draw(names, [
      [4, 8],
      [2, 2],
    ]).words.filter(({ text }) => names.includes(text))
  const [a, b] = heads(['cold', 'warm'])
  expect(a?.y).toBe(b?.y)
  const long = heads(['cold, after a restart of all machines', 'warm, after an hour of the usual load'])
  expect(long[0]?.x).toBe(long[1]?.x)
  expect(long[0]?.y).toBeLessThan(long[1]?.y ?? 0)
})

test('the least length is carried over to the bar that is counted in it, and the factor is behind its value, as all values are at their bars', () => {
  const { words, at } = draw(
    ['cold', 'warm'],
    [
      [4, 8],
      [3, 6],
      [2, 2],
    ],
  )
  const lines = at('rows.2.values.1').flatMap((each) => (each.type === 'line' ? [each] : []))
  expect(lines.length).toBeGreaterThan(0)
  const [factor, value] = ['4×', '8'].map((text) => words.find((each) => each.text === text)?.x)
  expect(value).toBeLessThan(factor ?? 0)
  const alone = draw(
    ['cold', 'warm'],
    [
      [4, 8],
      [2, 8],
    ],
  )
  expect(alone.at('rows.1.values.1').some((each) => each.type === 'line')).toBe(false)
})

test('columns whose longest bars differ much have scales of their own, and say so', () => {
  const columns = ['a', 'b', 'c', 'd']
  const widths = (first: number) => {
    const { at, words } = draw(columns, [
      [first, 40, 30, 40],
      [first / 2, 20, 15, 20],
    ])
    const longest = at('rows.0.values.1').flatMap((each) => (each.type === 'path' ? [each.d] : []))
    return { longest, isSaid: words.some(({ text }) => text.includes('its own scale')) }
  }
  expect(widths(370).isSaid).toBe(true)
  expect(widths(350).isSaid).toBe(false)
  expect(widths(36_000).longest).not.toEqual(widths(350).longest)
})

test('in columns the factor is at the end of its bar and the value in white within it, and names leave bars their room', () => {
  const rows = [
    [540, 96, 4, 41],
    [61, 40, 2, 7],
  ]
  const { words } = draw(['a', 'b', 'c', 'd'], rows)
  const [value, factor, other] = ['540', '8.9×', '96'].map((text) => words.find((each) => each.text === text))
  expect([value?.fill, factor?.size, value?.align]).toEqual(['surface', 28, 'end'])
  expect((factor?.x ?? 0) - (value?.x ?? 0)).toBe(16)
  expect(factor?.x).toBeLessThan(other?.x ?? 0)
  const six = draw(
    ['a', 'b', 'c', 'd', 'e', 'f'],
    rows.map((values) => [...values, 5, 4]),
  )
  expect(six.words.map(({ text }) => text)).toContain('540 = 8.9×')
})

test('small values keep three digits beside large ones, so that the factor follows from what is written', () => {
  const { words } = draw(
    ['cold', 'warm'],
    [
      [712_000, 9100],
      [11_100, 7200],
    ],
  )
  expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['64×', '712k', '11.1k = 1×', '9.1k', '7.2k']))
})

test('all bars of a row in focus are in the accent, in the shades of their conditions; the longest is whole', () => {
  const fillsOf = (columns: string[], focus: string): string[] => {
    const rows = ['a', 'b'].map((name, index) => ({ name, values: columns.map((_, lane) => 9 - 4 * index - lane) }))
    const drawing = drawRecipe(grouped as unknown as AnyRecipe, {
      title: '{times} as much',
      measure: 'Time',
      columns,
      rows,
      focus: [focus],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    expect(drawing.warnings).toEqual([])
    const { scene, parts } = drawing
    const index = rows.findIndex(({ name }) => name === focus)
    return columns.map((_, lane) => {
      const own = parts.find(({ at }) => at === `rows.${index}.values.${lane}`)?.elements ?? []
      const bar = own
        .flatMap((each) => scene.elements[each] ?? [])
        .find((each) => each.type === 'path' && each.fill !== 'surface')
      return bar?.type === 'path' ? `${bar.fill}${bar.dashed === true ? ' half' : ''}` : 'none'
    })
  }
  expect([fillsOf(['x', 'y', 'z'], 'b'), fillsOf(['x', 'y', 'z'], 'a'), fillsOf(['x', 'y', 'z', 'w'], 'b')]).toEqual([
    ['soft', 'accent half', 'accent'],
    ['accent', 'accent half', 'accent'],
    ['accent', 'accent', 'accent', 'accent'],
  ])
})

test('columns with scales of their own are in the unit in which the least of them is whole, unless the others are too long in it', () => {
  const wordsIn = (most: number): string[] => {
    const rows = [
      [96, 1044, most, 55],
      [41, 388, most / 3, 12],
    ]
    const drawing = drawRecipe(grouped as unknown as AnyRecipe, {
      title: '{times} as much',
      measure: 'Time',
      unit: 'µs',
      columns: ['a', 'b', 'c', 'd'],
      rows: rows.map((values, index) => ({ name: `row ${index}`, values })),
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  expect(wordsIn(12_000)).toEqual(expect.arrayContaining(['Time (µs)', '41', '1,044', '12,000', '4,000 = 1×']))
  expect(wordsIn(120_000)).not.toContain('Time (µs)')
})

test.each([2, 4])('of %s conditions, no bar stands out or is cut where the heading speaks of none', (count) => {
  const rows = [
    [9, 8, 7, 6],
    [3, 2, 2, 3],
  ].map((values) => values.slice(0, count))
  const seen = (title: string) => {
    const { words, at } = draw(['a', 'b', 'c', 'd'].slice(0, count), rows, title)
    const bar = at('rows.0.values.0').find(({ type }) => type === 'path')
    return [bar?.type === 'path' && bar.fill, words.some(({ text }) => text.includes('×'))]
  }
  expect(seen('Two rows')[1]).toBe(false)
  expect(seen('Two rows')[0]).not.toBe('ink')
  for (const title of ['{times} as much', '{item} has most', 'More than {least}', 'Under {condition}'])
    expect([title, ...seen(title)]).toEqual([title, 'ink', true])
})

test('the swatch of a condition of which one bar is in focus shows both looks', () => {
  const swatches = (focus: string[]) => {
    const drawing = drawRecipe(grouped as unknown as AnyRecipe, { ...grouped.sample, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => {
      if (each.type !== 'path' || each.stroke !== 'none') return []
      const [, y] = /^M[\d.]+ ([\d.]+)/.exec(each.d) ?? []
      return Number(y) < 170 ? [each.fill] : []
    })
  }
  expect(swatches([])).not.toContain('accent')
  expect(swatches(['SIMD on demand > 1 MB payload'])).toHaveLength(3)
  expect(swatches(['SIMD on demand > 1 MB payload']).at(-1)).toBe('accent')
})
