/**
 * Cells of records that point at each other without cycles: columns by the longest way from a first record, rows at the
 * mean of what points there, moved apart.
 */
import { max, mean } from 'd3-array'
import { spread } from '../../drawing/label/spread.ts'

/** A record and what it points at, in order; `below` means in its own column, as in a chain. */
export type Pointing = { id: string; pointers: { to: string; below?: string | undefined }[] }

/** Column and row of each record, from 1, in halves; records that nothing points at are two rows apart, in the order given. */
export function recordCells(records: readonly Pointing[]): Map<string, [column: number, row: number]> {
  const links = records.flatMap(({ id: from, pointers }) =>
    pointers.map(({ to, below }, place) => ({ from, to, place, isBeside: below === undefined })),
  )
  const into = (id: string) => links.filter(({ to, isBeside }) => to === id && isBeside)
  const columnOf = (id: string): number => 1 + (max(into(id), ({ from }) => columnOf(from)) ?? 0)
  const columns = new Map(records.map(({ id }) => [id, columnOf(id)]))
  const rows = new Map<string, number>()
  for (let column = 1; column <= Math.max(...columns.values()); column++) {
    const here = records.filter(({ id }) => columns.get(id) === column)
    // What one record points at is in the order of its pointers.
    const wanted = here.map(
      ({ id }, index) => mean(into(id), ({ from, place }) => (rows.get(from) ?? 0) + place / 1000) ?? 2 * index,
    )
    // Neighbors stay a whole row apart when rows are rounded to halves.
    spread(wanted, { sizes: 1, gap: 0 }).forEach((row, index) => {
      rows.set(here[index]?.id ?? '', Math.round(2 * row) / 2)
    })
  }
  const top = Math.min(...rows.values()) - 1
  return new Map(records.map(({ id }) => [id, [columns.get(id) ?? 1, (rows.get(id) ?? 1) - top]]))
}
