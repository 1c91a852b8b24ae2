import { expect, test } from 'vitest'
import { widthOf } from '../block.ts'
import { ownLines } from './own-lines.ts'

test('three lines are kept where each would be two, two lines and very long ones are not', () => {
  const line = 'POST heartbeat · reservations'
  const lines = (count: number): string => Array.from({ length: count }, () => line).join('\n')
  expect(ownLines({ words: lines(3), as: 'label', cap: 80 })).toBe(widthOf(line, 'label'))
  expect(ownLines({ words: lines(2), as: 'label', cap: 80 })).toBe(0)
  expect(ownLines({ words: lines(3), as: 'name', cap: 80 })).toBe(0)
  expect(ownLines({ words: 'Engine\ncompiled state machine\nchat', as: 'name', cap: 80 })).toBeGreaterThan(104)
  expect(ownLines({ words: `${lines(3)} and more`, as: 'label', cap: 80 })).toBe(0)
  expect(ownLines({ words: lines(2), as: 'label', cap: 200 })).toBe(widthOf(line, 'label'))
  expect(ownLines({ words: line, as: 'label', cap: 200 })).toBe(0)
})
