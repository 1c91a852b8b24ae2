import { describe, expect, test } from 'vitest'
import { box, fragmentFindings, problemsOf } from '../../../test/review.ts'
import type { Element } from '../../scene/scene.ts'

const arrow = (x: number, y: number, x2: number, y2: number): Element => ({ type: 'line', x, y, x2, y2, arrow: true })
const path = (d: string, more: Partial<Extract<Element, { type: 'path' }>> = {}): Element => ({
  type: 'path',
  d,
  ...more,
})
const findings = (elements: Element[]): string[] => problemsOf('R12', elements)

describe('crossings', () => {
  const pair = [arrow(200, 200, 320, 320), arrow(200, 320, 320, 200)]
  const apart = (count: number): Element[] =>
    Array.from({ length: count }, (_, at) => arrow(400, 20 * at, 500, 20 * at))

  test('one is accepted for every five connectors', () => {
    expect(findings([...pair, ...apart(2)])).toEqual([
      '1 crossings of 4 connectors (elements 0 × 1 at 260, 260); at most 0: reorder the nodes or reroute connectors',
    ])
    expect(findings([...pair, ...apart(3)])).toEqual([])
    const second = [arrow(600, 200, 700, 300), arrow(600, 300, 700, 200)]
    expect(findings([...pair, ...second, ...apart(5)])).toEqual([
      expect.stringContaining('2 crossings of 9 connectors'),
    ])
    expect(findings([...pair, ...second, ...apart(6)])).toEqual([])
  })

  test('none is accepted between lifelines', () => {
    const lifeline = (x: number): Element => ({ type: 'line', x, y: 112, x2: x, y2: 360, dashed: true })
    const sequence = [box(40, 32), box(600, 32), lifeline(120), lifeline(680)]
    expect(findings([...sequence, ...pair, ...apart(3)])).toEqual([expect.stringContaining('at most 0')])
    expect(findings([...sequence.slice(0, 3), ...pair, ...apart(3)])).toEqual([])
  })

  test('at a narrow angle one is found, however many are accepted', () => {
    const at = (rise: number) =>
      findings([arrow(100, 100, 300, 100), arrow(100, 100 - rise, 300, 100 + rise), ...apart(3)])
    // 59.5 degrees count as 60: half a degree is what rounding to pixels costs.
    expect(at(100 * Math.tan((59.6 * Math.PI) / 180))).toEqual([])
    expect(at(100 * Math.tan((59.4 * Math.PI) / 180))).toEqual([
      'elements.0: it crosses elements.1 at 59°; cross at 60° or more',
    ])
    expect(at(-100 * Math.tan((45 * Math.PI) / 180))).toEqual([
      'elements.0: it crosses elements.1 at 45°; cross at 60° or more',
    ])
  })

  test('at a bend, the first of both pieces is crossed', () => {
    const bend = path('M100 100H200V200', { arrow: true })
    expect(findings([bend, arrow(100, 50, 300, 150), ...apart(3)])).toEqual([
      'elements.0: it crosses elements.1 at 27°; cross at 60° or more',
    ])
  })

  test('strokes that meet within 4 px of an end join', () => {
    const meets = (y: number) => findings([arrow(100, 100, 300, 100), arrow(200, 20, 200, y)])
    expect([meets(100), meets(104), meets(104.1)].map(({ length }) => length)).toEqual([0, 0, 1])
    expect(findings([arrow(100, 100, 300, 100), arrow(200, 98, 200, 200)])).toEqual([])
  })

  test('strokes that lie on each other before or after a point share a trunk there', () => {
    const trunk = (d: string) => findings([path('M100 100H200V40', { arrow: true }), path(d, { arrow: true })])
    expect(trunk('M100 100H200V200')).toEqual([])
    expect(trunk('M100 60H160V200')).toEqual([expect.stringContaining('0 × 1 at 160, 100')])
    // Backward: they come together and run on as one.
    expect(findings([path('M100 40H200V200', { arrow: true }), path('M300 40H200V200', { arrow: true })])).toEqual([])
  })

  test('four are named, the rest is counted', () => {
    const grid = [100, 150, 200].flatMap((at) => [arrow(50, at, 300, at), arrow(at, 50, at, 300)])
    expect(findings(grid)).toEqual([
      expect.stringMatching(
        /^9 crossings of 6 connectors \(elements( \d × \d at \d+, \d+;){3} \d × \d at \d+, \d+\); at most 1/,
      ),
    ])
  })

  test('plain lines between dots show values, and may cross', () => {
    const dot = (x: number, y: number, r: number): Element => ({ type: 'circle', x, y, r, fill: 'ink', stroke: 'none' })
    const slopes = (r: number): Element[] => [
      dot(100, 100, r),
      dot(300, 300, r),
      dot(100, 300, r),
      dot(300, 100, r),
      { type: 'line', x: 100, y: 100, x2: 300, y2: 300 },
      { type: 'line', x: 100, y: 300, x2: 300, y2: 100 },
    ]
    expect(findings(slopes(8))).toEqual([])
    // Larger circles are nodes: lines from edge to edge join them.
    const joined = slopes(20).map((each): Element => (each.type === 'line' ? { ...each, x: 120, x2: 280 } : each))
    expect(findings(joined)).toEqual([expect.stringContaining('1 crossings of 2 connectors')])
  })

  test('are not searched beyond 2,500 segments, where that would take too long', () => {
    const zigzag = (x: number, count: number) =>
      path(`M${x} 40${Array.from({ length: count }, (_, at) => (at % 2 === 0 ? 'l4 4' : 'l-4 4')).join('')}`, {
        arrow: true,
      })
    const grid = [100, 150, 200].flatMap((at) => [arrow(50, at, 300, at), arrow(at, 50, at, 300)])
    const many = Array.from({ length: 12 }, (_, at) => zigzag(400 + 20 * at, 200))
    expect(findings([...grid, ...many, zigzag(700, 94)])).toEqual([expect.stringContaining('9 crossings of 19')])
    expect(findings([...grid, ...many, zigzag(700, 95)])).toEqual([])
  })
})

describe('bends', () => {
  const bent = (d: string, isPlain = false) =>
    findings(isPlain ? [box(0, 100), box(400, 100), path(d)] : [path(d, { arrow: true })])

  test('two are accepted, three are found', () => {
    expect(bent('M40 40H120V120H200')).toEqual([])
    expect(bent('M40 40H120V120H200V200')).toEqual(['element 0: more than 2 bends; straighten'])
  })

  test('a rounded corner counts once, a curve not at all', () => {
    expect(bent('M40 40H112Q120 40 120 48V112Q120 120 128 120H200')).toEqual([])
    expect(bent('M40 40H112Q120 40 120 48V112Q120 120 128 120H192Q200 120 200 128V200')).toHaveLength(1)
    expect(bent('M40 40C240 40 40 200 240 200S400 40 500 200')).toEqual([])
  })

  test('a piece below 8 px and a turn of up to 20 degrees are no bend', () => {
    expect(bent('M40 40H120V47.9H200V55.8H300V63.7H400')).toEqual([])
    expect(bent('M40 40H120V48H200V56H300')).toHaveLength(1)
    const turns = (degrees: number) => {
      const [dx, dy] = [40 * Math.cos((degrees * Math.PI) / 180), 40 * Math.sin((degrees * Math.PI) / 180)]
      return bent(`M40 40h40l${dx} ${dy}h40l${dx} ${dy}h40`)
    }
    expect([turns(19.9), turns(20.1)].map(({ length }) => length)).toEqual([0, 1])
  })

  test('a plain line bends at right angles only: slanted pieces are values', () => {
    expect(bent('M160 140H200V60H300V140H400', true)).toHaveLength(1)
    expect(bent('M160 140L200 60L240 180L300 80L400 140', true)).toEqual([])
  })
})

test('accepts connectors that share a trunk and split', () => {
  expect(
    fragmentFindings([
      box(40, 160),
      box(400, 40),
      box(400, 280),
      path('M 200 200 H 292 Q 300 200 300 192 V 88 Q 300 80 308 80 H 400', { arrow: true }),
      path('M 200 200 H 292 Q 300 200 300 208 V 312 Q 300 320 308 320 H 400', { arrow: true }),
    ]),
  ).toEqual([])
})
