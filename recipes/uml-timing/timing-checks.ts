/**
 * Checks across the fields of a timing diagram: one notation of time, states in its order, conditions that can hold.
 */
import { checksFor, inTurn } from '../../drawing/data/checks.ts'
import { durationUnits } from '../../drawing/values/duration-units.ts'
import type { Finding } from '../../src/scene/findings.ts'
import { instantsOf } from './instants.ts'
import { levelsOf, lineNamed } from './stretches.ts'
import type { Lifeline, TimingData } from './timing-data.ts'

const { unique, refersTo, each } = checksFor<TimingData>()

/** The most values of all lifelines, so that a scene has room for their words, and the most levels of one. */
const most = { values: 120, levels: 8 }

const known = [
  unique('lifelines'),
  refersTo(['messages.*.from', 'messages.*.to', 'constraints.*.on', 'bands.*.while.*.on'], {
    to: 'lifelines',
    what: 'a lifeline',
  }),
  each('messages.*', ({ from, to }) =>
    from === to ? { to: 'is its sender; a message goes to another lifeline' } : undefined,
  ),
  each('lifelines.*.states.*', ({ start }, { before }) =>
    start === undefined && before.length > 0 ? { start: 'is missing; only the first state may be without' } : undefined,
  ),
  each('constraints.*', ({ text, least, most: limit }) =>
    text === undefined && least === undefined && limit === undefined
      ? 'requires nothing; give it text, least or most'
      : least !== undefined && limit !== undefined && least > limit
        ? { least: `is above most, ${limit}` }
        : undefined,
  ),
  each('bands.*', ({ while: given, start, end }) =>
    given === undefined && (start === undefined || end === undefined) ? 'needs while, or start and end' : undefined,
  ),
  each('lifelines.*', (line) => levelProblem(line)),
  (data: TimingData): Finding[] => {
    const values = data.lifelines.filter(({ kind }) => kind === 'values')
    const count = values.reduce((sum, { states }) => sum + states.length, 0)
    const problem = `must have at most ${most.values} values altogether, got ${count}; draw a part of the time`
    return count > most.values ? [{ at: 'lifelines', problem }] : []
  },
]

/** Every state is on a level. */
const levelProblem = (line: Lifeline): { levels: string } | undefined => {
  const { kind, levels, states } = line
  const all = levelsOf(line)
  const missing = states.find(({ name }) => name !== undefined && !all.includes(name))
  if (missing !== undefined) return { levels: `has no ${JSON.stringify(missing.name)}, which is a state` }
  if (levels !== undefined && new Set(levels).size < levels.length) return { levels: 'names a level twice' }
  if (kind === 'levels' && all.length > most.levels)
    return { levels: `${all.length} states; ${most.levels} fit. Make it of the kind "values"` }
  return undefined
}

/** Times follow each other, and nothing is in no time. */
const ordered = (data: TimingData): Finding[] => {
  const instants = instantsOf(data)
  const { at, write } = instants
  const follows = (item: { start?: string | number | undefined; end?: string | number | undefined }) =>
    item.start !== undefined && item.end !== undefined && at(item.end) < at(item.start)
      ? { end: `${write(item.end)} is before its start, ${write(item.start)}` }
      : undefined
  const checks = [
    each('lifelines.*.states.*', ({ start }, { before }) => {
      const last = before.at(-1)?.start
      return start !== undefined && last !== undefined && at(start) <= at(last)
        ? { start: `${write(start)} is not after the state before it, ${write(last)}` }
        : undefined
    }),
    each('lifelines.*', ({ states, destroyed }) => {
      const last = states.at(-1)?.start
      return destroyed !== undefined && last !== undefined && at(destroyed) <= at(last)
        ? { destroyed: `${write(destroyed)} is not after its last state, ${write(last)}` }
        : undefined
    }),
    each('messages.*', follows),
    each('constraints.*', (item) => {
      const isLimited = item.least !== undefined || item.most !== undefined
      const { start, end } = item
      if (end === undefined && isLimited && typeof start !== 'number')
        return { start: 'is no number, so no limit in units is one on it; say it in text' }
      return follows(item)
    }),
    each('bands.*', follows),
  ]
  const { until } = data
  const early = until !== undefined && at(until) < instants.range[1]
  return [
    ...checks.flatMap((check) => check(data)),
    ...(early ? [{ at: 'until', problem: `${write(until)} is before the last time` }] : []),
  ]
}

const conditions = each('bands.*.while.*', ({ on, is }, { data }) => {
  const line = lineNamed(data, on)
  const names = line === undefined ? [] : levelsOf(line)
  return names.includes(is) ? undefined : { is: `${JSON.stringify(is)} is not a state of ${on}: ${names.join(', ')}` }
})

const units = (data: TimingData): Finding[] => {
  const isDated = data.lifelines.some(({ states }) => states.some(({ start }) => typeof start === 'string'))
  if (!isDated || data.unit === undefined || durationUnits.some((each) => each === data.unit)) return []
  return [{ at: 'unit', problem: `lengths between dates are in ${durationUnits.join(', ')}` }]
}

/** Findings across the fields of a timing diagram. */
export const checkTiming = inTurn<TimingData>(
  known,
  [(data) => instantsOf(data).findings],
  [ordered, conditions, units],
)
