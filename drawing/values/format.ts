/**
 * How the numbers of one picture are written, from their values and unit alone: `48.2k`, `$48.2k`, `5%`, `300 ms`.
 *
 * Numbers written together share scale and decimals: three significant digits of the largest. A number that this would
 * round away is written with its own. Minus is U+2212. `$` and `%` belong to the number, other units to the title of
 * the axis, so that no unit is said twice.
 */

/** Writes numbers of one unit. */
export type NumberFormat = {
  /** As beside a mark whose axis names the unit: `300`, `48.2k`, `$48.2k`, `5%`. */
  short: (value: number) => string
  /** The same for a difference: `+4.7k`, `−$5.6k`. */
  signed: (value: number) => string
  /** As in a sentence: `300 ms`. */
  full: (value: number) => string
  /** The measure with the unit that `short` leaves out: `Response time (ms)`. */
  titled: (measure: string) => string
}

/**
 * The format of numbers like `values`. `like` are numbers whose scale they share: the ticks of an axis are written as
 * the values that are measured on it.
 */
export function formatFor(values: Iterable<number>, unit = '', like: Iterable<number> = values): NumberFormat {
  const sizes = [...values].map(Math.abs)
  const scale = scaleOf(largestOf(like), unit)
  const decimals = decimalsOf(sizes.filter((size) => !isTiny(size, scale)).map((size) => size / scale.factor))
  const before = isPrefix(unit) ? unit : ''
  const after = isGlued(unit) ? unit : ''
  const spaced = before + after === '' ? scale.unit : ''
  const short = (value: number): string => {
    const digits = write(Math.abs(value), { scale, decimals })
    return `${value < 0 && digits !== '0' ? '−' : ''}${before}${digits}${after}`
  }
  return {
    short,
    signed: (value) => `${value > 0 ? '+' : ''}${short(value)}`,
    full: (value) => (spaced === '' ? short(value) : `${short(value)} ${spaced}`),
    titled: (measure) => (spaced === '' ? measure : `${measure} (${spaced})`),
  }
}

/** A ratio with two significant digits: `2.1×`, `14×`. */
export function writeTimes(ratio: number): string {
  const rounded = Number(ratio.toPrecision(2))
  return formatFor([rounded], '×').short(rounded)
}

const largestOf = (values: Iterable<number>): number => {
  let largest = 0
  for (const value of values) largest = Math.max(largest, Math.abs(value))
  return largest
}

/** Values are divided by `factor`; a suffix follows each number, or the unit is another: ms become s. */
type Scale = { factor: number; suffix: string; unit: string }

const isPrefix = (unit: string): boolean => /^\p{Sc}$/u.test(unit)

const isGlued = (unit: string): boolean => /^[%‰°×]$/.test(unit)

/** From this size on, numbers are scaled; below it, grouped: `9,980`. */
const large = 10_000
/** Below this size, a larger number of a smaller unit reads better: 0.04 s are 40 ms. */
const small = 0.1

const suffixes = ['', 'k', 'M', 'B', 'T']

const prefixes = ['n', 'µ', 'm', '', 'k', 'M', 'G', 'T', 'P']

/** Units with decimal prefixes, and which of them are usual. */
const ladders: Record<string, string[]> = {
  s: prefixes.slice(0, 4),
  ...Object.fromEntries(['B', 'B/s', 'bit', 'bit/s', 'Hz', 'Wh', 'W'].map((base) => [base, prefixes.slice(3)])),
}

const scaleOf = (largest: number, unit: string): Scale => {
  if (isGlued(unit) || /^(?:min|h|days?|weeks?|months?|years?)$/.test(unit)) return { factor: 1, suffix: '', unit }
  const [prefix = '', base = ''] = /^([nuµmkMGTP]?)(s|B|B\/s|bit|bit\/s|Hz|Wh?)$/.exec(unit)?.slice(1) ?? []
  const ladder = ladders[base]
  const rung = ladder?.indexOf(prefix === 'u' ? 'µ' : prefix) ?? -1
  if (ladder === undefined || rung < 0) return { ...suffixScale(largest), unit }
  const step = Math.min(ladder.length - 1 - rung, Math.max(-rung, stepsOf(largest)))
  return { factor: 1000 ** step, suffix: '', unit: `${ladder[rung + step]}${base}` }
}

/** How many thousands to divide by; negative to multiply. */
const stepsOf = (largest: number): number =>
  largest >= large || (largest < small && largest > 0) ? Math.floor(exponentOf(largest) / 3) : 0

const suffixScale = (largest: number): Omit<Scale, 'unit'> => {
  const step = Math.min(suffixes.length - 1, Math.max(0, stepsOf(largest)))
  return { factor: 1000 ** step, suffix: suffixes[step] ?? '' }
}

/** The power of ten of a number rounded to three significant digits. */
const exponentOf = (size: number): number => Number(size.toExponential(2).split('e')[1])

/** The decimals that show three significant digits of the largest, without zeros that none needs. */
const decimalsOf = (sizes: number[]): number => {
  const most = Math.min(20, Math.max(0, 2 - exponentOf(largestOf(sizes))))
  return largestOf(
    sizes.map(
      (size) =>
        size
          .toFixed(most)
          .replace(/\.?0*$/, '')
          .split('.')[1]?.length ?? 0,
    ),
  )
}

/** Too small for the common suffix: 780k beside 1.2M. */
const isTiny = (size: number, { factor, suffix }: Scale): boolean => suffix !== '' && size < factor

const write = (size: number, { scale, decimals }: { scale: Scale; decimals: number }): string => {
  if (size === 0) return '0'
  const { factor, suffix } = isTiny(size, scale) ? suffixScale(size) : scale
  const share = size / factor
  const isLost = factor !== scale.factor || Math.abs(Number(share.toFixed(decimals)) - share) > share / 20
  return `${grouped(share.toFixed(isLost ? decimalsOf([share]) : decimals))}${suffix}`
}

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?:\.|$))(?<!\.\d*)/g, ',')
