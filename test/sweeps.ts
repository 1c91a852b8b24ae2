/**
 * Elements in short, for scenes of tests, and sweeps: one number of a scene grows, and a rule changes its mind where it says
 * it does.
 */
import { expect, test } from 'vitest'
import type { Element, Scene } from '../src/scene/scene.ts'
import { turnsOf } from './review.ts'

/** A number of a scene that grows, and where a rule changes its mind. */
type Sweep = {
  what: string
  /** The number that grows: its first and last value, and by how much. */
  over: [from: number, to: number, step: number]
  scene: (value: number) => Element[] | Scene
  /** The values at which the rule finds more or less than at the value before, and what it says there. */
  turns: [value: number, says: string][]
}

/** A text. */
export const words = (x: number, y: number, more: Partial<Extract<Element, { type: 'text' }>> = {}): Element => ({
  type: 'text',
  x,
  y,
  text: 'Words',
  ...more,
})

/** A line. */
export const line = (x: number, y: number, x2: number, y2: number, more: object = {}): Element => ({
  type: 'line',
  x,
  y,
  x2,
  y2,
  ...more,
})

/** A line with a head. */
export const arrow = (x: number, y: number, x2: number, y2: number): Element => line(x, y, x2, y2, { arrow: true })

/** A box of any size. */
export const area = (x: number, y: number, w: number, h: number, more: object = {}): Element => ({
  type: 'box',
  x,
  y,
  w,
  h,
  ...more,
})

/** A path. */
export const path = (d: string, more: object = {}): Element => ({ type: 'path', d, ...more })

/** As many things, each made from its number. */
export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

/** A test for each limit of a rule: what it says changes at these values and at no others. */
export const testLimits = (rule: string, sweeps: readonly Sweep[]): void =>
  test.each(sweeps)(`${rule}: $what`, ({ over, scene, turns }) => {
    expect(turnsOf(rule, over, scene)).toEqual(turns)
  })
