/**
 * The hostile shapes of data: what words, numbers and counts one data set is made of.
 */
import type { Random } from '../random.ts'

/** What one data set is made of; `name` says so in reports. */
export type Flavor = {
  name: string
  /** Words of at most `most` characters. */
  words: (random: Random, most: number) => string
  /** A number from `least` to `most`. */
  number: (random: Random, range: Range) => number
  /** How many entries a list has. */
  count: (random: Random, range: Range & { isLong?: boolean }) => number
  /** How likely a field that may be left out is given. */
  optional: number
}

/** Both ends are included. */
export type Range = { least: number; most: number }

const plain =
  'order payment search index cache gateway billing export session ledger audit worker stock price invoice queue route tenant parcel report token mobile refund login'.split(
    ' ',
  )
const long =
  'reconciliation authentication infrastructure internationalization transaction orchestration configuration observability'.split(
    ' ',
  )

const joined = (list: readonly string[], random: Random, count: number): string =>
  Array.from({ length: count }, () => pick(random, list)).join(' ')

/** Whole characters, so that no surrogate pair is cut. */
const cut = (words: string, most: number): string => Array.from(words).slice(0, most).join('').trim() || 'x'

/** One of a list. */
export const pick = <Item>(random: Random, list: readonly Item[]): Item =>
  list[Math.floor(random() * list.length)] as Item

/** A whole number of a range. */
export const whole = (random: Random, { least, most }: Range): number =>
  least + Math.floor(random() * (most - least + 1))

const writers: Record<string, Flavor['words']> = {
  usual: (random, most) => cut(joined(plain, random, 1 + Math.floor(random() * 3)), most),
  long: (random, most) => cut(joined(long, random, 8), Math.min(most, 400)),
  letter: (random) => pick(random, Array.from('abcdefghijklmnopqrstuvwxyz')),
  unbroken: (random, most) => cut(joined(long, random, 3).replaceAll(' ', ''), Math.min(most, 48)),
  emoji: (random, most) => cut(`${pick(random, ['📦', '🚚', '🔥', '✅', '🧾'])} ${joined(plain, random, 1)}`, most),
  cjk: (random, most) =>
    cut(pick(random, ['配送追跡', '認証基盤', '注文管理画面', '在庫', '決済サービス', '월간보고서']), most),
  rtl: (random, most) => cut(pick(random, ['الطلبات', 'الدفع الإلكتروني', 'חשבוניות', 'מלאי', 'שער']), most),
}

const clamp = (value: number, { least, most }: Range): number => Math.min(most, Math.max(least, value))

const digits = (random: Random, size: number, decimals: number): number => Number((random() * size).toFixed(decimals))

const numbers: Record<string, Flavor['number']> = {
  usual: (random, range) => clamp(digits(random, 500, pick(random, [0, 0, 1, 2])), range),
  mixed: (random, range) => clamp(pick(random, [0.004, 0.3, 7, 52.505, 4180, 35.48, 98_765, 4_200_000]), range),
  zero: (random, range) => clamp(pick(random, [0, 0, 0, 1]), range),
  negative: (random, range) => clamp(digits(random, 400, 1) - 250, range),
  outlier: (random, range) => clamp(random() < 0.85 ? digits(random, 9, 1) : 5000 + digits(random, 900, 0), range),
  equal: (_, range) => clamp(7, range),
  ties: (random, range) => clamp(pick(random, [3, 3, 5, 5, 8]), range),
  near: (random, range) => clamp(99 + digits(random, 1, 3), range),
  tiny: (random, range) => clamp(digits(random, 0.001, 7), range),
  huge: (random, range) => clamp(Math.round(random() * 9e12), range),
}

const counts: Record<string, Flavor['count']> = {
  usual: (random, { least, most, isLong = false }) => {
    const [few, many] = isLong ? [4, 16] : [least, 8]
    return whole(random, { least: Math.max(least, Math.min(most, few)), most: Math.max(least, Math.min(most, many)) })
  },
  fewest: (_, { least }) => least,
  few: (random, { least, most }) => whole(random, { least, most: Math.min(most, least + 2) }),
  most: (_, { most }) => Math.min(most, 400),
}

const named = (key: string, kinds: { words?: string; number?: string; count?: string; optional?: number }): Flavor => ({
  name: key,
  words: writers[kinds.words ?? 'usual'] as Flavor['words'],
  number: numbers[kinds.number ?? 'usual'] as Flavor['number'],
  count: counts[kinds.count ?? 'usual'] as Flavor['count'],
  optional: kinds.optional ?? 0.4,
})

/** All flavors, in turn for one data set after another. */
export const flavors: readonly Flavor[] = [
  named('usual', {}),
  named('fewest', { count: 'fewest', optional: 0 }),
  named('flat', { number: 'equal' }),
  named('zero', { number: 'zero' }),
  named('long words', { words: 'long', optional: 0.7 }),
  named('tiny and huge', { number: 'mixed' }),
  named('most', { count: 'most', optional: 0.2 }),
  named('negative', { number: 'negative' }),
  named('one letter', { words: 'letter', count: 'few' }),
  named('outlier', { number: 'outlier', count: 'most' }),
  named('cjk', { words: 'cjk' }),
  named('everything given', { optional: 1 }),
  named('ties', { number: 'ties' }),
  named('emoji', { words: 'emoji' }),
  named('nearly a hundred', { number: 'near' }),
  named('rtl', { words: 'rtl' }),
  named('tiny', { number: 'tiny' }),
  named('unbroken', { words: 'unbroken', count: 'few' }),
  named('huge', { number: 'huge', optional: 0.2 }),
  named('bare', { optional: 0 }),
]
