/**
 * Files of the site that the package has anyway: fonts are in assets/fonts, and what is searched is written from the index of
 * recipes. They need not be in the package twice.
 */
import { readFileSync } from 'node:fs'
import { searchDocument, writeDocuments } from '../../catalog/search-document.ts'
import { fontFaces } from '../../fonts/faces.ts'
import { packageFile } from '../package.ts'
import { readIndex } from './index.ts'
import type { ServedSite } from './service.ts'

/** The site without what `withSharedAssets` adds: the bodies of these files. */
export function withoutSharedAssets<Own extends ServedSite>(site: Own): Own {
  return mapShared(site, () => '')
}

/** The site with the bodies of these files. */
export const withSharedAssets = (site: ServedSite): ServedSite =>
  mapShared(site, (file) =>
    file === searchFile
      ? writeDocuments(readIndex().map(searchDocument))
      : readFileSync(packageFile(`assets/fonts/${file}`), 'base64'),
  )

const searchFile = 'search.txt'

const mapShared = <Own extends ServedSite>(site: Own, bodyOf: (file: string) => string): Own => {
  const shared = [searchFile, ...fontFaces.map(({ file }) => file)]
  const files = new Map<string | undefined, string>(shared.map((file) => [site.names[file], file]))
  const assets = site.assets.map((asset) => {
    const file = files.get(asset.name)
    return file === undefined ? asset : { ...asset, body: bodyOf(file) }
  })
  return { ...site, assets }
}
