import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64 } from './base64.ts'

test('any bytes are written as another program writes them', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
    }),
  )
})
