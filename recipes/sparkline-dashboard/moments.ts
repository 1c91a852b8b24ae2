/**
 * The moments that the data of a dashboard mark: lines through all services, a band between the first two, and their names
 * over them.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { placeOf } from '../../drawing/data/columns.ts'
import { readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { band } from '../../drawing/fills.ts'
import { spread } from '../../drawing/label/spread.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { alongLine, type DashboardLayout, heightIn, type LaidMeasure, momentWords, size } from './lay.ts'
import { firstOver, hasRisen, leadOf, measureOf, measuresOf, namesOf, worst } from './series.ts'

/** What a dashboard is drawn from, and on. */
export type Dashboard = { data: SeriesData; laid: DashboardLayout; sheet: Sheet }

/** A band of what is in focus: another color, nothing else. */
const lit = { fill: 'soft' } as const

/** A moment, or a stretch of time up to `to`. */
type Moment = { item: { text: string }; at: number; to?: number }

/** The moments and stretches that the data mark; values have no place here, as each line has its own scale. */
export const momentsOf = ({ data, sheet }: Dashboard): Moment[] => {
  const columns = readColumns(data)
  return (data.marks ?? []).flatMap((item) => {
    const { column = item.start, start, end } = item
    const at = column === undefined ? undefined : placeOf(columns, column)
    const to = end === undefined ? columns.at.at(-1) : placeOf(columns, end)
    if (at !== undefined) return [start === undefined || to === undefined ? { item, at } : { item, at, to }]
    const problem = 'is left out: a dashboard marks moments only, as each line has its own scale; use column or start'
    sheet.warn(item, undefined, problem)
    return []
  })
}

/**
 * Moments as pale lines in the columns over which they are named (`own`), through all services, or down to the one that rose
 * most where each is about a measure of it (`isAbout`); where it rose in this measure, two or more are strong, with a band between the first two.
 */
export const drawMoments = (
  { x, rows }: LaidMeasure,
  { moments, own, isAbout }: { moments: Moment[]; own: Moment[]; isAbout: boolean },
  { data, laid, sheet }: Dashboard,
): void => {
  const along = alongLine(data, { x, length: laid.line })
  const single = moments.filter(({ to }) => to === undefined)
  const [first, second] = single.map(({ at }) => along(at))
  const { head, bottom } = laid
  for (const { item, at, to } of moments)
    if (to !== undefined)
      sheet.put(item, [square({ x: along(at), y: head, w: along(to) - along(at), h: bottom - head }, band)], 'ground')
  const row = namesOf(data).indexOf(worst(data)?.name ?? '')
  const [top, end] = row < 0 ? [head, bottom] : [head + row * laid.row, head + (row + 1) * laid.row]
  const hasRise = rows.some((each) => each.name === worst(data)?.name && hasRisen(each))
  if (first !== undefined && second !== undefined && hasRise) {
    const [left, right] = [Math.min(first, second), Math.max(first, second)]
    const isLit = data.rows.some((each) => each.name === worst(data)?.name && sheet.isFocus(each))
    sheet.put('@between', [square({ x: left, y: top, w: right - left, h: end - top }, isLit ? lit : band)], 'ground')
  }
  for (const moment of single) {
    const { item, at } = moment
    // A line without its name would say nothing; of one that is about a measure it ends at the service that rose.
    if (own.includes(moment))
      sheet.put(item, [path(`M ${along(at)} ${head} V ${isAbout ? end : bottom} Z`, { stroke: 'rule' })], 'ground')
    if (hasRise && second !== undefined) sheet.put(item, [path(`M ${along(at)} ${top} V ${end} Z`)], 'rule')
  }
}

/** The measures that moments are about: each is when another measure of the service with the largest rise rose. */
export const measuresAt = ({ data }: Dashboard, moments: readonly Moment[]): number[] | undefined => {
  const [rise, measures, { at }] = [worst(data), measuresOf(data), readColumns(data)]
  const own = data.rows.filter((row) => row.name === rise?.name && hasRisen(row))
  const step = ((at.at(-1) ?? 0) - (at[0] ?? 0)) / Math.max(1, at.length - 1)
  const begins = (row: SeriesRow | undefined, moment: number): boolean =>
    row !== undefined && Math.abs((at[firstOver(row) ?? 0] ?? 0) - moment) <= nearRise * step
  const isApart = new Set(own.map(firstOver)).size === own.length
  if (isApart && own.length === moments.length && moments.every((moment, index) => begins(own[index], moment.at)))
    return own.map((row) => measures.indexOf(measureOf(data, row)))
  return undefined
}

/**
 * The measures over which each moment is named: all, if the names have room over a line; else the one that it is about, or
 * the one of the largest rise, whatever is in focus.
 */
export const namedIn = ({ data, laid }: Dashboard, moments: readonly Moment[], about?: number[]): number[][] => {
  const [rise, measures] = [worst(data), measuresOf(data)]
  const words = moments.reduce((sum, { item }) => sum + widthOf(item.text, 'value') + between, 0)
  const main = Math.max(0, rise === undefined ? 0 : measures.indexOf(measureOf(data, rise)))
  return moments.map((_, index) =>
    words <= laid.line + size.latest + Math.min(...laid.measures.map(({ latest }) => latest))
      ? [...measures.keys()]
      : [about?.[index] ?? main],
  )
}

/** How many samples a moment may be from a rise that it is about, and pixels between two names. */
const [nearRise, between] = [3, 12] as const

type Named = {
  moments: Moment[]
  drawing: Dashboard
  hasLead: boolean
  isEach: boolean
  isHome: (moment: Moment) => boolean
}

/** What a moment is called in a column that it is not about: its time, where its name begins with it. */
const timeIn = (text: string): string => /^\d{1,2}:\d{2}(?::\d{2})?(?= )/.exec(text)?.[0] ?? text

/** The names of some moments over the rows of a column, within it where each column has them, and where one rose most how far apart the first two of all are. */
export const nameMoments = (
  measure: LaidMeasure,
  own: Moment[],
  { moments, drawing, hasLead, isEach, isHome }: Named,
): void => {
  const { data, laid, sheet } = drawing
  const [from, to] = isEach ? [measure.x, measure.x + laid.line + size.latest + measure.latest] : [0, laid.w]
  const along = alongLine(data, { x: measure.x, length: laid.line })
  const middles = own.map(({ at, to = at }) => along((at + to) / 2))
  const words = own.map((each) => {
    const { text } = each.item
    return isHome(each) ? momentWords(text, laid.w / moments.length) : block([{ text: timeIn(text), as: 'tick' }])
  })
  const spots = spread(middles, { sizes: words.map(({ w }) => w), gap: between, from, to })
  own.forEach(({ item }, index) => {
    const rect = { x: Math.round(spots[index] ?? 0), y: laid.head - size.moment - 4, w: 0, h: 0 }
    sheet.put(item, place(words[index] ?? block([]), rect, { valign: 'bottom' }), 'rule')
  })
  const [first, second] = moments.flatMap(({ at, to }) => (to === undefined ? [along(at)] : []))
  if (hasLead && first !== undefined && second !== undefined) drawLead(measure, [first, second], drawing)
}

/** The time between the first two moments: in their band, in this column or the first one where the line below is low, or else below the rows. */
const drawLead = (measure: LaidMeasure, [first, second]: [number, number], { data, laid, sheet }: Dashboard): void => {
  const words = leadOf(data)
  if (words === undefined) return
  const [left, right] = [Math.min(first, second), Math.max(first, second)]
  const index = namesOf(data).indexOf(worst(data)?.name ?? '')
  const top = laid.head + index * laid.row
  const fill = sheet.hasFocus ? 'accent' : 'ink'
  const [middle, reach] = [Math.round((left + right) / 2), inset + Math.ceil(widthOf(words, lead) / 2)]
  const inside = [measure, ...laid.measures].find((each) => {
    const own = middle + each.x - measure.x
    return middle - reach >= left && isFree(each, [own - reach, own + reach], { data, laid })
  })
  const own = middle + (inside?.x ?? measure.x) - measure.x
  const foot = laid.bottom + laid.times
  const y = inside === undefined ? foot + 28 : top + under / 2 + 2
  const drawn = [
    lineOfText(words, { x: own, y, as: { ...lead, fill }, align: 'middle' }),
    ...(inside === undefined ? [path(`M ${left} ${foot + 4} v 6 H ${right} v -6`, { stroke: fill })] : []),
  ]
  sheet.put('@lead', drawn, 'over')
  sheet.prove('lead', '@lead')
}

/** How the time between moments is written, and pixels beside it and from the top of a row to where a line of values may be. */
const lead = { size: 28, bold: true } as const
const inset = 8
const under = 34

/** Whether the line of the service that rose most stays low between two moments. */
const isFree = (
  { x, rows }: LaidMeasure,
  [left, right]: [number, number],
  { data, laid }: Pick<Dashboard, 'data' | 'laid'>,
): boolean => {
  const row = rows.find(({ name }) => name === worst(data)?.name)
  if (row === undefined || !hasRisen(row)) return false
  const along = alongLine(data, { x, length: laid.line })
  const { at } = readColumns(data)
  const over = heightIn(row)
  return row.values.every(({ value }, index) => {
    const moment = along(at[index] ?? 0)
    return value === null || moment < left || moment > right || over(value) + size.foot + under <= laid.row
  })
}
