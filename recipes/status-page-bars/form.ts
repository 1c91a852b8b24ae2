/** The data of status bars: a period of days, an objective, and the minutes that components were down on its days. */
import * as z from 'zod'
import { list, name, optionalList, text } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { writeDay } from '../../drawing/values/calendar.ts'
import { day, readMoment } from '../../drawing/values/moment.ts'
import { atDay, placeOfDay, type StatusData } from './uptime.ts'

const date = (description: string) =>
  z
    .string()
    .refine((written) => readMoment(written)?.precision === 'day', 'must be a date that exists, written as 2026-03-04')
    .describe(description)

const down = z.strictObject({
  day: date('The day'),
  minutes: z.number().positive().max(1440).describe('Minutes down on that day, also parts of one'),
  text: text('What happened', 40).optional(),
})

const component = z.strictObject({
  name: name('The component', 32),
  since: date('Its first day, if later than the start').optional(),
  down: optionalList(down, { max: 30, of: 'Its days with downtime' }),
})

/** Why a date is not among the days. */
const outside = (written: string, data: StatusData): string | undefined => {
  const place = placeOfDay(written, data)
  const last = writeDay(atDay(data.start) + (data.days - 1) * day)
  return place >= 0 && place < data.days
    ? undefined
    : `is outside of the ${data.days} days from ${writeDay(atDay(data.start))} to ${last}`
}

/** Dates are among the days, after the first day of their component, and there once. */
export const statusForm = form(
  'own',
  {
    start: date('The first day'),
    days: z.int().min(7).max(120).default(90).describe('How many days'),
    objective: z.number().min(50).max(99.999).default(99.9).describe('Uptime to keep, in %'),
    components: list(component, { max: 16, of: 'Components, top to bottom' }),
  },
  {
    checks: ({ unique, each }) => [
      unique('components'),
      each('components.*', ({ since }, { data }) =>
        since === undefined ? undefined : { since: outside(since, data) },
      ),
      each('components.*', ({ since, down = [] }, { data }) => {
        const problems = down.map((own, index) => {
          const before = since !== undefined && atDay(own.day) < atDay(since) ? `is before ${since}` : undefined
          const again = down.slice(0, index).some((each) => each.day === own.day)
          return outside(own.day, data) ?? before ?? (again ? 'is there twice; add its minutes up' : undefined)
        })
        return Object.fromEntries(problems.map((problem, index) => [`down.${index}.day`, problem]))
      }),
    ],
    targets: ({ components }) => namedTargets(components),
  },
)
