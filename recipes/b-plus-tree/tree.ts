/** A B+ tree grown by insertion; order is the most children of a page (Comer, "The Ubiquitous B-Tree", 1979). */
import type { Key } from '../../drawing/data/collection.ts'
import { childIndex, type TreePage } from './page-search.ts'

/** The root after all keys were inserted, in their order. */
export function growTree(keys: Key[], order: number): TreePage {
  // The top is no page: it has the root, and for a moment what that splits into.
  const top: TreePage = { keys: [], children: [{ keys: [], children: [] }] }
  for (const key of keys) {
    insert(top, key, order)
    if (top.children.length > 1) top.children = [{ keys: top.keys.splice(0), children: top.children }]
  }
  return top.children[0] ?? top
}

const insert = (page: TreePage, key: Key, order: number): void => {
  const at = childIndex(page, key)
  const child = page.children[at]
  if (child === undefined) return void page.keys.splice(at, 0, key)
  insert(child, key, order)
  if (child.keys.length < order) return
  const isLeaf = child.children.length === 0
  const middle = Math.ceil((isLeaf ? order : order + 1) / 2)
  const right = { keys: child.keys.splice(middle), children: child.children.splice(middle) }
  // The separator of two leaves is copied up, that of two inner pages moves up.
  page.keys.splice(at, 0, ...(isLeaf ? right.keys.slice(0, 1) : child.keys.splice(-1)))
  page.children.splice(at + 1, 0, right)
}
