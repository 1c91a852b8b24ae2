import { expect, test } from 'vitest'
import { References } from './data/references.ts'
import { Places } from './places.ts'
import { Sheet } from './sheet.ts'

test('items in focus come last, all others in the order of the data', () => {
  const [disk, cpu, fan] = [{ name: 'disk' }, { name: 'cpu' }, { name: 'fan' }]
  const data = { title: 'A claim', focus: ['disk'], parts: [disk, cpu, fan] }
  const references = new References(data.parts.map((item) => ({ item, names: [item.name] })))
  const sheet = new Sheet(data, { places: new Places(data), references })
  expect(sheet.focusLast(data.parts, (part) => part)).toEqual([cpu, fan, disk])
  expect(sheet.focusLast(data.parts.entries(), ([, part]) => part).map(([index]) => index)).toEqual([1, 2, 0])
})
