/**
 * What the comparison with the original says of every small edit: one element removed, moved a little or far, recolored,
 * or reworded; and where a growing edit begins to be found.
 */
import { expect, test } from 'vitest'
import type { Element, Scene } from '../../scene/scene.ts'
import { reviewAdaptation } from './review-adaptation.ts'

const elements: Element[] = [
  { type: 'text', x: 40, y: 48, text: 'Checkout stores orders', size: 20, bold: true },
  { type: 'text', x: 40, y: 68, text: 'One write for each order', size: 14, fill: 'muted' },
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
  { at: 'subtitle', elements: [1] },
  { at: 'nodes.0', name: 'Checkout', elements: [2, 3] },
  { at: 'nodes.1', name: 'Orders', elements: [4, 5] },
  { at: 'edges.0', name: 'stores in', from: 'Checkout', to: 'Orders', elements: [6, 7] },
]

const findingsOf = (edited: Element[]): string[] =>
  reviewAdaptation({ ...scene, elements: edited }, { scene, parts }).findings.map(
    ({ rule, at, problem }) => `${rule} ${at} ${problem}`,
  )

type Edit = (element: Element) => Element[]

const shifted =
  (dx: number, dy: number): Edit =>
  (element) => {
    if (element.type === 'path') return [element]
    const moved = { ...element, x: element.x + dx, y: element.y + dy }
    return [moved.type === 'line' ? { ...moved, x2: moved.x2 + dx, y2: moved.y2 + dy } : moved]
  }

const edits: Record<string, Edit> = {
  removed: () => [],
  'moved right by 9': shifted(9, 0),
  'moved up by 40': shifted(0, -40),
  recolored: (element) => [
    element.type === 'text' ? { ...element, fill: 'accent' } : { ...element, stroke: 'negative' },
  ],
  reworded: (element) => [element.type === 'text' ? { ...element, text: 'Another thing' } : element],
  'without its head': (element) => [element.type === 'line' ? { ...element, arrow: false } : element],
}

const at = (index: number, edit: Edit): Element[] =>
  elements.flatMap((element, place) => (place === index ? edit(element) : [element]))

const said: Record<string, string[]> = {
  '0 removed': ['A02  the heading "Checkout stores orders" is gone: say what the picture shows'],
  '1 removed': [
    'A02  "One write for each order" is gone, while most labels are still those of the recipe: is the picture true without it?',
  ],
  '2 removed': [
    'A02 elements.2 is left over from "Checkout", whose box at 40, 80 is gone: remove it too, or put the shape back',
  ],
  '3 removed': ['A02 elements.2 "Checkout" has lost its label "Checkout"'],
  '4 removed': [
    'A02 elements.4 is left over from "Orders", whose box at 280, 80 is gone: remove it too, or put the shape back',
  ],
  '5 removed': ['A02 elements.4 "Orders" has lost its label "Orders"'],
  '6 removed': ['A02 elements.6 is the label of the arrow from "Checkout" to "Orders", which is gone: remove it too'],
  '7 removed': [
    'A02 elements.6 the arrow from "Checkout" to "Orders" has lost its label "stores in": say what it carries',
  ],
  '0 moved right by 9': [
    'A05 elements.0 was moved 9 px right without the rest of the heading: move both, or put it back beside the text at 40, 68',
  ],
  '1 moved right by 9': [
    'A05 elements.1 was moved 9 px right without the rest of the heading: move both, or put it back beside the text at 40, 48',
  ],
  '2 moved right by 9': [
    'A05 elements.2 was moved 9 px right without the rest of "Checkout": move both, or put it back beside the text at 96, 109',
  ],
  '3 moved right by 9': [
    'A05 elements.3 was moved 9 px right without the rest of "Checkout": move both, or put it back beside the box at 40, 80',
  ],
  '4 moved right by 9': [
    'A05 elements.4 was moved 9 px right without the rest of "Orders": move both, or put it back beside the text at 336, 109',
  ],
  '5 moved right by 9': [
    'A05 elements.5 was moved 9 px right without the rest of "Orders": move both, or put it back beside the box at 280, 80',
  ],
  '6 moved right by 9': [
    'A05 elements.6 was moved 9 px right without the rest of the arrow from "Checkout" to "Orders": move both, or put it back beside the text at 216, 96',
  ],
  '7 moved right by 9': [
    'A05 elements.7 was moved 9 px right without the rest of the arrow from "Checkout" to "Orders": move both, or put it back beside the line at 152, 104',
  ],
  '0 moved up by 40': [
    'A05 elements.0 was moved 40 px up without the rest of the heading: move both, or put it back beside the text at 40, 68',
  ],
  '1 moved up by 40': [
    'A05 elements.1 was moved 40 px up without the rest of the heading: move both, or put it back beside the text at 40, 48',
  ],
  '2 moved up by 40': [
    'A05 elements.2 was moved 40 px up without the rest of "Checkout": move both, or put it back beside the text at 96, 109',
  ],
  '3 moved up by 40': [
    'A05 elements.3 was moved 40 px up without the rest of "Checkout": move both, or put it back beside the box at 40, 80',
  ],
  '4 moved up by 40': [
    'A05 elements.4 was moved 40 px up without the rest of "Orders": move both, or put it back beside the text at 336, 109',
  ],
  '5 moved up by 40': [
    'A05 elements.5 was moved 40 px up without the rest of "Orders": move both, or put it back beside the box at 280, 80',
  ],
  '6 moved up by 40': [
    'A05 elements.6 was moved 40 px up without the rest of the arrow from "Checkout" to "Orders": move both, or put it back beside the text at 216, 96',
  ],
  '7 moved up by 40': [
    'A05 elements.7 was moved 40 px up without the rest of the arrow from "Checkout" to "Orders": move both, or put it back beside the line at 152, 104',
  ],
  '5 reworded': ['A01  description mentions "Orders", which the scene does not show'],
  '6 without its head': ['A03 elements.6 the arrow from "Checkout" to "Orders" has lost its arrow head'],
}

test('every edit of every element', () => {
  const found = Object.entries(edits).flatMap(([name, edit]) =>
    elements.flatMap((_, index) => {
      const findings = findingsOf(at(index, edit))
      return findings.length === 0 ? [] : [[`${index} ${name}`, findings] as const]
    }),
  )
  expect(Object.fromEntries(found)).toEqual(said)
})

const growing: [
  what: string,
  from: number,
  to: number,
  step: number,
  edit: (value: number) => Element[],
  turns: [number, string][],
][] = [
  [
    'a label to the right',
    0,
    60,
    1,
    (by) => at(5, shifted(by, 0)),
    [
      [
        7,
        'A05 elements.5 was moved 7 px right without the rest of "Orders": move both, or put it back beside the box at 280, 80',
      ],
    ],
  ],
  [
    'a label down',
    0,
    60,
    1,
    (by) => at(3, shifted(0, by)),
    [
      [
        7,
        'A05 elements.3 was moved 7 px down without the rest of "Checkout": move both, or put it back beside the box at 40, 80',
      ],
    ],
  ],
  [
    'a box to the left',
    0,
    60,
    1,
    (by) => at(4, shifted(-by, 0)),
    [
      [
        7,
        'A05 elements.4 was moved 7 px left without the rest of "Orders": move both, or put it back beside the text at 336, 109',
      ],
    ],
  ],
  [
    'the words of an arrow up',
    0,
    60,
    1,
    (by) => at(7, shifted(0, -by)),
    [
      [
        7,
        'A05 elements.7 was moved 7 px up without the rest of the arrow from "Checkout" to "Orders": move both, or put it back beside the line at 152, 104',
      ],
    ],
  ],
  [
    'the tip of an arrow',
    0,
    60,
    1,
    (by) => at(6, (line) => [{ ...line, x2: 280 - by } as Element]),
    [
      [
        7,
        'A05 elements.6 the arrow from "Checkout" to "Orders" ends 7 px left of where it did, while what it joins was not moved',
      ],
    ],
  ],
  [
    'the tail of an arrow',
    0,
    60,
    1,
    (by) => at(6, (line) => [{ ...line, x: 152 - by } as Element]),
    [
      [
        7,
        'A05 elements.6 the arrow from "Checkout" to "Orders" begins 7 px left of where it did, while what it joins was not moved',
      ],
    ],
  ],
  [
    'the subtitle down',
    0,
    60,
    1,
    (by) => at(1, shifted(0, by)),
    [
      [
        7,
        'A05 elements.1 was moved 7 px down without the rest of the heading: move both, or put it back beside the text at 40, 48',
      ],
    ],
  ],
  [
    'an arrow turned around its middle, in hundredths of half a turn',
    0,
    100,
    1,
    (part) =>
      at(6, (line) => {
        const [dx, dy] = [64 * Math.cos((part * Math.PI) / 100), 64 * Math.sin((part * Math.PI) / 100)]
        return [{ ...line, x: 216 - dx, y: 104 - dy, x2: 216 + dx, y2: 104 + dy } as Element]
      }),
    [
      [
        85,
        'A03 elements.6 the arrow from "Checkout" to "Orders" now points the other way; turn it back, or reword its label',
      ],
    ],
  ],
]

test.each(growing)('%s', (_, from, to, step, edit, turns) => {
  const values = Array.from({ length: Math.round((to - from) / step) + 1 }, (_none, index) => from + index * step)
  const words = values.map((value) => findingsOf(edit(value)))
  const changes = values.flatMap((value, index) =>
    words[index]?.length === (words[index - 1]?.length ?? 0) ? [] : [[value, words[index]?.join('\n') ?? '']],
  )
  expect(changes).toEqual(turns)
})
