/**
 * Quarters of a year, as plans write them: `2027-Q2`. As an end, a quarter is meant whole.
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

/** `Q2` */
export const quarterName = (at: number): string => `Q${Math.floor(new Date(at).getUTCMonth() / 3) + 1}`
