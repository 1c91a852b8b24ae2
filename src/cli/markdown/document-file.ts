/**
 * Reads a Markdown document as text that can be written back byte for byte.
 */
import { CliError, usageError } from '../cli-error.ts'
import { readBytes } from '../scene/scene-file.ts'
import { stripControls } from '../terminal.ts'
import { pathInside } from './inside.ts'

/** A document: its path in messages, its text without byte order mark, and that mark. */
export type MarkdownDocument = { file: string; text: string; mark: string; mdx: boolean }

/** Reads a document of the current folder; throws a CliError for one outside of it, and for what is no text. */
export async function readDocument(file: string): Promise<MarkdownDocument> {
  const name = stripControls(file)
  if (!/\.(?:md|mdx|markdown)$/i.test(file))
    throw usageError(`${name} is not Markdown: md reads files that end in .md, .markdown or .mdx.`)
  if (pathInside(file) === undefined)
    throw new CliError(`${name} is outside of this folder; run diagref md in a folder that contains it.`)
  const { bytes } = await readBytes(file, { bytes: 4 * 1024 * 1024, words: '4 MB, more than any document' })
  const [mark, text] = asText(bytes, name)
  return { file, text, mark, mdx: /\.mdx$/i.test(file) }
}

const asText = (bytes: Buffer, name: string): [string, string] => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return text.startsWith(byteOrderMark) ? [byteOrderMark, text.slice(1)] : ['', text]
  } catch {
    throw new CliError(`${name} is not UTF-8; it was not read, because it could not be written back as it is.`)
  }
}

const byteOrderMark = '\ufeff'
