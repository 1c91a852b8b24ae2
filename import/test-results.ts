/**
 * Results of tests as a table: failures first, then those that took longest, as many as a table shows; the title counts all.
 */
import { clip } from '../src/scene/clip.ts'
import { tables } from './csv-shapes.ts'
import { cellsOf } from './csv-table.ts'
import type { Imported } from './importer.ts'

/** What became of one test. */
export type TestResult = {
  name: string
  suite: string
  outcome: 'passed' | 'failed' | 'skipped'
  /** Milliseconds, where they are known. */
  ms: number | undefined
  message: string | undefined
}

const rank = { failed: 0, passed: 1, skipped: 2 } as const

/** Rows of one table, at most; further candidates have fewer. */
const sizes = [40, 24, 12] as const

/** The table of results. */
export function testTable(results: readonly TestResult[]): Imported {
  const failed = results.filter(({ outcome }) => outcome === 'failed').length
  const ordered = results.toSorted((a, b) => rank[a.outcome] - rank[b.outcome] || (b.ms ?? 0) - (a.ms ?? 0))
  const title = titleOf(results, failed)
  return {
    ok: true,
    candidates: sizes.flatMap((size) =>
      tableOf(ordered.slice(0, size)).map((data) => ({
        ...data,
        title,
        ...(results.length > size ? { subtitle: `The first ${size}: failures, then those that took longest` } : {}),
      })),
    ),
  }
}

/** How many fail; what is skipped does not pass. */
const titleOf = ([first, ...others]: readonly TestResult[], failed: number): string => {
  const all = [first, ...others]
  if (others.length === 0)
    return `The only test ${first?.outcome === 'skipped' ? 'is skipped' : failed > 0 ? 'fails' : 'passes'}`
  if (failed > 0) return `${failed} of ${all.length} tests ${failed === 1 ? 'fails' : 'fail'}`
  return all.some((each) => each?.outcome === 'skipped')
    ? `None of ${all.length} tests fails`
    : `All of ${all.length} tests pass`
}

const tableOf = (rows: readonly TestResult[]) => {
  const [hasSuites, hasTimes, hasMessages] = [
    new Set(rows.map(({ suite }) => suite)).size > 1,
    rows.some(({ ms }) => ms !== undefined),
    rows.some(({ message }) => message !== undefined),
  ]
  const column = (name: string, of: (row: TestResult) => string) =>
    cellsOf(
      name,
      rows.map((row) => clip(of(row).replaceAll(/\s+/g, ' ').trim(), 100)),
    )
  const text = (name: string, of: (row: TestResult) => string) => ({
    ...column(name, of),
    isNumeric: false,
    isTime: false,
  })
  return tables({
    columns: [
      text('Test', ({ name }) => name || '?'),
      ...(hasSuites ? [text('Suite', ({ suite }) => suite)] : []),
      text('Result', ({ outcome }) => outcome),
      ...(hasTimes ? [column('Time (ms)', ({ ms }) => (ms === undefined ? '' : String(ms)))] : []),
      ...(hasMessages
        ? [text('Message', ({ message = '' }) => message)]
        : hasSuites || hasTimes
          ? []
          : [text('Suite', ({ suite }) => suite)]),
    ],
    mixed: [],
  })
}
