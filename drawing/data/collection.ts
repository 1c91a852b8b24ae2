/**
 * The shape `collection`: keys in the order they come; the drawing runs the real structure on them.
 */
import * as z from 'zod'
import { checksFor } from './checks.ts'
import { asWritten, words } from './fields.ts'
import { type Checks, type DataForm, type FormData, type FormInput, form } from './form.ts'
import { References, type Target } from './references.ts'

/** A key. `name` is how it is written. */
export type Key = { name: string; value: string | number }

const keyOf = (value: string | number): Key => ({ name: String(value), value })

/** A key as a person writes it, or with its blanks where these count. */
const rawKey = (longest: number, { isExact }: { isExact: boolean }) =>
  z.union([isExact ? asWritten(longest, 'A key').min(1) : words(longest, 'A key'), z.number().min(-1e12).max(1e12)])

/** How a recipe narrows the shape: how many keys, how long, and what `size` is. */
export type CollectionLimits = {
  items: { min?: number; max: number; of: string }
  /** Most characters of a key. */
  length?: number
  size: { min: number; max: number; default: number; of: string }
  /** Whether a key may come more than once, as in a log. */
  repeats?: boolean
  /** What the key that is looked up must be, where it has to be one of the items. */
  findAmong?: string
  /** Whether blanks around a key are part of it, as where it is hashed. */
  isExact?: boolean
}

/** The fields that all collections have. */
const collectionFields = ({ items, length = 16, size, isExact = false }: CollectionLimits) => ({
  items: z
    .array(rawKey(length, { isExact }).transform(keyOf))
    .min(items.min ?? 1)
    .max(items.max)
    .describe(items.of),
  size: z.int().min(size.min).max(size.max).default(size.default).describe(size.of),
  find: rawKey(length, { isExact }).transform(keyOf).optional().describe('The key that is looked up and traced'),
})

/** Data of the shape, normalized for drawing. */
export type CollectionData = { items: Key[]; size: number; find?: Key | undefined }

type Shared = ReturnType<typeof collectionFields>

type Fields<Own> = Shared & Own

/** What a recipe adds: fields of its own, checks across fields, and what else can be referred to. */
type Additions<Own extends z.core.$ZodLooseShape> = {
  fields?: Own
  checks?: Checks<FormData<Fields<Own>>>
  targets?: (data: FormData<Fields<Own>>) => Target[]
}

/** Declares collection data. */
export function collectionForm<const Own extends z.core.$ZodLooseShape = Shared>(
  limits: CollectionLimits,
  { fields, checks = () => [], targets = () => [] }: Additions<Own> = {},
): DataForm<FormInput<Fields<Own>>, FormData<Fields<Own>>> {
  const all = { ...collectionFields(limits), ...fields } as Fields<Own>
  return form('collection', all, {
    checks: (declare) => [...keyChecks(limits), ...checks(declare)] as never,
    targets: (data) => [...keyTargets(data as CollectionData), ...targets(data)],
  })
}

const { each } = checksFor<CollectionData>()

/** Keys differ, and are all numbers or all words, so that they have an order. */
const keyChecks = ({ repeats, findAmong }: CollectionLimits) => [
  ...(repeats ? [] : [eachKey, typeOfFind]),
  ...(findAmong === undefined ? [] : [findIsAmong(findAmong)]),
]

const findIsAmong = (what: string) =>
  each('find', ({ name }, { data }) => new References(keyTargets(data)).problem(name, what))

/** A key answers to how it is written. */
const keyTargets = ({ items }: CollectionData): Target[] => items.map((item) => ({ names: [item.name], item }))

const eachKey = each('items.*', ({ name, value }, { before, data: { items } }) => {
  const type = typeof items[0]?.value
  if (typeof value !== type) return `${name} is a ${typeof value}; the first key is a ${type}`
  return before.some((other) => other.name === name) ? `${name} is a duplicate` : undefined
})

const typeOfFind = each('find', ({ name, value }, { data: { items } }) => {
  const type = typeof items[0]?.value
  return typeof value === type ? undefined : `${name} is a ${typeof value}; the keys are ${type}s`
})

/** Which of two keys comes first; words by code unit, so that the order is the same everywhere. */
export const compareKeys = (a: Key, b: Key): number => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0)
