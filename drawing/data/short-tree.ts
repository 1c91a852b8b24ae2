/**
 * A short notation for trees, for samples: one node per line, two spaces deeper than its parent. The root is the first
 * line, wherever it begins.
 */

/** A node with what is below it; leaves have no field for it. */
export type ShortTree<Item> = Item & { children?: ShortTree<Item>[] }

/** Reads a tree; `read` turns each line, without its indentation, into a node. */
export function shortTree<Item extends object>(lines: string, read: (line: string) => Item): ShortTree<Item> {
  const written = lines.split('\n').filter((line) => line.trim() !== '')
  const above: ShortTree<Item>[] = []
  for (const [index, line] of written.entries()) {
    const node: ShortTree<Item> = read(line.trim())
    const depth = index === 0 ? 0 : (indentOf(line) - indentOf(written[1] ?? '')) / 2 + 1
    const parent = above[depth - 1]
    if (index > 0 && parent === undefined) throw new Error(`"${line.trim()}" is not two spaces deeper than its parent`)
    if (parent !== undefined) parent.children = [...(parent.children ?? []), node]
    above.splice(depth, above.length, node)
  }
  const [root] = above
  if (root === undefined) throw new Error('a tree needs at least one line')
  return root
}

const indentOf = (line: string): number => line.search(/\S/)
