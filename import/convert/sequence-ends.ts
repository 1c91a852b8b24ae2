/**
 * Ends of life in a list of events: where the picture has them.
 *
 * Mermaid writes `destroy B` before the message that ends B, PlantUML behind it; a picture has the end behind it. A
 * participant that goes on to take part in something has not ended.
 */
import type { SequenceEvent } from '../models/sequence.ts'

type End = Extract<SequenceEvent, { actor: string }>

const isEnd = (event: SequenceEvent): event is End => event.is === 'destroy'

const takesPart = (event: SequenceEvent, actor: string): boolean => {
  if (event.is === 'message') return event.from === actor || event.to === actor
  return event.is === 'note' && event.over.includes(actor)
}

/** The events with each end behind the last that its participant takes part in, and the ends that are none. */
export function withEnds(events: readonly SequenceEvent[]): { events: SequenceEvent[]; early: SequenceEvent[] } {
  const found: SequenceEvent[] = []
  const early: SequenceEvent[] = []
  let waiting: End[] = []
  const goesOn = (actor: string, from: number): boolean =>
    events.slice(from).some((later) => takesPart(later, actor) || (isEnd(later) && later.actor === actor))
  events.forEach((event, index) => {
    if (!isEnd(event)) found.push(event)
    else if (!goesOn(event.actor, index + 1)) found.push(event)
    else waiting.push(event)
    const ended = waiting.filter(({ actor }) => takesPart(event, actor))
    for (const end of ended) (goesOn(end.actor, index + 1) ? early : found).push(end)
    waiting = waiting.filter((end) => !ended.includes(end))
  })
  return { events: found, early: [...early, ...waiting] }
}
