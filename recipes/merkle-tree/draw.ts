/**
 * A Merkle tree: hashes as nodes, records below the leaves, the way from one record to the root and the hashes it needs.
 */
import { block, place, widthOf } from '../../drawing/block.ts'
import type { CollectionData } from '../../drawing/data/collection.ts'
import { count } from '../../drawing/describe.ts'
import { boxEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import { port, up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { branchDown } from '../../drawing/tree/branch.ts'
import { type LeafRowNode, layLeafRow } from '../../drawing/tree/leaf-row.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { growTree, type Hashed, proofOf, shortHash } from './tree.ts'

/** Free pixels between leaves, between levels, beside a hash; heights of nodes and of the stroke to a record. */
const size = { gap: 8, level: 40, beside: 8, h: 32, record: 16 }

const looks = { proof: { fill: 'soft', stroke: 'accent' }, path: { fill: 'ink', stroke: 'ink' }, other: {} } as const

/** Draws the tree over the records, with the proof for `find` where it is given. */
export function drawMerkle({ items, size: bytes, find }: CollectionData, sheet: Sheet): void {
  const root = growTree(items)
  const { path: way, proof } = proofOf(root, find?.name ?? '')
  const shown = bytesThatFit(bytes, items.length)
  const options = { w: widthFor(shown), h: size.h, gap: size.gap, below: size.level }
  for (const placed of layLeafRow(root, { ...options, children: ({ children }: Hashed) => children })) {
    const { node, rect } = placed
    const look = proof.includes(node) ? 'proof' : way.includes(node) ? 'path' : 'other'
    const source = node.item ?? `@${look}-${rect.x}-${rect.y}`
    const stroke = look === 'path' ? ({ stroke: 'ink' } as const) : {}
    sheet.put(
      source,
      branchTo(placed).map((branch) => path(branch, stroke)),
      'rule',
    )
    const hash = block([{ text: shortHash(node, shown), as: look === 'other' ? 'code' : 'letters' }])
    sheet.put(source, wordBox(rect, hash, looks[look]))
    if (node.item === undefined) continue
    const record = block([{ text: node.item.name, as: look === 'path' ? 'item' : 'label' }], rect.w)
    const below = { ...rect, y: rect.y + rect.h + size.record, h: record.h }
    const down = path(`M ${rect.x + rect.w / 2} ${rect.y + rect.h} V ${below.y - 2}`, stroke)
    sheet.put(node.item, [down, ...place(record, below, { valign: 'top' })])
  }
  if (find === undefined || way.length === 0) return
  sheet.key(boxEntry(`Recomputed from ${find.name} up to the root`, looks.path))
  if (proof.length > 0)
    sheet.key(boxEntry(`Proof: ${count(proof.length, 'hash', 'hashes')} sent with the record`, looks.proof))
}

/** The branch from the parent to the level of a node, and down to it where it is a leaf of a lower row. */
const branchTo = ({ rect, level, parent }: LeafRowNode<Hashed>): string[] => {
  if (parent === undefined) return []
  const branch = branchDown(port(parent.rect, 'bottom'), { x: rect.x + rect.w / 2, y: level })
  return [rect.y > level ? `${branch} V ${rect.y}` : branch]
}

const widthFor = (bytes: number): number => up(widthOf('0'.repeat(2 * bytes), 'code') + 2 * size.beside)

/** As many bytes of each hash as a row of leaves has room for, at least two. */
const bytesThatFit = (bytes: number, leaves: number): number =>
  bytes > 2 && leaves * (widthFor(bytes) + size.gap) > room.w ? bytesThatFit(bytes - 1, leaves) : bytes
