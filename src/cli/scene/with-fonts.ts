/**
 * SVG with its fonts inside, from the files of this package.
 */
import { readFile } from 'node:fs/promises'
import { embedFonts } from '../../fonts/embed-fonts.ts'
import { packageFile } from '../package.ts'

/** Adds the letters that an SVG of this service uses. */
export const withFonts = (svg: string): Promise<string> =>
  embedFonts(svg, (file) => readFile(packageFile(`assets/fonts/${file}`)))
