/**
 * Comparing two things in one run: interleaved rounds, medians, ratios.
 */
import { median, type Spread, spreadOf } from './paired/spread.ts'

/** Times `work` over `times` calls, in nanoseconds per call. */
export const timePerCall = (work: () => unknown, times: number): number => {
  const start = process.hrtime.bigint()
  for (let index = 0; index < times; index++) work()
  return Number(process.hrtime.bigint() - start) / times
}

export type ComparedTimes = { a: number; b: number; ratio: number; spread: Spread }

type Measure = () => number | Promise<number>

/**
 * Runs two measurements in turn, `rounds` times each, every other time in the opposite order; the ratio a/b is the
 * median of the pairs'. Many short rounds beat few long ones: what else runs on the machine then hits both of a pair.
 */
export const compare = async (a: Measure, b: Measure, rounds = 9): Promise<ComparedTimes> =>
  summarize(await measurePairs(a, b, rounds))

/** The figures of pairs of measurements; the first pair warms up and is left out. */
export const measurePairs = async (a: Measure, b: Measure, rounds: number): Promise<Pair[]> => {
  const pairs: Pair[] = []
  for (let round = 0; round <= rounds; round++) pairs.push(round % 2 === 0 ? await inOrder(a, b) : await reversed(a, b))
  return pairs.slice(1)
}

type Pair = [a: number, b: number]

const inOrder = async (a: Measure, b: Measure): Promise<Pair> => [await a(), await b()]

const reversed = async (a: Measure, b: Measure): Promise<Pair> => {
  const second = await b()
  return [await a(), second]
}

/** The medians of pairs of measurements and of their ratios. */
export const summarize = (pairs: Pair[]): ComparedTimes => {
  const spread = spreadOf(pairs.map(([first, second]) => first / second))
  return {
    a: median(pairs.map(([first]) => first)),
    b: median(pairs.map(([, second]) => second)),
    ratio: spread.median,
    spread,
  }
}

/** One line of the report: what, the figure, the aim and whether it is met. */
export const report = (
  what: string,
  figure: number,
  { aim, atMost = false, note = '' }: { aim?: number; atMost?: boolean; note?: string },
): void => {
  const met = aim === undefined ? '' : (atMost ? figure <= aim : figure >= aim) ? 'met   ' : 'MISSED'
  const wanted = aim === undefined ? '' : `aim ${atMost ? '≤' : '≥'} ${aim}`
  console.log(`${what.padEnd(46)} ${figure.toFixed(2).padStart(8)}   ${wanted.padEnd(12)} ${met.padEnd(6)}  ${note}`)
}
