import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../test/arbitrary-scene.ts'
import { countCodePoints } from './code-points.ts'

test('a surrogate pair is one code point, a lone surrogate is one too', () => {
  const counted = ['', 'a', 'é', 'e\u0301', '😀', '\ud800', '\udc00\ud800', '\ud800\ud800\udc00', '👩‍💻'].map(
    countCodePoints,
  )
  expect(counted).toEqual([0, 1, 1, 2, 1, 1, 2, 2, 3])
})

test('the count is that of the string iterator', () => {
  fc.assert(fc.property(anyText(100), (text) => countCodePoints(text) === Array.from(text).length))
})
