import { expect, test } from 'vitest'
import { isNamed, namedIn, namesOf } from './named.ts'

test('an item is referred to by its id or its name, one without either not at all', () => {
  expect([
    isNamed({ id: 'api', name: 'API' }, ['API']),
    isNamed({ name: 'API' }, ['api']),
    isNamed({}, ['API']),
  ]).toEqual([true, false, false])
})

test('items keep their order', () => {
  const items = [{ name: 'a' }, { name: 'b' }, { id: 'c' }]
  expect([namedIn(items, ['c', 'a']), namedIn(items)]).toEqual([[{ name: 'a' }, { id: 'c' }], []])
})

test('an item without a name is called by its id', () => {
  expect(namesOf([{ id: 'api', name: 'API' }, { id: 'db' }, {}])).toEqual(['API', 'db', ''])
})
