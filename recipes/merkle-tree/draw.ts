/**
 * A Merkle tree: hashes as nodes, records below the leaves, the way from one record to the root and the hashes it needs.
 */
import { block, place, tinted, widthOf } from '../../drawing/block.ts'
import type { CollectionData } from '../../drawing/data/collection.ts'
import { count } from '../../drawing/describe.ts'
import { box, path } from '../../drawing/primitives.ts'
import { port, snap, up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { branchDown } from '../../drawing/tree/branch.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { growTree, type Hashed, proofOf, shortHash } from './tree.ts'

/** Free pixels between nodes, between levels, beside a hash; heights of nodes and of the stroke to a record. */
const size = { gap: 8, level: 40, beside: 8, h: 32, record: 16 }

type Look = 'proof' | 'path' | 'other'

const looks = {
  proof: { fill: 'soft', stroke: 'accent' },
  path: { fill: 'ink', stroke: 'ink' },
  other: {},
} as const

/** Draws the tree over the records, with the proof for `find` where it is given. */
export function drawMerkle({ items, size: bytes, find }: CollectionData, sheet: Sheet): void {
  const root = growTree(items)
  const { path: way, proof } = find === undefined ? { path: [], proof: [] } : proofOf(root, find.name)
  const shown = bytesThatFit(bytes, items.length)
  const w = up(widthOf('0'.repeat(2 * shown), { size: 14, mono: true }) + 2 * size.beside)
  for (const { node, rect, level, parent } of layOut(root, w)) {
    const look: Look = proof.includes(node) ? 'proof' : way.includes(node) ? 'path' : 'other'
    const hash = block([
      { text: shortHash(node, shown), as: { size: 14, mono: true, ...(look === 'other' ? {} : { bold: true }) } },
    ])
    const source = node.item ?? `@${look}-${rect.x}-${rect.y}`
    const paint = look === 'path' ? tinted(hash, 'surface') : hash
    if (parent !== undefined) {
      const onWay = way.includes(node) && way.includes(parent.node)
      sheet.put(
        source,
        [
          path(
            `${branchDown(port(parent.rect, 'bottom'), { x: rect.x + rect.w / 2, y: level })}${rect.y > level ? ` V ${rect.y}` : ''}`,
            onWay ? { stroke: 'ink' } : {},
          ),
        ],
        'rule',
      )
    }
    sheet.put(source, [box(rect.x, rect.y, rect.w, rect.h, looks[look]), ...place(paint, rect)])
    if (node.item !== undefined) drawRecord(node, { ...rect, isFound: look === 'path' }, sheet)
  }
  addKey(find?.name, { way, proof, sheet })
}

/** A node with its place; `level` is the top of its level, above which no leaf stands. */
type Placed = { node: Hashed; rect: Rect; level: number; parent: Placed | undefined }

/** Leaves in one row, however deep they are; parents in the middle of their children. */
const layOut = (root: Hashed, w: number): Placed[] => {
  const placed: Placed[] = []
  const lowest = depthOf(root) * (size.h + size.level)
  let leaves = 0
  const add = (node: Hashed, depth: number, parent: Placed | undefined): Placed => {
    const level = depth * (size.h + size.level)
    const rect = { x: 0, y: node.children.length === 0 ? lowest : level, w, h: size.h }
    const own: Placed = { node, rect, level, parent }
    placed.push(own)
    const below = node.children.map((child) => add(child, depth + 1, own).rect.x)
    rect.x = below.length === 0 ? leaves++ * (w + size.gap) : snap(below.reduce((sum, x) => sum + x, 0) / below.length)
    return own
  }
  add(root, 0, undefined)
  return placed
}

const depthOf = ({ children }: Hashed): number => (children.length === 0 ? 0 : 1 + Math.max(...children.map(depthOf)))

/** As many bytes of each hash as a row of leaves has room for. */
const bytesThatFit = (bytes: number, leaves: number): number => {
  for (let fit = bytes; fit > 2; fit--)
    if (leaves * (up(widthOf('0'.repeat(2 * fit), { size: 14, mono: true }) + 2 * size.beside) + size.gap) <= room.w)
      return fit
  return 2
}

const drawRecord = (
  node: Hashed,
  { x, y, w, h, isFound }: { x: number; y: number; w: number; h: number; isFound: boolean },
  sheet: Sheet,
): void => {
  const { item } = node
  if (item === undefined) return
  const words = block([{ text: item.name, as: isFound ? 'item' : 'label' }], w)
  const top = y + h + size.record
  sheet.put(item, [
    path(`M ${x + w / 2} ${y + h} V ${top - 2}`, isFound ? { stroke: 'ink' } : {}),
    ...place(words, { x, y: top, w, h: words.h }, { valign: 'top' }),
  ])
}

const addKey = (
  name: string | undefined,
  { way, proof, sheet }: { way: Hashed[]; proof: Hashed[]; sheet: Sheet },
): void => {
  if (name === undefined || way.length === 0) return
  const sample = (look: Look) => (rect: { x: number; y: number; w: number; h: number }) => [
    box(rect.x, rect.y + 4, rect.w, rect.h - 8, looks[look]),
  ]
  sheet.key({ text: `Recomputed from ${name} up to the root`, w: 24, sample: sample('path') })
  if (proof.length > 0)
    sheet.key({
      text: `Proof: ${count(proof.length, 'hash', 'hashes')} sent with the record`,
      w: 24,
      sample: sample('proof'),
    })
}
