/**
 * Coarse places of all items: every level by itself, from the innermost groups outward.
 *
 * Nothing overlaps, and what belongs together is together; how much room strokes and words need is left to the compaction.
 */

import { type Board, type Item, itemOf, leavesOf } from '../model/board.ts'
import { showsFans } from '../model/equals.ts'
import { mostSpread } from '../model/fans.ts'
import type { LayoutOptions } from '../model/graph.ts'
import { type Level, levelOf } from '../ranks/level.ts'
import { openGroupsOf } from '../ranks/open-groups.ts'
import { arrange, type Means, rowFold } from './arrange.ts'
import { type Arrangement, apart } from './arrangement.ts'
import { showsChains } from './chains.ts'
import { exchangeNeighbors } from './exchange.ts'
import { halvesIn } from './halves.ts'
import { completeHints, type Hints, hintsAround, knownHints, stepOf } from './hints.ts'
import { nameAxes, placeAsKnown } from './known.ts'
import { settle } from './settle.ts'
import { gridOf, levelOfPart, partsOf, shelve } from './shelves.ts'
import { besideEachOther } from './side-by-side.ts'
import { spineHints } from './spine.ts'
import { chooseWalls, putOnWalls } from './walls.ts'
import { finish, wrap } from './wrap.ts'

/**
 * `opens`: groups that point at each other share ranks (lanes do always; where they are not to be open, what is in different
 * lanes shares ranks); `cells`: where nodes were; `isSketch`: only sizes matter.
 */
export type Wishes = {
  isSketch: boolean
  strict: boolean
  lanes: boolean
  spine: boolean
  opens: boolean
  cells: LayoutOptions['cells']
}

/** Places all items; returns whether any groups were opened. */
export function place(board: Board, wishes: Wishes): boolean {
  const given = knownHints(board, wishes.cells)
  const known = wishes.spine && given.size === 0 ? spineHints(board) : given
  const isKnown = [...known.keys()].some((index) => itemOf(board, index).node?.at === undefined)
  chooseWalls(board, known)
  const isAlone = known.size === 0 || (!isKnown && known.size < leavesOf(board).length)
  const hasOpened = isAlone && placeByFlow(board, wishes)
  if (known.size === 0) return hasOpened
  placeByHints(board, isAlone ? hintsAround(known, board) : known)
  return false
}

/** As they were; pins, and whatever else is known. */
const placeByHints = (board: Board, hints: Hints): void => {
  // Places of new nodes are guesses, halves among them.
  board.halves = halvesIn(board, hints)
  board.known = drawnBefore(hints)
  completeHints(hints, board)
  nameAxes(board, hints)
  placeAsKnown(board, hints)
  for (const group of innerFirst(board)) putOnWalls(board, group, group, hints)
  board.corridors = []
}

/** Cells that people write are one apart; those of a drawing before are as far apart as its nodes. */
const drawnBefore = (hints: Hints): Hints =>
  (['x', 'y'] as const).some((axis) => stepOf([...hints.values()].map((place) => place[axis])) >= nearest)
    ? new Map(hints)
    : new Map()

/** In units. */
const nearest = 4

/** By ranks and orders. */
const placeByFlow = (board: Board, wishes: Wishes): boolean => {
  const groups = innerFirst(board)
  const open = new Map(groups.map((group) => [group.index, openGroupsFor(board, group, wishes)]))
  for (const group of groups) placeInside(board, group, { open: open.get(group.index)!, wishes })
  settle(board, itemOf(board, 0), { x: 0, y: 0 })
  if (!wishes.isSketch) exchangeNeighbors(board)
  return [...open.values()].some(({ size }) => size > 0)
}

const innerFirst = ({ items }: Board): Item[] =>
  items.filter(({ isGroup }) => isGroup).sort((a, b) => b.within.length - a.within.length || a.index - b.index)

const openGroupsFor = (board: Board, group: Item, { lanes, opens }: Wishes): Set<number> => {
  if (!lanes || group.index !== 0) return opens ? openGroupsOf(board, group) : new Set()
  return new Set(group.kids.filter((kid) => itemOf(board, kid).isGroup))
}

const placeInside = (
  board: Board,
  group: Item,
  { open, wishes }: { open: ReadonlySet<number>; wishes: Wishes },
): void => {
  const level = levelOf(board, group, open)
  const means = meansFor(board, level, wishes)
  const arrangement = arrangeParts(
    level,
    isList(level)
      ? {
          ...means,
          across: shareOf(board, group, means),
          areEqual: areOfOne(
            board,
            level.vertices.map(({ item }) => item),
          ),
        }
      : means,
  )
  for (const [index, { item }] of level.vertices.entries()) {
    const target = itemOf(board, item)
    const [x, y] = [arrangement.x[index]!, arrangement.y[index]!]
    target.x = level.isTurned ? y : x
    target.y = level.isTurned ? x : y
    if (level.isTurned) target.column = arrangement.row[index]!
    else target.row = arrangement.row[index]!
  }
  for (const each of level.open.toReversed()) wrap(board, itemOf(board, each))
  finish(board, group)
  if (group.index === 0) board.corridors = arrangement.corridors
}

/** However many share a page, in units. */
const leastAcross = 20

/** What nothing joins may stand in any number of columns. */
const isList = ({ links, vertices, isTurned }: Level): boolean => links.length === 0 && vertices.length > 1 && !isTurned

/** Whether some items are what one thing outside leads to, or what leads to one. */
const areOfOne = ({ wires }: Board, items: readonly number[]): boolean => {
  const others = items.map(
    (item) => new Set(wires.flatMap(({ from, to }) => (from === item ? [to] : to === item ? [from] : []))),
  )
  const [first, ...rest] = others
  return first !== undefined && [...first].some((hub) => rest.every((own) => own.has(hub)))
}

const shareOf = (board: Board, group: Item, { across }: Means): number => {
  const count = besideEachOther(board, group)
  const { left, right } = group.pads
  const share = Math.floor((across - (count - 1) * apart.groups) / count) - left - right
  return count === 1 ? across : Math.max(leastAcross, share)
}

const meansFor = (board: Board, { group, isTurned }: Level, { strict, lanes, opens }: Wishes): Means => {
  const depth = group.within.length - 1
  const inside = (room: number): number => Math.max(leastAcross, room - 8 * depth)
  const [across, along] = [inside(board.page.across), inside(board.page.along)]
  return {
    across: isTurned ? along : across,
    along: isTurned ? across : along,
    name: () => board.axes++,
    folds: (count) => {
      board.folds += (isTurned ? rowFold : 1) * count
    },
    strict,
    spreads: showsFans(board) && leavesOf(board).length <= mostSpread ? board.items : undefined,
    chains: showsFans(board) && showsChains(leavesOf(board).length, board.wires.length),
    shares: lanes && !opens && group.index === 0,
    rankOf: lanes && group.index === 0 ? (each) => each : undefined,
    pads: (each) => {
      const { left, top, right, bottom } = itemOf(board, each).pads
      return isTurned ? { left: top, top: left, right: bottom, bottom: right } : { left, top, right, bottom }
    },
  }
}

const arrangeParts = (level: Level, means: Means): Arrangement => {
  const parts = partsOf(level)
  const alone = parts.flatMap((part) => (part.length === 1 ? part : []))
  const together = alone.length > 1 ? [...parts.filter(({ length }) => length > 1), alone] : parts
  const arranged = together.map((part) => {
    const own = levelOfPart(level, part)
    const isLoose = part.length > 1 && own.links.length === 0 && own.open.length === 0
    return { vertices: part, arrangement: isLoose ? gridOf(own.vertices, means) : arrange(own, means) }
  })
  if (arranged.length === 0) return { x: [], y: [], row: [], w: 0, h: 0, corridors: [] }
  return shelve(arranged, level.vertices.length, means)
}
