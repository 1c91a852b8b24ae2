/** Merkle trees of RFC 9162, section 2.1: SHA-256 with a prefix of 0 for leaves and of 1 for nodes. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { hierarchy } from 'd3-hierarchy'
import type { Key } from '../../drawing/data/collection.ts'

/** A node: its hash in hexadecimal, its children from left to right, its record if it is a leaf. */
export type Hashed = { hash: string; children: Hashed[]; item?: Key }

/** The tree over records in order; the left subtree has the largest power of two that is below their number. */
export function growTree(items: Key[]): Hashed {
  const [item] = items
  if (item === undefined) return { hash: hashOf(''), children: [] }
  if (items.length === 1) return { hash: hashOf(`00${bytesToHex(utf8ToBytes(item.name))}`), children: [], item }
  const cut = 2 ** (Math.ceil(Math.log2(items.length)) - 1)
  const children = [growTree(items.slice(0, cut)), growTree(items.slice(cut))]
  return { hash: hashOf(`01${children.map(({ hash }) => hash).join('')}`), children }
}

const hashOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)))

/** The nodes from the leaf of a record up to the root, and the siblings on the way: the inclusion proof. */
export const proofOf = (root: Hashed, find: Key | undefined): { path: Hashed[]; proof: Hashed[] } => {
  const leaf = hierarchy(root).find(({ data: { item } }) => item !== undefined && item.name === find?.name)
  const path = leaf?.ancestors().map(({ data }) => data) ?? []
  return { path, proof: path.flatMap(({ children }) => children.filter((child) => !path.includes(child))) }
}
