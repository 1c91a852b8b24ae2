/**
 * Claims: the derived values that a heading quotes, each of which must be drawn.
 *
 * Cover the heading: what remains must still say it. A drawing names the part that does (`sheet.prove`).
 */
import type { CommonData } from '../drawing/data/form.ts'
import { namesIn } from '../drawing/derived.ts'
import type { Part } from '../drawing/parts.ts'

/** The derived values that title and subtitle quote, and that no part of the drawing proves. */
export const unprovenClaims = (
  { title, subtitle = '' }: Pick<CommonData, 'title' | 'subtitle'>,
  { values, parts }: { values: object; parts: readonly Part[] },
): string[] => {
  const proven = new Set(parts.flatMap(({ proves = [] }) => proves))
  return [...new Set(namesIn(`${title} ${subtitle}`))].filter(
    (name) => Object.hasOwn(values, name) && !proven.has(name),
  )
}
