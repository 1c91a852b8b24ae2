import { describe, expect, test } from 'vitest'
import { fragmentFindings, problemsOf } from '../../../test/review.ts'
import type { Color } from '../../scene/limits.ts'
import type { Element } from '../../scene/scene.ts'

const findings = (...elements: Element[]): string[] => problemsOf('R15', elements)

describe('a mark that is positive or negative', () => {
  const bar: Element = { type: 'box', x: 40, y: 80, w: 120, h: 24, fill: 'negative', stroke: 'none' }
  const word = (text: string, x = 168): Element => ({ type: 'text', x, y: 97, text, size: 14 })

  test('alone is found, by its fill or its stroke', () => {
    expect(findings(bar)).toEqual(['elements.0: negative is conveyed by color alone; add a sign or word within 24 px'])
    expect(findings({ ...bar, fill: 'none', stroke: 'positive' })).toEqual([expect.stringContaining('positive is')])
    expect(findings({ ...bar, fill: 'ink' })).toEqual([])
  })

  test('may have a dashed outline; a pale fill without one is still color alone', () => {
    expect(findings({ ...bar, stroke: 'negative', dashed: true })).toEqual([])
    expect(findings({ ...bar, dashed: true })).toHaveLength(1)
  })

  test('has a sign or a word within 24 px', () => {
    expect(findings(bar, word('failed', 184))).toEqual([])
    expect(findings(bar, word('failed', 185))).toHaveLength(1)
  })

  test.each(['+4', '−38 %', '-2', '±3', '▼', '✗ 3', '< 5', 'ok', 'é\u0301tat'])('%s speaks', (text) => {
    expect(findings(bar, word(text))).toEqual([])
  })

  test.each(['38', '4 %', 'A', '3 - 4', '…'])('%s does not', (text) => {
    expect(findings(bar, word(text))).toHaveLength(1)
  })
})

test('a sign may be at the end of a short leader of the same color, and of no other line', () => {
  const dot: Element = { type: 'circle', x: 40, y: 100, r: 4, fill: 'negative', stroke: 'negative' }
  const sign: Element = { type: 'text', x: 84, y: 117, text: '✗ 3', size: 14, fill: 'negative' }
  const leader = (x: number, x2: number, stroke: Color = 'negative'): Element => ({
    type: 'line',
    x,
    y: 100,
    x2,
    y2: 112,
    stroke,
  })
  expect(findings(dot, sign)).toHaveLength(1)
  expect(findings(dot, sign, leader(52, 68))).toEqual([])
  expect(findings(dot, sign, leader(53, 68))).toHaveLength(1)
  expect(findings(dot, sign, leader(52, 68, 'muted'))).toHaveLength(1)
  expect(findings({ ...dot, x: 30 }, sign, leader(42, 82))).toEqual([])
  expect(findings({ ...dot, x: 30 }, sign, leader(42, 83))).toHaveLength(1)
})

test('a mark at the end of a stroke of its color is what the stroke is', () => {
  const stroke: Element = { type: 'path', d: 'M40 100H300', stroke: 'positive' }
  const head = (x: number, more = {}): Element => ({
    type: 'path',
    d: `M${x} 94l10 6l-10 6Z`,
    fill: 'surface',
    stroke: 'positive',
    ...more,
  })
  const word: Element = { type: 'text', x: 120, y: 92, text: 'grants', size: 14 }
  expect(findings(stroke, word, head(304))).toEqual([])
  expect(findings(stroke, head(302))).toHaveLength(2)
  expect(findings(stroke, word, head(305))).toHaveLength(1)
  expect(findings(stroke, word, head(302, { stroke: 'negative' }))).toHaveLength(1)
  expect(findings({ ...stroke, stroke: 'ink' }, word, head(302))).toHaveLength(1)
  expect(findings({ ...stroke, dashed: true }, head(302))).toEqual([])
  expect(findings(stroke, word, { type: 'box', x: 302, y: 88, w: 25, h: 24, stroke: 'positive' })).toHaveLength(1)
})

test('a filling within a frame of its color is what the frame is', () => {
  const frame: Element = { type: 'box', x: 40, y: 80, w: 200, h: 16, stroke: 'negative' }
  const filling: Element = { type: 'box', x: 40, y: 80, w: 3, h: 16, fill: 'negative', stroke: 'negative' }
  const word: Element = { type: 'text', x: 248, y: 93, text: 'failed', size: 14 }
  expect(findings(frame, filling, word)).toEqual([])
  expect(findings(frame, filling)).toHaveLength(2)
  expect(findings({ ...frame, stroke: 'positive' }, filling, word)).toHaveLength(1)
  expect(findings(frame, { ...filling, x: 30 }, word)).toHaveLength(1)
})

test('a stroke within a shape of its color is a part of it', () => {
  const shape: Element = { type: 'box', x: 40, y: 80, w: 200, h: 200, stroke: 'positive' }
  const word: Element = { type: 'text', x: 140, y: 184, text: 'system', size: 14, align: 'middle' }
  const side = (x: number): Element => ({ type: 'line', x, y: 80, x2: x, y2: 280, stroke: 'positive' })
  expect(findings(shape, word, side(48))).toEqual([])
  expect(findings(shape, word, side(280))).toHaveLength(1)
  expect(findings(shape, side(48))).toHaveLength(2)
  expect(findings({ ...shape, stroke: 'ink' }, word, side(48))).toHaveLength(1)
})

test('finds a text that is positive without a sign or a word', () => {
  const number: Element = { type: 'text', x: 40, y: 97, text: '38', size: 14, fill: 'positive' }
  expect(findings(number)).toEqual([
    'elements.0: "38" is positive without a sign or word; add + or −, ▲ or ▼, or a word',
  ])
  expect(findings({ ...number, text: '+38' })).toEqual([])
  expect(findings({ ...number, fill: 'muted' })).toEqual([])
})

test('accepts a negative bar with a signed value beside it', () => {
  expect(
    fragmentFindings([
      { type: 'box', x: 40, y: 80, w: 120, h: 24, fill: 'negative', stroke: 'none' },
      { type: 'text', x: 168, y: 97, text: '−38 %', size: 14, fill: 'negative' },
    ]),
  ).toEqual([])
})

describe('series', () => {
  const rising = 'M40 300L80 280L120 240L160 250L200 200L240 180'
  const series = (stroke: Color, d = rising, more = {}): Element => ({ type: 'path', d, stroke, ...more })
  const three = (['ink', 'muted', 'accent'] as const).map((stroke) => series(stroke))

  test('in three colors are accepted, in four they are found', () => {
    expect(findings(...three, series('ink'))).toEqual([])
    expect(findings(...three, series('soft'))).toEqual([
      '4 series differ by color alone (ink, muted, accent, soft); at most 3: use small multiples, or one highlighted and the rest muted',
    ])
  })

  test.each([
    ['runs down the page', 'M40 40L50 80L20 120L60 160L30 200L70 240', 1],
    ['runs to the left', 'M240 300L200 280L160 240L120 250L80 200L40 180', 1],
    ['has steps', 'M40 300H80V280H120V240H160V200', 1],
    ['has four pieces', 'M40 300L80 280L120 240L160 250L200 200', 0],
    ['turns back, as an ornament does', 'M40 300L80 280L60 240L100 250L70 260L140 280', 0],
    ['is as small as an icon', 'M40 300L49 310L58 300L67 310L76 300L87 310', 0],
    ['is larger than an icon', 'M40 300L49 310L58 300L67 310L76 300L88 310', 1],
    ['closes', `${rising}Z`, 0],
    ['is several lines', `${rising}M40 40H80`, 0],
  ])('a line that %s', (_name, d, count) => {
    expect(findings(...three, series('soft', d))).toHaveLength(count)
  })

  test.each([
    ['an arrow', series('soft', rising, { arrow: true })],
    ['a filled area', series('soft', rising, { fill: 'soft' })],
    ['dashed', series('soft', rising, { dashed: true })],
    ['a grid line', series('rule')],
    ['not drawn', series('none')],
  ])('does not count what is %s', (_name, other) => {
    expect(findings(...three, other)).toEqual([])
  })

  test.each([
    ['over its last piece', 204, 176, 0],
    ['that reach beyond it', 220, 176, 1],
    ['before it', 194, 176, 1],
    ['far over it', 204, 166, 1],
    ['under it', 204, 200, 1],
  ])('does not count the branch of a tree, with words %s', (_name, x, y, count) => {
    const words: Element = { type: 'text', x, y, text: 'leaf', size: 14 }
    const branch = series('soft', 'M40 300L80 280L120 240L160 250L200 180H240')
    expect(findings(...three, branch, words)).toHaveLength(count)
  })

  test('does not count what joins two shapes', () => {
    const ends = [0, 240].map((x): Element => ({ type: 'box', x, y: 160, w: 40, h: 160 }))
    expect(findings(...three, series('soft'))).toHaveLength(1)
    expect(findings(...ends, ...three, series('soft'))).toEqual([])
  })
})
