/**
 * Where failures of stages lead: exits, what falls to them, the rail that leads to the last one, and the way back.
 */
import { block, place } from '../../drawing/block.ts'
import type { GraphEdge } from '../../drawing/data/graph.ts'
import { paintOf, wordWidth } from '../../drawing/graph/node-view.ts'
import { box } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { failX, stubWords, wordsOfStub } from './exits.ts'
import type { Bar } from './plan-minutes.ts'
import { arrow, barOf, type DrawnTimetable, dot, isSaidAtStub, say, wordsAt } from './strokes.ts'
import { stubOf } from './stub.ts'
import type { StageLink } from './timetable.ts'

/** Exits, what falls to them, the rail that leads to the last one, and the way back. */
export const drawExits = ({ table, plan, sheet }: DrawnTimetable): void => {
  const { exits, fails, between } = table
  for (const { node, rect, words } of plan.exits) {
    const { dashed: _, ...paint } = paintOf(node, sheet)
    sheet.put(node, [box(rect.x, rect.y, rect.w, rect.h, paint), ...place(words, rect)])
  }
  for (const exit of plan.exits) {
    const own = fails.filter(({ to }) => to === exit.node)
    const isMain = ({ from }: StageLink): boolean => plan.main.some(({ stage }) => stage.node === from)
    const drops = dropsOf(own.filter(isMain), exit === plan.exits.at(-1), plan)
    drawFails(drops, exit.rect, { plan, sheet })
    const stubs = own.flatMap((link) => {
      const way = drops.includes(link) ? undefined : stubOf(link, drops, plan)
      return way === undefined ? [] : [{ link, way }]
    })
    for (const { link, way } of stubs) {
      const others = stubs.filter((other) => other.link !== link).map((other) => other.way)
      drawStub({ link, way: joined(way, others) }, drops, { table, plan, sheet })
    }
  }
  const rectOf = (node: StageLink['from']) => plan.exits[exits.indexOf(node)]?.rect ?? { x: 0, y: 0, w: 0, h: 0 }
  for (const { edge, from, to } of between) {
    const [a, b] = [rectOf(from), rectOf(to)]
    const [x, x2] = a.x > b.x ? [a.x, b.x + b.w] : [a.x + a.w, b.x]
    arrow(
      edge,
      [
        { x, y: plan.rail },
        { x: x2, y: plan.rail },
      ],
      sheet,
    )
    say(edge, (x + x2) / 2, plan.rail - 14, 'middle', sheet)
  }
  drawBack({ table, plan, sheet }, rectOf)
}

/** The way back to the source. */
const drawBack = (
  { table: { back }, plan, sheet }: DrawnTimetable,
  rectOf: (node: StageLink['from']) => Bar['rect'],
): void => {
  if (back === undefined) return
  const [first] = plan.main
  const tip = (first?.rect.y ?? 0) + (first?.rect.h ?? 0) / 2 + (back.to.note === undefined ? 7 : 30)
  const left = rectOf(back.from).x
  arrow(
    back.edge,
    [
      { x: left, y: plan.rail },
      { x: 8, y: plan.rail },
      { x: 8, y: tip },
    ],
    sheet,
  )
  // As wide as there is room for before what leads back, upward from the rail.
  const text = wordsAt(back.edge)
  const words = block([{ text, as: 'label' }], Math.max(left - 32, wordWidth(text)))
  const rect = { x: 20, y: plan.rail - 5 - words.h, w: words.w, h: words.h }
  sheet.put(back.edge, place(words, rect, { align: 'start' }), 'line')
}

/** Several failures may drop onto the last exit; onto another one the latest drops, and earlier ones join it. */
export const dropsOf = (links: StageLink[], isLast: boolean, plan: DrawnTimetable['plan']): StageLink[] => {
  const xOf = ({ from }: StageLink): number => failX(barOf(plan, from) ?? { rect: { x: 0, w: 0 } })
  return isLast ? links : links.toSorted((a, b) => xOf(b) - xOf(a)).slice(0, 1)
}

/** A way up to where it meets one that comes from further left. */
const joined = (way: Point[], others: readonly Point[][]): Point[] => {
  const [turn, end] = way.slice(-2)
  const isMet = others.some((other) => {
    const [start, last] = other.slice(-2)
    return start !== undefined && turn !== undefined && start.x < turn.x && (last?.x ?? 0) >= turn.x
  })
  return isMet && end !== undefined ? way.slice(0, -1) : way
}

/** What joins the next drop on its right, or what leads there, with a dot there. */
const drawStub = (
  { link, way }: { link: StageLink; way: Point[] },
  drops: StageLink[],
  { table, plan, sheet }: DrawnTimetable,
): void => {
  const end = way.at(-1)
  if (end === undefined) return
  arrow(link.edge, way, sheet, false)
  dot(link.edge, end, sheet)
  if (!isSaidAtStub(link, drops)) return
  const falls = table.fails.map(({ from }) => failX(barOf(plan, from) ?? { rect: { x: 0, w: 0 } }))
  const from = way.findLast(({ y }) => y < end.y)?.x ?? end.x
  const words = wordsOfStub(wordsAt(link.edge), from, falls)
  const rect = { x: from + stubWords, y: end.y + 3, w: words.w, h: words.h }
  sheet.put(link.edge, place(words, rect, { align: 'start' }), 'line')
}

/** The first failure drops onto the exit; the others join a rail that comes from the right. */
const drawFails = (links: StageLink[], rect: Bar['rect'], { plan, sheet }: Omit<DrawnTimetable, 'table'>): void => {
  const drops = links
    .flatMap(({ edge, from }) => {
      const bar = barOf(plan, from)
      return bar === undefined ? [] : [{ edge, x: failX(bar), top: bar.rect.y + bar.rect.h }]
    })
    .toSorted((a, b) => a.x - b.x)
  for (const [at, { edge, x, top }] of drops.entries()) {
    const isOnto = x >= rect.x + 4 && x <= rect.x + rect.w - 4
    const isTrunk = at === drops.length - 1
    const start = { x, y: top }
    const rail = { x, y: plan.rail }
    if (isOnto) arrow(edge, [start, { x, y: rect.y }], sheet)
    else arrow(edge, isTrunk ? [start, rail, { x: rect.x + rect.w, y: plan.rail }] : [start, rail], sheet, isTrunk)
    if (!isOnto && !isTrunk) dot(edge, rail, sheet)
    const before = at === 0 ? rect.x - 96 : Math.max(drops[at - 1]?.x ?? 0, isOnto ? 0 : rect.x + rect.w)
    const w = x - before - 24
    // Where a word has no room between the exit and its drop, it is over the exit.
    const isOver = !isOnto && w < wordWidth(wordsAt(edge))
    const y = isOver ? rect.y - 6 : at === 0 || isOnto ? rect.y - 18 : plan.rail - 6
    drawFailWords(edge, { x: x - 10, y, w: isOver ? x - (drops[at - 1]?.x ?? 0) - 24 : w }, sheet)
  }
}

/** Words that end at a place, left of the stroke that they belong to and as wide as there is room for. */
const drawFailWords = (edge: GraphEdge, { x, y, w }: { x: number; y: number; w: number }, sheet: Sheet): void => {
  const text = wordsAt(edge)
  const words = block([{ text, as: 'label' }], Math.max(w, wordWidth(text)))
  const rect = { x: x - words.w, y: y - words.h, w: words.w, h: words.h }
  sheet.put(edge, place(words, rect, { align: 'end' }), 'line')
}
