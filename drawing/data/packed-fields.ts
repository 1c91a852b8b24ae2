/**
 * The shape `fields`: bits, bytes or characters cut into named fields, in order.
 */
import * as z from 'zod'
import { count } from '../../src/scene/count.ts'
import type { Finding } from '../../src/scene/findings.ts'
import { sizeOf, totalOf, unitsIn } from './field-places.ts'
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
  value: words(256, 'Its value: binary digits, bytes as hexadecimal pairs, or characters').optional(),
})

/** One field as drawn: `from` and `size` in units, from the first. */
export type PackedField = z.output<typeof field>

/** Data of the shape as they are drawn. */
export type FieldsData = { unit: FieldUnit; width: number; fields: PackedField[] }

/**
 * How a recipe narrows the shape: the units it takes, the default first; the units in a row; how many fields.
 * `widest` is the most units in a row; `most` the most units of all fields;
 * with `ragged`, the last row need not be full; with `valued`, all have values.
 */
export type FieldsLimits<Units extends readonly [FieldUnit, ...FieldUnit[]]> = {
  units: Units
  width: number
  widest?: number
  most?: number
  fields?: number
  ragged?: boolean
  valued?: boolean
}

/** Declares fields data. */
export function fieldsForm<const Units extends readonly [FieldUnit, ...FieldUnit[]]>({
  units,
  width,
  widest = 64,
  most,
  fields: mostFields = 40,
  ragged = false,
  valued = false,
}: FieldsLimits<Units>) {
  const whole = {
    unit: kind(units, `What sizes count: ${units.join(', ')}`),
    width: z.int().min(1).max(widest).default(width).describe('Units in a row'),
    fields: list(field, { max: mostFields, of: 'Fields in order' }),
  }
  return form('fields', whole, {
    targets,
    check: (data: FieldsData) => [
      ...(valued ? checkValued(data) : []),
      ...checkFields(data, ragged),
      ...checkTotal(data, most),
    ],
  })
}

const targets = ({ fields }: FieldsData): Target[] => namedTargets(fields)

const forms = {
  bit: { pattern: /^[01\s_]+$/, what: 'binary digits' },
  byte: { pattern: /^(?:[0-9a-fA-F]{2}\s*)+$/, what: 'bytes as hexadecimal pairs' },
  char: { pattern: /^/, what: 'characters' },
} as const

const checkValued = ({ unit, fields }: FieldsData): Finding[] =>
  fields.flatMap(({ value }, index) =>
    value === undefined ? [{ at: `fields.${index}.value`, problem: `is missing; give ${forms[unit].what}` }] : [],
  )

const checkTotal = (data: FieldsData, most = Number.POSITIVE_INFINITY): Finding[] => {
  const total = totalOf(data)
  return total > most ? [{ at: 'fields', problem: `have ${count(total, data.unit)}; ${most} fit` }] : []
}

const checkFields = ({ unit, width, fields }: FieldsData, ragged: boolean): Finding[] => {
  const each = fields.flatMap(({ size, value }, index): Finding[] => {
    if (value === undefined)
      return size === undefined ? [{ at: `fields.${index}`, problem: 'needs a size or a value' }] : []
    const { pattern, what } = forms[unit]
    if (!pattern.test(value))
      return [{ at: `fields.${index}.value`, problem: `${JSON.stringify(value)} is not ${what}` }]
    const units = unitsIn(value, unit)
    return size === undefined || size === units
      ? []
      : [{ at: `fields.${index}.value`, problem: `has ${count(units, unit)}; the size is ${size}` }]
  })
  if (each.length > 0) return each
  const end = fields.reduce((sum, item) => sum + sizeOf(item, unit), 0)
  const rest = end % width
  return rest === 0 || ragged || unit === 'char'
    ? []
    : [{ at: 'fields', problem: `end at ${unit} ${end}; ${width - rest} missing to ${end + width - rest}` }]
}
