/**
 * Comparing two things in one run: interleaved rounds, medians, ratios.
 */

/** The median. */
export const median = (figures: number[]): number => {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Times `work` over `times` calls, in nanoseconds per call. */
export const timePerCall = (work: () => unknown, times: number): number => {
  const start = process.hrtime.bigint()
  for (let index = 0; index < times; index++) work()
  return Number(process.hrtime.bigint() - start) / times
}

export type Compared = { a: number; b: number; ratio: number }

/** Runs two measurements in turn, `rounds` times each; the ratio a/b is the median of the pairs'. */
export const compare = async (
  a: () => number | Promise<number>,
  b: () => number | Promise<number>,
  rounds = 9,
): Promise<Compared> => {
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds + 1; round++) {
    const pair: [number, number] = [await a(), await b()]
    if (round > 0) pairs.push(pair)
  }
  return {
    a: median(pairs.map(([first]) => first)),
    b: median(pairs.map(([, second]) => second)),
    ratio: median(pairs.map(([first, second]) => first / second)),
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
