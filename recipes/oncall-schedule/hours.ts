/**
 * The figures of an on-call schedule: how long each is on duty in each layer, and on how many weekends.
 */
import { lineOfText } from '../../drawing/block.ts'
import { roles } from '../../drawing/type.ts'
import type { DutyLayout, DutyRow } from './layout.ts'
import { comparedLayers, type Duty, hoursOf, weekendsOf, writeHours } from './on-call.ts'
import { size } from './size.ts'

/** Draws the figures of a row in their columns. */
export const drawHours = (row: DutyRow, { data, sheet, columns, rows }: DutyLayout): void => {
  const y = row.y + size.air + (data.layers.length * size.bar) / 2
  const texts = figuresOf(row, data).map((text, index) => {
    const all = rows.map((each) => figuresOf(each, data)[index])
    const isUsual = all.filter((each) => each === text).length * 2 > rows.length
    const isMost = rows.length > 2 && all.filter((each = '0') => numberIn(each) >= numberIn(text)).length === 1
    return lineOfText(text, { x: columns[index] ?? 0, y, as: isUsual ? usual : isMost ? most : 'value', align: 'end' })
  })
  sheet.put(row.source, texts)
}

/** What more than half of all have: the others are what the columns are read for. */
const usual = { ...roles.value, fill: 'muted' } as const

/** Who has more than anybody else is seen first. */
const most = { ...roles.value, bold: true } as const

const numberIn = (text: string): number => Number.parseFloat(text.replaceAll(',', ''))

/** The hours of a row in each layer that has a column, and its weekends. */
const figuresOf = (row: DutyRow, data: Duty): string[] => {
  const hours = comparedLayers(data).map((layer) =>
    writeHours(hoursOf(row.shifts.filter((shift) => shift.layer === layer))),
  )
  return row.source === '@nobody' ? hours : [...hours, String(weekendsOf(row.name, data))]
}
