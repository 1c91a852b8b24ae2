import { expect, test } from 'vitest'
import { block } from '../../drawing/block.ts'
import { References } from '../../drawing/data/references.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { Places } from '../../drawing/places.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { Sheet } from '../../drawing/sheet.ts'
import recipe from './recipe.ts'
import { drawTracks, type TrackCell } from './tracks.ts'

const drawn = (...rows: TrackCell[][]) => {
  const data = { title: 'A claim', rows: rows.map((row) => ({ row })) }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const tracks = rows.map((cells, index) => ({
    source: data.rows[index] ?? '',
    head: block([{ text: `row ${index}`, as: 'name' }]),
    cells,
  }))
  const options = { over: { name: 'index', words: ['1', '2'] }, under: { name: 'copies', words: ['2', '1'], bold: 0 } }
  const at = drawTracks(tracks, { ...options, beside: 0 }, sheet)
  const elementsAt = (part: string) => sheet.pieces.flatMap((piece) => (piece.at === part ? piece.elements : []))
  return { at, elementsAt }
}

const [filled, open] = [
  { words: '4', look: 'filled' },
  { words: '5', look: 'open' },
] as const

test('cells of all rows share their columns, and rulers are in the middle of these', () => {
  const { at, elementsAt } = drawn([filled, filled], [filled])
  const [{ h } = { h: 0 }, second] = at.rows
  expect(elementsAt('rows.0')).toContainEqual(
    expect.objectContaining({
      d: `M ${at.left} 0 h ${at.w} v ${h} h ${-at.w} Z M ${at.left + at.w} 0 h ${at.w} v ${h} h ${-at.w} Z`,
    }),
  )
  const middles = [at.left + at.w / 2, at.left + 1.5 * at.w]
  for (const part of ['@index', '@copies'])
    expect(
      elementsAt(part).flatMap((each) => (each.type === 'text' && each.align === 'middle' ? [each.x] : [])),
    ).toEqual(middles)
  expect(at).toMatchObject({ right: at.left + 2 * at.w, bottom: (second?.y ?? 0) + h })
})

test('open cells are dashed once, strong ones have an edge of their own and bold words', () => {
  const { elementsAt } = drawn([{ ...filled, look: 'strong', note: 'set' }, open, open])
  const dashed = elementsAt('rows.0').filter((each) => 'dashed' in each && each.dashed === true)
  expect(dashed).toHaveLength(2)
  expect(elementsAt('rows.0')).toContainEqual(expect.objectContaining({ text: '4', bold: true }))
  expect(elementsAt('rows.0')).toContainEqual(expect.objectContaining({ fill: 'soft', stroke: 'accent' }))
})

test('long notes make their own row higher, and are smaller before a word of them is broken', () => {
  const [long, short] = drawn([{ ...filled, note: 'a note of many words' }], [filled]).at.rows
  const plain = drawn([filled]).at.rows[0]
  expect([(long?.h ?? 0) > (plain?.h ?? 0), short?.h]).toEqual([true, plain?.h])
  const sizes = (note: string): (number | undefined)[] =>
    drawn([{ ...filled, note }])
      .elementsAt('rows.0')
      .flatMap((each) => (each.type === 'text' && each.text.startsWith('se') ? [each.size] : []))
  expect(['set a', 'settled'].map(sizes)).toEqual([[14], [12]])
})

test('what the leader is said to know as committed is on a majority, or a warning says on how many', () => {
  const warnings = (committed: number): string[] => {
    const followers = [[1], [1], [], []].map((log, index) => ({ name: `F${index}`, log }))
    const data = { title: 'A claim', leader: 'L', term: 2, entries: [{ term: 1 }, { term: 1 }], followers, committed }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.warnings.flatMap(({ at, problem }) => (at === 'committed' ? [problem] : []))
  }
  expect([0, 1].flatMap(warnings)).toEqual([])
  expect(warnings(2)).toEqual(['index 2 is stored on 1 of 5 servers; what is committed is on 3 or more'])
})

test('the picture says where what is committed is on no majority', () => {
  const said = (committed: number): boolean => {
    const followers = [[1], [1], [], []].map((log, index) => ({ name: `F${index}`, log }))
    const data = { title: 'A claim', leader: 'L', term: 2, entries: [{ term: 1 }, { term: 1 }], followers, committed }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    return drawing.ok && drawing.scene.elements.some((each) => each.type === 'text' && each.text === '✗ no majority')
  }
  expect([0, 1, 2].map(said)).toEqual([false, false, true])
})

test('how many servers store what is committed is larger than its row, on the line of that', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  const texts = drawing.ok ? drawing.scene.elements : []
  const counts = texts.flatMap((each) => (each.type === 'text' && /^\d\/5$/.test(each.text) ? [each] : []))
  expect(counts.map(({ size }) => size)).toEqual([14, 14, 14, 14, 14, 14, 20, 14])
  expect(new Set(counts.map(({ y, mono }) => `${y} ${mono}`)).size).toBe(1)
})
