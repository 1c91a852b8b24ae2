/**
 * The cost of validation, on megabytes of input. Work that grew faster than the input would take hours
 * here and run into the test timeout, so these tests read no clock.
 */
import { expect, test } from 'vitest'
import { scene } from '../../test/smallest-scene.ts'
import { parsePath } from '../geometry/path-data.ts'
import { countCodePoints } from './code-points.ts'
import { parseScene, readScene } from './read-scene.ts'

const million = 1_000_000

const problems = (document: unknown): number => {
  const reading = readScene(document)
  return reading.ok ? 0 : reading.findings.length
}

test.each([
  ['text', { type: 'text', x: 0, y: 0, text: '😀'.repeat(5 * million) }, 1],
  ['white space in path data', { type: 'path', d: `M${' '.repeat(10 * million)}` }, 1],
  ['path data with an error at its very end', { type: 'path', d: `M${'1 '.repeat(5 * million)}!` }, 2],
  ['an unknown type', { type: 'b'.repeat(10 * million) }, 1],
])('ten megabytes of %s are validated in linear time', (_kind, element, count) => {
  expect(problems({ ...scene, elements: [element] })).toBe(count)
})

test('megabytes of unknown properties get one finding each', () => {
  const document: Record<string, unknown> = { ...scene }
  for (let index = 0; index < million / 5; index++) document[`property-${index}`] = 0
  expect(problems(document)).toBe(million / 5)
})

test('ten megabytes of elements are counted, and the first 300 checked', () => {
  expect(problems({ ...scene, elements: Array.from({ length: million }, () => ({ type: 'b' })) })).toBe(301)
})

test('megabytes of nesting and of text that is not JSON are rejected', () => {
  const nested = `{"elements":${'['.repeat(million / 4)}${']'.repeat(million / 4)}}`
  const readings = [nested, '['.repeat(million), '"'.repeat(10 * million)].map(parseScene)
  expect(readings.map(({ ok }) => ok)).toEqual([false, false, false])
})

test.each([
  ['lines', 'M0 0', 'l1 1'],
  ['numbers that repeat a command', 'M0 0', ' 1-1'],
  ['arcs with packed flags', 'M0 0', 'a1 1 0 111 1'],
  ['white space before an error', 'M0 0', '      '],
  ['commas before an error', 'M0 0', ',,,,,,'],
  ['digits', 'M0 0L', '123456'],
  ['signs', 'M0 0L', '-+-+-+'],
  ['moves', 'M0 0', 'M1 1'],
])('megabytes of %s are parsed in linear time', (_kind, head, unit) => {
  expect(parsePath(head + unit.repeat(million / 8)).length % (million / 8)).toBe(0)
})

test('code points of ten megabytes are counted', () => {
  expect(countCodePoints('😀\ud800'.repeat(3 * million))).toBe(6 * million)
})
