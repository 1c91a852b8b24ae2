/**
 * Lines between the main stages and those beside them: down to one that begins when a main stage ends, and up into a main
 * stage that waits for one.
 */
import { group } from 'd3-array'
import type { Bar, MinutesPlan } from './plan-minutes.ts'
import { arrow, barOf, type DrawnTimetable, dot, say } from './strokes.ts'
import type { StageLink, Timetable } from './timetable.ts'

/** Pixels: from the end of a stage to the line that leads down, from the start of one to the line that leads up to it, and free beside a line. */
const size = { down: 16, up: 10, clear: 4 } as const

/** What leads to and from what runs beside the main stages. */
export const drawBeside = (drawn: DrawnTimetable): void => {
  const { table, plan } = drawn
  const [starts, ends] = [true, false].map((isStart) => table.after.filter((link) => isStartIn(link, plan) === isStart))
  for (const links of group(starts ?? [], ({ from }) => from).values()) drawStarts(links, drawn)
  for (const link of ends ?? []) drawAfter(link, drawn)
}

const isStartIn = ({ to }: StageLink, plan: MinutesPlan): boolean => plan.beside.some(({ stage }) => stage.node === to)

/** Where the line runs that leads down from a stage. */
const downX = ({ x, w }: { x: number; w: number }): number => Math.max(x + Math.min(4, w / 2), x + w - size.down)

/** Whether a line down at `x` would touch a bar or its words. */
export const isAcross = (x: number, bar: Bar): boolean =>
  x > bar.rect.x - size.clear && x < rightWithWords(bar) + size.clear

/** Where a bar ends, or the words beside it. */
export const rightWithWords = ({ rect, at, words, isInside }: Bar): number =>
  Math.max(rect.x + rect.w, isInside ? 0 : at.x + words.w)

/** Names of stages beside the main ones that a line would reach through the bar or the words of another. */
export const startsThrough = ({ after }: Pick<Timetable, 'after'>, plan: MinutesPlan): string[] =>
  after.flatMap((link) => {
    const [from, to] = [barOf(plan, link.from), barOf(plan, link.to)]
    if (from === undefined || to === undefined || !isStartIn(link, plan)) return []
    const isCrossed = plan.beside.some((bar) => bar.rect.y < to.rect.y && isAcross(downX(from.rect), bar))
    return isCrossed ? [link.edge.to] : []
  })

/** One line down from a stage, with a branch to each that begins when it ends. */
const drawStarts = (links: StageLink[], { plan, sheet }: DrawnTimetable): void => {
  const bars = links
    .flatMap((link) => {
      const [from, to] = [barOf(plan, link.from)?.rect, barOf(plan, link.to)?.rect]
      return from === undefined || to === undefined ? [] : [{ edge: link.edge, from, to }]
    })
    .toSorted((a, b) => b.to.y - a.to.y)
  for (const [at, { edge, from, to }] of bars.entries()) {
    const [x, y] = [downX(from), to.y + to.h / 2]
    const branch = [
      { x, y },
      { x: to.x, y },
    ]
    arrow(edge, at === 0 ? [{ x, y: from.y + from.h }, ...branch] : branch, sheet)
    if (at > 0) dot(edge, { x, y }, sheet)
    say(edge, x - 8, y, 'end', sheet)
  }
}

/** From a stage beside the others up into one that waits for it. */
const drawAfter = ({ edge, from, to }: StageLink, { plan, sheet }: DrawnTimetable): void => {
  const [before, bar] = [barOf(plan, from), barOf(plan, to)]
  if (before === undefined || bar === undefined) return
  const [x, y] = [
    bar.rect.x + Math.min(size.up, Math.floor(bar.rect.w / 2)),
    before.isInside ? before.rect.y + before.rect.h / 2 : before.rect.y + 8,
  ]
  arrow(
    edge,
    [
      { x: before.rect.x + before.rect.w, y },
      { x, y },
      { x, y: bar.rect.y + bar.rect.h },
    ],
    sheet,
  )
  say(edge, x - 8, y + 12, 'end', sheet)
}
