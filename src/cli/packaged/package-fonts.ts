/**
 * The fonts of the package as files of the site: they are in assets/fonts, and need not be in the package twice.
 */
import { readFileSync } from 'node:fs'
import { fontFaces } from '../../fonts/faces.ts'
import { packageFile } from '../package.ts'
import type { ServedSite } from './service.ts'

/** The site without what `withPackageFonts` adds: the bodies of the fonts. */
export function withoutPackageFonts<Own extends ServedSite>(site: Own): Own {
  return mapFonts(site, () => '')
}

/** The site with the bodies of the fonts. */
export const withPackageFonts = (site: ServedSite): ServedSite =>
  mapFonts(site, (file) => readFileSync(packageFile(`assets/fonts/${file}`), 'base64'))

const mapFonts = <Own extends ServedSite>(site: Own, bodyOf: (file: string) => string): Own => {
  const files = new Map<string | undefined, string>(fontFaces.map(({ file }) => [site.names[file], file]))
  const assets = site.assets.map((asset) => {
    const file = files.get(asset.name)
    return file === undefined ? asset : { ...asset, body: bodyOf(file) }
  })
  return { ...site, assets }
}
