/** What the linter sees in a scene: which shape holds a label, what is a container, which strokes join what. */
import { expect, test } from 'vitest'
import { cleanScene } from '../../../test/review.ts'
import { area, arrow, line, path } from '../../../test/sweeps.ts'
import type { Element } from '../../scene/scene.ts'
import type { Anchor } from './anchor.ts'
import { type Picture, toPicture } from './picture.ts'

const pictureOf = (elements: Element[]): Picture => toPicture({ ...cleanScene, elements })
const box = (x: number, y: number, w = 160, h = 80, more: object = {}): Element => area(x, y, w, h, more)
const words = (x: number, y: number, text = 'Words', more: object = {}): Element => ({
  type: 'text',
  x,
  y,
  text,
  ...more,
})
const nodes = [box(40, 80), box(320, 80)]

const wordAnchor = (anchor: Anchor | undefined): string =>
  anchor === undefined ? 'nothing' : `${anchor.kind} ${anchor.to.index}`

/** Each connector: its element, whether it is an arrow, and what its ends rest on. */
const joined = (elements: Element[]): string[] =>
  pictureOf(elements).connectors.map(
    ({ drawn, directed, tail, tip }) =>
      `${drawn.index} ${wordAnchor(tail.anchor)} ${directed ? '->' : '--'} ${wordAnchor(tip.anchor)}`,
  )

test.each<[string, Element[], string[]]>([
  ['an arrow from edge to edge', [...nodes, arrow(200, 120, 320, 120)], ['2 shape 0 -> shape 1']],
  ['2 px short of both edges', [...nodes, arrow(202, 120, 318, 120)], ['2 shape 0 -> shape 1']],
  ['2.5 px short of both edges', [...nodes, arrow(202.5, 120, 317.5, 120)], ['2 nothing -> nothing']],
  ['2 px inside both edges', [...nodes, arrow(198, 120, 322, 120)], ['2 shape 0 -> shape 1']],
  ['beside a corner', [...nodes, arrow(201, 161, 319, 79)], ['2 shape 0 -> shape 1']],
  ['a plain line joins two shapes', [...nodes, line(200, 120, 320, 120)], ['2 shape 0 -- shape 1']],
  ['a plain line with a free end joins nothing', [...nodes, line(200, 120, 300, 120)], []],
  ['an unpainted line joins nothing', [...nodes, line(200, 120, 320, 120, { stroke: 'none' })], []],
  ['a line from a shape to itself is a part of it', [...nodes, line(40, 120, 200, 120)], []],
  ['a line through one of both shapes to its far edge', [...nodes, line(200, 120, 480, 120)], []],
  ['a line through a third of which only the first part is', [...nodes, line(40, 100, 320, 100)], []],
  [
    'a bent line, its middle between the shapes',
    [...nodes, path('M200 120H210V150H220V120H480')],
    ['2 shape 0 -- shape 1'],
  ],
  ['a bent line, its middle in the second shape', [...nodes, path('M200 120H210V130H220V120H480')], []],
  ['a bent line whose first piece is short', [...nodes, path('M200 120H290V70H330V80')], ['2 shape 0 -- shape 1']],
  ['two strokes in one path join nothing', [...nodes, path('M60 300H220M200 120H320')], []],
  [
    'two strokes in one arrow: the last one counts',
    [...nodes, path('M60 300H220M200 120H320', { arrow: true })],
    ['2 shape 0 -> shape 1'],
  ],
  ['a closed path is no connector', [...nodes, path('M200 120H320V130Z')], []],
  [
    'the smallest of several edges is meant',
    [box(300, 60, 240, 200), ...nodes, arrow(200, 120, 320, 120), box(320, 100, 40, 40)],
    ['3 shape 1 -> shape 4'],
  ],
  [
    'on an upright dashed line',
    [...nodes, line(260, 40, 260, 300, { dashed: true }), arrow(200, 120, 260, 120)],
    ['3 shape 0 -> stroke 2'],
  ],
  [
    'an edge before a stroke',
    [...nodes, line(320, 40, 320, 300, { dashed: true }), arrow(200, 120, 320, 120)],
    ['3 shape 0 -> shape 1'],
  ],
  [
    'no stroke that paints nothing',
    [...nodes, line(260, 40, 260, 300, { stroke: 'none' }), arrow(200, 120, 260, 120)],
    ['3 shape 0 -> nothing'],
  ],
  [
    'in a dot of 8 px',
    [...nodes, { type: 'circle', x: 260, y: 120, r: 8 }, arrow(200, 120, 260, 120)],
    ['3 shape 0 -> shape 2'],
  ],
  [
    'in a circle of 9 px',
    [...nodes, { type: 'circle', x: 260, y: 120, r: 9 }, arrow(200, 120, 260, 120)],
    ['3 shape 0 -> nothing'],
  ],
  [
    'beside a dot, level with it',
    [...nodes, { type: 'circle', x: 260, y: 120, r: 8 }, arrow(200, 120, 240, 120)],
    ['3 shape 0 -> nothing'],
  ],
  [
    'behind a dot, level with it',
    [...nodes, { type: 'circle', x: 260, y: 120, r: 8 }, arrow(200, 120, 280, 120)],
    ['3 shape 0 -> nothing'],
  ],
  [
    'above a dot',
    [...nodes, { type: 'circle', x: 260, y: 120, r: 8 }, arrow(260, 20, 260, 100)],
    ['3 nothing -> nothing'],
  ],
  [
    'below a dot',
    [...nodes, { type: 'circle', x: 260, y: 120, r: 8 }, arrow(260, 220, 260, 140)],
    ['3 nothing -> nothing'],
  ],
  ['12 px in front of a text', [nodes[0]!, words(300, 125), arrow(200, 120, 288, 120)], ['2 shape 0 -> label 1']],
  ['13 px in front of a text', [nodes[0]!, words(300, 125), arrow(200, 120, 287, 120)], ['2 shape 0 -> nothing']],
  [
    'the first of two texts',
    [nodes[0]!, words(300, 118, 'First'), words(300, 138, 'Second'), arrow(200, 120, 292, 120)],
    ['3 shape 0 -> label 1'],
  ],
  ['past a text beside it', [nodes[0]!, words(220, 112), arrow(200, 120, 300, 120)], ['2 shape 0 -> nothing']],
  [
    'a text in another node is out of reach',
    [...nodes, words(324, 124), arrow(200, 120, 316, 120)],
    ['3 shape 0 -> nothing'],
  ],
  [
    'a text in a group is in reach',
    [box(40, 80), box(320, 80, 160, 80, { dashed: true }), words(324, 124), arrow(200, 120, 316, 120)],
    ['3 shape 0 -> label 2'],
  ],
  [
    'a text in its own node is in reach',
    [nodes[0]!, words(60, 125), arrow(140, 120, 116, 120)],
    ['2 nothing -> label 1'],
  ],
  ['a stroke without a length', [...nodes, arrow(200, 120, 200, 120)], ['2 shape 0 -> shape 0']],
])('joins: %s', (_, elements, says) => {
  expect(joined(elements)).toEqual(says)
})

/** The element around each label; -1 for none. */
const hosts = (elements: Element[]): number[] => {
  const { labels, hostOf } = pictureOf(elements)
  return labels.map((label) => hostOf(label)?.shape.index ?? -1)
}

test.each<[string, Element[], number[]]>([
  ['the box around its middle', [box(0, 0), words(40, 40)], [0]],
  ['a label beside a box has none', [box(0, 0), words(170, 40)], [-1]],
  ['the smallest of several', [box(0, 0, 400, 200), box(0, 0), box(0, 0, 300, 200), words(40, 40)], [1]],
  ['the last of several of one size', [box(0, 0), box(0, 0), words(40, 40)], [1]],
  ['no shape that paints nothing', [box(0, 0, 160, 80, { fill: 'none', stroke: 'none' }), words(40, 40)], [-1]],
  ['a bar half as wide as the label', [box(0, 0, 28, 80), words(-11, 40)], [0]],
  ['a narrower bar holds no label', [box(0, 0, 24, 80), words(-13, 40)], [-1]],
  ['a bar of three quarters of its size', [box(0, 20, 160, 12), words(20, 32)], [0]],
  ['a lower bar holds no label', [box(0, 20, 160, 11), words(20, 32)], [-1]],
  ['a narrow bar, for one letter', [box(0, 0, 12, 80), words(2, 40, 'i')], [0]],
  ['a narrower bar, for no letter', [box(0, 0, 11, 80), words(2, 40, 'i')], [-1]],
  ['beside a circle, in its bounds', [{ type: 'circle', x: 60, y: 60, r: 60 }, words(0, 12, 'io')], [-1]],
  ['an empty text is no label', [box(0, 0), words(40, 40, ' ')], []],
])('holds: %s', (_, elements, says) => {
  expect(hosts(elements)).toEqual(says)
})

test('of a path with several closed pieces, a label is in one', () => {
  const { labels, hostOf } = pictureOf([path('M0 0H80V40H0ZM0 40H80V80H0Z', { fill: 'surface' }), words(10, 66)])
  expect(hostOf(labels[0]!)?.bounds).toEqual({ x: 0, y: 40, w: 80, h: 40 })
})

test.each<[string, Element[], number[]]>([
  ['a dashed box', [box(0, 0, 160, 80, { dashed: true })], [0]],
  ['a box with a box in it, 4 px inside', [box(0, 0), box(4, 4, 152, 72)], [0]],
  ['a box with a box at its edge', [box(0, 0), box(3, 4, 152, 72)], []],
  ['a box with a box at its other edge', [box(0, 0), box(5, 4, 152, 72)], []],
  ['a box with a low mark in it', [box(0, 0), box(40, 20, 40, 23)], []],
  ['a box with a narrow mark in it', [box(0, 0), box(40, 20, 23, 40)], []],
  ['a box with a mark of 24 px in it', [box(0, 0), box(40, 20, 24, 24)], [0]],
  [
    'a box with seven texts',
    [box(0, 0, 160, 200), ...Array.from({ length: 7 }, (_, at) => words(0, 20 + 24 * at))],
    [0],
  ],
  ['a box with six texts', [box(0, 0, 160, 200), ...Array.from({ length: 6 }, (_, at) => words(0, 20 + 24 * at))], []],
  [
    'a box with seven texts, one of which runs out',
    [box(0, 0, 160, 200), ...Array.from({ length: 7 }, (_, at) => words(at === 6 ? -1 : 0, 20 + 24 * at))],
    [],
  ],
])('contains: %s', (_, elements, says) => {
  const { shapes, isContainer } = pictureOf(elements)
  expect(shapes.filter(isContainer).map(({ index }) => index)).toEqual(says)
})

test('of one path, 6,000 segments are read', () => {
  const segmentsOf = (count: number) =>
    pictureOf([path(`M0 0${'h1'.repeat(count)}`)]).drawn[0]?.outlines.reduce(
      (sum, each) => sum + each.segments.length,
      0,
    )
  expect([segmentsOf(5999), segmentsOf(6000), segmentsOf(6001)]).toEqual([5999, 6000, 6000])
})
