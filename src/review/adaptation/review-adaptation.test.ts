import { expect, test } from 'vitest'
import type { Element, Scene } from '../../scene/scene.ts'
import { reviewAdaptation } from './review-adaptation.ts'

const elements: Element[] = [
  { type: 'box', x: 40, y: 80, w: 96, h: 48 },
  { type: 'text', x: 88, y: 108, text: 'Checkout', align: 'middle' },
  { type: 'path', d: 'M264 86A48 6 0 0 1 360 86V122A48 6 0 0 1 264 122Z', fill: 'surface' },
  { type: 'path', d: 'M264 86A48 6 0 0 0 360 86' },
  { type: 'text', x: 312, y: 112, text: 'Orders', align: 'middle' },
  { type: 'line', x: 136, y: 104, x2: 264, y2: 104, arrow: true, dashed: true },
  { type: 'text', x: 200, y: 96, text: 'stores in', align: 'middle' },
  { type: 'line', x: 40, y: 180, x2: 80, y2: 180, dashed: true },
  { type: 'text', x: 88, y: 184, text: 'asynchronous' },
]

const scene: Scene = {
  version: 1,
  width: 400,
  height: 220,
  title: 'Checkout stores orders',
  description: 'Checkout stores what was bought in Orders.',
  elements,
}

const parts = [
  { at: 'nodes.0', name: 'Checkout', elements: [0, 1] },
  { at: 'nodes.1', name: 'Orders', elements: [2, 3, 4] },
  { at: 'edges.0', name: 'stores in', from: 'Checkout', to: 'Orders', elements: [5, 6] },
  { at: '@key', elements: [7, 8] },
]

const review = (edited: Partial<Scene>) => reviewAdaptation({ ...scene, ...edited }, { scene, parts })

const findings = (edited: Partial<Scene>): string[] =>
  review(edited).findings.map(({ rule, at, problem }) => `${rule} ${at} ${problem}`)

const without = (...numbers: number[]): { elements: Element[] } => ({
  elements: elements.filter((_element, at) => !numbers.includes(at)),
})

const changed = (at: number, fields: Partial<Element>): { elements: Element[] } => ({
  elements: elements.map((element, index) => (index === at ? ({ ...element, ...fields } as Element) : element)),
})

test('neither the untouched scene nor one that was moved as a whole has findings', () => {
  expect(findings({})).toEqual([])
  expect(findings({ elements: elements.toReversed() })).toEqual([])
})

test.each([
  ['a shape', [0], /^A02 elements\.0 is left over from "Checkout", whose box at 40, 80 is gone/],
  ["a cylinder's rim", [3], /^A02 elements\.2 "Orders" has lost its path at 264, 86$/],
  ['a label', [1], /^A02 elements\.0 "Checkout" has lost its label "Checkout"$/],
  ['an arrow', [5], /^A02 elements\.5 is the label of the arrow from "Checkout" to "Orders", which is gone/],
  [
    'the label of an arrow',
    [6],
    /^A02 elements\.5 the arrow from "Checkout" to "Orders" has lost its label "stores in"/,
  ],
])('%s that is gone is found', (_what, numbers, words) => {
  expect(findings(without(...numbers)).filter((line) => line.startsWith('A02'))).toEqual([expect.stringMatching(words)])
})

test('an arrow whose end is gone is found once, and explains what follows from it', () => {
  const { findings: found, explained } = review({ ...without(2, 3, 4), description: 'Checkout alone.' })
  expect(found.map(({ rule, problem }) => `${rule} ${problem}`)).toEqual([
    'A03 the arrow from "Checkout" to "Orders" has lost its end: "Orders" is gone; remove the arrow, or join it to something',
  ])
  expect(explained.has(2)).toBe(true)
})

test('an arrow that was turned around, or lost its head, is found', () => {
  expect(findings(changed(5, { x: 264, y: 104, x2: 136, y2: 104 }))).toEqual([
    expect.stringMatching(/^A03 elements\.5 .* now points the other way/),
  ])
  expect(findings(changed(5, { arrow: false }))).toEqual([expect.stringMatching(/has lost its arrow head$/)])
})

test('parts that no arrow reaches any more are found', () => {
  expect(findings(without(5, 6))).toEqual([
    expect.stringMatching(/^A03 elements\.0 "Checkout" has no connection left/),
    expect.stringMatching(/^A03 elements\.2 "Orders" has no connection left/),
    expect.stringMatching(/^A04 elements\.5 the key explains a line with dashes/),
  ])
})

test('a sample with a head explains arrows only, one without a head lines too', () => {
  const lifeline: Element = { type: 'line', x: 380, y: 60, x2: 380, y2: 200, dashed: true }
  const sample: Element = { type: 'line', x: 40, y: 180, x2: 80, y2: 180, dashed: true, arrow: true }
  const solid = (each: Element): Element => (each === elements[5] ? ({ ...each, dashed: false } as Element) : each)
  const stale = (original: Element[]) =>
    reviewAdaptation({ ...scene, elements: original.map(solid) }, { scene: { ...scene, elements: original }, parts })
      .findings.filter(({ rule }) => rule === 'A04')
      .map(({ problem }) => problem)
  const withLifeline = [...elements, lifeline]
  expect(stale(withLifeline)).toEqual([])
  expect(stale(withLifeline.map((each, at) => (at === 7 ? sample : each)))).toEqual([
    expect.stringMatching(/^the key explains an arrow with dashes, which nothing/),
  ])
})

test('leftovers of the recipe in a mostly new scene are found', () => {
  const labels = new Map([
    [1, 'Billing'],
    [4, 'Invoices'],
  ])
  const edited = elements.map((element, at) =>
    element.type === 'text' ? { ...element, text: labels.get(at) ?? element.text } : element,
  )
  expect(findings({ elements: edited })).toEqual([
    'A01  title is still that of the recipe: "Checkout stores orders"',
    'A01  description is still that of the recipe: "Checkout stores what was bought in Orders."',
    'A01 elements.6 "stores in" is still the label of the recipe',
  ])
})

test('a description that mentions what is not shown is found', () => {
  expect(findings(changed(4, { text: 'Baskets' }))).toEqual([
    'A01  description mentions "Orders", which the scene does not show',
  ])
})

test('a piece of a shape that is gone blocks, words that are gone from several do not', () => {
  const levels = (at: number) => review(without(at)).findings.map(({ rule, level }) => `${rule} ${level}`)
  expect([levels(3), levels(1)]).toEqual([['A02 block'], ['A02 block']])
  const words: Element[] = ['reads', 'writes'].map((text, at) => ({ type: 'text', x: 200, y: 90 + 20 * at, text }))
  const twice = { ...scene, elements: words }
  const edge = { at: 'edges.0', name: 'reads', from: 'Checkout', to: 'Orders', elements: [0, 1] }
  const found = reviewAdaptation({ ...twice, elements: words.slice(0, 1) }, { scene: twice, parts: [edge] }).findings
  expect(found.map(({ rule, level, at, problem }) => [rule, level, at, problem])).toEqual([
    ['A02', 'warn', 'elements.0', 'the arrow from "Checkout" to "Orders" has lost "writes"'],
  ])
})
