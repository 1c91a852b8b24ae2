/** Four weeks of a rotation: a swap puts both duties on one person, so that nobody is left to escalate to. */
import * as z from 'zod'
import { list, name, optionalList } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { writeClock, writeDay } from '../../drawing/values/calendar.ts'
import { readMoment } from '../../drawing/values/moment.ts'
import { drawDuty } from './draw.ts'
import { doubled, gapsIn, warnOfNone } from './none.ts'
import { allShifts, at, type Duty, handoversOf, horizonOf, hoursOf, weekendsOf, writeHours } from './on-call.ts'

const moment = (description: string) =>
  z
    .string()
    .refine((written) => {
      const read = readMoment(written)
      return (read?.precision === 'day' || read?.precision === 'time') && ['', 'Z'].includes(read.offset)
    }, 'must be a date or a time, written as 2026-03-04, 2026-03-04T09:00 or 2026-03-04T09:00Z: leave another offset out')
    .describe(description)

const person = (description: string) => name(description, 40)

const period = { person: person('Who'), start: moment('From'), end: moment('Until') }

const layer = z.strictObject({
  name: name('Who is called first comes first: Primary, Secondary', 16),
  order: optionalList(person('A person'), {
    max: 24,
    of: 'Whose turn it is, from the start on; none if only swaps assign it',
  }),
  days: z.int().min(1).max(28).default(7).describe('How many days a turn takes'),
})

/** What is wrong with a period: its order, or its place. */
const misplaced = (
  { start, end }: { start: string; end: string },
  data: Duty,
): { [key: string]: string } | undefined => {
  const [from, to] = horizonOf(data)
  if (at(end) <= at(start)) return { end: `is not after ${start}` }
  return at(start) < from || at(end) > to
    ? { start: `is outside of the ${data.days} days from ${data.start}` }
    : undefined
}

export default defineRecipe({
  name: 'On-call schedule',
  family: 'Time & planning',
  description:
    'A row for each person with a bar for every shift, primary over secondary, so that a rotation is a stair; what is given away is an empty bar; gaps and double duties are marked. Hours and weekends are counted. Also called on-call rota, pager rotation or duty roster.',
  useWhen:
    'You plan or check who is paged when: whether every hour is covered, whether a swap leaves nobody to escalate to, and whether hours and weekends are fair. Good for 2 to 12 people, 1 to 3 layers and 1 to 12 weeks; needs the order of turns, swaps and absences.',
  avoidWhen:
    'Tasks wait for each other: use `gantt-chart`. Versions are supported for years: use `priestley-timeline`. You show one incident minute by minute: use `incident-timeline`. A value for each day: use `calendar-heatmap`. Which service was down: use `status-page-bars`.',
  visual: 87,
  ease: 70,
  overall: 85,
  rationale:
    'A stair that breaks shows a swap, and what it does to whoever takes it, before a name is read. A longer shift by hand moves every bar after it, and hours are counted again. You supply turns, swaps and absences; shifts, gaps, double duties, hours and weekends are computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: form(
    'own',
    {
      start: moment('When the first turn begins'),
      days: z.int().min(7).max(84).default(28).describe('How many days are drawn'),
      people: list(z.strictObject({ name: person('Who') }), { max: 12, of: 'People, top to bottom' }),
      layers: list(layer, { max: 3, of: 'Who is called first, second and third' }),
      swaps: optionalList(
        z.strictObject({ ...period, layer: name('The layer, the first by default', 16).optional() }),
        {
          max: 40,
          of: 'Who takes a stretch instead; later ones win',
        },
      ),
      away: optionalList(z.strictObject(period), { max: 40, of: 'When somebody cannot be on call' }),
    },
    {
      checks: ({ unique, refersTo, each }) => [
        unique('people', 'layers'),
        refersTo(['layers.*.order.*', 'swaps.*.person', 'away.*.person'], { to: 'people', what: 'a person' }),
        refersTo(['swaps.*.layer'], { to: 'layers', what: 'a layer' }),
        each('swaps.*', (swap, { data }) => misplaced(swap, data)),
        each('away.*', (away, { data }) => misplaced(away, data)),
      ],
      targets: ({ people }) => namedTargets(people),
    },
  ),
  sample: {
    title: 'One takeover leaves nobody to escalate to for {double}',
    subtitle: '{person}, secondary that week, took over a primary weekend; times are UTC',
    source: 'Illustrative data',
    start: '2026-11-02T09:00Z',
    days: 28,
    people: ['Jonas', 'Priya', 'Leo', 'Mira'].map((each) => ({ name: each })),
    layers: [
      { name: 'Primary', order: ['Jonas', 'Priya', 'Leo', 'Mira'] },
      { name: 'Secondary', order: ['Priya', 'Leo', 'Mira', 'Jonas'] },
    ],
    swaps: [{ person: 'Priya', start: '2026-11-06T18:00Z', end: '2026-11-09T09:00Z' }],
    away: [{ person: 'Jonas', start: '2026-11-06T18:00Z', end: '2026-11-09T09:00Z' }],
  },
  draw: (data, sheet) => {
    drawDuty(data, sheet)
    warnOfNone(data, sheet)
    for (const claim of ['double', 'person', 'doubles']) sheet.prove(claim, ...doubled(data).map((each) => each.person))
    for (const claim of ['handovers', 'people']) sheet.prove(claim, ...data.people)
    if (gapsIn(data).length > 0) sheet.prove('gap', '@nobody')
  },
  meanings: {
    gap: 'hours that nobody has, of all layers together',
    double: 'hours with several layers at once, of all people together',
  },
  derive: (data) => ({
    double: writeHours(hoursOf(doubled(data))),
    doubles: doubled(data).length,
    person: enumerate([...new Set(doubled(data).map((each) => each.person.name))], 6, 'nobody'),
    gap: writeHours(hoursOf(gapsIn(data))),
    handovers: handoversOf(data),
    people: data.people.length,
  }),
  describe: (data) => {
    const [from, to] = horizonOf(data)
    const [first] = data.layers
    const both = doubled(data).map(({ person, start, end }) => {
      const names = data.layers.length === 2 ? data.layers.map(({ name }) => name).join(' and ') : 'several layers'
      return `${person.name} is ${names} from ${writeDay(start)} ${writeClock(start)} to ${writeDay(end)} ${writeClock(end)}`
    })
    const hours = data.people.map((each) => {
      const own = allShifts(data).filter((shift) => shift.layer === first && shift.person === each.name)
      return `${each.name} ${writeHours(hoursOf(own))} and ${count(weekendsOf(each.name, data), 'weekend')}`
    })
    const away = (data.away ?? []).map(
      (each) => `${each.person} from ${writeDay(at(each.start))} to ${writeDay(at(each.end))}`,
    )
    return `${count(data.layers.length, 'layer')} of on-call duty from ${writeDay(from)} to ${writeDay(to)}, ${first?.name}: ${enumerate(hours, 12)}. Several layers at once: ${writeHours(hoursOf(doubled(data)))}${both.length === 0 ? '' : ` (${enumerate(both, 3)})`}; without anybody: ${writeHours(hoursOf(gapsIn(data)))}.${away.length === 0 ? '' : ` Away: ${enumerate(away, 3)}.`}`
  },
})
