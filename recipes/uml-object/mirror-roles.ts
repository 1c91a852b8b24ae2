/** Two arrows that come down to one object are alike as in a mirror: the names of their roles stand outside of both. */
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element, Text } from '../../src/scene/scene.ts'

/** Moves the name at the left one of the arrows to its other side, where that is still above the object. */
export function mirrorRoles(object: GraphNode, { edges }: Pick<GraphDocument, 'edges'>, sheet: Sheet): void {
  const boundsIn = (elements: readonly Element[]): Rect[] => elements.map((each) => boundsOf(each))
  const of = sheet.pieces.find(({ item }) => item === object)
  const into = edges.filter(({ to }) => sheet.find(to) === object)
  const arrows = sheet.pieces.filter(({ item }) => into.some((edge) => edge === item))
  // The last of the strokes is the arrowhead.
  const ends = arrows.flatMap((piece) => {
    // What an arrow says besides would be left on the other side.
    const [words, ...others] = piece.elements.filter((each): each is Text => each.type === 'text')
    const head = boundsIn(piece.elements.filter(({ type }) => type === 'path')).at(-1)
    return words === undefined || others.length > 0 || head === undefined
      ? []
      : [{ piece, words, x: head.x + head.w / 2 }]
  })
  const [left, right] = ends.toSorted((a, b) => a.x - b.x)
  const edge = boundsIn(of?.elements ?? [])[0]?.x
  if (left === undefined || right === undefined || edge === undefined) return
  const x = 2 * left.x - left.words.x
  if (left.words.x < left.x || x - boundsOf(left.words).w < edge) return
  left.piece.elements = left.piece.elements.map((each) =>
    each === left.words ? { ...left.words, x, align: 'end' } : each,
  )
}
