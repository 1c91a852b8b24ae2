/**
 * What happened on days with downtime, in words under their bars, and what the uptime would be without the worst of them.
 */
import { type Block, block, place, widthOf } from '../../drawing/block.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { writeDay } from '../../drawing/values/calendar.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { type StatusColumns, size } from './columns.ts'
import {
  allowedOf,
  atDay,
  type DownDay,
  isMissed,
  lowestOf,
  minutesAllowed,
  placeOfDay,
  type StatusData,
  type StatusRow,
  uptimeOf,
  worstOf,
  writeMinutes,
  writeUptime,
} from './uptime.ts'

/** From a bar to its words. */
const beside = 12

/** The words of a day that alone broke the objective. */
const strong = { size: 14, fill: 'negative' } as const

/** Words of a day: where their bar is, from where to where they are, and which line under the bars that is. */
export type DayNote = { down: DownDay; x: number; from: number; to: number; words: Block; line: number }

/** Where bars end, and where words do at the latest on as many lines as are under the figures. */
type Ends = { left: number; right: number; free: number; under: number }

/** Where words may be and on how many lines; `isStrong`: in the color of its bar, as the day alone broke the objective; `isLeft`: left of its tick rather than right of it. */
type Room = { ends: Ends; lines: number; isStrong: boolean; isLeft: boolean }

/** What happened, under its bar and beside its tick; words that would meet are a line lower, and mere minutes are left out. */
export const notesOf = (
  row: StatusRow,
  data: StatusData,
  { columns, sheet }: { columns: StatusColumns; sheet: Sheet },
): DayNote[] => {
  const { x, pitch } = columns
  const ends = endsOf(row, data, { columns, sheet })
  // The day that the heading is about is the first to have its words.
  const named = needsWithout(row, data, sheet) ? worstOf(row) : undefined
  const worst = isMissed(row, data) ? worstOf(row) : undefined
  const isSaid = (each: DownDay): boolean =>
    each === named || each === worst || each.text !== undefined || each.minutes > allowedOf(row, data)
  const rank = (each: DownDay): number => (each === named ? 0 : isSaid(each) ? 1 : 2)
  const ranked = (row.down ?? []).toSorted(
    (a, b) => rank(a) - rank(b) || b.minutes - a.minutes || atDay(b.day) - atDay(a.day),
  )
  const early = ranked.toSorted((a, b) => Number(!isSaid(a)) - Number(!isSaid(b)) || atDay(a.day) - atDay(b.day))
  const layIn = ({ order, isLeft }: { order: readonly DownDay[]; isLeft: boolean }) => {
    const notes: DayNote[] = []
    for (const down of order) {
      const own = isSaid(down)
      const lines = own ? notes.length + Math.max(2, ends.under) : 1
      const room = { ends, lines, isStrong: down.minutes > allowedOf(row, data), isLeft }
      const spots = spotsFor(down, x + placeOfDay(down.day, data) * pitch, { ...room, isSaid: own })
      const spot = spots.find((each) => !notes.some((other) => meets(each, other)))
      if (spot !== undefined) notes.push(spot)
    }
    return { notes, lost: order.filter((each) => !notes.some(({ down }) => down === each)) }
  }
  // Words left of their ticks leave room for ticks after them: from the earliest on, where the worst first loses some.
  const ways = [ranked, early].flatMap((order) => [false, true].map((isLeft) => layIn({ order, isLeft })))
  const { notes, lost } = ways.reduce((best, each) => (isBetter(each, best, isSaid) ? each : best))
  for (const each of lost.filter(isSaid)) sheet.footnote(`No room under ${row.name}: ${wordsFor(each)}.`)
  const mute = lost.filter((each) => !isSaid(each)).toSorted((a, b) => atDay(a.day) - atDay(b.day))
  if (mute.length > 0)
    sheet.warn(
      row,
      'down',
      `has no room for the minutes of ${count(mute.length, 'day')}: ${enumerate(mute.map(wordsFor), 40)}`,
    )
  return notes
}

const endsOf = (
  row: StatusRow,
  data: StatusData,
  { columns, sheet }: { columns: StatusColumns; sheet: Sheet },
): Ends => ({
  left: columns.x,
  right: columns.x + data.days * columns.pitch,
  free: needsWithout(row, data, sheet) ? withoutWorst(row, data, columns).left - 12 : Infinity,
  under: underFigures(row, data, sheet),
})

type Laid = { notes: readonly DayNote[]; lost: readonly DownDay[] }

/** Fewer words that must be there are lost, or else fewer of the others. */
const isBetter = (one: Laid, other: Laid, isSaid: (each: DownDay) => boolean): boolean => {
  const [own, best] = [one, other].map(({ lost }) => lost.filter(isSaid).length) as [number, number]
  return own < best || (own === best && one.notes.length > other.notes.length)
}

const wordsFor = ({ day, minutes, text }: DownDay): string =>
  `${writeDay(atDay(day))}: ${[writeMinutes(minutes), text ?? []].flat().join(', ')}`

/** Right of a tick or else left of it, within the bars where there is room, line by line. */
const spotsFor = (down: DownDay, x: number, { isSaid, ...room }: Room & { isSaid: boolean }): DayNote[] => {
  const whole = wordsFor(down)
  // Where there is no room for the day, the axis has it.
  const forms = down.text === undefined && !isSaid ? [whole, writeMinutes(down.minutes)] : [whole]
  return forms.flatMap((said) => spotsOf(said, down, x, room))
}

const spotsOf = (said: string, down: DownDay, x: number, { ends, lines, isStrong, isLeft }: Room): DayNote[] => {
  const words = block([{ text: said, as: isStrong ? strong : 'note' }])
  const sides = [
    { from: x, to: x + beside + words.w },
    { from: x - beside - words.w, to: x },
  ]
  return Array.from({ length: lines }, (_, line) => {
    const own = isLeft ? sides.toReversed() : sides
    const inside = own.filter(({ from, to }) => from >= ends.left && to <= ends.right)
    // Where neither side has room, they go on beyond the bars, but not over words under the figures.
    const beyond = sides.slice(0, line < ends.under && (sides[0]?.to ?? 0) > ends.free ? 0 : 1)
    return (inside.length > 0 ? inside : beyond).map((side): DayNote => ({ down, x, ...side, words, line }))
  }).flat()
}

/** Whether words meet on one line, or the tick of the lower ones passes through the others. */
const meets = (a: DayNote, b: DayNote): boolean => {
  if (a.line === b.line) return a.from < b.to + 8 && b.from < a.to + 8
  const [upper, lower] = a.line < b.line ? [a, b] : [b, a]
  return lower.x > upper.from - 4 && lower.x < upper.to + 4
}

/** Draws the words, each with a tick from its bar. */
export const drawNotes = (notes: readonly DayNote[], { rect, sheet }: { rect: Rect; sheet: Sheet }): void => {
  const tick = 1
  for (const { down, x, from, words, line } of notes) {
    const y = rect.y + rect.h + 4 + line * size.line
    const isRight = from >= x
    const at = { x: isRight ? x + beside : x - beside + 2 * tick, y, w: 0, h: size.line }
    sheet.put(
      down,
      [
        path(`M ${x + tick} ${rect.y + rect.h} V ${y + size.line / 2} h ${isRight ? 4 : -4}`, { stroke: 'muted' }),
        ...place(words, at, { align: isRight ? 'start' : 'end' }),
      ],
      'line',
    )
  }
}

/** Whether the heading says what the lowest uptime would be without its worst day: then it is under its uptime. */
export const needsWithout = (row: StatusRow, data: StatusData, sheet: Sheet): boolean =>
  row === lowestOf(data) && worstOf(row) !== undefined && sheet.quotes('without')

/** Whether a component was there for a part of the days: what it may be down is not what the head says. */
export const isShorter = (row: StatusRow, data: StatusData): boolean =>
  allowedOf(row, data) !== minutesAllowed(data.objective, data.days)

/** How many lines of words are under the figures of a row. */
export const underFigures = (row: StatusRow, data: StatusData, sheet: Sheet): number =>
  (isShorter(row, data) ? 1 : 0) + (needsWithout(row, data, sheet) ? 2 : 0)

/** `99.98%` and below it `without Oct 13`, under the uptime. */
export const withoutWorst = (row: StatusRow, data: StatusData, { uptime: end }: StatusColumns) => {
  const worst = worstOf(row)
  const uptime = writeUptime(uptimeOf(row, data, worst?.minutes), data)
  const lines = [uptime, ...(worst === undefined ? [] : [`without ${writeDay(atDay(worst.day))}`])]
  return { lines, end, left: end - Math.max(...lines.map((line) => widthOf(line, 'note'))) }
}
