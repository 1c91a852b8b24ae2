import { expect, test } from 'vitest'
import { fillKind } from './fill-kind.ts'

test.each([
  ['muted', undefined, 'shape'],
  ['muted', true, 'shape'],
  ['none', undefined, 'mark'],
  ['none', false, 'mark'],
  ['none', true, 'half'],
  ['surface', true, 'pale'],
  ['surface', undefined, 'shape'],
  ['rule', true, 'shape'],
] as const)('an outline of %s, dashed %s: a %s', (stroke, dashed, kind) => {
  expect(fillKind(stroke, dashed)).toBe(kind)
})
