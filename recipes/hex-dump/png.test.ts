import { expect, test } from 'vitest'
import { crc32, pngFields } from './png.ts'

test('the CRC of the empty IEND chunk is the one that every PNG file ends with', () => {
  expect(crc32('49454e44')).toBe('ae426082')
})

test('the fields are the first 64 bytes of the file', () => {
  const fields = pngFields({ width: 1, height: 1, dotsPerInch: 72, dataLength: 10 })
  expect(fields.map(({ value }) => value).join('').length / 2).toBe(64)
  // The header of the well-known one-pixel RGBA image.
  expect(
    fields
      .slice(0, 7)
      .map(({ value }) => value)
      .join(''),
  ).toBe('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489')
})
