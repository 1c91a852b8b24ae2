/**
 * The picture files of documents: what is there, what may be written, and what nobody shows any more.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { ownershipOf, signed } from '../../markdown/owned-picture.ts'
import { CliError, errorCode, errorMessage } from '../cli-error.ts'
import { writeFileAtomically } from '../output.ts'
import { stripControls } from '../terminal.ts'

/** A file to be written; a signed picture may replace one of its document. */
export type PictureFile = { path: string; content: string }

/** A picture for a document, with whose it is. */
export const pictureFile = (path: string, svg: string, document: string): PictureFile => ({
  path,
  content: signed(svg, fromFolderOf(path, document)),
})

const fromFolderOf = (path: string, document: string): string => relative(dirname(path), document).split(sep).join('/')

/** What is at a path, with line feeds alone; undefined if there is nothing. */
const contentOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined
    throw new CliError(`${stripControls(path)} cannot be read: ${errorMessage(error)}.`)
  }
}

/** Whether a file is as it would be written. */
export const isCurrent = ({ path, content }: PictureFile): boolean => contentOf(path) === content

/** Why a file may not be replaced: it is not the document's own, or somebody changed it. */
export function reasonToKeep({ path, content }: PictureFile, document: string): string | undefined {
  const found = contentOf(path)
  if (found === undefined || found === content) return undefined
  const owner = ownershipOf(found)
  if (owner === undefined) return `${path} exists and was not written for this document`
  const theirs = join(dirname(path), owner.document)
  if (relative(theirs, document) !== '' && contentOf(theirs) !== undefined) return `${path} belongs to ${theirs}`
  return owner.isOwn ? undefined : `${path} was changed by hand since it was written`
}

/** Writes a file, and its folder. */
export const writePicture = ({ path, content }: PictureFile): void => {
  try {
    mkdirSync(dirname(path), { recursive: true })
  } catch (error) {
    throw new CliError(`The folder ${stripControls(dirname(path))} cannot be made: ${errorMessage(error)}.`)
  }
  writeFileAtomically(path, content)
}

/** The pictures in some folders that were written for a document, or for one that is gone, and that are not shown. */
export function orphansIn(folders: ReadonlySet<string>, document: string, shown: ReadonlySet<string>): string[] {
  return [...folders].sort().flatMap((folder) =>
    svgsIn(folder).filter((path) => {
      if (shown.has(path)) return false
      const owner = ownershipOf(contentOf(path) ?? '')
      if (owner === undefined || !owner.isOwn) return false
      const theirs = join(folder, owner.document)
      return relative(theirs, document) === '' || contentOf(theirs) === undefined
    }),
  )
}

const svgsIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .sort()
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

export const removePicture = (path: string): void => rmSync(path, { force: true })
