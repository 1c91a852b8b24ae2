import { expect, test } from 'vitest'
import type { Element } from '../../src/scene/scene.ts'
import { block } from '../block.ts'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { arc, arcMiddle } from './arc.ts'
import { bands } from './bands.ts'
import { type BarPlace, bar, bars } from './bar.ts'
import { boxAndWhiskers } from './box.ts'
import { cells, rings } from './cell.ts'
import { difference } from './difference.ts'
import { Frame } from './frame.ts'
import { gap } from './gap.ts'
import { area, line } from './line.ts'
import { link } from './link.ts'
import { type Mark, square } from './mark.ts'
import { pointDots } from './point-dots.ts'
import { quadrants } from './quadrants.ts'
import { range } from './range.ts'
import { linear } from './scale.ts'
import { sideHeads, wordsAt } from './words.ts'

const item = { name: 'orders', values: [{ value: 1 }, { value: 30 }, { value: 31 }, { value: null }] }

/** What marks draw into an area of 100 by 100 pixels, one pixel per unit, with three vertical bands. */
const drawn = (...marks: Mark[]): Element[] => {
  const data = { title: 'A claim', items: [item] }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const rows = bands([{ paragraphs: [] }, { paragraphs: [] }])([])
  const x = linear({ hidden: true })([0, 100]).scale(0, 100)
  const frame = new Frame(
    { x: 0, y: 0, w: 100, h: 100 },
    { x, y: rows.scale(0, 100), room: { left: 0, right: 0, top: 0 } },
  )
  for (const mark of marks) mark.draw?.(frame)
  frame.finish(sheet)
  return sheet.pieces.flatMap(({ elements }) => elements)
}

/** The same with a continuous y that rises from the bottom. */
const plotted = (mark: Mark): Element[] => {
  const data = { title: 'A claim', items: [item] }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const scale = linear({ hidden: true })([0, 100])
  const frame = new Frame(
    { x: 0, y: 0, w: 100, h: 100 },
    { x: scale.scale(0, 100), y: scale.scale(100, 0), room: { left: 0, right: 0, top: 0 } },
  )
  mark.draw?.(frame)
  frame.finish(sheet)
  return sheet.pieces.flatMap(({ elements }) => elements)
}

test('a bar is square and runs from one value to another, in either direction', () => {
  expect(drawn(bar(item, { x: [20, 60], y: 0 }), bar(item, { x: [60, 20], y: 0 }, { outline: true }))).toEqual([
    { type: 'path', d: 'M 20 0 H 60 V 50 H 20 Z', fill: 'muted', stroke: 'none' },
    { type: 'path', d: 'M 20 0 H 60 V 50 H 20 Z', dashed: true },
  ])
})

test('bars may take parts of a band, a bar of zero length draws nothing', () => {
  expect(drawn(bar(item, { x: [0, 10], y: 1, part: [0.5, 1] }), bar(item, { x: [0, 0], y: 0 }))).toEqual([
    { type: 'path', d: 'M 0 75 H 10 V 100 H 0 Z', fill: 'muted', stroke: 'none' },
  ])
})

test('a line stops where a value is missing, and an isolated value is a dot', () => {
  const points = [10, 20, null, 40].map((y, index) => ({ x: index * 10, y }))
  expect(plotted(line(item, points))).toEqual([
    { type: 'path', d: 'M0,90L10,80', stroke: 'muted' },
    { type: 'circle', x: 30, y: 60, r: 3, fill: 'muted', stroke: 'muted' },
  ])
})

test('an area extends down to its base, and adds the base to the scale', () => {
  const mark = area(item, [
    { x: 0, y: 10 },
    { x: 10, y: 20 },
  ])
  expect({ y: mark.y, drawn: plotted(mark) }).toEqual({
    y: [10, 20, 0],
    drawn: [{ type: 'path', d: 'M0,90L10,80L10,100L0,100Z', fill: 'soft', stroke: 'none' }],
  })
})

test('cells of one level are one path and share their edges; a value that is missing leaves a hole; one frame is around two', () => {
  const options = { levelOf: (value: number) => (value > 10 ? 3 : 0), wordsOf: () => undefined, isOwn: () => false }
  const columns = bands(item.values.map(() => ({ paragraphs: [] })))([]).scale(0, 100)
  const data = { title: 'A claim', items: [item] }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const rows = bands([{ paragraphs: [] }])([]).scale(0, 40)
  const frame = new Frame({ x: 0, y: 0, w: 100, h: 40 }, { x: columns, y: rows, room: { left: 0, right: 0, top: 0 } })
  cells(item, 0, options).draw?.(frame)
  for (const mark of rings([item], new Set(item.values.slice(1, 3)))) mark.draw?.(frame)
  frame.finish(sheet)
  expect(sheet.pieces.map(({ at, elements }) => ({ at, d: elements.map((each) => 'd' in each && each.d) }))).toEqual([
    { at: 'items.0', d: ['M0 0h25v40h-25z', 'M25 0h25v40h-25zM50 0h25v40h-25z'] },
    { at: 'items.0', d: [] },
    {
      at: 'items.0.values.1',
      d: ['M 23 -2 h 54 v 44 h -54 Z M 27 2 v 36 h 46 v -36 Z'],
    },
  ])
})

test('a box shows quartiles, median, whiskers and outliers', () => {
  const summary = { low: 10, q1: 20, median: 30, q3: 50, high: 60, outliers: [90] }
  expect(drawn(...boxAndWhiskers(item, { summary, y: 0 }))).toEqual([
    { type: 'path', d: 'M 20 25 H 10 M 10 15 v 20', stroke: 'muted' },
    { type: 'path', d: 'M 50 25 H 60 M 60 15 v 20', stroke: 'muted' },
    { type: 'path', d: 'M 20 0 H 50 V 50 H 20 Z', fill: 'rule' },
    { type: 'path', d: 'M 28 0 H 32 V 50 H 28 Z', fill: 'ink', stroke: 'none' },
    { type: 'circle', x: 90, y: 25, r: 4, fill: 'none', stroke: 'muted' },
  ])
})

test('a range has ends, a link has two points', () => {
  expect(drawn(range(item, { x: [10, 30], y: 0 }, { stroke: 'ink' }))).toEqual([
    { type: 'path', d: 'M 10 25 H 30 M 10 15 v 20 M 30 15 v 20', stroke: 'ink' },
  ])
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

test('quadrants meet at a point; the first has a ground, each its name in its outer corner', () => {
  const drawn = plotted(quadrants({ x: 40, y: 75 }, ['A', 'B', 'C', 'D']))
  expect(drawn.slice(0, 2)).toEqual([
    { type: 'path', d: 'M 0 0 H 40 V 25 H 0 Z', fill: 'soft', stroke: 'none' },
    { type: 'path', d: 'M 0 0 H 100 V 100 H 0 Z', stroke: 'rule' },
  ])
  expect(drawn.flatMap((each) => (each.type === 'text' ? [[each.text, each.x, each.align]] : []))).toEqual([
    ['A', 8, 'start'],
    ['B', 92, 'end'],
    ['C', 8, 'start'],
    ['D', 92, 'end'],
  ])
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
  const words = (mark: Mark) => drawn(mark).map((each) => (each.type === 'text' ? [each.text, each.x, each.align] : []))
  expect(words(sideHeads('Change', ['faster', 'slower']))).toEqual([
    ['Change', 0, 'start'],
    ['← faster', -12, 'end'],
    ['slower →', 12, 'start'],
  ])
  expect(words(sideHeads('Change', undefined))).toEqual([['Change', 0, 'start']])
})

test('an area may end at a base of each point, and the scale includes it', () => {
  const band = area(item, [
    { x: 0, y: 10, base: 5 },
    { x: 10, y: 20, base: -5 },
  ])
  expect(band.y).toEqual([10, 20, 5, -5])
  expect(plotted(band)).toMatchObject([{ d: 'M0,90L10,80L10,105L0,95Z', fill: 'soft', stroke: 'none' }])
})

test('several squares are one path', () => {
  const [a, b] = [
    { x: 0, y: 0, w: 4, h: 2 },
    { x: 4, y: 0, w: 4, h: 2 },
  ]
  expect(square([a, b], { fill: 'ink' })).toMatchObject({
    d: 'M 0 0 H 4 V 2 H 0 Z M 4 0 H 8 V 2 H 4 Z',
    stroke: 'none',
  })
})

const many = Array.from({ length: 13 }, (_, index) => ({ name: `p${index}`, x: 20 + index, y: 50 }))

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

test('bars of one item are one path, without those of zero length', () => {
  const places = [0, 10, 0].map((to): BarPlace => ({ x: [0, to], y: 1, part: [0, 0.5] }))
  expect(drawn(bars(item, places))).toEqual([
    { type: 'path', d: 'M 0 50 H 10 V 75 H 0 Z', fill: 'muted', stroke: 'none' },
  ])
})

test('a difference changes its color where both lines cross', () => {
  const points = [
    { x: 0, y: 20, base: 10 },
    { x: 20, y: 0, base: 10 },
  ]
  const [above, below] = difference(item, points, { above: { fill: 'rule' }, below: { fill: 'negative' } }).map(
    (mark) => plotted(mark)[0],
  )
  expect([above, below]).toMatchObject([
    { d: 'M0,80L10,90L20,90L20,90L10,90L0,90Z', fill: 'rule' },
    { d: 'M0,90L10,90L20,100L20,90L10,90L0,90Z', fill: 'negative' },
  ])
})
