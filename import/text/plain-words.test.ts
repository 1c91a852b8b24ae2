import { expect, test } from 'vitest'
import { decode, plainWords } from './plain-words.ts'

test.each([
  ['a&nbsp;b&nbsp-c&nbsp', 'a b -c '],
  ['&nbsps; &nbsp_', '&nbsps; &nbsp_'],
  ['&leq; #geq; &rArr; &Delta;&delta; &sup2;', '≤ ≥ ⇒ Δδ ²'],
  ['#ast; #excl; &quest;', '* ! ?'],
  ['#9829; &lt;x&gt; &none; R&D', '♥ <x> &none; R&D'],
])('%s is read as browsers read it', (written, words) => {
  expect(decode(written)).toBe(words)
})

test.each([
  ['DNA<sub>tumor</sub> and H<sub>2</sub>O', 'DNA_tumor and H₂O'],
  ['10<SUP> 6 </SUP>, x<sup>n</sup>', '10⁶, x^n'],
  ['<sub>a</sup>', 'a'],
])('%s keeps what is set lower or higher', (written, words) => {
  expect(plainWords(written)).toBe(words)
})
