/**
 * Guesses what a mistyped name meant, by optimal string alignment distance (insertions, deletions,
 * substitutions, swaps of neighbors).
 */

/** At most `count` names close to a mistyped one, nearest first. */
export function nearest(wrong: string, names: readonly string[], count = 3): string[] {
  const word = wrong.toLowerCase().slice(0, longest)
  if (word === '') return []
  const limit = mostEdits(word)
  const scored = names.flatMap((name) => {
    const lower = name.toLowerCase()
    const longer = Math.abs(lower.length - word.length)
    const isPart = hasPart(lower, word) || (lower.length >= shortestPart && word.includes(lower))
    if (isPart) return longer <= mostAround(word) ? [{ name, score: longer / 10 }] : []
    // Each missing character is at least one edit, so a large difference in length needs no counting.
    const score = longer > limit || isBrief(word, lower) ? Infinity : distance(word, lower)
    return score <= limit ? [{ name, score }] : []
  })
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ name }) => name)
}

/** Words longer than this are not typos, and are not compared. */
const longest = 100

/** How many edits count as a typo: none in a single letter, or every other letter would be close. */
const mostEdits = ({ length }: string): number => (length < 5 ? Math.min(1, length - 1) : Math.ceil(length * 0.4))

/** One edit changes half of a two-letter word, so only case may differ. */
const isBrief = (word: string, name: string): boolean => Math.max(word.length, name.length) < shortestPart

/** How much longer a name may be than the part of it that was typed. */
const mostAround = ({ length }: string): number => Math.max(20, length * 4)

/** Whether a name contains what was typed; as a whole word if it is short enough to occur by chance. */
const hasPart = (whole: string, part: string): boolean =>
  part.length >= shortestPart ? whole.includes(part) : whole.split(/[^\p{L}\p{N}]+/u).includes(part)

/** Names shorter than this occur in other words by chance. */
const shortestPart = 3

/** How many edits turn one word into the other. */
export const distance = (a: string, b: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, beforeLast[j - 2]! + 1)
      row.push(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
