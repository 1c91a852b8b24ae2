import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
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

test('each sum of two candidates is in large type, with what both have and by how much one is ahead where it is', () => {
  const texts = drawn(radar.sample).flatMap((each) => (each.type === 'text' ? [each] : []))
  expect(texts.flatMap(({ size, text }) => (size === 28 ? [text] : []))).toEqual(['23', '24'])
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['= 15 in common + 8 ahead on 4 criteria', '= 15 in common + 9 ahead on 3 criteria']),
  )
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

test('what both have is a number, whatever it is', () => {
  const of = (values: number[][]) =>
    drawn({
      title: '{sum} to {rival}',
      measure: 'Score',
      columns: ['Cost', 'Speed', 'Reach'],
      rows: ['A', 'B'].map((name, index) => ({ name, values: values[index] })),
    }).flatMap((each) => (each.type === 'text' && each.text.startsWith('=') ? [each.text] : []))
  const tall = [
    [90, 91, 80],
    [90, 90, 82],
  ]
  expect(of(tall)).toEqual(['= 260 in common + 1 ahead on 1 criterion', '= 260 in common + 2 ahead on 1 criterion'])
  const apart = [
    [9, 8, 0],
    [0, 0, 9],
  ]
  expect(of(apart)).toEqual(['= 0 in common + 17 ahead on 2 criteria', '= 0 in common + 9 ahead on 1 criterion'])
})

test('one candidate has no rival to quote', () => {
  const given = { title: '{sum} to {rival}', measure: 'Score', columns: ['a', 'b', 'c'] }
  const titleOf = (names: string[]) => {
    const rows = names.map((name, at) => ({ name, values: [1, 2, 3 + at] }))
    const drawing = drawRecipe(radar as unknown as AnyRecipe, { ...given, rows })
    return drawing.ok ? drawing.scene.title : undefined
  }
  expect([titleOf(['A']), titleOf(['A', 'B'])]).toEqual(['Radar chart: 6 to {rival}', 'Radar chart: 6 to 7'])
})
