/**
 * Says which bars seem not to add up to 100%, because every share is rounded.
 */
import { enumerate } from '../../drawing/describe.ts'

/** More bars than these are counted and not named. */
const mostNamed = 2

/** The note for the bars whose printed shares add up to less or more than 100%; none if all add up. */
export function roundingNote(rows: { name: string; words: string[] }[]): string | undefined {
  const off = rows
    .map(({ name, words }) => ({ name, total: totalOf(words) }))
    .filter(({ total }) => total !== undefined && total !== 100)
  if (off.length === 0) return undefined
  const named = off.map(({ name, total }) => `those of ${name} to ${total}%`)
  const totals = [...new Set(off.map(({ total }) => total ?? 100))].toSorted((a, b) => a - b)
  const said =
    off.length <= mostNamed
      ? enumerate(named).replace('those of', 'the parts of').replace(' to ', ' add up to ')
      : `the parts of ${off.length} bars add up to ${enumerate(totals.map((total) => `${total}%`)).replace(' and ', ' or ')}`
  return `Shares are rounded: ${said}.`
}

/** What whole shares add up to; unknown with one that is under 1%. */
const totalOf = (words: string[]): number | undefined =>
  words.every((each) => /^\d+%$/.test(each))
    ? words.reduce((sum, each) => sum + Number.parseInt(each, 10), 0)
    : undefined
