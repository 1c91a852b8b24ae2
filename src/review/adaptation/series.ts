/**
 * Headings in a line: texts of their own that head the columns or the rows of a picture.
 */
import type { Text } from '../../scene/scene.ts'
import type { Adapted, TracedPart } from './adapted.ts'

/** Headings of one kind; `axis` is the one along which they follow each other. */
export type Series = { members: readonly TracedPart[]; axis: 'x' | 'y' }

/** Every series of headings in the original: at least three parts of one kind that are a text each. */
export function seriesOf({ parts }: Adapted): Series[] {
  const groups = new Map<string, TracedPart[]>()
  for (const part of parts) {
    if (!isAlone(part)) continue
    const stem = part.at.replace(/[.-][^.-]*$/, '')
    groups.set(stem, [...(groups.get(stem) ?? []), part])
  }
  return [...groups.values()].flatMap((members) => {
    if (members.length < 3) return []
    const spread = (axis: 'x' | 'y'): number => {
      const places = members.map((member) => placeIn(member, axis))
      return Math.max(...places) - Math.min(...places)
    }
    return [{ members, axis: spread('x') > spread('y') ? 'x' : 'y' } as const]
  })
}

/** Whether a part is a single text. */
export const isAlone = ({ texts, shapes, strokes }: TracedPart): boolean =>
  texts.length === 1 && shapes.length + strokes.length === 0

/** Where a heading was. */
export const placeIn = ({ texts: [text] }: TracedPart, axis: keyof Pick<Text, 'x' | 'y'>): number =>
  text?.element[axis] ?? 0
