/**
 * Generates everything about fonts: the width table that text is measured with (src/text/widths.gen.ts), the subsetted
 * fonts for PNGs (assets/fonts), and the smaller ones that pages load (assets/web-fonts).
 *
 * Run by hand (`npm run fonts`) when the font stack changes; all results are committed.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { range } from 'd3-array'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

type Glyph = { advanceWidth: number }
type Face = {
  hasGlyphForCodePoint(code: number): boolean
  glyphForCodePoint(code: number): Glyph
  layout(text: string): { glyphs: Glyph[] }
  unitsPerEm: number
}

const modules = 'node_modules'
const stacks = {
  regular: [
    'inter-ui/web/Inter-Regular.woff2',
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    ...['latin', 'latin-ext', 'greek', 'cyrillic'].map(
      (part) => `@fontsource/arimo/files/arimo-${part}-400-normal.woff2`,
    ),
  ],
  bold: [
    'inter-ui/web/Inter-SemiBold.woff2',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
    ...['latin', 'latin-ext', 'greek', 'cyrillic'].map(
      (part) => `@fontsource/arimo/files/arimo-${part}-700-normal.woff2`,
    ),
  ],
}

/** Measured ranges of code points: Latin, Greek, Cyrillic, punctuation, currencies, arrows, mathematics, shapes. */
const ranges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x391, 0x3c9],
  [0x400, 0x45f],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x2070, 0x208e],
  [0x20a0, 0x20bf],
  [0x2190, 0x21ff],
  [0x2200, 0x226f],
  [0x2500, 0x257f],
  [0x25a0, 0x25ff],
  [0x2713, 0x2718],
]

/** The characters of the bundled PNG fonts: the ranges that scenes use, without the long tails. */
const bundled = ranges.flatMap(([from, to]) => range(from, to + 1))

const open = async (file: string): Promise<Face> =>
  fontkit.create(await readFile(`${modules}/${file}`)) as unknown as Face

/** A character's advance in font units: alone or between capitals, whichever form is wider. */
const advance = (face: Face, code: number): number => {
  const alone = face.glyphForCodePoint(code).advanceWidth
  const { glyphs } = face.layout(`H${String.fromCodePoint(code)}H`)
  return glyphs.length === 3 ? Math.max(alone, glyphs[1]!.advanceWidth) : alone
}

/** The widest advance of a code point in the stack, in thousandths of an em; 0 if no font has it. */
const widest = (faces: Face[], code: number): number => {
  let width = 0
  for (const face of faces) {
    if (!face.hasGlyphForCodePoint(code)) continue
    width = Math.max(width, Math.ceil((advance(face, code) / face.unitsPerEm) * 1000))
  }
  return width
}

/** Two digits to base 44, from "0" to "[", none of which a string has to escape. */
const digits = (width: number): string => String.fromCharCode(48 + Math.floor(width / 44), 48 + (width % 44))

const table = async (files: string[]): Promise<string> => {
  const faces = await Promise.all(files.map(open))
  const rows = ranges.map(([from, to]) => {
    const widths = Array.from({ length: to - from + 1 }, (_, index) => widest(faces, from + index))
    return `  [${from}, '${widths.map(digits).join('')}'],`
  })
  return `[\n${rows.join('\n')}\n]`
}

const writeWidths = async (): Promise<void> => {
  const head =
    '// Made by tools/fonts.ts: the widest advance over the font stack, in thousandths of an em; 0 is unknown. Each is two digits\n// to base 44, from "0" to "[": half as many bytes as numbers.\n'
  const type = 'readonly (readonly [first: number, widths: string])[]'
  const regular = await table(stacks.regular)
  const bold = await table(stacks.bold)
  const body = `export const regular: ${type} = ${regular}\n\nexport const bold: ${type} = ${bold}\n`
  await writeFile('src/text/widths.gen.ts', `${head}\n${body}`)
}

const faces: Record<string, string> = {
  'Inter-Regular.ttf': 'inter-ui/web/Inter-Regular.woff2',
  'Inter-SemiBold.ttf': 'inter-ui/web/Inter-SemiBold.woff2',
  'JetBrainsMono-Regular.ttf': 'jetbrains-mono/fonts/webfonts/JetBrainsMonoNL-Regular.woff2',
  'JetBrainsMono-SemiBold.ttf': 'jetbrains-mono/fonts/webfonts/JetBrainsMonoNL-SemiBold.woff2',
}

const writeFonts = async (): Promise<void> => {
  await mkdir('assets/fonts', { recursive: true })
  const text = String.fromCodePoint(...bundled)
  for (const [name, context] of Object.entries(faces)) {
    const font = await subsetFont(await readFile(`${modules}/${context}`), text, {
      targetFormat: 'truetype',
      preserveNameIds: [16, 17],
    })
    await writeFile(`assets/fonts/${name}`, font)
    console.log(`assets/fonts/${name}: ${font.length} bytes`)
  }
}

/** The characters of pages: Latin with its accents, typographic marks, arrows and relations. */
const webCharacters = [
  ...range(0x20, 0x7f),
  ...range(0xa0, 0x180),
  ...Array.from('‐‑–—‘’“”†•…′″€←↑→↓⇒−≈≠≤≥∞✓▲▼', (character) => character.codePointAt(0)!),
]

const webFaces: Record<string, string> = {
  'inter-400.woff2': 'Inter-Regular.ttf',
  'inter-600.woff2': 'Inter-SemiBold.ttf',
  'jetbrains-mono-400.woff2': 'JetBrainsMono-Regular.ttf',
}

/** Alternate glyphs are omitted: pages use none, and they are half of the bytes. */
const writeWebFonts = async (): Promise<void> => {
  await mkdir('assets/web-fonts', { recursive: true })
  for (const [name, source] of Object.entries(webFaces)) {
    const font = await subsetFont(await readFile(`assets/fonts/${source}`), String.fromCodePoint(...webCharacters), {
      targetFormat: 'woff2',
      noLayoutClosure: true,
    })
    await writeFile(`assets/web-fonts/${name}`, font)
    console.log(`assets/web-fonts/${name}: ${font.length} bytes`)
  }
}

await writeWidths()
await writeFonts()
await writeWebFonts()
