/**
 * How much of a layout an edit keeps: pairs of nodes of which one is left of or above the other.
 */
import type { Rect } from '../../src/geometry/rect.ts'

/** The share of left-of and above relations of the first layout that hold in the second. */
export function relationsKept(before: Map<string, Rect>, after: Map<string, Rect>): number {
  let [held, all] = [0, 0]
  const both = [...before].filter(([id]) => after.has(id))
  for (const [a, one] of both)
    for (const [b, other] of both)
      for (const isBefore of [isLeft, isAbove]) {
        const [first, second] = [after.get(a), after.get(b)]
        if (a === b || first === undefined || second === undefined || !isBefore(one, other)) continue
        all++
        if (isBefore(first, second)) held++
      }
  return all === 0 ? 1 : held / all
}

const isLeft = (a: Rect, b: Rect): boolean => a.x + a.w <= b.x

const isAbove = (a: Rect, b: Rect): boolean => a.y + a.h <= b.y
