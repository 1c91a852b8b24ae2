import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Text } from '../../src/scene/scene.ts'
import scatterPlot from './recipe.ts'

const draw = (points: object[]) => {
  const data = { title: 'A claim', x: { name: 'Size' }, y: { name: 'Time' }, points }
  const drawing = drawRecipe(scatterPlot as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return { elements: drawing.scene.elements, warnings: drawing.warnings }
}

test('names of points close to each other stand farther away, each with a leader', () => {
  const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'].map((name) => `${name} endpoint`)
  const points = names.map((name, index) => ({ name, x: 10 + 0.8 * index, y: 50 + (index % 2) }))
  const { elements, warnings } = draw([...points, { x: 40, y: 8 }, { x: 38, y: 90 }])
  const texts = elements.filter((each): each is Text => each.type === 'text')
  expect(names.filter((name) => !texts.some(({ text }) => text === name))).toEqual([])
  expect(warnings).toEqual([])
  expect(
    elements.some(
      (each) => each.type === 'line' && each.stroke === undefined && each.x !== each.x2 && each.y !== each.y2,
    ),
  ).toBe(true)
})

test('a point that is good or bad but has no name says so with a sign', () => {
  const { elements, warnings } = draw([
    { x: 1, y: 9, state: 'negative' },
    { x: 5, y: 2 },
    { x: 9, y: 7, state: 'positive' },
  ])
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['✗', '✓']))
  expect(warnings).toEqual([])
})

test('a line that explains nothing is a base of differences, never of a ratio', () => {
  const usual = [1, 2, 3, 4, 5, 6, 7, 8].map((x, index) => ({
    x,
    y: 50 + (index % 4 === 0 || index % 4 === 3 ? 1 : -1) + index / 1000,
  }))
  const { elements } = draw([...usual, { name: 'far', x: 4, y: 900 }])
  const said = elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join(' ')
  expect(said).toContain('r² 0.00')
  expect(said).not.toContain('×')
})

test('no line is drawn through dots whose slope may be chance, and the picture says so', () => {
  const points = [5, 1, 4, 2, 3, 5, 1, 4].map((y, x) => ({ x, y }))
  const said = draw(points)
    .elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
    .join(' ')
  expect(said).toContain('told from chance')
  expect(said).not.toContain('prediction band')
})

test('of points at one place the same have their names written, whatever their order', () => {
  const names = ['session', 'gateway tenant login', 'billing', 'worker', 'queue', 'token', 'ledger']
  const written = (order: string[]): string[] => {
    const { elements } = draw([...order.map((name) => ({ name, x: 7, y: 7 })), { x: 1, y: 1 }, { x: 2, y: 8 }])
    return elements.flatMap((each) => (each.type === 'text' && names.includes(each.text) ? [each.text] : [])).toSorted()
  }
  expect(written(names.toReversed())).toEqual(written(names))
})

test('up to three factors are quoted one by one, more from the least to the greatest', () => {
  const titleOf = (count: number): string => {
    const usual = Array.from({ length: 20 }, (_, index) => ({ x: index + 1, y: 2 * (index + 1) + (index % 2) / 4 }))
    const named = Array.from({ length: count }, (_, index) => ({ name: `n${index}`, x: 4 + index, y: 60 + 40 * index }))
    const data = { title: '{factors} times', x: { name: 'Size' }, y: { name: 'Time' }, points: [...usual, ...named] }
    const drawing = drawRecipe(scatterPlot as unknown as AnyRecipe, data)
    return drawing.ok ? drawing.scene.title : ''
  }
  expect(titleOf(3)).toMatch(/: [\d.]+, [\d.]+ and [\d.]+ times$/)
  expect(titleOf(4)).toMatch(/: [\d.]+ to [\d.]+ times$/)
})

test('the factor quoted is that of the dot in focus, never of a more extreme one beside it', () => {
  const usual = Array.from({ length: 20 }, (_, index) => ({ x: index + 1, y: 2 * (index + 1) + (index % 2) / 4 }))
  const named = [
    { name: 'low', x: 15, y: 3 },
    { name: 'high', x: 4, y: 80 },
  ]
  const timesOf = (focus: string[]) => {
    const data = { title: '{times}', x: { name: 'Size' }, y: { name: 'Time' }, focus, points: [...usual, ...named] }
    const drawing = drawRecipe(scatterPlot as unknown as AnyRecipe, data)
    return drawing.ok ? drawing.scene.title : ''
  }
  expect([timesOf(['high']), timesOf(['low'])]).toEqual(['Scatter plot: 9.9×', 'Scatter plot: 0.100×'])
  expect(timesOf([])).toBe(timesOf(['low']))
})

test('where the one in focus has no factor, as at 0, the first that has one is quoted', () => {
  const usual = Array.from({ length: 20 }, (_, index) => ({ x: index + 1, y: 2 * (index + 1) + (index % 2) / 4 }))
  const named = [
    { name: 'empty', x: 15, y: 0 },
    { name: 'high', x: 4, y: 80 },
  ]
  for (const focus of [['empty'], []]) {
    const data = { title: '{times}', x: { name: 'Size' }, y: { name: 'Time' }, focus, points: [...usual, ...named] }
    const drawing = drawRecipe(scatterPlot as unknown as AnyRecipe, data)
    expect(drawing.ok && drawing.scene.title).toBe('Scatter plot: 9.9×')
  }
})

test('a named dot that the line expects has its name and no ring; what was measured has the decimals of the data', () => {
  const usual = Array.from({ length: 20 }, (_, index) => ({ x: index + 1, y: (7 * (index + 1)) / 3 + (index % 2) / 4 }))
  const { elements, warnings } = draw([...usual, { name: 'usual one', x: 10, y: 23 }, { name: 'far', x: 4, y: 60 }])
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['usual one', 'far', '60,']))
  expect(texts.some((text) => /^not 9\.\d$/.test(text))).toBe(true)
  expect(warnings.filter(({ level }) => level === 'warning')).toEqual([])
  expect(elements.filter((each) => each.type === 'circle' && each.r === 7)).toHaveLength(3)
})

test('what the line is comes after a colon where it has no room beside it', () => {
  const flat = Array.from({ length: 90 }, (_, index) => ({ x: 10 ** (1 + index / 18), y: (index * 13) % 40 }))
  const data = { title: 'A claim', x: { name: 'Lines of Code', scale: 'log' }, y: { name: 'Faults' }, fit: 'all' }
  const points = flat.map(({ x, y }, index) => ({ x, y: y + index / 4 }))
  const drawing = drawRecipe(scatterPlot as unknown as AnyRecipe, { ...data, points })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const said = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join(' ')
  expect(said).toMatch(/Expected from lines of code: a straight line/)
})

test('dots that were measured are seen through the ring of what is expected', () => {
  const drawing = drawRecipe(scatterPlot as unknown as AnyRecipe, scatterPlot.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const large = drawing.scene.elements.flatMap((each) => (each.type === 'circle' && each.r === 7 ? [each.fill] : []))
  expect(large.filter((fill) => fill === 'none')).toHaveLength(2)
  expect(large.filter((fill) => fill === 'accent')).toHaveLength(2)
})
