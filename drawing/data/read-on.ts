/**
 * Data that do not fit their schema, read on: guesses at what was meant beside each finding, and what else is wrong, so
 * that all of it is known in one round.
 */
import type { Finding } from '../../src/scene/findings.ts'
import { isObject } from '../../src/scene/json.ts'
import { meant, meantNumber } from './did-you-mean.ts'
import type { CommonData, DataForm } from './form.ts'
import { type FormPlace, formPlaces, keysAt } from './form-places.ts'

type Steps = (string | number)[]

/** What a finding asks for: a key by another name, another value, or a value left out. */
type Repair = { at: Steps; key?: string; value?: unknown; isGuess: boolean }

/** The findings with guesses, and after them the references and names that are wrong as well. */
export function readOn<Data extends CommonData>(
  form: DataForm<never, Data>,
  input: unknown,
  findings: Finding[],
): Finding[] {
  const placeAt = formPlaces(form)
  const repairs = findings.map((finding) => repairOf(finding, input, placeAt))
  const guessed = findings.map((finding, index) => withGuess(finding, repairs[index]))
  return [...guessed, ...further(form, input, repairs)]
}

const isUnknownKey = 'is not a known property; remove it'

const withGuess = (finding: Finding, repair: Repair | undefined): Finding => {
  if (repair === undefined || !repair.isGuess) return finding
  if (repair.key !== undefined) return { ...finding, problem: `is not a known property; did you mean "${repair.key}"?` }
  const { value } = repair
  const guess = typeof value === 'number' ? `write ${value}` : `did you mean ${JSON.stringify(value)}?`
  return { ...finding, problem: `${finding.problem}; ${guess}` }
}

/** What would put a finding right; undefined where that cannot be told. */
const repairOf = (
  { at, problem }: Finding,
  input: unknown,
  placeAt: (path: Steps) => FormPlace,
): Repair | undefined => {
  const path = pathIn(input, at)
  if (path === undefined) return undefined
  const owner = valueAt(input, path.slice(0, -1))
  if (problem === isUnknownKey) {
    const free = keysAt(placeAt(path.slice(0, -1))).filter((key) => !isObject(owner) || !Object.hasOwn(owner, key))
    const key = meant(String(path.at(-1)), free)
    return key === undefined ? { at: path, isGuess: false } : { at: path, key, isGuess: true }
  }
  const [place, got] = [placeAt(path), valueAt(input, path)]
  const known = place.schemas.flatMap((schema) => (Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : []))
  const words = [...known, ...place.schemas.map((schema) => schema['const'])].filter((each) => typeof each === 'string')
  if (problem.startsWith('must be one of') && typeof got === 'string') {
    const value = meant(got, words)
    if (value !== undefined) return { at: path, value, isGuess: true }
  }
  if (/^must be a (?:finite )?(?:number|int)/.test(problem) && typeof got === 'string') {
    const value = meantNumber(got, Math.max(...place.schemas.map(({ maximum }) => Number(maximum ?? Infinity))))
    if (value !== undefined) return { at: path, value, isGuess: true }
  }
  if (place.isOptional) return { at: path, isGuess: false }
  const value = fallback(place, words)
  return value === undefined ? undefined : { at: path, value, isGuess: false }
}

/** A value that fits, so that the rest can be read. */
const fallback = ({ schemas: [schema = {}] }: FormPlace, words: readonly unknown[]): unknown => {
  if (words.length > 0) return words[0]
  if (schema['type'] === 'string' && schema['pattern'] === undefined) return unread
  if (schema['type'] !== 'number' && schema['type'] !== 'integer') return undefined
  return Math.min(Number(schema['maximum'] ?? Infinity), Math.max(1, Number(schema['minimum'] ?? 1)))
}

/** What stands for words that are missing. */
const unread = '\u0000'

/** References that lead nowhere and names that repeat, in the data as repaired; none if these cannot be read either. */
const further = <Data extends CommonData>(
  form: DataForm<never, Data>,
  input: unknown,
  repairs: readonly (Repair | undefined)[],
): Finding[] => {
  if (repairs.includes(undefined)) return []
  const data = repairs.reduce<unknown>((each, repair) => (repair === undefined ? each : repaired(each, repair)), input)
  const result = form.schema.safeParse(data)
  if (!result.success) return []
  const at = new Set(repairs.map((repair) => repair?.at.join('.')))
  return form.check(result.data).filter((finding) => isOfNames(finding) && !at.has(finding.at))
}

/** Whether a finding is about a name; sums and orders may be wrong because of a value that was made up. */
const isOfNames = ({ problem }: Finding): boolean =>
  !problem.includes('u0000') && /^"(?:[^"\\]|\\.)*" is (?:not |already |the name of several)/.test(problem)

/** The data with a repair; what is around it is copied, as the input is the caller's. */
const repaired = (data: unknown, repair: Repair): unknown => {
  const { at, key, value } = repair
  const [step = '', ...below] = at
  const owner = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<
    string | number,
    unknown
  >
  if (below.length > 0) {
    owner[step] = repaired(owner[step], { ...repair, at: below })
    return owner
  }
  if (key !== undefined) owner[key] = owner[step]
  if (key !== undefined || value === undefined) delete owner[step]
  else owner[step] = value
  return owner
}

const valueAt = (value: unknown, path: Steps): unknown =>
  path.reduce<unknown>(
    (each, step) => (typeof each === 'object' && each !== null ? (each as Record<string, unknown>)[step] : undefined),
    value,
  )

/** The steps of a place; undefined if what it is in is not there. */
const pathIn = (input: unknown, at: string): Steps | undefined => {
  const steps = at.split('.')
  const path: Steps = []
  for (const step of steps) {
    const around = valueAt(input, path)
    if (Array.isArray(around) && /^\d+$/.test(step)) path.push(Number(step))
    else if (isObject(around)) path.push(step)
    else return undefined
  }
  return path
}
