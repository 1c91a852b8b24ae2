/**
 * What a reader of text said, in short: `line:column words`.
 */
import type { TextReport } from '../import/text/report.ts'

/** Findings as `line:column what was expected`. */
export const findingsIn = (report: TextReport): string[] =>
  report.findings.map(({ line, column, expected }) => `${line}:${column} ${expected}`)

/** The ledger as `line:column what`, with all lines of what is said once. */
export const ledgerOf = (report: TextReport): string[] =>
  report
    .ledger()
    .map(({ line, column, what, lines }) => `${lines === undefined ? line : lines.join('+')}:${column} ${what}`)
