/**
 * What XML needs: numbers and text as markup.
 */

// Two decimals: finer steps are invisible, and rounding once, here,
// hides last-bit float differences between machines.
/** Writes a number in pixels with at most two decimals. */
export const formatNumber = (value: number): string => {
  if (Number.isInteger(value)) return String(value)
  // Whole numbers become text several times faster than fractions do.
  const hundredths = Math.round(Math.abs(value) * 100)
  const whole = Math.floor(hundredths / 100)
  const rest = hundredths - whole * 100
  const sign = value < 0 && hundredths > 0 ? '-' : ''
  if (rest === 0) return `${sign}${whole}`
  return `${sign}${whole}.${rest % 10 === 0 ? rest / 10 : rest < 10 ? `0${rest}` : rest}`
}

const special = /[^\x20\x21\x23-\x25\x27-\x3b\x3d\x3f-\x7e\xa0-\ud7ff\ue000-\ufffd]/
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

/**
 * Escapes text for XML 1.0, element content and double-quoted attributes alike.
 * White space becomes a space; what XML cannot hold (control characters, lone surrogates) becomes U+FFFD.
 */
export const escapeXml = (text: string): string =>
  special.test(text)
    ? text.replace(specials, (match) => replacements[match] ?? (match.length === 2 ? match : '\ufffd'))
    : text
