/**
 * The shape `fields`: bits, bytes or characters cut into named fields, in order.
 */
import * as z from 'zod'
import { count } from '../../src/scene/count.ts'
import { checksFor, inTurn } from './checks.ts'
import { totalOf, unitsIn } from './field-places.ts'
import { id, kind, list, name, note, state, words } from './fields.ts'
import { form } from './form.ts'
import { namedTargets, type Target } from './references.ts'

/** What fields are counted in. */
export const fieldUnits = ['bit', 'byte', 'char'] as const

export type FieldUnit = (typeof fieldUnits)[number]

const field = z.strictObject({
  id: id.optional(),
  name: name('What the field is called').optional(),
  note: note('What it means').optional(),
  state: state.optional(),
  size: z.int().min(1).max(4096).optional().describe('How many units it has; counted from `value` where that is given'),
  value: words(
    256,
    'Its value: binary digits if `unit` is bit, hexadecimal pairs if byte, characters if char',
  ).optional(),
})

const givenValue = field.shape.value.describe(
  'Its value, always given: binary digits or hexadecimal pairs, as `unit` says',
)

/** Fields that follow each other may be part of one thing. */
const group = { group: name('What it and its neighbors are part of, such as a chunk').optional() }
const groupedField = field.extend(group)

/** One field as drawn: `from` and `size` in units, from the first. */
export type PackedField = z.output<typeof groupedField>

/** Data of the shape as they are drawn. */
export type FieldsData = { unit: FieldUnit; width: number; fields: PackedField[] }

/**
 * How a recipe narrows the shape: the units it takes, the default first; the units in a row; how many fields.
 * `widest` is the most units in a row; `most` the most units of all fields;
 * with `ragged`, the last row need not be full; with `valued`, all have values; with `grouped`, they may be part of a group.
 */
export type FieldsLimits<Units extends readonly [FieldUnit, ...FieldUnit[]]> = {
  units: Units
  width: number
  widest?: number
  most?: number
  fields?: number
  ragged?: boolean
  valued?: boolean
  grouped?: boolean
}

/** Declares fields data. */
export function fieldsForm<const Units extends readonly [FieldUnit, ...FieldUnit[]]>({
  units,
  width,
  widest = 64,
  most = Number.POSITIVE_INFINITY,
  fields: mostFields = 40,
  ragged = false,
  valued = false,
  grouped = false,
}: FieldsLimits<Units>) {
  const plain = valued ? field.extend({ value: givenValue }) : field
  const one = (grouped ? plain.extend(group) : plain) as typeof groupedField
  const whole = {
    unit: kind(units, `What sizes count: ${units.join(', ')}`),
    width: z.int().min(1).max(widest).default(width).describe('Units in a row'),
    fields: list(one, { max: mostFields, of: 'Fields in order' }),
  }
  return form('fields', whole, {
    targets,
    checks: () => [...(valued ? [isValued] : []), inTurn([isSized], ragged ? [] : [isFull]), checkTotal(most)],
  })
}

const targets = ({ fields }: FieldsData): Target[] => namedTargets(fields)

const forms = {
  bit: { pattern: /^[01\s_]+$/, what: 'binary digits' },
  byte: { pattern: /^(?:[0-9a-fA-F]{2}\s*)+$/, what: 'bytes as hexadecimal pairs' },
  char: { pattern: /^/, what: 'characters' },
} as const

const { each } = checksFor<FieldsData>()

const isValued = each('fields.*', ({ value }, { data: { unit } }) =>
  value === undefined ? { value: `is missing; give ${forms[unit].what}` } : undefined,
)

const checkTotal = (most: number) =>
  each('fields', (_, { data }) => {
    const total = totalOf(data)
    return total > most ? `have ${count(total, data.unit)}; ${most} fit` : undefined
  })

/** Each field has a size, or a value of its unit that is as long as its size. */
const isSized = each('fields.*', ({ size, value }, { data: { unit } }) => {
  if (value === undefined) return size === undefined ? 'needs a size or a value' : undefined
  const { pattern, what } = forms[unit]
  if (!pattern.test(value)) return { value: `${JSON.stringify(value)} is not ${what}${asUnits(value, unit)}` }
  const units = unitsIn(value, unit)
  return size === undefined || size === units ? undefined : { value: `has ${count(units, unit)}; the size is ${size}` }
})

/** A hexadecimal number as people write it in programs or dumps, in the units that were asked for. */
const asUnits = (value: string, unit: FieldsData['unit']): string => {
  const [, written] = /^(?:0x)?([0-9a-f]+(?: +[0-9a-f]+)*)$/i.exec(value) ?? []
  if (written === undefined || !/^0x|[a-f]/i.test(value)) return ''
  const digits = written.replaceAll(' ', '')
  const pairs = digits.length % 2 === 0 ? digits : `0${digits}`
  const bits = Array.from(digits, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'))
  return `; write ${unit === 'bit' ? bits.join(' ') : (pairs.match(/../g) ?? []).join(' ')}`
}

const isFull = each('fields', (_, { data }) => {
  const { unit, width } = data
  const end = totalOf(data)
  const rest = end % width
  if (rest === 0 || unit === 'char') return undefined
  return `end at ${unit} ${end}; ${width - rest} missing to ${end + width - rest}`
})
