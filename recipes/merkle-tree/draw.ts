/** A hash tree over its records: the hashes of a proof in the order in which they are used, up to the root that is signed. */
import { badge, stepLook } from '../../drawing/badge.ts'
import { block, place, widthOf } from '../../drawing/block.ts'
import { branchDown } from '../../drawing/branch.ts'
import type { CollectionData } from '../../drawing/data/collection.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { boxEntry } from '../../drawing/key.ts'
import { line, path } from '../../drawing/primitives.ts'
import { move, port, up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { layTidy, type PlacedNode } from '../../drawing/tree/tidy.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { count } from '../../src/scene/count.ts'
import { growTree, type Hashed, proofOf } from './tree.ts'

/** How many bytes a hash of the tree has. */
const hashBytes = 32

/** Draws the tree over the records, with the proof for `find` where it is given. */
export function drawMerkle({ items, size: most, find }: CollectionData, sheet: Sheet): void {
  const root = growTree(items)
  const { path: way, proof } = proofOf(root, find)
  // As many bytes of each hash as a row of leaves has room for, at least two.
  const bytes = Math.max(2, Math.min(most, Math.floor((room.w / items.length - 32) / widthOf('00', 'code'))))
  const w = up(widthOf('00', 'code') * bytes + 16)
  const size = () => ({ w, h: 32 })
  // Between leaves there is room for the badge of one, where the page has it.
  const gap = items.length * (w + 16) - 16 <= room.w ? 16 : 8
  const laid = layTidy(root, { children: (node) => node.children, size, gap, level: 40, leavesLast: true })
  for (const placed of laid) drawNode(placed, { way, proof, bytes }, sheet)
  for (const name of ['records']) sheet.prove(name, ...items)
  sheet.prove('bytes', '@root')
  const top = laid.find(({ node }) => node === root)?.rect
  if (find === undefined || top === undefined) return
  drawSigned(top, sheet)
  const index = items.findIndex(({ name }) => name === find.name)
  sheet.footnote(`The check also needs the leaf index, ${index}, and the size of the tree, ${items.length}.`)
  const hashes = count(proof.length, 'hash', 'hashes')
  sheet.key(
    boxEntry(
      `Sent, in this order: ${hashes} of ${hashBytes} bytes, ${proof.length * hashBytes} bytes`,
      emphasis.strong,
    ),
  )
  sheet.key(boxEntry(`Recomputed upward from ${find.name}`, emphasis.soft))
}

type Shown = { way: readonly Hashed[]; proof: readonly Hashed[]; bytes: number }

/** A node with its branch to the parent; a leaf has its record below it. */
const drawNode = ({ node, rect, parent }: PlacedNode<Hashed>, { way, proof, bytes }: Shown, sheet: Sheet): void => {
  const look = proof.includes(node) ? 'strong' : way.includes(node) ? 'soft' : 'none'
  const source = node.item ?? (parent === undefined ? '@root' : `@node-${rect.x}-${rect.y}`)
  const tone = look === 'soft' ? ({ stroke: 'accent' } as const) : {}
  // What is recomputed goes up, what is sent is only used on its way.
  if (parent !== undefined) {
    const [foot, head] = [port(parent.rect, 'bottom'), port(rect, 'top')]
    const branch =
      look === 'soft' ? path(branchDown(head, foot), { ...tone, arrow: true }) : path(branchDown(foot, head))
    sheet.put(source, [branch], look === 'soft' ? 'mark' : 'rule')
  }
  const as = look === 'none' ? (way.length > 0 ? 'codeMuted' : 'code') : 'letters'
  sheet.put(source, wordBox(rect, block([{ text: node.hash.slice(0, 2 * bytes), as }]), emphasis[look]))
  if (look === 'strong') {
    sheet.prove('proof', source)
    const { x, y } = port(rect, 'left')
    sheet.put(source, badge(proof.indexOf(node) + 1, { x, y: y - rect.h / 2 }, stepLook), 'over')
  }
  if (node.item === undefined) return
  const record = block([{ text: node.item.name, as: look === 'soft' ? 'item' : 'label' }], rect.w)
  const { x, y } = port(rect, 'bottom')
  sheet.put(node.item, [path(`M ${x} ${y} v 14`, look === 'soft' ? tone : {})])
  sheet.put(node.item, place(record, move(rect, 0, rect.h + 16), { valign: 'top' }))
}

/** What the recomputed root is compared with. */
const drawSigned = (root: Rect, sheet: Sheet): void => {
  const words = block([
    { text: 'must equal the root hash', as: 'label' },
    { text: 'in the signed tree head', as: 'label' },
  ])
  const x = rightOf(root) + 40
  sheet.put('@signed', [line(rightOf(root), centerOf(root).y, x - 8, centerOf(root).y, { stroke: 'accent' })], 'line')
  sheet.put('@signed', place(words, { ...root, x, w: words.w }, { align: 'start' }))
}
