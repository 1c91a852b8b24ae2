import { expect, test } from 'vitest'
import { hashOfId, idOfHash } from './hash-id.ts'

test('hashes become ids and back; only one that begins with a digit has a letter in front', () => {
  expect(['2c717ff', 'ac390e5'].map(idOfHash)).toEqual(['g2c717ff', 'ac390e5'])
  expect(['g2c717ff', 'ac390e5'].map(hashOfId)).toEqual(['2c717ff', 'ac390e5'])
})
