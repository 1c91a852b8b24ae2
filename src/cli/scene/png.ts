/**
 * PNGs: resvg with the fonts of this package and none of the machine's, so that the same scene
 * gives the same bytes everywhere.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { charactersWithoutFont } from '../../fonts/embed-fonts.ts'
import { CliError } from '../cli-error.ts'
import { warn } from '../output.ts'
import { packageFile } from '../package.ts'
import { stripControls } from '../terminal.ts'
import { inKnownSigns } from './look-alikes.ts'

/** Draws an SVG of this service as PNG, `scale` pixels for each of its own, and warns of characters that it leaves out. */
export async function toPng(svg: string, scale = 1): Promise<Uint8Array> {
  const left = await leftOut(svg)
  if (left !== undefined) warn(left)
  return pngOf(svg, scale)
}

/** What a PNG of an SVG leaves out; undefined if that is nothing. */
export async function leftOut(svg: string): Promise<string | undefined> {
  const characters = await charactersWithoutFont(inKnownSigns(svg), (file) =>
    readFile(packageFile(`assets/fonts/${file}`)),
  )
  if (characters.length === 0) return undefined
  const named = characters.slice(0, 8).map((each) => `${stripControls(each)} (${codeOf(each)})`)
  const more = characters.length > named.length ? ` and ${characters.length - named.length} more` : ''
  return `the PNG lacks ${named.join(', ')}${more}: the fonts of diagref do not have them. Write an SVG, which is shown with the fonts of its reader.`
}

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/** The PNG alone. */
export async function pngOf(svg: string, scale = 1): Promise<Uint8Array> {
  const Resvg = await loadResvg()
  const picture = new Resvg(inKnownSigns(svg), {
    fitTo: { mode: 'zoom', value: scale },
    font: {
      fontFiles: fontFiles.map((name) => fileURLToPath(packageFile(`assets/fonts/${name}.ttf`))),
      loadSystemFonts: false,
      defaultFontFamily: 'Inter',
      sansSerifFamily: 'Inter',
      monospaceFamily: 'JetBrains Mono NL',
    },
  })
  return picture.render().asPng()
}

type Resvg = typeof import('@resvg/resvg-js').Resvg

// The package is native and optional: it is loaded when a PNG is requested, not before.
const loadResvg = async (): Promise<Resvg> => {
  try {
    return (await import('@resvg/resvg-js')).Resvg
  } catch {
    throw new CliError(
      'A PNG needs the package @resvg/resvg-js, which is not installed here: npm install @resvg/resvg-js (with -g if diagref was installed globally). SVG works without it.',
    )
  }
}

const fontFiles = ['Inter-Regular', 'Inter-SemiBold', 'JetBrainsMono-Regular', 'JetBrainsMono-SemiBold']
