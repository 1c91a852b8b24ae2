/**
 * Why a search found a recipe, in a few words for its card: the question that it answers, or its other name.
 */
import type { Hit } from '../../catalog/search.ts'

/** The reason; undefined if the name of the recipe says it. */
export function hitReason({ why, words }: Hit): string | undefined {
  if (why === undefined) return `Mentions ${words.map((word) => `“${word}”`).join(' and ')}`
  if (why.kind === 'name') return undefined
  return why.kind === 'question' ? `Answers “${why.text}”` : `Also for “${why.text}”`
}
