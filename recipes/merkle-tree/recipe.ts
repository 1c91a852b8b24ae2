/** A Merkle tree over releases, as transparency logs keep it (RFC 9162, section 2.1), with the proof for one record. */
import { block, place, widthOf } from '../../drawing/block.ts'
import { branchDown } from '../../drawing/branch.ts'
import { type CollectionData, collectionForm } from '../../drawing/data/collection.ts'
import { count } from '../../drawing/describe.ts'
import { boxEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { move, port, up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { layTidy } from '../../drawing/tree/tidy.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { growTree, proofOf } from './tree.ts'

export default defineRecipe({
  name: 'Merkle tree',
  family: 'Data structures',
  description:
    'A hash tree over your records, computed with SHA-256: leaves, nodes, root, and for one record the hashes that prove it is in the tree. Also called hash tree, audit path, inclusion proof or transparency log.',
  useWhen:
    'You explain how one short hash commits to many records, and how few hashes prove that one of them is included: transparency logs, backups, replication. Good for 2 to 16 records of up to 16 characters.',
  avoidWhen:
    'Keys are looked up by order: use `b-plus-tree`. Records are spread over hosts by hash: use `consistent-hash-ring`. Copies of a log agree on its order: use `raft-log-replication`. A handshake checks a certificate: use `tls13-handshake`.',
  visual: 89,
  ease: 64,
  overall: 83,
  rationale:
    'Filled and tinted nodes separate what is recomputed from what is sent, so the proof can be counted at a glance. Hashes follow from records, so nothing can be changed by hand. You supply records in order and the one to prove.',
  reviewed: '2026-11-22',
  revision: 1,
  data: collectionForm({
    items: { min: 2, max: 16, of: 'Records in order; their text is hashed as UTF-8' },
    size: { min: 2, max: 8, default: 4, of: 'How many bytes of each hash are shown, where they fit' },
    findAmong: 'a record; only those in the tree have a proof',
  }),
  sample: {
    title: '{proof} hashes prove that one of {records} releases is in the log',
    subtitle: 'SHA-256 with a prefix byte, 00 for leaves and 01 for nodes; the first {bytes} bytes are shown',
    items: ['api 4.0.0', 'web 7.2.1', 'api 4.0.1', 'worker 2.9.0', 'web 7.3.0', 'api 4.1.0', 'cli 1.12.0', 'web 7.3.1'],
    find: 'worker 2.9.0',
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

const looks = { proof: { fill: 'soft', stroke: 'accent', dashed: true }, path: { fill: 'ink', stroke: 'ink' } } as const

/** Draws the tree over the records, with the proof for `find` where it is given. */
function drawMerkle({ items, size: most, find }: CollectionData, sheet: Sheet): void {
  const root = growTree(items)
  const { path: way, proof } = proofOf(root, find)
  // As many bytes of each hash as a row of leaves has room for, at least two.
  const bytes = Math.max(2, Math.min(most, Math.floor((room.w / items.length - 32) / widthOf('00', 'code'))))
  const size = () => ({ w: up(widthOf('00', 'code') * bytes + 16), h: 32 })
  const laid = layTidy(root, { children: (node) => node.children, size, gap: 8, level: 40, leavesLast: true })
  for (const { node, rect, parent } of laid) {
    const look = proof.includes(node) ? 'proof' : way.includes(node) ? 'path' : undefined
    const source = node.item ?? `@${look ?? 'other'}-${rect.x}-${rect.y}`
    const stroke = look === 'path' ? ({ stroke: 'ink' } as const) : {}
    if (parent) sheet.put(source, [path(branchDown(port(parent.rect, 'bottom'), port(rect, 'top')), stroke)], 'rule')
    const hash = block([{ text: node.hash.slice(0, 2 * bytes), as: look === undefined ? 'code' : 'letters' }])
    sheet.put(source, wordBox(rect, hash, look && looks[look]))
    if (node.item === undefined) continue
    const record = block([{ text: node.item.name, as: look === 'path' ? 'item' : 'label' }], rect.w)
    sheet.put(node.item, [path(`M ${rect.x + rect.w / 2} ${rect.y + rect.h} v 14`, stroke)])
    sheet.put(node.item, place(record, move(rect, 0, rect.h + 16), { valign: 'top' }))
  }
  if (find === undefined) return
  sheet.key(boxEntry(`Recomputed from ${find.name} up to the root`, looks.path))
  sheet.key(boxEntry(`Proof: ${count(proof.length, 'hash', 'hashes')} sent with the record`, looks.proof))
}
