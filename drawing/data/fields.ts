/**
 * The fields that every shape of data is made of: words of one line, ids, dates, references.
 *
 * Each has a limit and a description, which the JSON Schema repeats. Lengths are counted in Unicode code points.
 */
import * as z from 'zod'
import { countCodePoints } from '../../src/scene/code-points.ts'
import { inOneLine, tidyLines } from './line-breaks.ts'

/** Control characters and line breaks, and the marks that turn the reading direction. */
// biome-ignore lint: the class names what is refused
const refused = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** One line of at most `max` characters, trimmed and, unless none are needed, not empty. */
export const words = (max: number, description: string, least: 0 | 1 = 1) =>
  limited(least === 0 ? z.string().trim() : z.string().trim().min(1), max, description)

/** One line as it is written, with its blanks and tabs, and maybe empty: what is hashed, for example. */
export const asWritten = (max: number, description: string) =>
  limited(z.string(), max, description, { refusedIn: (value) => value.replaceAll('\t', '') })

/** Words with the line breaks that they are to be drawn with. */
export const lines = (max: number, description: string) =>
  limited(z.string().overwrite(tidyLines).min(1), max, description, { refusedIn: inOneLine })

const limited = (
  field: z.ZodString,
  max: number,
  description: string,
  { refusedIn = (value) => value }: { refusedIn?: (value: string) => string } = {},
) =>
  field
    .check((context) => {
      const count = context.value.length > max ? countCodePoints(context.value) : 0
      if (count > max) report(context, `must be at most ${max} characters, got ${count}`)
      if (refused.test(refusedIn(context.value))) report(context, 'must be one line without control characters')
    })
    .meta({ maxLength: max, description })

const report = (context: z.core.ParsePayload<string>, message: string): void => {
  context.issues.push({ code: 'custom', input: context.value, message })
}

/** What an item is called. */
export const name = (description = 'What it is called', max = 40) => words(max, description)

/** What is said or done on an arrow, mark or callout. */
export const text = (description = 'What is said or done', max = 60) => words(max, description)

/** A muted second line. */
export const note = (description = 'A second line', max = 80) => words(max, description)

/** Technology or protocol. */
export const tech = (description = 'Technology or protocol', max = 40) => words(max, description)

/** A short name for references; needed only where names repeat or are missing. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be at most 32 lower-case letters, digits and hyphens, beginning with a letter')
  .describe('Only where names repeat')

/** Another item, by its id or exact name. */
export const ref = (description: string) => reference(120, description)

/** Words that name something: the line breaks of a name are blanks in them. */
export const reference = (max: number, description: string) =>
  limited(z.string().overwrite(inOneLine).min(1), max, description)

/**
 * What something is: picks shape or line. The first kind is the default. `others` are understood too, but neither
 * proposed nor in the JSON Schema.
 */
export const kind = <const Kinds extends readonly [string, ...string[]]>(
  kinds: Kinds,
  description = 'What it is',
  others: readonly string[] = [],
) =>
  (others.length === 0 ? z.enum(kinds) : known(kinds, others))
    .default(kinds[0] as Kinds[number] as never)
    .describe(description)

/** One of the words of a recipe, or another one that is understood. */
const known = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds, others: readonly string[]) => {
  const words = new Set([...kinds, ...others])
  const word = z.string().check((context) => {
    if (!words.has(context.value))
      context.issues.push({ code: 'invalid_value', values: [...kinds], input: context.value })
  })
  return word.meta({ enum: kinds }) as unknown as z.ZodEnum<{ [Each in Kinds[number]]: Each }>
}

/** Good or bad; shown with a word, sign or shape, never by color alone. */
export const state = z.enum(['positive', 'negative', 'muted']).describe('Good, bad or minor')

/** A finite number. */
export const number = (description: string) => z.number().min(-1e15).max(1e15).describe(description)

/** A list of up to `max` entries that may be left out; an empty one is as if it were. */
export const optionalList = <Item extends z.ZodType>(item: Item, { max, of }: { max: number; of: string }) =>
  z
    .array(item)
    .max(max)
    .describe(of)
    .transform((entries) => (entries.length === 0 ? undefined : entries))
    .optional()

/** A list with between `min` and `max` entries; `wayOut` says what to do with more. */
export const list = <Item extends z.ZodType>(
  item: Item,
  { min = 1, max, of, wayOut }: { min?: number; max: number; of: string; wayOut?: string | undefined },
) => z.array(item).min(min).max(max, wayOut).describe(of)
