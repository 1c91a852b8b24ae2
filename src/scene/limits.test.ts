import { describe, expect, test } from 'vitest'
import { box, circle, line, path, scene, text } from '../../test/smallest-scene.ts'
import type { Finding } from './findings.ts'
import { colors } from './limits.ts'
import { readScene } from './read-scene.ts'

const findingsOf = (document: unknown): Finding[] => {
  const reading = readScene(document)
  return reading.ok ? [] : reading.findings
}

/** The findings of a scene with one element, each as one line. */
const judge = (element: unknown): string[] =>
  findingsOf({ ...scene, elements: [element] }).map(({ at, problem }) => `${at} ${problem}`)

const tokens = colors.map((name) => `"${name}"`).join(', ')
const kinds = '"box", "text", "line", "path", "circle"'
const pathRule =
  'must start with M or m and contain only the commands MLHVCSQTAZ (either case), digits, e, E, periods, commas, signs and white space'

describe('just inside each limit', () => {
  test.each([
    ['canvas', { ...scene, width: 2400, height: 2400 }],
    ['title', { ...scene, title: 'é'.repeat(200) }],
    ['title in code points', { ...scene, title: '😀'.repeat(200) }],
    ['description', { ...scene, description: '😀'.repeat(2000) }],
    ['elements', { ...scene, elements: Array.from({ length: 300 }, () => box) }],
    ['low coordinates', { ...scene, elements: [{ ...line, x: -10_000, y: -10_000, x2: -10_000, y2: -10_000 }] }],
    ['high coordinates', { ...scene, elements: [{ ...line, x: 10_000, y: 10_000, x2: 10_000, y2: 10_000 }] }],
    [
      'large sizes',
      {
        ...scene,
        elements: [
          { ...box, w: 10_000, h: 10_000 },
          { ...circle, r: 10_000 },
        ],
      },
    ],
    [
      'small sizes',
      {
        ...scene,
        elements: [
          { ...box, w: 5e-324, h: 5e-324 },
          { ...text, size: 5e-324 },
        ],
      },
    ],
    ['text', { ...scene, elements: [{ ...text, text: '😀'.repeat(500), size: 10_000 }] }],
    ['path', { ...scene, elements: [{ ...path, d: `m${'1'.repeat(19_999)}` }] }],
    [
      'path characters',
      { ...scene, elements: [{ ...path, d: 'MmLlHhVvCcSsQqTtAaZz0123456789eE.,+- \t\n\v\f\r\xa0\u3000' }] },
    ],
  ])('%s', (_limit, document) => expect(findingsOf(document)).toEqual([]))
})

describe('just outside each limit of the scene', () => {
  test.each([
    [{ version: 2 }, 'version must be 1, got 2'],
    [{ version: '1' }, 'version must be 1, got "1"'],
    [{ width: 99.999 }, 'width must be at least 100, got 99.999'],
    [{ width: 2400.001 }, 'width must be at most 2400, got 2400.001'],
    [{ height: 99 }, 'height must be at least 100, got 99'],
    [{ height: 2401 }, 'height must be at most 2400, got 2401'],
    [{ height: '100' }, 'height must be a number, got "100"'],
    [{ title: 'x'.repeat(201) }, 'title must be at most 200 characters, got 201'],
    [{ title: '😀'.repeat(201) }, 'title must be at most 200 characters, got 201'],
    [{ title: null }, 'title must be a string, got null'],
    [{ description: 'x'.repeat(2001) }, 'description must be at most 2000 characters, got 2001'],
    [{ description: ['x'] }, 'description must be a string, got an array of 1'],
    [{ elements: {} }, 'elements must be an array, got an object'],
    [{ page: 1 }, 'page is not a known property; remove it'],
  ])('%j', (fault, words) => {
    expect(findingsOf({ ...scene, ...fault }).map(({ at, problem }) => `${at} ${problem}`)).toEqual([words])
  })
})

describe('just outside each limit of an element', () => {
  test.each([
    [{ ...box, x: -10_000.5 }, 'elements.0.x must be at least -10000, got -10000.5'],
    [{ ...box, y: 10_001 }, 'elements.0.y must be at most 10000, got 10001'],
    [{ ...box, w: 0 }, 'elements.0.w must be greater than 0, got 0'],
    [{ ...box, h: -0 }, 'elements.0.h must be greater than 0, got 0'],
    [{ ...box, h: 10_000.1 }, 'elements.0.h must be at most 10000, got 10000.1'],
    [{ ...box, fill: 'red' }, `elements.0.fill must be one of ${tokens}, got "red"`],
    [{ ...box, stroke: 'Ink' }, `elements.0.stroke must be one of ${tokens}, got "Ink"`],
    [{ ...box, fill: null }, `elements.0.fill must be one of ${tokens}, got null`],
    [{ ...box, dashed: 1 }, 'elements.0.dashed must be a boolean, got 1'],
    [{ ...box, arrow: true }, 'elements.0.arrow is not a known property; remove it'],
    [{ ...box, r: 1 }, 'elements.0.r is not a known property; remove it'],
    [{ ...text, text: 'x'.repeat(501) }, 'elements.0.text must be at most 500 characters, got 501'],
    [{ ...text, text: '😀'.repeat(501) }, 'elements.0.text must be at most 500 characters, got 501'],
    [{ ...text, text: 5 }, 'elements.0.text must be a string, got 5'],
    [{ ...text, size: 0 }, 'elements.0.size must be greater than 0, got 0'],
    [{ ...text, size: 10_001 }, 'elements.0.size must be at most 10000, got 10001'],
    [{ ...text, align: 'left' }, 'elements.0.align must be one of "start", "middle", "end", got "left"'],
    [{ ...text, mono: 'yes' }, 'elements.0.mono must be a boolean, got "yes"'],
    [{ ...text, bold: 600 }, 'elements.0.bold must be a boolean, got 600'],
    [{ ...text, stroke: 'ink' }, 'elements.0.stroke is not a known property; remove it'],
    [{ ...line, x2: 10_001 }, 'elements.0.x2 must be at most 10000, got 10001'],
    [{ ...line, y2: -10_001 }, 'elements.0.y2 must be at least -10000, got -10001'],
    [{ ...line, arrow: 'end' }, 'elements.0.arrow must be a boolean, got "end"'],
    [{ ...line, fill: 'ink' }, 'elements.0.fill is not a known property; remove it'],
    [{ ...path, d: '' }, `elements.0.d ${pathRule}, got ""`],
    [{ ...path, d: ' M0 0' }, `elements.0.d ${pathRule}, got " M0 0"`],
    [{ ...path, d: 'L0 0' }, `elements.0.d ${pathRule}, got "L0 0"`],
    [{ ...path, d: 'M0 0B' }, `elements.0.d ${pathRule}, got "M0 0B"`],
    [{ ...path, d: 'M0 0"' }, `elements.0.d ${pathRule}, got "M0 0\\""`],
    [{ ...path, d: `M${'1'.repeat(20_000)}` }, 'elements.0.d must be at most 20000 characters, got 20001'],
    [{ ...path, x: 0 }, 'elements.0.x is not a known property; remove it'],
    [{ ...circle, r: 0 }, 'elements.0.r must be greater than 0, got 0'],
    [{ ...circle, r: 10_001 }, 'elements.0.r must be at most 10000, got 10001'],
    [{ ...circle, dashed: true }, 'elements.0.dashed is not a known property; remove it'],
    [{ ...circle, type: 'ellipse' }, `elements.0.type must be one of ${kinds}, got "ellipse"`],
    [{ ...circle, type: 'constructor' }, `elements.0.type must be one of ${kinds}, got "constructor"`],
    [{}, `elements.0.type must be one of ${kinds}, got nothing`],
    [null, 'elements.0 must be an object, got null'],
    ['box', 'elements.0 must be an object, got "box"'],
    [[], 'elements.0 must be an object, got an array of 0'],
  ])('%j', (element, words) => expect(judge(element)).toEqual([words]))
})

test.each([
  [box, ['x', 'y', 'w', 'h']],
  [text, ['x', 'y', 'text']],
  [line, ['x', 'y', 'x2', 'y2']],
  [path, ['d']],
  [circle, ['x', 'y', 'r']],
])('$type requires every property except the optional ones', (element, required) => {
  const missing = judge({ type: element.type }).map((finding) =>
    finding.replace(/^elements\.0\.(\w+) .* got nothing$/, '$1'),
  )
  expect(missing).toEqual(required)
})

test('a scene requires all six properties', () => {
  expect(findingsOf({}).map(({ at }) => at)).toEqual(Object.keys(scene))
})
