/**
 * What happened on days with downtime, in words under their bars, and what the uptime would be without the worst of them.
 */
import { type Block, block, place, widthOf } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { writeDay } from '../../drawing/values/calendar.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { type StatusColumns, size } from './columns.ts'
import {
  allowedOf,
  atDay,
  type DownDay,
  downOf,
  isMissed,
  lowestOf,
  placeOfDay,
  type StatusData,
  type StatusRow,
  uptimeOf,
  worstOf,
  writeMinutes,
  writeUptime,
} from './uptime.ts'

/** From a bar to its words. */
const beside = 8

/** Words of a day: where their bar is, from where to where they are, and which line under the bars that is. */
export type DayNote = { down: DownDay; x: number; from: number; to: number; words: Block; line: number }

/** Where bars end, and where words of the first line do at the latest. */
type Ends = { left: number; right: number; free: number }

/** Where words may be and on how many lines; `isStrong`: in ink, as the day alone broke the objective. */
type Room = { ends: Ends; lines: number; isStrong: boolean }

/** What happened, under its bar and beside its tick; words that would meet are a line lower, and mere minutes are left out. */
export const notesOf = (
  row: StatusRow,
  data: StatusData,
  { columns, sheet }: { columns: StatusColumns; sheet: Sheet },
): DayNote[] => {
  const { x, pitch, uptime: end } = columns
  const isBelow = isUnderDays(row, data, { columns, sheet })
  const free = needsWithout(row, data, sheet) && !isBelow ? end - withoutWorst(row, data, columns).left - 12 : Infinity
  const ends = { left: x, right: x + data.days * pitch, free }
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
  const layIn = (order: readonly DownDay[]) => {
    const notes: DayNote[] = []
    for (const down of order) {
      const own = isSaid(down)
      const room = { ends, lines: own ? notes.length + 2 : 1, isStrong: down.minutes > allowedOf(row, data) }
      const spots = spotsFor(down, x + placeOfDay(down.day, data) * pitch, { ...room, isSaid: own })
      const spot = spots.find((each) => !notes.some((other) => meets(each, other)))
      if (spot !== undefined) notes.push(spot)
    }
    return { notes, lost: order.filter((each) => isSaid(each) && !notes.some(({ down }) => down === each)) }
  }
  // Words left of their ticks leave room for ticks after them: from the earliest on, where the worst first loses some.
  const { notes, lost } = [ranked, early]
    .map(layIn)
    .reduce((best, each) => (each.lost.length < best.lost.length ? each : best))
  for (const each of lost) sheet.footnote(`No room under ${row.name}: ${wordsFor(each)}.`)
  return notes
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

const spotsOf = (said: string, down: DownDay, x: number, { ends, lines, isStrong }: Room): DayNote[] => {
  const words = block([{ text: said, as: isStrong ? 'label' : 'note' }])
  const sides = [
    { from: x, to: x + beside + words.w },
    { from: x - beside - words.w, to: x },
  ]
  return Array.from({ length: lines }, (_, line) => {
    // On the first line may be other words before the figures.
    const right = line === 0 ? Math.min(ends.right, ends.free) : ends.right
    const inside = sides.filter(({ from, to }) => from >= ends.left && to <= right)
    // Where neither side has room, they go on beyond the bars, but not over those words.
    const beyond = sides.slice(0, line === 0 && (sides[0]?.to ?? 0) > ends.free ? 0 : 1)
    return (inside.length > 0 ? inside : beyond).map((side): DayNote => ({ down, x, ...side, words, line }))
  }).flat()
}

/** Whether words meet on one line, or the tick of the lower ones passes through the others. */
const meets = (a: DayNote, b: DayNote): boolean => {
  if (a.line === b.line) return a.from < b.to + 12 && b.from < a.to + 12
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
        path(`M ${x + tick} ${rect.y + rect.h} V ${y + size.line / 2} h ${isRight ? 5 : -5}`, { stroke: 'muted' }),
        ...place(words, at, { align: isRight ? 'start' : 'end' }),
      ],
      'line',
    )
  }
}

/** Whether the heading says what the lowest uptime would be without its worst day: then it is under the figure. */
export const needsWithout = (row: StatusRow, data: StatusData, sheet: Sheet): boolean =>
  row === lowestOf(data) && worstOf(row) !== undefined && sheet.quotes('without')

/** Whether what the uptime would be is on a line below all words of days: the tick of a late day would cross it. */
export const isUnderDays = (
  row: StatusRow,
  data: StatusData,
  { columns, sheet }: { columns: StatusColumns; sheet: Sheet },
): boolean => {
  const free = (columns.uptime - withoutWorst(row, data, columns).left - 12 - columns.x) / columns.pitch
  return needsWithout(row, data, sheet) && (row.down ?? []).some(({ day }) => placeOfDay(day, data) > free)
}

/** Figures as they would be without the worst day, the words that say so and where they begin; all before the figures begins `left` pixels before the first ends. */
type Without = { uptime: string; down: string; words: string; x: number; left: number }

/** `without Oct 13`, `99.98%`, `21 min`: words are under the name as far as they fit there, else before the figures. */
export const withoutWorst = (row: StatusRow, data: StatusData, columns: StatusColumns): Without => {
  const worst = worstOf(row)
  const uptime = writeUptime(uptimeOf(row, data, worst?.minutes), data)
  const words = worst === undefined ? '' : `without ${writeDay(atDay(worst.day))}`
  const [w, own] = [widthOf(words, 'note'), Math.ceil(widthOf(uptime, 'label'))]
  const [x, left] = w + 12 <= columns.x ? [0, own] : [columns.uptime - own - 12 - w, Math.ceil(w) + 12 + own]
  return { uptime, down: writeMinutes(downOf(row) - (worst?.minutes ?? 0)), words, x, left }
}
