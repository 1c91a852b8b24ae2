/**
 * Stations on the tracks of syntax diagrams: what is written, or leads to another rule.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { box, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { shapeOf } from '../../drawing/shapes/shape.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { round } from '../../src/geometry/round.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { RailTrack } from './track.ts'

/** The room of the sign of a space, and its width, in pixels. */
const space = { w: 12, sign: 7 } as const

/** Characters between the spaces at their ends, and how many of these there are. */
const endsOf = (text: string) => {
  const words = text.trim()
  const before = words === '' ? text.length : text.length - text.trimStart().length
  return { words, before, after: text.length - before - words.length }
}

/** How wide characters are with the signs of the spaces at their ends. */
const lettersWidth = (text: string): number => {
  const { words, before, after } = endsOf(text)
  return widthOf(words, 'letters') + (before + after) * space.w
}

/** Characters around a point, and for each space at their ends, where it would not be seen, its sign ␣. */
const letters = (text: string, { x, y }: Point): Element[] => {
  const { words, before, after } = endsOf(text)
  const [left, w] = [x - lettersWidth(text) / 2, widthOf(words, 'letters')]
  const start = left + before * space.w
  const lefts = (count: number, from: number): number[] => Array.from({ length: count }, (_, at) => from + at * space.w)
  const signs = [...lefts(before, left), ...lefts(after, start + w)]
  return [
    ...(words === '' ? [] : [lineOfText(words, { x: round(start + w / 2), y, as: 'letters', align: 'middle' })]),
    ...signs.map((at) =>
      path(`M ${round(at + (space.w - space.sign) / 2)} ${y + 1} v 4 h ${space.sign} v -4`, { stroke: 'ink' }),
    ),
  ]
}

/** Characters as written, one character of a class, another rule, or what is said in words. */
export type RailStation = { kind: 'text' | 'class' | 'rule' | 'prose'; text: string }

/** Half the height of a station, in pixels. */
const halfHeight = 16

/**
 * Characters are in a pill, a class of them also in brackets; another rule is in a box, and words in a dashed one. In the
 * key they are less high.
 */
export const station = ({ kind, text }: RailStation, isFocus: boolean, half = halfHeight): RailTrack => {
  const words = kind === 'class' ? `[${text}]` : text
  const as = kind === 'class' ? 'code' : kind === 'prose' ? 'note' : 'letters'
  const isBox = kind === 'rule' || kind === 'prose'
  const [w, h] = [up((kind === 'text' ? lettersWidth(text) : widthOf(words, as)) + (isBox ? 24 : 40)), 2 * half]
  const look = isFocus ? ({ fill: 'soft', stroke: 'accent' } as const) : {}
  const draw = (x: number, y: number): Element[] => [
    ...(isBox
      ? [box(x, y - half, w, h, { ...look, ...(kind === 'prose' ? { dashed: true } : {}) })]
      : shapeOf('pill').outline({ x, y: y - half, w, h }, look)),
    ...(kind === 'text'
      ? letters(text, { x: x + w / 2, y })
      : [lineOfText(words, { x: x + w / 2, y, as, align: 'middle' })]),
  ]
  return { w, above: half, below: half, draw }
}
