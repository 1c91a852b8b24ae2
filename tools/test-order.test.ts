import { expect, test } from 'vitest'
import { rehearsedOrder } from './test-order.ts'

const browsers = ['editor', 'gallery', 'access', 'plain', 'docs'].map((name) => `test/browser/${name}.test.ts`)

test('the longest files begin first, and a third browser only when one of two has ended', () => {
  const others = ['test/any-data.test.ts', 'test/adaptation.test.ts', 'src/unknown.test.ts', 'test/pins.test.ts']
  const known = Object.fromEntries([...browsers, ...others].map((file, index) => [file, 100 - 10 * index]))
  const order = rehearsedOrder([...others, ...browsers], 4, { ...known, 'test/any-data.test.ts': 85 })
  expect(order.slice(0, 4)).toEqual([browsers[0], browsers[1], 'test/any-data.test.ts', 'test/adaptation.test.ts'])
  expect(order.indexOf('test/pins.test.ts')).toBeLessThan(order.indexOf('test/browser/access.test.ts'))
})

test('a browser is begun when the one before it has ended, even if that was a little slower than before', () => {
  const [first = '', second = '', third = ''] = browsers
  const known = { [first]: 100, [second]: 10, 'test/any-data.test.ts': 11, [third]: 8, 'test/pins.test.ts': 6 }
  expect(rehearsedOrder(Object.keys(known), 3, known).slice(3)).toEqual(['test/pins.test.ts', third])
})

test('files of one name, of none, and browsers alone all come once', () => {
  expect(rehearsedOrder([], 4)).toEqual([])
  expect(rehearsedOrder(browsers, 4).toSorted()).toEqual(browsers.toSorted())
})
