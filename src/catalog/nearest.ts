/**
 * Guesses what a mistyped name meant: Damerau-Levenshtein distance in its optimal string alignment form
 * (insertions, deletions, substitutions, swaps of neighbors).
 */

/** The `count` names nearest to a wrong one, nearest first; names that share nothing are left out. */
export function nearest(wrong: string, names: readonly string[], count = 3): string[] {
  const word = wrong.toLowerCase().slice(0, longest)
  if (word === '') return []
  const limit = mostEdits(word)
  const scored = names.flatMap((name) => {
    const lower = name.toLowerCase()
    const longer = Math.abs(lower.length - word.length)
    const isPart = hasPart(lower, word) || (lower.length >= shortestPart && word.includes(lower))
    if (isPart) return longer <= mostAround(word) ? [{ name, score: longer / 10 }] : []
    // Every missing character is a mistake at least, which spares the counting where there are too many.
    const score = longer > limit || isBrief(word, lower) ? Infinity : distance(word, lower)
    return score <= limit ? [{ name, score }] : []
  })
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ name }) => name)
}

/** Longer words than this are no typing mistakes, and are not compared. */
const longest = 100

/** How many edits are a slip: of one letter only its case, or any other letter would be near. */
const mostEdits = ({ length }: string): number => (length < 5 ? Math.min(1, length - 1) : Math.ceil(length * 0.4))

/** Two words of two letters differ by half; only their case can be a slip. */
const isBrief = (word: string, name: string): boolean => Math.max(word.length, name.length) < shortestPart

/** How much longer a name may be than the part of it that was written. */
const mostAround = ({ length }: string): number => Math.max(20, length * 4)

/** Whether a name has what was written in it; as a whole word, where that is too short to be there but by chance. */
const hasPart = (whole: string, part: string): boolean =>
  part.length >= shortestPart ? whole.includes(part) : whole.split(/[^\p{L}\p{N}]+/u).includes(part)

/** Shorter names than this occur in other words by chance. */
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
