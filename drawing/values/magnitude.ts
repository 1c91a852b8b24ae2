/**
 * The magnitude that numbers of one unit are written in: divided by a power of a thousand, with a suffix (`48.2k`) or a
 * prefix at the unit (ms become s).
 */

/** Values are divided by `factor`; a suffix follows each number, or the unit is another: ms become s. */
export type Magnitude = { factor: number; suffix: string; unit: string }

/** Units that belong to the number. */
export const isGlued = (unit: string): boolean => /^[%‰°×]$/.test(unit)

/** From this size on, numbers are scaled; below it, grouped: `9,980`. */
const large = 10_000
/** Below this size, a larger number of a smaller unit reads better: 0.04 s are 40 ms. */
const small = 0.1
/** From here on, suffixes end. */
const beyondSuffixes = 1e18

const suffixes = ['', 'k', 'M', 'B', 'T']

const prefixes = ['n', 'µ', 'm', '', 'k', 'M', 'G', 'T', 'P']

/** Units with decimal prefixes, and which of them are usual. */
const ladders: Record<string, string[]> = {
  s: prefixes.slice(0, 4),
  ...Object.fromEntries(['B', 'B/s', 'bit', 'bit/s', 'Hz', 'Wh', 'W'].map((base) => [base, prefixes.slice(3)])),
}

const prefixed = /^([nuµmkMGTP]?)(s|B|B\/s|bit|bit\/s|Hz|Wh?)$/

/** Whether a unit is written with another prefix where numbers are large or small: ms become s. */
export const hasPrefixes = (unit: string): boolean => prefixed.test(unit)

/** Thousands or millions, of a currency or of what is counted: `$k`, `k€`, `M`, `k jobs`; bytes are no billions. */
const counted = /^(?:(\p{Sc})?([kKM])|([kKM])(\p{Sc})|([kM]) (\S.*))$/u

/** What thousands or millions are of, and what one of them is. */
export type CountedUnit = { unit: string; letter: string; factor: number }

/** What a unit of thousands or millions is made of, if it is one: `$k` is $ times 1,000. */
export const wholeUnit = (unit: string): CountedUnit | undefined => {
  const [, before, first, second, after, third, of] = counted.exec(unit) ?? []
  const letter = (first ?? second ?? third)?.replace('K', 'k')
  if (letter === undefined || unit === 'K') return undefined
  return { unit: before ?? after ?? of ?? '', letter, factor: letter === 'M' ? 1e6 : 1000 }
}

/** The scale of numbers up to a largest. */
export const scaleOf = (largest: number, unit: string): Magnitude => {
  if (isGlued(unit) || /^(?:min|h|days?|weeks?|months?|years?)$/.test(unit)) return { factor: 1, suffix: '', unit }
  const [prefix = '', base = ''] = prefixed.exec(unit)?.slice(1) ?? []
  const ladder = ladders[base]
  const rung = ladder?.indexOf(prefix === 'u' ? 'µ' : prefix) ?? -1
  if (ladder === undefined || rung < 0) return { ...suffixScale(largest), unit }
  const step = Math.min(ladder.length - 1 - rung, Math.max(-rung, stepsOf(largest)))
  return { factor: 1000 ** step, suffix: '', unit: `${ladder[rung + step]}${base}` }
}

/** How many thousands to divide by; negative to multiply. */
const stepsOf = (largest: number): number =>
  largest >= large || (largest < small && largest > 0) ? Math.floor(exponentOf(largest) / 3) : 0

/** The same without a unit. */
export const suffixScale = (largest: number): Omit<Magnitude, 'unit'> => {
  if (largest >= beyondSuffixes) return { factor: 1, suffix: '' }
  const step = Math.min(suffixes.length - 1, Math.max(0, stepsOf(largest)))
  return { factor: 1000 ** step, suffix: suffixes[step] ?? '' }
}

/** The power of ten of a number rounded to three significant digits. */
export const exponentOf = (size: number): number => Number(size.toExponential(2).split('e')[1])

/** Too small for the common suffix: 780k beside 1.2M. */
export const isTiny = (size: number, { factor, suffix }: Magnitude): boolean => suffix !== '' && size < factor
