/**
 * The frame of a plot: scales, plot area, and everything that marks put into it before it goes to the sheet.
 *
 * Labels are placed when all strokes are known: at the first of their places that is free, or not at all. Rules give
 * way to labels and are interrupted by them.
 */

import { boundsOf } from '../../src/elements/bounds.ts'
import { grow, overlap, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Layer, Sheet, Source } from '../sheet.ts'
import { elementsAt, findSpots, ignore } from './find-spots.ts'
import { boxOf, type LabelSpot, obstacleOf } from './obstacle.ts'
import { type NamedRow, rowRules } from './row-rules.ts'
import { type ChartRule, lineOf, onPixels, piecesOf, solidBars } from './rule-pieces.ts'
import type { Scale } from './scale.ts'
import { inInk, isState } from './untold.ts'

/** Free pixels on three sides of a plot area. */
export type PlotRoom = { left: number; right: number; top: number }

/** The scales of a frame, and the room around its area. */
/** `isFramed`: the edges of the plot area are drawn, and labels stay within them. */
type Scales = { x: Scale; y: Scale; room: PlotRoom; isFramed?: boolean | undefined }

/**
 * The layer of labels, what to do if there is no place for one, whether grid lines give way before it moves (`onGrid`), whether
 * it is rather omitted than nearer to another stroke than to its own (`isSure`), and marks that only these words say to be
 * good or bad (`told`): far from them, or without them, they are in ink.
 */
export type SayOptions = {
  layer?: Layer
  orElse?: () => void
  onGrid?: boolean
  isSure?: boolean
  told?: readonly Element[]
}

/** What is put into a frame; `isTint` as on a sheet. */
type Piece = { source: Source; elements: Element[]; layer: Layer; isTint?: true }

export class Frame {
  readonly x: Scale
  readonly y: Scale
  readonly area: Rect
  /** Pixels around the plot area that belong to words at marks. */
  readonly room: PlotRoom
  /** How far labels may extend to the right of the plot area. */
  readonly #beyond: number
  readonly #isFramed: boolean
  #pieces: Piece[] = []
  #rules: { source: Source; rule: ChartRule; layer: Layer }[] = []
  #sayings: ({ source: Source; spots: LabelSpot[] } & Required<SayOptions>)[] = []

  constructor(area: Rect, { x, y, room, isFramed = false }: Scales) {
    this.area = area
    this.#isFramed = isFramed
    // Labels are measured in bold, so that a little of that is free.
    this.#beyond = isFramed ? 4 : room.right + 16
    this.room = room
    this.x = x
    this.y = y
  }

  /** A frame in this one, with scales of its own; what is put into it is finished together with this one. */
  within(area: Rect, scales: Scales): Frame {
    const inner = new Frame(area, scales)
    inner.#pieces = this.#pieces
    inner.#rules = this.#rules
    inner.#sayings = this.#sayings
    return inner
  }

  /** Adds elements of one part. */
  put(source: Source, elements: Element[], layer: Layer = 'mark'): void {
    this.#pieces.push({ source, elements, layer })
  }

  /** Adds what only a focus adds to a part. */
  tint(source: Source, elements: Element[], layer: Layer): void {
    this.#pieces.push({ source, elements, layer, isTint: true })
  }

  /** Adds a rule, on whole pixels across it. */
  rule(source: Source, rule: ChartRule, layer: Layer = 'rule'): void {
    this.#rules.push({ source, rule: onPixels(rule), layer })
  }

  /** Adds words at the first free spot; without one they are omitted, and `orElse` is called. First come, first served. */
  say(
    source: Source,
    spots: LabelSpot[],
    { layer = 'mark', orElse = ignore, onGrid = false, isSure = false, told = [] }: SayOptions = {},
  ): void {
    this.#sayings.push({ source, spots, layer, orElse, onGrid, isSure, told })
  }

  /** Places labels, interrupts rules, joins what is far apart in a row, and passes everything to the sheet. */
  finish(sheet: Sheet, rows: readonly NamedRow[] = []): void {
    this.#placeWords()
    const along = rowRules(rows, this.#elements(), rightOf(this.area) + this.room.right)
    if (along.length > 0) sheet.put('@rows', along, 'ground')
    // Rules keep clear of words in the plot area as they are in focus, wherever the focus is.
    const words = this.#elements().flatMap((each) => {
      if (each.type !== 'text') return []
      const isInside = overlap(boundsOf(each), this.area)
      return [grow(boundsOf(isInside ? { ...each, bold: true } : each), 4)]
    })
    const bars = solidBars(this.#elements())
    for (const { source, rule, layer } of this.#rules) {
      const { dark, light } = piecesOf(rule, { words, bars: layer === 'line' ? bars : [] })
      sheet.put(source, dark, layer)
      if (light.length > 0) sheet.tint(source, light, layer)
    }
    for (const { source, elements, layer, isTint } of this.#pieces) {
      if (isTint) sheet.tint(source, elements, layer)
      else sheet.put(source, elements, layer)
    }
  }

  #elements(): Element[] {
    return this.#pieces.flatMap(({ elements }) => elements)
  }

  /** Labels may extend slightly beyond the plot area, but not widen the page. */
  #holds({ words, rect, align, leader, overAxis }: LabelSpot): boolean {
    const { x, y, w, h } = boxOf(words, rect, align)
    // Far from its point a label stays in the plot area, as in a frame: outside are the labels of axes.
    if ((this.#isFramed || leader !== undefined) && (y < this.area.y || y + h > this.area.y + this.area.h)) return false
    // Under it, where ticks are, a value would be read as one of them.
    if (y + h / 2 > this.area.y + this.area.h) return false
    return x >= (overAxis === true ? 0 : this.area.x - this.room.left - 4) && x + w <= rightOf(this.area) + this.#beyond
  }

  /** Places what was said; what is said instead of words without a place comes after all others. */
  #placeWords(): void {
    if (this.#sayings.length === 0) return
    // Frames within this one share the list.
    const said = this.#sayings.splice(0)
    // What only a focus adds is in no word's way.
    const pieces = this.#pieces
      .filter(({ isTint }) => isTint !== true)
      .map(({ source, elements }) => ({ source, obstacles: elements.map(obstacleOf) }))
    const rules = this.#rules.map(({ source, rule }) => {
      const isGrid = rule.stroke === 'rule'
      const obstacle = obstacleOf(lineOf(rule))
      return { source, isGrid, obstacle: isGrid ? obstacle : { ...obstacle, parts: true as const } }
    })
    const sayings = said.map((saying) => ({
      ...saying,
      spots: saying.spots.filter((spot) => this.#holds(spot)),
      isNeeded: saying.orElse !== ignore,
    }))
    const found = findSpots(sayings, { pieces, rules })
    for (const saying of sayings) {
      const spot = found.get(saying)
      // A leader in the color of a state says whose words they are; a gray one does not.
      if (spot === undefined || (spot.leader !== undefined && !isState(spot.leaderIn))) saying.told.forEach(inInk)
      if (spot === undefined) saying.orElse()
      else this.put(saying.source, elementsAt(spot), saying.layer)
    }
    this.#placeWords()
  }
}
