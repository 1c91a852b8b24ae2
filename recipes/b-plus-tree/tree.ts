/**
 * A B+ tree that grows by insertion: keys in leaves, copies of them as separators above, nodes split when they overflow.
 *
 * Order is the most children a node has; a leaf has at most order − 1 keys (Comer, "The Ubiquitous B-Tree", 1979).
 */
import { compareKeys, type Key } from '../../drawing/data/collection.ts'

/** A leaf has no children. A separator is the smallest key of the subtree to its right when that was split off. */
export type Page = { keys: Key[]; children: Page[] }

/** The root after all keys were inserted, in their order. */
export function growTree(keys: Key[], order: number): Page {
  let root: Page = { keys: [], children: [] }
  for (const key of keys) {
    const split = insert(root, key, order)
    if (split !== undefined) root = { keys: [split.separator], children: [root, split.right] }
  }
  return root
}

type Split = { separator: Key; right: Page }

const insert = (page: Page, key: Key, order: number): Split | undefined => {
  const at = childIndex(page, key)
  const child = page.children[at]
  if (child === undefined) {
    page.keys.splice(at, 0, key)
    return page.keys.length < order ? undefined : splitLeaf(page)
  }
  const split = insert(child, key, order)
  if (split === undefined) return undefined
  page.keys.splice(at, 0, split.separator)
  page.children.splice(at + 1, 0, split.right)
  return page.children.length <= order ? undefined : splitInner(page)
}

/** The separator of two leaves is copied up. */
const splitLeaf = (page: Page): Split | undefined => {
  const right = { keys: page.keys.splice(Math.ceil(page.keys.length / 2)), children: [] }
  const [separator] = right.keys
  return separator && { separator, right }
}

/** The separator of two inner nodes moves up. */
const splitInner = (page: Page): Split | undefined => {
  const middle = Math.ceil(page.children.length / 2)
  const right = { keys: page.keys.splice(middle), children: page.children.splice(middle) }
  const separator = page.keys.pop()
  return separator && { separator, right }
}

/** Which child leads to a key, or where a leaf has or would have it: the number of keys not above it. */
export const childIndex = ({ keys }: Page, wanted: Key): number =>
  keys.filter((key) => compareKeys(key, wanted) <= 0).length

/** The pages that a lookup reads, root first. */
export const descend = (page: Page, wanted: Key): Page[] => {
  const child = page.children[childIndex(page, wanted)]
  return child === undefined ? [page] : [page, ...descend(child, wanted)]
}

/** Pages level by level, the root's first; each from left to right. */
export const levelsOf = (root: Page): Page[][] => {
  const levels = [[root]]
  for (let level = root.children; level.length > 0; level = level.flatMap(({ children }) => children))
    levels.push(level)
  return levels
}
