import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { fillOf } from '../../src/render/paint.ts'
import { colorsOf, themes } from '../../src/render/palette.ts'
import { fillKind } from '../../src/scene/fill-kind.ts'
import { levelsOf } from './draw-matrix.ts'
import risks from './recipe.ts'
import { shades } from './shades.ts'

test('what to do about the risks within the line stands over the matrix, in no cell', () => {
  const drawing = drawRecipe(risks as unknown as AnyRecipe, risks.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const figure = texts.find(({ text }) => text === '✗ Act first: 20 or more')
  const scores = texts.filter(({ text, size }) => size === 12 && /^\d+$/.test(text))
  expect(figure?.y).toBeLessThan(Math.min(...scores.map(({ y }) => y)))
})

test('levels that are not given follow from the highest score there can be, and rise', () => {
  const of = (across: number, upward: number) => {
    const axis = (count: number) => ({ name: 'A', bands: Array.from({ length: count }, (_, index) => `${index}`) })
    return levelsOf({ points: [], x: axis(across), y: axis(upward) } as never)
  }
  expect([of(5, 5), of(3, 4), of(3, 3), of(2, 2)]).toEqual([
    [5, 10, 20],
    [3, 5, 10],
    [2, 4, 8],
    [2, 3, 4],
  ])
})

test('levels that are given stay', () => {
  const axis = { name: 'A', bands: ['0', '1', '2'] }
  expect(levelsOf({ points: [], x: axis, y: axis, levels: [1, 2, 3] } as never)).toEqual([1, 2, 3])
})

test('cells of a long register are higher than wide, and badges in one are clear of its edges and of each other', () => {
  const points = Array.from({ length: 18 }, (_, index) => ({ name: `Risk ${index}`, x: 4, y: index < 5 ? 3 : 1 }))
  const drawing = drawRecipe(risks as unknown as AnyRecipe, { ...risks.sample, points })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const circles = drawing.scene.elements.flatMap((each) => (each.type === 'circle' && each.x < 570 ? [each] : []))
  const xs = [...new Set(circles.map(({ x }) => x))].toSorted((a, b) => a - b)
  expect(xs.map((x, index) => x - (xs[index - 1] ?? x - 28))).toEqual(xs.map(() => 28))
  expect(xs).toHaveLength(2)
})

test('the line around what needs action first has no gap: its sides meet in pairs', () => {
  const drawing = drawRecipe(risks as unknown as AnyRecipe, risks.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const line = drawing.scene.elements.find((each) => each.type === 'path' && each.stroke === 'ink' && !each.fill)
  const sides = ((line as { d: string }).d.match(/M[^M]+/g) ?? []).map((side) => {
    const [x, y, end] = (side.match(/[\d.]+/g) ?? []).map(Number) as [number, number, number]
    return [`${x} ${y}`, side.includes('H') ? `${end} ${y}` : `${x} ${end}`]
  })
  const meeting = new Map<string, number>()
  for (const corner of sides.flat()) meeting.set(corner, (meeting.get(corner) ?? 0) + 1)
  expect(sides.length).toBeGreaterThan(5)
  expect([...meeting.values()].every((count) => count === 2)).toBe(true)
})

test('a badge alone is in the middle of its cell, and the alt text tells both steps of a risk', () => {
  const points = [{ name: 'Only one', x: 4, y: 5 }]
  const drawing = drawRecipe(risks as unknown as AnyRecipe, { ...risks.sample, points })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements, description } = drawing.scene
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const topOf = (score: string) => texts.find(({ text, size }) => text === score && size === 12)?.y ?? 0
  const badge = elements.find((each) => each.type === 'circle' && each.x < 570)
  // Scores are at one height in their cells: 20 is in the row of the badge, 16 in the one below it.
  const middle = (topOf('25') + topOf('16')) / 2 - topOf('25')
  // The baseline of a score is 15 px below the top of its cell.
  expect(Math.abs((badge?.type === 'circle' ? badge.y : 0) - topOf('25') - (middle - 15))).toBeLessThan(2)
  expect(description).toContain('Only one (4 × 5 = 20)')
})

test('cells that need action first are bad, with a sign, and a focus colors the names of risks only', () => {
  const fills = (focus: string[]) => {
    const drawing = drawRecipe(risks as unknown as AnyRecipe, { ...risks.sample, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const filled = (fill: string) => drawing.scene.elements.filter((each) => 'fill' in each && each.fill === fill)
    return [filled('negative').map(({ type }) => type), filled('accent').map(({ type }) => type)]
  }
  // The cells, the sign over them, and the key.
  const bad = ['path', 'text', 'path']
  expect(fills([])).toEqual([bad, []])
  expect(fills(['Two engineers leave'])).toEqual([bad, ['text']])
})

test('a cell can be told from one of a lower level, in any theme, and the key names the shades, the same with and without risks', () => {
  for (const theme of themes) {
    const colors = colorsOf({ theme, accent: 'blue' })
    const strengths = shades.map(({ fill, dashed }) =>
      wcagContrast(colors[fillOf(fill, fillKind('none', dashed)) ?? 'page'], colors.page),
    )
    const steps = strengths.map((strength, at) => strength / (strengths[at - 1] ?? 1))
    expect(Math.min(...steps.slice(1))).toBeGreaterThan(1.25)
  }
  const keyOf = (points: object[]) => {
    const drawing = drawRecipe(risks as unknown as AnyRecipe, { ...risks.sample, points })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const own = drawing.parts.find(({ at }) => at === '@key')?.elements.map((each) => drawing.scene.elements[each])
    return own?.flatMap((each) => (each?.type === 'text' ? [each.text] : []))
  }
  const named = ['Score of a cell', 'Below 5', '5–9', '10–19', '20 or more']
  expect(keyOf([{ name: 'Low', x: 1, y: 1 }])).toEqual(named)
  expect(keyOf([{ name: 'Worst', x: 5, y: 5 }])).toEqual(named)
})
