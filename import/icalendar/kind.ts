/** iCalendar: read, and ways to draw it. */
import { day, writeMoment } from '../../drawing/values/moment.ts'
import { type Conversion, type DiagramData, type DiagramReading, given, type RecipeWay } from '../convert/conversion.ts'
import { dataNames } from '../convert/names.ts'
import { type Calendar, type CalendarEvent, readCalendar } from './calendar.ts'
import { dutyOf } from './duty.ts'
import { type CalendarShift, type Rotation, rotationOf } from './rotation.ts'

export function read(text: string): DiagramReading {
  const { calendar, report } = readCalendar(text)
  const rota: RecipeWay = { recipe: 'oncall-schedule', make: (conversion) => rotaData(calendar, conversion) }
  const plan: RecipeWay = { recipe: 'priestley-timeline', make: (conversion) => planData(calendar, conversion) }
  if (calendar.events.length === 0) return { ways: [plan], report }
  return { ways: isRota(calendar) ? [rota, plan] : [plan, rota], report }
}

/** Somebody comes again, or it says that it is about being on call. */
const isRota = ({ title, events }: Calendar): boolean => {
  const people = new Set(events.map((event) => dutyOf(event).person))
  const isSaid =
    events.some(({ summary }) => /\bon[- ]?call\b/i.test(summary)) || /\b(?:on[- ]?call|rota)\b/i.test(title)
  return people.size <= 12 && (isSaid || (people.size > 1 && events.length >= 2 * people.size))
}

/** What the drawing shows at most and at least, in days. */
const horizon = { least: 7, most: 84 } as const

const rotaData = (calendar: Calendar, conversion: Conversion): DiagramData => {
  const { events, zone, title } = calendar
  const start = Math.min(...events.map((event) => event.start))
  const last = Math.max(...events.map((event) => event.end))
  const days = Math.min(horizon.most, Math.max(horizon.least, Math.ceil((last - start) / day)))
  const end = start + days * day
  const shown = events.filter((event) => event.start < end)
  for (const event of events)
    if (event.start >= end) conversion.noteOnce(`shifts after ${days} days are not drawn`, event.at, event.summary)
  const layers = [...new Set(shown.map((event) => dutyOf(event).layer))]
  const rotations = layers.map((name): [string, Rotation] => {
    const own = shown.filter((event) => dutyOf(event).layer === name)
    return [name, rotationOf(shiftsIn(own, end), start, end)]
  })
  const write = (at: number): string => momentOf(at, calendar)
  const stretches = (kind: 'swaps' | 'away') =>
    rotations.flatMap(([layer, rotation]) =>
      rotation[kind].map((each) => ({
        person: each.person,
        start: write(each.start),
        end: write(each.end),
        ...(kind === 'swaps' && rotations.length > 1 ? { layer } : {}),
      })),
    )
  const [swaps, away] = [stretches('swaps'), stretches('away')]
  return {
    ...conversion.heading({ title }),
    start: write(start),
    days,
    people: [...new Set(shown.map((event) => dutyOf(event).person))].map((name) => ({ name })),
    layers: rotations.map(([name, { order, days: turn }]) => ({ name, order, days: turn })),
    ...(swaps.length === 0 ? {} : { swaps }),
    ...(away.length === 0 ? {} : { away }),
    ...(zone === 'Z' ? { source: 'Times are UTC' } : {}),
  }
}

const shiftsIn = (events: readonly CalendarEvent[], end: number): CalendarShift[] =>
  events.map((event) => ({ person: dutyOf(event).person, start: event.start, end: Math.min(end, event.end) }))

const momentOf = (at: number, { events, zone }: Calendar): string =>
  events.every(({ isWholeDays }) => isWholeDays)
    ? writeMoment(at, { precision: 'day', offset: '' })
    : writeMoment(at, { precision: 'time', offset: zone })

const planData = (calendar: Calendar, conversion: Conversion): DiagramData => {
  const items = calendar.events.map((event, index) => ({ id: `event-${index}`, label: event.summary, event }))
  const names = dataNames(items)
  return {
    ...conversion.heading({ title: calendar.title }),
    events: items.map(({ id, event }) => {
      const { name, id: own } = names.get(id) ?? { name: '?' }
      const [start, end] = [momentOf(event.start, calendar), momentOf(event.end, calendar)]
      return conversion.placed(event.at, { ...given('id', own), name, start, ...(end === start ? {} : { end }) })
    }),
  }
}
