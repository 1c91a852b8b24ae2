import { expect, test } from 'vitest'
import { drawn, item, plotted } from '../../test/drawn-marks.ts'
import { block } from '../block.ts'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { arc, arcMiddle } from './arc.ts'
import { boxAndWhiskers } from './box.ts'
import { Frame } from './frame.ts'
import { gap } from './gap.ts'
import { link } from './link.ts'
import { type ChartMark } from './mark.ts'
import { pointDots } from './point-dots.ts'
import { linear } from './scale.ts'
import { sideHeads, wordsAt } from './words.ts'

test('a box shows quartiles, median, whiskers and outliers', () => {
  const summary = { low: 10, q1: 20, median: 30, q3: 50, high: 60, outliers: [90] }
  expect(drawn(...boxAndWhiskers(item, { summary, y: 0 }))).toEqual([
    { type: 'path', d: 'M 20 25 H 10 M 10 15 v 20', stroke: 'muted' },
    { type: 'path', d: 'M 50 25 H 60 M 60 15 v 20', stroke: 'muted' },
    { type: 'path', d: 'M 20 0 H 50 V 50 H 20 Z', fill: 'rule', stroke: 'muted' },
    { type: 'path', d: 'M 28 0 H 32 V 50 H 28 Z', fill: 'ink', stroke: 'none' },
    { type: 'circle', x: 90, y: 25, r: 4, fill: 'surface', stroke: 'muted' },
  ])
})

test('a link has two points', () => {
  expect(plotted(link(item, { from: { x: 0, y: 0 }, to: { x: 50, y: 25 } }, { arrow: true }))).toEqual([
    { type: 'line', x: 0, y: 100, x2: 50, y2: 75, arrow: true },
  ])
})

test('an arc begins at the top and runs clockwise; its middle is a quarter further for half a turn', () => {
  const half = { center: { x: 100, y: 100 }, inner: 0, outer: 50, from: 0, to: 0.5 }
  expect(arc(half)).toEqual({
    type: 'path',
    d: expect.stringMatching(/^M ?100[ ,]50 ?A/),
    fill: 'muted',
    stroke: 'surface',
  })
  const { x, y } = arcMiddle(half, 50)
  expect([Math.round(x), Math.round(y)]).toEqual([150, 100])
})

test('a gap is a bracket with its words beside it, none where both values nearly meet', () => {
  const [bracket, words] = plotted(gap(item, { x: 20, from: 70, to: 30 }, '40'))
  expect([bracket, words?.type]).toEqual([{ type: 'path', d: 'M 15 70 H 25 M 20 30 V 70', stroke: 'ink' }, 'text'])
  expect(plotted(gap(item, { x: 20, from: 30, to: 35 }, '5'))).toEqual([])
})

test('words stand on one side of a value, in the middle of their band, and ask for room', () => {
  const words = block([{ text: 'GET /cart', as: 'label' }])
  const before = wordsAt(item, { x: 50, y: 0 }, words, { side: 'before' })
  expect(before.reach).toEqual([{ x: 50, before: words.w + 12 }])
  expect(drawn(before, wordsAt(item, { x: 50, y: 1 }, words, { side: 'after' }))).toEqual([
    { type: 'text', x: 38, y: 30, text: 'GET /cart', size: 14, align: 'end' },
    { type: 'text', x: 62, y: 80, text: 'GET /cart', size: 14, align: 'start' },
  ])
})

test('both sides of zero are named over the plot area', () => {
  const words = (mark: ChartMark) =>
    drawn(mark).map((each) => (each.type === 'text' ? [each.text, each.x, each.align] : []))
  expect(words(sideHeads('Change', ['faster', 'slower']))).toEqual([
    ['Change', 0, 'start'],
    ['← faster', -12, 'end'],
    ['slower →', 12, 'start'],
  ])
  expect(words(sideHeads('Change', undefined))).toEqual([['Change', 0, 'start']])
})

const many = Array.from({ length: 31 }, (_, index) => ({ name: `p${index}`, x: 20 + index, y: 50 }))

test('of many dots only the marked ones have names, and these must have a place', () => {
  const data = { title: 'A claim', focus: ['p0'], points: many }
  const sheet = new Sheet(data, {
    places: new Places(data),
    references: new References([{ names: ['p0'], item: many[0] ?? {} }]),
  })
  const scale = linear({ hidden: true })([0, 100])
  const room = { left: 0, right: 0, top: 0 }
  const frame = new Frame({ x: 0, y: 0, w: 100, h: 100 }, { x: scale.scale(0, 100), y: scale.scale(100, 0), room })
  for (const mark of pointDots(many, sheet, { names: 'marked', size: 16 })) mark.draw?.(frame)
  frame.finish(sheet)
  const texts = sheet.pieces.flatMap(({ elements }) => elements.filter(({ type }) => type === 'text'))
  expect(texts).toMatchObject([{ text: 'p0', bold: true, fill: 'accent' }])
  expect(sheet.problems).toEqual([])
})
