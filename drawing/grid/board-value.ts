/**
 * A card's value as it is written: `8 days`, `70%`, `$1.2k`.
 */

import { writeCount } from '../data/times.ts'
import { type DurationUnit, durationUnits } from '../values/duration-units.ts'
import { formatFor } from '../values/format.ts'

/** A number with its unit; units of time follow the number: 1 day, 8 days. */
export function writeValue(value: number, unit?: string): string {
  return isDuration(unit) ? writeCount(value, unit) : formatFor([value], unit).full(value)
}

const isDuration = (unit: string | undefined): unit is DurationUnit => durationUnits.some((each) => each === unit)
