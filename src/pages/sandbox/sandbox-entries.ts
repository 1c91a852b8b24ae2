/**
 * The endpoints as the sandbox offers them, from their declarations.
 */
import { endpoints } from '../../http/endpoints/endpoints.ts'
import type { Parameter } from '../../http/parameters.ts'
import type { SandboxValues } from '../universal/sandbox-request.ts'

/** An endpoint in the form; `name` is its name in the address of the page, `path` has no slash at its start. */
export type SandboxEntry = { name: string; path: string; parameters: readonly string[]; summary: string }

/** The endpoint of a name. */
export function entryOf(name: string): SandboxEntry {
  const entry = sandboxEntries.find((each) => each.name === name)
  if (entry === undefined) throw new Error(`the sandbox has no endpoint "${name}"`)
  return entry
}

/** The endpoint of a sandbox that was opened without one. */
const first = 'svg'

/** Every endpoint with a name in the sandbox, the first one on top. */
export const sandboxEntries: readonly SandboxEntry[] = endpoints
  .flatMap(({ sandbox: name, path, parameters, summary }) =>
    name === undefined
      ? []
      : [{ name, path: path.slice(1), parameters: parameters.map((parameter) => parameter.name), summary }],
  )
  .sort((a, b) => Number(b.name === first) - Number(a.name === first))

/** The chosen endpoint, and what is in the fields. */
export type SandboxState = { endpoint: string; values: SandboxValues }

/** Every parameter that an entry takes, once. */
export const sandboxParameters: readonly Parameter[] = [
  ...new Set(endpoints.flatMap(({ sandbox, parameters }) => (sandbox === undefined ? [] : parameters))),
]
