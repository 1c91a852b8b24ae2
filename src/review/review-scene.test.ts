/**
 * Seeded faults: a clean scene without findings, and for each rule one fault that is found exactly once.
 */
import { describe, expect, test } from 'vitest'
import type { Element, Scene } from '../scene/scene.ts'
import type { ReviewOptions } from './finding.ts'
import { reviewScene } from './review-scene.ts'
import { rules } from './rules.ts'

/** Three services in a row and one below, each joined by a labelled arrow. */
const elements: Element[] = [
  { type: 'text', x: 40, y: 58, text: 'Order intake', size: 20, bold: true },
  { type: 'text', x: 40, y: 82, text: 'Orders are stored first and announced afterwards', size: 14, fill: 'muted' },
  { type: 'box', x: 40, y: 120, w: 160, h: 80 },
  { type: 'text', x: 120, y: 166, text: 'Web shop', align: 'middle', bold: true },
  { type: 'box', x: 320, y: 120, w: 160, h: 80, fill: 'soft', stroke: 'accent' },
  { type: 'text', x: 400, y: 166, text: 'Order API', align: 'middle', bold: true },
  { type: 'box', x: 600, y: 120, w: 160, h: 80 },
  { type: 'text', x: 680, y: 166, text: 'Database', align: 'middle', bold: true },
  { type: 'box', x: 320, y: 280, w: 160, h: 80 },
  { type: 'text', x: 400, y: 326, text: 'Dispatch', align: 'middle', bold: true },
  { type: 'line', x: 200, y: 160, x2: 320, y2: 160, arrow: true },
  { type: 'text', x: 260, y: 152, text: 'order', size: 14, align: 'middle' },
  { type: 'line', x: 480, y: 160, x2: 600, y2: 160, arrow: true },
  { type: 'text', x: 540, y: 152, text: 'insert', size: 14, align: 'middle' },
  { type: 'line', x: 400, y: 200, x2: 400, y2: 280, arrow: true },
  { type: 'text', x: 412, y: 246, text: 'announce', size: 14 },
]

const clean: Scene = {
  version: 1,
  width: 800,
  height: 400,
  title: 'Order intake: from the web shop to database and dispatch',
  description:
    'The web shop sends an order to the order API, which inserts it into the database and then announces it to dispatch. Notice that dispatch hears of an order only after it is stored.',
  elements,
}

/** The clean scene with some elements changed, and some added at its end. */
const withChanges = (changes: Record<number, Partial<Element>>, ...added: Element[]): Scene => ({
  ...clean,
  elements: [...elements.map((element, index) => Object.assign({}, element, changes[index]) as Element), ...added],
})

const architecture: ReviewOptions = { family: 'Architecture', name: 'Container diagram' }

const found = (scene: Scene, options: ReviewOptions = architecture): [rule: string, at?: number][] =>
  reviewScene(scene, options).map(({ rule, at }) => (at === undefined ? [rule] : [rule, at]))

describe('a clean scene', () => {
  test('has no findings, with or without a family', () => {
    expect(reviewScene(clean, architecture)).toEqual([])
    expect(reviewScene(clean)).toEqual([])
  })

  test('an empty scene needs no more than words', () => {
    expect(found({ ...clean, elements: [] }, {})).toEqual([['R22']])
  })
})

type Fault = { title: string; scene: Scene; is: [rule: string, at?: number]; options?: ReviewOptions }

const faults: Fault[] = [
  { title: 'R01: a title of three letters', scene: { ...clean, title: 'Map' }, is: ['R01'] },
  {
    title: 'R01: a description that begins with filler',
    scene: { ...clean, description: `A diagram of this: ${clean.description}` },
    is: ['R01'],
  },
  { title: "R01: a title that is the recipe's name", scene: { ...clean, title: 'Container diagram' }, is: ['R01'] },
  { title: 'R02: a coordinate with a fraction', scene: withChanges({ 0: { y: 58.25 } }), is: ['R02'] },
  {
    title: 'R03: a text 7 px from the edge',
    scene: withChanges({}, { type: 'text', x: 40, y: 390, text: 'edge', size: 14 }),
    is: ['R03', 16],
  },
  { title: 'R04: type of 10 px', scene: withChanges({ 11: { size: 10 } }), is: ['R04', 11] },
  { title: 'R05: a size off the scale', scene: withChanges({ 1: { size: 15 } }), is: ['R05'] },
  {
    title: 'R06: a label wider than its box',
    scene: withChanges({ 5: { text: 'Order service API' } }),
    is: ['R06', 5],
  },
  { title: 'R06: a lone label off the middle', scene: withChanges({ 9: { y: 336 } }), is: ['R06', 9] },
  {
    title: 'R07: two texts on top of each other',
    scene: withChanges({}, { type: 'text', x: 412, y: 250, text: 'later', size: 14 }),
    is: ['R07', 16],
  },
  {
    title: 'R07: lines of a block too close',
    scene: withChanges({}, { type: 'text', x: 412, y: 261, text: 'soon', size: 14 }),
    is: ['R07', 16],
  },
  { title: 'R08: an arrow through its label', scene: withChanges({ 11: { y: 164 } }), is: ['R08', 11] },
  { title: 'R09: an arrow that stops short of its box', scene: withChanges({ 10: { x2: 312 } }), is: ['R09', 10] },
  { title: 'R09: an arrow that ends inside a box', scene: withChanges({ 14: { y2: 292 } }), is: ['R09', 14] },
  { title: 'R09: an arrow that ends in free space', scene: withChanges({ 14: { y2: 240 } }), is: ['R09', 14] },
  { title: 'R09: an arrow that starts away from its box', scene: withChanges({ 12: { x: 488 } }), is: ['R09', 12] },
  {
    title: 'R09: an arrow that grazes the edge it ends on',
    scene: withChanges(
      {},
      { type: 'line', x: 200, y: 192, x2: 384, y2: 280, arrow: true },
      { type: 'text', x: 230, y: 248, text: 'mail', size: 14 },
    ),
    is: ['R09', 16],
  },
  {
    title: 'R10: a connector through a box',
    scene: withChanges({}, { type: 'path', d: 'M 200 128 H 600', arrow: true }),
    is: ['R10', 16],
  },
  { title: 'R11: a box off the grid', scene: withChanges({ 8: { h: 82 } }), is: ['R11'] },
  {
    title: 'R12: messages of a sequence that cross',
    scene: withChanges(
      {},
      { type: 'box', x: 40, y: 280, w: 160, h: 80 },
      { type: 'line', x: 184, y: 200, x2: 320, y2: 320, arrow: true },
      { type: 'line', x: 192, y: 280, x2: 324, y2: 200, arrow: true },
    ),
    is: ['R12'],
    options: { family: 'Sequences' },
  },
  { title: 'R13: ink on an accent fill', scene: withChanges({ 4: { fill: 'accent' } }), is: ['R13', 5] },
  { title: 'R13: surface on the page', scene: withChanges({ 1: { fill: 'surface' } }), is: ['R13', 1] },
  {
    title: 'R14: an arrow in the colour of grid lines',
    scene: withChanges({ 10: { stroke: 'rule' } }),
    is: ['R14', 10],
  },
  {
    title: 'R15: a mark that is negative by colour alone',
    scene: withChanges({}, { type: 'circle', x: 680, y: 320, r: 6, fill: 'negative', stroke: 'none' }),
    is: ['R15', 16],
  },
  {
    title: 'R16: accent everywhere',
    scene: withChanges({
      2: { stroke: 'accent' },
      6: { stroke: 'accent' },
      10: { stroke: 'accent' },
      12: { stroke: 'accent' },
    }),
    is: ['R16'],
  },
  {
    title: 'R17: a look for every box',
    scene: withChanges(
      { 2: { stroke: 'ink' }, 6: { fill: 'rule' }, 8: { fill: 'none' } },
      { type: 'box', x: 40, y: 280, w: 80, h: 32, stroke: 'rule' },
      { type: 'text', x: 80, y: 301, text: 'mail', size: 14, align: 'middle' },
      { type: 'box', x: 160, y: 280, w: 80, h: 32, fill: 'muted' },
      { type: 'text', x: 200, y: 301, text: 'text', size: 14, align: 'middle', fill: 'surface' },
      { type: 'box', x: 560, y: 280, w: 80, h: 32, fill: 'ink' },
      { type: 'text', x: 600, y: 301, text: 'post', size: 14, align: 'middle', fill: 'surface' },
    ),
    is: ['R17'],
  },
  { title: 'R18: a connector that says nothing', scene: withChanges({ 15: { x: 480, y: 246 } }), is: ['R18'] },
  { title: 'R19: no title', scene: withChanges({ 0: { size: 16, bold: false } }), is: ['R19'] },
  {
    title: 'R19: a fill drawn over a text',
    scene: withChanges({}, { type: 'box', x: 512, y: 136, w: 56, h: 20 }),
    is: ['R19', 13],
  },
  {
    title: 'R22: an empty quarter',
    scene: { ...withChanges({}, { type: 'text', x: 40, y: 600, text: 'far', size: 14 }), height: 640 },
    is: ['R22'],
  },
  { title: 'R24: a stopgap word', scene: withChanges({ 11: { text: 'foo' } }), is: ['R24', 11] },
  {
    title: "R24: somebody's address",
    scene: withChanges({ 1: { text: 'The shop answers at 8.8.8.8' } }),
    is: ['R24', 1],
  },
]

describe('a seeded fault', () => {
  test.each(faults)('$title is found once', ({ scene, is, options }) => {
    expect(found(scene, options)).toEqual([is])
  })

  test('is told with its place, what was measured, the limit and how to mend it', () => {
    const [finding] = reviewScene(withChanges({ 5: { text: 'Order service API' } }), architecture)
    expect(finding).toEqual({
      rule: 'R06',
      level: 'block',
      at: 5,
      message:
        'elements.5: "Order service API" is 158 px wide in elements.4, a box of 160; widen the box to 176 or shorten the label',
    })
  })

  test('comes once more for each place, and is summed up beyond forty', () => {
    const many = Array.from(
      { length: 60 },
      (): Element => ({ type: 'text', x: 412, y: 246, text: 'announce', size: 14 }),
    )
    const findings = reviewScene(withChanges({}, ...many)).filter(({ rule }) => rule === 'R07')
    expect(findings).toHaveLength(41)
    expect(findings.at(-1)?.message).toMatch(/^and \d+ more findings of this rule$/)
  })
})

test('every rule has an id, words for people, and a seeded fault', () => {
  const seeded = new Set(faults.map(({ is }) => is[0]))
  expect(rules.map(({ id }) => id).filter((id) => !seeded.has(id))).toEqual([])
  for (const { title, wants } of rules) expect([title.length > 3, wants.endsWith('.')]).toEqual([true, true])
})
