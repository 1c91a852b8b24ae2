/**
 * The key of a sequence: the kinds of arrows it has, bars and states, drawn as in the picture.
 */
import { isMessage } from '../data/sequence-entries.ts'
import { messageKinds } from '../data/sequence-fields.ts'
import { box, line } from '../primitives.ts'
import { shapeOf } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import { barWidth } from './activations.ts'
import { arrow } from './arrows.ts'
import type { Script } from './script.ts'

const names = { call: 'Call', reply: 'Reply', async: 'Asynchronous message', lost: 'Lost message' } as const

/** Adds an entry for everything that carries meaning; calls alone need none. */
export function drawKey({ steps }: Script, hasBars: boolean, sheet: Sheet): void {
  const messages = steps.map(({ item }) => item).filter(isMessage)
  const used = messageKinds.filter((kind) => messages.some((message) => message.kind === kind))
  if (used.length > 1 || used[0] !== 'call') {
    for (const kind of used) {
      sheet.key({
        text: names[kind],
        sample: ({ x, y, w, h }) => arrow(kind, { x, y: y + h / 2, x2: x + w, y2: y + h / 2 }),
      })
    }
  }
  if (messages.some(({ delay }) => delay > 0))
    sheet.key({
      text: 'Message in flight',
      sample: ({ x, y, w, h }) => [line(x, y + 4, x + w, y + h - 4, { arrow: true })],
    })
  if (hasBars) sheet.key({ text: 'Active', w: barWidth, sample: ({ x, y, w, h }) => [box(x, y, w, h)] })
  const states = steps.map(({ item }) => item).filter(({ kind }) => kind === 'state')
  const isOfData = states.every(({ from }) => sheet.find<{ kind?: string }>(from).kind === 'database')
  if (states.length > 0)
    sheet.key({
      text: isOfData ? 'Value' : 'State',
      sample: ({ x, y, w, h }) => shapeOf('pill').outline({ x, y: y + 4, w, h: h - 8 }, {}),
    })
}
