import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { charactersWithoutFont } from '../../fonts/embed-fonts.ts'
import { inKnownSigns } from './look-alikes.ts'

test('signs that the fonts lack are drawn as those that they have, all else stays', async () => {
  const svg = '<svg><text x="1">◻◽▫⬜ ◼◾⬛ ➔➜⟶ ✔✘ ★ a</text></svg>'
  expect(inKnownSigns(svg)).toBe('<svg><text x="1">□□□□ ■■■ →→→ ✓✗ ★ a</text></svg>')
  expect(await charactersWithoutFont(inKnownSigns(svg), (file) => readFile(`assets/fonts/${file}`))).toEqual(['★'])
})
