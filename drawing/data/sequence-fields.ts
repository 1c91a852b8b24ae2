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

/** Remarks are on lifelines: a note, or the state that a participant is in from here on. */
const remarkKinds = ['note', 'state'] as const

/** Frames are the combined fragments of UML; a zone is a shaded stretch without an operator. */
export const frameKinds = ['loop', 'opt', 'alt', 'par', 'break', 'critical', 'zone'] as const

export const participant = z.strictObject({
  id: id.optional(),
  name: name('What it is called', 80),
  kind: kind(participantKinds, `What it is: ${participantKinds.join(', ')}`),
  note: note('A line under the name', 80).optional(),
  state: state.optional(),
})

const message = z
  .strictObject({
    id: id.optional(),
    from: ref('Id or name'),
    to: ref('The receiver; the sender for a local step'),
    text: text('What is sent', 120),
    note: note('A line under the arrow', 120).optional(),
    lines: linesOfMessage,
    // Not a default: the union discriminated by `kind` reads entries without it as messages.
    kind: z
      .enum(messageKinds)
      .optional()
      .transform((value) => value ?? 'call')
      .describe(`call unless given: ${messageKinds.join(', ')}`),
    delay: z.int().min(0).max(6).default(0).describe('Entries that start before it arrives'),
    copies: ref(
      'An earlier message of its sender that the network doubled into this one; not if sent again',
    ).optional(),
    state: state.optional(),
  })
  .meta({ id: 'message' })

const remark = z
  .strictObject({
    id: id.optional(),
    kind: z.enum(remarkKinds).describe('A remark, or what the participant is from here on'),
    from: ref('Id or name'),
    to: ref('The participant up to which it reaches').optional(),
    text: text('What it says', 240),
    state: state.optional(),
  })
  .meta({ id: 'remark' })

/** UML's destruction: the lifeline of a participant ends in a cross. */
const ending = z
  .strictObject({
    id: id.optional(),
    kind: z.literal('end').describe('Its lifeline ends here, in a cross'),
    from: ref('Id or name'),
    text: text('Words beside the cross', 120).default(''),
    state: state.optional(),
  })
  .meta({ id: 'ending' })

/** The contents of a frame; unrolled, so that hostile nesting is rejected without being followed. */
const frame = <Entry extends z.ZodType>(entry: Entry, level: number) => {
  const messages = list(entry, { max: 60, of: 'What happens, top to bottom' })
  return z
    .strictObject({
      id: id.optional(),
      kind: z.enum(frameKinds).describe('A UML fragment, or a shaded zone'),
      text: text('Guard without brackets, a loop’s bounds before it: (1, 3); or name of the zone', 120).default(''),
      messages,
      else: list(z.strictObject({ text: text('Guard without brackets', 120).default(''), messages }), {
        min: 0,
        max: 7,
        of: 'Other branches of alt or par',
      }).default([]),
    })
    .meta({ id: `frame-${level}`, description: `Nests at most ${depth} deep` })
}

/** How deep frames nest at most. */
const depth = 6

const isFrame = (entry: unknown): boolean =>
  (frameKinds as readonly unknown[]).includes((entry as { kind?: unknown } | null)?.kind)

const refused = ({ input }: { input?: unknown }): string | undefined =>
  isFrame(input) ? `frames nest at most ${depth} deep; draw what this one holds as a sequence of its own` : undefined

/** Entries that hold no frames, in frames, in frames … : the level of the outermost is 1. */
const entryAt = (level: number): z.ZodType => {
  if (level > depth) return z.discriminatedUnion('kind', [message, remark, ending], { error: refused })
  return z.discriminatedUnion('kind', [message, remark, ending, frame(entryAt(level + 1), level)])
}

/** One entry of `messages`. */
export const entry = entryAt(1) as z.ZodType<SequenceEntry>

export const span = z.strictObject({
  id: id.optional(),
  from: ref('A message: id, text or "from > to"'),
  to: ref('A message: id, text or "from > to"; past the end of the sequence if omitted').optional(),
  text: text('What it is called', 80),
  note: note('A line under it', 120).optional(),
  at: ref(
    'A participant: a bar on its lifeline while it has or waits for something; else a bracket at the left of all',
  ).optional(),
})

export type Participant = z.output<typeof participant>
export type Message = z.output<typeof message>
export type Remark = z.output<typeof remark> | (z.output<typeof ending> & { to?: undefined })
export type SequenceFrame = {
  id?: string | undefined
  kind: (typeof frameKinds)[number]
  text: string
  messages: SequenceEntry[]
  else: { text: string; messages: SequenceEntry[] }[]
}
export type SequenceEntry = Message | Remark | SequenceFrame
export type SequenceSpan = z.output<typeof span>

/** Data of the shape, normalized for drawing. */
export type SequenceData = { participants: Participant[]; messages: SequenceEntry[]; spans: SequenceSpan[] }
