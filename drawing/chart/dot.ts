/**
 * Dots: single values, with words beside them where there is room.
 */
import type { LineSegment } from '../../src/geometry/polyline.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place } from '../block.ts'
import { circle } from '../primitives.ts'
import type { Source } from '../sheet.ts'
import type { Role, TypeStyle } from '../type.ts'
import { ignore } from './find-spots.ts'
import type { Frame } from './frame.ts'
import { type ChartMark, half } from './mark.ts'
import type { LabelSpot } from './obstacle.ts'

/** `words` stand beside the dot at the first free place: right, left, over, under, or farther away with a leader; or left of it wherever they can, if it is `before`; or in the dot, if it is `inside`. */
export type DotLook = {
  fill?: Color
  stroke?: Color
  r?: number
  words?: string | Block
  /** The same words in narrower blocks, where wider ones have no place. */
  narrower?: readonly Block[]
  as?: Role | TypeStyle
  width?: number
  before?: boolean
  inside?: boolean
  /** Grid lines give way to the words. */
  onGrid?: boolean
  /** The color of a leader, where other lines are gray. */
  leaderIn?: Color | undefined
  /** Called if there is no place for the text. */
  orElse?: () => void
}

const away = 6

/** A dot of an item. */
export function dot(item: Source, at: { x: number; y: number }, look: DotLook = {}): ChartMark {
  const { stroke = 'muted', fill = stroke, r = 4, words, as = 'value', width, before = false, orElse = ignore } = look
  const said = typeof words === 'object' ? words : block([{ text: words, as }], width)
  return {
    x: [at.x],
    y: [at.y],
    draw: (frame) => {
      const [x, y] = [half(frame.x.at(at.x)), half(frame.y.at(at.y))]
      const mark = circle(x, y, r, { fill, stroke })
      frame.put(item, [mark], 'line')
      if (look.inside === true) frame.put(item, place(said, { x, y, w: 0, h: 0 }), 'line')
      else if (said.w > 0)
        sayAround(
          frame,
          item,
          { x, y },
          {
            words: said,
            narrower: look.narrower,
            r,
            before,
            orElse,
            isDot: true,
            onGrid: look.onGrid,
            leaderIn: look.leaderIn,
            told: [mark],
          },
        )
    },
  }
}

/** Words around a point without a dot of their own, such as the end of a line. */
export const pointWords = (
  item: Source,
  at: Point,
  words: Block,
  { r = 2, orElse = ignore }: Pick<DotLook, 'r' | 'orElse'> = {},
): ChartMark => ({
  draw: (frame) => sayAround(frame, item, { x: frame.x.at(at.x), y: frame.y.at(at.y) }, { words, r, orElse }),
})

type Around = {
  words: Block
  narrower?: readonly Block[] | undefined
  r: number
  before?: boolean
  orElse: () => void
  isDot?: boolean
  onGrid?: boolean | undefined
  leaderIn?: Color | undefined
  told?: readonly Element[]
}

const sayAround = (
  frame: Frame,
  item: Source,
  at: Point,
  { words, narrower = [], r, before = false, orElse, isDot = false, onGrid = false, leaderIn, told = [] }: Around,
): void => {
  // Without a dot there is nothing that another dot could take the words from, and nothing a leader would lead to.
  const spotsOf = (said: Block): LabelSpot[] =>
    isDot
      ? [...spotsAround(at, { r: r + away, words: said }), ...spotsFarFrom(at, { r, words: said })].map((spot) => ({
          ...spot,
          of: at,
          leaderIn,
        }))
      : spotsAround(at, { r: r + away, words: said })
  const spots = [words, ...narrower].flatMap(spotsOf)
  const first = before ? spots.filter(({ align }) => align === 'end') : []
  frame.say(item, [...first, ...spots.filter((spot) => !first.includes(spot))], { layer: 'line', orElse, onGrid, told })
}

/** Places for words around a point, the nearest first: beside, over and under, at the corners and a little aside of them. */
export const spotsAround = (at: Point, { r, words }: { r: number; words: LabelSpot['words'] }): LabelSpot[] =>
  [
    { out: r, aside: 0 },
    { out: r + 8, aside: 0 },
    { out: r + 8, aside: 12 },
    { out: r + 20, aside: 0 },
  ].flatMap((reach) => ring(at, reach, words))

/** Places too far from a point to be read as its name, all around it, each with a leader from the edge of its dot. */
export const spotsFarFrom = (at: Point, { r, words }: { r: number; words: LabelSpot['words'] }): LabelSpot[] =>
  // Those between are tried where none of the first is free.
  [32, 48, 72, 104, 144, 192, 240, 40, 60, 88, 124].flatMap((out) =>
    Array.from({ length: 24 }, (_, index) => {
      const turn = (2 * Math.PI * index) / 24
      const [across, down] = [Math.cos(turn), Math.sin(turn)]
      const align = across > 0.2 ? 'start' : across < -0.2 ? 'end' : 'middle'
      const left = { start: 0, middle: words.w / 2, end: words.w }[align]
      const top = words.h / 2 - (down * words.h) / 2
      const rect = { x: at.x + out * across - left, y: at.y + out * down - top, w: words.w, h: words.h }
      return { words, rect, align, leader: leaderTo(rect, { at, r }, lineHeight(words)) } as const
    }),
  )

/** The height of the lines of words. */
const lineHeight = ({ lines, h }: Block): number => h / Math.max(1, lines.length)

/** From the edge of a dot straight to words, short of them: beside them to the middle of a line, not to a corner. */
const leaderTo = ({ x, y, w, h }: Rect, { at, r }: { at: Point; r: number }, line: number): LineSegment => {
  const inset = at.x < x || at.x > x + w ? line / 2 : -4
  const nearest = {
    x: Math.min(x + w + 4, Math.max(x - 4, at.x)),
    y: Math.min(y + h - inset, Math.max(y + inset, at.y)),
  }
  const length = Math.hypot(nearest.x - at.x, nearest.y - at.y) || 1
  const share = (r + 2) / length
  const start = { x: at.x + share * (nearest.x - at.x), y: at.y + share * (nearest.y - at.y) }
  return { x1: half(start.x), y1: half(start.y), x2: half(nearest.x), y2: half(nearest.y) }
}

/** The eight places at one distance; those at the corners are moved `aside`. */
const ring = (
  { x, y }: Point,
  { out, aside }: { out: number; aside: number },
  words: LabelSpot['words'],
): LabelSpot[] => {
  const { w, h } = words
  const near = out * 0.7
  const [over, under] = [y - h + 3, y - 3]
  const spot = (left: number, top: number, align: 'start' | 'middle' | 'end'): LabelSpot => ({
    words,
    rect: { x: left, y: top, w, h },
    align,
  })
  return [
    spot(x + out, y - h / 2, 'start'),
    spot(x - out - w, y - h / 2, 'end'),
    spot(x - w / 2, over - out, 'middle'),
    spot(x - w / 2, under + out, 'middle'),
    spot(x + near + aside, over - near, 'start'),
    spot(x - near - aside - w, over - near, 'end'),
    spot(x + near + aside, under + near, 'start'),
    spot(x - near - aside - w, under + near, 'end'),
  ]
}
