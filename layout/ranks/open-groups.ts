/**
 * Groups that point at each other are opened: side by side, their nodes share the ranks of the level around them, because
 * no order of whole groups would follow the flow.
 */
import { type Board, type Item, itemOf } from '../model/board.ts'
import { circlesOf } from './circles.ts'
import { type Level, type Link, levelOf, liftedWires } from './level.ts'
import { sequenceOf } from './sequence.ts'

/** Groups are opened if at least this share of what joins them would run against the flow. */
const least = 0.2

export function openGroupsOf(board: Board, group: Item): Set<number> {
  const open = new Set<number>()
  for (let isSettled = false; !isSettled; ) {
    const level = levelOf(board, group, open)
    const forward = linksInside(board, level)
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

/** Wires that run with the flow, between what is inside of groups: those that end at a whole group keep it closed. */
const linksInside = (board: Board, { vertices }: Level): Link[] =>
  liftedWires(board, vertices).flatMap(({ wire, from, to }): Link[] => {
    const isWhole = [wire.from, wire.to].some((end) => itemOf(board, end).isGroup)
    return wire.isBack || isWhole ? [] : [{ from, to, weight: 1, words: { w: 0, h: 0 }, isBack: false }]
  })

const isWorthOpening = (count: number, links: readonly Link[]): boolean => {
  const place = sequenceOf(count, links)
  const all = links.reduce((sum, { weight }) => sum + weight, 0)
  const against = links.reduce((sum, { from, to, weight }) => sum + (place[from]! > place[to]! ? weight : 0), 0)
  return against >= least * all
}
