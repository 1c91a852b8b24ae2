import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import diverging from './recipe.ts'

const draw = (values: number[], mark: number, focus?: string) => {
  const drawing = drawRecipe(diverging as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Change',
    unit: '%',
    rows: values.map((value, index) => ({ name: `endpoint ${index}`, value })),
    marks: [{ value: mark, text: 'budget' }],
    ...(focus === undefined ? {} : { focus: [focus] }),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  const own = (parts.find(({ at }) => at === 'marks.0')?.elements ?? []).flatMap((index) => scene.elements[index] ?? [])
  const words = scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  return { own, words, y: (text: string) => words.find((each) => each.text === text)?.y ?? NaN }
}

test('a limit is along the rows of its side, with its value, and its words are where these rows end the plot', () => {
  const above = draw([-30, -20, 5, 40], 10)
  expect(above.y('budget: +10%')).toBeGreaterThan(above.y('endpoint 3'))
  const rule = above.own.flatMap((each) => (each.type === 'text' ? [] : [boundsOf(each)]))[0]
  expect(rule?.y).toBeGreaterThan(above.y('endpoint 1'))
  const below = draw([-30, -20, 5, 40], -10)
  expect(below.y('budget: −10%')).toBeLessThan(below.y('endpoint 0'))
})

test('the page is as wide with a name or a value in bold', () => {
  const places = (focus?: string) =>
    draw([-30, -20, 5, 40], 10, focus).words.map(({ text, x, y }) => `${text} ${x} ${y}`)
  for (const name of ['endpoint 0', 'endpoint 3']) expect(places(name)).toEqual(places())
})

test('a bar in focus is accented where another is bad', () => {
  const rows = [
    { name: 'faster', value: -30 },
    { name: 'slower', value: 20, state: 'negative' },
  ]
  const data = { title: 'A claim', measure: 'Change', unit: '%', rows, focus: ['faster'] }
  const drawing = drawRecipe(diverging as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.elements.some((each) => each.type === 'path' && each.fill === 'accent')).toBe(true)
})

test('the extreme that the heading quotes is the one large figure', () => {
  const large = (title: string): string[] => {
    const rows = [-30, -20, 5, 45].map((value, index) => ({ name: `endpoint ${index}`, value }))
    const drawing = drawRecipe(diverging as unknown as AnyRecipe, { title, measure: 'Change', unit: '%', rows })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.size === 28 ? [each.text] : []))
  }
  expect([large('{most} slower'), large('{least} slower'), large('A claim')]).toEqual([['+45%'], ['−30%'], []])
})

test('what is measured is beside what long bars below zero mean, else over it', () => {
  const under = (values: number[]): number => {
    const rows = values.map((value, index) => ({ name: `endpoint ${index}`, value }))
    const data = { title: 'A claim', measure: 'Change', rows, sides: ['faster', 'slower'] }
    const drawing = drawRecipe(diverging as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const at = (start: string) => texts.find(({ text }) => text.startsWith(start))?.y ?? NaN
    return at('←') - at('Change')
  }
  expect([under([-30, -5, 20]), under([-5, 20, 60]), under([5, 20])]).toEqual([0, 24, 24])
})
