/**
 * SVG with its fonts inside: the letters it uses, as font faces of the names that it has anyway.
 *
 * Pure but for reading the fonts: the same SVG gives the same bytes on a machine, in a service and in a browser. Each
 * face says which characters it has, so that several such SVGs in one page, and fonts of that page, get on.
 */
import { base64 } from './base64.ts'
import { type FontFace, fontFaces, type ReadFont } from './faces.ts'
import { glyphFinder, readTables } from './font-tables.ts'
import { isInvisible } from './invisible.ts'
import { subsetFace } from './subset-face.ts'

/**
 * Adds the faces that an SVG of the renderer uses; characters that they lack stay with the fonts of the machine. An SVG
 * without words, or with its fonts already inside, is returned as it is.
 */
export async function embedFonts(svg: string, read: ReadFont): Promise<string> {
  if (svg.includes('<style>')) return svg
  const used = charactersOf(svg)
  const rules: string[] = []
  for (const face of fontFaces) {
    const characters = used.get(face.file)
    const subset = characters && subsetFace(await read(face.file), characters)
    if (subset !== undefined) rules.push(ruleOf(face, subset))
  }
  if (rules.length === 0) return svg
  return svg.replace(/<\/desc>\n|(?=<rect )/, (before) => `${before}<style>\n${rules.join('\n')}\n</style>\n`)
}

/**
 * The characters of an SVG of the renderer that none of the fonts has, in order of their code points: a reader's machine has
 * fonts for them, a PNG leaves them out. One that only another font has is drawn with that one.
 */
export async function charactersWithoutFont(svg: string, read: ReadFont): Promise<string[]> {
  const finders = await Promise.all(fontFaces.map(async ({ file }) => glyphFinder(readTables(await read(file)))))
  const used = new Set([...charactersOf(svg).values()].flatMap((codes) => [...codes]))
  return [...used]
    .filter((code) => !isInvisible(code) && !finders.some((find) => hasGlyph(find, code)))
    .toSorted((a, b) => a - b)
    .map((code) => String.fromCodePoint(code))
}

const hasGlyph = (find: (code: number) => number, code: number): boolean => code < 0xffff && find(code) > 0

/** The code points of the words in an SVG, by the file of the face that they are written with. */
const charactersOf = (svg: string): Map<string, Set<number>> => {
  const used = new Map<string, Set<number>>()
  for (const [, attributes = '', words = ''] of svg.matchAll(/<text ([^>]*)>([^<]*)</g)) {
    const { file } = faceOf(attributes)
    const characters = used.get(file) ?? new Set()
    used.set(file, characters)
    for (const character of unescaped(words)) characters.add(character.codePointAt(0)!)
  }
  return used
}

const faceOf = (attributes: string): FontFace => {
  const family = attributes.includes('JetBrains Mono NL') ? 'JetBrains Mono NL' : 'Inter'
  const weight = attributes.includes('font-weight="600"') ? 600 : 400
  return fontFaces.find((face) => face.family === family && face.weight === weight) ?? fontFaces[0]
}

const unescaped = (words: string): string =>
  words.replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof entities) => entities[name])

const entities = { amp: '&', lt: '<', gt: '>', quot: '"' } as const

const ruleOf = (
  { family, weight }: FontFace,
  { woff, characters }: { woff: Uint8Array; characters: number[] },
): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};unicode-range:${rangesOf(characters)};` +
  `src:url(data:font/woff;base64,${base64(woff)})}`

/** Sorted code points as CSS writes them: `U+41-43,U+61`. */
const rangesOf = (characters: readonly number[]): string => {
  const runs: [first: number, last: number][] = []
  for (const code of characters) {
    const run = runs.at(-1)
    if (run?.[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number): string => code.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()
}
