/**
 * Border nodes, such as gateways: in the middle of a wall of their group, where they move nobody.
 */
import type { Point } from '../../src/geometry/rect.ts'
import { type Board, type Item, itemOf, leavesOf, middleX, middleY } from '../model/board.ts'
import { isLevel, type Way } from '../model/sides.ts'
import type { Hints } from './hints.ts'

/** Chooses the wall of each border node: where it was, or where its wires come from. */
export function chooseWalls(board: Board, hints: Hints): void {
  for (const item of leavesOf(board)) {
    if (item.node?.border !== true || item.parent <= 0) continue
    item.wall =
      knownWall(board, item, hints) ?? (board.items[item.parent]!.flow === 'down' ? 0 : 3) + turnOf(board, item)
  }
}

/** What is mostly left by the wires of its group is at the end of the flow: two sides further. */
const turnOf = ({ items, wires }: Board, { index, parent }: Item): number => {
  const isOutside = (end: number): boolean => !items[end]!.within.includes(parent)
  const into = wires.filter(({ from, to }) => to === index && isOutside(from)).length
  const out = wires.filter(({ from, to }) => from === index && isOutside(to)).length
  return out > into ? (items[parent]!.flow === 'down' ? 2 : -2) : 0
}

const knownWall = (board: Board, { index, parent }: Item, hints: Hints): Way | undefined => {
  const own = hints.get(index)
  const mates = [...hints].filter(
    ([other]) => other !== index && board.items[other]!.within.includes(parent) && board.items[other]!.wall < 0,
  )
  if (own === undefined || mates.length === 0) return undefined
  const [xs, ys] = [mates.map(([, { x }]) => x), mates.map(([, { y }]) => y)]
  const beyond = [Math.min(...ys) - own.y, own.x - Math.max(...xs), own.y - Math.max(...ys), Math.min(...xs) - own.x]
  const most = Math.max(...beyond)
  return beyond.indexOf(most) as Way
}

/**
 * Puts border nodes onto the walls of a group that has its size, in the order of what they are joined to; `origin` is where
 * the group is on the ground that its kids are placed on.
 */
export function putOnWalls(board: Board, group: Item, origin: Point, hints?: Hints): void {
  for (const wall of [0, 1, 2, 3] as const) {
    const nodes = group.kids.map((kid) => itemOf(board, kid)).filter((kid) => kid.wall === wall)
    const wishes = new Map(
      nodes.map((node) => [node, levelWith(board, node, hints) ?? wishOf(board, node, group, origin)]),
    )
    nodes.sort((a, b) => wishes.get(a)! - wishes.get(b)! || a.index - b.index)
    let end = -Infinity
    for (const node of nodes) {
      const size = isLevel(wall) ? node.h : node.w
      const at = Math.max(end + gap, wishes.get(node)! - size / 2)
      end = at + size
      const across = [origin.y, origin.x + group.w, origin.y + group.h, origin.x][wall]!
      node.x = isLevel(wall) ? across - node.w / 2 : at
      node.y = isLevel(wall) ? at : across - node.h / 2
    }
  }
}

/** Free units between neighbors on a wall. */
const gap = 4

/** Where something was level with a border node, along its wall. */
const levelWith = ({ items }: Board, { index, wall }: Item, hints: Hints | undefined): number | undefined => {
  const own = hints?.get(index)
  if (own === undefined) return undefined
  const axis = isLevel(wall as Way) ? 'y' : 'x'
  const mate = [...hints!.keys()].find((other) => items[other]!.wall < 0 && hints!.get(other)![axis] === own[axis])
  return mate === undefined ? undefined : (axis === 'y' ? middleY : middleX)(items[mate]!)
}

/** Along the wall: level with what is inside and joined to it, or in the middle. */
const wishOf = ({ items, wires }: Board, { index, wall }: Item, group: Item, origin: Point): number => {
  const isUpright = isLevel(wall as Way)
  const inside = wires
    .flatMap(({ from, to }) => (from === index ? [to] : to === index ? [from] : []))
    .flatMap((end) => {
      const kid = items[end]!.within.find((each) => items[each]!.parent === group.index)
      return kid === undefined || items[kid]!.wall >= 0 ? [] : [items[kid]!]
    })
  if (inside.length === 0) return isUpright ? origin.y + group.h / 2 : origin.x + group.w / 2
  return inside.reduce((sum, kid) => sum + (isUpright ? middleY(kid) : middleX(kid)), 0) / inside.length
}
