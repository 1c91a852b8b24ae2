/**
 * A font as a WOFF file (version 1): its tables compressed one by one, by code that gives the same bytes everywhere.
 *
 * Version 2 would be a fifth smaller, and needs a compressor that browsers lack (docs/decisions).
 * Format: https://www.w3.org/TR/WOFF/
 */
import { zlibSync } from 'fflate'
import { bytesOfNumbers, joinBytes } from './byte-writer.ts'

/** Packs tables; the checksum of the whole font is set in `head`. */
export function toWoff(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const tags = Object.keys(tables).sort()
  const head = tables['head']?.slice() ?? new Uint8Array()
  const own = tags.map((tag) => ({ tag, bytes: tag === 'head' ? head : tables[tag]! }))
  const total = own.reduce((sum, { bytes }) => sum + padded(bytes.length), 12 + 16 * own.length)
  const sums = own.map(({ bytes }) => checksum(bytes))
  const whole = sums.reduce((sum, each) => (sum + each) >>> 0, checksum(directoryOf(own, sums)))
  head.set(bytesOfNumbers([[4, (checksumOfFonts - whole) >>> 0]]), 8)
  return packed(own, sums, total)
}

const checksumOfFonts = 0xb1b0afba

const padded = (length: number): number => (length + 3) & ~3

type Table = { tag: string; bytes: Uint8Array }

const packed = (tables: readonly Table[], sums: readonly number[], total: number): Uint8Array => {
  const packs = tables.map(({ bytes }) => smaller(bytes))
  let at = 44 + 20 * tables.length
  const entries = tables.flatMap(({ tag, bytes }, index) => {
    const entry = [tagOf(tag), at, packs[index]!.length, bytes.length, sums[index]!]
    at += padded(packs[index]!.length)
    return entry
  })
  const head = bytesOfNumbers([
    ...[0x774f4646, 0x00010000, at].map((value) => [4, value] as const),
    [2, tables.length],
    [2, 0],
    [4, total],
    ...[0, 0, 0, 0, 0, 0].map((value) => [4, value] as const),
    ...entries.map((value) => [4, value] as const),
  ])
  return joinBytes([head, ...packs.map(filled)])
}

/** Compressed only if that is smaller, as the format demands. */
const smaller = (bytes: Uint8Array): Uint8Array => {
  const compressed = zlibSync(bytes, { level: 9 })
  return compressed.length < bytes.length ? compressed : bytes
}

const filled = (bytes: Uint8Array): Uint8Array =>
  joinBytes([bytes, new Uint8Array(padded(bytes.length) - bytes.length)])

const tagOf = (tag: string): number => checksum(Uint8Array.from(tag, (letter) => letter.charCodeAt(0)))

/** The sum of a table as 32-bit numbers. */
const checksum = (bytes: Uint8Array): number => {
  let sum = 0
  for (const [index, byte] of bytes.entries()) sum = (sum + byte * 2 ** (24 - 8 * (index % 4))) % 2 ** 32
  return sum
}

/** The directory that the font has unpacked, which its checksum covers. */
const directoryOf = (tables: readonly Table[], sums: readonly number[]): Uint8Array => {
  const steps = 31 - Math.clz32(tables.length)
  let at = 12 + 16 * tables.length
  const entries = tables.flatMap(({ tag, bytes }, index) => {
    const entry = [tagOf(tag), sums[index]!, at, bytes.length]
    at += padded(bytes.length)
    return entry
  })
  return bytesOfNumbers([
    [4, 0x00010000],
    ...[tables.length, 16 << steps, steps, 16 * tables.length - (16 << steps)].map((value) => [2, value] as const),
    ...entries.map((value) => [4, value] as const),
  ])
}
