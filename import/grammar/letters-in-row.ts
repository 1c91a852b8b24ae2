/**
 * Letters and digits that are alternatives, one after another: a grammar that lists them all says no more than `[A-Za-z]`, and
 * is higher than a page.
 */
import type { GrammarExpression } from './expression.ts'

/** So many in a row are a range; fewer are read faster as they are. */
const fewest = 5

/** Alternatives with a class for letters in a row; ranges one behind another are one class. */
export function lettersInRow(parts: readonly GrammarExpression[]): GrammarExpression[] {
  const found: GrammarExpression[] = []
  for (let at = 0; at < parts.length; ) {
    const end = endOfRow(parts, at)
    const [first, last] = [parts[at]!, parts[end]!]
    const before = found.at(-1)
    if (end - at + 1 < fewest) found.push(first)
    else if (before?.kind === 'class' && !parts.includes(before)) before.text += rangeOf(first, last)
    else found.push({ kind: 'class', text: rangeOf(first, last) })
    at = end - at + 1 < fewest ? at + 1 : end + 1
  }
  return found
}

/** The last of the letters that follow each other from here on. */
const endOfRow = (parts: readonly GrammarExpression[], from: number): number => {
  let end = from
  while (letterOf(parts[end]) !== undefined && letterOf(parts[end + 1]) === letterOf(parts[end])! + 1) end++
  return end
}

const letterOf = (part: GrammarExpression | undefined): number | undefined =>
  part?.kind === 'text' && /^[A-Za-z\d]$/.test(part.text) ? part.text.charCodeAt(0) : undefined

const textOf = (part: GrammarExpression): string => ('text' in part ? part.text : '')
const rangeOf = (first: GrammarExpression, last: GrammarExpression): string => `${textOf(first)}-${textOf(last)}`
