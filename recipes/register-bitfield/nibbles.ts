/** Groups of four bits in a row of a register, as hexadecimal digits have them. */
import type { PackedField } from '../../drawing/data/packed-fields.ts'

/** Whether any bit of a field is set. */
export const isSet = ({ value = '' }: Pick<PackedField, 'value'>): boolean => value.includes('1')

/**
 * What a row holds of a group of four: the column at which it begins, how many bits, and its digit.
 * A group that is cut by the end of a row has its digit where its lowest bit is.
 */
export type Nibble = { from: number; bits: number; digit: string | undefined }

/**
 * The groups in the row whose first bit is number `high`, with `width` bits; groups are counted from bit 0, as the digits
 * of a number are. `all` are the bits of the whole register, highest first.
 */
export function nibblesIn(all: readonly string[], { high, width }: { high: number; width: number }): Nibble[] {
  const lowest = Math.max(0, high - width + 1)
  const groups: Nibble[] = []
  for (let top = high; top >= lowest; top = 4 * Math.floor(top / 4) - 1) {
    const group = Math.floor(top / 4)
    const bottom = Math.max(lowest, 4 * group)
    const digit = bottom === 4 * group ? digitAt(all, group) : undefined
    groups.push({ from: high - top, bits: top - bottom + 1, digit })
  }
  return groups
}

const digitAt = (all: readonly string[], group: number): string => {
  const end = all.length - 4 * group
  const bits = all.slice(Math.max(0, end - 4), end).join('')
  return Number.parseInt(bits, 2).toString(16).toUpperCase()
}
