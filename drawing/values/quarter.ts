/**
 * Quarters of a year, as plans write them: `2027-Q2`. As an end, a quarter is meant whole.
 *
 * Work that is counted in quarters takes the same share of each, however many days it has.
 */

/** The beginning of a quarter and of the next one, in milliseconds since 1970 UTC. */
export type Quarter = { at: number; next: number }

/** Reads `2027-Q2`; undefined for anything else. */
export function readQuarter(words: string): Quarter | undefined {
  const match = /^(\d{4})-Q([1-4])$/.exec(words)
  if (match === null) return undefined
  const [year, month] = [Number(match[1]), 3 * (Number(match[2]) - 1)]
  return { at: Date.UTC(year, month), next: Date.UTC(year, month + 3) }
}

const beginOf = (quarters: number): number => Date.UTC(Math.floor(quarters / 4), 3 * (quarters % 4))

/** How many quarters lie between the year 0 and a moment, with the share of the one that has begun. */
export const quartersBefore = (at: number): number => {
  const date = new Date(at)
  const whole = 4 * date.getUTCFullYear() + Math.floor(date.getUTCMonth() / 3)
  return whole + (at - beginOf(whole)) / (beginOf(whole + 1) - beginOf(whole))
}

/** The moment before which so many quarters lie. */
export const afterQuarters = (quarters: number): number => {
  const whole = Math.floor(quarters)
  return beginOf(whole) + Math.round((quarters - whole) * (beginOf(whole + 1) - beginOf(whole)))
}

/** `Q2 2027` */
export const writeQuarter = (at: number): string => `${quarterName(at)} ${new Date(at).getUTCFullYear()}`

/** `Q2` */
export const quarterName = (at: number): string => `Q${Math.floor(new Date(at).getUTCMonth() / 3) + 1}`
