/**
 * The shape `sequence`: participants, and what happens between them from top to bottom.
 *
 * An entry of `messages` is a message, a remark on participants, or a frame around entries of its own.
 */
import * as z from 'zod'
import { list } from './fields.ts'
import { form } from './form.ts'
import { namedTargets, type Target } from './references.ts'
import { sequenceChecks } from './sequence-check.ts'
import { everyEntry, isFrame, isMessage, namesOfMessage } from './sequence-entries.ts'
import { entry, participant, type SequenceData, type SequenceEntry, span } from './sequence-fields.ts'

type SequenceFields = {
  participants: z.ZodArray<typeof participant>
  messages: z.ZodArray<z.ZodType<SequenceEntry>>
  spans: z.ZodDefault<z.ZodArray<typeof span>>
}

/** Limits of participants, and of messages and remarks in all frames together. */
type Limits = { participants: number; messages: number }

/** Most entries are one arrow and one or two lines of text, so that 60 of them stay within a scene. */
const usual: Limits = { participants: 16, messages: 60 }

/** Declares sequence data: the fields of the shape, and `own` ones of a recipe; `more`: what else can be highlighted. */
export function sequenceForm<const Own extends z.core.$ZodLooseShape>(
  own: Own,
  { participants, messages }: Limits = usual,
  more: (data: SequenceData) => Target[] = () => [],
) {
  const fields: SequenceFields = {
    participants: list(participant, { min: 2, max: participants, of: 'Who takes part, left to right' }),
    messages: list(entry as never, { max: messages, of: 'What happens, top to bottom' }),
    spans: list(span, { min: 0, max: 6, of: 'Named stretches between two messages, as brackets or bars' }).default([]),
  }
  return form('sequence', { ...fields, ...own } as SequenceFields & Own, {
    checks: () => [sequenceChecks(messages)] as never,
    targets: (data) => [...targets(data as unknown as SequenceData), ...more(data as unknown as SequenceData)],
  })
}

const targets = ({ participants, messages, spans }: SequenceData): Target[] => [
  ...namedTargets(participants),
  ...everyEntry(messages).flatMap(({ entry: item }): Target[] => [
    { names: isMessage(item) ? namesOfMessage(item) : [item.id, item.text], item },
    ...(isMessage(item) ? item.lines.map((line) => ({ names: [line.text.trim()], item: line })) : []),
    ...(isFrame(item) ? item.else.map((branch) => ({ names: [branch.text], item: branch })) : []),
  ]),
  ...spans.map((item) => ({ names: [item.id, item.text], item })),
]
