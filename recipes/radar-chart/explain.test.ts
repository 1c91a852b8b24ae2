import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import radar from './recipe.ts'

const notesOf = (names: string[], unit?: string): string => {
  const drawing = drawRecipe(radar as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Score',
    ...(unit === undefined ? {} : { unit }),
    columns: ['cost', 'speed', 'support', 'lock-in'],
    rows: names.map((name, index) => ({ name, values: [1, 2, 3, 4 - index] })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join(' ')
}

test('of three candidates the order of scores is said, and the unit of all', () => {
  expect(notesOf(['A', 'B', 'C'])).toContain('Scores are those of A, B and C, in this order.')
  expect(notesOf(['A', 'B'])).not.toContain('in this order')
  expect(notesOf(['A', 'B'], 'points')).toContain('Score (points) from 0 in the middle')
})

test('of two candidates what both have is a number, and the leads are bars on one scale with the names of their spokes', () => {
  const drawing = drawRecipe(radar as unknown as AnyRecipe, radar.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const bars = drawing.scene.elements.filter((each) => each.type === 'path' || each.type === 'box').map(boundsOf)
  const rows = [...new Set(bars.filter(({ h }) => h === 20).map(({ y }) => y))]
  const [log = [], queue = []] = rows.map((y) => bars.filter((bar) => bar.h === 20 && bar.y === y))
  const wide = (row: typeof bars): number => (row.at(-1)?.x ?? 0) + (row.at(-1)?.w ?? 0) + 2 - (row[0]?.x ?? 0)
  expect([log.length, queue.length, log[0]?.x]).toEqual([4, 3, queue[0]?.x])
  expect(wide(log) / wide(queue)).toBeCloseTo(8 / 9, 2)
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts.slice(texts.indexOf('15 +'))).toEqual(
    expect.arrayContaining(['2', 'Throughput', 'Ordering, Ecosystem', '23', '15 +', 'Retry per message', '24']),
  )
})

test('a lead has the first word of its spoke only where no other spoke begins with it', () => {
  const leadsWith = (...columns: string[]): string[] => {
    const values = columns.map((_, at) => 5 + (at % 2))
    const rows = ['A', 'B'].map((name, at) => ({ name, values: at === 0 ? values : values.toReversed() }))
    const drawing = drawRecipe(radar as unknown as AnyRecipe, { title: '{sum}', measure: 'Score', columns, rows })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  const others = Array.from({ length: 6 }, (_, at) => `Criterion number ${at}`)
  const long = ['Time to the first market of all of them', 'Time to the first value of all of them']
  expect(leadsWith(...long, ...others)).not.toContain('Time')
  expect(leadsWith(long[0]!, 'Cost of all that is bought for it', ...others)).toEqual(
    expect.arrayContaining(['Time', 'Cost']),
  )
})
