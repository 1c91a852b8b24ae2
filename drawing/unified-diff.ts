/**
 * Unified diffs as listings: the hunk header and both columns of line numbers are counted, never typed.
 *
 * Format: `git diff` and GNU diff -u; a count of 1 is left out of the header, as both tools do.
 */
import type { Row } from './listing.ts'

/** A hunk: its lines with their sign (space, + or -) in front, and where it starts in both files. */
export type Hunk = { lines: readonly string[]; oldStart: number; newStart: number; section?: string }

/** How many lines a hunk has in the old and the new file, and how many it adds and removes. */
export type HunkSize = { old: number; new: number; added: number; removed: number }

type Sign = ' ' | '+' | '-'

const signOf = (line: string): Sign => {
  const sign = line[0]
  if (sign === ' ' || sign === '+' || sign === '-') return sign
  throw new Error(`a line of a hunk starts with a space, + or -: "${line}"`)
}

/** Counts the lines of a hunk. */
export const hunkSize = ({ lines }: Hunk): HunkSize => {
  const count = (wanted: Sign): number => lines.filter((line) => signOf(line) === wanted).length
  const [kept, added, removed] = [count(' '), count('+'), count('-')]
  return { old: kept + removed, new: kept + added, added, removed }
}

const range = (start: number, count: number): string => (count === 1 ? String(start) : `${start},${count}`)

/** The line that opens a hunk, such as `@@ -10,13 +10,15 @@ function retry() {`. */
export const hunkHeader = (hunk: Hunk): string => {
  const size = hunkSize(hunk)
  const places = `@@ -${range(hunk.oldStart, size.old)} +${range(hunk.newStart, size.new)} @@`
  return hunk.section === undefined ? places : `${places} ${hunk.section}`
}

/** The lines of a hunk as rows with two gutters: old and new line numbers, and the sign. */
export const hunkRows = ({ lines, oldStart, newStart }: Hunk): Row[] => {
  let [old, fresh] = [oldStart, newStart]
  return lines.map((line): Row => {
    const text = line.slice(1)
    const sign = signOf(line)
    switch (sign) {
      case ' ':
        return { text, numbers: [old++, fresh++] }
      case '-':
        return { text, numbers: [old++, undefined], sign, fill: 'negative' }
      case '+':
        return { text, numbers: [undefined, fresh++], sign, fill: 'positive' }
      default:
        return sign satisfies never
    }
  })
}
