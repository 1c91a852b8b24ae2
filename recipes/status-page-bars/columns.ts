/**
 * The columns of status bars: names, bars, uptime and downtime, the latter two under what they are held against.
 */
import { type Block, block, place, widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import {
  downOf,
  isMissed,
  minutesAllowed,
  type StatusData,
  type StatusRow,
  uptimeOf,
  writeMinutes,
  writeUptime,
} from './uptime.ts'

/** Pixels: bars together, the height of one, above and below it, a line of words under bars, between columns, and from bars to figures. */
export const size = { bars: 540, bar: 32, air: 10, line: 18, gap: 16, figures: 12, head: 40 } as const

/** An uptime that missed its objective. */
const missedFigure = { size: 20, bold: true, fill: 'negative' } as const

/** The figures of a row: its uptime and its downtime, stronger where the objective is missed. */
export const figuresOf = (row: StatusRow, data: StatusData) => {
  const [missed, percent] = [isMissed(row, data), writeUptime(uptimeOf(row, data), data)]
  return {
    uptime: { text: missed ? `✗ ${percent}` : percent, as: missed ? missedFigure : ('value' as const) },
    down: { text: writeMinutes(downOf(row)), as: missed ? ('item' as const) : ('label' as const) },
  }
}

/** Where bars begin, from one to the next, and where the figures end. */
export type StatusColumns = { x: number; pitch: number; uptime: number; down: number; w: number }

/** The heads of both figures: what is to be kept, and what that allows. */
const headsOf = ({ objective, days }: StatusData): [uptime: Block, down: Block] => {
  const allowed = writeMinutes(minutesAllowed(objective, days))
  const head = (first: string, second: string): Block =>
    block([
      { text: first, as: 'head' },
      { text: second, as: 'tick' },
    ])
  return [head('Uptime', `≥ ${objective}%`), head('Down', `≤ ${allowed}`)]
}

/** Columns as wide as their words. */
export const columnsOf = (data: StatusData): StatusColumns => {
  const { components, days } = data
  const names = Math.max(...components.map(({ name }) => widthOf(name, 'name')))
  const [first, second] = headsOf(data)
  const pitch = Math.max(4, Math.floor(size.bars / days))
  const widest = (key: 'uptime' | 'down'): number =>
    Math.max(...components.map((row) => figuresOf(row, data)[key]).map(({ text, as }) => widthOf(text, as)))
  const uptime = up(
    names +
      size.gap +
      days * pitch +
      size.figures +
      Math.max(first.w, widthOf('✗ 99.99%', missedFigure), widest('uptime')),
    4,
  )
  const own = size.gap + Math.max(second.w, widthOf('1,440 min', 'label'), widest('down'))
  const down = up(uptime + own)
  return { x: up(names + size.gap), pitch, uptime, down, w: down }
}

/** Draws the heads of the figures. */
export const drawHeads = (data: StatusData, { uptime, down }: StatusColumns, sheet: Sheet): void => {
  const [first, second] = headsOf(data)
  const at = { y: 0, w: 0, h: size.head }
  sheet.put('@uptime', place(first, { ...at, x: uptime }, { align: 'end' }))
  sheet.put('@down', place(second, { ...at, x: down }, { align: 'end' }))
}
