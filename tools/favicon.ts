/**
 * The logo as `favicon.ico`: PNGs of three sizes in the container that browsers without SVG icons, readers of feeds and
 * chat programs ask for.
 */
import { Resvg } from '@resvg/resvg-js'
import { plainMarkSvg } from '../src/render/mark.ts'

/** The sizes of tabs, task bars and previews, in pixels. */
const sizes = [16, 32, 48]

/** The icon. */
export function makeFavicon(): Buffer {
  const pictures = sizes.map((size) =>
    new Resvg(plainMarkSvg(), { fitTo: { mode: 'width', value: size } }).render().asPng(),
  )
  const head = Buffer.alloc(headBytes + entryBytes * sizes.length)
  head.writeUInt16LE(iconType, 2)
  head.writeUInt16LE(sizes.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    writeEntry(head.subarray(headBytes + entryBytes * index), {
      size: sizes[index] ?? 0,
      bytes: picture.length,
      offset,
    })
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}

const headBytes = 6
const entryBytes = 16
const iconType = 1

/** An entry of the directory: its size twice, one plane of 32 bits a pixel, and where its PNG is. */
const writeEntry = (entry: Buffer, { size, bytes, offset }: { size: number; bytes: number; offset: number }): void => {
  entry.writeUInt8(size, 0)
  entry.writeUInt8(size, 1)
  entry.writeUInt16LE(1, 4)
  entry.writeUInt16LE(32, 6)
  entry.writeUInt32LE(bytes, 8)
  entry.writeUInt32LE(offset, 12)
}
