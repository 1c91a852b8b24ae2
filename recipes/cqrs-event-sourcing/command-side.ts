/** What the command side loads from the log, the state that it decides on, and what becomes of a command. */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { count } from '../../drawing/describe.ts'
import { line, path } from '../../drawing/primitives.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { bottomOf, centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { decisionOf, stateAfter } from './ledger.ts'
import { type LedgerPlan, size } from './plan.ts'

/** Draws the handler with what it loads, the command above it and the outcome below. */
export function drawCommandSide(plan: LedgerPlan): void {
  const { data, sheet, format, handler } = plan
  const { state } = decisionOf(data)
  const words = block(
    [
      { text: 'Command handler', as: 'item' },
      { text: 'decides on', as: 'note' },
      { text: format.full(state), as: 'highlight' },
    ],
    handler.w - 24,
  )
  sheet.put('@handler', wordBox(handler, words))
  const total = data.events.length
  if (data.snapshot > 0)
    drawLoad(plan, {
      from: 0,
      to: data.snapshot,
      words: [`snapshot at ${data.snapshot}`, format.full(stateAfter(data, data.snapshot))],
    })
  if (data.snapshot < total)
    drawLoad(plan, {
      from: data.snapshot,
      to: total,
      words: [
        `replays ${count(total - data.snapshot, 'event')}`,
        format.signed(state - stateAfter(data, data.snapshot)),
      ],
    })
  if (data.command !== undefined) drawCommand(data.command, plan)
}

/** A brace along some rows, and an arrow from it to the handler. */
const drawLoad = (
  { handler, log, sheet, after }: LedgerPlan,
  { from, to, words }: { from: number; to: number; words: string[] },
): void => {
  const [x, top, bottom] = [log.x - 8, after(from) + 4, after(to) - 4]
  const y = Math.round((top + bottom) / 2)
  sheet.put('@load', [path(`M ${x} ${top} H ${x - 8} V ${bottom} H ${x}`, { stroke: 'ink' })], 'line')
  sheet.put('@load', [line(x - 8, y, rightOf(handler), y, { arrow: true })], 'line')
  const [above = '', below = ''] = words
  const middle = (rightOf(handler) + x - 8) / 2
  sheet.put('@load', [
    lineOfText(above, { x: middle, y: y - 12, as: 'label', align: 'middle' }),
    lineOfText(below, { x: middle, y: y + 12, as: 'code', align: 'middle' }),
  ])
}

const drawCommand = (
  command: { name: string; change: number },
  { data, handler, log, sheet, format }: LedgerPlan,
): void => {
  const x = centerOf(handler).x
  const { isRefused, after } = decisionOf(data)
  const rect: Rect = { x: 0, y: 32, w: handler.w, h: 40 }
  const words = block([{ text: `${command.name} ${format.signed(command.change)}`, as: 'item' }], rect.w - 16)
  sheet.put('command', wordBox({ ...rect, h: Math.max(rect.h, words.h + 12) }, words))
  sheet.put(
    'command',
    [line(x, Math.max(bottomOf(rect), rect.y + words.h + 12), x, handler.y, { arrow: true })],
    'line',
  )
  sheet.put('command', [lineOfText('command', { x: x + 8, y: handler.y - 20, as: 'small' })])
  const y = bottomOf(handler) + 32
  sheet.put(
    'command',
    [line(x, bottomOf(handler), x, y, { arrow: true, ...(isRefused ? { stroke: 'negative' } : {}) })],
    'line',
  )
  const result = block(
    [
      {
        text: isRefused ? '✗ Refused' : `✓ Stored as ${data.events.length + 1}`,
        as: { size: 16, bold: true, fill: isRefused ? 'negative' : 'positive' },
      },
      {
        text: isRefused
          ? `leaves ${format.full(after)}, below ${format.full(data.least ?? 0)}`
          : `then ${format.full(after)}`,
        as: 'label',
      },
    ],
    handler.w + size.load - 24,
  )
  sheet.put('command', place(result, { x: 0, y: y + 4, w: 0, h: result.h }, { align: 'start' }))
  if (isRefused) return
  const next = { x: log.x, y: bottomOf(log) + 28, w: log.w, h: size.row }
  sheet.put('command', [
    path(`M ${next.x} ${next.y} h ${next.w} v ${next.h} h ${-next.w} Z`, { stroke: 'muted', dashed: true }),
  ])
  sheet.put(
    'command',
    [line(handler.w + 8, next.y + size.row / 2, next.x, next.y + size.row / 2, { arrow: true })],
    'line',
  )
  sheet.put('command', [
    lineOfText(String(data.events.length + 1), { x: log.x + 12, y: next.y + 16, as: 'tick' }),
    lineOfText(command.name, { x: log.name, y: next.y + 16, as: 'label' }),
    lineOfText(format.signed(command.change), { x: log.change, y: next.y + 16, as: 'code', align: 'end' }),
  ])
}
