/**
 * Opaque pictures as PNG files with a palette (PNG, third edition, 11.2.1: color type 3): a byte a pixel, so that flat drawings take a third of
 * the bytes.
 */
import { deflateSync, gzipSync } from 'node:zlib'

/** Pixels as four bytes each: red, green, blue, and an opacity that is taken as full. */
export type Pixels = { width: number; height: number; pixels: Buffer }

/** The most colors of a palette. */
const most = 256

/**
 * The picture as a file. Up to 256 colors are the same; beyond that, the smoothed edges that have the rarest ones take the
 * nearest color that is kept.
 */
export function indexedPng({ width, height, pixels }: Pixels): Buffer {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const color = pixels.readUIntBE(at, 3)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const palette = paletteOf(counts)
  const indexOf = new Map([...counts.keys()].map((color) => [color, nearest(color, palette)]))
  const lines = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      lines[row * (width + 1) + 1 + column] = indexOf.get(pixels.readUIntBE((row * width + column) * 4, 3)) ?? 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  // A byte a pixel, with a palette.
  head.set([8, 3], 8)
  const colors = Buffer.alloc(palette.length * 3)
  for (const [index, color] of palette.entries()) colors.writeUIntBE(color, index * 3, 3)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** All colors; of too many, the commoner half of a palette, and then always the one that is farthest from those before. */
const paletteOf = (counts: ReadonlyMap<number, number>): number[] => {
  const byCount = [...counts].toSorted(([a, many], [b, more]) => more - many || a - b).map(([color]) => color)
  if (byCount.length <= most) return byCount
  const palette = byCount.splice(0, most / 2)
  const away = new Map(byCount.map((color) => [color, distance(color, palette[nearest(color, palette)]!)]))
  while (palette.length < most) {
    const [farthest] = [...away].reduce((a, b) => (b[1] > a[1] ? b : a))
    palette.push(farthest)
    away.delete(farthest)
    for (const [color, before] of away) away.set(color, Math.min(before, distance(color, farthest)))
  }
  return palette
}

const nearest = (color: number, palette: readonly number[]): number => {
  let best = 0
  for (const [index, each] of palette.entries())
    if (distance(color, each) < distance(color, palette[best]!)) best = index
  return best
}

/** The largest difference of red, green or blue, from 0 to 255. */
const distance = (a: number, b: number): number =>
  Math.max(...[16, 8, 0].map((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255))))

/** Length, type, data, and a checksum of the last two. */
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(checksum(body))
  return Buffer.concat([length, body, sum])
}

/** The CRC-32 of bytes, which is also the one that gzip ends with, before their length (RFC 1952, 2.3.1). */
const checksum = (bytes: Buffer): number => {
  const zipped = gzipSync(bytes, { level: 0 })
  return zipped.readUInt32LE(zipped.length - 8)
}
