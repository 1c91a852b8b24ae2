import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const log = {
  title: '{slowest}: {lag}, {pending} pending',
  items: ['a', 'b', 'c', 'd', 'e'],
  size: 2,
  first: 100,
  pending: 1,
  pointers: [
    { name: 'billing', index: 103 },
    { name: 'audit', index: 100 },
  ],
}

const draw = (more: object) => drawRecipe(recipe as unknown as AnyRecipe, { ...log, ...more })

const wordsIn = (more: object): string[] => {
  const drawing = draw(more)
  return drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
}

test('segments are named for their first offset, with 20 digits', () => {
  expect(wordsIn({}).filter((words) => words.endsWith('.log'))).toEqual([
    '00000000000000000100.log',
    '00000000000000000102.log',
    '00000000000000000104.log',
  ])
})

test('lag is counted up to the high watermark', () => {
  expect(wordsIn({})).toEqual(expect.arrayContaining(['audit: 4, 1 pending', '4 behind', '1 behind', 'append']))
  expect(wordsIn({ pending: 0 })).toEqual(expect.arrayContaining(['audit: 5, 0 pending', '5 behind', '2 behind']))
})

test('records that the consumer in focus has not read are tinted', () => {
  const drawing = draw({ focus: ['billing'] })
  const soft = drawing.ok ? drawing.scene.elements.filter((each) => 'fill' in each && each.fill === 'soft') : []
  // The ground of the records, and the swatch of the key.
  expect(soft).toHaveLength(2)
})

test('consumers are in the log, and not beyond the high watermark', () => {
  const pointers = [
    { name: 'a', index: 99 },
    { name: 'b', index: 105 },
    { name: 'c', index: 104 },
  ]
  expect(draw({ pointers })).toEqual({
    ok: false,
    findings: [
      { at: 'pointers.0.index', problem: '99 is outside of 100 to 104' },
      { at: 'pointers.1.index', problem: '105 is outside of 100 to 104' },
    ],
  })
  expect(draw({ pending: 6, pointers: [] })).toMatchObject({ ok: false, findings: [{ at: 'pending' }] })
})
