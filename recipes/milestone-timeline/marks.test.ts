/** Marks of a milestone timeline: what is no milestone is drawn too, without a dot. */
import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import recipe from './recipe.ts'

test('a mark is at its date, a period with both, and neither has a dot', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    events: [
      { name: 'Kick-off', start: '2026-01-12' },
      { name: 'GA', start: '2026-10-15' },
    ],
    marks: [
      { start: '2026-08-01', text: 'Today' },
      { start: '2026-04-01', end: '2026-05-01', text: 'Freeze' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['Today', 'Aug 1', 'Freeze', 'Apr 1 – May 1']))
  expect(drawing.scene.elements.filter(({ type }) => type === 'circle')).toHaveLength(2)
  expect(drawing.warnings).toEqual([])
  // The period is a band from its start to its end, at the pole of its flag.
  const [band] = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' && each.fill === 'rule' ? [pathBounds(each.d)] : [],
  )
  const poles = drawing.scene.elements.flatMap((each) => (each.type === 'line' && each.x === each.x2 ? [each.x] : []))
  expect(poles.some((x) => Math.abs(x - (band?.x ?? 0)) < 1)).toBe(true)
  expect(band?.w).toBeGreaterThan(60)
})
