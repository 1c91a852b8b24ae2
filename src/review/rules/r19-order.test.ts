import { describe, expect, test } from 'vitest'
import { box, findingsIn, problemsOf, withChanges } from '../../../test/review.ts'
import type { Box, Element, Line, Text } from '../../scene/scene.ts'
import { ascent, textWidth } from '../../text/measure.ts'
import { reviewScene } from '../review-scene.ts'

const findings = (...elements: Element[]): string[] => problemsOf('R19', elements)

describe('the title', () => {
  const title: Text = { type: 'text', x: 40, y: 58, text: 'Order intake', size: 20 }
  const isFound = (change: Partial<Text>): boolean => findings({ ...title, ...change }).length > 0

  test('is missed, as a warning', () => {
    expect(findingsIn(withChanges({ 0: { size: 16, bold: false } }))).toEqual([['R19']])
    const [finding] = reviewScene(withChanges({ 0: { size: 16, bold: false } }))
    expect(finding).toEqual({
      rule: 'R19',
      level: 'warn',
      at: '',
      problem: 'no title at the top left; say there what the diagram shows (20 px, bold)',
    })
  })

  test('has 20 px, or 16 px in bold', () => {
    expect([{ size: 20 }, { size: 19.9 }, { size: 16, bold: true }, { size: 15.9, bold: true }].map(isFound)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  test('begins in the first quarter of the width, with its baseline in that of the height', () => {
    expect([{ x: 200 }, { x: 200.1 }, { y: 100 }, { y: 100.1 }].map(isFound)).toEqual([false, true, false, true])
  })

  test('is not missed where nothing is written', () => {
    expect(findings(box(40, 40))).toEqual([])
  })
})

describe('the flow', () => {
  const arrow = (x: number, y: number, x2: number, y2: number, more: Partial<Line> = {}): Element => ({
    ...({ type: 'line', x, y, x2, y2, arrow: true } as const),
    ...more,
  })

  type Row = Partial<Line> & { fall?: number }

  /** A row of boxes, each joined to the next by an arrow that rises or falls; the last ones run back, upward. */
  const row = (count: number, back: number, { fall = 16, ...more }: Row = {}): Element[] => {
    const boxes = Array.from({ length: count + 1 }, (_, at) => ({ ...box(80 * at, 80), w: 40, h: 80 }))
    const arrows = Array.from({ length: count }, (_, at) => {
      const [left, right] = [80 * at + 40, 80 * at + 80]
      if (at < count - back) return arrow(left, 120 + (at % 2) * fall, right, 120 + ((at + 1) % 2) * fall)
      return arrow(right, 120 + fall, left, 120, more)
    })
    return [...boxes, ...arrows]
  }

  /** Mirrored at the diagonal: a column. */
  const column = (elements: Element[]): Element[] =>
    elements.map((each) => {
      if (each.type === 'box') return { ...each, x: each.y, y: each.x, w: each.h, h: each.w }
      return each.type === 'line' ? { ...each, x: each.y, y: each.x, x2: each.y2, y2: each.x2 } : each
    })

  test('is followed by four arrows of five, to the right or down', () => {
    expect(findings(...row(10, 2))).toEqual([])
    expect(findings(...column(row(10, 2)))).toEqual([])
    const problem = (way: string) =>
      `3 of 10 solid arrows run against the flow to the ${way} (elements 18, 19, 20); at most 20% may: turn the layout, or dash those that run back`
    expect(findings(...row(10, 3))).toEqual([problem('right')])
    expect(findings(...column(row(10, 3)))).toEqual([problem('bottom')])
  })

  test('needs five arrows', () => {
    expect(findings(...row(5, 2))).toHaveLength(1)
    expect(findings(...row(4, 2))).toEqual([])
  })

  test('lets arrows run back that close a circle: one of each must', () => {
    // From each of the last boxes to the first one, over all others.
    const closing = (count: number) =>
      Array.from({ length: count }, (_, at) => arrow(80 * (10 - at), 150 - 4 * at, 40, 150 - 4 * at))
    expect(findings(...row(10, 0), ...closing(5))).toEqual([])
    // Without the first arrow on from there, nothing leads to the last boxes again.
    const [open] = row(10, 0).flatMap((each, at) => (each.type === 'line' ? [at] : []))
    expect(findings(...row(10, 0).filter((_, at) => at !== open), ...closing(5))).toHaveLength(1)
  })

  test('lets an arrow across it run back by 8 px', () => {
    expect(findings(...row(5, 5, { fall: 8 }))).toEqual([])
    expect(findings(...row(5, 5, { fall: 9 }))).toHaveLength(1)
  })

  test('is that of solid arrows: dashed ones are replies, plain lines have no direction', () => {
    expect(findings(...row(9, 4))).toHaveLength(1)
    expect(findings(...row(9, 4, { dashed: true }))).toEqual([])
    expect(findings(...row(9, 4, { arrow: false }))).toEqual([])
  })

  test('leads on: arrows that only go from some things to others have none', () => {
    const all = [0, 1, 2, 3, 4]
    const boxes = all.flatMap((at) => [80, 240].map((y): Element => ({ ...box(150 * at, y), w: 80, h: 40 }) as Element))
    const rising = (at: number) => arrow(150 * at + 60, 240, 150 * at + (at < 3 ? 40 : 20), 120)
    expect(findings(...boxes, ...all.map(rising))).toEqual([])
    expect(findings(...boxes, ...all.map(rising), arrow(80, 100, 150, 100))).toHaveLength(1)
  })

  test('is not in messages between lifelines, which go both ways', () => {
    const lifelines = [20, 100].map((x): Element => ({ type: 'line', x, y: 160, x2: x, y2: 360, dashed: true }))
    expect(findings(...row(5, 2), ...lifelines.slice(1))).toHaveLength(1)
    expect(findings(...row(5, 2), ...lifelines)).toEqual([])
  })
})

describe('a fill drawn over a text', () => {
  test('is found', () => {
    const covered = withChanges({}, { type: 'box', x: 512, y: 136, w: 56, h: 20 })
    expect(findingsIn(covered)).toEqual([['R19', 13]])
    const problem = '"insert" is covered by elements.16, drawn later; draw the text after it'
    expect(reviewScene(covered)).toEqual([{ rule: 'R19', level: 'block', at: 'elements.13', problem }])
  })

  /** Its letters reach from 40 to the right, and down to 58. */
  const title: Element = { type: 'text', x: 40, y: 58, text: 'Order', size: 20, bold: true }
  const width = textWidth('Order', { size: 20, bold: true })
  const cover = (change: Partial<Box>): number =>
    findings(title, { type: 'box', x: 0, y: 0, w: 200, h: 100, ...change }).length

  test('hides it at the middle of its capitals, or 1 px inside a corner of its letters', () => {
    expect(cover({})).toBe(1)
    const [x, y] = [40 + width / 2, 58 - 0.36 * 20]
    const dot = (left: number, top: number) => cover({ x: x + left, y: y + top, w: 1, h: 1 })
    expect([dot(-0.9, -0.5), dot(0.1, -0.5), dot(-1.1, -0.5)]).toEqual([1, 0, 0])
    expect([dot(-0.5, -0.9), dot(-0.5, 0.1), dot(-0.5, -1.1)]).toEqual([1, 0, 0])
    expect([cover({ w: 41.1 }), cover({ w: 40.9 })]).toEqual([1, 0])
    expect([cover({ x: 38.9 + width }), cover({ x: 39.1 + width })]).toEqual([1, 0])
    expect([cover({ y: 56.9 }), cover({ y: 57.1 })]).toEqual([1, 0])
    expect([cover({ h: 59.1 - ascent * 20 }), cover({ h: 58.9 - ascent * 20 })]).toEqual([1, 0])
  })

  test('hides nothing without a fill, or drawn before the text', () => {
    expect(cover({ fill: 'none' })).toBe(0)
    expect(findings(box(30, 30), title)).toEqual([])
  })

  test('hides nothing where its outline is elsewhere, though its bounds are there', () => {
    const ring = 'M0 0H200V120H0ZM20 20V100H180V20Z'
    expect(findings(title, { type: 'path', d: ring, fill: 'ink' })).toEqual([])
  })
})
