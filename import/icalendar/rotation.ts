/**
 * Shifts of a calendar as a rotation: whose turn it is in equal turns, said as shortly as possible.
 */
import { day } from '../../drawing/values/moment.ts'

/** Who has which time; times are milliseconds of the wall clock. */
export type DutyStretch = { person: string; start: number; end: number }

/** `order`: whose turn it is, one after the other; `swaps`: who takes a stretch instead; `away`: who leaves a gap. */
export type Rotation = { days: number; order: string[]; swaps: DutyStretch[]; away: DutyStretch[] }

const mostTurns = 24
const lengths = [7, 14, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 21, 28] as const

/**
 * The rotation that says it most shortly from `start` to `end`; of equal ones, weeks. Turns of 28 days are always few.
 * Shifts are in order, none over another.
 */
export const rotationOf = (shifts: readonly DutyStretch[], start: number, end: number): Rotation =>
  lengths
    .map((days) => inTurns(shifts, { start, end, days }))
    .filter(({ order }) => order.length <= mostTurns)
    .reduce((best, each) => (weight(each) < weight(best) ? each : best))

const inTurns = (shifts: readonly DutyStretch[], turns: Turns): Rotation => {
  const { start, end, days } = turns
  const count = Math.ceil((end - start) / (days * day))
  const people = Array.from({ length: count }, (_, turn) => longest(shifts, turnAt(turns, turn)))
  return exceptions(shifts, { ...turns, order: repeated(people) })
}

/** How much has to be said: an exception is a line of its own. */
const weight = ({ order, swaps, away }: Rotation): number => order.length + 2 * (swaps.length + away.length)

type Turns = { start: number; end: number; days: number }

const turnAt = ({ start, end, days }: Turns, turn: number): { start: number; end: number } => ({
  start: start + turn * days * day,
  end: Math.min(end, start + (turn + 1) * days * day),
})

/** Who has most of a stretch. */
const longest = (shifts: readonly DutyStretch[], stretch: { start: number; end: number }): string | undefined => {
  const shares = new Map<string, number>()
  for (const { person, start, end } of shifts) {
    const share = Math.min(end, stretch.end) - Math.max(start, stretch.start)
    if (share > 0) shares.set(person, (shares.get(person) ?? 0) + share)
  }
  return [...shares].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** The shortest order that gives all turns when it is repeated; turns of nobody take who fits. */
const repeated = (people: readonly (string | undefined)[]): string[] => {
  const [anybody = '?'] = people.flatMap((each) => each ?? [])
  for (let length = 1; length < people.length; length++) {
    const order = Array.from({ length }, (_, place) =>
      people.find((each, turn) => turn % length === place && each !== undefined),
    )
    if (people.every((each, turn) => each === undefined || order[turn % length] === each))
      return order.map((each) => each ?? anybody)
  }
  return people.map((each) => each ?? anybody)
}

/** What is other than the order says, from one change to the next. */
const exceptions = (shifts: readonly DutyStretch[], turns: Turns & { order: string[] }): Rotation => {
  const { start, end, days, order } = turns
  const length = days * day
  const starts = Array.from({ length: Math.ceil((end - start) / length) }, (_, turn) => start + turn * length)
  const cuts = [...starts, end, ...shifts.flatMap((each) => [each.start, each.end])]
  const times = [...new Set(cuts)].filter((time) => time >= start && time <= end).toSorted((a, b) => a - b)
  const rotation: Rotation = { days, order, swaps: [], away: [] }
  let next = 0
  for (const [index, from] of times.slice(0, -1).entries()) {
    const to = times[index + 1]!
    const scheduled = order[Math.floor((from - start) / length) % order.length] ?? '?'
    while ((shifts[next]?.start ?? Infinity) <= from) next += 1
    const shift = shifts[next - 1]
    const person = shift !== undefined && from < shift.end ? shift.person : undefined
    if (person === undefined) extend(rotation.away, { person: scheduled, start: from, end: to })
    else if (person !== scheduled) extend(rotation.swaps, { person, start: from, end: to })
  }
  return rotation
}

const extend = (stretches: DutyStretch[], next: DutyStretch): void => {
  const last = stretches.at(-1)
  if (last !== undefined && last.person === next.person && last.end === next.start) last.end = next.end
  else stretches.push(next)
}
