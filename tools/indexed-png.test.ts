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
