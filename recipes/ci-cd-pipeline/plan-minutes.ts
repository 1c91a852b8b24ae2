/**
 * Where the stages of a timetable are: bars as long as their minutes, what runs beside them below, exits at the bottom.
 */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { enumerate } from '../../drawing/describe.ts'
import { wordWidth } from '../../drawing/graph/node-view.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { pack } from '../../drawing/time/pack.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { spanNeed } from './draw-spans.ts'
import { exitsOf } from './exits.ts'
import { type Flag, placeFlags } from './flags.ts'
import type { Gate } from './passages.ts'
import { flagsOf } from './stage-flags.ts'
import { fits, nameHeight, size, wordsOf } from './stage-words.ts'
import type { Stage, StageLink, Timetable } from './timetable.ts'

/** A stage with its bar, its words and where they are. */
export type Bar = { stage: Stage; rect: Rect; words: Block; at: Rect; isInside: boolean }

export type MinutesPlan = {
  /** The left end of the first bar, how long all are, and how far what all leads to reaches. */
  x: number
  w: number
  end: number
  main: Bar[]
  beside: Bar[]
  /** Words over bars without room for them, and over seams; they begin at `over`, below the brackets. */
  over: number
  flags: Flag<Stage | StageLink | Gate>[]
  /** Heights of lines over the bars, the lowest first. */
  levels: number[]
  /** Where each exit is, in the order of the timetable. */
  exits: { node: GraphNode; rect: Rect; words: Block }[]
  /** The middle of the exits. */
  rail: number
}

/** The plan, `wide` pixels wide unless more gives all words room, or why there is no room for it. */
export function planMinutes(table: Timetable, sheet: Sheet, wide: number): MinutesPlan | string {
  const left = roomOf(table.source)
  const sides = left + roomOf(table.end?.node)
  const room = Math.min(size.widest, sheet.page.room.w - sides)
  const scale = scaleOf(table, [wide - sides, room], sheet)
  if (scale * table.total > room) return 'the page is too narrow for the words of the source beside them'
  const { flags, h: poles } = placeFlags(
    flagsOf(table, (stage) => left + Math.round(stage.start * scale), { scale, sheet }),
  )
  const narrow = table.spans.filter(({ group, start, end }) => scale * (end - start) < spanNeed(group.name))
  if (narrow.length > 0)
    return `the stages of ${enumerate(
      narrow.map(({ group }) => group.name),
      3,
    )} are narrower than its name`
  const over = size.bracket + (table.spans.length > 0 ? size.span : 0)
  const overs = new Set(table.over.map(({ from }) => from)).size
  const top = over + up(poles) + (overs > 0 ? size.level * overs + 8 : 8)
  // What is shorter than can be seen is a line.
  const barOf = (stage: Stage, y: number, h: number): Rect => {
    const [x, x2] = [stage.start, stage.end].map((minutes) => left + Math.round(minutes * scale)) as [number, number]
    return { x, y, w: Math.max(2, x2 - x), h }
  }
  const { bars: main, h } = mainOf(table, barOf, { top, scale, sheet })
  const below = besideOf(table, (stage) => barOf(stage, 0, 0), { y: top + h + size.row, sheet })
  const exits = exitsOf(table, main, below.bottom + size.fall)
  return {
    x: left,
    w: Math.round(table.total * scale),
    end: Math.round(table.total * scale) + sides,
    main,
    over,
    flags,
    beside: below.bars,
    exits: exits.boxes,
    levels: levelsUnder(top, overs),
    rail: exits.rail,
  }
}

/** What the source takes before the bars, or the end after them. */
const roomOf = (node: GraphNode | undefined): number =>
  node === undefined
    ? 0
    : up(Math.max(40, widthOf(node.name ?? '', 'item') + 8, widthOf(node.note ?? '', 'small') + 24))

type MainPlace = { top: number; scale: number; sheet: Sheet }

/** The bars of the main stages; minutes are on one line, under names of one line or two. */
const mainOf = (
  { main }: Timetable,
  barOf: (stage: Stage, y: number, h: number) => Rect,
  { top, scale, sheet }: MainPlace,
): { bars: Bar[]; h: number } => {
  const longest = Math.max(0, ...main.map(({ node }) => node.value ?? 0))
  const claimed = sheet.quotes('longest')
    ? main.find(({ node }) => node.value === longest && sheet.isFocus(node))
    : undefined
  const words = main.map((stage) => {
    const w = barOf(stage, 0, 0).w - size.pad
    const isInside = fits(stage, scale, sheet)
    return isInside
      ? {
          stage,
          own: wordsOf(stage.node, w, { sheet, isClaim: stage === claimed }),
          name: nameHeight(stage.node, w, sheet),
        }
      : { stage, own: block([]), name: 0 }
  })
  const names = Math.max(0, ...words.map(({ name }) => name))
  const highest = Math.max(0, ...words.map(({ own, name }) => names + own.h - name))
  const h = up(Math.max(size.bar, highest + 16))
  const bars = words.map(({ stage, own, name }): Bar => {
    const rect = barOf(stage, top, h)
    const at = { ...rect, y: top + (h - highest) / 2 + names - name, h: own.h }
    return { stage, rect, words: own, at, isInside: true }
  })
  return { bars, h }
}

/** Pixels for a minute: those of the first width that all words fit in, or of the first one; flags hold the others. */
const scaleOf = ({ main, total }: Timetable, widths: [number, number], sheet: Sheet): number => {
  const roomy = widths.find((w) => main.every((stage) => fits(stage, w / total, sheet)))
  return (roomy ?? widths[0]) / total
}

const levelsUnder = (top: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => top - size.level * (at + 1))

/** Rows below the main bars; words that do not fit in a bar are to the right of it. */
const besideOf = (
  { beside }: Timetable,
  barOf: (stage: Stage) => Rect,
  { y, sheet }: { y: number; sheet: Sheet },
): { bars: Bar[]; bottom: number } => {
  const bars = beside.map((stage): Bar => {
    const rect = barOf(stage)
    const isInside =
      rect.w - size.pad >= wordWidth(stage.node.name) && fits(stage, rect.w / (stage.end - stage.start), sheet)
    const words = wordsOf(stage.node, isInside ? rect.w - size.pad : Math.max(size.aside, wordWidth(stage.node.name)), {
      sheet,
    })
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
