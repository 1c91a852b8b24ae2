import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const draw = (ranges: string[], title = 'A claim') =>
  drawRecipe(recipe as unknown as AnyRecipe, {
    title,
    fields: ranges.map((range, index) => ({ name: `segment ${index}`, range })),
  })

test('segments rise and do not overlap', () => {
  expect(draw(['1000-3000', '2000-4000', '5000-5000'])).toEqual({
    ok: false,
    findings: [
      { at: 'fields.1.range', problem: 'begins before the one below it ends' },
      { at: 'fields.2.range', problem: 'ends before it begins' },
    ],
  })
})

test('a range is two hexadecimal addresses', () => {
  expect(draw(['1000'])).toMatchObject({ ok: false, findings: [{ at: 'fields.0.range' }] })
  expect(draw(['ffffffff00000000-fffffffffffff000', '0-1'])).toMatchObject({ ok: false })
})

test('the title quotes what is mapped, and the span', () => {
  const drawing = draw(['400000-401000', '7ffffffde000-7ffffffff000'], '{mapped} over {span}')
  expect(drawing.ok && drawing.scene.title).toBe('Process memory layout: 136 KiB over 128 TiB')
})
