/**
 * How many units the fields of the shape `fields` have, and where each begins.
 */
import { countCodePoints } from '../../src/scene/code-points.ts'
import type { FieldsData, FieldUnit, PackedField } from './packed-fields.ts'

/** How many units a field has. */
export const sizeOf = ({ size, value }: PackedField, unit: FieldUnit): number =>
  size ?? (value === undefined ? 0 : unitsIn(value, unit))

/** Every field with its first unit, and the first one after it. */
export const placesOf = ({ fields, unit }: Pick<FieldsData, 'fields' | 'unit'>): FieldPlace[] => {
  let at = 0
  return fields.map((field) => {
    const from = at
    at += sizeOf(field, unit)
    return { field, from, to: at }
  })
}

/** A field and the units it has, `to` not included. */
export type FieldPlace = { field: PackedField; from: number; to: number }

/** How many units all fields have together. */
export const totalOf = ({ fields, unit }: Pick<FieldsData, 'fields' | 'unit'>): number =>
  fields.reduce((sum, field) => sum + sizeOf(field, unit), 0)

/** How many units a value has. */
export const unitsIn = (value: string, unit: FieldUnit): number => {
  switch (unit) {
    case 'bit':
      return value.replaceAll(/[\s_]/g, '').length
    case 'byte':
      return value.replaceAll(/\s/g, '').length / 2
    case 'char':
      return countCodePoints(value)
    default:
      return unit satisfies never
  }
}
