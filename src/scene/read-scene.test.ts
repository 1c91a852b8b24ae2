import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyScene } from '../../test/arbitrary-scene.ts'
import { box, circle, path, scene, text } from '../../test/smallest-scene.ts'
import type { Finding } from './findings.ts'
import { colors } from './limits.ts'
import { parseScene, readScene } from './read-scene.ts'

const findingsOf = (document: unknown): Finding[] => {
  const reading = readScene(document)
  return reading.ok ? [] : reading.findings
}

/** The findings of a scene with one element, each as one line. */
const judge = (element: unknown): string[] =>
  findingsOf({ ...scene, elements: [element] }).map(({ at, problem }) => `${at} ${problem}`)

const tokens = colors.map((name) => `"${name}"`).join(', ')
const pathRule =
  'must start with M or m and contain only the commands MLHVCSQTAZ (either case), digits, e, E, periods, commas, signs and white space'

test('a valid scene is returned whole, sharing nothing with the input', () => {
  fc.assert(
    fc.property(anyScene, (valid) => {
      const reading = readScene(valid)
      expect(reading).toEqual({ ok: true, scene: valid })
      if (reading.ok) expect(reading.scene.elements).not.toBe(valid.elements)
    }),
  )
})

test('numbers must be finite', () => {
  const numbers = { ...box, x: Number.NaN, y: Number.POSITIVE_INFINITY, w: Number.NEGATIVE_INFINITY, h: 10n }
  expect(judge(numbers)).toEqual([
    'elements.0.x must be a finite number, got NaN',
    'elements.0.y must be a finite number, got Infinity',
    'elements.0.w must be a finite number, got -Infinity',
    'elements.0.h must be a number, got a bigint',
  ])
  expect(parseScene(JSON.stringify({ ...scene, width: 0 }).replace('"width":0', '"width":1e999'))).toEqual({
    ok: false,
    findings: [{ at: 'width', problem: 'must be a finite number, got Infinity' }],
  })
})

test('every error in a document is found, each with its place', () => {
  const document = {
    ...scene,
    width: 1,
    color: 'red',
    elements: [box, { ...circle, r: -4, x: '0' }, { ...path, d: 'x'.repeat(20_001) }, { ...text, glow: 1, size: 0 }],
  }
  expect(findingsOf(document)).toEqual([
    { at: 'width', problem: 'must be at least 100, got 1' },
    { at: 'elements.1.x', problem: 'must be a number, got "0"' },
    { at: 'elements.1.r', problem: 'must be greater than 0, got -4' },
    { at: 'elements.2.d', problem: `${pathRule}, got "${'x'.repeat(59)}…"` },
    { at: 'elements.2.d', problem: 'must be at most 20000 characters, got 20001' },
    { at: 'elements.3.size', problem: 'must be greater than 0, got 0' },
    { at: 'elements.3.glow', problem: 'is not a known property; remove it' },
    { at: 'color', problem: 'is not a known property; remove it' },
  ])
})

test('D4: more than 300 elements are reported, and the first 300 checked', () => {
  const elements = [...Array.from({ length: 299 }, () => box), { ...box, w: 0 }, { ...box, w: -1 }]
  expect(findingsOf({ ...scene, elements })).toEqual([
    {
      at: 'elements',
      problem: 'must have at most 300 elements, got 301; those after the first 300 were not checked',
    },
    { at: 'elements.299.w', problem: 'must be greater than 0, got 0' },
  ])
})

test.each([
  [null, 'null'],
  [undefined, 'nothing'],
  [[], 'an array of 0'],
  ['scene', 'text'],
  [true, 'true'],
  [Number.NaN, 'NaN'],
  [Symbol('scene'), 'a symbol'],
  [() => scene, 'a function'],
])('%s is not a scene', (value, shown) => {
  expect(findingsOf(value)).toEqual([{ at: '', problem: `must be an object, got ${shown}` }])
})

test('unknown properties are rejected whatever their name', () => {
  const faults = parseScene(
    '{"version":1,"width":100,"height":100,"title":"","description":"","__proto__":1,"constructor":2,"":3,' +
      '"elements":[{"type":"circle","x":0,"y":0,"r":1,"__proto__":{"fill":"red"},"toString":4}]}',
  )
  const places = faults.ok ? [] : faults.findings.map(({ at }) => at)
  expect(places.sort()).toEqual(['', '__proto__', 'constructor', 'elements.0.__proto__', 'elements.0.toString'])
})

test('a long name or value is cut short, with the ellipsis within 60 characters', () => {
  const long = `x${'😀'.repeat(60)}`
  expect(findingsOf({ ...scene, [long]: 1 })[0]?.at).toBe(`x${'😀'.repeat(58)}…`)
  expect(judge({ ...box, fill: long })).toEqual([
    `elements.0.fill must be one of ${tokens}, got "x${'😀'.repeat(58)}…"`,
  ])
})

test('text that is not JSON gets one finding', () => {
  for (const source of ['', '{', 'scene', '{"version":1,}', '\ud800']) {
    const reading = parseScene(source)
    expect(reading).toEqual({ ok: false, findings: [{ at: '', problem: expect.stringMatching(/^must be JSON: ./) }] })
  }
})

test('an SVG is rejected with a message that says what to use instead', () => {
  const reading = parseScene('\n<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(reading).toMatchObject({ findings: [{ problem: expect.stringContaining('Use the scene it was drawn from') }] })
})

test('any JSON yields a scene or findings, never an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (source) => {
      const reading = parseScene(source)
      expect(reading.ok || reading.findings.length > 0).toBe(true)
    }),
  )
})
