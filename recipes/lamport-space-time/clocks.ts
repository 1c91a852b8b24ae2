/**
 * Vector clocks (Fidge 1988, Mattern 1989) and the order that they tell (Lamport 1978): of two events one happened
 * before the other, or they are concurrent.
 */
import { isNamed } from '../../drawing/data/named.ts'

/** An event of a process, in the order of the data; `from` is the event that sent what it receives. */
export type SpaceEvent = { id?: string | undefined; name: string; at: string; from?: string | undefined }

export type SpaceData = {
  processes: { id?: string | undefined; name: string; note?: string | undefined }[]
  events: SpaceEvent[]
  of: string
  against?: string | undefined
}

/** How an event is to another one. */
export type SpaceRelation = 'before' | 'same' | 'after' | 'concurrent'

/** An event with its clock, the number of its process, and the event whose message it receives. */
export type ClockedEvent = { item: SpaceEvent; lane: number; clock: number[]; source: ClockedEvent | undefined }

/** Every event with its clock: each counts itself on its process, a receipt first takes the larger counts of its message. */
export function clocked({ processes, events }: Pick<SpaceData, 'processes' | 'events'>): ClockedEvent[] {
  const now = new Map<number, number[]>()
  const all: ClockedEvent[] = []
  for (const item of events) {
    const lane = processes.findIndex((each) => isNamed(each, [item.at]))
    const { from } = item
    const source = from === undefined ? undefined : all.find((each) => isNamed(each.item, [from]))
    const before = now.get(lane) ?? processes.map(() => 0)
    const clock = before.map((count, index) => Math.max(count, source?.clock[index] ?? 0) + (index === lane ? 1 : 0))
    now.set(lane, clock)
    all.push({ item, lane, clock, source })
  }
  return all
}

/** How one event is to another: before it where no count is greater and the events differ. */
export function relationTo(one: ClockedEvent, other: ClockedEvent): SpaceRelation {
  if (one === other) return 'same'
  const isNotAfter = (a: ClockedEvent, b: ClockedEvent): boolean =>
    a.clock.every((count, index) => count <= (b.clock[index] ?? 0))
  return isNotAfter(one, other) ? 'before' : isNotAfter(other, one) ? 'after' : 'concurrent'
}

/** Whether a step from one event to another is on a path through the event in question: both are up to it, or both from it on. */
export const isOnPath = (one: SpaceRelation, other: SpaceRelation): boolean =>
  (['before', 'after'] as const).some((side) => [one, other].every((each) => each === side || each === 'same'))

/** The event that past and future are drawn of, the one it is compared with, and how all are to it. */
export function readSpace(data: SpaceData) {
  const events = clocked(data)
  const of = events.find(({ item }) => isNamed(item, [data.of]))
  if (of === undefined) throw new Error('the form checks that the event exists')
  const related = events.map((event) => ({ event, relation: relationTo(event, of) }))
  const named = data.against
  const against = related.find(({ event, relation }) =>
    named === undefined ? relation === 'concurrent' : isNamed(event.item, [named]),
  )
  const count = (wanted: SpaceRelation): number => related.filter(({ relation }) => relation === wanted).length
  const relationOf = (event: ClockedEvent): SpaceRelation => relationTo(event, of)
  return { events, of, against, count, relationOf }
}

/** A clock as it is written: `[2,1,0]`. */
export const writeClock = ({ clock }: ClockedEvent): string => `[${clock.join(',')}]`

/** What the clocks of the two events say. */
export const verdict = ({ against, of }: ReturnType<typeof readSpace>): string => {
  if (against === undefined) return ''
  const [a, b] = [against.event, of].map((each) => `${each.item.name} ${writeClock(each)}`)
  if (against.relation === 'concurrent')
    return `${a} and ${b}: each clock has a greater count, so neither happened before the other.`
  const [first, second] = against.relation === 'before' ? [a, b] : [b, a]
  return `${first} happened before ${second}: none of its counts is greater.`
}

/** Whose counts a clock holds, in which order. */
export const orderOf = ({ processes }: SpaceData): string => {
  const names = processes.map(({ name }) => name).join(', ')
  return names.length > 60 ? 'Counts are in the order of the lines.' : `Clocks are [${names}].`
}
