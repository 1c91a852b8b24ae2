/**
 * Subsets as another reader of fonts sees them, beside the font they were made of.
 */
import { readFileSync } from 'node:fs'
import { unzlibSync } from 'fflate'
import * as fontkit from 'fontkit'
import { describe, expect, test } from 'vitest'
import { fontFaces } from './faces.ts'
import { glyphFinder, readTables } from './font-tables.ts'
import { kerningOf } from './kerning.ts'
import { subsetFace } from './subset-face.ts'

const fontOf = (file: string): Buffer => readFileSync(`assets/fonts/${file}`)

const codesOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0)!)

/** Plain, accented (composed of parts), Greek, Cyrillic and signs. */
const words = 'Wave AV To éÄçñ Ωβ Жя → ✓ 0123 (fi)'

type Glyph = { id: number; advanceWidth: number; path: { toSVG(): string } }
type Face = {
  glyphForCodePoint(code: number): Glyph
  characterSet: number[]
  layout(text: string, features: Record<string, boolean>): { glyphs: Glyph[]; positions: { xAdvance: number }[] }
}

const open = (bytes: Uint8Array): Face => fontkit.create(Buffer.from(bytes)) as unknown as Face

const subsetOf = (file: string, text = words) => {
  const subset = subsetFace(fontOf(file), codesOf(text))
  if (subset === undefined) throw new Error('there is no subset')
  return subset
}

describe.each(fontFaces)('$file', ({ file }) => {
  test('a subset has the characters asked for, with the outlines and widths of the font, and no others', () => {
    const [subset, whole] = [open(subsetOf(file).woff), open(fontOf(file))]
    const wanted = [...new Set(codesOf(words))].sort((a, b) => a - b)
    expect(subset.characterSet.toSorted((a, b) => a - b).filter((code) => code < 0xffff)).toEqual(wanted)
    for (const code of wanted) {
      const [one, other] = [subset.glyphForCodePoint(code), whole.glyphForCodePoint(code)]
      expect([one.path.toSVG(), one.advanceWidth]).toEqual([other.path.toSVG(), other.advanceWidth])
    }
  })
})

test('kerning is that of the font, as another program applies it', () => {
  const bytes = fontOf('Inter-Regular.ttf')
  const [tables, whole] = [readTables(bytes), open(bytes)]
  const letters = Array.from('AToVaWy.Lke-T')
  const glyphs = [...new Set(letters.map((letter) => glyphFinder(tables)(letter.codePointAt(0)!)))]
  const found = new Map(kerningOf(tables, glyphs).map(({ left, right, by }) => [`${left} ${right}`, by]))
  expect(found.size).toBeGreaterThan(20)
  for (const one of letters)
    for (const other of letters) {
      const run = whole.layout(one + other, { calt: false })
      const [first, second] = run.glyphs
      const by = run.positions[0]!.xAdvance - first!.advanceWidth
      expect([one, other, found.get(`${first!.id} ${second!.id}`) ?? 0]).toEqual([one, other, by])
    }
})

/** The tables of a WOFF file, unpacked, and what its directory says of their checksums. */
const unpacked = (woff: Uint8Array): { tag: string; bytes: Uint8Array; sum: number }[] => {
  const view = new DataView(woff.buffer, woff.byteOffset)
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const at = 44 + 20 * index
    const [offset, packed, length, sum] = [4, 8, 12, 16].map((each) => view.getUint32(at + each)) as [
      number,
      number,
      number,
      number,
    ]
    const body = woff.subarray(offset, offset + packed)
    const bytes = packed < length ? unzlibSync(body) : body
    expect(bytes).toHaveLength(length)
    return { tag: String.fromCharCode(...woff.subarray(at, at + 4)), bytes, sum }
  })
}

test('a file keeps what the format demands: sorted tables, a length that is true, checksums that hold', () => {
  const { woff } = subsetOf('Inter-SemiBold.ttf')
  const tables = unpacked(woff)
  expect(tables.map(({ tag }) => tag)).toEqual([
    'OS/2',
    'cmap',
    'glyf',
    'head',
    'hhea',
    'hmtx',
    'kern',
    'loca',
    'maxp',
    'name',
    'post',
  ])
  expect(new DataView(woff.buffer).getUint32(8)).toBe(woff.length)
  for (const { tag, bytes, sum } of tables) {
    const own = bytes.slice()
    if (tag === 'head') own.fill(0, 8, 12)
    const view = new DataView(Uint8Array.from([...own, 0, 0, 0]).buffer)
    let total = 0
    for (let at = 0; at < own.length; at += 4) total = (total + view.getUint32(at)) >>> 0
    expect([tag, total]).toEqual([tag, sum])
  }
})

test('the same characters give the same bytes in whatever order, and fewer give fewer', () => {
  const [there, back] = [subsetOf('Inter-Regular.ttf', 'data'), subsetOf('Inter-Regular.ttf', 'atad')]
  expect(back).toEqual(there)
  expect(there.characters).toEqual(codesOf('adt'))
  expect(subsetOf('Inter-Regular.ttf', 'at').woff.length).toBeLessThan(there.woff.length)
})

test('characters that a font lacks are left out; if it has none, there is no subset', () => {
  expect(subsetOf('Inter-Regular.ttf', 'a図😀').characters).toEqual(codesOf('a'))
  expect(subsetFace(fontOf('Inter-Regular.ttf'), codesOf('図😀'))).toBeUndefined()
})

test('what is no font is refused', () => {
  expect(() => subsetFace(new Uint8Array(100), [65])).toThrow(RangeError)
  expect(() => subsetFace(new Uint8Array(), [65])).toThrow('not a TrueType font')
})

test('a frame stands for characters that a font lacks, and only in a subset that was asked for some', () => {
  const frameOf = (text: string) => {
    const face = open(subsetOf('Inter-Regular.ttf', text).woff)
    return face.glyphForCodePoint('\uc774'.codePointAt(0)!).path.toSVG()
  }
  expect([frameOf('a b'), frameOf('a\u200db\n')]).toEqual(['', ''])
  expect(frameOf('a \uc774')).toBe('M164 0L164 1434L1180 1434L1180 0ZM266 102L1078 102L1078 1332L266 1332Z')
})
