/** Where the nodes of a syntax tree are in the source: each in the text of its parent, after its older siblings. */
import { name, text } from '../../drawing/data/fields.ts'
import { nodesOf, type TreeNode, treeForm } from '../../drawing/data/tree.ts'

/** A node of a syntax tree. */
export type SyntaxNode = Omit<TreeNode, 'children' | 'state'> & {
  field?: string | undefined
  text?: string | undefined
  children: SyntaxNode[]
}

/** The form of the recipe's data. */
export const syntaxForm = treeForm(
  { nodes: 48, depth: 9, name: 48, kinds: true },
  {
    field: name('Which field of its parent it is: test, left', 24).optional(),
    text: text('Its source text, as it is in the text of its parent; the root has the whole source', 120).optional(),
  },
)

/** From the first character to the one after the last. */
export type Span = [from: number, to: number]

/**
 * Nodes with their spans. `source` is the text of the root where every node was found in it; if not, leaves are in slots of
 * equal width, in order, and `missing` is the first node that was not found.
 */
export type Spans = { of: Map<SyntaxNode, Span>; source: string | undefined; missing: SyntaxNode | undefined }

/** Finds the spans of all nodes. */
export function spansOf(root: SyntaxNode): Spans {
  const of = new Map<SyntaxNode, Span>([[root, [0, root.text?.length ?? 0]]])
  for (const node of nodesOf(root)) {
    let [next, end] = of.get(node) ?? [0, 0]
    for (const child of node.children) {
      const from = child.text === undefined ? -1 : (root.text ?? '').indexOf(child.text, next)
      const to = from + (child.text?.length ?? 0)
      if (from < 0 || to > end) return { of: slotsOf(root), source: undefined, missing: child }
      of.set(child, [from, to])
      next = to
    }
  }
  return root.text === undefined
    ? { of: slotsOf(root), source: undefined, missing: root }
    : { of, source: root.text, missing: undefined }
}

/** How many characters a leaf has for its words where spans are not known, and how many are free after it. */
const slot = { used: 12, free: 2 }

const slotsOf = (root: SyntaxNode): Map<SyntaxNode, Span> => {
  const of = new Map<SyntaxNode, Span>()
  let next = 0
  const visit = (node: SyntaxNode): Span => {
    const own = node.children.map(visit)
    const from = own[0]?.[0] ?? next
    const to = own.at(-1)?.[1] ?? next + slot.used
    if (own.length === 0) next += slot.used + slot.free
    of.set(node, [from, to])
    return [from, to]
  }
  visit(root)
  return of
}
