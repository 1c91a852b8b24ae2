/**
 * Indented trees: one row a node, children below their parent and to the right, joined by right angles.
 */

/** A node with its row: `x` is where it begins, `y` its top, `before` the sibling above it. */
export type IndentedRow<Node> = {
  node: Node
  depth: number
  x: number
  y: number
  h: number
  parent: IndentedRow<Node> | undefined
  before: IndentedRow<Node> | undefined
}

/** How a tree is laid out; all lengths are pixels. */
export type IndentedOptions<Node> = {
  children: (node: Node) => readonly Node[]
  height: (node: Node) => number
  /** From a parent's left edge to its children's. */
  indent: number
  /** Free room between rows. */
  gap?: number
}

/** All rows from top to bottom. */
export function layIndented<Node>(root: Node, options: IndentedOptions<Node>): IndentedRow<Node>[] {
  const { children, height, indent, gap = 0 } = options
  const rows: IndentedRow<Node>[] = []
  let y = 0
  const add = (node: Node, { parent, before }: Pick<IndentedRow<Node>, 'parent' | 'before'>): IndentedRow<Node> => {
    const depth = parent === undefined ? 0 : parent.depth + 1
    const row = { node, depth, x: depth * indent, y, h: height(node), parent, before }
    rows.push(row)
    y += row.h + gap
    let last: IndentedRow<Node> | undefined
    for (const child of children(node)) last = add(child, { parent: row, before: last })
    return row
  }
  add(root, { parent: undefined, before: undefined })
  return rows
}
