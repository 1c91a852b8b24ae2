/**
 * Text as markup.
 */

/**
 * Escapes text for XML 1.0, element content and double-quoted attributes alike.
 * White space becomes a space; what XML does not allow (control characters, lone surrogates) becomes U+FFFD.
 */
export function escapeXml(text: string): string {
  return special.test(text)
    ? text.replace(specials, (match) => replacements[match] ?? (match.length === 2 ? match : '\ufffd'))
    : text
}

const special = /[^\x20\x21\x23-\x25\x27-\x3b\x3d\x3f-\x7e\xa0-\ud7ff\ue000-\ufffd]/

/** Whether text needs no escaping and loses no spaces. Most text does not, and one test decides it. */
export const isPlain = (text: string): boolean => !unusual.test(text)

/** Spaces that viewers trim or collapse. */
export const foldedSpaces = /^ | $| {2}/

const unusual = new RegExp(`${special.source}|${foldedSpaces.source}`)

const specials = /[&<>"\t\n\r]|[\ud800-\udbff][\udc00-\udfff]|[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]/g

const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
}
