import { expect, test } from 'vitest'
import { References } from './data/references.ts'
import { Places } from './places.ts'
import { Sheet } from './sheet.ts'
import { toneOf } from './tone.ts'

test('the focus has the accent before its state has a color', () => {
  const [a, b, c] = [{ state: 'negative' }, { state: 'negative' }, {}] as const
  const data = { title: 'A claim', focus: ['a'] }
  const references = new References([{ names: ['a'], item: a }])
  const sheet = new Sheet(data, { places: new Places(data), references })
  expect([a, b, c].map((item) => toneOf(item, sheet))).toEqual(['accent', 'negative', 'muted'])
  expect(toneOf(c, sheet, 'ink')).toBe('ink')
})
