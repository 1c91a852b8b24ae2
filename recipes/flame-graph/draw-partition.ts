/**
 * Partitions (icicles): every node as wide as its amount, children below their parent, the largest on the left. Names
 * and shares of the whole are in them as far as they fit; what is too small to name is listed below.
 */
import { sum } from 'd3-array'
import { hierarchy, partition } from 'd3-hierarchy'
import { place, tinted } from '../../drawing/block.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { drawTooSmall, fittingWords } from '../../drawing/fitting-words.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { fitFrames, type ShownFrame } from './fit-frames.ts'
import { shortNames } from './short-name.ts'

/** A frame with its rectangle. */
type LaidFrame = { frame: ShownFrame; rect: Rect }

/** How frames stand out: the accent marks the one that matters, a soft fill the way there; and how wide the list below may be. */
export type PartitionOptions = { fillOf: (frame: ShownFrame) => 'accent' | 'soft' | undefined; list?: number }

/** The height of a row and the padding beside words, in pixels. */
const size = { row: 48, padding: 8 }

/** As many frames and levels as a scene holds, each at least three pixels wide. */
const most = { frames: 112, levels: 16, pixel: 3 / room.w }

/** Draws the tree as wide as the sheet; a root whose amount is 0 is a problem, and nothing is drawn. */
export function drawPartition(root: TreeNode, { fillOf, list = room.w }: PartitionOptions, sheet: Sheet): LaidFrame[] {
  const whole = totalOf(root)
  if (whole <= 0) sheet.problem(root, undefined, 'has no amount: at least one node needs a value above 0')
  const laid = whole <= 0 ? [] : layPartition(fitFrames(root, most))
  const unnamed = laid.flatMap(({ frame, rect }) => {
    const { node, name, kind } = frame
    const [fill, share, isFrame] = [fillOf(frame), percentOf(frame.total, whole), kind === 'frame']
    const forms = [`${name}  ${share}`, [name, share], ...(isFrame ? shortNames(name) : [name])]
    const words = fittingWords(forms, rect.w - 2 * size.padding, fill === undefined ? 'label' : 'item')
    const inner = { ...rect, x: rect.x + size.padding }
    const paint = fill !== undefined ? { fill, stroke: 'accent' as const } : isFrame ? undefined : restPaint
    const at = isFrame ? node : `@${kind}-${sheet.at(node)}`
    sheet.put(at, [cells(rect, paint)], fill === undefined ? 'mark' : 'line')
    sheet.put(at, place(fill === 'accent' ? tinted(words, 'surface') : words, inner, { align: 'start' }), 'over')
    return words.w === 0 && isFrame ? [`${node.name} (${share})`] : []
  })
  drawTooSmall(unnamed, { y: Math.max(...laid.map(({ rect }) => rect.y + rect.h)), w: list }, sheet)
  return laid
}

/** What stands for several frames is an outline: it has no time of its own. */
const restPaint = { fill: 'none', dashed: true } as const

/** Parents before what is below them; edges lie on whole pixels, so that neighbors share them. */
const layPartition = (root: ShownFrame): LaidFrame[] => {
  const ownOf = ({ total, children }: ShownFrame): number => total - sum(children, (child) => child.total)
  const tree = hierarchy(root)
    .sum((frame) => Math.max(0, ownOf(frame)))
    .sort((a, b) => order(a.data) - order(b.data) || (b.value ?? 0) - (a.value ?? 0))
  const lay = partition<ShownFrame>().round(true)
  const laid: LaidFrame[] = []
  lay
    .size([room.w, size.row * (tree.height + 1)])(tree)
    .eachBefore(({ data: frame, x0: x, x1, y0: y }) => {
      if (x1 - x >= 1) laid.push({ frame, rect: { x, y, w: x1 - x, h: size.row } })
    })
  return laid
}

/** What stands for several is last. */
const order = ({ kind }: ShownFrame): number => (kind === 'smaller' ? 1 : 0)
