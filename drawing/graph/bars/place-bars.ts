/**
 * Pixels for a plan of bars: columns as wide as the widest node, rows as high as their words, links straight down.
 */

import type { EdgePlace } from '../../../layout/model/graph.ts'
import type { Rect } from '../../../src/geometry/rect.ts'
import type { Element } from '../../../src/scene/scene.ts'
import type { Block } from '../../block.ts'
import type { NodeView } from '../style.ts'
import { type BarPaint, type BarWords, barHeight, barNeed, drawBar, piecesOf, widestOf } from './bar-view.ts'
import { linkHeight, placeLink } from './place-link.ts'
import { type Plan, passing } from './plan.ts'
import { type Column, columnsOf, type Need } from './widths.ts'

/** A bar with its words, or a node whose words wrap at a given width. */
export type Item = { words: BarWords; paint: BarPaint } | { view: (width: number) => NodeView }

export type BarLayout = { items: { rect: Rect; draw: () => Element[] }[]; links: EdgePlace[]; w: number }

type Given = {
  plan: Plan
  links: readonly { from: number; to: number }[]
  items: readonly Item[]
  words: readonly Block[]
  cap: number
  /** All columns alike. */
  even: boolean
}

/** What shapes need beside their words. */
const air = 48

export function placeBars(given: Given): BarLayout {
  const { links, words } = given
  const grid = gridOf(given)
  const placedItems = placeItems(given, grid)
  const rects = placedItems.map(({ rect }) => rect)
  const placed = links.map(({ from, to }, index) => {
    const [start, end] = [rects[from], rects[to]]
    if (start === undefined || end === undefined) return { points: [] }
    return placeLink({ x: grid.x(index), start, end, fromNode: isNode(given.items[from]) }, words[index])
  })
  const ends = [...rects, ...placed.flatMap(({ label }) => label ?? [])].map(({ x, w }) => x + w)
  return { items: placedItems, links: placed, w: Math.max(...ends) }
}

const placeItems = (given: Given, grid: Grid): BarLayout['items'] => {
  const { plan, links, items, cap } = given
  const views = items.map((item, index) =>
    'view' in item ? item.view(Math.max(cap, grid.across(index).w - air)) : undefined,
  )
  const pieces: Pieces = (index, { y, h }) =>
    piecesOf({ ...grid.across(index), y, h }, passing(index, plan, links).map(grid.x))
  const rows = rowsOf(given, (index) => views[index]?.h ?? levelHeight(plan.levels[index], given, pieces))
  return items.map((item, index) => {
    const rect = { ...grid.across(index), ...(rows.get(plan.levels[index] ?? 0) ?? { y: 0, h: 0 }) }
    const draw = (): Element[] =>
      'words' in item ? drawBar(pieces(index, rect), item.words, item.paint) : (views[index]?.draw(rect) ?? [])
    return { rect, draw }
  })
}

/** The columns that each item lies across, and where each link is. */
type Grid = { across: (item: number) => Column; x: (link: number) => number }

const gridOf = (given: Given): Grid => {
  const columns = columnsOf(needsOf(given), given.even)
  const column = (index = 0): Column => columns[index] ?? { x: 0, w: 0 }
  return {
    across: (item) => {
      const [first, last] = given.plan.spans[item] ?? [0, 0]
      return { x: column(first).x, w: column(last).x + column(last).w - column(first).x }
    },
    x: (link) => {
      const { x, w } = column(given.plan.columns[link])
      return x + w / 2
    },
  }
}

/** The stretches of a bar between the links that pass it. */
type Pieces = (item: number, row: Row) => Rect[]

/** How high the bars of a level are, so that the words of each fit its widest piece. */
const levelHeight = (level: number | undefined, { items, plan }: Given, pieces: Pieces): number =>
  barHeight(
    items.flatMap((item, index) =>
      'words' in item && plan.levels[index] === level
        ? [{ words: item.words, w: widestOf(pieces(index, { y: 0, h: 0 })).w }]
        : [],
    ),
  )

/** What each column must have room for. Where all columns are alike, bars do not make them wider: their words wrap. */
const needsOf = ({ plan, items, words, cap, even }: Given): Need[] =>
  Array.from({ length: plan.count }, (_, column) => ({
    items: items.flatMap((item, index) => {
      const [first, last] = plan.spans[index] ?? [0, 0]
      if (first !== column || last !== column) return []
      if ('view' in item) return [item.view(cap).w]
      return even ? [] : [barNeed(item.words)]
    }),
    words: words.flatMap(({ w }, link) => (plan.columns[link] === column ? [w] : [])),
  }))

type Row = { y: number; h: number }

/** Rows from the top: each as high as its highest item, and below it the room that words beside links need. */
const rowsOf = (given: Given, heightOf: (index: number) => number): Map<number, Row> => {
  const { levels } = given.plan
  const rows = new Map<number, Row>()
  let y = 0
  for (const level of [...new Set(levels)].sort((a, b) => a - b)) {
    const inRow = [...levels.keys()].filter((index) => levels[index] === level)
    if (rows.size > 0) y += linkHeight(Math.max(0, ...wordsAbove(level, given)))
    const h = Math.max(...inRow.map(heightOf))
    rows.set(level, { y, h })
    y += h
  }
  return rows
}

/** The heights of the words that are between a level and the one before. */
const wordsAbove = (level: number, { plan: { levels }, links, items, words }: Given): number[] =>
  links.flatMap(({ from, to }, index) => {
    const [a, b] = [levels[from] ?? 0, levels[to] ?? 0]
    const node = isNode(items[from]) ? from : to
    const nodeLevel = levels[node] ?? 0
    // Words are beside the node's own end of a link: over a row of nodes, or under the one before.
    const isHere = nodeLevel === Math.max(a, b) ? nodeLevel === level : nodeLevel === level - 1
    return isHere ? [words[index]?.h ?? 0] : []
  })

const isNode = (item: Item | undefined): boolean => item !== undefined && 'view' in item
