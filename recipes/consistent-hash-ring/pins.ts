/**
 * Pins around a circle: a badge outside for each place on it, joined to the place, badges moved apart where it is
 * crowded.
 */

import { badge } from '../../drawing/badge.ts'
import { turned } from '../../drawing/chart/arc.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { spread } from '../../drawing/label/spread.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { round } from '../../src/geometry/round.ts'
import type { Element } from '../../src/scene/scene.ts'

/** A place, as a share of a turn from the top, clockwise, with the letter or number of its badge. */
export type Pin = { item: object; turn: number; text: string; isMarked: boolean }

/** The radius of badges, from the circle to their middles, and free pixels between them. */
export const pinRadius = 12
const [away, apart] = [32, 6]
/** How far a line goes straight out before it turns to a badge that is moved apart. */
const straight = 8

/** The badge of a pin, in the accent where it is marked. */
export const pinBadge = (text: string, { x, y }: Point, isMarked = false): Element[] =>
  badge(text, { x: Math.round(x), y: Math.round(y) }, { r: pinRadius, ...(isMarked ? emphasis.strong : {}) })

/** Draws pins, in the order of their places, around the circle of radius `r` whose center is 0, 0. */
export function drawPins(pins: readonly Pin[], r: number, sheet: Sheet): void {
  const out = r + away
  const turns = spreadAround(
    pins.map(({ turn }) => turn),
    out,
  )
  pins.forEach(({ item, turn, text, isMarked }, index) => {
    const to = turns[index] ?? turn
    const [end, middle] = [at(to, out - pinRadius), at(to, out)]
    const bend = Math.abs(to - turn) * out < 0.1 ? [] : [at(turn, r + straight)]
    const points = [at(turn, r), ...bend, end].map(({ x, y }) => `${x} ${y}`)
    const leader = path(`M ${points.join(' L ')}`, isMarked ? { stroke: 'accent' } : {})
    sheet.put(item, [leader], 'rule')
    sheet.put(item, pinBadge(text, middle, isMarked))
  })
}

const at = (turn: number, radius: number): Point => {
  const { x, y } = turned({ x: 0, y: 0 }, turn, radius)
  return { x: round(x), y: round(y) }
}

/** Turns moved apart along a circle, which is cut open in its widest gap. */
const spreadAround = (turns: number[], radius: number): number[] => {
  const around = 2 * Math.PI * radius
  const gaps = turns.map((turn, index) => (turn - (turns.at(index - 1) ?? 0) + 1) % 1)
  const first = gaps.indexOf(Math.max(...gaps))
  const wanted = turns.map((turn, index) => (index < first ? turn + 1 : turn) * around)
  // A third of the room that is left: crowded badges move less, so that the last does not reach the first.
  const gap = Math.min(apart, Math.floor((around / turns.length - 2 * pinRadius) / 3))
  return spread(wanted, { sizes: 2 * pinRadius, gap }).map((place) => place / around)
}
