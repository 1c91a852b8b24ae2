/**
 * A card's value as it is written: `8 days`, `70%`, `$1.2k`; and of how many blocks bars of values are.
 */

import { type DurationUnit, durationUnits } from '../values/duration-units.ts'
import { formatFor } from '../values/format.ts'
import { writeCount } from '../values/length-in-words.ts'

/** A number with its unit; units of time follow the number: 1 day, 8 days. */
export function writeValue(value: number, unit?: string): string {
  return isDuration(unit) ? writeCount(value, unit) : formatFor([value], unit).full(value)
}

const isDuration = (unit: string | undefined): unit is DurationUnit => durationUnits.some((each) => each === unit)

/** As many blocks as a bar has. */
const mostBlocks = 12

/** How many blocks the longest bar has, where values are few whole numbers of some unit. */
export const blocksIn = (values: readonly number[], unit: string | undefined): number | undefined => {
  const most = Math.max(0, ...values)
  const areCounted = values.every((value) => Number.isInteger(value) && value >= 0)
  return areCounted && most > 0 && most <= mostBlocks && unit !== '%' ? most : undefined
}
