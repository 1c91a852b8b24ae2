/** Headings: of the picture, of its columns, and the words below. */
import { expect, test } from 'vitest'
import type { Element, Scene } from '../../scene/scene.ts'
import { reviewAdaptation } from './review-adaptation.ts'

const heads = ['Time', 'Level', 'Message']
const rows = ['gateway', 'orders', 'payments', 'stock']

const elements: Element[] = [
  { type: 'text', x: 40, y: 58, text: 'One slow query fails the checkout', size: 20, bold: true },
  { type: 'text', x: 40, y: 82, text: 'Log of one request', size: 14 },
  ...heads.map((text, column): Element => ({ type: 'text', x: 52 + 160 * column, y: 125, text })),
  ...rows.flatMap((text, row) =>
    heads.map(
      (head, column): Element => ({ type: 'text', x: 52 + 160 * column, y: 160 + 32 * row, text: `${text} ${head}` }),
    ),
  ),
  { type: 'text', x: 40, y: 312, text: 'Illustrative data', size: 12 },
]

const scene: Scene = { version: 1, width: 560, height: 352, title: 'A log', description: 'Twelve entries.', elements }

const parts = [
  { at: 'title', elements: [0] },
  { at: 'subtitle', elements: [1] },
  ...heads.map((name, column) => ({ at: `columns.${column}`, name, elements: [2 + column] })),
  ...rows.map((name, row) => ({ at: `rows.${row}`, name, elements: [5, 6, 7].map((at) => at + 3 * row) })),
  { at: 'source', elements: [17] },
]

const findings = (edited: (elements: Element[]) => Element[]): string[] =>
  reviewAdaptation({ ...scene, elements: edited(elements) }, { scene, parts }).findings.map(
    ({ rule, at, problem }) => `${rule} ${at} ${problem}`,
  )

const without =
  (...numbers: number[]) =>
  (all: Element[]) =>
    all.filter((_element, at) => !numbers.includes(at))

const moved =
  (dx: number, dy: number, ...numbers: number[]) =>
  (all: Element[]) =>
    all.map((each, at) =>
      numbers.includes(at) && each.type === 'text' ? { ...each, x: each.x + dx, y: each.y + dy } : each,
    )

test('a heading that is gone is found, and so are the words below while the picture still says the same', () => {
  expect(findings(without(0))).toEqual([
    'A02  the heading "One slow query fails the checkout" is gone: say what the picture shows',
  ])
  expect(findings(without(17))).toEqual([
    'A02  "Illustrative data" is gone, while most labels are still those of the recipe: is the picture true without it?',
  ])
  const ownData = (all: Element[]) =>
    without(17)(all).map((each) => (each.type === 'text' ? { ...each, text: `${each.text} two` } : each))
  expect(findings(ownData).filter((line) => line.includes('Illustrative'))).toEqual([])
})

test('the head of a column is missed while its entries are there, not if the column is gone', () => {
  expect(findings(without(3))).toEqual(['A02  "Level" is gone, while 4 entries below or beside it are still there'])
  const rest = (numbers: number[]) => findings(without(...numbers)).filter((line) => line.includes('below or beside'))
  expect(rest([3, 6])).toEqual(['A02  "Level" is gone, while 3 entries below or beside it are still there'])
  expect(rest([3, 6, 9])).toEqual([])
  expect(findings(without(3, 6, 9, 12, 15)).filter((line) => line.includes('below or beside'))).toEqual([])
})

test('a heading a little out of line is found; moved far, or with its column, it is where somebody wants it', () => {
  expect(findings(moved(24, 0, 0))).toEqual([
    expect.stringMatching(/^A05 elements\.0 was moved 24 px right without the rest of the heading/),
  ])
  expect(findings(moved(0, 24, 3))).toEqual([
    'A05 elements.3 was moved 24 px down, out of line with "Time" and 1 more: put it back, or move them too',
  ])
  expect(findings(moved(0, 24.6, 3))).toEqual([
    expect.stringContaining('was moved 25 px down, out of line with "Time"'),
  ])
  expect(findings(moved(0, 4, 3))).toEqual([])
  expect(findings(moved(400, 0, 17))).toEqual([])
  expect(findings(moved(24, 0, 3, 6, 9, 12, 15)).filter((line) => line.includes('out of line'))).toEqual([])
})
