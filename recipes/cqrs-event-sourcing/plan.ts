/** Where the command side, the log and the read models are. */
import { type Block, block, nameAndNote, widest, widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { piecesOf } from '../../drawing/wrap.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import { handlerSpan, loadWidth } from './handler-span.ts'
import { decisionOf, type LedgerData, slowestOf, stateAfter, viewOf, writeAge } from './ledger.ts'

/** Sizes in pixels: rows of the log, the gap from heads to it, a tank of a read model, from the log to what is added to it. */
export const size = {
  row: 32,
  least: 144,
  top: 112,
  gap: 16,
  tank: 96,
  handler: 120,
  card: 88,
  below: 28,
  feed: 60,
} as const

/** Amounts are in one face wherever they are, with one minus. */
export const amountRole = 'value'

/** What the slowest read model shows. */
export const decided = { size: 28, bold: true } as const

/** What the command side decides on. */
export const held = { size: 24, bold: true } as const

/** How wide the names of events may be, and what is narrow where the page is not enough, roomy first. */
const tries: readonly [LedgerTry, ...LedgerTry[]] = [
  { name: 168, gap: size.gap, tank: size.tank, isTight: false, isEven: true },
  { name: 144, gap: 12, tank: 88, isTight: true, isEven: true },
  { name: 112, gap: 8, tank: 80, isTight: true, isEven: true },
  { name: 112, gap: 8, tank: 80, isTight: true, isEven: false },
]

/** `isEven`: all read models are as wide as the widest of them. */
type LedgerTry = { name: number; gap: number; tank: number; isTight: boolean; isEven: boolean }

/** Everything placed. */
export type LedgerPlan = {
  data: LedgerData
  sheet: Sheet
  format: NumberFormat
  /** The log with the columns of names and changes; rows begin at its top. */
  log: Rect & { name: number; change: number; words: number }
  handler: Rect
  tanks: Rect[]
  /** Whether the numbers at read models are above their words. */
  isTight: boolean
  /** The height of the head over a tank. */
  head: number
  /** The height of a row, and the bottom of one, by its number; 0 is above the first. */
  row: number
  after: (count: number) => number
}

/** Places everything: the log is as wide as its words, and narrower where the page asks for it. */
export const planLedger = (data: LedgerData, sheet: Sheet): LedgerPlan =>
  widestThatFits(
    tries,
    (each) => planWith(each, data, sheet),
    ({ tanks, log }) => rightOf(tanks.at(-1) ?? log) <= sheet.page.room.w,
  )

function planWith(tried: LedgerTry, data: LedgerData, sheet: Sheet): LedgerPlan {
  const { events, readModels, command } = data
  const format = formatOf(data)
  const name = 40
  // No word is cut, however narrow the names are.
  const words = Math.max(
    tried.name,
    widest(
      events.flatMap((each) => piecesOf(each.name)),
      'label',
    ),
  )
  const names = events.map((each) => eventWords(each, words))
  const change = name + Math.max(widest([storedName(command)], 'label'), ...names.map((each) => each.w)) + 16
  const age =
    change +
    widest([...events.map((each) => format.signed(each.change)), format.signed(command?.change ?? 0)], amountRole) +
    20
  const handler = handlerWidth(data, format)
  const x = handler + loadWidth(data, format)
  const row = rowHeight(names)
  const h = events.length * row
  const widths = widthsOfTanks(data, format, tried)
  const head = up(Math.max(0, ...readModels.map((each, index) => modelName(each, widths[index] ?? 0).h)) + 12)
  const top = Math.max(size.top, head + size.feed)
  const log = { x, y: top, w: up(age + agesOf(data) + 12), h, name: x + name, change: x + age - 20, words }
  return {
    data,
    sheet,
    format,
    log,
    handler: { x: 0, w: handler, ...handlerSpan(data, { top, row }) },
    tanks: widths.map((w, index) => ({ x: rightOf(log) + 24 + tankX(widths, index, tried.gap), y: top, w, h })),
    isTight: tried.isTight,
    head,
    row,
    after: (number) => top + number * row,
  }
}

/** What a command would store: an event, or else what is asked for. */
export const storedName = (command: LedgerData['command']): string => command?.event ?? command?.name ?? ''

/** How wide the ages of events are. */
const agesOf = ({ events }: LedgerData): number =>
  widest(
    events.map((each) => writeAge(each.age)),
    'tick',
  )

/** One format for every amount: none is rounded, as an account is its cents. */
export const formatOf = (data: LedgerData): NumberFormat => {
  const { events, readModels, unit, command } = data
  const { state, after } = decisionOf(data)
  const states = [
    ...events.map((_, index) => stateAfter(data, index + 1)),
    ...readModels.map((each) => viewOf(data, each).shown),
  ]
  const amounts = [
    state,
    after,
    command?.change ?? 0,
    data.least ?? 0,
    ...states,
    ...events.map(({ change }) => change),
  ]
  // Cents beside thousands are not written with a suffix.
  const isWhole = amounts.every((amount) => Number.isInteger(amount))
  const written = amounts.map((amount) => Number(amount.toFixed(4)))
  return formatFor(amounts, unit, isWhole ? {} : { exact: written, like: [1] })
}

/** The name of a read model over its tank. */
export const modelName = (model: LedgerData['readModels'][number], w: number): Block =>
  nameAndNote(model, w - 8, ['item', 'note'])

/** The name of an event; long ones wrap. */
export const eventWords = ({ name }: { name: string }, w: number): Block => block([{ text: name, as: 'label' }], w)

/** A handler is at least as wide as usual, and no amount in it or over it is broken. */
const handlerWidth = (data: LedgerData, format: NumberFormat): number =>
  up(
    Math.max(
      size.handler,
      widthOf(format.full(decisionOf(data).state), held) + 24,
      widthOf(format.signed(data.command?.change ?? 0), 'item') + 16,
      // A command in three lines would meet the head over it.
      Math.min(168, widthOf(data.command?.name ?? '', 'item') + 16),
    ),
  )

/** Few events are high enough for what is said beside them. */
const rowHeight = (names: readonly Block[]): number =>
  Math.max(size.row, up(size.least / names.length, 4), up(Math.max(...names.map((each) => each.h)) + 12, 4))

/** How far right of the first tank another begins. */
const tankX = (widths: readonly number[], index: number, gap: number): number =>
  widths.slice(0, index).reduce((sum, each) => sum + each + gap, 0)

const widthsOfTanks = (data: LedgerData, format: NumberFormat, tried: LedgerTry): number[] => {
  const own = data.readModels.map((each) => widthOfTank(each, { data, format, tried }))
  return own.map((width) => (tried.isEven ? Math.max(...own) : width))
}

const widthOfTank = (
  model: LedgerData['readModels'][number],
  { data, format, tried }: { data: LedgerData; format: NumberFormat; tried: LedgerTry },
): number => {
  const { name, note = '' } = model
  const { isTight, tank } = tried
  const { shown, stale } = viewOf(data, model)
  const shownAs = model === slowestOf(data) ? decided : ({ size: 16, bold: true } as const)
  const words = [
    ...(isTight ? piecesOf(note) : [note]).map((each) => widthOf(each, 'note')),
    widthOf(format.full(shown), shownAs),
    widthOf(`${writeAge(stale)}${isTight ? '' : ' stale'}`, 'item'),
    ...(isTight ? piecesOf(name) : name.split(' ')).map((word) => widthOf(word, 'item')),
  ]
  return up(Math.max(tank, ...words.map((each) => each + 16)))
}
