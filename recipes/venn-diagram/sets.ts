/** Sets and the regions that their circles make: what is in which of them, counted or named. */
import * as z from 'zod'
import { id, list, name, note, number, ref, words } from '../../drawing/data/fields.ts'
import { type FormData, form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { enumerate } from '../../drawing/describe.ts'

const set = z.strictObject({ id: id.optional(), name: name('What is in it', 60), note: note().optional() })

const region = z.strictObject({
  in: list(ref('A set: id or name'), { max: 3, of: 'The sets that it is in; it is in no other' }),
  name: name('What it is called, else "only A" or "A & B"', 60).optional(),
  value: number('How many are in exactly these sets').min(0).optional(),
  note: note().optional(),
  items: list(words(60, 'What is in it'), {
    max: 8,
    of: 'What is in exactly these sets, where it is not counted',
  }).optional(),
})

const fields = {
  measure: words(40, 'What is counted, in the plural: incidents').optional(),
  sets: list(set, { min: 2, max: 3, of: 'Sets: left, right, below' }),
  regions: list(region, { max: 7, of: 'What is in exactly these sets; regions that are not given are empty' }),
}

export type VennData = FormData<typeof fields>
export type VennSet = VennData['sets'][number]
export type SetRegion = VennData['regions'][number]

/** The sets of a region as a number: bit 0 is the first set. */
const bitsOf = ({ in: refs }: Pick<SetRegion, 'in'>, sets: readonly VennSet[]): number =>
  sets.reduce(
    (bits, { id, name }, index) => (refs.some((each) => each === id || each === name) ? bits | (1 << index) : bits),
    0,
  )

/** Whether regions are counted. */
export const isCounted = ({ regions }: Pick<VennData, 'regions'>): boolean => regions.some(({ value = 0 }) => value > 0)

/** How many are in a region: counted, or listed by name. */
export const sizeIn = ({ value, items }: SetRegion): number => value ?? items?.length ?? 0

/** How many are in all of some sets, and maybe in others; in any where `bits` is 0. */
export const countIn = (bits: number, { sets, regions }: Pick<VennData, 'sets' | 'regions'>): number =>
  regions.reduce((sum, each) => ((bitsOf(each, sets) & bits) === bits ? sum + sizeIn(each) : sum), 0)

/** The region that is in exactly some sets, if the data have it. */
export const regionWith = (bits: number, { sets, regions }: VennData): SetRegion | undefined =>
  regions.find((each) => bitsOf(each, sets) === bits)

/** What a region is called: its own name, "only A", "A & B" or as in a sentence. */
const namesFor = ({ name, in: refs }: SetRegion, sets: readonly VennSet[]): (string | undefined)[] => {
  const names = sets.flatMap(({ id, name }) => (refs.some((each) => each === id || each === name) ? [name] : []))
  return [name, ...(names.length === 1 ? [`only ${names[0]}`] : [names.join(' & '), enumerate(names)])]
}

/** The region that the focus names. */
export const focusRegion = ({ regions, sets, focus = [] }: VennData): SetRegion | undefined =>
  regions.find((each) => namesFor(each, sets).some((own) => own !== undefined && focus.includes(own)))

/** The set that the focus names, if it names no region. */
const focusSet = (data: VennData): VennSet | undefined =>
  focusRegion(data) === undefined
    ? data.sets.find(({ id, name }) => data.focus?.some((each) => each === id || each === name))
    : undefined

/** What the heading can quote: how many are in the region or set in focus, or else in all sets. */
export const quotedValue = (data: VennData): number => {
  const set = focusSet(data)
  return set === undefined ? sizeIn(quotedRegion(data) ?? { in: [] }) : countIn(1 << data.sets.indexOf(set), data)
}

/** The region that the heading quotes: the one in focus, or where nothing is, that of all sets. */
export const quotedRegion = (data: VennData): SetRegion | undefined =>
  focusRegion(data) ?? (focusSet(data) === undefined ? regionWith(2 ** data.sets.length - 1, data) : undefined)

export const vennForm = form('own', fields, {
  checks: ({ unique, refersTo, each }) => [
    unique('sets'),
    refersTo(['regions.*.in.*'], { to: 'sets', what: 'a set' }),
    each('regions.*', (region, { before, data: { sets, regions } }) => {
      const twice = before.some((other) => bitsOf(other, sets) === bitsOf(region, sets))
      const counts = regions.some(({ value }) => value !== undefined)
      return {
        in: twice ? 'a region with these sets is given already; give each once' : undefined,
        value: counts && region.value === undefined ? 'is missing, as other regions are counted' : undefined,
      }
    }),
  ],
  targets: ({ sets, regions }) => [
    ...namedTargets(sets),
    ...regions.map((item) => ({ names: namesFor(item, sets), item })),
  ],
})
