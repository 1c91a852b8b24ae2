/** A value stream in numbers: where each wait and each piece of work is in the lead time, and what they add up to. */

/** A step: how long work waits before it, and how long the work takes, in the unit of the data. */
export type StreamStep = {
  id?: string | undefined
  name: string
  wait: number
  work: number
  accurate?: number | undefined
}

/** A stretch of the lead time, in units from its start. */
export type StreamStretch<Step> = { step: Step; isWork: boolean; from: number; to: number }

/**
 * What the steps add up to; `passed`: the percentage that passes every step that states one without rework, and `silent`: how
 * many state none.
 */
export type Stream<Step> = {
  stretches: StreamStretch<Step>[]
  lead: number
  work: number
  /** Percent of the lead time that is work. */
  efficiency: number
  /** The step before which work waits longest; none where nothing waits. */
  slowest: Step | undefined
  passed: number | undefined
  silent: number
}

/** Adds up waits and work in their order. */
export function streamOf<Step extends StreamStep>(steps: readonly Step[]): Stream<Step> {
  const stretches: StreamStretch<Step>[] = []
  let at = 0
  for (const step of steps)
    for (const [isWork, length] of [
      [false, step.wait],
      [true, step.work],
    ] as const) {
      stretches.push({ step, isWork, from: at, to: at + length })
      at += length
    }
  const work = steps.reduce((sum, step) => sum + step.work, 0)
  const longest = Math.max(...steps.map(({ wait }) => wait))
  const known = steps.flatMap(({ accurate }) => accurate ?? [])
  const passed = known.length === 0 ? undefined : known.reduce((share, each) => (share * each) / 100, 1) * 100
  const silent = steps.length - known.length
  return {
    stretches,
    lead: at,
    work,
    efficiency: (100 * work) / at,
    slowest: longest > 0 ? steps.find(({ wait }) => wait === longest) : undefined,
    passed,
    silent,
  }
}

/** The units of a stream; a day has as many hours as the data say. */
export type StreamUnit = 'min' | 'h' | 'day'

/** How many minutes a unit has. */
export const minutesIn = (unit: StreamUnit, hours: number): number => ({ min: 1, h: 60, day: 60 * hours })[unit]

/** Writes times in the largest unit that they fill, with three digits: 45 min, 3.5 h, 12.6 d. */
export const timeWriter =
  ({ unit, hours }: { unit: StreamUnit; hours: number }) =>
  (value: number): string => {
    const minutes = value * minutesIn(unit, hours)
    if (minutes === 0) return '0'
    const [size, sign] = minutes >= 60 * hours ? [60 * hours, 'd'] : minutes >= 60 ? [60, 'h'] : [1, 'min']
    return `${Number((minutes / size).toPrecision(3))} ${sign}`
  }

/** A percentage with two digits; what is less than the whole is never written as the whole. */
export const writeShare = (share: number): string =>
  `${share > 99 && share < 100 ? Math.floor(share * 10) / 10 : Number(share.toPrecision(2))}%`
