/**
 * A place in the data as people call it: `messages.0.from` is "Messages 1, from".
 */
import { sentenceCase } from '../../scene/sentence-case.ts'

/** The name of a place; empty for the data themselves. */
export function placeName(at: string): string {
  const names: string[] = []
  for (const key of at.split('.')) {
    if (/^\d+$/.test(key) && names.length > 0) names.push(`${names.pop()} ${Number(key) + 1}`)
    else names.push(key)
  }
  const words = names.join(', ')
  return sentenceCase(words)
}
