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

const drawn = (data: object) => {
  const drawing = drawRecipe(radar as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements
}

test('the sum of each of two candidates is what both have plus bars on one scale, the longest first, with names under them', () => {
  const elements = drawn(radar.sample)
  const bars = elements.filter((each) => each.type === 'path' || each.type === 'box').map(boundsOf)
  const rows = [...new Set(bars.filter(({ h }) => h === 20).map(({ y }) => y))]
  const [log = [], queue = []] = rows.map((y) => bars.filter((bar) => bar.h === 20 && bar.y === y))
  const wide = (row: typeof bars): number => (row.at(-1)?.x ?? 0) + (row.at(-1)?.w ?? 0) + 2 - (row[0]?.x ?? 0)
  expect([log.length, queue.length, log[0]?.x, log[0]?.w]).toEqual([4, 3, queue[0]?.x, queue[0]?.w])
  expect(wide(log) / wide(queue)).toBeCloseTo(8 / 9, 2)
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['23', '24', 'What both have, 15, plus where each is ahead', 'Ordering', 'Ecosystem']),
  )
  // Each name begins where its bar does.
  const under = (name: string) => texts.find(({ text, size }) => text === name && size === 12)?.x
  expect(queue.map(({ x }) => x)).toEqual(['Retry per message', 'Routing', 'Ease of operation'].map(under))
})

test('the better score of each criterion is bold, and the outer ring has its number', () => {
  const texts = drawn(radar.sample).flatMap((each) => (each.type === 'text' ? [each] : []))
  const bold = texts.filter(
    ({ text, bold: isBold, fill }) => /^\d$/.test(text) && fill !== 'surface' && isBold === true,
  )
  expect(bold.map(({ text }) => text)).toEqual(['5', '5', '4', '4', '5', '5', '4'])
  const rings = drawn(radar.sample).flatMap((each) => (each.type === 'text' && each.size === 12 ? [each.text] : []))
  expect(rings).toContain('5')
})

test('what both have is a number, whatever it is, and each lead has its length in its bar and its name under it', () => {
  const of = (values: number[][]) =>
    drawn({
      title: '{sum} to {rival}',
      measure: 'Score',
      columns: ['Cost', 'Speed', 'Reach'],
      rows: ['A', 'B'].map((name, index) => ({ name, values: values[index] })),
    }).flatMap((each) => (each.type === 'text' ? [each.text.replaceAll('\u00a0', ' ')] : []))
  const tall = [
    [90, 91, 80],
    [90, 90, 82],
  ]
  expect(of(tall)).toEqual(
    expect.arrayContaining(['261', '262', 'What both have, 260, plus where each is ahead', 'Speed', 'Reach']),
  )
  const apart = of([
    [9, 8, 0],
    [0, 0, 9],
  ])
  expect(apart.filter((text) => ['Cost', 'Speed', 'Reach'].includes(text))).toHaveLength(6)
  expect(apart).toContain('What both have, 0, plus where each is ahead')
})
