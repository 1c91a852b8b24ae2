/**
 * Pixels for a plan of bars: columns as wide as the widest node, rows as high as their words, links straight down.
 */
import type { Rect } from '../../../src/geometry/rect.ts'
import type { Element } from '../../../src/scene/scene.ts'
import type { Block } from '../../block.ts'
import { up } from '../../rect.ts'
import type { EdgePlace } from '../graph.ts'
import type { NodeView } from '../style.ts'
import { type BarWords, barHeight, drawBar, piecesOf, widestOf } from './bar-view.ts'
import type { Plan } from './plan.ts'

/** A bar with its words, or a node whose words wrap at a given width. */
export type Item = { words: BarWords; color: 'muted' | 'accent' } | { view: (width: number) => NodeView }

export type BarLayout = { items: { rect: Rect; draw: () => Element[] }[]; links: EdgePlace[]; w: number }

type Given = {
  plan: Plan
  links: readonly { from: number; to: number }[]
  items: readonly Item[]
  words: readonly Block[]
  cap: number
}

/** Between two columns, and between a link and its words. */
const gap = 24
const beside = 8
/** The shortest link, and the room of its words above and below. */
const shortest = 32
const around = 16

export function placeBars(given: Given): BarLayout {
  const { plan, links, items, words, cap } = given
  const column = Math.max(
    96,
    ...items.flatMap((item, index) => ('view' in item && isNarrow(plan, index) ? [item.view(cap).w] : [])),
  )
  const pitch = column + gap
  const across = (index: number): { x: number; w: number } => {
    const [first, last] = plan.spans[index] ?? [0, 0]
    return { x: first * pitch, w: (last - first) * pitch + column }
  }
  const views = items.map((item, index) =>
    'view' in item ? item.view(Math.max(cap, across(index).w - 2 * gap)) : undefined,
  )
  const x = (link: number): number => (plan.columns[link] ?? 0) * pitch + column / 2
  const pieces = (index: number, rect: Rect): Rect[] => piecesOf(rect, passing(index, given).map(x))
  const flat = (index: number): Rect => ({ ...across(index), y: 0, h: 0 })
  const bars = items.flatMap((item, index) =>
    'words' in item ? [{ words: item.words, w: widestOf(pieces(index, flat(index))).w }] : [],
  )
  const height = barHeight(bars)
  const rows = rowsOf(given, (index) => views[index]?.h ?? height)
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

/** Whether an item is no wider than a column. */
const isNarrow = ({ spans }: Plan, index: number): boolean => spans[index]?.[0] === spans[index]?.[1]

/** The links that pass an item on their way. */
const passing = (item: number, { plan: { levels, columns, spans }, links }: Given): number[] => {
  const [first, last] = spans[item] ?? [0, 0]
  const level = levels[item] ?? 0
  return links.flatMap(({ from, to }, index) => {
    const [a, b] = [levels[from] ?? 0, levels[to] ?? 0]
    const column = columns[index] ?? 0
    return Math.min(a, b) < level && level < Math.max(a, b) && first <= column && column <= last ? [index] : []
  })
}

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
