/**
 * Which things see each other along an axis: each sees those before it that nothing solid hides. Only these need distances.
 */

import type { Program } from '../solve/program.ts'
import { type Distance, distanceBetween, type Ends } from './distances.ts'
import type { Scene } from './places.ts'
import type { Thing } from './thing.ts'

/** Things that are nearer than this across the axis are side by side; nodes already a little further apart. */
const margin = 1
const nodeMargin = 2

/** `things` in their order along the axis. */
export function keepSights(things: readonly Thing[], program: Program, scene: Scene, ends: Ends): void {
  for (let index = 0; index < things.length; index++) {
    const second = things[index]!
    let open = [{ from: second.from - margin, to: second.to + margin }]
    for (let before = index - 1; before >= 0 && open.length > 0; before--) {
      const first = things[before]!
      const seen = distanceIfSeen(first, second, { open, scene, ends })
      if (seen === undefined) continue
      program.keep(first.high, second.low, seen.length, seen)
      // What is behind a title is seen over it: its group has walls.
      if (first.kind !== 'title') open = without(open, first)
    }
  }
}

type Gap = { from: number; to: number }

const distanceIfSeen = (
  first: Thing,
  second: Thing,
  { open, scene, ends }: { open: readonly Gap[]; scene: Scene; ends: Ends },
): Distance | undefined => {
  const areNodes = first.kind === 'node' && second.kind === 'node'
  const near = areNodes ? nodeMargin : margin
  if (first.from - near >= second.to || second.from - near >= first.to) return undefined
  if (!areNodes && !open.some((gap) => isInGap(first, gap))) return undefined
  return distanceBetween(first, second, scene, ends)
}

/** Whether some of a thing is in a gap; one without breadth is at its start. */
const isInGap = ({ from, to }: Thing, gap: Gap): boolean => from < gap.to && gap.from < to + (from === to ? 1 : 0)

const without = (open: readonly Gap[], { from, to }: Gap): Gap[] =>
  open.flatMap((gap) => {
    if (to <= gap.from || from >= gap.to) return [gap]
    return [
      ...(from > gap.from ? [{ from: gap.from, to: from }] : []),
      ...(to < gap.to ? [{ from: to, to: gap.to }] : []),
    ]
  })
