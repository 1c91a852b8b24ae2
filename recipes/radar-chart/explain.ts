/**
 * What must be known to read a radar: its scale, whose scores are in which order, and which are missing.
 */
import { valuesOf } from '../../drawing/chart/series.ts'
import { enumerate } from '../../drawing/describe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { ScoreRadar } from './draw.ts'
import { isScored } from './leads.ts'

/** The notes under a radar. */
export const explain = ({ data, sheet, styled, end, short }: ScoreRadar): void => {
  const { titled } = formatFor(valuesOf(data.rows), data.unit)
  sheet.footnote(
    `${titled(data.measure)} from 0 in the middle to ${short(end)}${data.rows.length < 2 ? '' : '; a bar on a spoke shows who is ahead, and by how much'}.`,
  )
  if (styled.length > 2)
    sheet.footnote(`Scores are those of ${enumerate(styled.map(({ row }) => row.name))}, in this order.`)
  if (!data.rows.every(isScored)) sheet.footnote('–: not measured; totals are without it.')
}
