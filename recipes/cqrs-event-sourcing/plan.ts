/** Where the command side, the log and the read models are. */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { decisionOf, type LedgerData, stateAfter, viewOf, writeAge } from './ledger.ts'

/** Sizes in pixels: rows of the log, the gap from heads to it, a tank of a read model. */
export const size = { row: 32, least: 144, top: 120, gap: 16, tank: 104, handler: 136, load: 144, card: 84 } as const

/** Everything placed. */
export type LedgerPlan = {
  data: LedgerData
  sheet: Sheet
  format: NumberFormat
  /** The log with the columns of names, changes and ages; rows begin at its top. */
  log: Rect & { name: number; change: number; age: number }
  handler: Rect
  tanks: Rect[]
  /** The height of a row, and the bottom of one, by its number; 0 is above the first. */
  row: number
  after: (count: number) => number
}

/** Places everything: the log is as wide as its words. */
export function planLedger(data: LedgerData, sheet: Sheet): LedgerPlan {
  const { events, readModels, unit, command } = data
  const { state, after } = decisionOf(data)
  const states = [
    ...events.map((_, index) => stateAfter(data, index + 1)),
    ...readModels.map((each) => viewOf(data, each).shown),
  ]
  const format = formatFor(
    [state, after, command?.change ?? 0, data.least ?? 0, ...states, ...events.map(({ change }) => change)],
    unit,
  )
  const widest = (words: string[], as: 'label' | 'code'): number => Math.max(...words.map((each) => widthOf(each, as)))
  const name = 40
  const names = events.map((each) => eventWords(each))
  const change = name + Math.max(widest([command?.name ?? ''], 'label'), ...names.map((each) => each.w)) + 16
  const age =
    change +
    widest([...events.map((each) => format.signed(each.change)), format.signed(command?.change ?? 0)], 'code') +
    20
  const x = size.handler + size.load
  // Few events are high enough for what is said beside them.
  const row = Math.max(
    size.row,
    up(size.least / events.length, 4),
    up(Math.max(...names.map((each) => each.h)) + 12, 4),
  )
  const h = events.length * row
  const log = { x, y: size.top, w: up(age + 64), h, name: x + name, change: x + age - 20, age: x + age + 52 }
  const w = widthOfTanks(data, format)
  const left = log.x + log.w + 32
  return {
    data,
    sheet,
    format,
    log,
    handler: { x: 0, y: size.top, w: size.handler, h },
    tanks: readModels.map((_, index) => ({ x: left + index * (w + size.gap), y: size.top, w, h })),
    row,
    after: (count) => size.top + count * row,
  }
}

/** The name of an event; long ones wrap. */
export const eventWords = ({ name }: { name: string }): Block => block([{ text: name, as: 'label' }], 168)

const widthOfTanks = (data: LedgerData, format: NumberFormat): number => {
  const { readModels } = data
  const words = readModels.flatMap(({ name, note = '' }) => [
    widthOf(note, 'note'),
    // The state as large as the heading's figure.
    ...readModels.map((each) => widthOf(format.full(viewOf(data, each).shown), 'figure')),
    ...readModels.map((each) => widthOf(`${writeAge(viewOf(data, each).stale)} stale`, 'item')),
    ...name.split(' ').map((word) => widthOf(word, 'item')),
  ])
  return up(Math.max(size.tank, ...words.map((each) => each + 16)))
}
