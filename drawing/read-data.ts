/**
 * Reads untrusted data in a recipe's form: the data with defaults filled in, or every finding with its path.
 *
 * Never throws. Judged in time linear in the size of the input; at most 40 findings come back.
 */
import type { Finding } from '../src/scene/findings.ts'
import type { CommonData, DataForm } from './data/form.ts'

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
  const findings = result.success
    ? [...excessive, ...form.check(result.data)]
    : form.refuse(form as never, result.error, input)
  if (result.success && findings.length === 0) return { ok: true, data: result.data }
  return { ok: false, findings: atMost(findings) }
}

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
