/**
 * What the local tools are built from: the catalog, and the files that a model may use.
 */
import type { McpContext } from '../../mcp/server/context.ts'
import type { LocalFiles } from './local-file.ts'

export type LocalContext = McpContext & { files: LocalFiles }
