/**
 * `server.json`: the entry of the MCP server in a registry of MCP servers (schema of 2025-12-11).
 */
import { identity } from '../../src/mcp/server/context.ts'
import { type Release, summary } from './release.ts'

const schema = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'

/** The entry: the service, the package, and the bundle where its address is known. */
export function serverJson({ version, baseUrl, name, downloads }: Release, bundle: { file: string; sha256: string }) {
  const transport = { type: 'stdio' }
  return {
    $schema: schema,
    name,
    title: identity.title,
    description: summary,
    version,
    websiteUrl: baseUrl,
    packages: [
      {
        registryType: 'npm',
        identifier: 'diagref',
        version,
        runtimeHint: 'npx',
        packageArguments: [{ type: 'positional', value: 'mcp' }],
        transport,
      },
      ...(downloads === undefined
        ? []
        : [
            {
              registryType: 'mcpb',
              identifier: `${downloads}/${bundle.file}`,
              fileSha256: bundle.sha256,
              transport,
            },
          ]),
    ],
    remotes: [{ type: 'streamable-http', url: `${baseUrl}/mcp` }],
  }
}
