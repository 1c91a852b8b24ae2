/**
 * Code in the documentation: blocks with a button that copies them (browser/copy-buttons.ts), and code in a line of
 * text, with a swatch where it is a color.
 */
import type { Tokens } from 'marked'
import { escape as escapeText, highlight } from './highlight.ts'

/** A block; what a request returns hangs on the block above it, and is not for copying. */
export function codeBlock({ text, lang = '' }: Tokens.Code): string {
  const [language = '', role = ''] = lang.split(' ')
  const code = `<code>${highlight(text, language)}</code>`
  if (role === 'reply') return `<pre class="reply">${code}</pre>\n`
  const name = escape(nameOf(text))
  return (
    `<div class="block"><pre role="group" aria-label="Code: ${name}">${code}</pre>` +
    `<button type="button" class="copy needs-scripts">Copy<span class="sr-only"> ${name}</span></button></div>\n`
  )
}

/** A text as HTML, in an attribute too. */
export const escape = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

/** What tells a block from others: how it begins. */
const nameOf = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 60).trim()

/** Code in a line of text. Short code stays on one line: a break after its hyphens would read as another word. */
export const codeSpan = ({ text }: Tokens.Codespan): string => {
  const code = `<code${text.length > longestWord ? ' class="long"' : ''}>${escape(text)}</code>`
  return /^#[0-9a-f]{6}$/i.test(text) ? `<span class="hex">${swatch(text)}${code}</span>` : code
}

/** The longest code in a line of text that is kept together, in characters. */
const longestWord = 32

const swatch = (color: string): string =>
  `<svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" focusable="false"><rect x=".5" y=".5" width="13" height="13" rx="3" fill="${color}"/></svg>`
