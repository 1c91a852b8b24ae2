/** What the comparison with the original says of a larger picture: parts of several pieces, bent arrows, columns, a key. */
import { expect, test } from 'vitest'
import type { Element, Scene } from '../../scene/scene.ts'
import { reviewAdaptation } from './review-adaptation.ts'

const elements: Element[] = [
  { type: 'text', x: 40, y: 48, text: 'Shop, bank and ledger', size: 20, bold: true },
  { type: 'box', x: 40, y: 80, w: 112, h: 48, fill: 'soft' },
  { type: 'line', x: 40, y: 96, x2: 152, y2: 96 },
  { type: 'text', x: 96, y: 117, text: 'Shop', align: 'middle' },
  { type: 'box', x: 280, y: 80, w: 112, h: 48 },
  { type: 'text', x: 336, y: 109, text: 'Bank', align: 'middle' },
  { type: 'path', d: 'M152 104H200V96H240V104H280', arrow: true },
  { type: 'text', x: 216, y: 88, text: 'pays', size: 14, align: 'middle' },
  { type: 'path', d: 'M280 120H152', arrow: true },
  { type: 'text', x: 216, y: 140, text: 'confirms', size: 14, align: 'middle' },
  { type: 'text', x: 40, y: 200, text: 'North' },
  { type: 'text', x: 200, y: 200, text: 'South' },
  { type: 'text', x: 360, y: 200, text: 'East' },
  ...[0, 1].flatMap((row) =>
    [40, 200, 360].map((x): Element => ({ type: 'text', x, y: 232 + 32 * row, text: `${x + row} euros` })),
  ),
  { type: 'line', x: 40, y: 300, x2: 72, y2: 300, arrow: true },
  { type: 'text', x: 80, y: 304, text: 'money' },
]

const scene: Scene = {
  version: 1,
  width: 432,
  height: 340,
  title: 'Shop, bank and ledger',
  description: 'The Shop pays through the Bank, which confirms. The Ledger of the recipe is never drawn.',
  elements,
}

const parts = [
  { at: 'title', elements: [0] },
  { at: 'nodes.0', name: 'Shop', elements: [1, 2, 3] },
  { at: 'nodes.1', name: 'Bank', elements: [4, 5] },
  { at: 'nodes.2', name: 'Ledger', elements: [99] },
  { at: 'edges.0', from: 'Shop', to: 'Bank', elements: [6, 7] },
  { at: 'edges.1', from: 'Bank', to: 'Shop', elements: [8, 9] },
  ...[10, 11, 12].map((at, column) => ({ at: `columns.${column}`, elements: [at] })),
  ...[13, 16].map((at, row) => ({ at: `rows.${row}`, name: `row ${row}`, elements: [at, at + 1, at + 2] })),
  { at: '@key', elements: [19, 20] },
]

const shift = (element: Element, dx: number, dy: number): Element =>
  element.type === 'path' ? element : ({ ...element, x: element.x + dx, y: element.y + dy } as Element)
const all = (edit: (element: Element, at: number) => Element): Element[] => elements.map(edit)
const only = (changes: Record<number, Partial<Element>>): Element[] =>
  all((element, at) => ({ ...element, ...changes[at] }) as Element)
const without = (...numbers: number[]): Element[] => elements.filter((_, at) => !numbers.includes(at))

test.each<[edit: string, edited: Element[], says: string[]]>([
  ['nothing: names that were never shown are not missed', elements, []],
  [
    'a piece of three',
    all((each, at) => (at === 3 ? shift(each, 0, 20) : each)),
    [
      'A05 elements.3 was moved 20 px down without the rest of "Shop": move both, or put it back beside the box at 40, 80',
    ],
  ],
  ['a piece of three, of which another grew', only({ 1: { h: 40 }, 3: { y: 137 } }), []],
  ['two pieces of three: laid out again', only({ 1: { x: 20 }, 3: { y: 137 } }), []],
  [
    'everything, one piece further up',
    all((each, at) =>
      each.type === 'path'
        ? { ...each, d: `M${each.d === 'M280 120H152' ? '288 136H160' : '160 120H208V112H248V120H288'}` }
        : each.type === 'line'
          ? { ...each, x: each.x + 8, x2: each.x2 + 8, y: each.y + 16, y2: each.y2 + 16 }
          : shift(each, 8, at === 3 ? 6 : 16),
    ),
    [
      'A05 elements.3 was moved 10 px up without the rest of "Shop": move both, or put it back beside the box at 40, 80',
    ],
  ],
  [
    'a bent arrow turned around',
    only({ 6: { d: 'M280 104H240V96H200V104H152' } as Partial<Element> }),
    ['A03 elements.6 the arrow from "Shop" to "Bank" now points the other way; turn it back, or reword its label'],
  ],
  [
    'a bent arrow with its tip elsewhere',
    only({ 6: { d: 'M152 104H200V96H240V104H260' } as Partial<Element> }),
    [
      'A05 elements.6 the arrow from "Shop" to "Bank" ends 20 px left of where it did, while what it joins was not moved',
    ],
  ],
  [
    'a bent arrow with its tail elsewhere',
    only({ 6: { d: 'M162 94H200V96H240V104H280' } as Partial<Element> }),
    [
      'A05 elements.6 the arrow from "Shop" to "Bank" begins 10 px right and 10 px up of where it did, while what it joins was not moved',
    ],
  ],
  [
    'a bent arrow without its head',
    only({ 6: { arrow: false } as Partial<Element> }),
    ['A03 elements.6 the arrow from "Shop" to "Bank" has lost its arrow head'],
  ],
  [
    'both arrows, a label left behind',
    without(6, 7, 8),
    [
      'A02 elements.6 is the label of the arrow from "Bank" to "Shop", which is gone: remove it too',
      'A04 elements.16 the key explains an arrow, which nothing in the scene uses any more: remove the entry',
    ],
  ],
  ['one arrow of two', without(6, 7), []],
  [
    'both arrows',
    without(6, 7, 8, 9),
    [
      'A03 elements.1 "Shop" has no connection left: the arrow from "Shop" to "Bank", the arrow from "Bank" to "Shop" is gone',
      'A03 elements.4 "Bank" has no connection left: the arrow from "Shop" to "Bank", the arrow from "Bank" to "Shop" is gone',
      'A04 elements.15 the key explains an arrow, which nothing in the scene uses any more: remove the entry',
    ],
  ],
  [
    'what both arrows join',
    without(4, 5),
    [
      'A01  description mentions "Bank", which the scene does not show',
      'A03 elements.4 the arrow from "Shop" to "Bank" has lost its end: "Bank" is gone; remove the arrow, or join it to something',
      'A03 elements.6 the arrow from "Bank" to "Shop" has lost its end: "Bank" is gone; remove the arrow, or join it to something',
    ],
  ],
  [
    'a head a little down',
    all((each, at) => (at === 11 ? shift(each, 0, 7) : each)),
    ['A05 elements.11 was moved 7 px down, out of line with "North" and 1 more: put it back, or move them too'],
  ],
  [
    'a head 48 px to the left',
    all((each, at) => (at === 11 ? shift(each, -48, 0) : each)),
    ['A05 elements.11 was moved 48 px left, out of line with "200 euros" and 1 more: put it back, or move them too'],
  ],
  ['a head 49 px to the left', all((each, at) => (at === 11 ? shift(each, -49, 0) : each)), []],
  [
    'three heads a little up, so none is left to be in line with',
    all((each, at) => (at >= 10 && at <= 12 ? shift(each, 0, -8) : each)),
    [],
  ],
  [
    'the sample of the key',
    without(19),
    ['A02 elements.19 is left over from the key, whose line at 40, 300 is gone: remove it too, or put the shape back'],
  ],
  [
    'the focus loses its color',
    only({ 1: { fill: 'surface' } as Partial<Element> }),
    ['A06 elements.1 "Shop" has lost its fill soft, and nothing else has it now: it marked what to see first'],
  ],
  [
    'the focus moves on',
    only({ 1: { fill: 'surface' } as Partial<Element>, 4: { fill: 'soft' } as Partial<Element> }),
    [],
  ],
])('%s', (_, edited, says) => {
  const { findings } = reviewAdaptation({ ...scene, elements: edited }, { scene, parts })
  expect(findings.map(({ rule, at, problem }) => `${rule} ${at} ${problem}`)).toEqual(says)
})
