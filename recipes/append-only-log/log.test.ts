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
  expect(wordsIn({})).toEqual(
    expect.arrayContaining([
      'audit: 4, 1 pending',
      '4',
      'behind: audit, next 100',
      'billing, next 103',
      '1',
      'behind',
      'free',
    ]),
  )
  expect(wordsIn({ pending: 0 })).toEqual(expect.arrayContaining(['audit: 5, 0 pending', '5', '2']))
})

test('a bar covers what a consumer has yet to read, and only its color depends on the focus', () => {
  const barsOf = (more: object) => {
    const drawing = draw(more)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.parts.flatMap(({ at, elements }) =>
      at.startsWith('pointers.')
        ? elements.flatMap((index) => {
            const element = drawing.scene.elements[index]
            return element?.type === 'path' ? [element] : []
          })
        : [],
    )
  }
  const [plain, focused] = [barsOf({}), barsOf({ focus: ['billing'] })]
  // Segments have two records: billing has one left, audit four, which are in three parts of the line.
  expect(plain).toHaveLength(2)
  expect(focused.map(({ d }) => d)).toEqual(plain.map(({ d }) => d))
  expect(focused.map(({ fill }) => fill)).toEqual(['accent', 'rule'])
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
