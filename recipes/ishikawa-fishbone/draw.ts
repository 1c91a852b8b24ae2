/**
 * Draws a fishbone: the effect at the head, categories as slanted bones above and below the spine, causes on the bones.
 *
 * All bones are parallel, so that a column only needs the width of its longest cause.
 */
import { type Block, block, nameAndNote, place } from '../../drawing/block.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { widestThatFits } from '../../drawing/widest.ts'

/** How far a bone moves sideways for each pixel down. */
const lean = 0.5
const gap = { rows: 16, words: 6, columns: 24, spine: 24, head: 32, air: 12 }
const caps = [200, 168, 144, 120, 104, 88, 72] as const

type Cause = { node: TreeNode; words: Block; y: number }
type Bone = { node: TreeNode; title: Block; causes: Cause[]; isAbove: boolean; w: number; h: number }
type Layout = { bones: Bone[]; columns: number[]; head: Block; above: number; below: number; w: number }

/** Draws the effect and its causes on the sheet. */
export function drawFishbone(root: TreeNode, sheet: Sheet): void {
  const layout = widestThatFits(
    caps,
    (cap) => layAt(root, cap, sheet),
    (each) => each.w <= room.w,
  )
  if (layout.w > room.w)
    sheet.problem(root, 'children', `${layout.w} px wide; ${room.w} fit: shorten causes or remove categories`)
  const { bones, columns, head, above, below, w } = layout
  const y = up(above)
  const headSize = { w: up(head.w + 2 * gap.air), h: up(head.h + 24, 16) }
  const headRect = { x: up(w) - headSize.w, y: y - headSize.h / 2, ...headSize }
  sheet.put(root, [
    line(0, y, headRect.x, y, { stroke: 'ink', arrow: true }),
    box(headRect.x, headRect.y, headRect.w, headRect.h, { stroke: 'ink' }),
    ...place(head, headRect),
  ])
  bones.forEach((bone, index) => {
    const joint = columns.slice(0, Math.floor(index / 2) + 1).reduce((sum, each) => sum + each, 0)
    drawBone(bone, { joint, spine: y, h: bone.isAbove ? above : below, sheet })
  })
}

const layAt = (root: TreeNode, cap: number, sheet: Sheet): Layout => {
  const bones = root.children.map((node, index) => boneOf(node, { cap, isAbove: index % 2 === 0, sheet }))
  const highest = (isAbove: boolean): number =>
    Math.max(0, ...bones.filter((bone) => bone.isAbove === isAbove).map(({ h }) => h))
  const [above, below] = [up(highest(true), 16), up(highest(false), 16)]
  const pairs = Array.from({ length: Math.ceil(bones.length / 2) }, (_, index) => bones.slice(2 * index, 2 * index + 2))
  const columns = pairs.map((pair, index) => {
    const w = Math.max(...pair.map((bone) => bone.w))
    // The first bones reach left of their joint by as much as they lean, and half their title.
    const first = Math.max(
      ...pair.map(({ title, isAbove }) => lean * (isAbove ? above : below) + title.w / 2 + gap.air),
    )
    return up(index === 0 ? Math.max(w + lean * Math.max(above, below) - gap.columns, first) : w)
  })
  const head = nameAndNote(root, Math.max(96, cap))
  const w = columns.reduce((sum, each) => sum + each, 0) + gap.head + up(head.w + 2 * gap.air)
  return { bones, columns, head, above, below, w: up(w) }
}

/** A bone measured; `y` of a cause is how far its line is from the spine. */
const boneOf = (node: TreeNode, { cap, isAbove, sheet }: { cap: number; isAbove: boolean; sheet: Sheet }): Bone => {
  const title = block([{ text: node.name, as: 'name' }], Math.max(96, cap))
  let y = isAbove ? gap.spine / 2 : gap.spine
  const causes = node.children.map((child): Cause => {
    const isFocus = sheet.isFocus(child)
    const words = nameAndNote(child, cap, [isFocus ? 'item' : 'label', 'small'])
    // Words are on their line: above the spine on its far side, below it on its near side.
    const at = up(isAbove ? y : y + words.h + gap.words)
    y = at + (isAbove ? words.h + gap.words : 0) + gap.rows
    return { node: child, words, y: at }
  })
  const widest = Math.max(0, ...causes.map(({ words }) => words.w + lean * (words.h + gap.words)))
  return {
    node,
    title,
    causes,
    isAbove,
    w: Math.max(widest + gap.words, title.w + 2 * gap.air) + gap.columns,
    h: Math.max(y + 8, 64),
  }
}

type BonePlace = { joint: number; spine: number; h: number; sheet: Sheet }

const drawBone = ({ node, title, causes, isAbove }: Bone, { joint, spine, h, sheet }: BonePlace): void => {
  const sign = isAbove ? -1 : 1
  const isFocus = sheet.isFocus(node) || causes.some((cause) => sheet.isFocus(cause.node))
  const stroke = isFocus ? ({ stroke: 'accent' } as const) : {}
  const end = { x: joint - lean * h, y: spine + sign * h }
  const size = { w: up(title.w + 2 * gap.air, 16), h: up(title.h + 12) }
  const rect = { x: end.x - size.w / 2, y: isAbove ? end.y - size.h : end.y, ...size }
  sheet.put(node, [path(`M ${end.x} ${end.y} L ${joint} ${spine}`, stroke)], 'rule')
  sheet.put(node, [box(rect.x, rect.y, rect.w, rect.h, stroke), ...place(title, rect)])
  for (const cause of causes) {
    const y = spine + sign * cause.y
    const x = joint - lean * cause.y
    const right = x - gap.words - (isAbove ? lean * (cause.words.h + gap.words) : 0)
    const left = Math.floor((right - cause.words.w) / 4) * 4
    const words = { x: left, y: y - gap.words / 2 - cause.words.h, w: cause.words.w, h: cause.words.h }
    const look = sheet.isFocus(cause.node) ? ({ stroke: 'accent' } as const) : {}
    const marked = { x: words.x - 4, y: words.y - 4, w: words.w + 8, h: y - words.y + 4 }
    if (sheet.isFocus(cause.node)) sheet.put(cause.node, [cells(marked, { fill: 'soft', stroke: 'none' })], 'ground')
    sheet.put(cause.node, [line(words.x, y, x, y, look), ...place(cause.words, words, { align: 'start' })])
  }
}
