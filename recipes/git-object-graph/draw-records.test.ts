import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import { Places } from '../../drawing/places.ts'
import { Sheet } from '../../drawing/sheet.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { drawRecords, type PointerRecord } from './draw-records.ts'

const cells = [{ name: 'first' }, { name: 'second' }]
const data = { title: 'A claim', cells }

const record = (index: number, more: Partial<PointerRecord> = {}): PointerRecord => ({
  id: `r${index}`,
  item: cells[index] ?? {},
  name: `cell ${index}`,
  note: '8 bytes',
  text: 'a cell',
  rows: ['value', 'next'],
  pointers: [],
  ...more,
})

const draw = (...records: PointerRecord[]) => {
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  drawRecords(records, sheet, { at: 'cells', problem: 'remove a cell' })
  return sheet.pieces.flatMap(({ elements, at }) => elements.map((element) => ({ at, ...element })))
}

test('an arrow leads from the row that points to the head of the record', () => {
  const elements = draw(record(0, { pointers: [{ to: 'r1', row: 1 }] }), record(1))
  const [from, to] = elements.filter(({ type }) => type === 'box')
  const next = elements.find((each) => each.type === 'text' && each.text === 'next')
  const arrow = elements.find((each) => each.type === 'path' && each.arrow === true)
  if (from?.type !== 'box' || to?.type !== 'box' || next?.type !== 'text' || arrow?.type !== 'path') throw new Error()
  const [start, end] = [/^M (\S+) (\S+)/, /(\S+) (\S+)$/].map((form) => form.exec(arrow.d)?.slice(1).map(Number) ?? [])
  expect(start?.[0]).toBe(from.x + from.w)
  expect(Math.abs((start?.[1] ?? 0) - (next.y - 5))).toBeLessThanOrEqual(2)
  expect(end).toEqual([to.x, to.y + 28])
})

test('what refers to a record from outside is over it', () => {
  const [box, tag] = draw(record(0, { ref: 'head' })).filter(({ type }) => type === 'box')
  if (box?.type !== 'box' || tag?.type !== 'box') throw new Error()
  expect([tag.x + tag.w / 2, tag.y + tag.h]).toEqual([box.x + box.w / 2, box.y])
})

test('a pointer within a column has its word beside it', () => {
  const elements = draw(record(0, { pointers: [{ to: 'r1', below: 'next' }] }), record(1))
  const [upper, lower] = elements.filter(({ type }) => type === 'box')
  expect(upper).toMatchObject({ x: (lower as { x: number }).x })
  expect(elements.filter((each) => each.type === 'text' && each.text === 'next' && each.size === 14)).toHaveLength(3)
})

test('the name of what refers to a record is clear of the word of a pointer that arrives beside it', () => {
  const words = draw(
    record(0, { pointers: [{ to: 'r1', below: 'parent' }] }),
    record(1, { ref: 'release/2026' }),
  ).flatMap((each) => (each.type === 'text' ? [{ text: each.text, rect: boundsOf(each) }] : []))
  const [parent, tag] = ['parent', 'release/2026'].map((text) => words.find((each) => each.text === text)?.rect)
  expect((parent?.x ?? 0) + (parent?.w ?? 0)).toBeLessThan((tag?.x ?? 0) - 12)
})
