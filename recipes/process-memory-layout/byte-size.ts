/**
 * Numbers of bytes in binary units: `1.3 MiB`. They have up to 64 bits, so they are big integers.
 */

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB']

/** A number of bytes in the largest unit that it has one of, with one decimal where it is below 100: `1.4 MiB`. */
export function byteSize(bytes: bigint): string {
  const power = Math.floor((bytes.toString(2).length - 1) / 10)
  const value = Number(bytes) / 1024 ** power
  const rounded = value >= 100 ? Math.round(value) : Math.round(value * 10) / 10
  // What rounds to all of the next unit is one of it.
  return rounded === 1024 ? `1 ${units[power + 1]}` : `${rounded} ${units[power]}`
}
