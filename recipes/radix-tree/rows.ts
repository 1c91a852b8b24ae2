/** Where the nodes of a radix tree are, a row for each key, and what a search says of them. */
import { widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import { clip } from '../../src/scene/clip.ts'
import { deadEndsOf, type RadixAttempt, type RadixNode } from './tree.ts'

/** Pixels: a node, from row to row, and to a child in the same row and in one below. */
const rowSize = { h: 32, pitch: 48, gap: 24, back: 8 } as const
const narrowSize = { h: 24, pitch: 40 } as const

/** A node in its place, with what a search took there. */
export type PlacedRadixNode = {
  node: RadixNode
  rect: Rect
  parent: PlacedRadixNode | undefined
  attempt: RadixAttempt | undefined
  order: number
  wrong: string
  /** Whether its children are below it, not beside, and where branches to them turn. */
  isOver: boolean
  turn: number
}

/**
 * Every node, parents before their children; the first row is at `y`. Children start where the text of their parent ends,
 * or, where that is too wide, below it and a little further right.
 */
export const placeFragments = (
  roots: readonly RadixNode[],
  { tried, y, isNarrow }: { tried: readonly RadixAttempt[]; y: number; isNarrow: boolean },
): PlacedRadixNode[] => {
  const placed: PlacedRadixNode[] = []
  const { h, pitch } = isNarrow ? narrowSize : rowSize
  let row = 0
  const visit = (node: RadixNode, parent: PlacedRadixNode | undefined): void => {
    const order = tried.findIndex((attempt) => attempt.node === node)
    const x = parent === undefined ? 0 : startOf(parent, isNarrow)
    const attempt = tried[order]
    const rect = { x, y: y + row * pitch, w: up(widthOf(wordsOf(node, attempt), 'letters') + 16), h }
    const wrong = wrongOf(attempt, tried)
    const isOver = isNarrow || node.key !== undefined || wrong !== ''
    const turn = isNarrow ? x + 12 : rightOf(rect) + (isOver ? -12 : rowSize.gap / 2)
    const own = { node, rect, parent, attempt, order: order + 1, wrong, isOver, turn }
    placed.push(own)
    if (isOver && node.children.length > 0) row += 1
    node.children.forEach((child, index) => {
      if (index > 0) row += 1
      visit(child, own)
    })
  }
  roots.forEach((node, index) => {
    if (index > 0) row += 1
    visit(node, undefined)
  })
  return placed
}

const startOf = ({ rect, isOver }: PlacedRadixNode, isNarrow: boolean): number =>
  isNarrow ? rect.x + rowSize.gap : rightOf(rect) + (isOver ? rowSize.back : rowSize.gap)

/** The text of a node, and what a parameter took. */
export const wordsOf = ({ text, kind }: RadixNode, attempt: RadixAttempt | undefined): string =>
  kind === 'text' || attempt?.took === undefined ? text : `${text} = ${clip(attempt.took, 24)}`

/** Why a search goes back from a node, where it tried nothing below. */
const wrongOf = (attempt: RadixAttempt | undefined, tried: readonly RadixAttempt[]): string => {
  if (attempt === undefined || !deadEndsOf(tried).includes(attempt)) return ''
  const rest = attempt.left.slice(attempt.took?.length ?? 0)
  if (attempt.took === undefined)
    return attempt.node.text.startsWith(rest) ? `✗ “${clip(rest, 24)}” ends inside` : `✗ ${clip(rest, 24)} differs`
  return rest === ''
    ? '✗ no key ends here'
    : attempt.node.children.length === 0
      ? `✗ “${clip(rest, 24)}” remains`
      : `✗ nothing below fits ${clip(rest, 24)}`
}
