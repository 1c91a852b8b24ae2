/**
 * Numbers as pictures print them, read back: `−$4.7k`, `12.4 ms`, `5%`, `4.5e−9`.
 */

/** A printed number: its value, and by how much rounding may have moved it; `unit` is what is written behind. */
export type Printed = { value: number; within: number; unit: string; text: string }

const form =
  /(?<![\p{L}\p{N}.,_-])([+−-]?)\s?(\p{Sc}?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:e([−-]?\d+))?(k|M|B|T)?(?![\p{L}\d]*[_])\s?([%‰°×]|(?:[nµmkMGTP]?(?:s|B|bit|Hz|Wh?)(?:\/s)?)(?![\p{L}])|min(?![\p{L}])|h(?![\p{L}]))?/gu

const suffixes: Record<string, number> = { k: 1e3, M: 1e6, B: 1e9, T: 1e12 }

/** Every number of a text. */
export function printedIn(text: string): Printed[] {
  return [...text.matchAll(form)].map((match) => {
    const [whole, sign, , digits = '', power, suffix, unit = ''] = match
    const factor = 10 ** Number((power ?? '0').replace('−', '-')) * (suffixes[suffix ?? ''] ?? 1)
    const decimals = digits.split('.')[1]?.length ?? 0
    const size = Number(digits.replaceAll(',', '')) * factor
    const within = 0.5 * 10 ** -decimals * factor * 1.0001
    return { value: sign === '−' || sign === '-' ? -size : size, within, unit, text: whole.trim() }
  })
}

const prefixes: Record<string, number> = { n: 1e-9, µ: 1e-6, m: 1e-3, '': 1, k: 1e3, M: 1e6, G: 1e9, T: 1e12, P: 1e15 }

const rung = (unit: string): { base: string; factor: number } | undefined => {
  const found = /^([nuµmkMGTP]?)(s|B|B\/s|bit|bit\/s|Hz|Wh?)$/.exec(unit)
  return found === null
    ? undefined
    : { base: found[2] ?? '', factor: prefixes[(found[1] ?? '').replace('u', 'µ')] ?? 1 }
}

/** Whether two units are the same but for their prefix. */
export const isSameBase = (one: string, other: string): boolean => {
  const base = rung(one)?.base
  return base !== undefined && base === rung(other)?.base
}

/** Whether a printed number may stand for a value: equal within its rounding, in the given unit or one of its prefixes. */
export function standsFor({ value, within, unit }: Printed, wanted: number, given = ''): boolean {
  const factors = factorsOf(unit, given)
  return factors.some((factor) => Math.abs(value * factor - wanted) <= within * factor + 1e-9 * Math.abs(wanted))
}

/** By what a printed number may have been divided: the axis may name another prefix of the unit than the data. */
const factorsOf = (printed: string, given: string): number[] => {
  // What is given in thousands or millions is printed with its letter.
  const counted = suffixes[/^[kMBT](?= |$)/.exec(given)?.[0] ?? '']
  if (counted !== undefined) return [1 / counted]
  const own = rung(given)
  if (own === undefined) return [1]
  const other = printed === '' ? undefined : rung(printed)
  if (other !== undefined) return other.base === own.base ? [other.factor / own.factor] : []
  return Object.values(prefixes).map((factor) => factor / own.factor)
}
