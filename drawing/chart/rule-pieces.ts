/**
 * Rules as they are drawn: interrupted by words, and light where they run over a solid bar, on which a dark line is not
 * seen.
 */
import { boundsOf } from '../../src/geometry/polyline.ts'
import { bottomOf, overlap, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { line, path } from '../primitives.ts'
import { square } from '../square.ts'
import { isSolid } from '../word-box.ts'
import { obstacleOf } from './obstacle.ts'

/** How a rule is drawn. */
export type RuleLook = { stroke?: Color; dashed?: true }

/** A horizontal or vertical line that is interrupted by labels. */
export type ChartRule = { x: number; y: number; x2: number; y2: number } & RuleLook

/** A rule where its stroke fills whole pixels: between two it would be wider and paler than others of its kind. */
export const onPixels = (rule: ChartRule): ChartRule => {
  if (rule.y === rule.y2) return { ...rule, y: Math.round(rule.y), y2: Math.round(rule.y) }
  return rule.x === rule.x2 ? { ...rule, x: Math.round(rule.x), x2: Math.round(rule.x) } : rule
}

export const lineOf = ({ x, y, x2, y2, ...look }: ChartRule): Element => line(x, y, x2, y2, look)

/** Parts of a rule along it, in pixels. */
type Span = [from: number, to: number]

/** The solid bars among what is drawn. */
export const solidBars = (elements: readonly Element[]): Rect[] =>
  elements.flatMap((each) => {
    if (each.type !== 'path' || each.dashed === true || !isSolid(each.fill)) return []
    return obstacleOf(each).outlines.flatMap((outline) =>
      outline.closed && outline.segments.length === 4 ? [boundsOf([outline])] : [],
    )
  })

/** A rule without the parts that cross labels, one line or one path of several; and light dashes over its own on bars. */
export function piecesOf(
  rule: ChartRule,
  { words, bars }: { words: Rect[]; bars: Rect[] },
): { dark: Element[]; light: Element[] } {
  const { x, y, x2, y2, ...look } = rule
  const isLevel = y === y2
  const [whole, spans] = [isLevel ? x2 - x : y2 - y, spansOf(rule, words)]
  const isCut = words.some((word) => overlap(word, roomOf(rule)))
  const pieces = spans.map(([from, to]) => (isLevel ? `M ${from} ${y} H ${to}` : `M ${x} ${from} V ${to}`))
  const dashes = spans.flatMap((span) => dashesIn(span, look.dashed === true ? dash : { long: whole, pitch: whole }))
  const over = bars.filter((rect) => overlap(rect, roomOf(rule)) && isWide(rect, rule))
  const light = over.flatMap((rect) => {
    const [start, end] = isLevel ? [rect.x, rightOf(rect)] : [rect.y, bottomOf(rect)]
    return dashes.flatMap(([a, b]) => {
      const [from, to] = [Math.max(a, start), Math.min(b, end)]
      return from < to ? [squareAt(rule, [from, to])] : []
    })
  })
  return {
    dark: isCut ? (pieces.length > 0 ? [path(pieces.join(' '), look)] : []) : [lineOf(rule)],
    light: light.length > 0 ? [square(light, { fill: 'surface' })] : [],
  }
}

/** How long a dash is, and from one to the next, as dashed lines are drawn; how wide a light one is, in pixels. */
const [dash, wide] = [{ long: 6, pitch: 10 }, 1.5]

const dashesIn = ([from, to]: Span, { long, pitch }: { long: number; pitch: number }): Span[] =>
  Array.from({ length: Math.ceil((to - from) / pitch) }, (_, index): Span => {
    const at = from + index * pitch
    return [at, Math.min(at + long, to)]
  })

/** Strokes are drawn half a pixel right of and below their place, and fills without an outline are not. */
const squareAt = ({ x, y, y2 }: ChartRule, [from, to]: Span): Rect => {
  const side = 0.5 - wide / 2
  return y === y2 ? { x: from, y: y + side, w: to - from, h: wide } : { x: x + side, y: from, w: wide, h: to - from }
}

/** At the edge of a bar a rule is not over it. */
const isWide = ({ x, y, w, h }: Rect, rule: ChartRule): boolean =>
  rule.x === rule.x2 ? rule.x - x > 1 && x + w - rule.x > 1 : rule.y - y > 1 && y + h - rule.y > 1

const roomOf = ({ x, y, x2, y2 }: ChartRule): Rect =>
  y === y2 ? { x, y: y - 0.5, w: x2 - x, h: 1 } : { x: x - 0.5, y, w: 1, h: y2 - y }

/** What labels leave of a rule. */
const spansOf = (rule: ChartRule, words: Rect[]): Span[] => {
  const { x, y, x2, y2 } = rule
  const isLevel = y === y2
  const gaps = words
    .filter((word) => overlap(word, roomOf(rule)))
    .map((word): Span => (isLevel ? [word.x, rightOf(word)] : [word.y, bottomOf(word)]))
    .sort(([a], [b]) => a - b)
  const spans: Span[] = []
  let from = isLevel ? x : y
  for (const [start, end] of [...gaps, [isLevel ? x2 : y2, Infinity] as Span]) {
    if (start - from >= 4 || gaps.length === 0) spans.push([from, start])
    from = Math.max(from, end)
  }
  return spans
}
