/**
 * Two-sided trees: the root in the middle, its children to the right and then to the left, as mind maps have them.
 */
import { move } from '../rect.ts'
import { layTidy, type PlacedNode, type TidyOptions } from './tidy.ts'

/** A node with its place, and the side it is on; the root is on the right. */
export type Sided<Node> = PlacedNode<Node> & { side: 'right' | 'left' }

/** `rights`: how many children of the root are on the right; so many that both sides are about equally high unless given. */
type TwoSidedOptions<Node> = Omit<TidyOptions<Node>, 'grow'> & { rights?: number | undefined }

/** All nodes, the root first, then the right side and the left one, each from top to bottom. */
export function layTwoSided<Node>(root: Node, { rights, ...options }: TwoSidedOptions<Node>): Sided<Node>[] {
  const children = options.children(root)
  const first = rights ?? firstHalf(children, options)
  const lay = (side: 'right' | 'left', half: readonly Node[]): Sided<Node>[] =>
    layTidy(root, { ...options, grow: side, children: (node) => (node === root ? half : options.children(node)) }).map(
      (placed) => ({ ...placed, side }),
    )
  const right = lay('right', children.slice(0, first))
  const left = first < children.length ? lay('left', children.slice(first)) : []
  return [...right, ...joinedAt(right[0], left)]
}

/** The left side moved so that its root is the right side's. */
const joinedAt = <Node>(root: Sided<Node> | undefined, side: Sided<Node>[]): Sided<Node>[] => {
  const [own, ...rest] = side
  if (root === undefined || own === undefined) return []
  const [dx, dy] = [root.rect.x - own.rect.x, root.rect.y - own.rect.y]
  const moved = new Map<Node, Sided<Node>>([[root.node, root]])
  return rest.map((each) => {
    const parent = each.parent === undefined ? undefined : moved.get(each.parent.node)
    const placed = { ...each, rect: move(each.rect, dx, dy), parent }
    moved.set(each.node, placed)
    return placed
  })
}

/** How many children go to the right, so that both sides are about equally high. */
const firstHalf = <Node>(children: readonly Node[], options: Omit<TidyOptions<Node>, 'grow'>): number => {
  const heights = children.map((child) => heightOf(child, options))
  const total = heights.reduce((sum, height) => sum + height, 0)
  let [sum, count] = [0, 0]
  // The child that crosses the middle goes where more of it belongs.
  while (count < heights.length && 2 * sum + (heights[count] ?? 0) <= total) sum += heights[count++] ?? 0
  return Math.max(1, count)
}

const heightOf = <Node>(node: Node, options: Omit<TidyOptions<Node>, 'grow'>): number => {
  const below = options.children(node).reduce((sum, child) => sum + heightOf(child, options), 0)
  return Math.max(options.size(node).h + options.gap, below)
}
