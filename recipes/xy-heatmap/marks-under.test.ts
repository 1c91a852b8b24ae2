import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const draw = (marks: object[], title = 'A claim') => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, title, marks })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts, warnings } = drawing
  const of = (at: string) =>
    (parts.find((part) => part.at === at)?.elements ?? []).flatMap((index) => scene.elements[index] ?? [])
  const bracket = (at: string) =>
    of(at).flatMap((each) => (each.type === 'path' ? [each.d.match(/[\d.]+/g)?.map(Number)] : []))[0]
  return { of, bracket, warnings, description: scene.description }
}

test('events and periods are at brackets under their columns, clear of the key, and in the description', () => {
  const marks = [
    { start: '09:00', end: '10:00', text: 'Deploys' },
    { column: '14:00', text: 'Release' },
    { start: '22:00', text: 'Batch' },
  ]
  for (const title of ['A claim', '{share} of all']) {
    const { bracket, warnings, description } = draw(marks, title)
    const widths = [0, 1, 2].map((index) => {
      const [left = 0, , , right = 0] = bracket(`marks.${index}`) ?? []
      return right - left
    })
    const [two = 0, one = 0, last = 0] = widths
    expect(two - one).toBeGreaterThan(25)
    expect(last).toBe(two)
    expect(warnings).toEqual([])
    expect(description).toContain('Brackets under columns mark Deploys, Release and Batch.')
  }
})

test('words that another moves from under their bracket are joined to it by a line', () => {
  const marks = ['09:00', '10:00', '11:00'].map((column) => ({ column, text: 'The weekly deploy of all teams' }))
  const { of, warnings } = draw(marks, '{share} of all')
  const lines = [0, 1, 2].map((index) => of(`marks.${index}`).filter(({ type }) => type === 'line').length)
  expect([lines, warnings]).toEqual([[1, 0, 1], []])
})

test('a value is a shade here, which a note says', () => {
  const { of, warnings } = draw([{ value: 40, text: 'limit' }])
  expect([of('marks.0'), warnings.map(({ at, problem }) => [at, problem.includes('levels')])]).toEqual([
    [],
    [
      ['marks.0.text', true],
      ['marks.0.text', false],
    ],
  ])
})
