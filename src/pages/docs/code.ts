/**
 * Code in the documentation: blocks with a button that copies them (browser/page.ts), and inline code,
 * with a swatch if it is a color.
 */
import type { Tokens } from 'marked'
import { escapeText, highlight } from './highlight.ts'

/** A block; a response is attached to the request above it and has no copy button. */
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

/** The accessible name of a block: how it starts. */
const nameOf = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 60).trim()

/** Inline code. Short code is not broken: a break after a hyphen would change its meaning. */
export const codeSpan = ({ text }: Tokens.Codespan): string => {
  const code = `<code${text.length > longestWord ? ' class="long"' : ''}>${escape(text)}</code>`
  return /^#[0-9a-f]{6}$/i.test(text) ? `<span class="hex">${swatch(text)}${code}</span>` : code
}

/** The longest inline code that is not broken, in characters. */
const longestWord = 32

const swatch = (color: string): string =>
  `<svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" focusable="false"><rect x=".5" y=".5" width="13" height="13" rx="3" fill="${color}"/></svg>`
