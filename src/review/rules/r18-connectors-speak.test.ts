import { describe, expect, test } from 'vitest'
import { box, findingsIn, fragmentFindings, problemsOf, withChanges } from '../../../test/review.ts'
import type { Element, Line } from '../../scene/scene.ts'
import { ascent, descent } from '../../text/measure.ts'

const findings = (...elements: Element[]): string[] => problemsOf('R18', elements)
const arrow = (x: number, y: number, x2: number, y2: number, more: Partial<Line> = {}): Element => ({
  type: 'line',
  x,
  y,
  x2,
  y2,
  arrow: true,
  ...more,
})
const words = (text: string, x: number, y: number): Element => ({ type: 'text', x, y, text, size: 14 })
const name = (text: string, x: number, y: number): Element => ({ ...words(text, x, y), align: 'middle' }) as Element

/** A cycle of four boxes, joined by silent arrows. */
const boxes = [box(40, 40), box(400, 40), box(400, 320), box(40, 320)]
const cycle = [arrow(200, 80, 400, 80), arrow(480, 120, 480, 320), arrow(400, 360, 200, 360), arrow(120, 320, 120, 120)]

test('finds a connector without a label', () => {
  expect(findingsIn(withChanges({ 15: { x: 480, y: 246 } }))).toEqual([['R18']])
})

test('names the silent ones and says how many there are', () => {
  expect(findings(...boxes, ...cycle, words('reads', 280, 72))).toEqual([
    '3 of 4 connectors have no text within 24 px (elements 5, 6, 7); say what they carry, or explain the kind in a key',
  ])
})

describe('a text speaks for a connector', () => {
  const others = [words('a', 490, 220), words('b', 280, 352), words('c', 130, 220)]
  const at = (label: Element) => findings(...boxes, ...cycle, ...others, label).length

  test('within 24 px', () => {
    const [above, below] = [80 - 24 - descent * 14, 80 + 24 + ascent * 14]
    expect([at(words('reads', 280, above + 0.2)), at(words('reads', 280, above - 0.2))]).toEqual([0, 1])
    expect([at(words('reads', 280, below - 0.2)), at(words('reads', 280, below + 0.2))]).toEqual([0, 1])
  })

  test('of its line, not of the room that a bent one reaches around', () => {
    const around: Element = { type: 'path', d: 'M480 400V560H120V400', arrow: true }
    const bent = cycle.map((each, index) => (index === 2 ? around : each))
    const said = (y: number) =>
      findings(...boxes, ...bent, words('reads', 280, 72), others[0]!, others[2]!, words('b', 290, y))
    expect(said(552)).toEqual([])
    expect(said(480)).toEqual([expect.stringMatching(/^1 of 4 connectors .*\(element 6\)/)])
  })

  test('unless it is the name of what the connector joins', () => {
    expect(at(name('Web', 180, 85))).toBe(1)
    // A group holds names of its own.
    const group: Element = { type: 'box', x: 220, y: 60, w: 120, h: 40, dashed: true, fill: 'none' }
    expect(findings(...boxes, ...cycle, ...others, group, words('reads', 250, 78))).toEqual([])
  })
})

describe('a key explains', () => {
  const sample = (more: Partial<Line> = {}): Element[] => [
    arrow(600, 360, 648, 360, more),
    words('next step', 656, 365),
  ]
  const at = (...key: Element[]) => findings(...boxes, ...cycle, ...key).length

  test('lines of its style: color and dash', () => {
    expect(at(...sample())).toBe(0)
    expect(at(...sample({ stroke: 'accent' }))).toBe(1)
    expect(at(...sample({ dashed: true }))).toBe(1)
  })

  test('with a short level sample that has a text to its right', () => {
    const key = (x2: number, y2: number, text: Element) => at(arrow(600, 360, x2, y2), text)
    expect([key(680, 360, words('next', 688, 365)), key(681, 360, words('next', 689, 365))]).toEqual([0, 1])
    expect([key(648, 362, words('next', 656, 365)), key(648, 363, words('next', 656, 365))]).toEqual([0, 1])
    expect([key(648, 360, words('next', 672, 365)), key(648, 360, words('next', 673, 365))]).toEqual([0, 1])
    expect(key(648, 360, words('next', 656, 380))).toBe(1)
    expect(key(648, 360, words('next', 656, 355))).toBe(1)
    expect(key(648, 360, words('next', 560, 365))).toBe(1)
  })

  test('unless the sample touches a shape: then it is a connector itself', () => {
    expect(at({ type: 'box', x: 560, y: 340, w: 40, h: 40 }, ...sample())).toBe(1)
    expect(at({ type: 'box', x: 557, y: 340, w: 40, h: 40 }, ...sample())).toBe(0)
  })

  test('in a sentence about solid or dashed lines', () => {
    const dashed = cycle.map((each): Element => ({ ...each, dashed: true }) as Element)
    const said = (text: string, arrows = cycle) => findings(...boxes, ...arrows, words(text, 600, 365)).length
    expect([said('Solid lines are calls'), said('Arrows are calls'), said('Calls')]).toEqual([0, 0, 1])
    expect([said('Dashed lines are replies'), said('Dashed lines are replies', dashed)]).toEqual([1, 0])
    expect(said('Solid lines are calls', dashed)).toBe(1)
    expect(said('Lines are calls, dashed ones replies')).toBe(0)
  })

  test('what its own samples are: they are not held to speak', () => {
    expect(
      fragmentFindings([
        box(40, 80),
        box(360, 80),
        { type: 'line', x: 200, y: 120, x2: 360, y2: 120, arrow: true },
        { type: 'line', x: 40, y: 320, x2: 88, y2: 320, arrow: true },
        { type: 'text', x: 96, y: 325, text: 'next step', size: 14 },
      ]),
    ).toEqual([])
  })
})

describe('needs no words', () => {
  test('a stroke below 32 px', () => {
    const short = (gap: number) => {
      const down = [box(40, 40), box(40, 120 + gap), arrow(80, 120, 80, 120 + gap), arrow(120, 120, 120, 120 + gap)]
      return findings(...down).length
    }
    expect([short(31), short(32)]).toEqual([0, 1])
  })

  test('an arrow with a free end: the start of a state machine', () => {
    expect(
      fragmentFindings([
        { type: 'line', x: 60, y: 160, x2: 120, y2: 160, arrow: true },
        { type: 'circle', x: 160, y: 160, r: 40 },
        { type: 'text', x: 160, y: 166, text: 'idle', align: 'middle' },
      ]),
    ).toEqual([])
  })

  test('a plain line, unless it joins two shapes with names', () => {
    const plain = cycle.map((each) => ({ ...each, arrow: false }) as Element)
    const names = [name('Web', 120, 85), name('API', 480, 85), name('Store', 480, 365), name('Mail', 120, 365)]
    expect(findings(...boxes, ...plain, ...names)).toEqual([expect.stringContaining('4 of 4 connectors')])
    expect(findings(...boxes, ...plain)).toEqual([])
  })

  test('a tree or a chain in which more than a third are silent', () => {
    const chain = cycle.slice(0, 3)
    expect(findings(...boxes, ...chain)).toEqual([])
    expect(findings(...boxes, ...chain, words('reads', 280, 72))).toEqual([])
    expect(findings(...boxes, ...chain, words('reads', 280, 72), words('adds', 490, 220))).toHaveLength(1)
    // One more arrow closes a circle: what it means is not seen from its place.
    expect(findings(...boxes, ...cycle)).toHaveLength(1)
  })

  test('an arrow at the edge of a band behind it has words on the band', () => {
    const band = {
      type: 'path',
      d: 'M 200 40 H 400 V 400 H 200 Z',
      fill: 'rule',
      stroke: 'none',
      dashed: true,
    } as const
    const calls = [
      arrow(120, 160, 400, 160),
      arrow(200, 240, 560, 240),
      arrow(200, 320, 560, 320),
      arrow(200, 360, 560, 360),
    ]
    const ends = [box(40, 140), box(560, 220), box(560, 300), box(560, 350)]
    const said = [150, 230, 310, 352].map((y) => words('reads', 280, y))
    expect(findings(band, ...ends, ...calls, ...said)).toEqual([])
  })

  test('a lifeline that ends on a shape again', () => {
    const mirrored = [
      box(40, 40),
      box(400, 40),
      box(40, 320),
      box(400, 320),
      name('Web', 120, 85),
      name('API', 480, 85),
      name('Web', 120, 365),
      name('API', 480, 365),
      ...[120, 480].map((x): Element => ({ type: 'line', x, y: 120, x2: x, y2: 320, dashed: true })),
    ]
    const call = [arrow(120, 200, 480, 200), words('reads', 280, 192)]
    expect(findings(...mirrored, ...call)).toEqual([])
  })
})
