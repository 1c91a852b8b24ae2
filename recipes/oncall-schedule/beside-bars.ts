/**
 * What is said of a row in the row itself, where its words have room beside the stretch that they are about.
 */
import { range } from 'd3-array'
import { styleOf, type TypeStyle } from '../../drawing/type.ts'
import { day } from '../../drawing/values/moment.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { lineWidth, type NoteLine } from './note-line.ts'
import { at, type Duty, type DutyShift, horizonOf, weekendsIn } from './on-call.ts'
import { size } from './size.ts'

/** What is said below a row about a stretch; that it is bad, words say: a sign before a number would be read as times. */
export type DutyNote = Pick<DutyShift, 'start' | 'end'> & {
  text: string
  isBad?: true
  short?: string
  when?: string
  /** In whose track the short words may be. */
  layer?: DutyShift['layer'] | undefined
}

type BesidePlace = {
  own: readonly DutyShift[]
  away: readonly { start: string; end: string }[]
  y: number
  data: Duty
  x: (time: number) => number
  ends: readonly [left: number, right: number]
  /** Whether the heading quotes how long one person has several layers. */
  isQuoted: boolean
}

/** The only thing said of a row, after or before its stretch in its track, where nothing else is and its words have room, if possible between the lines of two weeks. */
export const besideOf = (
  notes: readonly DutyNote[],
  { own, away, y, data, x, ends, isQuoted }: BesidePlace,
): NoteLine | undefined => {
  const [note, more] = notes
  if (note?.short === undefined || note.layer === undefined || more !== undefined) return undefined
  const taken = [
    ...own.filter(({ layer }) => layer === note.layer),
    ...away.map(({ start, end }) => ({ start: at(start), end: at(end) })),
  ]
  const isFree = ({ x: left, w }: Rect): boolean =>
    left >= ends[0] &&
    left + w + size.beside <= ends[1] &&
    taken.every(({ start, end }) => x(end) <= left || x(start) >= left + w + size.beside) &&
    // Words whose middle is in a weekend would seem to be its label, too wide for it.
    weekendsIn(...horizonOf(data)).every(({ start, end }) => x(end) <= left + w / 2 || x(start) >= left + w / 2)
  const top = y + size.air + data.layers.indexOf(note.layer) * size.bar
  const bad: TypeStyle = { size: isQuoted ? size.claim : 14, bold: true, fill: 'negative' }
  const as = note.isBad === true ? bad : styleOf('note')
  const texts = [...(note.when === undefined ? [] : [`${note.short}: ${note.when}`]), note.short]
  const least = { text: note.short.replace(/ double duty$/, ' both'), as: { ...bad, size: 16 } as const }
  const free = [...texts.map((text) => ({ text, as })), ...(isQuoted && note.isBad === true ? [least] : [])]
    .map((words) => ({ ...words, w: lineWidth(words.text, words.as) }))
    .flatMap(({ text, as, w }) =>
      [x(note.end) + size.beside, x(note.start) - size.beside - w].map((left) => ({
        note,
        text,
        as,
        // Large words are as high as their track and what is free under that.
        rect: { x: left, y: top, w, h: isQuoted ? size.claim + 4 : size.bar },
      })),
    )
    .filter(({ rect }) => isFree(rect))
  return clearestOf(free, { own, x, data, isQuoted })
}

/** What the heading quotes is clear of weeks and weekends; else what is under no other turn, if possible between the lines of two weeks. */
const clearestOf = (
  free: readonly NoteLine[],
  { own, x, data, isQuoted }: Pick<BesidePlace, 'own' | 'x' | 'data' | 'isQuoted'>,
): NoteLine | undefined => {
  const [from, to] = horizonOf(data)
  const isPast = ({ rect }: { rect: Rect }, [start, end]: readonly [number, number]): boolean =>
    x(end) > rect.x - size.beside && x(start) < rect.x + rect.w + size.beside
  const isOnLine = (each: { rect: Rect }): boolean =>
    range(from, to, 7 * day).some((week) => isPast(each, [week, week]))
  const isOnWeekend = (each: { rect: Rect }): boolean =>
    weekendsIn(from, to).some(({ start, end }) => isPast(each, [start, end]))
  const clear = isQuoted ? free.find((each) => !isOnLine(each) && !isOnWeekend(each)) : undefined
  if (clear !== undefined) return clear
  // Under another turn of the same person they would seem to be about that.
  const alone = free.filter(({ rect }) =>
    own.every(({ start, end }) => x(end) <= rect.x || x(start) >= rect.x + rect.w),
  )
  return alone.find((each) => !isOnLine(each)) ?? alone[0]
}
