import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import { Places } from '../../drawing/places.ts'
import { Sheet } from '../../drawing/sheet.ts'
import { rangeColumn } from './columns.ts'

type Step = { planned: number; rows: number; children: Step[] }

const scan: Step = { planned: 10, rows: 1000, children: [] }
const sort: Step = { planned: 100, rows: 100, children: [scan] }
const limit: Step = { planned: 1, rows: 0, children: [sort] }

const drawn = (step: Step) => {
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({ limit }), references: new References([]) })
  const column = rangeColumn(
    'Rows',
    limit,
    {
      ends: ({ planned, rows }) => [planned, rows],
      names: ['Estimated', 'Actual'],
      gap: ({ planned, rows }) => (rows > planned * 10 ? '100×' : undefined),
      isFocus: () => false,
    },
    sheet,
  )
  column.draw(step, { x: 0, y: 20 })
  return { column, sheet, elements: sheet.pieces.flatMap(({ elements }) => elements) }
}

test('two counts are marks on one logarithmic scale, joined and with words where they are far apart', () => {
  const { elements, sheet } = drawn(scan)
  expect(elements).toMatchObject([
    { d: 'M 74 20 H 154', stroke: 'ink' },
    { type: 'circle', x: 74, fill: 'surface' },
    { type: 'circle', x: 154, fill: 'ink' },
    { text: '10 → 1,000', x: 174, bold: true },
    { text: '100×', fill: 'muted', size: 14 },
  ])
  expect(sheet.keyEntries.map(({ text }) => text)).toEqual(['Estimated', 'Actual'])
})

test('equal counts are one mark with one number; 0 has a place before 1', () => {
  expect(drawn(sort).elements).toMatchObject([{ x: 114, fill: 'ink' }, { text: '100' }])
  expect(drawn(limit).elements).toMatchObject([{ d: 'M 34 20 H 6' }, { x: 34 }, { x: 6 }, { text: '1 → 0' }])
})

test('the scale ends at a power of ten that it names, and no mark is beyond it', () => {
  const step: Step = { planned: 8, rows: 8000, children: [] }
  const places = new Places({ limit: step })
  const sheet = new Sheet({ title: 'A claim' }, { places, references: new References([]) })
  const ends = (each: Step): [number, number] => [each.planned, each.rows]
  const names: [string, string] = ['Estimated', 'Actual']
  const column = rangeColumn('Rows', step, { ends, names, gap: () => undefined, isFocus: () => false }, sheet)
  column.draw(step, { x: 0, y: 20 })
  column.frame?.({ x: 0, top: 40, bottom: 80 })
  const all = sheet.pieces.flatMap(({ elements }) => elements)
  const last = all.findLast((each) => each.type === 'text')
  const circles = all.flatMap((each) => (each.type === 'circle' ? [each.x] : []))
  expect(last).toMatchObject({ type: 'text', text: '10k' })
  expect(Math.max(...circles)).toBeLessThan(last?.type === 'text' ? last.x : 0)
})

test('a column is as wide as its scale and its widest words', () => {
  const { column, elements } = drawn(scan)
  const ends = elements.flatMap((each) => (each.type === 'text' ? [each.x] : []))
  expect(column.w).toBeGreaterThan(Math.max(...ends))
})

test('a scale names as many powers of ten as keep apart, the last one always', () => {
  const named = (rows: number, planned = 10_000) => {
    const step: Step = { planned, rows, children: [] }
    const sheet = new Sheet({ title: 'A claim' }, { places: new Places({ step }), references: new References([]) })
    const ends = (each: Step): [number, number] => [each.planned, each.rows]
    const column = rangeColumn(
      'Rows',
      step,
      { ends, names: ['Estimated', 'Actual'], gap: () => undefined, isFocus: () => false },
      sheet,
    )
    column.frame?.({ x: 0, top: 40, bottom: 80 })
    return sheet.pieces.flatMap(({ elements }) => elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])))
  }
  expect([named(0), named(1)]).toEqual([
    ['0', '1', '10', '100', '1k', '10k'],
    ['1', '10', '100', '1k', '10k'],
  ])
  expect([named(1, 4_120_000), named(0, 4_120_000)]).toEqual([
    ['10', '10k', '10M'],
    ['0', '10', '10k', '10M'],
  ])
})

test('counts that differ are two marks, one around the other where they are all but equal', () => {
  const radii = (step: Step): number[] => {
    const sheet = new Sheet({ title: 'A claim' }, { places: new Places({ step }), references: new References([]) })
    const ends = ({ planned, rows }: Step): [number, number] => [planned, rows]
    const names: [string, string] = ['Estimated', 'Actual']
    rangeColumn('Rows', step, { ends, names, gap: () => undefined, isFocus: () => false }, sheet).draw(step, {
      x: 0,
      y: 0,
    })
    return sheet.pieces.flatMap(({ elements }) => elements.flatMap((each) => (each.type === 'circle' ? [each.r] : [])))
  }
  const near: Step = { planned: 8_800_000, rows: 9_120_448, children: [] }
  expect([near, { ...near, rows: near.planned }, { ...near, planned: 1 }].map(radii)).toEqual([[9, 5], [5], [6, 5]])
})

test('counts have three digits each, and two of a column that differ are never written alike', () => {
  const scans = [
    { planned: 12_300, rows: 811_400, children: [] },
    { planned: 1, rows: 23_456, children: [] },
  ]
  const root: Step = { planned: 12_345, rows: 811_032, children: scans }
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({ root }), references: new References([]) })
  const ends = ({ planned, rows }: Step): [number, number] => [planned, rows]
  const names: [string, string] = ['Estimated', 'Actual']
  const column = rangeColumn('Rows', root, { ends, names, gap: () => undefined, isFocus: () => false }, sheet)
  for (const step of [root, ...scans]) column.draw(step, { x: 0, y: 0 })
  const said = sheet.pieces.flatMap(({ elements }) =>
    elements.flatMap((each) => (each.type === 'text' ? each.text : [])),
  )
  expect(said).toEqual(['12,345 → 811,032', '12,300 → 811,400', '1 → 23.5k'])
})

test('what counts say and how far off they are has heads where an estimate is off, and no head is over a scale alone', () => {
  const headsOf = (step: Step) => {
    const { column, sheet } = drawn(step)
    column.frame?.({ x: 0, top: 40, bottom: 80 })
    return sheet.pieces.flatMap(({ elements }) => elements.flatMap((each) => (each.type === 'text' ? [each] : [])))
  }
  const said = headsOf(scan)
  const at = (words: string) => said.find(({ text }) => text === words)
  expect([at('10 → 1,000')?.x, at('100×')?.x]).toEqual([at('estimate → actual')?.x, at('off by')?.x])
  expect(at('off by')?.size).toBe(12)
  const places = new Places({ sort })
  const sheet = new Sheet({ title: 'A claim' }, { places, references: new References([]) })
  const options = { names: ['Estimated', 'Actual'] as [string, string], gap: () => undefined, isFocus: () => false }
  rangeColumn('Rows', sort, { ends: ({ planned, rows }) => [planned, rows], ...options }, sheet).frame?.({
    x: 0,
    top: 40,
    bottom: 80,
  })
  const words = sheet.pieces.flatMap(({ elements }) =>
    elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])),
  )
  expect(words).not.toContain('off by')
})
