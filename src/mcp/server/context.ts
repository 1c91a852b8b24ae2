/**
 * What the MCP server is built from, whatever its transport: HTTP here, standard input and output elsewhere.
 */
import type { Catalog } from '../../catalog/catalog.ts'

export type McpContext = {
  catalog: Catalog
  /** Absolute, without a trailing slash; locators are built from it (H25). */
  baseUrl: string
  /** URL of the icon, if it is not the service's. */
  icon?: string
  /** Called with internal errors, which callers never see. */
  onInternalError: (error: unknown) => void
}

/** Protocol revisions that open with a handshake, newest first. */
export const handshakeVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const

/** Revisions in which a client may send several messages at once; they have no header that names them. */
export const batchVersions: readonly string[] = ['2025-03-26', '2024-11-05']

/** Protocol revisions without a handshake: what a request may name, as `server/discover` says. */
export const requestVersions = ['2026-07-28'] as const

/** Every protocol revision that the endpoint supports, newest first. */
export const protocolVersions = [...requestVersions, ...handshakeVersions] as const

/** How the server identifies itself, in its card and in every session. */
export const identity = {
  name: 'diagref',
  title: 'Diagram reference',
  description: 'Technical diagrams to search, compare and adapt: recipes with editable scenes and SVG.',
} as const

/** The icon of the server; its tools have none of their own. */
export const iconsOf = ({ baseUrl, icon = `${baseUrl}/favicon.svg` }: Pick<McpContext, 'baseUrl' | 'icon'>) => [
  { src: icon, mimeType: 'image/svg+xml', sizes: ['any'] },
]

/** Tells a model about the local half, which draws and checks what is not in the catalog. */
export const localHalf =
  'To draw and check diagrams of your own, use the diagref program on your machine (in a checkout, after npm run build, it is node dist/cli/diagref.cjs): ' +
  '"diagref draw ID FILE -o x.svg" draws your data in the form that get_diagram returns with include "data", "diagref check FILE --recipe ID" finds what to fix in a scene, ' +
  'and "diagref mcp" is a local MCP server with these tools (draw_diagram, check_scene, render_scene, edit_scene).'

/** What every server offers; its lists never change while it runs. */
export const capabilities = {
  tools: { listChanged: false },
  resources: { listChanged: false },
  prompts: { listChanged: false },
  completions: {},
}
