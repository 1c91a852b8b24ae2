/**
 * One level of the tree: what is inside a group, or the page, as boxes joined by links.
 *
 * Groups at this level are boxes themselves, or open: then what is inside of them takes part here. A level is always looked
 * at as flowing down; one that flows across is turned.
 */

import { type Board, type Item, itemOf, type Wire } from '../model/board.ts'
import type { Size } from '../model/graph.ts'
import { turnSize } from '../model/turn.ts'

/**
 * A box of a level; `groups` are the open ones around it, from the outermost inward; `met` is when a walk from the starts meets
 * it, or something in it.
 */
export type Vertex = Size & { item: number; groups: readonly number[]; isGroup: boolean; hangs: boolean; met: number }

/** What joins two vertices, by their indices; `words` is the largest label along it. */
export type Link = { from: number; to: number; weight: number; words: Size; isBack: boolean }

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
  for (const { wire, from, to } of liftedWires(board, vertices)) {
    const words = wordsOf(wire, isTurned)
    const known = links.get(`${from} ${to}`)
    if (known === undefined) {
      links.set(`${from} ${to}`, { from, to, weight: 1, words, isBack: wire.isBack })
      continue
    }
    known.weight++
    known.words = { w: Math.max(known.words.w, words.w), h: Math.max(known.words.h, words.h) }
    known.isBack &&= wire.isBack
  }
  return [...links.values()]
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
