/**
 * Groups in one column share their left and right edges, groups in one row their upper and lower ones, where nothing
 * else is in the way of any of them: the width of a group is filled by the groups in it.
 */
import { overlap, type Rect } from '../../src/geometry/rect.ts'
import type { Group, Node } from '../model/model.ts'
import { type Along, slabOf } from '../model/slab.ts'

/** Groups that are all in one group, or in none, and everything on the sheet so far. */
type Siblings = { groups: readonly Group[]; nodes: ReadonlyMap<Node, Rect>; frames: Map<Group, Rect> }

/** Pixels between a border that moves out and what is beside it. */
const clear = 24

/** Groups do not get much higher, and on the open page not much wider either: by no more than this factor. */
const little = 1.4

export function evenFrames(siblings: Siblings): void {
  for (const axis of ['x', 'y'] as const)
    for (const line of linesOf(siblings, axis)) {
      const even = evened(line, axis, siblings)
      if (even.every((rect, index) => mayBecome(line[index], rect, siblings)))
        for (const [index, group] of line.entries()) siblings.frames.set(group, even[index] ?? rectOf(group, siblings))
    }
}

/** The rectangles of a line of groups from the first of their edges to the last one. */
const evened = (line: readonly Group[], axis: Along, siblings: Siblings): Rect[] => {
  const rects = line.map((group) => rectOf(group, siblings))
  const slabs = rects.map((rect) => slabOf(rect, axis))
  const start = Math.min(...slabs.map((slab) => slab.start))
  const size = Math.max(...slabs.map(({ end }) => end)) - start
  return rects.map((rect) => (axis === 'x' ? { ...rect, x: start, w: size } : { ...rect, y: start, h: size }))
}

const rectOf = (group: Group, { frames }: Siblings): Rect => frames.get(group) ?? { x: 0, y: 0, w: 0, h: 0 }

/** Groups one over the other (`x`), or side by side (`y`), that share at least half of their extents. */
const linesOf = (siblings: Siblings, axis: Along): Group[][] => {
  const lines: Group[][] = []
  for (const group of siblings.groups) {
    if (hasGates(group)) continue
    const line = lines.find((others) => others.every((other) => areInLine(group, other, axis, siblings)))
    if (line === undefined) lines.push([group])
    else line.push(group)
  }
  return lines.filter(({ length }) => length > 1)
}

/** What is on a border keeps it where it is. */
const hasGates = (group: Group): boolean => group.members.some((node) => node.group === group && node.given.border)

const areInLine = (a: Group, b: Group, axis: Along, siblings: Siblings): boolean => {
  const [one, two] = [slabOf(rectOf(a, siblings), axis), slabOf(rectOf(b, siblings), axis)]
  const shared = Math.min(one.end, two.end) - Math.max(one.start, two.start)
  const isApart = one.bottom <= two.top || two.bottom <= one.top
  return isApart && shared * 2 >= Math.min(one.end - one.start, two.end - two.start)
}

/** Whether a group may take so much room. */
const mayBecome = (group: Group | undefined, wider: Rect, siblings: Siblings): boolean => {
  if (group === undefined) return false
  const rect = rectOf(group, siblings)
  const isLittle = wider.h <= rect.h * little && (group.parent !== undefined || wider.w <= rect.w * little)
  return isLittle && isFree(group, { rect, wider }, siblings)
}

/** Whether nothing but what is in the group, or around it, comes near to the borders that move. */
const isFree = (group: Group, { rect, wider }: { rect: Rect; wider: Rect }, { nodes, frames }: Siblings): boolean => {
  const isNear = (other: Rect): boolean => overlap(grown(wider), other) && !overlap(grown(rect), other)
  return (
    ![...nodes].some(([node, other]) => !node.within.includes(group) && isNear(other)) &&
    ![...frames].some(([each, other]) => !isKin(group, each) && isNear(other))
  )
}

const isKin = (a: Group, b: Group): boolean => a.within.includes(b) || b.within.includes(a)

const grown = ({ x, y, w, h }: Rect): Rect => ({
  x: x - clear,
  y: y - clear,
  w: w + 2 * clear,
  h: h + 2 * clear,
})
