/**
 * The manifest of the MCP bundle (.mcpb, manifest version 0.3): desktop clients install it with a click.
 */
import { type Release, summary } from './release.ts'
import { toolFacts } from './tool-facts.ts'

/** The folder of the program in the bundle. */
export const serverFolder = 'server'

/** The manifest. */
export function bundleManifest({ version, baseUrl }: Release) {
  const entry = `${serverFolder}/dist/cli/diagref.cjs`
  return {
    manifest_version: '0.3',
    name: 'diagref',
    display_name: 'Diagram reference',
    version,
    description: summary,
    long_description:
      'Finds the recipe for a technical diagram, draws your data as that recipe does, and shows the picture. Files are read and written only in the folder you choose. No network is needed.',
    author: { name: 'diagref' },
    homepage: baseUrl,
    documentation: `${baseUrl}/docs/mcp`,
    license: 'MIT',
    icon: 'icon.png',
    keywords: ['diagrams', 'architecture', 'charts', 'svg'],
    server: {
      type: 'node',
      entry_point: entry,
      mcp_config: {
        command: 'node',
        args: [`\${__dirname}/${entry}`, 'mcp', '--base-url', baseUrl, '--folder', '${user_config.folder}'],
        env: {},
      },
    },
    tools: toolFacts(),
    prompts_generated: true,
    user_config: {
      folder: {
        type: 'directory',
        title: 'Folder for diagrams',
        description: 'The only folder in which files are read and written.',
        default: '${DOCUMENTS}',
        required: true,
      },
    },
    compatibility: { platforms: ['darwin', 'win32', 'linux'], runtimes: { node: '>=20.12.0' } },
  }
}
