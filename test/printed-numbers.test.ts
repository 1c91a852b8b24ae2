/** Printed numbers read back. */
import { expect, test } from 'vitest'
import { printedIn, standsFor } from '../bench/any-data/numbers.ts'

const isRead = (text: string, value: number, unit: string): boolean =>
  printedIn(text).some((number) => standsFor(number, value, unit))

test.each([
  ['315k', 315, 'k'],
  ['1.2M', 1.2, 'M'],
  ['1.2M', 1234, 'k'],
  ['315k', 315, 'k users'],
  ['315k', 315_000, ''],
])('%s stands for %d %s', (text, value, unit) => expect(isRead(text, value, unit)).toBe(true))

test.each([
  ['315k', 315_000, 'k'],
  ['316k', 315, 'k'],
  ['315k', 315, ''],
])('%s does not stand for %d %s', (text, value, unit) => expect(isRead(text, value, unit)).toBe(false))
