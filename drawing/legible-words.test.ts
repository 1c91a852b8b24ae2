import { expect, test } from 'vitest'
import { ifNarrow, inLegibleWords } from './legible-words.ts'

/** Plans as wide as the words of a role make them. */
const planned = (narrow: number, wide: number) =>
  inLegibleWords({
    narrow: (small) => ifNarrow({ w: narrow, as: small }),
    wide: (small) => ({ w: wide, as: small }),
  })

test('small words are small in what is no wider than is easy to read', () => {
  expect(planned(880, 1000)).toEqual({ plan: { w: 880, as: 'small' }, small: 'small' })
})

test('what is wider is planned again with larger ones', () => {
  expect(planned(881, 1000)).toEqual({ plan: { w: 1000, as: 'note' }, small: 'note' })
})
