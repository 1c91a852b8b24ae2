/**
 * Messages: arrows from lifeline to lifeline, from when they are sent to when they arrive, with their words beside them.
 */
import { block, place } from '../../drawing/block.ts'
import { lineEntry } from '../../drawing/key.ts'
import { circle, line } from '../../drawing/primitives.ts'
import { fails, stateSign } from '../../drawing/state-sign.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Circle, Line } from '../../src/scene/scene.ts'
import { heightsAt, isSilentAt } from './draw-lifelines.ts'
import { lineNamed } from './stretches.ts'
import { colorOf, type TimingContext } from './timing-context.ts'
import type { TimedMessage } from './timing-data.ts'

/** A message with its arrow. */
export type MessageArrow = { item: TimedMessage; element: Line; ends: Circle[]; from: Point; to: Point }

/** From the line of the sender to that of the receiver, each where they are nearest to the other. */
export const arrowOf = (item: TimedMessage, { data, sheet, instants, layout }: TimingContext): MessageArrow => {
  const [sender, receiver] = [item.from, item.to].map((name) =>
    layout.lanes.find((lane) => lane.line === lineNamed(data, name)),
  )
  if (sender === undefined || receiver === undefined) throw new Error('an unchecked message')
  const [sent, arrived] = [instants.at(item.start), instants.at(item.end ?? item.start)]
  const isDown = sender.top < receiver.top
  const from = { x: layout.x(sent), y: (isDown ? Math.max : Math.min)(...heightsAt(sender, sent)) }
  const to = { x: layout.x(arrived), y: (isDown ? Math.min : Math.max)(...heightsAt(receiver, arrived)) }
  const look = { arrow: true, stroke: colorOf(item, sheet) ?? 'ink' } as const
  // Where a lifeline has no stroke, a dot is what the arrow meets.
  const ends = [...(isSilentAt(sender, sent) ? [from] : []), ...(isSilentAt(receiver, arrived) ? [to] : [])]
  const dots = ends.map(({ x, y }) => circle(x, y, 4, { fill: 'ink', stroke: 'ink' }))
  return { item, element: line(from.x, from.y, to.x, to.y, look), ends: dots, from, to }
}

/** Pixels between the words of a message and other words beyond them, where there is room. */
const apart = 48

/** Pixels from a level to the middle between it and the next. */
const betweenLevels = 17

/** An arrow with its words beside it, where they are free. */
export const drawMessage = (
  { item, element, ends, from, to }: MessageArrow,
  { sheet, layout, free, instants, homeless }: TimingContext,
): void => {
  const { text, state } = item
  const as = { size: 14, ...(state === undefined ? {} : { fill: state }) } as const
  const tries = text === undefined ? [] : [Number.POSITIVE_INFINITY, 96].map((w) => block([{ text, as }], w))
  // At the ends of a long arrow: between two levels.
  const near = betweenLevels / Math.max(Math.abs(to.y - from.y), 4 * betweenLevels)
  const spots = tries.map((words) => {
    const corners = [0.5, 0.35, 0.65, 0.2, 0.8, near, 1 - near].flatMap((share) => {
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share - words.h / 2]
      const slope = (to.x - from.x) / (to.y - from.y || 1)
      const beside = 6 * Math.hypot(1, slope) + (Math.abs(slope) * words.h) / 2
      return [x + beside, x - beside - words.w].map((left): [number, number] => [Math.round(left), Math.round(y)])
    })
    const within = corners.filter(([x]) => x >= layout.left && x + words.w <= layout.right)
    const middle = (from.x + to.x) / 2
    return free.find(words, within, ([x]) => (x < middle ? -apart : apart)) ?? free.find(words, within)
  })
  const found = spots.find((spot) => spot !== undefined)
  if (text !== undefined && found === undefined)
    homeless.push(`${stateSign(item)}${item.from} to ${item.to}, ${instants.write(item.start)}: ${text}`)
  // Without words beside it a color would say what nothing else does, but for the slash of what is bad.
  const isBare = found === undefined && state !== undefined && state !== 'negative'
  const arrow = isBare ? { ...element, stroke: 'ink' as const } : element
  const words = found === undefined ? [] : place(found.words, found.rect, { align: 'start' })
  // The slash of what is bad, where no words say what it is.
  if (arrow.stroke === 'negative' && found === undefined)
    sheet.key(lineEntry(fails, { stroke: 'negative', arrow: true }))
  sheet.put(item, [...ends, arrow, ...words], 'line')
}
