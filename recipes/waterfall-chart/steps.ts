/**
 * The arithmetic of a waterfall: where each change begins and ends, what totals come to, what groups sum to.
 */
import type { Row } from '../../drawing/data/numbers.ts'
import type { Finding } from '../../src/scene/findings.ts'

/** A row as given: a total without a value is the sum so far. */
export type Entry = Row & { kind: 'change' | 'total' }

/** A row as drawn: totals begin at zero, changes where the row before ended. */
export type Step = { row: Entry; from: number; to: number }

/** Changes that follow each other and belong together. */
export type Group = { name: string; first: number; last: number; sum: number }

// Sums of decimal fractions carry binary dust: 0.1 + 0.2.
const sum = (a: number, b: number): number => Number((a + b).toPrecision(12))

/** Every row with its ends. */
export function stepsOf(rows: Entry[]): Step[] {
  let running = 0
  return rows.map((row) => {
    const from = row.kind === 'total' ? 0 : running
    running = row.kind === 'total' ? (row.value ?? running) : sum(running, row.value ?? 0)
    return { row, from, to: running }
  })
}

/** Changes without a value, and totals that are not the sum of what is before them. */
export const checkEntries = (rows: Entry[]): Finding[] =>
  stepsOf(rows).flatMap(({ row: { kind, value } }, index, steps): Finding[] => {
    const at = `rows.${index}.value`
    if (kind === 'change') return value === undefined ? [{ at, problem: 'a change needs a value' }] : []
    const before = steps[index - 1]?.to
    if (before === undefined || value === undefined || Math.abs(value - before) <= 1e-9 * Math.abs(before)) return []
    return [{ at, problem: `${value} is not the sum so far, ${before}; correct it or leave it out` }]
  })

/** Runs of changes with the same group. */
export const groupsOf = (steps: Step[]): Group[] => {
  const groups: Group[] = []
  for (const [index, { row, from, to }] of steps.entries()) {
    if (row.kind === 'total' || row.group === undefined) continue
    const last = groups.at(-1)
    if (last !== undefined && last.name === row.group && last.last === index - 1) {
      last.last = index
      last.sum = sum(last.sum, to - from)
    } else groups.push({ name: row.group, first: index, last: index, sum: sum(to, -from) })
  }
  return groups
}

/** From the first total to the last: the difference, and its share of the first where that means something. */
export const overall = (steps: Step[]): { first: number; last: number; change: number; share: number | undefined } => {
  const begin = steps.find(({ row }) => row.kind === 'total')
  const [first, last] = [begin?.to ?? 0, steps.at(-1)?.to ?? 0]
  const change = sum(last, -first)
  return { first, last, change, share: first > 0 && last >= 0 ? (100 * change) / first : undefined }
}
