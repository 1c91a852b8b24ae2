/**
 * The form of a recipe's data: a schema, checks across fields, and what can be referred to.
 */

import * as z from 'zod'
import type { Finding } from '../../src/scene/findings.ts'
import { type Check, checksFor, type Declare, inTurn } from './checks.ts'
import { lines, optionalList, reference, words } from './fields.ts'
import type { GraphPart, PartOutcome } from './graph-part.ts'
import { mostCallouts } from './limits.ts'
import type { FittingPart } from './parts-that-may-fit.ts'
import { checkReferences, References, type Target } from './references.ts'
import { refuse } from './refuse.ts'

/** The shapes of data that recipes share; `own` is the form of one recipe alone. */
export const shapes = [
  'graph',
  'entities',
  'sequence',
  'numbers',
  'distribution',
  'points',
  'tree',
  'board',
  'timeline',
  'table',
  'listing',
  'fields',
  'collection',
  'own',
] as const

/** Two more have one recipe each, beside which they stand. */
export type DataShape = (typeof shapes)[number] | 'schedule' | 'operation'

/** What emphasis and remarks name: items, and what is between two of them. */
const target = reference(120, 'Id, name or `from > to`')

const emphasisOf = (item: typeof target) => ({
  focus: optionalList(item, { max: 12, of: 'What the accent marks' }),
  callouts: optionalList(z.strictObject({ on: item, text: lines(240, 'The remark') }), {
    max: mostCallouts,
    of: 'Numbered remarks',
  }),
})

/** What every shape's data have besides their own fields. */
export const commonFields = {
  $schema: z.string().optional().describe('For editors'),
  title: words(200, 'The claim it proves; may be empty', 0),
  subtitle: words(300, 'Under the title').optional(),
  ...emphasisOf(target),
  source: words(120, 'Origin; or: Illustrative data').optional(),
} as const

/** Shapes without anything between two items. */
const unpaired: readonly DataShape[] = ['points', 'schedule', 'listing', 'fields', 'operation']

const alone = reference(120, 'Id or name')

/** The common fields, as the data of a shape have them. */
const commonTo = (shape: DataShape): typeof commonFields =>
  unpaired.includes(shape) ? { ...commonFields, ...emphasisOf(alone) } : commonFields

/** Data that every drawing can rely on. */
export type CommonData = z.infer<z.ZodObject<typeof commonFields, z.core.$strict>>

/** A recipe's data: `In` as a person writes them, `Out` as they are drawn, defaults filled in. */
export type DataForm<In = unknown, Out extends CommonData = CommonData> = {
  shape: DataShape
  schema: z.ZodType<Out, In>
  /** Findings across fields, for data that fit the schema. */
  check: Check<Out>
  /** Findings on data that are larger than one diagram; a part of them can be drawn. */
  limits?: Check<Out>
  /** Finds a part of data that are graphs. */
  part?: (data: Out, part: GraphPart, targets: Target[]) => PartOutcome
  /** Parts of data that are graphs, to draw where the whole is larger than a scene. */
  fittingParts?: (data: Out, targets: Target[]) => FittingPart[]
  /** What `focus`, `callouts` and other references can name. */
  targets: (data: Out) => Target[]
  /** What is wrong with data that do not fit the schema; part of the form, so that a page loads it with a recipe. */
  refuse: typeof refuse
}

type FormOptions<Data extends object> = {
  checks?: Checks<Data>
  /** What can be referred to; without it nothing can, and `focus` is refused by the check. */
  targets?: (data: Data) => Target[]
  /** What is wrong with `focus` and `callouts`, where they do not name targets: listings quote their text. */
  emphasis?: (data: Data) => Finding[]
}

/** Declares checks, all of which look at the data. */
export type Checks<Data extends object> = (declare: Declare<Data>) => readonly Check<Data>[]

/** Declares the data of a recipe or of a shape: its own fields beside the common ones; other keys are rejected. */
export function form<const Fields extends z.core.$ZodLooseShape>(
  shape: DataShape,
  fields: Fields,
  options: FormOptions<FormData<Fields>> = {},
): DataForm<FormInput<Fields>, FormData<Fields>> {
  return withChecks(shape, z.strictObject({ ...commonTo(shape), ...fields }) as never, options)
}

/** The same for data in which fields may be left out: `complete` fills them in before anything is checked. */
export function completedForm<const Fields extends z.core.$ZodLooseShape, Data extends CommonData>(
  shape: DataShape,
  fields: Fields,
  { complete, ...options }: FormOptions<Data> & { complete: (data: FormData<Fields>) => Data },
): DataForm<FormInput<Fields>, Data> {
  const written: z.ZodType = z.strictObject({ ...commonTo(shape), ...fields })
  return withChecks(shape, written.transform(complete as never) as never, options)
}

/**
 * A form whose data are completed before anything is checked: `complete` writes what it computes from the whole into
 * items that stay in place, such as numbers in text. It must tolerate dangling references.
 */
export const completing = <In, Data extends CommonData>(
  { schema, ...rest }: DataForm<In, Data>,
  complete: (data: Data) => Data,
): DataForm<In, Data> => ({ schema: schema.transform(complete) as never, ...rest })

/** A form with more findings across fields, after its own. */
export const alsoChecked = <In, Data extends CommonData>(
  form: DataForm<In, Data>,
  checks: Checks<Data>,
): DataForm<In, Data> => ({ ...form, check: inTurn([form.check, ...checks(checksFor<Data>())]) })

const withChecks = <In, Data extends CommonData>(
  shape: DataShape,
  schema: z.ZodType<Data, In>,
  { checks = () => [], targets = () => [], emphasis }: FormOptions<Data>,
): DataForm<In, Data> => {
  const lookAtEmphasis: Check<Data> = (data) => emphasis?.(data) ?? checkEmphasis(data, new References(targets(data)))
  return { shape, schema, check: inTurn([...checks(checksFor<Data>()), lookAtEmphasis]), targets, refuse }
}

type Whole<Fields extends z.core.$ZodLooseShape> = z.ZodObject<typeof commonFields & Fields, z.core.$strict>

/** Data normalized for drawing. */
export type FormData<Fields extends z.core.$ZodLooseShape> = z.output<Whole<Fields>> & CommonData

/** Data as a person writes them. */
export type FormInput<Fields extends z.core.$ZodLooseShape> = z.input<Whole<Fields>>

const checkEmphasis = ({ focus = [], callouts = [] }: CommonData, references: References): Finding[] =>
  checkReferences(
    [
      ...focus.map((reference, index) => ({ at: `focus.${index}`, reference })),
      ...callouts.map(({ on }, index) => ({ at: `callouts.${index}.on`, reference: on })),
    ],
    { references, what: 'an item of the data' },
  )
