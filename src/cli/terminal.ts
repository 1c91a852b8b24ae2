/**
 * Text for terminals: colors if wanted, columns, and no control characters.
 */
import type { WriteStream } from 'node:tty'
import { styleText } from 'node:util'
import truncatedWidth from 'fast-string-truncated-width'
import stringWidth from 'fast-string-width'

/** How wide lines may be: the terminal's width, COLUMNS where there is no terminal, or 80. */
export const widthOf = (stream: WriteStream, env: NodeJS.ProcessEnv = process.env): number => {
  const given = /^[1-9]\d{0,3}$/.test(env['COLUMNS'] ?? '') ? Number(env['COLUMNS']) : usualWidth
  return stream.columns || given
}

const usualWidth = 80

/** Text styles; plain if colors are not wanted. */
export type Style = Readonly<Record<'bold' | 'dim' | 'red' | 'green', (text: string) => string>>

/** The style for a stream: colored on terminals, or with FORCE_COLOR; never with NO_COLOR. */
export function styleFor(stream: WriteStream, env: NodeJS.ProcessEnv = process.env): Style {
  const forced = env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0' && !env['NO_COLOR']
  const isColored = forced || (stream.isTTY && env['FORCE_COLOR'] !== '0' && stream.hasColors())
  const paint =
    (format: keyof Style) =>
    (text: string): string =>
      isColored ? styleText(format, text) : text
  return { bold: paint('bold'), dim: paint('dim'), red: paint('red'), green: paint('green') }
}

/**
 * One line of text that is safe to print: control characters (escape sequences begin with one) and
 * bidirectional formatting characters become spaces.
 */
export const stripControls = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** The width of a text in columns: one for most characters, two for CJK and emoji. */
export const columnsOf = (text: string): number => stringWidth(text)

/** A text truncated to `width` columns, with an ellipsis. */
export const fit = (text: string, width: number): string => {
  if (columnsOf(text) <= width) return text
  if (width < 1) return ''
  const { index } = truncatedWidth(text, { limit: width - 1 })
  return `${text.slice(0, index).trimEnd()}…`
}

/** Breaks a text into lines of at most `width` columns, each indented. */
export const wrapText = (text: string, width: number, indent: string): string => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)
    if (line !== undefined && columnsOf(`${line} ${word}`) <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(indent + word)
  }
  return lines.join('\n')
}

/** Fills a text with spaces up to `width` columns. */
export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columnsOf(text)))
