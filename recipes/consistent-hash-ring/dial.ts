/**
 * Dials: a band of sectors around words, each sector with a pin at its end, dots on the band, and a way inside from one
 * place to another; beside it what the letters of the pins stand for. Hash rings, ring buffers.
 *
 * Places are shares of a turn, from 0 at the top, clockwise; the center is 0, 0.
 */

import { arc, turned } from '../../drawing/chart/arc.ts'
import { drawBand, type Middle } from '../../drawing/chart/ring.ts'
import { lineEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { round } from '../../src/geometry/round.ts'
import type { Path } from '../../src/scene/scene.ts'
import { type DialLabel, labelElements, placeLabels } from './dial-labels.ts'
import { type DialName, dialLetter, drawNames } from './dial-names.ts'
import { keyDot, type MoveBar } from './move-bars.ts'
import { drawPins } from './pins.ts'

/** What is drawn: the sectors of a whole circle in order, each with the index of its name, dots, and words in the middle. */
export type DialData = {
  names: DialName[]
  sectors: { name: number; from: number; to: number }[]
  dots: { item: object; turn: number; isMarked: boolean }[]
  way?: { item: object; from: number; to: number } | undefined
  middle: Middle
  /** Names of places on the band, where they have room beside the words in the middle; otherwise bars list them. */
  labels: DialLabel[]
  /** What is over the register. */
  rows: MoveBar[]
}

/** The title and the heads of the register, and what the key calls the way where its start has no name. */
export type DialWords = { title: string; heads: string[]; way: string }

/** The edges of the band, and the radius of dots, in pixels; how far inside of the band a way runs. */
const center = { x: 0, y: 0 }
const [inner, outer, inside] = [180, 196, 28]
/** How far the stem that a way ends at goes beyond it. */
const stemBeyond = 6
/** How far inside of the band dots are, and the radius of the largest. */
const dot = { inside: 12, r: 5 } as const

/** Draws a dial. */
export function drawDial(data: DialData, words: DialWords, sheet: Sheet): void {
  const { names, sectors, dots, way, middle, rows } = data
  const labels = placeLabels(data.labels, middle.words, inner)
  const nameOf = (index: number) => ({ item: names[index]?.item ?? {}, isMarked: names[index]?.isMarked === true })
  const band = sectors.map(({ name, from, to }) => {
    const { item, isMarked } = nameOf(name)
    return {
      item,
      at: { center, inner, outer, from, to },
      fill: isMarked ? ('soft' as const) : ('surface' as const),
      isMarked,
    }
  })
  drawBand(band, middle, sheet)
  // Over the circles of the band.
  for (const { item, at, isMarked } of band)
    if (isMarked && at.to > at.from) sheet.put(item, [{ ...arc(at, 'soft'), stroke: 'accent' }], 'line')
  const pins = sectors.map(({ name, to }) => ({ ...nameOf(name), turn: to, text: dialLetter(name) }))
  drawPins(pins, outer, sheet)
  drawDots(dots, sheet)
  const isFree = way !== undefined && dots.every(({ turn }) => turn === way.from || !isPassed(turn, way))
  if (way !== undefined) sheet.put(way.item, wayAround(way, inner - (isFree ? dot.inside : inside)), 'line')
  for (const label of labels ?? [])
    sheet.put(label.item, labelElements(label, inner - dot.inside - dot.r, label.isMarked || isFree), 'line')
  const bars = labels === undefined ? rows : rows.map((bar) => ({ ...bar, listed: undefined }))
  drawNames(names, { ...words, rows: bars }, sheet)
  if (way !== undefined && labels === undefined) sheet.key(lineEntry(words.way, { stroke: 'ink', arrow: true }))
}

/** Dots closer than one is wide step aside. */
const drawDots = (dots: DialData['dots'], sheet: Sheet): void => {
  const sorted = dots.toSorted((a, b) => a.turn - b.turn)
  for (const [index, { item, turn, isMarked }] of sorted.entries()) {
    const isNear = [sorted[index - 1], sorted[index + 1]].some((other) => distance(other?.turn, turn) < 2 * dot.r)
    const aside = isNear && index % 2 === 0 ? -7 : 0
    const { x, y } = turned(center, turn, inner - dot.inside + aside)
    sheet.put(item, [keyDot(Math.round(x), Math.round(y), isMarked)], 'over')
  }
}

/** Pixels along the band. */
const distance = (a: number | undefined, b: number): number =>
  a === undefined ? Number.POSITIVE_INFINITY : Math.abs(a - b) * 2 * Math.PI * (inner - dot.inside)

/** Whether a way passes a place. */
const isPassed = (turn: number, { from, to }: { from: number; to: number }): boolean =>
  (turn - from + 1) % 1 < (to - from + 1) % 1

/** The way from one place clockwise to another, up to a stem inside of the band; among the dots where it passes none. */
const wayAround = ({ from, to }: { from: number; to: number }, radius: number): Path[] => {
  const at = (turn: number, r: number): string => {
    const { x, y } = turned(center, turn, r)
    return `${round(x)} ${round(y)}`
  }
  const arc = `A ${radius} ${radius} 0 ${(to - from + 1) % 1 > 0.5 ? 1 : 0} 1 ${at(to - 1 / (2 * Math.PI * radius), radius)}`
  // Along the dots it begins at the edge of its own.
  const among = radius === inner - dot.inside
  const start = among
    ? `M ${at(from + dot.r / (2 * Math.PI * radius), radius)}`
    : `M ${at(from, inner - dot.inside - 4)} L ${at(from, radius)}`
  const stem = path(`M ${at(to, inner)} L ${at(to, radius - stemBeyond)}`, { stroke: 'ink' })
  return [stem, path(`${start} ${arc}`, { stroke: 'ink', arrow: true })]
}
