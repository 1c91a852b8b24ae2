/** What the command side loads from the log, the state that it decides on, and what becomes of a command. */
import { type Block, block, lineOfText, place } from '../../drawing/block.ts'
import { count } from '../../drawing/describe.ts'
import { crossPath, line, path } from '../../drawing/primitives.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { bottomOf, centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { handlerRoom } from './handler-span.ts'
import { decisionOf, loadedIn } from './ledger.ts'
import { amountRole, held, type LedgerPlan, size, storedName } from './plan.ts'

/** Draws the handler with what it loads, the command above it and the outcome below. */
export function drawCommandSide(plan: LedgerPlan): void {
  const { data, sheet, format, handler } = plan
  const { state } = decisionOf(data)
  const words = block(
    [
      { text: 'Command handler', as: 'item' },
      { text: 'decides on', as: 'note' },
      { text: whole(format.full(state)), as: held },
    ],
    handler.w - 24,
  )
  sheet.put('@handler', wordBox(handler, words))
  const total = data.events.length
  const { snapshot, change } = loadedIn(data)
  if (data.snapshot > 0)
    drawLoad(plan, {
      from: 0,
      to: data.snapshot,
      words: [`snapshot at ${data.snapshot}`, format.full(snapshot)],
    })
  if (data.snapshot < total)
    drawLoad(plan, {
      from: data.snapshot,
      to: total,
      words: [`replays ${count(total - data.snapshot, 'event')}`, format.signed(change)],
    })
  if (data.command !== undefined) drawCommand(data.command, plan)
}

/** A brace along some rows, and an arrow from it to the handler. */
const drawLoad = (
  { handler, log, sheet, after }: LedgerPlan,
  { from, to, words }: { from: number; to: number; words: string[] },
): void => {
  const [x, top, bottom] = [log.x, after(from) + 4, after(to) - 4]
  const y = Math.round((top + bottom) / 2)
  sheet.put('@load', [path(`M ${x} ${top} H ${x - 8} V ${bottom} H ${x}`, { stroke: 'muted' })], 'line')
  sheet.put('@load', [line(x - 8, y, rightOf(handler), y, { arrow: true })], 'line')
  const [above = '', below = ''] = words
  const middle = (rightOf(handler) + x - 8) / 2
  sheet.put('@load', [
    lineOfText(above, { x: middle, y: y - 12, as: 'note', align: 'middle' }),
    lineOfText(below, { x: middle, y: y + 12, as: 'item', align: 'middle' }),
  ])
}

/** An amount whose unit stays beside it. */
const whole = (amount: string): string => amount.replaceAll(' ', '\u00a0')

type Command = NonNullable<LedgerPlan['data']['command']>

const commandWords = (command: Command, { handler, format }: LedgerPlan): Block =>
  block([{ text: `${command.name} ${whole(format.signed(command.change))}`, as: 'item' }], handler.w - 16)

/** The command, over the handler that decides on it. */
const commandBox = (command: Command, plan: LedgerPlan): Rect => {
  const h = Math.max(40, commandWords(command, plan).h + 12)
  return { x: 0, y: plan.handler.y - handlerRoom.over - h, w: plan.handler.w, h }
}

const drawCommand = (command: Command, plan: LedgerPlan): void => {
  const { handler, sheet } = plan
  const x = centerOf(handler).x
  const words = commandWords(command, plan)
  const rect = commandBox(command, plan)
  sheet.put('command', wordBox(rect, words))
  sheet.put('command', [line(x, bottomOf(rect), x, handler.y, { arrow: true })], 'line')
  drawOutcome(command, plan)
}

/** From the handler to the end of the log: a further row there, dashed, that the command adds, or would add if it were not refused. */
const drawOutcome = (command: Command, plan: LedgerPlan): void => {
  const { data, handler, log, sheet, format } = plan
  const { after, isRefused } = decisionOf(data)
  const [x, y] = [centerOf(handler).x, bottomOf(log) + size.below + size.row / 2]
  const fill = isRefused ? ('negative' as const) : ('positive' as const)
  const look = isRefused ? ({ stroke: 'negative' } as const) : {}
  const end = isRefused ? log.x - 16 : log.x
  sheet.put(
    'command',
    [
      path(`M ${x} ${bottomOf(handler)} V ${y} H ${end}`, { ...look, ...(isRefused ? {} : { arrow: true }) }),
      ...(isRefused ? [path(crossPath({ x: end, y }, 7), look)] : []),
    ],
    'line',
  )
  const next = data.events.length + 1
  const below = isRefused
    ? `leaves ${whole(format.full(after))}, below ${whole(format.full(data.least ?? 0))}`
    : undefined
  const words = block([{ text: below, as: 'label' }], log.x - x - 16)
  const verdict = { size: 16, bold: true, fill } as const
  sheet.put('command', [
    // The cross on the line is the sign of a refusal.
    lineOfText(isRefused ? 'Refused' : `✓ Appends ${next}`, { x: x + 12, y: y - 14, as: verdict }),
    ...place(words, { x: x + 12, y: y + 6, w: 0, h: words.h }, { align: 'start' }),
  ])
  drawNext(command, { plan, isRefused })
}

/** The row that the command adds to the log; of one that is refused, the number is struck out by its sign. */
const drawNext = (
  command: Command,
  { plan: { data, log, sheet, format }, isRefused }: { plan: LedgerPlan; isRefused: boolean },
): void => {
  const y = bottomOf(log) + size.below
  const middle = y + size.row / 2
  const frame = `M ${log.x} ${y} h ${log.w} v ${size.row} h ${-log.w} Z`
  const stroke = isRefused ? 'negative' : 'muted'
  sheet.put('command', [path(frame, { stroke, dashed: true })])
  sheet.put('command', [
    lineOfText(`${data.events.length + 1}`, { x: log.x + 12, y: middle, as: 'tick' }),
    lineOfText(storedName(command), { x: log.name, y: middle, as: isRefused ? 'note' : 'label' }),
    lineOfText(format.signed(command.change), { x: log.change, y: middle, as: amountRole, align: 'end' }),
    ...(isRefused
      ? [
          lineOfText('not stored', {
            x: log.x + log.w - 12,
            y: middle,
            as: { size: 14, fill: 'negative' },
            align: 'end',
          }),
        ]
      : []),
  ])
}
