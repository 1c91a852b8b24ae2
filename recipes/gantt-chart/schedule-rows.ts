/**
 * Where the bars of a plan, their names and the arrows between them are: the widest calendar in which every name
 * fits beside its bar.
 */
import { group } from 'd3-array'
import { type Block, block } from '../../drawing/block.ts'
import type { Planned } from '../../drawing/data/plan-tasks.ts'
import type { ScheduleTask } from '../../drawing/data/schedule.ts'
import { up } from '../../drawing/rect.ts'
import { room } from '../../drawing/sheet.ts'
import { barHeight, milestoneReach } from '../../drawing/time/bar.ts'
import type { Caption } from '../../drawing/time/caption.ts'
import { freePlace, type Interval } from '../../drawing/time/pack.ts'
import { type TimeSpan, timeScale } from '../../drawing/time/scale.ts'
import { day } from '../../drawing/values/moment.ts'
import { crossingsOf, type DependencyWay, type RowBar, routeDependencies } from './dependencies.ts'

/** A task in its row: its bar, the x of its forecast if that moves, its words and the x where they begin. */
export type TaskRow = {
  task: ScheduleTask
  planned: Planned
  bar: RowBar
  forecast?: number | undefined
  words: Caption
  wordsAt: number
}

/** A section: the rows of one group; `title` is its name, wrapped for the column at the left. */
export type TaskSection = { title: Block; rows: TaskRow[]; top: number; bottom: number }

/** Everything placed; a way belongs to the task of the bar that it leads to. */
export type PlacedSchedule = { span: TimeSpan; sections: TaskSection[]; ways: DependencyWay[]; bottom: number }

type Input = {
  plan: Map<ScheduleTask, Planned>
  find: (reference: string) => ScheduleTask
  /** A task's words, at most `cap` pixels wide. */
  wordsOf: (task: ScheduleTask, cap: number) => Caption
  /** When a milestone is reached as things are, if that is not as planned. */
  forecastOf: (task: ScheduleTask) => number | undefined
  /** Moments that the calendar shows beside those of the tasks. */
  moments: number[]
}

/** The first arrangement that fits the page, from wide to narrow; where none does, the narrowest, wider than the page. */
export function placeTasks(input: Input): PlacedSchedule {
  for (const cap of caps) {
    for (const share of shares) {
      const placed = placeWith(input, { cap, share, end: room.w })
      if (placed !== undefined) return placed
    }
  }
  const placed = placeWith(input, { cap: caps.at(-1) ?? 0, share: shares.at(-1) ?? 1, end: Number.POSITIVE_INFINITY })
  if (placed === undefined) throw new Error('words find no place on an endless page')
  return placed
}

/** How wide words may be, in pixels, and how much of the page the calendar has: what is tried in turn. */
const caps = [320, 240, 184, 144]
const shares = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.5, 0.4]

const titleWidth = 128
/** From the top of a section to its title. */
export const titleTop = 12
/** Least height of a row, padding around words that are higher, and padding around a section. */
const row = { least: 28, padding: 8, section: 8 }
/** A day is never wider than this. */
const widestDay = 32

/** `end`: where the page ends. */
type Width = { cap: number; share: number; end: number }

const placeWith = (input: Input, { cap, share, end }: Width): PlacedSchedule | undefined => {
  const groups = group(input.plan.keys(), (task) => task.group)
  const titles = new Map([...groups.keys()].map((name) => [name, block([{ text: name, as: 'head' }], titleWidth)]))
  const column = Math.max(...[...titles.values()].map(({ w }) => w))
  const moments = [...input.plan.values()].flatMap(({ start, finish }) => [start, finish])
  const span = spanOf([...moments, ...input.moments], { left: column === 0 ? milestoneReach : up(column + 24), share })
  let bottom = 0
  const sections = [...groups].map(([name, tasks]): TaskSection => {
    const section = layTasks(tasks, input, { cap, span, top: bottom, title: titles.get(name) ?? block([]) })
    bottom = section.bottom
    return section
  })
  const rows = sections.flatMap((section) => section.rows)
  const ways = routesOf(rows, input.find)
  return rows.every((each) => placeWords(each, { ways, span, end })) ? { span, sections, ways, bottom } : undefined
}

type SectionPlace = { cap: number; span: TimeSpan; top: number; title: Block }

/** Stacks the rows; the positions of their labels are decided later. */
const layTasks = (tasks: ScheduleTask[], input: Input, { cap, span, top, title }: SectionPlace): TaskSection => {
  const x = timeScale(span)
  let y = top + row.section
  const rows = tasks.map((task): TaskRow => {
    const planned = input.plan.get(task)
    if (planned === undefined) throw new Error('a task without a plan')
    const words = input.wordsOf(task, cap)
    const h = up(Math.max(row.least, words.h + row.padding), 4)
    const bar = { left: x(planned.start), right: x(planned.finish), y: y + h / 2, isMilestone: task.duration === 0 }
    y += h
    const forecast = input.forecastOf(task)
    return { task, planned, bar, forecast: forecast === undefined ? undefined : x(forecast), words, wordsAt: 0 }
  })
  return { title, rows, top, bottom: Math.max(y, top + titleTop + title.h) + row.section }
}

const spanOf = (moments: number[], { left, share }: { left: number; share: number }): TimeSpan => {
  const from = Math.floor(Math.min(...moments) / day) * day
  const to = Math.max(from + 14 * day, ...moments)
  const days = (to - from) / day
  // The last milestone reaches beyond its day.
  const fits = ((room.w - left - 2 * milestoneReach) * share) / days
  // Whole quarters of a pixel a day keep most edges on whole pixels.
  const perDay = Math.min(widestDay, fits < 1 ? fits : Math.floor(fits * 4) / 4)
  return { from, to, left, right: left + days * perDay }
}

const routesOf = (rows: TaskRow[], find: (reference: string) => ScheduleTask): DependencyWay[] => {
  const rowOf = new Map(rows.map((row) => [row.task, row]))
  const pairs = rows.flatMap(({ task, planned, bar }) =>
    [...new Set(task.after.map(find))].flatMap((waitsFor) => {
      const before = rowOf.get(waitsFor)
      if (before === undefined) return []
      return [{ from: before.bar, to: bar, main: planned.slack === 0 && before.planned.slack === 0 }]
    }),
  )
  return routeDependencies(
    pairs,
    rows.map(({ bar }) => bar),
  )
}

/** From a bar to its words, and from words to an arrow. */
const gap = 8
/** Labels right of a bar are easier to find: the left is taken only if it is nearer by this much. */
const toLeft = 24

/** Puts the words of a row beside its bar; false where they fit on neither side. */
const placeWords = (
  laid: TaskRow,
  { ways, span, end }: { ways: readonly DependencyWay[]; span: TimeSpan; end: number },
): boolean => {
  const { bar, forecast = bar.right, words } = laid
  const reach = bar.isMilestone ? milestoneReach : 0
  const high = Math.max(words.h, barHeight) / 2
  const taken = crossingsOf(ways, { top: bar.y - high, bottom: bar.y + high })
  const right = freePlace(forecast + reach + gap, words.w, { taken, gap })
  const mirrored = taken.map(({ from, to }): Interval => ({ from: -to, to: -from }))
  const left = -freePlace(-(bar.left - reach - gap), words.w, { taken: mirrored, gap }) - words.w
  const options = [
    { at: right, cost: right - bar.right },
    { at: left, cost: bar.left - left - words.w + toLeft },
  ].filter(({ at }) => at >= span.left && at + words.w <= end)
  const [best] = options.sort((a, b) => a.cost - b.cost)
  laid.wordsAt = best?.at ?? 0
  return best !== undefined
}
