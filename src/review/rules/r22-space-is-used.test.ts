import { describe, expect, test } from 'vitest'
import { box, findingsIn, problemsOf, withChanges } from '../../../test/review.ts'
import type { Box, Element } from '../../scene/scene.ts'

type Canvas = { width?: number; height?: number }

/** The findings whose words match: fragments waste most of the canvas. */
const matching =
  (words: RegExp) =>
  (elements: Element[], canvas: Canvas = {}): string[] =>
    problemsOf('R22', elements, canvas).filter((problem) => words.test(problem))

describe('an empty rectangle', () => {
  const findings = matching(/of the canvas/)

  test('of more than a quarter of the canvas is found', () => {
    expect(
      findingsIn({ ...withChanges({}, { type: 'text', x: 40, y: 600, text: 'far', size: 14 }), height: 640 }),
    ).toEqual([['R22']])
  })

  test('has its place and size; a quarter itself is accepted', () => {
    // A cell of 8 px that something touches is taken.
    const filled = (width: number): Element[] => [{ type: 'box', x: 0, y: 0, w: width - 1, h: 400 }]
    expect(findings(filled(600))).toEqual([])
    expect(findings(filled(592))).toEqual([
      'the 208 × 400 px at 592, 0 are empty (26% of the canvas); use the space or choose a smaller canvas',
    ])
  })

  test('is taken by a text as by a shape', () => {
    const label: Element = { type: 'text', x: 700, y: 200, text: 'notes', size: 14 }
    expect(findings([{ type: 'box', x: 0, y: 0, w: 500, h: 399 }])).toHaveLength(1)
    expect(findings([{ type: 'box', x: 0, y: 0, w: 500, h: 399 }, label])).toEqual([])
  })
})

describe('a panel', () => {
  const findings = matching(/at the bottom of this/)

  /** A dashed group with three boxes; the last ends `rest` px above the bottom. */
  const group = (rest: number, { x = 0, h = 240 } = {}): Element[] => [
    { type: 'box', x, y: 0, w: 240, h, dashed: true, fill: 'none' },
    ...[0, 1, 2].map((at): Box => ({ type: 'box', x: x + 16 + 72 * at, y: 24, w: 64, h: h - 24 - rest })),
  ]
  const small = { width: 500, height: 300 }

  test('ends at most 40 px after its contents', () => {
    expect(findings(group(40), { width: 260, height: 260 })).toEqual([])
    expect(findings(group(41), { width: 260, height: 260 })).toEqual([
      'elements.0: 41 px at the bottom of this 240 px high box are empty; shorten it to leave at most 40 px',
    ])
  })

  test('that is high ends at most 15% of its height after them', () => {
    const tall = (rest: number) => findings(group(rest, { h: 400 }), { width: 260, height: 420 })
    expect([tall(60), tall(61)]).toEqual([
      [],
      ['elements.0: 61 px at the bottom of this 400 px high box are empty; shorten it to leave at most 60 px'],
    ])
  })

  test('with less than three things in it is no panel', () => {
    expect(findings(group(100), small)).toHaveLength(1)
    expect(findings(group(100).slice(0, 3), small)).toEqual([])
  })

  test('may be as high as a full one beside it', () => {
    const [full, half] = [group(24, { x: 250 }), group(100)]
    expect(findings([...half, ...full], small)).toEqual([])
    expect(findings([...half, ...group(40, { x: 250 })], small)).toEqual([])
    expect(findings([...half, ...group(100, { x: 250 })], small)).toHaveLength(2)
    // Not as high: no peer.
    expect(findings([...half, ...group(24, { x: 250, h: 232 })], small)).toHaveLength(1)
    const lower = full.map((each): Element => (each.type === 'box' ? { ...each, y: each.y + 8, h: each.h - 8 } : each))
    expect(findings([...half, ...lower], small)).toHaveLength(1)
  })

  test('holds what is inside of it to 1 px', () => {
    const [frame, ...inside] = group(100)
    const note = (x: number): Element => ({ type: 'box', x, y: 160, w: 40, h: 79 })
    expect(findings([frame!, ...inside, note(-1)], small)).toHaveLength(1)
    expect(findings([frame!, ...inside, note(1)], small)).toEqual([])
  })

  test('cannot end above a stroke that runs level within it', () => {
    const run = (x: number, y: number): Element => ({ type: 'path', d: `M${x} 300V${y}H400`, arrow: true })
    expect(findings([...group(100), run(60, 200)], small)).toEqual([])
    expect(findings([...group(100), run(60, 199)], small)).toHaveLength(1)
    // Not level, beside it, and on its edge.
    expect(findings([...group(100), { type: 'line', x: 0, y: 190, x2: 240, y2: 230 }], small)).toHaveLength(1)
    expect(findings([...group(100), run(240, 220)], small)).toHaveLength(1)
    expect(findings([...group(100), run(60, 240)], small)).toHaveLength(1)
  })

  test('is a box: a path around things is an outline', () => {
    const [, ...inside] = group(100)
    expect(findings([{ type: 'path', d: 'M0 0H240V240H0Z', dashed: true }, ...inside], small)).toEqual([])
  })
})

describe('lifelines', () => {
  const findings = matching(/lifelines/)

  const lifeline = (x: number, y2 = 300): Element => ({ type: 'line', x, y: 112, x2: x, y2, dashed: true })
  const message = (y: number, x = 120): Element => ({ type: 'line', x, y, x2: 400, y2: y, arrow: true })
  const heads = [box(40, 32), box(320, 32)]
  const small = { width: 500, height: 320 }

  test('end at most 32 px after the last mark on any of them', () => {
    expect(findings([...heads, lifeline(120), lifeline(400), message(268)], small)).toEqual([])
    expect(findings([...heads, lifeline(120), lifeline(400), message(267)], small)).toEqual([
      'the lifelines run 33 px past the last mark; end them at most 32 px after it',
    ])
    expect(findings([...heads, lifeline(120), lifeline(400, 200), message(267)], small)).toHaveLength(1)
  })

  test('are marked by words between them', () => {
    const words = (x: number): Element => ({ type: 'text', x, y: 290, text: 'paid', size: 14 })
    const two = [...heads, lifeline(120), lifeline(400), message(200)]
    expect(findings(two, small)).toHaveLength(1)
    expect(findings([...two, words(200)], small)).toEqual([])
    expect(findings([...two, words(410)], small)).toHaveLength(1)
  })

  test('are marked by what comes within 4 px of them', () => {
    const two = [...heads, lifeline(120), lifeline(400)]
    const bar = (x: number, y: number): Element => ({ type: 'box', x, y, w: 10, h: 20 })
    expect(findings([...two, bar(404, 260)], small)).toEqual([])
    expect(findings([...two, bar(405, 260)], small)).toHaveLength(1)
    expect(findings([...two, bar(106, 260)], small)).toEqual([])
    expect(findings([...two, bar(105, 260)], small)).toHaveLength(1)
    // What begins below the end is no mark on it.
    const tick = (y: number): Element => ({ type: 'line', x: 395, y, x2: 405, y2: y })
    expect([findings([...two, tick(300)], small).length, findings([...two, tick(301)], small).length]).toEqual([0, 1])
  })
})
