import { expect, test } from 'vitest'
import { box, circle, line, path, text } from '../primitives.ts'
import { toned } from './tones.ts'

test.each([
  ['green', 'positive', 'none'],
  ['red', 'negative', 'none'],
  ['blue', 'accent', 'none'],
  ['gray', 'muted', 'none'],
  ['light-green', 'positive', 'surface'],
  ['light-red', 'negative', 'surface'],
  ['sand', 'muted', 'surface'],
  ['lilac', 'ink', 'surface'],
] as const)('what looks %s is a tone of %s, in dashes of %s, under its outline', (look, fill, stroke) => {
  expect(toned([box(0, 0, 96, 48)], look)).toEqual([
    { ...box(0, 0, 96, 48), fill, stroke, dashed: true },
    { ...box(0, 0, 96, 48), fill: 'none' },
  ])
})

test('a circle, which has no half-tone, lies on a path of its size', () => {
  const [ground, over] = toned([circle(50, 40, 30)], 'red')
  expect(ground).toMatchObject({ type: 'path', d: 'M 20 40 a 30 30 0 1 0 60 0 a 30 30 0 1 0 -60 0 Z', dashed: true })
  expect(over).toMatchObject({ type: 'circle', r: 30, fill: 'none' })
})

test('words, lines, open paths and what has another fill stay as they are', () => {
  const elements = [text(0, 0, 'a'), line(0, 0, 8, 8), path('M0 0H8'), box(0, 0, 8, 8, { fill: 'soft' })]
  expect(toned(elements, 'green')).toEqual(elements)
})

test('muted words are in ink on a half-tone', () => {
  const words = text(0, 0, 'remark', { fill: 'muted' })
  expect(toned([words], 'red')).toEqual([{ ...words, fill: 'ink' }])
  expect(toned([words], undefined)).toEqual([words])
})

test.each([undefined, 'tinted', 'strong', 'plain'] as const)('%s is painted elsewhere', (look) => {
  expect(toned([box(0, 0, 96, 48)], look)).toEqual([box(0, 0, 96, 48)])
})
