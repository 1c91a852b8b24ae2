/**
 * A sequence as data of request-sequence and sequence-fragments.
 */
import type { SequenceModel } from '../models/sequence.ts'
import { entryOf } from '../text/entry-of.ts'
import { type Conversion, type DiagramData, given, type RecipeWay } from './conversion.ts'
import { dataNames } from './names.ts'
import { withEnds } from './sequence-ends.ts'
import { type Entry, SequenceEntries } from './sequence-entries.ts'
import { settleReplies } from './sequence-replies.ts'

/** The recipes for a sequence, the best first. */
export function sequenceWays(model: SequenceModel): RecipeWay[] {
  const make = (conversion: Conversion) => sequenceData(model, conversion)
  const isFramed = model.events.some((event) => event.is === 'open')
  const recipes = ['request-sequence', 'sequence-fragments']
  return (isFramed ? recipes.toReversed() : recipes).map((recipe) => ({ recipe, make }))
}

const kinds: Readonly<Record<string, string>> = { actor: 'person', database: 'database', queue: 'queue' }
const plain = new Set(['participant', 'actor', 'database', 'queue'])

const sequenceData = (model: SequenceModel, conversion: Conversion): DiagramData => {
  const names = dataNames(model.participants.values())
  const boxOf = new Map(model.boxes.flatMap(({ label, members }) => members.map((member) => [member, label] as const)))
  const participants = [...model.participants.values()].map(({ id, type, at }) => {
    const { name, id: own } = names.get(id)!
    if (!plain.has(type)) conversion.noteOnce('shapes of participants', at, id, type)
    const kind = entryOf(kinds, type)
    return conversion.placed(at, {
      ...(own === undefined ? {} : { id: own }),
      name,
      ...(kind === undefined ? {} : { kind }),
      ...given('note', boxOf.get(id)),
    })
  })
  const entries = new SequenceEntries(conversion, (id) => names.get(id)?.ref ?? id, [...names.keys()])
  const { events, early } = withEnds(model.events)
  for (const event of events) entries.add(event)
  for (const end of early) conversion.note('an end of life before the last message', end.at)
  const messages: Entry[] = entries.finished()
  settleReplies(messages, conversion)
  return { ...conversion.heading(model), participants, messages }
}
