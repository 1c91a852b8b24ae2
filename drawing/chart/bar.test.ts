import { expect, test } from 'vitest'
import { drawn, item } from '../../test/drawn-marks.ts'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { type BarPlace, bar, barLook, bars, plainBar } from './bar.ts'
import { dot } from './dot.ts'
import { type ChartMark, square } from './mark.ts'
import { thick } from './rule.ts'

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

test('a bar of what is not zero is at least two pixels long, away from its foot', () => {
  const places: BarPlace[] = [
    { x: [20, 20.2], y: 0 },
    { x: [20, 19.8], y: 0 },
    { x: [0, 10], y: 1, part: [0.999, 1] },
  ]
  expect(drawn(...places.map((place) => bar(item, place))).map((each) => each.type === 'path' && each.d)).toEqual([
    'M 20 0 H 22 V 50 H 20 Z',
    'M 18 0 H 20 V 50 H 18 Z',
    'M 0 98 H 10 V 100 H 0 Z',
  ])
  // No half-tone erases the line of zero.
  const half = (to: number) => drawn(bar(item, { x: [20, to], y: 0 }, plainBar))[0]
  expect([half(20.2), half(23)]).toMatchObject([{ stroke: 'none' }, { stroke: 'none', dashed: true }])
  expect(half(20.2)).not.toHaveProperty('dashed')
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

test('bars of one item are one path, without those of zero length', () => {
  const places = [0, 10, 0].map((to): BarPlace => ({ x: [0, to], y: 1, part: [0, 0.5] }))
  expect(drawn(bars(item, places))).toEqual([
    { type: 'path', d: 'M 0 50 H 10 V 75 H 0 Z', fill: 'muted', stroke: 'none' },
  ])
})

test('words inside a bar are in its middle, or in a half that is free, or not at all', () => {
  const said = (...marks: ChartMark[]) => drawn(...marks).flatMap((each) => (each.type === 'text' ? [each.x] : []))
  const inside = bar(item, { x: [0, 100], y: 0 }, { inside: '12', fill: 'surface' })
  expect(said(inside)).toEqual([50])
  expect(said(dot(item, { x: 50, y: 0 }, { r: 10 }), inside)).toEqual([25])
  expect(said(bar(item, { x: [0, 20], y: 0 }, { inside: '12', fill: 'surface' }))).toEqual([])
})

test('a thick stroke is centered on its value, in the part of the band that it takes', () => {
  expect(drawn(thick(item, { x: 40, y: 0, part: [0.1, 0.9] }, 'surface'))).toEqual([
    { type: 'path', d: 'M 38 5 H 42 V 45 H 38 Z', fill: 'surface', stroke: 'none' },
  ])
})

test('bars beside a focus are plain, good and bad ones solid; without a focus all are solid', () => {
  const rows = [{ name: 'slow' }, { name: 'plain' }, { name: 'broken', state: 'negative' as const }]
  const looks = (focus: string[]) => {
    const data = { title: 'A claim', rows, focus }
    const references = new References(rows.map((each) => ({ names: [each.name], item: each })))
    return rows.map((row) => barLook(row, new Sheet(data, { places: new Places(data), references })))
  }
  expect(looks(['slow'])).toEqual([{ fill: 'accent' }, plainBar, { fill: 'negative' }])
  expect(looks([])).toEqual([{ fill: 'muted' }, { fill: 'muted' }, { fill: 'negative' }])
})

test('a bar thinner than its edges has their color', () => {
  const edged = { fill: 'rule', edge: 'muted' } as const
  expect(drawn(bar(item, { x: [0, 2], y: 0 }, edged))).toMatchObject([{ fill: 'muted', stroke: 'none' }])
  expect(drawn(bar(item, { x: [0, 20], y: 0 }, edged))).toMatchObject([{ fill: 'rule', stroke: 'muted' }])
  expect(drawn(bar(item, { x: [0, 20], y: 0 }, plainBar))).toMatchObject([{ stroke: 'none', dashed: true }])
})
