/**
 * Fields with values, cut at the ends of rows: the digits that each row holds of each field.
 *
 * A digit is what one unit has: a bit, a byte as two hexadecimal digits, a character.
 */
import { placesOf } from '../data/field-places.ts'
import type { FieldsData, PackedField } from '../data/packed-fields.ts'

/** What a row holds of a field: `from` is its first column, `start` its first unit in all. */
export type ValuePiece = {
  field: PackedField
  from: number
  start: number
  row: number
  digits: string[]
  isFirst: boolean
}

/** The pieces of each row, in the order of the fields. */
export function valueRows({ fields, unit, width }: FieldsData): ValuePiece[][] {
  const pieces = placesOf({ fields, unit }).flatMap(({ field, from, to }) => {
    const digits = digitsOf(field.value ?? '', unit)
    return startsIn(from, to, width).map((start): ValuePiece => {
      const row = Math.floor(start / width)
      const own = digits.slice(start - from, (row + 1) * width - from)
      return { field, row, from: start % width, start, digits: own, isFirst: start === from }
    })
  })
  const count = Math.max(0, ...pieces.map(({ row }) => row + 1))
  return Array.from({ length: count }, (_, index) => pieces.filter(({ row }) => row === index))
}

/** The first unit of a field in each row that it reaches. */
const startsIn = (from: number, to: number, width: number): number[] => {
  const starts = [from]
  for (let next = (Math.floor(from / width) + 1) * width; next < to; next += width) starts.push(next)
  return from < to ? starts : []
}

/** The digits of all fields, one after the other. */
export const digitsIn = ({ fields, unit }: Pick<FieldsData, 'fields' | 'unit'>): string[] =>
  fields.flatMap(({ value = '' }) => digitsOf(value, unit))

const digitsOf = (value: string, unit: FieldsData['unit']): string[] =>
  unit === 'char' ? Array.from(value) : (value.replaceAll(/[\s_]/g, '').match(unit === 'bit' ? /./g : /../g) ?? [])
