/**
 * The comments between which a picture is written: a person reads them in the source, no reader of the page sees them.
 *
 * The last one has a digest of the lines between them, so that what a person changed there is noticed. Blanks and what
 * containers put before lines do not count: programs that format Markdown may change those.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Opens the region of a fence, opens that of a reference (with its words), or closes one (with its digest). */
export type Marker =
  | { kind: 'fence' }
  | { kind: 'reference'; words: string; at: number }
  | { kind: 'end'; digest: string }

/** How comments are written: in HTML, or in MDX. */
export type Syntax = { open: string; close: string }

export const syntaxOf = (mdx: boolean): Syntax =>
  mdx ? { open: '{/* ', close: ' */}' } : { open: '<!-- ', close: ' -->' }

/** The comment before a picture whose source is the fence below it. */
export const fenceMarker = ({ open, close }: Syntax): string =>
  `${open}diagref: drawn from the source below; change that, then run \`diagref md --write\`${close}`

export const referenceMarker = (words: string, { open, close }: Syntax): string => `${open}diagref ${words}${close}`

export const endMarker = (digest: string, { open, close }: Syntax): string => `${open}/diagref ${digest}${close}`

const marker = /^(?:<!--|\{\/\*)[ \t]*(\/?diagref)(:|[ \t]+)([^\r\n]*?)[ \t]*(?:-->|\*\/\})[ \t]*$/

/** Reads a comment in a line of its own; undefined for one that is no marker. */
export function readMarker(comment: string): Marker | undefined {
  const [whole, word = '', colon = '', words = ''] = marker.exec(comment) ?? []
  if (whole === undefined) return undefined
  if (word === '/diagref') return { kind: 'end', digest: words }
  return colon === ':' ? { kind: 'fence' } : { kind: 'reference', words, at: whole.indexOf(words, 7) }
}

/** The first digits of a text's SHA-256. */
export const digestOf = (text: string, digits = 8): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, digits)

/** The lines of a piece of a document without blanks and quote marks around them, and without empty ones. */
export const coreLines = (text: string): string[] =>
  text
    .split(/\r\n|\n|\r/)
    .map((line) => line.replace(/^[\s>]+/, '').trimEnd())
    .filter((line) => line !== '')

/** The digest of lines between markers. */
export const regionDigest = (lines: readonly string[]): string => digestOf(coreLines(lines.join('\n')).join('\n'))
