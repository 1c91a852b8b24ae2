/**
 * Horizons that are quarters, written `2027-Q2`: an axis of time, whatever the order in which cards mention them.
 */
import { range } from 'd3-array'
import type { CardLine } from '../../drawing/grid/board-heads.ts'
import { afterQuarters, quartersBefore, readQuarter, writeQuarter } from '../../drawing/values/quarter.ts'

/** How a horizon is called: `Q2 2027`, or as the data call it. */
export const horizonName = (written: string): string => {
  const quarter = readQuarter(written)
  return quarter === undefined ? written : writeQuarter(quarter.at)
}

/** With more quarters than this, those in which nothing is planned are left out. */
const most = 8

/** The horizons as drawn. Those that are given stay in their order; of others, quarters are in that of time, without gaps, and come first. */
export function asHorizons(lines: readonly CardLine[]): CardLine[] {
  const isGiven = lines.some(({ source }) => typeof source === 'object')
  return (isGiven ? lines : inTime(lines)).map((line) => ({ ...line, name: horizonName(line.name) }))
}

const inTime = (lines: readonly CardLine[]): CardLine[] => {
  const at = ({ name }: CardLine): number | undefined => {
    const quarter = readQuarter(name)
    return quarter === undefined ? undefined : quartersBefore(quarter.at)
  }
  const known = new Map(lines.map((line) => [at(line), line]))
  const quarters = lines.flatMap((line) => at(line) ?? []).toSorted((a, b) => a - b)
  const [first = 0, last = 0] = [quarters[0], quarters.at(-1)]
  const all = quarters.length > 0 && last - first < most ? range(first, last + 1) : quarters
  return [
    ...all.map((each) => known.get(each) ?? emptyQuarter(each)),
    ...lines.filter((line) => at(line) === undefined),
  ]
}

const emptyQuarter = (at: number): CardLine => {
  const moment = new Date(afterQuarters(at))
  const name = `${moment.getUTCFullYear()}-Q${moment.getUTCMonth() / 3 + 1}`
  return { name, source: `columns.${name}`, cards: [] }
}
