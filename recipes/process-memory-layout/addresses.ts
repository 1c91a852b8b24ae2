/**
 * Addresses of segments: their sizes and order. They have up to 64 bits, so they are counted as big integers.
 */
import { problemsIn } from '../../drawing/data/problems.ts'
import { runsOf } from '../../drawing/values/runs.ts'
import type { Finding } from '../../src/scene/findings.ts'

/** Where a segment begins, and the first address after it. */
export type Range = { from: string; to: string }

/** How many bytes a segment has. */
export const sizeOf = ({ from, to }: Range): bigint => BigInt(to) - BigInt(from)

/** From the first address of all to the last. */
export const spanOf = (ranges: Range[]): bigint =>
  sizeOf({ from: ranges[0]?.from ?? '0x0', to: ranges.at(-1)?.to ?? '0x0' })

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB']

/** A number of bytes in the largest unit that it has one of, with one decimal where it is below 100: `1.4 MiB`. */
export function byteSize(bytes: bigint): string {
  let [value, unit] = [Number(bytes), 0]
  for (; value >= 1024 && unit < units.length - 1; unit++) value /= 1024
  return `${value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${units[unit]}`
}

/** Segments that end before they begin, or begin before the one below them ends. */
export const checkSegments = (ranges: Range[]): Finding[] => [
  ...problemsIn(ranges, { at: 'fields', field: 'to' }, (range) =>
    sizeOf(range) > 0n ? undefined : `${range.to} is not above ${range.from}`,
  ),
  ...problemsIn(ranges, { at: 'fields', field: 'from' }, ({ from }, before) => {
    const end = before.at(-1)?.to ?? '0x0'
    return BigInt(from) >= BigInt(end) ? undefined : `${from} is below ${end}, where the one before it ends`
  }),
]

/** How far an address is from the first of all to the last, from 0 to 1. */
export const shareOf = (address: string, ranges: Range[]): number => {
  const span = Number(spanOf(ranges))
  return span === 0 ? 0 : Number(BigInt(address) - BigInt(ranges[0]?.from ?? '0x0')) / span
}

/** Ranges in groups: apart where the addresses between two are more than a share of all. */
export const groupsOf = <Item extends Range>(ranges: Item[], share: number): Item[][] =>
  runsOf(ranges, (range, before) => shareOf(range.from, ranges) - shareOf(before.to, ranges) < share)
