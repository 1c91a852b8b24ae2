import { expect, test } from 'vitest'
import { kubectlDescribe, kubectlGet, tabbed } from './tabbed.ts'

test('pads a column to its widest cell and never the last cell', () => {
  expect(
    tabbed(
      [
        ['Type', 'Reason'],
        ['Warning', 'Unhealthy'],
        ['----', '------'],
      ],
      kubectlDescribe,
    ),
  ).toEqual(['Type     Reason', 'Warning  Unhealthy', '----     ------'])
})

test('keeps the least width of a column', () => {
  expect(
    tabbed(
      [
        ['A', 'B'],
        ['x', 'y'],
      ],
      kubectlGet,
    ),
  ).toEqual(['A     B', 'x     y'])
})
