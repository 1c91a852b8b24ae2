/**
 * A level arranged: ranks, order, rows no wider than the page, places across, and bands where the flow is longer than the
 * page.
 */
import type { Item } from '../model/board.ts'
import { mostEqual } from '../model/fans.ts'
import { layersOf } from '../order/layers.ts'
import { orderOf } from '../order/order.ts'
import type { Level, Vertex } from '../ranks/level.ts'
import { ranksOf } from '../ranks/ranks.ts'
import { acrossOf, type Ground } from './across.ts'
import type { Arrangement, Room } from './arrangement.ts'
import { foldIntoBands } from './bands.ts'
import { chainsIn } from './chains.ts'
import { familyIn } from './families.ts'
import { spreadOf } from './fans-across.ts'
import { gapsOf, type Row, rowsOf } from './rows.ts'
import { startFirst } from './start-first.ts'

export type Means = Room & {
  strict: boolean
  shares: boolean
  /** A fixed order of open groups, such as lanes. */
  rankOf: ((group: number) => number) | undefined
  pads: (group: number) => { left: number; top: number; right: number; bottom: number }
  /** Those of a board whose hubs stand over the middle of their equals. */
  spreads: readonly Item[] | undefined
  /** Whether chains are straight before what passes them. */
  chains: boolean
}

/** Arranges vertices that hang together. */
export function arrange(level: Level, means: Means): Arrangement {
  const { vertices, open } = level
  const ranks = ranksOf(level, means)
  const layers = layersOf(level, ranks, means.chains ? chainsIn(level.links, ranks) : undefined)
  const order = orderOf(layers, means.rankOf)
  const spans = spansOf(level)
  const width = (vertex: number): number => spans[vertex] ?? dummyWidth
  const most = open.length > 0 ? Infinity : means.across
  const rows = rowsOf(order, { real: vertices.length, width, most, kin: familyIn(level) })
  const isSplit = rows.length !== order.length
  means.folds(rowFoldsIn(rows, level))
  const ground: Ground = {
    ...layers,
    rows: rows.map((row) => row.vertices),
    segments: isSplit
      ? layers.segments.filter(({ from, to }) => Math.max(from, to) < vertices.length)
      : layers.segments,
    width,
    isGroup: (vertex) => vertices[vertex]!.isGroup,
    pads: means.pads,
  }
  const { spreads: items } = means
  const spread = items && acrossOf(ground, (first) => spreadOf({ ...level, ...ground, ranks, items }, first))
  const reach = (middles: readonly number[]): number =>
    Math.max(...vertices.map(({ w }, vertex) => middles[vertex]! + w / 2))
  // Symmetry is worth no fold, and no width beyond the page.
  const middles = spread === undefined || reach(spread) > means.across ? acrossOf(ground) : spread
  const isFree = level.group.index === 0 && means.rankOf === undefined && !isSplit
  return stack(level, { rows, ranks, middles, isFree }, means)
}

/** Rows begun anew; equals that share a trunk seem to be of two kinds in two rows, more than a flow that begins anew seems to be another. */
const rowFoldsIn = (rows: readonly Row[], { vertices, links }: Level): number =>
  rows.slice(1).reduce((sum, row, index) => {
    const before = rows[index]!
    if (before.layer !== row.layer) return sum
    const both = [before, row].flatMap((each) => realIn(each, vertices))
    const hubs = both.map((vertex) => links.filter(({ to }) => to === vertex).map(({ from }) => from))
    return (
      sum + (both.length > mostEqual && hubs[0]!.some((hub) => hubs.every((own) => own.includes(hub))) ? rowFold : 1)
    )
  }, 0)

/** So many others a fold is as bad as in a row of equals, or in one that was asked for by a group's own direction. */
export const rowFold = 5

const dummyWidth = 1

/** How wide each vertex is with the words of the links that end at it: those stand beside their strokes. */
const spansOf = ({ vertices, links }: Level): number[] => {
  const spans = vertices.map(({ w }) => w)
  for (const { to, words } of links) if (words.w > 0) spans[to] = Math.max(spans[to]!, Math.ceil(words.w) + 1)
  return spans
}

/** `isFree`: left and right may change places. */
type Rowed = { rows: Row[]; ranks: number[]; middles: readonly number[]; isFree: boolean }

/** Rows under each other, and in bands if that is longer than the page. */
const stack = (level: Level, { rows, ranks, isFree, ...across }: Rowed, means: Means): Arrangement => {
  const { vertices, links } = level
  const gaps = gapsOf(rows, level, { ranks, pads: means.pads })
  const heights = rows.map((row) => Math.max(0, ...realIn(row, vertices).map((vertex) => vertices[vertex]!.h)))
  const tops: number[] = []
  for (const index of heights.keys()) {
    const before = index === 0 ? 0 : tops[index - 1]! + heights[index - 1]! + gaps[index - 1]!
    tops.push(before)
  }
  const h = tops.at(-1)! + heights.at(-1)!
  const isLong = h > means.along && rows.length > 1 && level.open.length === 0
  const middles = isFree && !isLong ? startFirst(across.middles, level) : across.middles
  const flat: Arrangement = {
    x: vertices.map(({ w }, vertex) => middles[vertex]! - w / 2),
    y: vertices.map(() => 0),
    row: vertices.map(() => -1),
    w: Math.max(...vertices.map(({ w }, vertex) => middles[vertex]! + w / 2)),
    h,
    corridors: middles.slice(vertices.length),
  }
  for (const [index, row] of rows.entries()) {
    const name = means.name()
    for (const vertex of realIn(row, vertices)) {
      const { h, hangs } = vertices[vertex]!
      flat.y[vertex] = tops[index]! + (hangs ? 0 : (heights[index]! - h) / 2)
      flat.row[vertex] = name
    }
  }
  return isLong ? foldIntoBands(flat, { rows, tops, heights, gaps, links, sizes: vertices }, means) : flat
}

const realIn = ({ vertices }: Row, all: readonly Vertex[]): number[] => vertices.filter((vertex) => vertex < all.length)
