import { expect, test } from 'vitest'
import { sentenceCase } from './sentence-case.ts'

test('only the first letter changes', () => {
  expect(['in doubt', '9 or more', 'IQR', ''].map(sentenceCase)).toEqual(['In doubt', '9 or more', 'IQR', ''])
})
