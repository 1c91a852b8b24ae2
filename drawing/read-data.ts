/**
 * Reads untrusted data in a recipe's form: the data with defaults filled in, or every finding with its path.
 *
 * Never throws. Judged in time linear in the size of the input; at most 40 findings come back.
 */
import type * as z from 'zod'
import { type Finding, findingsOf } from '../src/scene/findings.ts'
import type { CommonData, DataForm } from './data/form.ts'
import { readOn } from './read-on.ts'

/** The outcome of reading. */
export type DataReading<Data> = { ok: true; data: Data } | { ok: false; findings: Finding[] }

const most = 40

/** Deeper or larger data are no diagram's; measuring them level by level keeps hostile and circular ones off the stack. */
const limits = { depth: 320, values: 1_000_000 }

/** Reads parsed JSON or YAML. `anySize`: data may be larger than one diagram, of which a part is drawn. */
export function readData<Data extends CommonData>(
  form: DataForm<never, Data>,
  input: unknown,
  { anySize = false }: { anySize?: boolean | undefined } = {},
): DataReading<Data> {
  const excess = excessOf(input)
  if (excess !== undefined) return { ok: false, findings: [{ at: '', problem: excess }] }
  const result = form.schema.safeParse(input)
  const excessive = result.success && !anySize ? (form.limits?.(result.data) ?? []) : []
  const findings = result.success ? [...excessive, ...form.check(result.data)] : refuse(form, result.error, input)
  if (result.success && findings.length === 0) return { ok: true, data: result.data }
  return { ok: false, findings: atMost(findings) }
}

/** Findings on the fields; one for all where no field is known: what is no data at all is not spelled out (D13). */
const refuse = <Data extends CommonData>(form: DataForm<never, Data>, error: z.ZodError, input: unknown): Finding[] => {
  const { issues } = error
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  )
  if (unknown.includes('version') && unknown.includes('elements')) return [{ at: '', problem: isScene }]
  if (unknown.length === 0 || unknown.length < Object.keys(Object(input)).length)
    return readOn(form, input, findingsOf(error, input))
  const missing = issues.flatMap(({ path: [field, ...below] }) =>
    field === undefined || below.length > 0 ? [] : [String(field)],
  )
  return [{ at: '', problem: `has no field of this recipe's data, which need ${[...new Set(missing)].join(', ')}` }]
}

const isScene =
  'is a scene, not data: it is drawn by diagref render and checked by diagref check (render_scene, check_scene)'

const atMost = (findings: Finding[]): Finding[] =>
  findings.length <= most
    ? findings
    : [...findings.slice(0, most), { at: '', problem: `and ${findings.length - most} more problems` }]

const excessOf = (input: unknown): string | undefined => {
  let [level, count] = [[input], 0]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.depth) return `is nested more than ${limits.depth} levels deep`
    count += level.length
    if (count > limits.values) return `has more than ${limits.values} values`
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return undefined
}
