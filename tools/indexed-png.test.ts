import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { indexedPng } from './indexed-png.ts'

const drawn = (inner: string) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#fff"/>${inner}</svg>`,
  ).render()

/** The pixels of a PNG file, as another reader of PNG sees them. */
const pixelsIn = (file: Buffer): Buffer =>
  drawn(`<image href="data:image/png;base64,${file.toString('base64')}" width="600" height="300"/>`).pixels

test('up to 256 colors are the same, in fewer bytes', () => {
  const picture = drawn('<circle cx="300" cy="150" r="120" fill="#15c"/>')
  const file = indexedPng(picture)
  expect(file.length).toBeLessThan(picture.asPng().length)
  expect(pixelsIn(file).equals(picture.pixels)).toBe(true)
})

test('of more colors, each is near the one that it takes, and those of large areas are the same', () => {
  const blend =
    '<linearGradient id="g"><stop stop-color="#15c"/><stop offset="1" stop-color="#fa3"/></linearGradient><rect y="150" width="600" height="150" fill="url(#g)"/>'
  const picture = drawn(blend)
  const [before, after] = [picture.pixels, pixelsIn(indexedPng(picture))]
  let worst = 0
  for (let at = 0; at < before.length; at++) worst = Math.max(worst, Math.abs(before[at]! - after[at]!))
  expect([worst > 0, worst <= 3]).toEqual([true, true])
  const half = before.length / 2
  expect(after.subarray(0, half).equals(before.subarray(0, half))).toBe(true)
})

test('rare colors far from all others are kept, however many others there are', () => {
  const grays = Array.from({ length: 128 }, (_, gray) => [gray, gray, gray])
  const reds = Array.from({ length: 200 }, (_, blue) => [255, 0, blue])
  const colors = [...reds, [0, 200, 0], ...Array.from({ length: 180_000 - 201 }, (_, at) => grays[at % 128]!)]
  const pixels = Buffer.from(colors.flatMap((color) => [...color, 255]))
  const after = pixelsIn(indexedPng({ width: 600, height: 300, pixels }))
  expect([...after.subarray(200 * 4, 201 * 4)]).toEqual([0, 200, 0, 255])
  expect(after.subarray(201 * 4).equals(pixels.subarray(201 * 4))).toBe(true)
  for (let at = 0; at < 200; at++) expect(Math.abs(after[at * 4 + 2]! - at)).toBeLessThanOrEqual(1)
})
