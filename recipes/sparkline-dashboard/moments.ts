/**
 * The moments that the data of a dashboard mark: lines through all services, a band between the first two, and their names
 * below the measures.
 */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { placeOf } from '../../drawing/data/columns.ts'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { band } from '../../drawing/fills.ts'
import { spread } from '../../drawing/label/spread.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { alongLine, type DashboardLayout, type LaidMeasure, size } from './lay.ts'
import { hasRisen, leadOf, measureOf, measuresOf, namesOf, worst } from './series.ts'

/** What a dashboard is drawn from, and on. */
export type Dashboard = { data: SeriesData; laid: DashboardLayout; sheet: Sheet }

/** A band of what is in focus: another color, nothing else. */
const lit = { fill: 'soft' } as const

type Moment = { item: { text: string }; at: number }

/** The moments that the data mark; other marks have no place here, as each line has its own scale. */
export const momentsOf = ({ data, sheet }: Dashboard): Moment[] => {
  const columns = readColumns(data)
  return (data.marks ?? []).flatMap((item) => {
    const at = item.column === undefined ? undefined : placeOf(columns, item.column)
    if (at !== undefined) return [{ item, at }]
    const problem = 'is left out: a dashboard marks moments only, as each line has its own scale; use column'
    sheet.warn(item, undefined, problem)
    return []
  })
}

/** Moments as pale lines through all services; where one rose most, they are strong, and between the first two is a band if it rose in this measure. */
export const drawMoments = ({ x, rows }: LaidMeasure, moments: Moment[], { data, laid, sheet }: Dashboard): void => {
  const along = alongLine(data, { x, length: laid.line })
  const [first, second] = moments.map(({ at }) => along(at))
  const { head, bottom } = laid
  const row = namesOf(data).indexOf(worst(data)?.name ?? '')
  const [top, end] = row < 0 ? [head, bottom] : [head + row * laid.row, head + (row + 1) * laid.row]
  const hasRise = rows.some((each) => each.name === worst(data)?.name && hasRisen(each))
  if (first !== undefined && second !== undefined && hasRise) {
    const [left, right] = [Math.min(first, second), Math.max(first, second)]
    const isLit = data.rows.some((each) => each.name === worst(data)?.name && sheet.isFocus(each))
    sheet.put('@between', [square({ x: left, y: top, w: right - left, h: end - top }, isLit ? lit : band)], 'ground')
  }
  for (const { item, at } of moments) {
    sheet.put(item, [path(`M ${along(at)} ${head} V ${bottom} Z`, { stroke: 'rule' })], 'ground')
    sheet.put(item, [path(`M ${along(at)} ${top} V ${end} Z`)], 'rule')
  }
}

/**
 * The measure below which each moment is named: one after the other those in which the service with the largest rise rose,
 * if they are as many, else all where that rise is, whatever is in focus.
 */
export const namedIn = (data: SeriesData, count: number): number[] => {
  const rise = worst(data)
  const measures = measuresOf(data)
  const own = data.rows.filter((row) => row.name === rise?.name && hasRisen(row))
  const risen = own.map((row) => measures.indexOf(measureOf(data, row)))
  const main = Math.max(0, rise === undefined ? 0 : measures.indexOf(measureOf(data, rise)))
  return Array.from({ length: count }, (_, index) => (risen.length === count ? risen[index] : undefined) ?? main)
}

type Named = { moments: Moment[]; drawing: Dashboard; hasLead: boolean }

/** The names of some moments below a column, and there how far apart the first two of all are. */
export const nameMoments = ({ x }: LaidMeasure, own: Moment[], { moments, drawing, hasLead }: Named): void => {
  const { data, laid, sheet } = drawing
  const along = alongLine(data, { x, length: laid.line })
  const isLead =
    hasLead &&
    drawLead(
      moments.map(({ at }) => along(at)),
      drawing,
    )
  const top = laid.bottom + size.times + (isLead ? size.lead : 0)
  const middles = own.map(({ at }) => along(at))
  const words = own.map(({ item }) => block([{ text: item.text, as: 'value' }], laid.w / moments.length - 16))
  const spots = spread(middles, { sizes: words.map(({ w }) => w), gap: 12, from: 0, to: laid.w })
  own.forEach(({ item }, index) => {
    const rect = { x: Math.round(spots[index] ?? 0), y: top + 12, w: 0, h: 0 }
    sheet.put(item, place(words[index] ?? block([]), rect, { valign: 'top' }), 'rule')
  })
}

/** The time between the first two moments, below what lies between them; says whether there is any. */
const drawLead = ([first, second]: number[], { data, laid, sheet }: Dashboard): boolean => {
  const words = leadOf(data)
  if (first === undefined || second === undefined || words === undefined) return false
  const [y, fill] = [laid.bottom + size.times, sheet.hasFocus ? 'accent' : 'ink'] as const
  const as = { size: 16, bold: true, fill } as const
  sheet.put('@lead', [
    path(`M ${first} ${y + 4} v 6 H ${second} v -6`, { stroke: fill }),
    lineOfText(words, { x: Math.round((first + second) / 2), y: y + 22, as, align: 'middle' }),
  ])
  sheet.prove('lead', '@lead')
  return true
}
