/**
 * Who is on call when: rotations, then swaps, then who is away. Times are milliseconds, ends are exclusive.
 */
import { sum } from 'd3-array'
import { weekday, writeClock, writeDay } from '../../drawing/values/calendar.ts'
import { grouped } from '../../drawing/values/format.ts'
import { day, readMoment } from '../../drawing/values/moment.ts'

type Period = { start: string; end: string }

export type DutyLayer = { name: string; order?: string[] | undefined; days: number }

export type Swap = Period & { person: string; layer?: string | undefined }

export type Duty = {
  start: string
  days: number
  people: { name: string }[]
  layers: DutyLayer[]
  swaps?: Swap[] | undefined
  away?: (Period & { person: string })[] | undefined
}

/** A stretch of one layer: who is on call, nobody in a gap, and who was scheduled if that is somebody else. */
export type DutyShift = {
  layer: DutyLayer
  person?: string | undefined
  instead?: string | undefined
  start: number
  end: number
}

/** A moment of the data; they were checked when the data were read. */
export const at = (written: string): number => readMoment(written)?.at ?? 0

/** The first moment and the one after the last. */
export const horizonOf = ({ start, days }: Duty): [from: number, to: number] => [at(start), at(start) + days * day]

/** The shifts of a layer in order, without holes: what nobody does is a shift too. */
export function shiftsOf(layer: DutyLayer, data: Duty): DutyShift[] {
  const [from, to] = horizonOf(data)
  const swaps = (data.swaps ?? []).filter(
    (swap) => swap.layer === layer.name || (swap.layer === undefined && layer === data.layers[0]),
  )
  const away = data.away ?? []
  const turns = Array.from({ length: Math.ceil(data.days / layer.days) }, (_, index) => from + index * layer.days * day)
  const cuts = [...turns, to, ...[...swaps, ...away].flatMap(({ start, end }) => [at(start), at(end)])]
  const times = [...new Set(cuts)].filter((time) => time >= from && time <= to).toSorted((a, b) => a - b)
  const shifts: DutyShift[] = []
  for (const [index, start] of times.slice(0, -1).entries()) {
    const isNow = (each: Period): boolean => at(each.start) <= start && start < at(each.end)
    const order = layer.order ?? []
    const scheduled = order[Math.floor((start - from) / (layer.days * day)) % order.length]
    const taken = swaps.findLast(isNow)?.person ?? scheduled
    const person = away.some((each) => each.person === taken && isNow(each)) ? undefined : taken
    const instead = scheduled === person ? undefined : scheduled
    const last = shifts.at(-1)
    const end = times[index + 1] ?? to
    if (last !== undefined && last.person === person && last.instead === instead) last.end = end
    else shifts.push({ layer, person, instead, start, end })
  }
  return shifts
}

/** Swaps without which every shift is the same: of turns that somebody has anyway, or that a later swap takes. */
export const idleSwaps = (data: Duty): Swap[] => {
  const [all, swaps] = [JSON.stringify(allShifts(data)), data.swaps ?? []]
  return swaps.filter(
    (swap) => JSON.stringify(allShifts({ ...data, swaps: swaps.filter((each) => each !== swap) })) === all,
  )
}

/** The shifts of all layers. */
export const allShifts = (data: Duty): DutyShift[] => data.layers.flatMap((layer) => shiftsOf(layer, data))

/** Stretches in which one person has several layers, in order of time. */
export const doublesOf = (person: string, data: Duty): Pick<DutyShift, 'start' | 'end'>[] => {
  const own = allShifts(data).filter((shift) => shift.person === person)
  const times = [...new Set(own.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b)
  const doubles: Pick<DutyShift, 'start' | 'end'>[] = []
  for (const [index, end] of times.slice(1).entries()) {
    const start = times[index] ?? end
    if (new Set(own.filter((shift) => shift.start <= start && end <= shift.end).map(({ layer }) => layer)).size < 2)
      continue
    const last = doubles.at(-1)
    if (last?.end === start) last.end = end
    else doubles.push({ start, end })
  }
  return doubles
}

const hour = day / 24

/** The hours of some stretches together. */
export const hoursOf = (stretches: readonly Pick<DutyShift, 'start' | 'end'>[]): number =>
  sum(stretches, ({ start, end }) => (end - start) / hour)

/** The hours that everybody has of a layer that is always covered, if all have as many. */
export const sharedHours = (layer: DutyLayer, data: Duty): string | undefined => {
  const shifts = shiftsOf(layer, data)
  const hours = data.people.map(({ name }) => writeHours(hoursOf(shifts.filter(({ person }) => person === name))))
  const isShared = new Set(hours).size === 1 && hours.length > 1 && shifts.every(({ person }) => person !== undefined)
  return isShared ? hours[0] : undefined
}

/** Layers whose hours are compared in a column: the first, and others in which not all have as many. */
export const comparedLayers = (data: Duty): DutyLayer[] =>
  data.layers.filter((layer, index) => index === 0 || sharedHours(layer, data) === undefined)

/** The weekends, Saturday and Sunday, of which a person has the first layer for some time. */
export const weekendsOf = (person: string, data: Duty): number => {
  const [from, to] = horizonOf(data)
  const own = data.layers
    .slice(0, 1)
    .flatMap((layer) => shiftsOf(layer, data))
    .filter((shift) => shift.person === person)
  return weekendsIn(from, to).filter(({ start, end }) => own.some((shift) => shift.start < end && start < shift.end))
    .length
}

/** Saturdays and Sundays between two moments, cut there. */
export const weekendsIn = (from: number, to: number): Pick<DutyShift, 'start' | 'end'>[] => {
  const first = Math.floor(from / day) * day
  const days = Array.from({ length: Math.ceil((to - first) / day) + 1 }, (_, index) => first - day + index * day)
  return days
    .filter((each) => new Date(each).getUTCDay() === 6)
    .map((each) => ({ start: Math.max(from, each), end: Math.min(to, each + 2 * day) }))
    .filter(({ start, end }) => start < end)
}

/** How often the first layer passes from one person to another. */
export const handoversOf = (data: Duty): number => {
  const people = data.layers
    .slice(0, 1)
    .flatMap((layer) => shiftsOf(layer, data))
    .map(({ person }) => person)
  return people
    .slice(1)
    .filter((person, index) => person !== undefined && people[index] !== undefined && person !== people[index]).length
}

/** `63 h`, `7.5 h` */
export const writeHours = (hours: number): string => `${grouped(String(Math.round(hours * 10) / 10))} h`

/** A moment of a schedule: `Fri 18:00`, or the day alone at midnight. */
export const writeMoment = (time: number): string =>
  time % day === 0 ? writeDay(time) : `${weekdays[weekday(time)]} ${writeClock(time)}`

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
