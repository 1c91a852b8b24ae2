import { expect, test } from 'vitest'
import { byteSize, checkSegments, groupsOf, shareOf, spanOf } from './addresses.ts'

test('sizes are in the largest fitting unit', () => {
  expect(byteSize(4096n)).toBe('4 KiB')
  expect(byteSize(1_400_832n)).toBe('1.3 MiB')
  expect(byteSize(spanOf([{ from: '0x55f87d69a000', to: '0x7ffe48c3d000' }]))).toBe('42 TiB')
  expect(byteSize(0n)).toBe('0 B')
})

test('segments rise and do not overlap', () => {
  expect(
    checkSegments([
      { from: '0x1000', to: '0x3000' },
      { from: '0x2000', to: '0x4000' },
      { from: '0x5000', to: '0x5000' },
    ]),
  ).toEqual([
    { at: 'fields.2.to', problem: '0x5000 is not above 0x5000' },
    { at: 'fields.1.from', problem: '0x2000 is below 0x3000, where the one before it ends' },
  ])
})

test('ranges are apart where many addresses are between them', () => {
  const ranges = [
    { from: '0x0', to: '0x100' },
    { from: '0x180', to: '0x200' },
    { from: '0xf00', to: '0x1000' },
  ]
  expect(shareOf('0x800', ranges)).toBe(0.5)
  expect(groupsOf(ranges, 0.1).map(({ length }) => length)).toEqual([2, 1])
  expect(groupsOf(ranges, 0.01).map(({ length }) => length)).toEqual([1, 1, 1])
})
