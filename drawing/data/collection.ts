/**
 * The shape `collection`: keys in the order they come; the drawing runs the real structure on them.
 */
import * as z from 'zod'
import type { Finding } from '../../src/scene/findings.ts'
import { words } from './fields.ts'
import { type DataForm, type FormData, type FormInput, form } from './form.ts'
import { checkReferences, References, type Target } from './references.ts'

/** A key. `name` is how it is written. */
export type Key = { name: string; value: string | number }

const keyOf = (value: string | number): Key => ({ name: String(value), value })

/** A key as a person writes it. */
const rawKey = (longest: number, description: string) =>
  z.union([words(longest, description), z.number().min(-1e12).max(1e12)])

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
}

/** The fields that all collections have. */
const collectionFields = ({ items, length = 16, size }: CollectionLimits) => ({
  items: z
    .array(rawKey(length, 'A key').transform(keyOf))
    .min(items.min ?? 1)
    .max(items.max)
    .describe(items.of),
  size: z.int().min(size.min).max(size.max).default(size.default).describe(size.of),
  find: rawKey(length, 'A key').transform(keyOf).optional().describe('The key that is looked up and traced'),
})

/** Data of the shape, normalized for drawing. */
export type CollectionData = { items: Key[]; size: number; find?: Key | undefined }

type Shared = ReturnType<typeof collectionFields>

type Fields<Own> = Shared & Own

/** What a recipe adds: fields of its own, checks across fields, and what else can be referred to. */
type Additions<Own extends z.core.$ZodLooseShape> = {
  fields?: Own
  check?: (data: FormData<Fields<Own>>) => Finding[]
  targets?: (data: FormData<Fields<Own>>) => Target[]
}

/** Declares collection data. */
export function collectionForm<const Own extends z.core.$ZodLooseShape = Shared>(
  limits: CollectionLimits,
  { fields, check = () => [], targets = () => [] }: Additions<Own> = {},
): DataForm<FormInput<Fields<Own>>, FormData<Fields<Own>>> {
  const all = { ...collectionFields(limits), ...fields } as Fields<Own>
  return form('collection', all, {
    check: (data) => [...checkCollection(data as CollectionData, limits), ...check(data)],
    targets: (data) => [...keyTargets(data as CollectionData), ...targets(data)],
  })
}

const checkCollection = (data: CollectionData, { repeats, findAmong }: CollectionLimits): Finding[] => [
  ...(repeats ? [] : checkKeys(data)),
  ...(findAmong === undefined
    ? []
    : checkReferences([{ at: 'find', reference: data.find?.name }], {
        references: new References(keyTargets(data)),
        what: findAmong,
      })),
]

/** A key answers to how it is written. */
const keyTargets = ({ items }: CollectionData): Target[] => items.map((item) => ({ names: [item.name], item }))

/** Keys differ, and are all numbers or all words, so that they have an order. */
const checkKeys = ({ items, find }: CollectionData): Finding[] => {
  const seen = new Set<string>()
  const type = typeof items[0]?.value
  const problemOf = ({ name, value }: Key): string | undefined => {
    if (typeof value !== type) return `${name} is a ${typeof value}; the first key is a ${type}`
    if (seen.has(name)) return `${name} is a duplicate`
    seen.add(name)
    return undefined
  }
  const findings = items.flatMap((item, index): Finding[] => {
    const problem = problemOf(item)
    return problem === undefined ? [] : [{ at: `items.${index}`, problem }]
  })
  return find === undefined || typeof find.value === type
    ? findings
    : [...findings, { at: 'find', problem: `${find.name} is a ${typeof find.value}; the keys are ${type}s` }]
}

/** Which of two keys comes first; words by code unit, so that the order is the same everywhere. */
export const compareKeys = (a: Key, b: Key): number => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0)
