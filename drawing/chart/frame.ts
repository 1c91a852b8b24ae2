/**
 * The frame of a plot: scales, plot area, and everything that marks put into it before it goes to the sheet.
 *
 * Words are placed when all strokes are known: at the first of their places that is free, or not at all. Rules give
 * way to words: they are interrupted where words stand.
 */

import { flattenPath } from '../../src/geometry/flatten-path.ts'
import { covers, intersectsRect, type Polyline } from '../../src/geometry/polyline.ts'
import { centerOf, grow, overlap, type Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, place } from '../block.ts'
import { boundsOf } from '../bounds.ts'
import { line, path } from '../primitives.ts'
import type { Layer, Sheet, Source } from '../sheet.ts'
import type { Scale } from './scale.ts'

/** One place where words may stand. `onFill`: on a filled shape, in a color that reads there. */
export type Spot = { words: Block; rect: Rect; align?: 'start' | 'middle' | 'end'; onFill?: true }

/** How a rule is drawn. */
export type RuleLook = { stroke?: Color; dashed?: true }

/** A level or upright line that is interrupted where words stand. */
export type Rule = { x: number; y: number; x2: number; y2: number } & RuleLook

/** Free pixels on three sides of a plot area. */
export type Room = { left: number; right: number; top: number }

type Piece = { source: Source; elements: Element[]; layer: Layer }

/** Free pixels between words and strokes, and between two words. */
const clear = { strokes: 4, words: 6 }

export class Frame {
  readonly x: Scale
  readonly y: Scale
  readonly area: Rect
  /** Pixels around the plot area that belong to words at marks. */
  readonly room: Room
  readonly #pieces: Piece[] = []
  readonly #rules: { source: Source; rule: Rule; layer: Layer }[] = []
  readonly #sayings: { source: Source; spots: Spot[]; layer: Layer }[] = []

  constructor(area: Rect, { x, y, room }: { x: Scale; y: Scale; room: Room }) {
    this.area = area
    this.room = room
    this.x = x
    this.y = y
  }

  /** Adds elements of one part. */
  put(source: Source, elements: Element[], layer: Layer = 'mark'): void {
    this.#pieces.push({ source, elements, layer })
  }

  /** Adds a rule. */
  rule(source: Source, rule: Rule, layer: Layer = 'rule'): void {
    this.#rules.push({ source, rule, layer })
  }

  /** Adds words at the first free spot; without one they are left out. Words said first have the choice. */
  say(source: Source, spots: Spot[], layer: Layer = 'mark'): void {
    this.#sayings.push({ source, spots, layer })
  }

  /** Places words, interrupts rules, and hands everything to the sheet. */
  finish(sheet: Sheet): void {
    this.#placeWords()
    const words = this.#elements().flatMap((element) => (element.type === 'text' ? [grow(boundsOf(element), 4)] : []))
    for (const { source, rule, layer } of this.#rules) sheet.put(source, interrupted(rule, words), layer)
    for (const { source, elements, layer } of this.#pieces) sheet.put(source, elements, layer)
  }

  #elements(): Element[] {
    return this.#pieces.flatMap(({ elements }) => elements)
  }

  #placeWords(): void {
    if (this.#sayings.length === 0) return
    const obstacles = this.#elements().map(obstacleOf)
    // Grid lines are cut without loss, rules that mark something only where words have no other place.
    const rules = this.#rules.flatMap(({ rule }) => (rule.stroke === 'rule' ? [] : [obstacleOf(lineOf(rule))]))
    for (const { source, spots, layer } of this.#sayings) {
      const open = spots.filter((spot) => obstacles.every((obstacle) => isClear(spot, obstacle)))
      const free = open.find((spot) => rules.every((rule) => isClear(spot, rule))) ?? open[0]
      if (free === undefined) continue
      const texts = place(free.words, free.rect, { align: free.align ?? 'middle' })
      obstacles.push(...texts.map(obstacleOf))
      this.put(source, texts, layer)
    }
  }
}

type Obstacle = { bounds: Rect; outlines: Polyline[]; isText: boolean; isFilled: boolean }

const pale = new Set<Color | undefined>([undefined, 'none', 'surface', 'soft'])

/** Words may stand on a pale fill without a stroke, not across its edge otherwise. */
const obstacleOf = (element: Element): Obstacle => {
  const bounds = boundsOf(element)
  const isText = element.type === 'text'
  const isGround = 'fill' in element && 'stroke' in element && element.stroke === 'none' && pale.has(element.fill)
  const isFilled = !isText && element.type !== 'line' && !pale.has(element.fill)
  return { bounds, isText, isFilled, outlines: isText || isGround ? [] : outlinesOf(element, bounds) }
}

const mostSegments = 4000

const outlinesOf = (element: Element, { x, y, w, h }: Rect): Polyline[] => {
  if (element.type === 'path') return flattenPath(element.d, mostSegments)
  if (element.type === 'line')
    return [{ closed: false, segments: [{ x1: element.x, y1: element.y, x2: element.x2, y2: element.y2 }] }]
  return flattenPath(`M ${x} ${y} h ${w} v ${h} h ${-w} Z`, mostSegments)
}

const isClear = ({ rect, words, align, onFill }: Spot, { bounds, outlines, isText, isFilled }: Obstacle): boolean => {
  const own = boxOf(words, rect, align)
  if (isText) return !overlap(grow(own, clear.words), bounds)
  const room = grow(own, clear.strokes)
  if (!overlap(room, grow(bounds, 0.1))) return true
  return !intersectsRect(outlines, room) && (onFill === true || !isFilled || !covers(outlines, centerOf(own)))
}

/** The room that words take in their rectangle. */
const boxOf = ({ w, h }: Block, rect: Rect, align: Spot['align'] = 'middle'): Rect => {
  const share = align === 'start' ? 0 : align === 'end' ? 1 : 0.5
  return { x: rect.x + (rect.w - w) * share, y: rect.y + (rect.h - h) / 2, w, h }
}

const lineOf = ({ x, y, x2, y2, ...look }: Rule): Element => line(x, y, x2, y2, look)

/** A rule without the parts that run through words: one line, or one path of several. */
const interrupted = ({ x, y, x2, y2, ...look }: Rule, words: Rect[]): Element[] => {
  const isLevel = y === y2
  const gaps = words
    .filter((word) => overlap(word, isLevel ? { x, y: y - 0.5, w: x2 - x, h: 1 } : { x: x - 0.5, y, w: 1, h: y2 - y }))
    .map((word) => (isLevel ? [word.x, word.x + word.w] : [word.y, word.y + word.h]))
    .sort(([a = 0], [b = 0]) => a - b)
  if (gaps.length === 0) return [lineOf({ x, y, x2, y2, ...look })]
  const pieces: string[] = []
  let from = isLevel ? x : y
  for (const [start = 0, end = 0] of [...gaps, [isLevel ? x2 : y2, Infinity]]) {
    if (start - from >= 4) pieces.push(isLevel ? `M ${from} ${y} H ${start}` : `M ${x} ${from} V ${start}`)
    from = Math.max(from, end)
  }
  return pieces.length === 0 ? [] : [path(pieces.join(' '), look)]
}
