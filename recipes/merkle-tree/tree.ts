/**
 * Merkle trees of RFC 9162, section 2.1: SHA-256 with a prefix of 0 for leaves and of 1 for nodes.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Key } from '../../drawing/data/collection.ts'

/** A node: its hash, its children from left to right, its record if it is a leaf. */
export type Hashed = { hash: Uint8Array; children: Hashed[]; item?: Key }

/** The tree over records in order; the left subtree has the largest power of two that is below their number. */
export function growTree(items: Key[]): Hashed {
  const [first, ...others] = items
  if (first === undefined) return { hash: sha256(new Uint8Array()), children: [] }
  if (others.length === 0)
    return { hash: sha256(concatBytes(Uint8Array.of(0), utf8ToBytes(first.name))), children: [], item: first }
  const cut = 2 ** (Math.ceil(Math.log2(items.length)) - 1)
  const children = [growTree(items.slice(0, cut)), growTree(items.slice(cut))]
  return { hash: sha256(concatBytes(Uint8Array.of(1), ...children.map(({ hash }) => hash))), children }
}

/** The nodes from the root down to the leaf of a record, and the siblings on the way: the inclusion proof. */
export const proofOf = (root: Hashed, name: string): { path: Hashed[]; proof: Hashed[] } => {
  if (root.item?.name === name) return { path: [root], proof: [] }
  for (const child of root.children) {
    const below = proofOf(child, name)
    if (below.path.length > 0)
      return { path: [root, ...below.path], proof: [...root.children.filter((each) => each !== child), ...below.proof] }
  }
  return { path: [], proof: [] }
}

/** The first bytes of a hash in hexadecimal. */
export const shortHash = ({ hash }: Hashed, bytes: number): string => bytesToHex(hash.slice(0, bytes))
