import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as fontkit from 'fontkit'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../test/arbitrary-scene.ts'
import { loadCatalog } from '../../test/catalog.ts'
import { monoAdvance, type TextStyle, textWidth } from './measure.ts'

const open = (name: string): fontkit.Font => {
  const file = readFileSync(new URL(`../../assets/fonts/${name}.ttf`, import.meta.url))
  return fontkit.create(file) as fontkit.Font
}

const size = 1000

type Face = { name: string; font: fontkit.Font; style: TextStyle }

const faces: Face[] = [
  { name: 'Inter-Regular', font: open('Inter-Regular'), style: { size } },
  { name: 'Inter-SemiBold', font: open('Inter-SemiBold'), style: { size, bold: true } },
  { name: 'JetBrainsMono-Regular', font: open('JetBrainsMono-Regular'), style: { size, mono: true } },
  { name: 'JetBrainsMono-SemiBold', font: open('JetBrainsMono-SemiBold'), style: { size, mono: true, bold: true } },
]

/** The width of a line of text in a font, with kerning, ligatures and contextual forms. */
const lineWidth = (font: fontkit.Font, text: string): number =>
  (font.layout(text).advanceWidth / font.unitsPerEm) * size

describe.each(faces)('$name', ({ font, style }) => {
  const set = (text: string): number => lineWidth(font, text)

  test('no character is wider in the font than measured', () => {
    const wider = font.characterSet
      .map((code) => String.fromCodePoint(code))
      .filter((character) => set(character) > textWidth(character, style))
    expect(wider).toEqual([])
    expect(font.characterSet.length).toBeGreaterThan(500)
  })

  test('no line is wider in the font than measured, except for kerning that spreads letters by up to 0.04 em', () => {
    const line = fc.string({ unit: 'grapheme-ascii', maxLength: 12 })
    fc.assert(fc.property(line, (text) => set(text) <= textWidth(text, style) + text.length * 0.04 * size))
  })
})

test('no label of the catalog is wider in Inter than measured, kerning included', async () => {
  const scenes = (await loadCatalog()).recipes.map(({ scene }) => scene)
  const labels = scenes.flatMap(({ elements }) => elements.filter((element) => element.type === 'text'))
  const [regular, semiBold] = faces as [Face, Face]
  for (const { font, style } of [regular, semiBold]) {
    const drawn = labels.filter(({ bold = false, mono }) => bold === (style.bold ?? false) && !mono)
    const texts = [...new Set(drawn.map(({ text }) => text))]
    expect(texts.filter((text) => lineWidth(font, text) > textWidth(text, style))).toEqual([])
    expect(texts.length).toBeGreaterThan(20)
  }
})

test('width is the sum of the characters, in proportion to the size', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string(), fc.boolean(), (a, b, bold) => {
      const whole = textWidth(a + b, { size: 16, bold })
      expect(whole).toBeCloseTo(textWidth(a, { size: 16, bold }) + textWidth(b, { size: 16, bold }), 6)
      expect(whole).toBeCloseTo(textWidth(a + b, { size: 32, bold }) / 2, 6)
    }),
  )
})

test('every mono character is as wide as in the widest mono font; East Asian characters and emoji fill one em', () => {
  expect(textWidth('iW→ é', { size: 10, mono: true })).toBeCloseTo(5 * monoAdvance * 10)
  expect(textWidth('漢😀', { size: 10, mono: true })).toBe(20)
})

test('a character missing from every font of the stack counts as one em', () => {
  expect(textWidth('漢', { size: 10 })).toBe(10)
  expect(textWidth('😀\u{1f680}', { size: 10, bold: true })).toBe(20)
  expect(textWidth('\0', { size: 10 })).toBe(10)
})

test('bold is wider than regular, and empty text has no width', () => {
  const pangram = 'The quick brown fox jumps over the lazy dog'
  expect(textWidth(pangram, { size: 16, bold: true })).toBeGreaterThan(textWidth(pangram, { size: 16 }))
  expect(textWidth('', { size: 16 })).toBe(0)
})

test('the same letters are equally wide in any order', () => {
  const letters = fc.array(fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz →é')), {
    minLength: 2,
    maxLength: 30,
  })
  const style = fc.constantFrom({ size: 14 }, { size: 20, bold: true }, { size: 14, mono: true })
  fc.assert(
    fc.property(letters, style, (all, as) => {
      expect(textWidth(all.toReversed().join(''), as)).toBe(textWidth(all.join(''), as))
    }),
  )
  expect(textWidth('yawetag', { size: 20, bold: true })).toBe(textWidth('gateway', { size: 20, bold: true }))
})
