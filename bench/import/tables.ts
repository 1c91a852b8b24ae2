/**
 * The results of importing collections as a table.
 */
import type { Verdict } from './judge.ts'

/** Verdicts of one collection, those seen while its reader was written and those kept back. */
export type Row = { path: string; seen: Verdict[]; kept: Verdict[]; kilobytes: number | undefined }

/** The table in Markdown, one row a collection. */
export const importTable = (rows: readonly Row[]): string =>
  [
    '| collection | files | empty | read | faithful | taken | drawn | joined | clean | read, kept back | faithful, kept back | ms to read, median, most | ms to draw, median | kB |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map(rowOf),
  ].join('\n')

/** A page whose table has the rows of this run; those of collections that were not measured stay. */
export function withTable(page: string, table: string): string {
  const pathOf = (row: string): string => row.split('|')[1]?.trim() ?? ''
  return page.replace(/^\| collection.*\n(?:\|.*\n)*/m, (before) => {
    const [head = '', rule = '', ...measured] = table.split('\n')
    const rows = new Map([...before.trimEnd().split('\n').slice(2), ...measured].map((row) => [pathOf(row), row]))
    return `${[head, rule, ...[...rows.keys()].sort().map((path) => rows.get(path))].join('\n')}\n`
  })
}

const rowOf = ({ path, seen, kept, kilobytes }: Row): string => {
  const all = [...seen, ...kept]
  // What holds nothing to draw, or is refused by its language's own program, counts no further.
  const full = all.filter(({ isEmpty }) => !isEmpty)
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const drawn = all.flatMap(({ isDrawn, drawnMs }) => (isDrawn ? [drawnMs] : [])).toSorted((a, b) => a - b)
  return `| ${[
    path,
    all.length,
    all.length - full.length,
    share(full, ({ isRead }) => isRead),
    faithful(all),
    share(full, ({ isTaken }) => isTaken),
    share(full, ({ isDrawn }) => isDrawn),
    joined(full),
    share(full, ({ isClean }) => isClean),
    share(
      kept.filter(({ isEmpty }) => !isEmpty),
      ({ isRead }) => isRead,
    ),
    faithful(kept),
    // Where several readers share a collection, only reading and drawing together is timed.
    kilobytes === undefined ? '' : `${middle(times)}, ${times.at(-1)?.toFixed(1) ?? ''}`,
    middle(drawn),
    kilobytes?.toFixed(1) ?? '',
  ].join(' | ')} |`
}

const faithful = (verdicts: Verdict[]): string =>
  share(
    verdicts.filter(({ hasModel }) => hasModel),
    ({ differences }) => differences.length === 0,
  )

const joined = (verdicts: Verdict[]): string =>
  share(
    verdicts.filter(({ unjoined }) => unjoined !== undefined),
    ({ unjoined }) => unjoined?.length === 0,
  )

const share = (verdicts: Verdict[], holds: (verdict: Verdict) => boolean): string => {
  const count = verdicts.filter(holds).length
  return verdicts.length === 0 ? '' : `${((100 * count) / verdicts.length).toFixed(1).replace(/\.0$/, '')}%`
}

const middle = (sorted: number[]): string => sorted[Math.floor(sorted.length / 2)]?.toFixed(2) ?? ''
