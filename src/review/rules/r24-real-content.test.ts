import { expect, test } from 'vitest'
import { findingsIn, fragmentFindings, withChanges } from '../../../test/review.ts'

test('finds a placeholder word', () => {
  expect(findingsIn(withChanges({ 11: { text: 'foo' } }))).toEqual([['R24', 11]])
})

test("finds somebody's address", () => {
  expect(findingsIn(withChanges({ 1: { text: 'The shop answers at 8.8.8.8' } }))).toEqual([['R24', 1]])
})

test('accepts documentation addresses, private ones, versions and times', () => {
  expect(
    fragmentFindings([
      { type: 'text', x: 40, y: 40, text: '203.0.113.7 → 10.10.0.4, 2001:db8::7 at 12:30:45', size: 14 },
      { type: 'text', x: 40, y: 80, text: 'https://api.example.com:8443/v1 by std::move, a bar in use', size: 14 },
      { type: 'text', x: 40, y: 120, text: 'k8s.io/api v1.2.3, ops@example.net, 255.255.255.0', size: 14 },
    ]),
  ).toEqual([])
})
