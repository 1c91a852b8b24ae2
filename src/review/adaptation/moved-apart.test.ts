import { expect, test } from 'vitest'
import type { Element, Scene } from '../../scene/scene.ts'
import { reviewScene } from '../review-scene.ts'
import { foldFindings } from './fold-findings.ts'
import { reviewAdaptation } from './review-adaptation.ts'

const elements: Element[] = [
  { type: 'text', x: 40, y: 48, text: 'Checkout stores orders', size: 20, bold: true },
  { type: 'box', x: 40, y: 80, w: 112, h: 48, fill: 'soft', stroke: 'accent' },
  { type: 'text', x: 96, y: 109, text: 'Checkout', align: 'middle' },
  { type: 'box', x: 280, y: 80, w: 112, h: 48 },
  { type: 'text', x: 336, y: 109, text: 'Orders', align: 'middle' },
  { type: 'line', x: 152, y: 104, x2: 280, y2: 104, arrow: true },
  { type: 'text', x: 216, y: 96, text: 'stores in', size: 14, align: 'middle' },
]

const scene: Scene = {
  version: 1,
  width: 432,
  height: 176,
  title: 'Checkout stores orders',
  description: 'Two boxes side by side: Checkout stores what was bought in Orders, as the arrow between them says.',
  elements,
}

const parts = [
  { at: 'title', elements: [0] },
  { at: 'nodes.0', name: 'Checkout', elements: [1, 2] },
  { at: 'nodes.1', name: 'Orders', elements: [3, 4] },
  { at: 'edges.0', name: 'stores in', from: 'Checkout', to: 'Orders', elements: [5, 6] },
]

const review = (edited: Partial<Scene>) => reviewAdaptation({ ...scene, ...edited }, { scene, parts })

const findings = (edited: Partial<Scene>): string[] =>
  review(edited).findings.map(({ rule, at, problem }) => `${rule} ${at} ${problem}`)

const changed = (...changes: [at: number, fields: Partial<Element>][]): { elements: Element[] } => {
  const fields = new Map(changes)
  return { elements: elements.map((element, at) => ({ ...element, ...fields.get(at) }) as Element) }
}

test('a box without its label, and a label without its box, are found', () => {
  expect(findings(changed([3, { x: 280, y: 120 }]))).toEqual([
    'A05 elements.3 was moved 40 px down without the rest of "Orders": move both, or put it back beside the text at 336, 109',
  ])
  expect(findings(changed([4, { x: 312, y: 133 }]))).toEqual([
    'A05 elements.4 was moved 24 px left and 24 px down without the rest of "Orders": move both, or put it back beside the box at 280, 80',
  ])
})

test('one pixel to the side is said beside many down', () => {
  expect(findings(changed([3, { x: 281, y: 120 }]))).toEqual([
    expect.stringContaining('elements.3 was moved 1 px right and 40 px down without'),
  ])
})

test('a stray piece is told with the rest of its part and the arrows that join it', () => {
  const { strays } = review(changed([1, { y: 120 }]))
  expect([...strays].map(([at, pieces]) => [at, [...pieces].toSorted((a, b) => a - b)])).toEqual([[1, [1, 2, 5, 6]]])
  const heading = review(changed([0, { y: 20 }])).strays
  expect([...heading].map(([at, pieces]) => [at, [...pieces]])).toEqual([])
})

test('a part that is moved whole, nudged or laid out again is not reported', () => {
  expect(findings(changed([3, { x: 288 }], [4, { x: 344 }]))).toEqual([])
  expect(findings(changed([4, { y: 113 }]))).toEqual([])
  expect(findings(changed([3, { w: 160 }], [4, { x: 360 }]))).toEqual([])
})

test('the tip of an arrow that was moved is found, unless what it joins was moved too', () => {
  expect(findings(changed([5, { x2: 264 } as Partial<Element>]))).toEqual([
    'A05 elements.5 the arrow from "Checkout" to "Orders" ends 16 px left of where it did, while what it joins was not moved',
  ])
  const further = changed([5, { x2: 296 } as Partial<Element>], [3, { x: 296 }], [4, { x: 352 }])
  expect(findings(further)).toEqual([])
})

test('a lost color is reported once per element, unless something else has it now', () => {
  const plain = { fill: 'surface', stroke: 'muted' } as Partial<Element>
  expect(findings(changed([1, plain]))).toEqual([
    'A06 elements.1 "Checkout" has lost its fill soft and its stroke accent, and nothing else has it now: it marked what to see first',
  ])
  expect(findings(changed([1, plain], [3, { fill: 'soft', stroke: 'accent' } as Partial<Element>]))).toEqual([])
})

test('what follows from a piece moved apart is not reported again, and the cause is as severe', () => {
  const moved = { ...scene, ...changed([3, { x: 320 }]) }
  const all = reviewScene(moved).filter(({ at }) => at !== '')
  expect(all.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['R06', 'R09']))
  expect(foldFindings(all, review(moved)).map(({ rule, level, at }) => [rule, level, at])).toEqual([
    ['A05', 'block', 'elements.3'],
  ])
})
