import { expect, test } from 'vitest'
import { frameWords } from './words.ts'

const frame = { name: 'pgx.(*baseRows).Scan', value: 10, children: [] }
const words = (w: number) => frameWords(frame, { w, total: 40, isBold: false })?.lines.map(({ text }) => text)

test('a frame shows its name and share, and less of them the narrower it is', () => {
  expect(words(400)).toEqual(['pgx.(*baseRows).Scan  25%'])
  expect(words(170)).toEqual(['pgx.(*baseRows).Scan', '25%'])
  expect(words(130)).toEqual(['pgx.(*baseRows).', 'Scan'])
  expect(words(60)).toEqual(['pgx…', 'Scan'])
  expect(words(20)).toBeUndefined()
})
