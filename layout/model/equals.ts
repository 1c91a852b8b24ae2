/**
 * Fans of equals on a board, as its items stand now, and the sides that their outer lines are asked to take.
 */
import { type Board, commonOf, type Flow, type Item, itemOf, leavesOf, middleX, middleY, type Wire } from './board.ts'
import { type Fan, fansIn, mostEqual, mostSpread } from './fans.ts'
import type { Way } from './sides.ts'
import { price } from './weights.ts'
import { hasTips } from './windows.ts'

/** A fan on a board: its flow, and the items of its arms in their order across. */
export type Equals = Fan<Wire> & { flow: Flow }

/** Up to so many wires for each item, a reader sees fans; where there are more, free ways are worth more. */
const sparse = 1.4

/** None where places have another meaning: on a spine, and in lanes. */
export const showsFans = ({ spreads, wires, items }: Board): boolean =>
  spreads && wires.length <= sparse * (items.length - 1)

export function equalsOn(board: Board): Equals[] {
  if (!showsFans(board)) return []
  return (['down', 'right'] as const).flatMap((flow) =>
    fansIn(
      board.wires.filter((wire) => runsAhead(wire, flow, board)),
      (index) => placeAcross(itemOf(board, index), flow),
      leavesOf(board).length <= mostSpread && board.folds === 0 ? 1 : 0,
    ).map((fan) => ({ ...fan, flow })),
  )
}

/** Where the middle of an item is across the flow. */
export const placeAcross = (item: Item, flow: Flow): number => (flow === 'down' ? middleX(item) : middleY(item))

/** Whether a wire joins two nodes, the second of which begins after the first ends; others have rules of their own. */
export const runsAhead = (wire: Wire, flow: Flow, board: Board): boolean => {
  const [from, to] = [itemOf(board, wire.from), itemOf(board, wire.to)]
  if (wire.isBack || wire.given.trunk !== undefined || wire.ports.some((port) => port !== undefined)) return false
  if ([from, to].some((item) => item.isGroup || item.stretch !== undefined || item.wall >= 0)) return false
  if (from === to || itemOf(board, commonOf(board, wire)).flow !== flow) return false
  return flow === 'down' ? to.y >= from.y + from.h : to.x >= from.x + from.w
}

/** Whether each of some equals has a line of its own: a diamond has three tips for lines of one look without words, others room for more. */
export const haveOwnLines = ({ hub, arms }: Pick<Equals, 'hub' | 'arms'>, board: Board): boolean =>
  arms.length < mostEqual || (arms.length === mostEqual && !(hasTips(itemOf(board, hub)) && areAlike(arms)))

const areAlike = ([first, ...others]: Equals['arms']): boolean =>
  [first!, ...others].every(
    ({ link: { labels, given } }) =>
      labels.length === 0 && given.look !== undefined && given.look === first!.link.given.look,
  )

/** The sides that a few equals take at their hub, by edge and end, and what another one costs; undefined for inner ones, which lead straight ahead. */
export type Asked = ReadonlyMap<string, { side: Way; other: number } | undefined>

export const endKey = (edge: number, end: 0 | 1): string => `${edge} ${end}`

/** The outer arms of small fans leave by the sides of their hub, if they are beyond these on both sides; those of larger ones meet their items along the flow. */
export function sidesAsked(board: Board): Asked {
  const asked = new Map<string, { side: Way; other: number } | undefined>()
  const all = equalsOn(board)
  const isSmall = leavesOf(board).length <= mostPassed
  for (const { hub, end, arms, flow } of all) {
    const item = itemOf(board, hub)
    if (end === 1 && hasTips(item)) continue
    if (!haveOwnLines({ hub, arms }, board)) {
      const tip = arms.length > mostEqual ? undefined : { side: waysOf(flow)[end], other: price.otherSide }
      for (const { link } of arms) asked.set(endKey(link.edge, end), tip)
      continue
    }
    const reach = (flow === 'down' ? item.w : item.h) / 2 + leastRun
    const away = (arm: { item: number }): number => placeAcross(itemOf(board, arm.item), flow) - placeAcross(item, flow)
    const [first, last] = [arms[0]!, arms.at(-1)!]
    const reachesBoth = away(first) <= -reach && away(last) >= reach
    // Where equals leave by the sides of what equals lead to, these arrive along the flow: at one side, nobody tells them apart.
    const isPassed =
      isSmall &&
      end === 1 &&
      reachesBoth &&
      all.some((other) => other.hub === hub && other.end === 0 && other.flow === flow)
    const isWide = reachesBoth && !isPassed
    // Closer ones are alike too: all along the flow. So are one straight ahead and one aside; what is neither is free.
    const isClose = away(first) > -reach && away(last) < reach
    if (!reachesBoth && !isClose && !arms.some((arm) => away(arm) === 0)) continue
    const ahead = { side: waysOf(flow)[end], other: isPassed ? price.otherSideOfTwo : price.otherSide }
    for (const { link } of arms) asked.set(endKey(link.edge, end), isWide ? undefined : ahead)
    if (!isWide) continue
    const isLarge = arms.length === 2 && reach > large / 2 + leastRun
    const other = isLarge ? price.otherSideOfTwo : price.otherSide
    asked.set(endKey(first.link.edge, end), { side: flow === 'down' ? 3 : 0, other })
    asked.set(endKey(last.link.edge, end), { side: flow === 'down' ? 1 : 2, other })
  }
  return asked
}

/** The sides by which lines leave and arrive along a flow. */
const waysOf = (flow: Flow): readonly [leaving: Way, arriving: Way] => (flow === 'down' ? [2, 0] : [1, 3])

/** Up to so many nodes, what leads to a hub of equals has a side for itself: larger graphs become wider than their page by it. */
const mostPassed = 16

/** Across the flow, a hub of more units seems to be a part of the line that leads straight down beside one that turns. */
const large = 12

/** From the side of a hub to where a line turns, in units. */
export const leastRun = 2
