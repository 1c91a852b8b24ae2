/**
 * Lookups in trees of pages: B-trees and their kin, with the same keys in leaves and, as separators, above them.
 */
import { compareKeys, type Key } from '../../drawing/data/collection.ts'

/** A page; a leaf has no children, an inner page one more than keys: a child has keys from the one before it on. */
export type TreePage = { keys: Key[]; children: TreePage[] }

/** Which child leads to a key, or where a leaf has or would have it: the number of keys not above it. */
export const childIndex = ({ keys }: TreePage, wanted: Key): number =>
  keys.filter((key) => compareKeys(key, wanted) <= 0).length

/** The pages that a lookup reads, root first; none if nothing is looked up. */
export const descend = (page: TreePage, wanted: Key | undefined): TreePage[] => {
  if (wanted === undefined) return []
  const child = page.children[childIndex(page, wanted)]
  return child === undefined ? [page] : [page, ...descend(child, wanted)]
}

/** Between which keys a page sends a lookup on, or whether it has the key: `42 ≤ 57 < 66`. */
export const stepOf = (page: TreePage, { name, ...key }: Key): string => {
  const at = childIndex(page, { name, ...key })
  const [low, high] = [page.keys[at - 1], page.keys[at]]
  if (page.children.length === 0) return low?.name === name ? `${name} found` : `no ${name}`
  return `${low === undefined ? '' : `${low.name} ≤ `}${name}${high === undefined ? '' : ` < ${high.name}`}`
}
