/**
 * The data of timing diagrams: lifelines with the states that they are in from a time on, messages between them, what is
 * required of times and lengths, and bands across lifelines.
 */
import * as z from 'zod'
import { id, kind, list, name, note, number, optionalList, ref, state, text } from '../../drawing/data/fields.ts'
import { time } from '../../drawing/data/timeline.ts'

const stay = z.strictObject({
  name: name('The state or value; omitted: not known').optional(),
  start: time('From when on; the first may be without: from before the drawing').optional(),
  note: note('A remark on it', 60).optional(),
})

const lifeline = z.strictObject({
  id: id.optional(),
  name: name('Whose states these are'),
  note: note('A line under it', 48).optional(),
  kind: kind(['levels', 'values'], 'A line that steps between levels, or words between two lines'),
  levels: optionalList(name('A state'), { max: 8, of: 'The levels from top to bottom, all of them' }),
  states: list(stay, { min: 0, max: 80, of: 'Each lasts until the next' }),
  destroyed: time('When the lifeline ends').optional(),
})

const message = z.strictObject({
  from: ref('The lifeline that sends it'),
  to: ref('The lifeline that receives it'),
  start: time('When it is sent'),
  end: time('When it arrives; omitted: at once').optional(),
  text: text('What it is', 40).optional(),
  state: state.optional(),
})

const constraint = z.strictObject({
  on: ref('The lifeline that it is about'),
  start: time('The time, or the beginning of the length'),
  end: time('The end of the length; omitted: it is about a time').optional(),
  text: text('What is required, in words', 48).optional(),
  least: number('The least length, or the earliest time, in units').optional(),
  most: number('The greatest length, or the latest time, in units').optional(),
})

const condition = z.strictObject({ on: ref('A lifeline'), is: name('The state that it is in') })

const band = z.strictObject({
  id: id.optional(),
  text: text('What happens meanwhile'),
  while: optionalList(condition, { max: 4, of: 'Conditions that hold at once; the times are computed' }),
  start: time('Its beginning, where it has no conditions').optional(),
  end: time('Its end').optional(),
  state: state.optional(),
})

/** The fields of a timing diagram. */
export const timingFields = {
  unit: name('What numbers of time count: ms, s, cycles', 12).optional(),
  lifelines: list(lifeline, { max: 16, of: 'Top to bottom' }),
  messages: optionalList(message, { max: 20, of: 'Arrows between lifelines' }),
  constraints: optionalList(constraint, { max: 12, of: 'Required times and lengths, each compared with its own' }),
  bands: optionalList(band, { max: 4, of: 'Times that are shaded and measured' }),
  until: time('Where the drawing ends, if after the last time').optional(),
}

export type Lifeline = z.output<typeof lifeline>
export type LifelineState = z.output<typeof stay>
export type TimedMessage = z.output<typeof message>
export type TimeConstraint = z.output<typeof constraint>
export type TimingBand = z.output<typeof band>

/** Data of a timing diagram. */
export type TimingData = {
  unit?: string | undefined
  lifelines: Lifeline[]
  messages?: TimedMessage[] | undefined
  constraints?: TimeConstraint[] | undefined
  bands?: TimingBand[] | undefined
  until?: string | number | undefined
}
