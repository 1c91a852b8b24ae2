import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as fontkit from 'fontkit'
import { describe, expect, test } from 'vitest'
import { monoAdvance, textWidth } from './measure.ts'

const open = (name: string): fontkit.Font => {
  const file = readFileSync(new URL(`../../assets/fonts/${name}.ttf`, import.meta.url))
  return fontkit.create(file) as fontkit.Font
}

const size = 1000

const faces = [
  { name: 'Inter-Regular', font: open('Inter-Regular'), style: { size } },
  { name: 'Inter-SemiBold', font: open('Inter-SemiBold'), style: { size, bold: true } },
  { name: 'JetBrainsMono-Regular', font: open('JetBrainsMono-Regular'), style: { size, mono: true } },
  { name: 'JetBrainsMono-SemiBold', font: open('JetBrainsMono-SemiBold'), style: { size, mono: true, bold: true } },
]

describe.each(faces)('$name', ({ font, style }) => {
  const set = (text: string): number => (font.layout(text).advanceWidth / font.unitsPerEm) * size

  test('no character is wider in the font than by measure', () => {
    const wider = font.characterSet
      .map((code) => String.fromCodePoint(code))
      .filter((character) => set(character) > textWidth(character, style))
    expect(wider).toEqual([])
    expect(font.characterSet.length).toBeGreaterThan(500)
  })

  test('no line of text is wider in the font than by measure, kerning and ligatures included', () => {
    const characters = font.characterSet.filter((code) => code >= 0x20 && code < 0x2200)
    const anyLine = fc
      .array(fc.constantFrom(...characters), { maxLength: 12 })
      .map((codes) => String.fromCodePoint(...codes))
    fc.assert(fc.property(anyLine, (line) => set(line) <= textWidth(line, style) + 1e-6))
    for (const line of ['AVATAR To. Ty, "fi" ffl', '-> => <- != >= <=> |> :: www 0x1F', 'Übergrößenträger №1'])
      expect(set(line)).toBeLessThanOrEqual(textWidth(line, style))
  })
})

test('width is the sum of the characters, in proportion to the size', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.boolean(), (a, b, bold) => {
      const whole = textWidth(a + b, { size: 16, bold })
      expect(whole).toBeCloseTo(textWidth(a, { size: 16, bold }) + textWidth(b, { size: 16, bold }), 6)
      expect(whole).toBeCloseTo(textWidth(a + b, { size: 32, bold }) / 2, 6)
    }),
  )
})

test('every mono character is as wide as the widest mono font has it; East Asian and emoji fill one em', () => {
  expect(textWidth('iW→ é', { size: 10, mono: true })).toBeCloseTo(5 * monoAdvance * 10)
  expect(textWidth('漢😀', { size: 10, mono: true })).toBe(20)
})

test('a character that no font of the stack has counts one em', () => {
  expect(textWidth('漢', { size: 10 })).toBe(10)
  expect(textWidth('😀\u{1f680}', { size: 10, bold: true })).toBe(20)
  expect(textWidth('\0', { size: 10 })).toBe(10)
})

test('bold is wider than regular, and nothing has no width', () => {
  const pangram = 'The quick brown fox jumps over the lazy dog'
  expect(textWidth(pangram, { size: 16, bold: true })).toBeGreaterThan(textWidth(pangram, { size: 16 }))
  expect(textWidth('', { size: 16 })).toBe(0)
})
