/**
 * Groups that point at each other are opened: side by side, their nodes share the ranks of the level around them, because
 * no order of whole groups would follow the flow.
 */
import { type Board, type Item, itemOf } from '../model/board.ts'
import { circlesOf } from './circles.ts'
import { sequenceOf } from './sequence.ts'
import { type Link, levelOf } from './level.ts'

/** Groups are opened if at least this share of what joins them would run against the flow. */
const least = 0.2

export function openGroupsOf(board: Board, group: Item): Set<number> {
  const open = new Set<number>()
  for (let isSettled = false; !isSettled; ) {
    const level = levelOf(board, group, open)
    const forward = level.links.filter(({ isBack }) => !isBack)
    isSettled = true
    for (const circle of circlesOf(level.vertices.length, forward)) {
      const inside = new Set(circle)
      const links = forward.filter(({ from, to }) => inside.has(from) && inside.has(to))
      if (!isWorthOpening(level.vertices.length, links)) continue
      for (const vertex of circle) {
        const { item, isGroup } = level.vertices[vertex]!
        if (!isGroup || itemOf(board, item).flow !== group.flow) continue
        open.add(item)
        isSettled = false
      }
    }
  }
  return open
}

const isWorthOpening = (count: number, links: readonly Link[]): boolean => {
  const place = sequenceOf(count, links)
  const all = links.reduce((sum, { weight }) => sum + weight, 0)
  const against = links.reduce((sum, { from, to, weight }) => sum + (place[from]! > place[to]! ? weight : 0), 0)
  return against >= least * all
}
