import { expect, test } from 'vitest'
import { byteSize } from './byte-size.ts'

test('sizes are in the largest fitting unit', () => {
  expect([0n, 1n, 1023n, 1024n, 4096n].map(byteSize)).toEqual(['0 B', '1 B', '1023 B', '1 KiB', '4 KiB'])
  expect(byteSize(1_400_832n)).toBe('1.3 MiB')
  expect(byteSize(0x7ffe48c3d000n - 0x55f87d69a000n)).toBe('42 TiB')
  expect(byteSize(2n ** 64n - 1n)).toBe('16 EiB')
  expect(byteSize(2n ** 30n - 131_072n)).toBe('1 GiB')
})
