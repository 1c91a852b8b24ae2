import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import combo from './recipe.ts'

test('beside periods, which are bands with names, a column that counts has no band without one', () => {
  const bandsOf = (marks: object[]): number => {
    const drawing = drawRecipe(combo as unknown as AnyRecipe, {
      title: 'A claim',
      columns: ['a', 'b', 'c', 'd', 'e', 'f'],
      rows: [
        { name: 'Queries', values: [4, 5, 9, 5, 4, 3] },
        { name: 'Timeouts', unit: '%', values: [1, 8, 2, 1, 1, 1] },
      ],
      marks,
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { scene, parts } = drawing
    const slots = parts.filter(({ at }) => at.startsWith('@slot')).flatMap(({ elements }) => elements)
    return slots.filter((index) => {
      const element = scene.elements[index]
      return element?.type === 'path' && element.fill === 'rule'
    }).length
  }
  expect(bandsOf([])).toBe(2)
  expect(bandsOf([{ start: 'a', end: 'b', text: 'nightly' }])).toBe(0)
})

test('a period goes from the edge of its first column to that of its last one, a moment is where it is', () => {
  const edges = (columns: unknown, mark: object): { band: number[]; bars: number[] } => {
    const drawing = drawRecipe(combo as unknown as AnyRecipe, {
      title: 'A claim',
      columns,
      rows: [
        { name: 'Queries', values: [4, 5, 9, 5, 4, 3] },
        { name: 'Timeouts', unit: '%', values: [1, 8, 2, 1, 1, 1] },
      ],
      marks: [{ text: 'nightly', ...mark }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { scene, parts } = drawing
    const xsOf = (at: string): number[] =>
      (parts.find((part) => part.at === at)?.elements ?? []).flatMap((index) => {
        const element = scene.elements[index]
        if (element?.type !== 'path') return []
        return [...element.d.matchAll(/[MH] ?([\d.]+)/g)].map(([, x]) => Number(x))
      })
    return { band: xsOf('marks.0'), bars: xsOf('rows.0').toSorted((a, b) => a - b) }
  }
  for (const columns of [['a', 'b', 'c', 'd', 'e', 'f'], { start: '2026-11-01', step: 1, unit: 'day' }]) {
    const [start, end] = Array.isArray(columns) ? ['e', 'f'] : ['2026-11-05', '2026-11-06']
    for (const mark of [{ start, end }, { start }]) {
      const { band, bars } = edges(columns, mark)
      // The last two columns, with half of what is free between two on each side.
      expect(Math.max(...band)).toBeGreaterThanOrEqual(bars.at(-1) ?? NaN)
      const inside = [...new Set(bars)].filter((x) => x >= Math.min(...band))
      expect(inside.length).toBe(4)
    }
  }
  const hours = { start: '2026-11-01T00:00Z', step: 1, unit: 'h' }
  const whole = edges(hours, { start: '2026-11-01T01:00Z', end: '2026-11-01T02:00Z' }).band
  const part = edges(hours, { start: '2026-11-01T01:30Z', end: '2026-11-01T02:30Z' }).band
  const pitch = (Math.max(...whole) - Math.min(...whole)) / 2
  expect([Math.min(...part) - Math.min(...whole), Math.max(...whole) - Math.max(...part)]).toEqual([
    expect.closeTo(pitch / 2, 0),
    expect.closeTo(pitch / 2, 0),
  ])
})

test('the peak that the heading quotes is in large type, and no other value', () => {
  const sizesOf = (title: string) => {
    const drawing = drawRecipe(combo as unknown as AnyRecipe, { ...(combo.sample as object), title })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && ['4.1%', '0.34%'].includes(each.text) ? [each.size ?? 16] : [],
    )
  }
  expect([sizesOf('{rate} at the peak'), sizesOf('A claim')]).toEqual([
    [28, 16],
    [16, 16],
  ])
})

test('in a narrow period the highest column has its value in two lines', () => {
  const values = Array.from({ length: 42 }, (_, at) => (at === 29 ? 1214 : 400 + 7 * (at % 9)))
  const drawing = drawRecipe(combo as unknown as AnyRecipe, {
    title: 'A claim',
    columns: { start: '2026-10-05', step: 1, unit: 'day' },
    rows: [
      { name: 'Runs', unit: 'runs', values },
      { name: 'Flaky', unit: '%', values: values.map((_, at) => (at === 22 ? 18 : 3)) },
    ],
    marks: [{ start: '2026-11-02', end: '2026-11-06', text: 'Release' }],
  })
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(texts).toEqual(expect.arrayContaining(['1,214', 'runs']))
})

test('the level of the highest column leads to the slot whose share of it the heading quotes, and its value is over it', () => {
  const levels = (title: string, worst: number) => {
    const values = [40, 10, 20, 30, 83, 50, 30, 10]
    const rows = [
      { name: 'Runs', values },
      { name: 'Flaky', unit: '%', values: values.map((_, at) => (at === worst ? 18 : 3)) },
    ]
    const drawing = drawRecipe(combo as unknown as AnyRecipe, {
      title,
      columns: { start: '2026-10-05', step: 1, unit: 'day' },
      rows,
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const found = elements.find((each) => each.type === 'line' && each.dashed === true)
    const value = elements.find((each) => each.type === 'text' && each.text === '83')
    if (found?.type !== 'line' || value?.type !== 'text') return undefined
    return { side: Math.sign((found.x + found.x2) / 2 - value.x), isOver: value.y < found.y, align: value.align }
  }
  expect(levels('{share} of peak', 1)).toEqual({ side: -1, isOver: true, align: 'middle' })
  expect(levels('{share} of peak', 7)).toEqual({ side: 1, isOver: true, align: 'middle' })
  expect(levels('A claim', 1)).toBeUndefined()
  expect(levels('{share} of peak', 4)).toBeUndefined()
})

test('slots reach their columns, or the value over the highest, whose edges they would run through, whatever the heading quotes', () => {
  const slotOf = (title: string, index: number): number => {
    const drawing = drawRecipe(combo as unknown as AnyRecipe, { ...(combo.sample as object), title })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const [at = -1] = drawing.parts.find((part) => part.at === `@slot-${index}`)?.elements ?? []
    const slot = drawing.scene.elements[at]
    return Math.max(...[...(slot?.type === 'path' ? slot.d : '').matchAll(/V ?([\d.]+)/g)].map(([, y]) => Number(y)))
  }
  for (const title of ['{share} of peak', 'A claim']) expect([slotOf(title, 3), slotOf(title, 19)]).toEqual([575, 385])
})

test('the value of the highest column is over it, and the level of the peak meets the column', () => {
  const drawing = drawRecipe(combo as unknown as AnyRecipe, combo.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const value = elements.find((each) => each.type === 'text' && each.text === '58.9k')
  expect(value).toMatchObject({ x: 762, align: 'middle' })
  const level = elements.find((each) => each.type === 'line' && each.dashed === true)
  expect(level).toMatchObject({ y: 419, x2: 748 })
})
