/**
 * Arrow heads read back from rendered SVGs, to be compared with independent geometry.
 */
import { expect } from 'vitest'
import { renderScene } from '../src/render/render-scene.ts'
import type { Element } from '../src/scene/scene.ts'
import { readSvg } from './read-svg.ts'
import { path, sceneOf } from './smallest-scene.ts'

export type Pair = readonly [x: number, y: number]
export type Drawn = { shaft: Record<string, string>; tip: Pair; back: Pair; corners: [Pair, Pair] }

export const less = (a: Pair, b: Pair): Pair => [a[0] - b[0], a[1] - b[1]]
export const length = ([x, y]: Pair): number => Math.hypot(x, y)
export const unit = (a: Pair): Pair => [a[0] / length(a), a[1] / length(a)]
export const mix = (a: Pair, b: Pair, t: number): Pair => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** The arrow in an SVG; undefined if it has no head. */
export const draw = (element: Element): Drawn | undefined => {
  const [shaft, head, ...rest] = readSvg(renderScene(sceneOf(element))).slice(5)
  expect(rest).toEqual([])
  if (head === undefined) return undefined
  const match = /^M(\S+) (\S+)L(\S+) (\S+)L(\S+) (\S+)Z$/.exec(head.attributes['d'] ?? '')
  const [x = NaN, y = NaN, ax = NaN, ay = NaN, bx = NaN, by = NaN] = (match ?? []).slice(1).map(Number)
  const corners: [Pair, Pair] = [
    [ax, ay],
    [bx, by],
  ]
  return { shaft: shaft?.attributes ?? {}, tip: [x, y], back: mix(...corners, 0.5), corners }
}

// The head is written with two decimals over eight pixels: its direction is accurate to about 0.003.
export const exact = 0.006
const close = 0.01

/** The size of a head on a stroke of 1.25 px, the width of a connector in muted. */
const size = { length: 8, width: 7.675 }

/** The head ends at `end`, points along `direction`, and is as large as its weight asks for. */
export const expectHead = (drawn: Drawn | undefined, end: Pair, direction: Pair): void => {
  if (drawn === undefined) throw new Error('there is no head')
  const axis = less(drawn.tip, drawn.back)
  expect(length(less(drawn.tip, end)), 'tip to end point').toBeLessThan(exact)
  expect(length(less(unit(axis), unit(direction))), 'head to tangent').toBeLessThan(close)
  expect(Math.abs(length(axis) - size.length)).toBeLessThan(0.02)
  expect(Math.abs(length(less(...drawn.corners)) - size.width)).toBeLessThan(0.02)
}

/** A path with an arrow, drawn. */
export const arrow = (d: string): Drawn | undefined => draw({ ...path, d, arrow: true })
