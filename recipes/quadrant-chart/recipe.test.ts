import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { centerOf, distanceTo } from '../../src/geometry/rect.ts'
import type { Circle, Text } from '../../src/scene/scene.ts'
import quadrantChart from './recipe.ts'

const axis = (name: string) => ({ name, min: 0, max: 10 })

const draw = (points: object[]) => {
  const data = {
    title: 'A claim',
    x: axis('Cost'),
    y: axis('Value'),
    quadrants: ['Now', 'Plan', 'Later', 'Never'],
    points,
  }
  const drawing = drawRecipe(quadrantChart as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  return {
    texts: elements.filter((each): each is Text => each.type === 'text'),
    dots: elements.filter((each): each is Circle => each.type === 'circle'),
    warnings: drawing.warnings,
  }
}

test('dots near the corners leave the quadrants their names', () => {
  const { texts, warnings } = draw([
    { name: 'one', x: 0.4, y: 9.7 },
    { name: 'two', x: 9.6, y: 9.7 },
    { name: 'three', x: 0.4, y: 0.3 },
  ])
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Now · 1', 'Plan · 1', 'Later · 1', 'Never · 0']),
  )
  expect(warnings).toEqual([])
})

test('of two close dots each has its own name nearer to it than the other', () => {
  for (const dx of [0.2, 0.3, 0.45, 0.6]) {
    const { texts, dots } = draw([
      { name: 'left of two', x: 5.2, y: 6 },
      { name: 'right of two', x: 5.2 + dx, y: 6.1 },
    ])
    for (const [index, name] of ['left of two', 'right of two'].entries()) {
      const words = texts.find(({ text }) => text === name)
      if (words === undefined) throw new Error(`${name} is not drawn`)
      const [own = 0, other = 0] = [dots[index], dots[1 - index]].map((each) =>
        each === undefined ? 0 : distanceTo(boundsOf(words), centerOf(boundsOf(each))),
      )
      expect(own, `${name} at ${dx}`).toBeLessThanOrEqual(other)
    }
  }
})

const vendors = [0.08, 0.25, 0.3, 3, 15, 75].map((x, index) => ({ name: `Model ${index}`, x, y: 50 + index }))

const titleOf = (x: object, points: object[]): string => {
  const quadrants = ['Batch only', 'Default', 'Avoid', 'Experts']
  const data = { title: '{second} of {points}', x: { name: 'Price', ...x }, y: axis('Passed'), quadrants, points }
  const drawing = drawRecipe(quadrantChart as unknown as AnyRecipe, {
    ...data,
    y: { name: 'Passed', min: 0, max: 100 },
  })
  return drawing.ok ? drawing.scene.title : JSON.stringify(drawing.findings)
}

test('quadrants of a logarithmic axis meet in its geometric middle, of given ends where there are any', () => {
  expect(titleOf({ scale: 'log' }, vendors)).toContain('3 of 6')
  expect(titleOf({ scale: 'log', min: 0.01, max: 100 }, vendors)).toContain('3 of 6')
  expect(titleOf({ scale: 'log', min: 0.01, max: 10_000 }, vendors)).toContain('2 of 6')
  expect(titleOf({ min: 0, max: 20 }, vendors.slice(0, 5))).toContain('1 of 5')
})

test('a point on a line is said to count as right of it, or above it', () => {
  const said = (points: object[]): boolean =>
    draw(points).texts.some(({ text }) => text.startsWith('A point on a line'))
  expect([
    said([
      { name: 'on', x: 5, y: 8 },
      { name: 'off', x: 6, y: 8 },
    ]),
    said([
      { name: 'a', x: 4, y: 8 },
      { name: 'b', x: 6, y: 8 },
    ]),
  ]).toEqual([true, false])
})

test('names of narrow quadrants are whole words', () => {
  const data = {
    title: '{second} cheap',
    x: { name: 'Price', min: 0, max: 100 },
    y: axis('Value'),
    quadrants: ['Batch only', 'Default', 'Avoid', 'Experts'],
    marks: [{ x: 96, text: 'Limit' }],
    points: [
      { name: 'one', x: 10, y: 2 },
      { name: 'two', x: 98, y: 3 },
    ],
  }
  const drawing = drawRecipe(quadrantChart as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? each.text.split(' ') : []))
  expect(words).toEqual(expect.arrayContaining(['Default', 'Experts']))
})

test('an axis without an end goes on for a step where its last point would be on the frame', () => {
  const drawn = (end: object) => {
    const at = { name: 'Cost', ...end }
    const points = [1, 4].map((each) => ({ name: `${each} of four`, x: each, y: each }))
    const data = { title: 'A claim', x: at, y: { ...at, name: 'Value' }, quadrants: ['a', 'b', 'c', 'd'], points }
    const drawing = drawRecipe(quadrantChart as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
    return ['4', '5', '6'].map((tick) => texts.filter((text) => text === tick).length)
  }
  expect(drawn({})).toEqual([2, 2, 0])
  expect(drawn({ max: 4 })).toEqual([2, 0, 0])
})

test('what is in focus is described with its values, steps by their names; the lines between quadrants are quiet', () => {
  const data = {
    title: 'A claim',
    x: { name: 'Cost', bands: ['low', 'mid', 'high'] },
    y: { name: 'Time lost', unit: 'hours', min: 0, max: 80 },
    quadrants: ['Now', 'Plan', 'Later', 'Never'],
    focus: ['Tests'],
    marks: [{ y: 30, text: '30 hours' }],
    points: [
      { name: 'Tests', x: 1, y: 68 },
      { name: 'Pages', x: 3, y: 12 },
    ],
  }
  const drawing = drawRecipe(quadrantChart as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.description).toContain('Now: Tests (low, 68 hours)')
  expect(drawing.scene.description).toContain('Never: Pages.')
  expect(drawing.scene.elements.some((each) => 'dashed' in each && each.dashed === true)).toBe(false)
})

test('the line of a mark goes through where names of crowded points have another place', () => {
  const at = [11.4, 251, 7.9, 180, 4.1, 88, 6, 60, 0.4, 3.2, 0.6, 3.9, 0.8, 14, 5.2, 71, 8.8, 102, 6.4, 55]
  const names = 'Hauptbahnhof Ostkreuz Terminal Zoo Wuhlheide Karlshorst Köpenick Spandau Südkreuz Lichtenberg'.split(
    ' ',
  )
  const drawing = drawRecipe(quadrantChart as unknown as AnyRecipe, {
    title: 'A claim',
    x: { name: 'Cost', unit: 'M€ a year', min: 0, max: 12 },
    y: { name: 'Passengers', unit: 'thousand a day', min: 0, max: 260 },
    quadrants: ['Keep', 'Invest', 'Automate', 'Review'],
    marks: [
      { x: 6, text: '6 M€' },
      { y: 60, text: '60,000' },
    ],
    points: names.map((name, index) => ({ name, x: at[2 * index], y: at[2 * index + 1] })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const isLevel = drawing.scene.elements.map(
    (each) => each.type === 'line' && each.stroke === 'ink' && each.y === each.y2,
  )
  expect([isLevel.filter(Boolean).length, drawing.warnings]).toEqual([1, []])
})
