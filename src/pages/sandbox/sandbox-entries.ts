/**
 * The requests that the sandbox offers: endpoints from their declarations, Markdown, and MCP calls.
 */
import { endpoints } from '../../http/endpoints/endpoints.ts'
import type { Parameter } from '../../http/parameters.ts'
import type { SandboxEndpoint, SandboxValues } from '../universal/sandbox-request.ts'

/** A request in the form; `name` is its name in the URL of the page, `path` has no leading slash. */
export type SandboxEntry = SandboxEndpoint & { name: string; group: SandboxGroup; summary: string }

export const sandboxGroups = ['HTTP API', 'Markdown', 'MCP'] as const

type SandboxGroup = (typeof sandboxGroups)[number]

/** The endpoint of a name. */
export function entryOf(name: string): SandboxEntry {
  const entry = sandboxEntries.find((each) => each.name === name)
  if (entry === undefined) throw new Error(`the sandbox has no endpoint "${name}"`)
  return entry
}

function markdownEntry(name: string, path: string, parameters: string[], summary: string): SandboxEntry {
  return { name, group: 'Markdown', path, parameters, summary }
}

function mcpEntry(tool: string, parameters: string[], summary: string): SandboxEntry {
  return { name: tool, group: 'MCP', path: 'mcp', parameters, tool, summary }
}

/** The default endpoint. */
const first = 'svg'

const httpEntries = endpoints
  .flatMap(({ sandbox: name, path, parameters, summary }): SandboxEntry[] =>
    name === undefined
      ? []
      : [{ name, group: 'HTTP API', path: path.slice(1), parameters: parameters.map((each) => each.name), summary }],
  )
  .sort((a, b) => Number(b.name === first) - Number(a.name === first))

/** Every request, the first one on top. */
export const sandboxEntries: readonly SandboxEntry[] = [
  ...httpEntries,
  markdownEntry('markdown', 'diagrams/{id}.md', ['id'], 'Get the page of a recipe'),
  markdownEntry('gallery', 'index.md', ['q', 'family'], 'Search the gallery'),
  markdownEntry('llms', 'llms.txt', [], 'Get the index for language models'),
  mcpEntry('list_diagrams', ['q', 'family'], 'Search for diagrams'),
  mcpEntry('get_diagram', ['id'], 'Get a recipe and its scene'),
  mcpEntry('render_diagram', ['id', 'theme', 'accent'], 'Get an SVG'),
]

/** The chosen endpoint, and what is in the fields. */
export type SandboxState = { endpoint: string; values: SandboxValues }

/** Every parameter that an entry takes, once. */
export const sandboxParameters: readonly Parameter[] = [
  ...new Set(endpoints.flatMap(({ sandbox, parameters }) => (sandbox === undefined ? [] : parameters))),
]
