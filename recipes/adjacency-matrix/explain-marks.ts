/** What the key says of the marks of a matrix, and which of them are numbered. */
import type { GraphNode } from '../../drawing/data/graph.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { centerOf, type Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { markAt, plain, signed, signedMark } from './marks.ts'
import type { matrixOf } from './matrix.ts'
import type { NodeNeed } from './order.ts'

type MarkedMatrix = ReturnType<typeof matrixOf> & { sheet: Sheet }

/** A mark as wide as in the matrix: it begins where the key does. */
const entryOf = (text: string, mark: (at: Point) => Element): KeyEntry => ({
  text,
  w: plain,
  sample: (rect) => [mark(centerOf(rect))],
})

/** The key: each look that a mark has here; steps that are `told` beside a cycle are explained there. */
export const explainMarks = (matrix: MarkedMatrix, isTold: boolean): void => {
  const { needs, up, inside, ring, sheet } = matrix
  const isOptional = ({ edge }: NodeNeed): boolean => edge.kind === 'optional'
  const isPlain = (need: NodeNeed): boolean => !isOptional(need) && !up.includes(need) && !inside.includes(need)
  if (needs.some(isPlain)) sheet.key(entryOf('The row needs the column', (at) => markAt(at, false, 'muted')))
  if (needs.some(isOptional)) sheet.key(entryOf('Has a fallback', (at) => markAt(at, true, 'muted')))
  if (inside.some((need) => !up.includes(need) && !ring.includes(need)))
    sheet.key(entryOf('Within a cycle', (at) => markAt(at, false, 'ink')))
  const isSelf = ({ from, to }: NodeNeed): boolean => from === to
  const isAgainst = up.some((need) => !ring.includes(need) && !isSelf(need))
  const steps = stepsOf(matrix)
  // One glyph has one meaning: crosses of rings and against the order together say what holds for both.
  const isRing = ring.some(({ edge }) => !steps.has(edge))
  const crossed = isRing && isAgainst ? 'Closes a cycle' : isRing ? 'Part of a cycle' : 'Against the order'
  const own = isRing || isAgainst ? 'On the diagonal: needs itself' : 'Needs itself'
  const entries = [...(isRing || isAgainst ? [crossed] : []), ...(up.some(isSelf) ? [own] : [])]
  // What the order says of a step has no cross.
  const isCounted = steps.size > 0 && (isAgainst || sheet.quotes('up'))
  if (steps.size > 0 && (isCounted || !isTold))
    sheet.key({
      text: `A step around a cycle${isCounted ? '; above the diagonal, against the order' : ''}`,
      w: signed,
      sample: (rect) => signedMark(centerOf(rect), '1'),
    })
  for (const text of entries) sheet.key({ text, w: signed, sample: (rect) => signedMark(centerOf(rect)) })
}

/** A name that says by itself what the color of a mark beside it says. */
const isWord = ({ name, id }: GraphNode): boolean => /\p{L}{2}/u.test(name ?? id ?? '')

/** Which step of its ring each need is, unless numbers are those of remarks; beside single letters a number would say nothing. */
export const stepsOf = ({ needs, rings, sheet }: MarkedMatrix): Map<NodeNeed['edge'], string> => {
  const told = rings.filter((ring) => ring.some(({ from }) => isWord(from)))
  const isCalled = needs.some(({ edge }) => sheet.isCalled(edge))
  return new Map(
    (isCalled ? [] : told).flatMap((ring) => ring.map(({ edge }, index) => [edge, `${index + 1}`] as const)),
  )
}
