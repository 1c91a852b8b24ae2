/**
 * Pixels for a plan of bars: columns as wide as the widest node, rows as high as their words, links straight down.
 */
import type { Rect } from '../../../src/geometry/rect.ts'
import type { Element } from '../../../src/scene/scene.ts'
import type { Block } from '../../block.ts'
import { up } from '../../rect.ts'
import type { EdgePlace } from '../model/graph.ts'
import type { NodeView } from '../style.ts'
import { type BarWords, barHeight, barNeed, drawBar, piecesOf, widestOf } from './bar-view.ts'
import { type Plan, passing } from './plan.ts'
import { type Column, columnsOf, type Need } from './widths.ts'

/** A bar with its words, or a node whose words wrap at a given width. */
export type Item = { words: BarWords; color: 'muted' | 'accent' } | { view: (width: number) => NodeView }

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

/** Between a link and its words; what shapes need beside theirs. */
const beside = 8
const air = 48
/** The shortest link, and the room of its words above and below. */
const shortest = 32
const around = 16

export function placeBars(given: Given): BarLayout {
  const { plan, links, items, words, cap, even } = given
  const columns = columnsOf(needsOf(given), even)
  const column = (index: number): Column => columns[index] ?? { x: 0, w: 0 }
  const across = (index: number): Column => {
    const [first, last] = plan.spans[index] ?? [0, 0]
    return { x: column(first).x, w: column(last).x + column(last).w - column(first).x }
  }
  const views = items.map((item, index) =>
    'view' in item ? item.view(Math.max(cap, across(index).w - air)) : undefined,
  )
  const x = (link: number): number => {
    const { x: left, w } = column(plan.columns[link] ?? 0)
    return left + w / 2
  }
  const pieces = (index: number, rect: Rect): Rect[] => piecesOf(rect, passing(index, plan, links).map(x))
  const flat = (index: number): Rect => ({ ...across(index), y: 0, h: 0 })
  const heightAt = (level: number | undefined): number =>
    barHeight(
      items.flatMap((item, index) =>
        'words' in item && plan.levels[index] === level
          ? [{ words: item.words, w: widestOf(pieces(index, flat(index))).w }]
          : [],
      ),
    )
  const rows = rowsOf(given, (index) => views[index]?.h ?? heightAt(plan.levels[index]))
  const rects = items.map(
    (_, index): Rect => ({ ...across(index), ...(rows.get(plan.levels[index] ?? 0) ?? { y: 0, h: 0 }) }),
  )
  const placed = links.map((link, index) => placeLink(link, { x: x(index), words: words[index], given, rects }))
  return {
    items: items.map((item, index) => {
      const rect = rects[index] ?? flat(index)
      return {
        rect,
        draw: () =>
          'words' in item ? drawBar(pieces(index, rect), item.words, item.color) : (views[index]?.draw(rect) ?? []),
      }
    }),
    links: placed,
    w: Math.max(
      ...rects.map((rect) => rect.x + rect.w),
      ...placed.map(({ label }) => (label === undefined ? 0 : label.x + label.w)),
    ),
  }
}

/** What each column must have room for. Bars bear to be even with nodes, and wrap. */
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
const rowsOf = (
  { plan: { levels }, links, items, words }: Given,
  heightOf: (index: number) => number,
): Map<number, Row> => {
  const rows = new Map<number, Row>()
  let y = 0
  for (const level of [...new Set(levels)].sort((a, b) => a - b)) {
    const inRow = [...levels.keys()].filter((index) => levels[index] === level)
    const above = links.flatMap(({ from, to }, index) => {
      const [a, b] = [levels[from] ?? 0, levels[to] ?? 0]
      const node = items[from] !== undefined && 'view' in items[from] ? from : to
      const nodeLevel = levels[node] ?? 0
      // Words are beside the node's own end of a link: over a row of nodes, or under the one before.
      const isHere = nodeLevel === Math.max(a, b) ? nodeLevel === level : nodeLevel === level - 1
      return isHere ? [words[index]?.h ?? 0] : []
    })
    if (rows.size > 0) y += Math.max(shortest, up(Math.max(0, ...above) + around))
    const h = Math.max(...inRow.map(heightOf))
    rows.set(level, { y, h })
    y += h
  }
  return rows
}

type LinkMeans = { x: number; words: Block | undefined; given: Given; rects: readonly Rect[] }

/** A link from one item's edge to the other's, its words to the right of the node's end. */
const placeLink = (
  { from, to }: { from: number; to: number },
  { x, words, given: { items }, rects }: LinkMeans,
): EdgePlace => {
  const [start, end] = [rects[from], rects[to]]
  if (start === undefined || end === undefined) return { points: [] }
  const down = start.y < end.y
  const [first, last] = down ? [start.y + start.h, end.y] : [start.y, end.y + end.h]
  const points = [
    { x, y: first },
    { x, y: last },
  ]
  if (words === undefined || words.h === 0) return { points }
  const fromNode = items[from] !== undefined && 'view' in items[from]
  const isBelow = fromNode === down
  const edge = fromNode ? first : last
  const room = Math.max(shortest, up(words.h + around))
  const y = isBelow ? edge + (room - words.h) / 2 : edge - (room + words.h) / 2
  return { points, label: { x: x + beside, y, w: words.w, h: words.h, align: 'start' } }
}
