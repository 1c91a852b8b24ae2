/**
 * The rows of a chart of shares in their order, and the parts of each.
 */
import { sum } from 'd3-array'
import { missingNames } from '../../drawing/chart/missing.ts'
import { partsOf, type SharePart } from '../../drawing/chart/shares.ts'
import { readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'

/** The data, and whether rows are sorted by the share of their first part. */
export type SharesData = SeriesData & { order: 'share' | 'given' }

/** What the first part is of a row. */
const firstShare = ({ values }: SeriesRow): number => (values[0]?.value ?? 0) / sum(values, ({ value }) => value ?? 0)

/** The largest share of the first part first; equal ones keep the order of the data. */
export const ordered = ({ rows, order }: Pick<SharesData, 'rows' | 'order'>): SeriesRow[] =>
  order === 'given' ? rows : rows.toSorted((a, b) => firstShare(b) - firstShare(a))

/** The row that headings are about: of those that are whole, the one with the largest share of the first part. */
export const leadingRow = (data: SeriesData): SeriesRow | undefined => {
  const rows = ordered({ ...data, order: 'share' })
  return rows.find(isWhole) ?? rows[0]
}

/** Rows of which every part was measured: of others no share is known, only what is of the parts that were. */
const isWhole = ({ values }: SeriesRow): boolean => values.every(({ value }) => value !== null)

/** What was not measured, and that its row is divided without it. */
export const missingWords = (data: SeriesData): string | undefined => {
  const missing = missingNames(data)
  return missing === undefined ? undefined : `Not measured, and in no share or total: ${missing}.`
}

/** The parts of a row with their names. */
export const partsIn = (row: SeriesRow, data: SeriesData) => {
  const { names } = readColumns(data)
  const parts = partsOf(row.values.map(({ value }) => value ?? 0))
  return parts.map((part, index) => ({ ...part, row, cell: row.values[index] ?? row, name: names[index] ?? '' }))
}

export const largest = <Each extends SharePart>(parts: Each[]): Each | undefined =>
  parts.toSorted((a, b) => b.share - a.share)[0]
