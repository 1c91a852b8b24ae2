/**
 * What a terminal can show: colours where they are wanted, and text that cannot drive it.
 */
import { countCodePoints } from '../scene/code-points.ts'

type Stream = { isTTY?: boolean; columns?: number }

/** Whether to colour what is written to a stream: terminals only, and never under NO_COLOR. */
export const hasColors = (stream: Stream, env: NodeJS.ProcessEnv = process.env): boolean =>
  stream.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb'

const paint =
  (on: string, off: string) =>
  (text: string): string =>
    `\x1b[${on}m${text}\x1b[${off}m`

/** How words are set off; plain where colours are not wanted. */
export type Style = { bold: (text: string) => string; dim: (text: string) => string; red: (text: string) => string }

const plain = (text: string): string => text

/** The style for a stream. */
export const styleFor = (colored: boolean): Style =>
  colored
    ? { bold: paint('1', '22'), dim: paint('2', '22'), red: paint('31', '39') }
    : { bold: plain, dim: plain, red: plain }

/**
 * One line of text that a terminal only shows: control characters (escape sequences begin with one) and
 * the marks that turn the direction of writing become spaces.
 */
export const harmless = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** At most `width` characters; what is cut off becomes an ellipsis. */
export const fit = (text: string, width: number): string => {
  const characters = Array.from(text)
  if (characters.length <= width) return text
  return width < 1
    ? ''
    : `${characters
        .slice(0, width - 1)
        .join('')
        .trimEnd()}…`
}

/** Fills a text with spaces up to `width` characters. */
export const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - countCodePoints(text)))
