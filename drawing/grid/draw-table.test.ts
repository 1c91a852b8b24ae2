import { expect, test } from 'vitest'
import { boundsOf } from '../../src/elements/bounds.ts'
import { tableForm } from '../data/table.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'
import { drawTable } from './draw-table.ts'

const recipe = {
  name: 'Table',
  family: 'Developer surfaces',
  data: tableForm({ columns: { max: 12 }, rows: 24 }),
  draw: drawTable,
  describe: () => 'A table drawn for a test, with words, numbers, chips and marks in its columns.',
} as unknown as AnyRecipe

const draw = (data: object) => drawRecipe(recipe, { title: 'One claim', ...data })

const elements = (data: object) => {
  const drawing = draw(data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements
}

test('numbers end at the same place, whatever their length', () => {
  const texts = elements({
    columns: ['Region', { name: 'Requests', kind: 'number' }],
    rows: [{ values: ['EU', 98] }, { values: ['US', 1204000] }],
  }).flatMap((element) => (element.type === 'text' && element.align === 'end' ? [[element.text, element.x]] : []))
  expect(texts).toEqual([
    ['Requests', expect.any(Number)],
    ['98', texts[0]?.[1]],
    ['1,204,000', texts[0]?.[1]],
  ])
})

test('a state fills the chip of its row; levels that say nothing is wrong have none', () => {
  const boxes = elements({
    columns: ['Time', { name: 'Level', kind: 'chip' }],
    rows: [
      { values: ['09:13', 'INFO'] },
      { values: ['09:14', 'POST'] },
      { values: ['09:15', 'ERROR'], state: 'negative' },
    ],
  }).flatMap((element) => (element.type === 'box' ? [element.fill] : []))
  // The first is the frame.
  expect(boxes).toEqual(['none', 'rule', 'negative'])
})

test('a warning has one look, in focus or not', () => {
  const [, ...chips] = elements({
    columns: ['Time', { name: 'Level', kind: 'chip' }],
    rows: ['09:13', '09:14'].map((time) => ({ values: [time, 'WARN'] })),
    focus: ['09:14'],
  }).flatMap((element) => (element.type === 'box' ? [element] : []))
  expect(chips.map(({ fill, stroke }) => [fill, stroke])).toEqual([
    [undefined, 'ink'],
    [undefined, 'ink'],
  ])
})

test('a key explains the marks that are there', () => {
  const words = elements({
    columns: ['SDK', { name: 'Server 3', kind: 'mark' }],
    rows: [{ values: ['SDK 4', 'full'] }, { values: ['SDK 2', 'none'] }],
  }).flatMap((element) => (element.type === 'text' ? [element.text] : []))
  expect(words).toEqual(['One claim', 'SDK', 'Server 3', 'SDK 4', 'SDK 2', 'Full', 'None'])
})

test('cells with marks have a ground, darker for more support, and none where there is none', () => {
  const { length } = elements({ columns: ['SDK', 'A'], rows: [{ values: ['SDK 4', 'x'] }] })
  const grounds = (mark: string) =>
    elements({ columns: ['SDK', { name: 'A', kind: 'mark' }], rows: [{ values: ['SDK 4', mark] }] })
      .filter((element) => element.type === 'path' && element.stroke === 'none' && element.fill === 'rule')
      .map((element) => 'dashed' in element && element.dashed === true)
  expect(length).toBeGreaterThan(0)
  // The strip of the head is paler than any of them; the key has the same ground as the cell.
  expect([grounds('full'), grounds('partial'), grounds('none')]).toEqual([[false, false], [true, true], []])
})

test('words wrap before a table is wider than a usual page, but are not cut into scraps for it', () => {
  const words = 'a message that is long enough to wrap'
  const wide = draw({
    columns: ['A', 'B', 'C', 'D', 'E', 'F'],
    rows: [{ values: [words, words, words, words, words, words] }],
  })
  expect(wide.ok && wide.scene.width).toBeGreaterThan(960)
  const usual = draw({ columns: ['A', 'B', 'C', 'D'], rows: [{ values: [words, words, words, words] }] })
  expect(usual.ok && usual.scene.width).toBeLessThanOrEqual(960)
})

test('long words wrap until the table fits the page', () => {
  const long = 'words that go on for as long as a cell may have them, which is eighty'
  const drawing = draw({ columns: ['A', 'B', 'C', 'D'], rows: [{ values: [long, long, long, long] }] })
  expect(drawing.ok && drawing.scene.width).toBeLessThanOrEqual(1200)
})

test('the ground of the last column ends at the edge of the table, in focus and without', () => {
  const data = (focus: string[]) => ({
    // Together narrower than the table, whose width is on the grid.
    columns: [
      { name: 'Client', kind: 'code' },
      ...['1', '2', '3'].map((name) => ({ name: `API ${name}`, kind: 'mark' })),
    ],
    rows: ['1.0', '2.0'].map((name) => ({ values: [name, 'none', 'none', 'full'] })),
    focus,
  })
  const endsIn = (fill: string, focus: string[] = []) => {
    const all = elements(data(focus))
    const frame = all.flatMap((each) => (each.type === 'box' && each.fill === 'none' ? [each.x + each.w] : []))
    const ends = all.flatMap((each) => {
      if (each.type !== 'path' || each.fill !== fill || each.stroke !== 'none') return []
      const box = boundsOf(each)
      return box.h > 20 ? [box.x + box.w - (frame[0] ?? 0)] : []
    })
    return ends.slice(0, 2)
  }
  expect(endsIn('rule')).toEqual([0, 0])
  expect(endsIn('soft', ['API 3'])).toEqual([0])
})

test('the band of a row in focus is inside the frame, as the strip of the head is, with its corners in the last row', () => {
  const all = elements({
    columns: ['Time', 'Level'],
    rows: [{ values: ['1', 'a'] }, { values: ['2', 'b'] }],
    focus: ['1', '2'],
  })
  const frame = all.find((each) => each.type === 'box')
  const ways = all.flatMap((each) => (each.type === 'path' && each.fill === 'soft' ? [each.d] : []))
  const left = Number(frame?.type === 'box' && frame.x) + 1
  expect(ways.map((d) => d.split(' ')[0])).toEqual([`M${left}`, `M${left}`])
  expect(ways.map((d) => d.includes('A'))).toEqual([false, true])
})
