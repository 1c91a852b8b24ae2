import { expect, test } from 'vitest'
import { decode } from './plain-words.ts'

test.each([
  ['a&nbsp;b&nbsp-c&nbsp', 'a b -c '],
  ['&nbsps; &nbsp_', '&nbsps; &nbsp_'],
  ['#9829; &lt;x&gt; &none; R&D', '♥ <x> &none; R&D'],
])('%s is read as browsers read it', (written, words) => {
  expect(decode(written)).toBe(words)
})
