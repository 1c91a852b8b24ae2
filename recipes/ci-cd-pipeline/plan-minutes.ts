/**
 * Where the stages of a timetable are: bars as long as their minutes, what runs beside them below, exits at the bottom.
 */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { wordWidth } from '../../drawing/graph/node-view.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { pack } from '../../drawing/time/pack.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Stage, Timetable } from './timetable.ts'

/** A stage with its bar, its words and where they are. */
export type Bar = { stage: Stage; rect: Rect; words: Block; at: Rect; isInside: boolean }

export type MinutesPlan = {
  /** The left end of the first bar, the right one of the last. */
  x: number
  w: number
  main: Bar[]
  beside: Bar[]
  /** Heights of lines over the bars, the lowest first. */
  levels: number[]
  /** Where each exit is, in the order of the timetable. */
  exits: { node: GraphNode; rect: Rect; words: Block }[]
  /** The middle of the exits. */
  rail: number
}

/** Pixels: between bars, around words, below the bracket of the total, between lines over bars, before exits. */
export const size = { seam: 4, pad: 16, bracket: 40, level: 28, bar: 80, row: 16, fall: 56, widest: 1040, wide: 864 }

/** The plan; none where a name does not fit its bar. */
export function planMinutes(table: Timetable, sheet: Sheet): MinutesPlan | undefined {
  const left = table.source === undefined ? 0 : up(Math.max(40, widthOf(table.source.name ?? '', 'item') + 8))
  const room = Math.min(size.widest, sheet.page.room.w - left)
  const scale = [size.wide - left, room]
    .map((w) => w / table.total)
    .find((each) => table.main.every((stage) => fits(stage, each, sheet)))
  if (scale === undefined || scale * table.total > room) return undefined
  const overs = new Set(table.over.map(({ from }) => from)).size
  const top = size.bracket + (overs > 0 ? size.level * overs + 8 : 8)
  const barOf = (stage: Stage, y: number, h: number): Rect => {
    const [x, x2] = [stage.start, stage.end].map((minutes) => left + Math.round(minutes * scale)) as [number, number]
    return { x: x + size.seam / 2, y, w: Math.max(2, x2 - x - size.seam), h }
  }
  const words = table.main.map((stage) =>
    wordsOf(stage.node, stage.node.value === undefined ? 0 : barOf(stage, 0, 0).w - size.pad, sheet),
  )
  const h = up(Math.max(size.bar, ...words.map((each) => each.h + 16)))
  const main = table.main.map((stage, at): Bar => {
    const rect = barOf(stage, top, h)
    return { stage, rect, words: words[at] ?? block([]), at: rect, isInside: true }
  })
  const below = besideOf(table, (stage) => barOf(stage, 0, 0), { y: top + h + size.row, sheet })
  const exits = exitsOf(table, main, { y: below.bottom + size.fall, sheet })
  return {
    x: left,
    w: Math.round(table.total * scale),
    main,
    beside: below.bars,
    exits: exits.boxes,
    levels: Array.from({ length: overs }, (_, at) => top - size.level * (at + 1)),
    rail: exits.rail,
  }
}

const nameRole = (node: GraphNode, w: number): 'name' | 'item' =>
  wordsIn(node.name ?? '').every((word) => widthOf(word, 'name') <= w) ? 'name' : 'item'

/** Name, minutes and what else is said of a stage. */
const wordsOf = (node: GraphNode, w: number, sheet: Sheet): Block => {
  const fill = sheet.isFocus(node) ? ({ fill: 'accent' } as const) : {}
  return block(
    [
      { text: node.name, as: { size: nameRole(node, w) === 'name' ? 16 : 14, bold: true, ...fill } },
      { text: `${node.value ?? 0} min`, as: { size: 14, fill: sheet.isFocus(node) ? 'accent' : 'muted' } },
      { text: node.tech === undefined ? undefined : `[${node.tech}]`, as: 'small' },
      { text: node.note, as: 'note' },
    ],
    w,
  )
}

/** Whether no word of a stage is wider than its bar. */
const fits = ({ node, start, end }: Stage, scale: number, sheet: Sheet): boolean => {
  const w = Math.round((end - start) * scale) - size.seam - size.pad
  const wide = [node.name ?? '', `${node.value} min`, node.note ?? '', node.tech ?? ''].flatMap((text, at) =>
    wordsIn(text).map((word) => widthOf(word, at === 0 ? 'item' : 'note')),
  )
  return wide.every((each) => each <= w) && wordsOf(node, w, sheet).h <= 136
}

/** Rows below the main bars; words that do not fit in a bar are to the right of it. */
const besideOf = (
  { beside }: Timetable,
  barOf: (stage: Stage) => Rect,
  { y, sheet }: { y: number; sheet: Sheet },
): { bars: Bar[]; bottom: number } => {
  const bars = beside.map((stage): Bar => {
    const rect = barOf(stage)
    const isInside =
      rect.w - size.pad >= wordWidth(stage.node.name) &&
      fits(stage, (rect.w + size.seam) / (stage.end - stage.start), sheet)
    const words = wordsOf(stage.node, isInside ? rect.w - size.pad : 144, sheet)
    return { stage, rect, words, at: rect, isInside }
  })
  const rows = pack(
    bars.map(({ rect, words, isInside }) => ({ from: rect.x, to: rect.x + rect.w + (isInside ? 0 : words.w + 16) })),
    16,
  )
  const heights = bars.map(({ words, isInside }) => up(Math.max(56, words.h + (isInside ? 16 : 24))))
  const high = Array.from({ length: Math.max(0, ...rows.map((row) => row + 1)) }, (_, row) =>
    Math.max(...heights.filter((_, at) => rows[at] === row)),
  )
  const topOf = (row: number): number => y + high.slice(0, row).reduce((sum, h) => sum + h + size.row, 0)
  const placed = bars.map((bar, at): Bar => {
    const rect = { ...bar.rect, y: topOf(rows[at] ?? 0), h: heights[at] ?? 56 }
    // A line may lead on from the bar above its words.
    const words = { x: rect.x + rect.w + 10, y: rect.y + 16, w: bar.words.w, h: rect.h - 16 }
    return { ...bar, rect, at: bar.isInside ? rect : words }
  })
  return { bars: placed, bottom: topOf(high.length) - size.row }
}

/** Where a stage fails: at its end. */
export const failX = ({ rect }: Bar): number => Math.floor((rect.x + rect.w - 12) / 4) * 4

/** Exits below the stages that fail into them, as far apart as the words between them need. */
const exitsOf = ({ exits, fails, between }: Timetable, main: Bar[], { y, sheet }: { y: number; sheet: Sheet }) => {
  let from = 0
  const blocks = exits.map((node) =>
    block(
      [
        { text: node.name, as: 'name' },
        { text: node.note, as: 'note' },
      ],
      Math.max(144, wordWidth(node.name)),
    ),
  )
  const h = up(Math.max(0, ...blocks.map((each) => each.h + 16), 48))
  const boxes = exits.map((node, at) => {
    const xs = main.filter(({ stage }) => fails.some((link) => link.from === stage.node && link.to === node)).map(failX)
    const words = blocks[at] ?? block([])
    const w = up(words.w + 32, 16)
    const x = Math.max(from, Math.min(...xs) - w / 2)
    const next = between.find(
      (link) => [link.from, link.to].includes(node) && [link.from, link.to].includes(exits[at + 1] ?? node),
    )
    from = x + w + Math.max(48, widthOf(next?.edge.text ?? '', 'label') + 40)
    return { node, words, rect: { x: Math.round(x / 4) * 4, y, w, h } }
  })
  void sheet
  return { boxes, rail: y + h / 2 }
}
