/**
 * What sequence data are made of: participants, entries (messages, remarks, frames of entries) and spans.
 */
import * as z from 'zod'
import { id, kind, list, name, note, ref, state, text } from './fields.ts'
import { linesOfMessage } from './sequence-lines.ts'

/** What a participant is: picks its shape. */
export const participantKinds = ['service', 'person', 'database', 'queue'] as const

/** How a message travels. A reply answers the last open call in the other direction; a lost message never arrives. */
export const messageKinds = ['call', 'reply', 'async', 'lost'] as const

/** Remarks stand on lifelines: a note, or the state that a participant is in from here on. */
export const remarkKinds = ['note', 'state'] as const

/** Frames are the combined fragments of UML; a zone is a shaded stretch without an operator. */
export const frameKinds = ['loop', 'opt', 'alt', 'par', 'break', 'critical', 'zone'] as const

export const participant = z.strictObject({
  id: id.optional(),
  name: name('What the participant is called'),
  kind: kind(participantKinds, 'service (default), person, database or queue'),
  note: note('A muted line under the name', 40).optional(),
  state: state.optional(),
})

const message = z
  .strictObject({
    id: id.optional(),
    from: ref('The sender: id or name of a participant'),
    to: ref('The receiver; the sender itself for a local step'),
    text: text('What is sent'),
    note: note('A muted line under the arrow').optional(),
    lines: linesOfMessage,
    // Not a default: a union that `kind` decides takes entries without it as messages.
    kind: z
      .enum(messageKinds)
      .optional()
      .transform((value) => value ?? 'call')
      .describe('call (default), reply, async or lost'),
    delay: z.int().min(0).max(6).default(0).describe('How many entries start before it arrives; it is drawn aslant'),
    state: state.optional(),
  })
  .meta({ id: 'message' })

const remark = z
  .strictObject({
    id: id.optional(),
    kind: z.enum(remarkKinds).describe('note: a remark; state: what the participant is from here on'),
    from: ref('The participant that it is about'),
    to: ref('The participant up to which it reaches').optional(),
    text: text('What it says'),
    state: state.optional(),
  })
  .meta({ id: 'remark' })

/** What stands in a frame; unrolled, so that hostile nesting is refused without being followed. */
const frame = <Entry extends z.ZodType>(entry: Entry, level: number) => {
  const messages = list(entry, { max: 24, of: 'What happens in it, top to bottom' })
  return z
    .strictObject({
      id: id.optional(),
      kind: z.enum(frameKinds).describe('loop, opt, alt, par, break, critical, or zone: a shaded stretch'),
      text: text('The guard, without brackets; what a zone is called'),
      messages,
      else: list(z.strictObject({ text: text('The guard'), messages }), {
        min: 0,
        max: 4,
        of: 'Further branches of alt, or what runs in parallel in par',
      }).default([]),
    })
    .meta({ id: `frame-${level}` })
}

const inner = z.discriminatedUnion('kind', [message, remark])
const middle = z.discriminatedUnion('kind', [message, remark, frame(inner, 3)])
const outer = z.discriminatedUnion('kind', [message, remark, frame(middle, 2)])
/** One entry of `messages`. */
export const entry = z.discriminatedUnion('kind', [message, remark, frame(outer, 1)])

export const span = z.strictObject({
  id: id.optional(),
  from: ref('The message at one end: id, text or "from > to"'),
  to: ref('The message at the other end'),
  text: text('What the stretch is called', 40),
  note: note('A muted line under it', 60).optional(),
})

export type Participant = z.output<typeof participant>
export type Message = z.output<typeof message>
export type Remark = z.output<typeof remark>
export type Frame = {
  id?: string | undefined
  kind: (typeof frameKinds)[number]
  text: string
  messages: Entry[]
  else: { text: string; messages: Entry[] }[]
}
export type Entry = Message | Remark | Frame
export type Span = z.output<typeof span>

/** Data of the shape as they are drawn. */
export type SequenceData = { participants: Participant[]; messages: Entry[]; spans: Span[] }
