/**
 * Data that do not fit their schema: what is wrong with each field, or with the whole where it is no data at all.
 */
import type * as z from 'zod'
import { type Finding, findingsOf } from '../../src/scene/findings.ts'
import type { CommonData, DataForm } from './form.ts'
import { readOn } from './read-on.ts'

/** Findings on the fields; one for all where no field is known: what is no data at all is not spelled out (D13). */
export function refuse<Data extends CommonData>(
  form: DataForm<never, Data>,
  error: z.ZodError,
  input: unknown,
): Finding[] {
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
