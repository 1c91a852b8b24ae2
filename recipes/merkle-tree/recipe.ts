/** A Merkle tree over releases, as transparency logs keep it (RFC 9162, section 2.1), with the proof for one record. */
import { collectionForm } from '../../drawing/data/collection.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawMerkle } from './draw.ts'
import { growTree, proofOf } from './tree.ts'

export default defineRecipe({
  name: 'Merkle tree',
  family: 'Data structures',
  description:
    'A hash tree over your records, computed with SHA-256: leaves, nodes, root, and for one record the hashes that prove it is in the tree. Also called hash tree, audit path, inclusion proof or transparency log.',
  useWhen:
    'You explain how one short hash commits to many records, and how few hashes prove that one of them is included: transparency logs, backups, replication. Good for 2 to 16 records of up to 16 characters.',
  avoidWhen:
    'Keys are looked up by order: use `b-plus-tree`. Records are spread over hosts by hash: use `consistent-hash-ring`. Copies of a log agree on its order: use `raft-log-replication`. Files and commits are named by their hashes: use `git-object-graph`.',
  visual: 90,
  ease: 64,
  overall: 86,
  rationale:
    'Numbered solid nodes are what is sent and tinted ones what is recomputed, so the proof is counted and followed up to the signed root. Hashes follow from records, so nothing can be changed by hand. You supply records in order and the one to prove.',
  reviewed: '2026-11-23',
  revision: 1,
  data: collectionForm({
    items: { min: 2, max: 16, of: 'Records in order; their text is hashed as UTF-8, with its blanks' },
    isExact: true,
    size: { min: 2, max: 8, default: 4, of: 'How many bytes of each hash are shown, where they fit' },
    findAmong: 'a record; only those in the tree have a proof',
  }),
  sample: {
    title: '{proof} hashes prove that one of {records} releases is in the log',
    subtitle: 'SHA-256 with a prefix byte, 00 for leaves and 01 for nodes; the first {bytes} bytes are shown',
    items: ['api 4.0.0', 'web 7.2.1', 'api 4.0.1', 'jobs 2.9.0', 'web 7.3.0', 'api 4.1.0', 'cli 1.12.0', 'web 7.3.1'],
    find: 'jobs 2.9.0',
    source: 'RFC 9162, section 2.1',
  },
  draw: drawMerkle,
  derive: ({ items, size: bytes, find }) => {
    return { proof: proofOf(growTree(items), find).proof.length, records: items.length, bytes }
  },
  describe: ({ items, size, find }) => {
    const root = growTree(items)
    const proof = proofOf(root, find).proof.map(({ hash }) => hash.slice(0, 2 * size))
    const proven = `The proof for ${find?.name} has ${count(proof.length, 'hash', 'hashes')}, from the leaf up: ${proof.join(', ')}; with them the record gives the root.`
    return `A Merkle tree over ${count(items.length, 'record')} with the root hash ${root.hash.slice(0, 2 * size)} (first ${size} bytes of SHA-256).${find === undefined ? '' : ` ${proven}`}`
  },
})
