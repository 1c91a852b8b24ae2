/**
 * Pictures that were written for a document say so in their last line, with a digest: so that a picture that somebody
 * made or changed is not overwritten, and one that nobody shows any more is noticed.
 */
import { digestOf } from './markers.ts'

/** Whose picture a file is: `document` as a path from the picture's folder; `isOwn`: as it was written. */
export type Ownership = { document: string; isOwn: boolean }

/** An SVG with the line that says whose it is. */
export function signed(svg: string, document: string): string {
  return `${svg}<!-- diagref md ${encoded(document)} ${digestOf(svg)} -->\n`
}

/** Whose picture an SVG is; undefined for one that was not written for a document. */
export function ownershipOf(content: string): Ownership | undefined {
  const text = content.replaceAll('\r\n', '\n')
  const [line = '', document, digest] = /<!-- diagref md (\S+) ([0-9a-f]{8}) -->\n?$/.exec(text) ?? []
  if (document === undefined) return undefined
  return { document: decoded(document), isOwn: digestOf(text.slice(0, -line.length)) === digest }
}

/** A path without what a comment cannot have. */
const encoded = (path: string): string => encodeURI(path).replaceAll('--', '-%2D')

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
