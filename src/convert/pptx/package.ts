/**
 * Parts as one file (Open Packaging Conventions): a compressed archive that says the type of each part and what it
 * refers to.
 */
import { strToU8, zipSync } from 'fflate'
import { declaration, tag } from './xml.ts'

/** What a part refers to, as rId1, rId2 and so on: the kind of relationship, and the part's path. */
type Target = readonly [kind: string, path: string]

/** A part: its path, its type, its text and what it refers to. */
export type PackagePart = { path: string; type: string; text: string; to?: readonly Target[] }

/** Packs parts; `roots` are those that a reader begins with. The same parts give the same bytes. */
export function packParts(parts: readonly PackagePart[], roots: readonly Target[]): Uint8Array<ArrayBuffer> {
  const files: [path: string, text: string][] = [
    ['[Content_Types].xml', contentTypes(parts)],
    ['_rels/.rels', relationships(roots)],
    ...parts.flatMap(({ path, text, to }): [string, string][] => [
      [path, text],
      ...(to === undefined ? [] : [[relationshipsPath(path), relationships(to)] as [string, string]]),
    ]),
  ]
  const bytes = Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)]))
  return zipSync(bytes, { level: 9, mtime: someDate })
}

/** Archives have dates; this is the first that they can have. */
const someDate = new Date(1980, 0, 1)

const contentTypes = (parts: readonly PackagePart[]): string =>
  declaration +
  tag(
    'Types',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
    tag('Default', { Extension: 'rels', ContentType: 'application/vnd.openxmlformats-package.relationships+xml' }),
    tag('Default', { Extension: 'xml', ContentType: 'application/xml' }),
    ...parts.map(({ path, type }) => tag('Override', { PartName: `/${path}`, ContentType: type })),
  )

/** `a/b.xml` has its relationships in `a/_rels/b.xml.rels`. */
const relationshipsPath = (path: string): string => path.replace(/[^/]+$/, '_rels/$&.rels')

const relationships = (targets: readonly Target[]): string =>
  declaration +
  tag(
    'Relationships',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' },
    ...targets.map(([kind, path], index) =>
      tag('Relationship', { Id: `rId${index + 1}`, Type: kinds[kind] ?? office + kind, Target: `/${path}` }),
    ),
  )

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/'

/** Kinds of relationships that are none of an office file. */
const kinds: Readonly<Record<string, string>> = {
  core: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
}
