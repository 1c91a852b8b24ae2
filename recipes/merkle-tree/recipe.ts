/** A Merkle tree over releases, as transparency logs keep it (RFC 9162, section 2.1), with the proof for one record. */
import { type CollectionData, checkKeys, collectionFields, keyTargets } from '../../drawing/data/collection.ts'
import { form } from '../../drawing/data/form.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawMerkle } from './draw.ts'
import { growTree, proofOf, shortHash } from './tree.ts'

const checkFind = ({ items, find }: CollectionData) => {
  if (find === undefined || items.some(({ name }) => name === find.name)) return []
  return [
    { at: 'find', problem: `${JSON.stringify(find.name)} is not a record; only records in the tree have a proof` },
  ]
}

export default defineRecipe({
  name: 'Merkle tree',
  family: 'Data structures',
  description:
    'A hash tree over your records, computed with SHA-256: leaves, nodes, root, and for one record the hashes that prove it is in the tree. Also called hash tree, audit path, inclusion proof or transparency log.',
  useWhen:
    'You explain how one short hash commits to many records, and how few hashes prove that one of them is included: transparency logs, backups, replication. Good for 2 to 16 records of up to 16 characters.',
  avoidWhen:
    'Keys are looked up by order: use `b-plus-tree`. Records are spread over hosts by hash: use `consistent-hash-ring`. Copies of a log agree on its order: use `raft-log-replication`. A handshake checks a certificate: use `tls13-handshake`.',
  aliases: [
    'hash tree',
    'inclusion proof',
    'audit path',
    'transparency log',
    'certificate transparency',
    'sha-256',
    'blockchain',
    'tamper evidence',
  ],
  visual: 89,
  ease: 64,
  overall: 83,
  rationale:
    'Filled and tinted nodes separate what is recomputed from what is sent, so the proof can be counted at a glance. Hashes follow from records, so nothing can be changed by hand. You supply records in order and the one to prove.',
  reviewed: '2026-11-22',
  revision: 1,
  data: form(
    'collection',
    collectionFields({
      items: { min: 2, max: 16, of: 'Records in order; their text is hashed as UTF-8' },
      size: { min: 2, max: 8, default: 4, of: 'How many bytes of each hash are shown, where they fit' },
    }),
    { check: (data) => [...checkKeys(data), ...checkFind(data)], targets: keyTargets },
  ),
  sample: {
    title: '{proof} hashes prove that one of {records} releases is in the log',
    subtitle: 'SHA-256 with a prefix byte, 00 for leaves and 01 for nodes; the first {bytes} bytes are shown',
    items: ['api 4.0.0', 'web 7.2.1', 'api 4.0.1', 'worker 2.9.0', 'web 7.3.0', 'api 4.1.0', 'cli 1.12.0', 'web 7.3.1'],
    find: 'worker 2.9.0',
    source: 'RFC 9162, section 2.1',
  },
  draw: drawMerkle,
  derive: ({ items, size, find }) => ({
    proof: String(find === undefined ? 0 : proofOf(growTree(items), find.name).proof.length),
    records: String(items.length),
    bytes: String(size),
  }),
  describe: ({ items, size, find }) => {
    const root = growTree(items)
    const { proof } = proofOf(root, find?.name ?? '')
    const shown = proof.toReversed().map((node) => shortHash(node, size))
    return `A Merkle tree over ${count(items.length, 'record')} with the root hash ${shortHash(root, size)} (first ${size} bytes of SHA-256).${find === undefined || proof.length === 0 ? '' : ` The proof for ${find.name} has ${count(proof.length, 'hash', 'hashes')}, from the leaf up: ${shown.join(', ')}; with them the record gives the root.`}`
  },
})
