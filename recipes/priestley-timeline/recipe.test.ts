import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import priestley from './recipe.ts'

const marksOf = (events: object[]) => {
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, { title: 'A claim', unit: 'day', events })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  return events.map((_, index) =>
    (parts.find(({ at }) => at === `events.${index}`)?.elements ?? []).flatMap((at) => {
      const element = scene.elements[at]
      return element === undefined || element.type === 'text' ? [] : [{ type: element.type, w: boundsOf(element).w }]
    }),
  )
}

test('a day among years is as short as it can be drawn, and what has no length is a dot', () => {
  const [years, day, instant] = marksOf([
    { name: 'Years', start: '2020-03-01', end: '2026-03-01' },
    { name: 'A day', start: '2021-03-01', end: '2021-03-02' },
    { name: 'A moment', start: '2023-06-01' },
  ])
  expect(years?.[0]?.w).toBeGreaterThan(700)
  expect(day).toEqual([{ type: 'path', w: 1 }])
  expect(instant).toEqual([{ type: 'circle', w: 10 }])
})
