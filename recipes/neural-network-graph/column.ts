/** The column of layers from top to bottom, with room for shapes between them and for the names of repeated blocks. */
import { type Block, block } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import { bottomOf, type Rect } from '../../src/geometry/rect.ts'
import { blockOf, type NetworkData, type RepeatedBlock } from './network.ts'
import { giversOf, rowNumbers, type SkipRail, skipPorts } from './rails.ts'
import type { NetworkRow } from './rows.ts'
import { areAlike } from './shapes.ts'
import { heightOf, isJoint, type RowWords, wordsOf } from './words.ts'

/** Pixels: from the head of bars, between rows without and with a shape, and where a rail begins on the arrow, around blocks, ports of rails, a joint. */
const size = { top: 40, close: 16, labeled: 32, tapped: 32, pad: 16, port: 16, joint: 32 } as const

/** A row in its place; `isFed`: it takes what the row above gives, and `isLabeled` where that is written. */
export type PlacedRow = { row: NetworkRow; rect: Rect; words: RowWords; isFed: boolean; isLabeled: boolean }

/** The frame of a repeated block. */
export type BlockFrame = { block: RepeatedBlock; rect: Rect; title: Block }

type ColumnGiven = {
  rails: readonly SkipRail[]
  center: number
  widthOfRow: (row: NetworkRow) => number
  /** Where frames begin and end. */
  frame: { x: number; to: number }
}

/** Places rows and frames. */
export function stackRows(data: NetworkData, rows: readonly NetworkRow[], given: ColumnGiven) {
  const rowAt = rowNumbers(rows)
  const frames: BlockFrame[] = []
  const placed: PlacedRow[] = []
  let y: number = size.top
  rows.forEach((row, index) => {
    const isFed = giversOf(row, rowAt).includes(index - 1)
    const isLabeled = isFed && isNew(rows, index)
    const [before, own] = [blockOfRow(data, rows[index - 1]), blockOfRow(data, row)]
    if (before !== undefined && own !== before) y = endFrame(frames.at(-1), y)
    // Inside a block, a rail that begins on the arrow has room over its head.
    const isTapped = own === before && given.rails.some((rail) => rail.isTapped && rail.from === index - 1)
    if (index > 0) y += isTapped ? size.tapped : isLabeled ? size.labeled : size.close
    if (own !== undefined && own !== before) y = beginFrame(own, { y, frames, given })
    const words = wordsOf(row)
    const rect = rectOf(row, { y, words, index, given })
    placed.push({ row, rect, words, isFed, isLabeled })
    y = bottomOf(rect)
  })
  if (blockOfRow(data, rows.at(-1)) !== undefined) endFrame(frames.at(-1), y)
  return { placed, frames }
}

/** The block of a row that is shown; a fold belongs to none unless all of it does. */
const blockOfRow = ({ blocks }: NetworkData, row: NetworkRow | undefined): RepeatedBlock | undefined => {
  const [first, ...others] = new Set(row?.nodes.map(({ layer }) => blockOf(layer, blocks)))
  return others.length === 0 ? first : undefined
}

/** Whether a shape is another one than that last written: it is the first, or the row above changed it. */
const isNew = (rows: readonly NetworkRow[], index: number): boolean => {
  const giver = rows[index - 1]?.nodes.at(-1)
  const taken = giver?.takes[0]
  return giver !== undefined && (taken === undefined || !areAlike(taken, giver.shape))
}

const beginFrame = (
  own: RepeatedBlock,
  { y, frames, given }: { y: number; frames: BlockFrame[]; given: ColumnGiven },
): number => {
  const { x, to } = given.frame
  const words = [
    { text: `${own.name} × ${own.times.toLocaleString('en-US')}`, as: 'head' as const },
    { text: own.note, as: 'note' as const },
  ]
  const title = block(words, given.center - x - 24)
  frames.push({ block: own, rect: { x, y, w: to - x, h: 0 }, title })
  return y + up(title.h + 36)
}

const endFrame = (frame: BlockFrame | undefined, y: number): number => {
  if (frame === undefined) return y
  frame.rect = { ...frame.rect, h: y + size.pad - frame.rect.y }
  return y + size.pad
}

type RectGiven = { y: number; words: RowWords; index: number; given: ColumnGiven }

const rectOf = (row: NetworkRow, { y, words, index, given }: RectGiven): Rect => {
  const ports = skipPorts(index, given.rails).length
  const isRound = isJoint(row) && ports < 3
  const w = isRound ? size.joint : given.widthOfRow(row)
  const h = isRound ? size.joint : up(Math.max(heightOf(words), ports * size.port + 8))
  return { x: given.center - w / 2, y, w, h }
}
