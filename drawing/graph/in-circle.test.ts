import { expect, test } from 'vitest'
import { inCircle, inDiamond } from './in-circle.ts'

const linesOf = (text: string, most = 160) => inCircle([{ text, as: 'name' }], most).lines.map((line) => line.text)

test('words in a circle take the lines that need the smallest one, and no word is broken', () => {
  expect(linesOf('Set password')).toEqual(['Set', 'password'])
  expect(linesOf('Validate address')).toEqual(['Validate', 'address'])
  expect(linesOf('Check the stock of all shops')).toEqual(['Check the', 'stock of', 'all shops'])
  expect(linesOf('OpenTelemetry Default Resource Detection')).toEqual([
    'OpenTelemetry',
    'Default Resource',
    'Detection',
  ])
  expect(linesOf('Google Cloud Specific Resource Detection')).toEqual([
    'Google Cloud',
    'Specific',
    'Resource',
    'Detection',
  ])
  expect(linesOf('Scan')).toEqual(['Scan'])
  // A second line makes no circle smaller than the smallest one.
  expect(linesOf('CI Job')).toEqual(['CI Job'])
})

test('what is wider than there is room for is broken as it is in other shapes', () => {
  expect(linesOf('authentication', 80)).toEqual(['authen-', 'tication'])
  expect(inCircle([], 160).lines).toEqual([])
})

test('words in a diamond take the lines that need the narrowest one, which may be longer than in other shapes', () => {
  const question = 'Does pg_stat_archiver show failures in the last 15 minutes?'
  const linesAt = (most: number, ratio: number) =>
    inDiamond([{ text: question, as: 'name' }], most, ratio).lines.map((line) => line.text)
  const three = ['Does pg_stat_archiver', 'show failures in the', 'last 15 minutes?']
  expect([linesAt(96, 2.2), linesAt(176, 2.2)]).toEqual([three, three])
  expect(linesAt(96, 0.5).length).toBeGreaterThan(3)
})
