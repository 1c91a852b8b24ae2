/**
 * Numbers as people and spreadsheets write them: with thousands apart (`1,240.5`, `1.240,5`, `1 240`, `1'240`), a
 * decimal comma, a minus of either kind, an exponent.
 *
 * One number alone is read as in English where two readings are possible: `1,240` is more than a thousand. The numbers of
 * a column are written alike, so that one which can only have a decimal comma tells it of all.
 */

/** What stands before the decimals. */
export type DecimalMark = '.' | ','

/** The number that a text means; `mark`: what its column has before the decimals. Undefined for anything else. */
export function writtenNumber(text: string, mark?: DecimalMark): number | undefined {
  if (mark !== undefined) return readWith(text, mark) ?? readWith(text, otherMark[mark])
  const clear = readWith(text, '.')
  if (clear !== undefined) return clear
  // Points alone may be those of a version or an address.
  return text.includes(',') ? readWith(text, ',') : undefined
}

/** The mark that all numbers of a column must have, as far as one of them tells. */
export const decimalMarkOf = (texts: readonly string[]): DecimalMark | undefined => {
  const needs = (mark: DecimalMark): boolean =>
    texts.some((text) => readWith(text, mark) !== undefined && readWith(text, otherMark[mark]) === undefined)
  const [point, comma] = [needs('.'), needs(',')]
  return point === comma ? undefined : comma ? ',' : '.'
}

const otherMark = { '.': ',', ',': '.' } as const

/** Sign, digits with or without thousands apart, decimals, exponent. */
const forms = {
  '.': /^([+−-]?)(\d+|[1-9]\d{0,2}(?:[,'’\s]\d{3})+|(?=\.\d))(?:\.(\d*))?(e[+-]?\d+)?$/i,
  ',': /^([+−-]?)(\d+|[1-9]\d{0,2}(?:[.'’\s]\d{3})+|(?=,\d))(?:,(\d+))?(e[+-]?\d+)?$/i,
} as const

const readWith = (text: string, mark: DecimalMark): number | undefined => {
  const [found, sign = '', whole = '', decimals = '', exponent = ''] = forms[mark].exec(text.trim()) ?? []
  if (found === undefined) return undefined
  const size = Number(`${whole.replaceAll(/\D/g, '') || '0'}.${decimals || '0'}${exponent}`)
  if (!Number.isFinite(size)) return undefined
  return sign === '' || sign === '+' ? size : -size
}
