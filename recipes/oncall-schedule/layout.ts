/**
 * Where the rows of an on-call schedule are, and what is said below them.
 */
import { type Block, block, type Paragraph, wholeWords, widthOf } from '../../drawing/block.ts'
import { enumerate } from '../../drawing/describe.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { writeClock, writeDay } from '../../drawing/values/calendar.ts'
import { day } from '../../drawing/values/moment.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { besideOf, type DutyNote } from './beside-bars.ts'
import type { NoteLine } from './note-line.ts'
import {
  allShifts,
  comparedLayers,
  type Duty,
  type DutyShift,
  doublesOf,
  horizonOf,
  hoursOf,
  writeHours,
} from './on-call.ts'
import { size } from './size.ts'

/** A person, or `@nobody` for gaps. */
export type DutyRow = {
  name: string
  source: object | string
  shifts: DutyShift[]
  y: number
  notes: DutyNote[]
  beside?: NoteLine
}

/** The rows, where a moment is, where the plot begins, and where figures end. */
export type DutyLayout = {
  data: Duty
  sheet: Sheet
  x: (time: number) => number
  left: number
  columns: number[]
  rows: DutyRow[]
  bottom: number
}

/** The rows with what is said below them; one more for gaps. */
export const layDuty = (data: Duty, sheet: Sheet): DutyLayout =>
  widestThatFits(
    size.plot,
    (plot) => layIn(plot, data, sheet),
    ({ columns }) => (columns.at(-1) ?? 0) <= sheet.page.room.w,
  )

const layIn = (plot: number, data: Duty, sheet: Sheet): DutyLayout => {
  const shifts = allShifts(data)
  const isGap = shifts.some(({ person }) => person === undefined)
  const people = [
    ...data.people.map((each) => ({ name: each.name, source: each as object | string })),
    ...(isGap ? [{ name: 'Nobody', source: '@nobody' }] : []),
  ]
  const left = up(Math.max(...people.map(({ name }) => nameOf(name).w)) + size.gap)
  const [from] = horizonOf(data)
  const pitch = Math.max(7, Math.floor(plot / data.days))
  const columns: number[] = []
  let right = left + data.days * pitch
  for (const name of [...comparedLayers(data).map((each) => each.name), 'Weekends'])
    columns.push((right = up(right + size.gap + Math.max(headOf(name).w, widthOf('999.5 h', 'value')))))
  const x = (time: number): number => Math.round(left + ((time - from) / day) * pitch)
  let y = size.head
  const rows = people.map(({ name, source }): DutyRow => {
    const isNobody = source === '@nobody'
    const own = shifts.filter(({ person }) => (isNobody ? person === undefined : person === name))
    const said: DutyNote[] = notesOf(name, { own, isNobody, data })
    const away = (data.away ?? []).filter(({ person }) => person === name)
    const ends = [left, x(from + data.days * day)] as const
    const beside = besideOf(said, { own, away, y, data, x, ends, isQuoted: sheet.quotes('double') })
    const notes = beside === undefined ? said : []
    const row: DutyRow = { name, source, shifts: own, y, notes, ...(beside === undefined ? {} : { beside }) }
    const bars = Math.max(data.layers.length * size.bar + 2 * size.air, nameOf(name).h + 8)
    const isClaim = notes.length === 1 && notes[0]?.short !== undefined && sheet.quotes('double')
    y += bars + (isClaim ? size.claim + 4 : size.line * notes.length)
    return row
  })
  return { data, sheet, left, columns, rows, bottom: y, x }
}

/** The name of a row, in which no word and no half of a double name is cut. */
export function nameOf(name: string, style: { fill?: 'accent' } = {}): Block {
  const words: Paragraph[] = [{ text: name, as: { size: 16, bold: true, ...style } }]
  return block(words, wholeWords(words, size.name))
}

/** The head of a column of figures, in two lines where it is long. */
export const headOf = (name: string): Block =>
  block([{ text: name, as: 'head' }], Math.max(80, ...name.split(' ').map((word) => widthOf(word, 'head'))))

/** Gaps, or what a person took from others and has at once. */
const notesOf = (
  name: string,
  { own, isNobody, data }: { own: DutyShift[]; isNobody: boolean; data: Duty },
): DutyNote[] => {
  const hours = (each: Stretch): string => writeHours(hoursOf([each]))
  if (isNobody)
    return own.map((each) => {
      const why = each.instead === undefined ? '' : `: ${each.instead} is away`
      return { ...each, isBad: true, text: `${hours(each)} without ${each.layer.name}${why}` }
    })
  const doubles = doublesOf(name, data).map((each) => {
    const meanwhile = own.filter(({ start, end }) => start < each.end && end > each.start)
    const isWhole = meanwhile.every(({ start, end }) => start <= each.start && end >= each.end)
    const layers = isWhole ? enumerate(meanwhile.map(({ layer }) => layer.name)) : 'several layers'
    // Of a stretch that was taken as a whole nothing else says from whom.
    const from = meanwhile.filter((shift) => shift.instead !== undefined && isSame(shift, each))
    const giver = from.map(({ layer, instead }) => `, ${layer.name} for ${instead}`).join('')
    // From the next row an arrow says it.
    const rowOf = (person: string | undefined): number => data.people.findIndex((one) => one.name === person)
    const distant = from.filter(({ instead }) => Math.abs(rowOf(instead) - rowOf(name)) > 1)
    return {
      ...each,
      isBad: true as const,
      text: `${hours(each)} as ${layers} at once${giver}`,
      // The outline around all of them says that it is at once, and what was given away in which layer.
      short: `${hours(each)} ${data.layers.length > 2 ? `as ${layers}${giver}` : ['double duty', ...distant.map(({ instead }) => `for ${instead}`)].join(', ')}`,
      when: `${dated(each.start)} to ${dated(each.end)}`,
      layer: data.layers.at(-1),
    }
  })
  // What was taken is an arrow; where it is the whole of several layers at once, that says so.
  const taken = own.flatMap((each) =>
    each.instead === undefined || doubles.some((double) => isSame(double, each))
      ? []
      : [{ ...each, text: takenOf(each, data), short: `for ${each.instead}` }],
  )
  return taken.length > 1 ? [...doubles, ...taken] : [...taken, ...doubles]
}

/** From whom a shift was taken, and which of several layers. */
const takenOf = ({ layer, instead }: DutyShift, { layers }: Duty): string =>
  layers.length === 1 ? `for ${instead}` : `${layer.name} for ${instead}`

/** A moment among weeks, of which a day of the week is in each: `Jan 11 09:00`. */
const dated = (time: number): string => `${writeDay(time)}${time % day === 0 ? '' : ` ${writeClock(time)}`}`

type Stretch = Pick<DutyShift, 'start' | 'end'>

const isSame = (a: Stretch, b: Stretch): boolean => a.start === b.start && a.end === b.end

/** The track of a shift in its row. */
export const trackOf = (
  { layer, start, end }: DutyShift,
  { y }: Pick<DutyRow, 'y'>,
  { data, x }: DutyLayout,
): Rect => ({
  x: x(start),
  y: y + size.air + data.layers.indexOf(layer) * size.bar,
  w: x(end) - x(start),
  h: size.bar,
})
