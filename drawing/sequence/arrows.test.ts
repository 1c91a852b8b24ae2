import { expect, test } from 'vitest'
import { arrow, lostArrow } from './arrows.ts'

const ends = { x: 0, y: 40, x2: 200, y2: 40 }

test('calls and replies have a filled head; replies are dashed', () => {
  expect(arrow('call', ends)).toEqual([{ type: 'line', ...ends, arrow: true }])
  expect(arrow('reply', ends, 'negative')).toEqual([
    { type: 'line', ...ends, arrow: true, dashed: true, stroke: 'negative' },
  ])
})

test('an asynchronous message has an open head along its direction', () => {
  expect(arrow('async', ends)).toEqual([{ type: 'path', d: 'M 0 40 L 200 40 M 191 45 L 200 40 L 191 35' }])
  expect(arrow('async', { ...ends, x2: 30, y2: 80 })).toEqual([
    { type: 'path', d: 'M 0 40 L 30 80 M 20.6 75.8 L 30 80 L 28.6 69.8' },
  ])
})

test('a lost message points at a filled dot before its receiver; a lost reply is dashed', () => {
  const dot = { type: 'circle', x: 140, y: 40, r: 4, fill: 'muted', stroke: 'muted' }
  expect(arrow('lost', ends)).toEqual([{ type: 'line', ...ends, x2: 136, arrow: true }, dot])
  expect(lostArrow({ ...ends, x: 200, x2: 0 }, { stroke: 'accent', dashed: true })).toEqual([
    { type: 'line', x: 200, y: 40, x2: 64, y2: 40, arrow: true, dashed: true, stroke: 'accent' },
    { ...dot, x: 60, fill: 'accent', stroke: 'accent' },
  ])
})

test('the head of a lost failure is drawn without the slash that the arrows of failures have', () => {
  expect(lostArrow(ends, { stroke: 'negative' })).toEqual([
    { type: 'line', ...ends, x2: 128, stroke: 'negative' },
    { type: 'path', d: 'M 136 40 L 128 36 V 44 Z', fill: 'negative', stroke: 'none' },
    { type: 'circle', x: 140, y: 40, r: 4, fill: 'negative', stroke: 'negative' },
  ])
})
