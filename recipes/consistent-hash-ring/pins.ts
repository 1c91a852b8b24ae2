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

/** The radius of badges, from the circle to their middles, to those of a second circle of them, and free pixels between them. */
export const pinRadius = 12
const [away, further, apart] = [32, 60, 6]

/** The badge of a pin, in the accent where it is marked. */
export const pinBadge = (text: string, { x, y }: Point, isMarked = false): Element[] =>
  badge(text, { x: Math.round(x), y: Math.round(y) }, { r: pinRadius, ...(isMarked ? emphasis.strong : {}) })

/** Draws pins, in the order of their places, around the circle of radius `r` whose center is 0, 0. */
export function drawPins(pins: readonly Pin[], r: number, sheet: Sheet): void {
  const places = pins.map(({ turn }) => turn)
  const levels = levelsOf(places, r)
  const turns = levels === undefined ? spreadAround(places, r + away) : places
  pins.forEach(({ item, turn, text, isMarked }, index) => {
    const [to, out] = [turns[index] ?? turn, r + (levels?.[index] ?? away)]
    const [start, end, middle] = [at(turn, r), at(to, out - pinRadius), at(to, out)]
    const leader = path(`M ${start.x} ${start.y} L ${end.x} ${end.y}`, isMarked ? { stroke: 'accent' } : {})
    sheet.put(item, [leader], 'rule')
    sheet.put(item, pinBadge(text, middle, isMarked))
  })
}

/**
 * How far out each badge is, straight out from its place: where two are near, the second is on a second circle. Undefined
 * where badges would meet there too, or a line to the second circle a badge of the first.
 */
const levelsOf = (turns: readonly number[], r: number): number[] | undefined => {
  const apartAt = (a: number, b: number, radius: number): number => {
    const by = Math.abs(a - b) % 1
    return 2 * Math.PI * radius * Math.min(by, 1 - by)
  }
  const sorted = [...turns.keys()].toSorted((a, b) => (turns[a] ?? 0) - (turns[b] ?? 0))
  const levels = new Map<number, number>()
  const isFree = (index: number, level: number): boolean =>
    [...levels].every(([other, own]) => {
      const room = own === level ? 2 * pinRadius + apart : pinRadius + apart
      return apartAt(turns[index] ?? 0, turns[other] ?? 0, r + Math.min(own, level)) >= room
    })
  for (const index of sorted) {
    const level = [away, further].find((each) => isFree(index, each))
    if (level === undefined) return undefined
    levels.set(index, level)
  }
  return turns.map((_, index) => levels.get(index) ?? away)
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
