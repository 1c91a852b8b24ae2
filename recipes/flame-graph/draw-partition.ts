/**
 * Partitions (icicles): every node as wide as its amount, children below their parent, the largest on the left. What a
 * node has itself is darker: nothing hangs below it. Names and shares of the whole are in the frames as far as they fit, or the numbers of a list below.
 */
import { sum } from 'd3-array'
import { hierarchy, partition } from 'd3-hierarchy'
import { type Block, block, place, tinted } from '../../drawing/block.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { grays } from '../../drawing/fills.ts'
import { fittingWords } from '../../drawing/fitting-words.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import { focusable, type TypeStyle } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { fitFrames, type ShownFrame } from './fit-frames.ts'
import { uniqueShort } from './short-name.ts'

/** A frame with its rectangle, and what of it is not above its callees. */
export type LaidFrame = { frame: ShownFrame; rect: Rect; own: Rect }

/**
 * How frames stand out: the accent marks the one that matters, a soft fill the way there; the number by which a function is
 * found in a list below; the unit of amounts.
 */
export type PartitionOptions = {
  fillOf: (frame: ShownFrame) => 'accent' | 'soft' | undefined
  rankOf?: (frame: ShownFrame) => number | undefined
  unit: string
}

/** The width of the drawing, the height of a frame, the padding beside words, less in narrow frames, and what is free between frames. */
export const size = { w: 880, row: 36, padding: 8, narrow: 4, between: 1 } as const

/** What a node has itself. */
export const ownLook = grays[3]

/** As many frames and levels as a scene holds, each at least three pixels wide. */
const most = { frames: 112, levels: 16, pixel: 3 / size.w }

/** Draws the tree; gives its frames and those without a name. A root whose amount is 0 is a problem, and nothing is drawn. */
export function drawPartition(root: TreeNode, { fillOf, rankOf, unit }: PartitionOptions, sheet: Sheet): LaidPartition {
  const whole = totalOf(root)
  if (whole <= 0) sheet.problem(root, undefined, 'has no amount: at least one node needs a value above 0')
  const laid = whole <= 0 ? [] : layPartition(fitFrames(root, most))
  const owns: Rect[] = []
  const shortFor = uniqueShort(laid.map(({ frame }) => frame.name))
  const unnamed = laid.flatMap((each) => {
    const { frame, rect, own } = each
    const { node, name, kind } = frame
    const [fill, share, isFrame] = [fillOf(frame), percentOf(frame.total, whole), kind === 'frame']
    // What stands for several frames has no time of its own.
    if (isFrame && own.w > 0 && fill !== 'accent') owns.push(own)
    const room = rect.w - own.w >= own.w ? { ...rect, w: rect.w - own.w } : own
    const amount = node === root && isFrame ? `${whole.toLocaleString('en-US')} ${unit}` : share
    const inRoom = (forms: (string | string[])[], as: TypeStyle, padding: number): Block =>
      fittingWords(forms, room.w - 2 * padding, as)
    const words = numbered(rankOf?.(frame), name, amount)
    const full = inRoom(words, focusable('label', fill !== undefined, 'ink'), size.padding)
    const at = isFrame ? node : `@${kind}-${sheet.at(node)}`
    const say = (said: Block, padding: number, align: 'start' | 'middle' = 'start'): void => {
      const inner = align === 'start' ? { ...room, x: room.x + padding } : room
      sheet.put(at, place(fill === 'accent' ? tinted(said, 'surface') : said, inner, { align }), 'over')
    }
    sheet.put(at, [square(rect, fill === undefined ? grays[isFrame ? 1 : 0] : { fill })])
    if (full.w > 0 || !isFrame) {
      say(full, size.padding)
      return []
    }
    const small = inRoom([name], { size: 12 }, size.narrow)
    const rank = block([{ text: rankOf?.(frame)?.toString(), as: 'item' }])
    if (small.w > 0) say(small, size.narrow)
    else if (rank.w > 0 && rank.w + 2 * size.narrow <= room.w) say(rank, 0, 'middle')
    else {
      // Shortened where nothing else can say it.
      const short = inRoom(shortFor(name), { size: 12 }, size.narrow)
      return [{ of: each, name: node.name, share, ...(short.w > 0 ? { say: () => say(short, size.narrow) } : {}) }]
    }
    return []
  })
  if (owns.length > 0) sheet.put('@own', [square(owns, ownLook)], 'line')
  return { laid, unnamed }
}

/** The words of a frame: with its number in the list, if it has one there, with its amount, or its name. */
const numbered = (rank: number | undefined, name: string, amount: string): string[] => [
  ...(rank === undefined ? [] : [`${rank}  ${name}  ${amount}`]),
  `${name}  ${amount}`,
  name,
]

/** A frame that had no room for its name, with its share; `say` writes a shorter form of it into the frame, if one fits. */
export type UnnamedFrame = { of: LaidFrame; name: string; share: string; say?: () => void }

export type LaidPartition = { laid: LaidFrame[]; unnamed: UnnamedFrame[] }

/** Parents before what is below them; edges lie on whole pixels. */
const layPartition = (root: ShownFrame): LaidFrame[] => {
  const ownOf = ({ total, children }: ShownFrame): number => total - sum(children, (child) => child.total)
  const tree = hierarchy(root)
    .sum((frame) => Math.max(0, ownOf(frame)))
    .sort((a, b) => order(a.data) - order(b.data) || (b.value ?? 0) - (a.value ?? 0))
  const laid: LaidFrame[] = []
  partition<ShownFrame>()
    .round(true)
    .size([size.w, (size.row + size.between) * (tree.height + 1)])(tree)
    .eachBefore(({ data: frame, x0: x, x1, y0: y, children = [] }) => {
      if (x1 - x < 1) return
      const rect = { x, y, w: Math.max(1, x1 - x - size.between), h: size.row }
      const since = Math.max(x, ...children.map((child) => child.x1))
      laid.push({ frame, rect, own: { ...rect, x: since, w: Math.max(0, rect.x + rect.w - since) } })
    })
  return laid
}

/** What stands for several is last. */
const order = ({ kind }: ShownFrame): number => (kind === 'smaller' ? 1 : 0)
