/** A calendar of shifts as data of an on-call schedule. */
import { day } from '../../drawing/values/moment.ts'
import type { Conversion, DiagramData } from '../convert/conversion.ts'
import { type Calendar, momentOf } from './calendar.ts'
import { layersOf, type ShiftLayer } from './layers.ts'
import { type DutyStretch, type Rotation, rotationOf } from './rotation.ts'

/** What the drawing shows at most and at least, in days. */
const horizon = { least: 7, most: 84 } as const

/** How many swaps, and how many absences, a schedule takes. */
const mostExceptions = 40

type LayerRotation = { name: string; rotation: Rotation }

/** What is drawn: from the first shift on, as many days as there is room for. */
type Extent = { start: number; days: number }

export function rotaData(calendar: Calendar, conversion: Conversion): DiagramData {
  const layers = layersOf(calendar.events, conversion)
  const start = calendar.events[0]?.start ?? 0
  const last = calendar.events.reduce((latest, { end }) => Math.max(latest, end), start)
  const wanted = Math.min(horizon.most, Math.max(horizon.least, Math.ceil((last - start) / day)))
  const { days, rotations } = longest(wanted, (each) => rotationsOf(layers, { start, days: each }))
  noteUnshown(calendar, start + days * day, { days, conversion })
  return {
    ...conversion.heading(calendar),
    start: momentOf(start, calendar),
    days,
    ...rotationData(rotations, calendar, conversion),
    ...(calendar.zone === 'Z' ? { source: 'Times are UTC' } : {}),
  }
}

/** Where a turn of a rotation ends, there may be fewer exceptions again: so many days on are tried, two turns of a week. */
const further = 14

/** As many days as a schedule has lines for: found in halves, as more days mostly have more exceptions, and a little further. */
const longest = (wanted: number, rotationsIn: (days: number) => LayerRotation[]) => {
  let best = { days: horizon.least as number, rotations: rotationsIn(horizon.least) }
  const tryOut = (days: number): boolean => {
    const rotations = rotationsIn(days)
    if (!fits(rotations)) return false
    best = { days, rotations }
    return true
  }
  for (let [low, high, days] = [horizon.least + 1, wanted, wanted]; low <= high; days = Math.ceil((low + high) / 2)) {
    if (tryOut(days)) low = days + 1
    else high = days - 1
  }
  const half = best.days
  for (let days = Math.min(wanted, half + further); days > half; days--) if (tryOut(days)) break
  return best
}

/** Says which shifts the end of the drawing leaves out or cuts, and which words stand nowhere. */
const noteUnshown = (
  { events }: Calendar,
  last: number,
  { days, conversion }: { days: number; conversion: Conversion },
): void => {
  for (const { start, end, at, summary, duty } of events) {
    if (start >= last) conversion.noteOnce(`shifts after ${days} days are not drawn`, at, summary)
    else if (end > last) conversion.noteOnce(`shifts that go on after ${days} days end there`, at, summary)
    if (duty.unsaid !== '')
      conversion.noteOnce('words of shifts beside person and layer are not drawn', at, duty.unsaid)
  }
}

const rotationsOf = (layers: readonly ShiftLayer[], { start, days }: Extent): LayerRotation[] => {
  const end = start + days * day
  const cut = layers.map(({ name, shifts }) => {
    const shown = shifts.filter((shift) => shift.start < end)
    return { name, stretches: shown.map(({ duty, ...shift }) => stretch(duty.person, shift, end)) }
  })
  return cut.flatMap(({ name, stretches }) => {
    if (stretches.length === 0) return []
    const others = cut.flatMap((other) => (other.name === name ? [] : other.stretches))
    const rotation = rotationOf(stretches, start, end)
    // Who is away is away from all layers: where that would be wrong, each shift is said.
    const isWrong = rotation.away.some((each) => others.some((other) => isBoth(each, other)))
    return { name, rotation: isWrong ? { days: 7, order: [], swaps: stretches, away: [] } : rotation }
  })
}

const stretch = (person: string, { start, end }: Omit<DutyStretch, 'person'>, last: number): DutyStretch => ({
  person,
  start,
  end: Math.min(last, end),
})

const isBoth = (one: DutyStretch, other: DutyStretch): boolean =>
  one.person === other.person && one.start < other.end && other.start < one.end

const fits = (rotations: readonly LayerRotation[]): boolean =>
  (['swaps', 'away'] as const).every(
    (kind) => rotations.reduce((sum, { rotation }) => sum + rotation[kind].length, 0) <= mostExceptions,
  )

const rotationData = (rotations: readonly LayerRotation[], calendar: Calendar, conversion: Conversion): DiagramData => {
  const stretches = (kind: 'swaps' | 'away') => {
    const all = rotations.flatMap(({ name, rotation }) =>
      rotation[kind].map(({ person, start, end }) => ({
        person,
        start: momentOf(start, calendar),
        end: momentOf(end, calendar),
        ...(kind === 'swaps' && rotations.length > 1 ? { layer: name } : {}),
      })),
    )
    for (const { person, start } of all.slice(mostExceptions))
      conversion.noteOnce(`more than ${mostExceptions} exceptions: further ones are not drawn`, 0, `${person} ${start}`)
    return all.length === 0 ? {} : { [kind]: all.slice(0, mostExceptions) }
  }
  const shown = new Set(
    rotations.flatMap(({ rotation }) => [...rotation.order, ...rotation.swaps.map(({ person }) => person)]),
  )
  const people = new Set(calendar.events.map(({ duty }) => duty.person))
  return {
    people: [...people].filter((name) => shown.has(name)).map((name) => ({ name })),
    layers: rotations.map(({ name, rotation: { order, days } }) => ({
      name,
      ...(order.length === 0 ? {} : { order }),
      days,
    })),
    ...stretches('swaps'),
    ...stretches('away'),
  }
}
