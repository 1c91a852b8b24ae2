/**
 * One level of the tree: what is inside a group, or the page, as boxes joined by links.
 *
 * Groups at this level are boxes themselves, or open: then what is inside of them takes part here. A level is always looked
 * at as flowing down; one that flows across is turned.
 */

import { type Board, type Item, itemOf, leavesOf, type Wire } from '../model/board.ts'
import { showsFans } from '../model/equals.ts'
import { mostSpread } from '../model/fans.ts'
import type { Size } from '../model/graph.ts'
import { turnSize } from '../model/turn.ts'

/**
 * A box of a level; `groups` are the open ones around it, from the outermost inward; `met` is when a walk from the starts meets
 * it, or something in it.
 */
export type Vertex = Size & { item: number; groups: readonly number[]; isGroup: boolean; hangs: boolean; met: number }

/** For both ends. */
export type Off = { from: number; to: number }

/**
 * What joins two vertices, by their indices; `words` is the largest label along it, `off` how far from their middles it is across
 * the flow, where a node that nothing else joins is in line with what is inside of a group.
 */
export type Link = { from: number; to: number; weight: number; words: Size; isBack: boolean; off?: Off }

export type Level = {
  group: Item
  /** Whether it flows across the board, and is looked at turned. */
  isTurned: boolean
  vertices: Vertex[]
  links: Link[]
  /** Open groups, outer ones first. */
  open: readonly number[]
}

/** The level of a group whose kids have their sizes. */
export function levelOf(board: Board, group: Item, open: ReadonlySet<number>): Level {
  const isTurned = group.flow === 'right'
  const vertices: Vertex[] = []
  const opened: number[] = []
  const spread = (index: number, groups: readonly number[]): void => {
    for (const kid of itemOf(board, index).kids) {
      if (open.has(kid)) {
        opened.push(kid)
        spread(kid, [...groups, kid])
        continue
      }
      const { w, h, isGroup, node, wall, met } = itemOf(board, kid)
      if (wall >= 0) continue
      const size = isTurned ? { w: h, h: w } : { w, h }
      vertices.push({
        ...size,
        item: kid,
        groups,
        isGroup,
        met,
        hangs: node?.hangs === true && !board.isTurned && !isTurned,
      })
    }
  }
  spread(group.index, [])
  return { group, isTurned, vertices, links: linksOf(board, vertices, isTurned), open: opened }
}

/** The wires between different vertices, those between the same two taken together in the direction that most have. */
const linksOf = (board: Board, vertices: readonly Vertex[], isTurned: boolean): Link[] => {
  const links = new Map<string, Link>()
  const isSparse = showsFans(board) && leavesOf(board).length <= mostSpread
  const offAt = (end: number, vertex: number): number => offIn(board, { end, box: vertices[vertex]!.item, isTurned })
  for (const { wire, from, to } of liftedWires(board, vertices)) {
    const words = wordsOf(wire, isTurned)
    const known = links.get(`${from} ${to}`)
    if (known === undefined) {
      const link: Link = { from, to, weight: 1, words, isBack: wire.isBack }
      const isAlone = isSparse && [wire.from, wire.to].some((end) => isLeaf(board, vertices, end))
      if (isAlone) link.off = { from: offAt(wire.from, from), to: offAt(wire.to, to) }
      links.set(`${from} ${to}`, link)
      continue
    }
    known.weight++
    known.words = { w: Math.max(known.words.w, words.w), h: Math.max(known.words.h, words.h) }
    known.isBack &&= wire.isBack
  }
  return [...links.values()]
}

/** Whether an item is a node of this level that a single wire joins. */
const isLeaf = ({ items, wires }: Board, vertices: readonly Vertex[], end: number): boolean =>
  !items[end]!.isGroup &&
  vertices.some(({ item }) => item === end) &&
  wires.filter(({ from, to }) => from === end || to === end).length === 1

/** How far across the flow the middle of an item is from the middle of a box that it is in. */
const offIn = ({ items }: Board, { end, box, isTurned }: { end: number; box: number; isTurned: boolean }): number => {
  const { within, wall } = items[end]!
  if (wall >= 0 || !within.includes(box)) return 0
  const half = ({ w, h }: Item): number => (isTurned ? h : w) / 2
  const inside = within.slice(0, within.indexOf(box)).map((each) => items[each]!)
  return inside.reduce((sum, { x, y }) => sum + (isTurned ? y : x), half(items[end]!)) - half(items[box]!)
}

const wordsOf = ({ labels: [label = { w: 0, h: 0 }] }: Wire, isTurned: boolean): Size =>
  isTurned ? turnSize(label) : label

export type Lifted = { wire: Wire; from: number; to: number }

/** Wires as seen from a level: between the vertices that contain their ends. */
export function liftedWires({ items, wires }: Board, vertices: readonly Pick<Vertex, 'item' | 'groups'>[]): Lifted[] {
  const indexOf = new Map(vertices.map(({ item }, index) => [item, index]))
  // An open group is met at the first of its vertices.
  for (const [index, { groups }] of vertices.entries())
    for (const group of groups) if (!indexOf.has(group)) indexOf.set(group, index)
  const vertexOf = (item: number): number | undefined => {
    for (const each of items[item]!.within) if (indexOf.has(each)) return indexOf.get(each)
    return undefined
  }
  return wires.flatMap((wire) => {
    const [from, to] = [vertexOf(wire.from), vertexOf(wire.to)]
    return from === undefined || to === undefined || from === to ? [] : [{ wire, from, to }]
  })
}
