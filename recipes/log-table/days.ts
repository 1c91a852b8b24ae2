/**
 * Days of a log: records whose times begin with a date stand under it, once a day, and have only the time of day
 * beside them.
 */
import { rowName, type TableCell, type TableData } from '../../drawing/data/table.ts'
import { writeDay } from '../../drawing/values/calendar.ts'

/** A date, a time of day with its fraction, and a zone. */
const stamp = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d[\d:.,]*)(Z|[+-]\d\d:\d\d)?$/

const stampsOf = ({ rows }: Pick<TableData, 'rows'>): (RegExpExecArray | undefined)[] =>
  rows.map((row) => stamp.exec(rowName(row)) ?? undefined)

/** Puts records under the day that they are of, where all have one, their zone is the same, and they have no other heading. */
export function withDays<Data extends Pick<TableData, 'rows'>>(data: Data): Data {
  const stamps = stampsOf(data)
  const [zone] = stamps.map((each) => each?.[3])
  const isAlike = stamps.every((each) => each !== undefined && each[3] === zone)
  if (!isAlike || data.rows.some(({ group }) => group !== undefined)) return data
  for (const [index, row] of data.rows.entries()) row.group = dayOf(stamps[index]?.[1] ?? '', zone)
  return data
}

/** `Nov 12, 2026, UTC` */
const dayOf = (date: string, zone: string | undefined): string => {
  const where = zone === undefined ? [] : [zone === 'Z' ? 'UTC' : `UTC${zone}`]
  return [writeDay(Date.parse(date)), date.slice(0, 4), ...where].join(', ')
}

/** The time of day alone, for the records that stand under their day. */
export function clocksOf(data: Pick<TableData, 'rows'>): Map<TableCell, string> {
  const stamps = stampsOf(data)
  return new Map(
    data.rows.flatMap(({ values: [first], group }, index) => {
      const [, date = '', time = '', zone] = stamps[index] ?? []
      return first !== undefined && time !== '' && group === dayOf(date, zone) ? [[first, time] as const] : []
    }),
  )
}
