/**
 * The shape `timeline`: events at moments or over periods, in lanes, and the lengths of time between them.
 *
 * Dated timelines may also have a `curve`: a quantity measured over the same time.
 */
import * as z from 'zod'
import { durationUnits } from '../values/duration-units.ts'
import { id, list, name, note, number, ref, state, text, words } from './fields.ts'
import { form } from './form.ts'
import { namedTargets, type Target } from './references.ts'
import { checkTimeline } from './timeline-checks.ts'
import { readPoint } from './times.ts'

/** A moment in data: ISO 8601, a time of day, or a number of units from 0. */
export const time = (description: string) =>
  z
    .union([
      words(32, description).refine((written) => readPoint(written) !== undefined, {
        message: 'must be a date or time that exists, such as 2026-03-04, 2026-03-04T09:12Z, 2026-Q2 or 09:12',
      }),
      number(description),
    ])
    .describe(description)

const event = z.strictObject({
  id: id.optional(),
  name: name('What happens', 80),
  group: name('Id or name of its lane').optional(),
  start: time('When it happens or begins'),
  end: time('When it ends; without end and duration it is an instant').optional(),
  duration: number('How long it takes, in units').optional(),
  open: z.boolean().optional().describe('It runs on after its end, or, without one, after all times'),
  parent: ref('Id or name of the event that it is part of').optional(),
  state: state.optional(),
  note: note('A remark').optional(),
})

const lane = z.strictObject({
  id: id.optional(),
  name: name(),
  note: note('A line under the name', 60).optional(),
})

const span = z.strictObject({
  id: id.optional(),
  from: ref('The event at whose start it begins'),
  to: ref('The event at whose start it ends; for its own length, the same'),
  text: text('What the length is', 60),
})

const mark = z.strictObject({
  start: time('A moment, or the beginning of a band').optional(),
  end: time('The end of a band').optional(),
  value: number('A level of the curve').optional(),
  text: text('What the mark means', 60),
})

const curve = z
  .strictObject({
    measure: name('The quantity'),
    unit: name('Its unit', 12).optional(),
    state: state.optional(),
    values: list(z.strictObject({ start: time('When it was measured'), value: number('How much') }), {
      min: 2,
      max: 60,
      of: 'Measured values in the order of time',
    }),
  })
  .describe('A quantity measured over the same time')

export type TimelineEvent = z.output<typeof event>
export type TimelineLane = z.output<typeof lane>
export type TimelineSpan = z.output<typeof span>
export type TimelineMark = z.output<typeof mark>
export type Curve = z.output<typeof curve>

/** Data of the shape, normalized for drawing. */
export type TimelineData = {
  unit?: (typeof durationUnits)[number] | undefined
  events: TimelineEvent[]
  groups?: TimelineLane[] | undefined
  spans?: TimelineSpan[] | undefined
  marks?: TimelineMark[] | undefined
  curve?: Curve | undefined
}

/** In a trace, times are units from its start. */
const numbers = { start: number('When it begins, in units'), end: number('When it ends').optional() }

type Keep = { parent?: boolean; curve?: boolean; open?: boolean }

/** Declares timeline data with a limit on events; `keep` names the optional fields of a recipe. */
export function timelineForm(
  most: { events: number; groups?: number },
  { parent = false, curve: curved = false, open = false }: Keep = {},
) {
  const one = open ? event : event.omit({ open: true })
  const item = (parent ? one.extend(numbers) : one.omit({ parent: true })) as typeof event
  const fields = {
    unit: z.enum(durationUnits).optional().describe('What numbers of time count'),
    events: list(item, { max: most.events, of: 'What happens' }),
    groups: lanesOf(most.groups ?? 12).optional(),
    spans: list(span, { min: 0, max: 8, of: 'Lengths of time between events, computed' }).optional(),
    marks: list(mark, { min: 0, max: 4, of: 'Lines and bands: moments, periods, levels of the curve' }).optional(),
  }
  return form(
    'timeline',
    curved
      ? { ...fields, curve: curve.optional() }
      : (fields as typeof fields & { curve: z.ZodOptional<typeof curve> }),
    { checks: () => [checkTimeline], targets },
  )
}

const lanesOf = (max: number) => list(lane, { min: 0, max, of: 'Lanes, top to bottom; if given, all of them' })

/** What refers to a span: its id, its words, and its ends. */
export const namesOfSpan = ({ id, text, from, to }: TimelineSpan): (string | undefined)[] => [
  id,
  text,
  `${from} > ${to}`,
]

const targets = (data: TimelineData): Target[] => [
  ...namedTargets(data.events),
  ...namedTargets(data.groups),
  ...(data.spans ?? []).map((item) => ({ names: namesOfSpan(item), item })),
]
