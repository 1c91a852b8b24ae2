/**
 * PNG files deflated again at the best level: the same pixels in fewer bytes.
 */
import { deflateSync, gzipSync, inflateSync } from 'node:zlib'

type Chunk = { type: string; data: Buffer }

/** The signature that every PNG begins with (RFC 2083, 3.1), in bytes. */
const signature = 8

/** The same picture; its image data are one chunk. */
export function smallPng(png: Buffer): Buffer {
  const chunks = chunksIn(png)
  const image = inflateSync(Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []))))
  const first = chunks.findIndex(({ type }) => type === 'IDAT')
  const rest = chunks.filter(({ type }, index) => type !== 'IDAT' || index === first)
  const data = deflateSync(image, { level: 9, memLevel: 9 })
  return Buffer.concat([
    png.subarray(0, signature),
    ...rest.map((chunk) => written(chunk.type === 'IDAT' ? { type: 'IDAT', data } : chunk)),
  ])
}

const chunksIn = (png: Buffer): Chunk[] => {
  const chunks: Chunk[] = []
  for (let at = signature; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at)
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}

/** The CRC-32 of bytes, which is also the one that gzip ends with, before their length (RFC 1952, 2.3.1). */
const checksum = (bytes: Buffer): number => {
  const zipped = gzipSync(bytes, { level: 0 })
  return zipped.readUInt32LE(zipped.length - 8)
}

/** Length, type, data, and a checksum of the last two. */
const written = ({ type, data }: Chunk): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(checksum(body))
  return Buffer.concat([length, body, sum])
}
