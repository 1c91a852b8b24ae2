/**
 * Which things see each other along an axis: each sees those before it that nothing solid hides. Only these need distances.
 */

import type { Program } from '../solve/program.ts'
import { distanceBetween, type Ends } from './distances.ts'
import type { Scene } from './places.ts'
import type { Thing } from './thing.ts'

/** Things that are nearer than this across the axis are side by side; nodes already a little further apart. */
const margin = 1
const nodeMargin = 2

/** `things` in their order along the axis. */
export function keepSights(things: readonly Thing[], program: Program, scene: Scene, ends: Ends): void {
  const open = new Gaps()
  for (let index = 0; index < things.length; index++) {
    const second = things[index]!
    open.start(second.from - margin, second.to + margin)
    for (let before = index - 1; before >= 0 && open.count > 0; before--) {
      const first = things[before]!
      const areNodes = first.kind === 'node' && second.kind === 'node'
      const near = areNodes ? nodeMargin : margin
      if (first.from - near >= second.to || second.from - near >= first.to) continue
      if (!areNodes && !open.shows(first)) continue
      const seen = distanceBetween(first, second, scene, ends)
      if (seen === undefined) continue
      program.keep(first.high, second.low, seen.length, seen)
      // What is behind a title is seen over it: its group has walls.
      if (first.kind !== 'title') open.hide(first)
    }
  }
}

type Stretch = Pick<Thing, 'from' | 'to'>

/** Where nothing hides what is further on: flat lists, since every pair of things is looked at. */
class Gaps {
  count = 0
  private from: number[] = []
  private to: number[] = []
  /** What is left after something was hidden; the lists take turns. */
  private nextFrom: number[] = []
  private nextTo: number[] = []

  /** Everything between two places. */
  start(from: number, to: number): void {
    this.from[0] = from
    this.to[0] = to
    this.count = 1
  }

  /** Whether some of a thing is in a gap; one without breadth is at its start. */
  shows({ from, to }: Stretch): boolean {
    const end = to + (from === to ? 1 : 0)
    for (let gap = 0; gap < this.count; gap++) if (from < this.to[gap]! && this.from[gap]! < end) return true
    return false
  }

  hide({ from, to }: Stretch): void {
    const { count, from: froms, to: tos, nextFrom, nextTo } = this
    let left = 0
    const keep = (start: number, end: number): void => {
      nextFrom[left] = start
      nextTo[left++] = end
    }
    for (let gap = 0; gap < count; gap++) {
      const [start, end] = [froms[gap]!, tos[gap]!]
      if (to <= start || from >= end) keep(start, end)
      else {
        if (from > start) keep(start, from)
        if (to < end) keep(to, end)
      }
    }
    this.count = left
    this.from = nextFrom
    this.to = nextTo
    this.nextFrom = froms
    this.nextTo = tos
  }
}
