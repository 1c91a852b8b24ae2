import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginningOf, clip } from './clip.ts'
import { countCodePoints } from './code-points.ts'

test('text that fits is as it was; longer text ends in an ellipsis, which counts', () => {
  expect(clip('abcdef', 6)).toBe('abcdef')
  expect(clip('abcdefg', 6)).toBe('abcde…')
  expect(clip('😀😀😀', 3)).toBe('😀😀😀')
})

test.each([
  ['an accent', 'e\u0301'],
  ['a family', '👩\u200d👩\u200d👧'],
  ['a skin tone', '👍🏽'],
  ['a flag', '🇨🇭'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a variation selector', '❤\ufe0f'],
  ['Korean in parts', '\u1112\u1161\u11ab'],
  ['a Devanagari vowel', 'नि'],
])('%s is kept whole or left out', (_, character) => {
  const size = countCodePoints(character)
  expect(beginningOf(`a${character}b`, size)).toBe('a')
  expect(beginningOf(`a${character}b`, size + 1)).toBe(`a${character}`)
})

test('flags are pairs from the first one on', () => {
  expect(beginningOf('🇨🇭🇫🇷🇩🇪', 3)).toBe('🇨🇭')
})

test('a character longer than the whole is left out', () => {
  expect(clip(`e${'\u0301'.repeat(90)}`)).toBe('…')
})

test('the result is a beginning, no longer than asked for, well formed, and as long as whole characters allow', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '\u0301', '😀', '\u200d', '🏽', '🇦', '\ufe0f', 'ß') })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (whole, most) => {
      const part = beginningOf(whole, most)
      expect(whole.startsWith(part)).toBe(true)
      expect(countCodePoints(part)).toBeLessThanOrEqual(most)
      expect(part).not.toMatch(/[\ud800-\udbff]$/)
      expect(beginningOf(part + whole.slice(part.length), most)).toBe(part)
      expect(countCodePoints(clip(whole, most))).toBeLessThanOrEqual(most)
    }),
  )
})

test('without a length, sixty characters are kept', () => {
  expect(clip('x'.repeat(60))).toBe('x'.repeat(60))
  expect(clip('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`)
})

test('of a long text only what can be kept is read', () => {
  // 4 units a character: an accent on an emoji of two units, and one more at the end.
  const wide = '😀\u0301'
  expect(beginningOf(wide.repeat(40), 6)).toBe(wide.repeat(3))
  expect(beginningOf(`ab${'\u0301'.repeat(100)}`, 3)).toBe('a')
  expect(beginningOf('abcdef', 0)).toBe('')
})
