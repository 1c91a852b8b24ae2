/**
 * A sequence diagram against Mermaid's model: participants in order, every event in order, boxes, words about the whole.
 */
import type { SequenceEvent, SequenceModel } from '../../../import/models/sequence.ts'
import { Differences, saidOf, type Theirs } from './differences.ts'

/** Numbers of Mermaid's model for the beginning, a branch and the end of a block. */
const blocks: Readonly<Record<string, readonly number[]>> = {
  loop: [10, 0, 11],
  alt: [12, 13, 14],
  opt: [15, 0, 16],
  par: [19, 20, 21],
  par_over: [32, 20, 21],
  rect: [22, 0, 23],
  critical: [27, 28, 29],
  break: [30, 0, 31],
}
const heads: Readonly<Record<string, number>> = { filled: 0, cross: 3, open: 5, point: 24 }
const [note, activate, deactivate, central, numbers, sides] = [2, 17, 18, 59, 26, ['left', 'right', 'over']]

export function compareSequence(ours: SequenceModel, theirs: Theirs): string[] {
  const differences = new Differences()
  differences.inOrder('participant', [...ours.participants.keys()], theirs['actorOrder'])
  for (const [id, { description, type }] of Object.entries<Theirs>(theirs['actors'])) {
    const found = ours.participants.get(id)
    if (found !== undefined)
      differences.same(`participant ${id}`, [saidOf(found.label), found.type], [saidOf(description), type])
  }
  differences.inOrder('event', ours.events.flatMap(eventOf), (theirs['messages'] ?? []).map(eventOfTheirs))
  const boxes = ours.boxes.map(({ label, fill = 'transparent', members }) => JSON.stringify([label, fill, members]))
  const theirBoxes = (theirs['boxes'] ?? []).map(({ name, fill, actorKeys }: Theirs) =>
    JSON.stringify([saidOf(name ?? ''), fill, actorKeys]),
  )
  differences.inOrder('box', boxes, theirBoxes)
  compareLives(differences, ours, theirs)
  for (const key of ['accTitle', 'accDescr'] as const) differences.words(key, ours[key], theirs[key])
  if (theirs['title']) differences.words('title', ours.title, theirs['title'])
  return differences.found
}

/** Mermaid's model says before which event a participant is created or destroyed. */
const compareLives = (differences: Differences, ours: SequenceModel, theirs: Theirs): void => {
  const lives: Record<string, Record<string, number>> = { create: {}, destroy: {} }
  let count = 0
  for (const event of ours.events) {
    if (event.is === 'create' || event.is === 'destroy') Object.assign(lives[event.is] ?? {}, { [event.actor]: count })
    count += eventOf(event).length
  }
  const sorted = (record: object = {}): unknown => Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))
  differences.same('created', sorted(lives['create']), sorted(theirs['createdActors']))
  differences.same('destroyed', sorted(lives['destroy']), sorted(theirs['destroyedActors']))
}

const eventOf = (event: SequenceEvent): string[] => {
  switch (event.is) {
    case 'message': {
      const type = event.both ? (event.dotted ? 34 : 33) : (heads[event.head] ?? -1) + (event.dotted ? 1 : 0)
      const message = JSON.stringify([type, event.from, event.to, saidOf(event.text), ''])
      return event.central === 'to' ? [message, JSON.stringify([central, event.to, '', '', ''])] : [message]
    }
    case 'note':
      return [JSON.stringify([note, event.over[0], event.over.at(-1), saidOf(event.text), sides.indexOf(event.side)])]
    case 'number':
      return [JSON.stringify([numbers, '', '', [event.start, event.step, event.visible], ''])]
    case 'activate':
    case 'deactivate':
      return [JSON.stringify([event.is === 'activate' ? activate : deactivate, event.actor, '', '', ''])]
    case 'open':
    case 'branch':
      return [JSON.stringify([blocks[event.block]?.[event.is === 'open' ? 0 : 1], '', '', saidOf(event.text), ''])]
    case 'close':
      return [JSON.stringify([blocks[event.block]?.[2], '', '', '', ''])]
    default:
      return []
  }
}

const eventOfTheirs = ({ type, from = '', to = '', message = '', placement = '' }: Theirs): string => {
  const words = typeof message === 'object' ? [message?.start, message?.step, message?.visible] : saidOf(message)
  return JSON.stringify([type, from ?? '', to ?? '', words, placement])
}
