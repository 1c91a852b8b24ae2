/**
 * One version number: everything that is published says the same, so that a file, a server and a plugin can be matched.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiVersion } from '../src/http/service.ts'
import { serverCard } from '../src/mcp/server-card.ts'
import { bundleManifest } from '../tools/release/manifest.ts'
import { packageVersion, type Release, summary } from '../tools/release/release.ts'
import { serverJson } from '../tools/release/server-json.ts'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const version = packageVersion()

const release: Release = {
  version,
  baseUrl: 'https://diagrams.example',
  name: 'example.diagrams/diagref',
  downloads: 'https://downloads.example/v1',
}

test('the package, its lock file, the API, the server card, the plugin, the image and the changelog agree', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string
    packages: Record<string, { version: string }>
  }
  const plugin = JSON.parse(read('.claude-plugin/plugin.json')) as { version: string }
  const market = JSON.parse(read('.claude-plugin/marketplace.json')) as { plugins: { source: { version: string } }[] }
  const said = {
    'package-lock.json': lock.version,
    'the lock of the root': lock.packages['']?.version,
    'the API': apiVersion,
    'the server card': serverCard(release.baseUrl).version,
    'the plugin': plugin.version,
    'the marketplace': market.plugins[0]?.source.version,
    'the image': /^ARG VERSION=(.*)$/m.exec(read('deploy/Dockerfile'))?.[1],
    'the changelog': /^## ([\d.]+)/m.exec(read('CHANGELOG.md'))?.[1],
  }
  expect(said).toEqual(Object.fromEntries(Object.keys(said).map((name) => [name, version])))
})

test('server.json has the service, the package and the bundle, each in the version of the release', () => {
  const entry = serverJson(release, { file: 'x.mcpb', sha256: 'a'.repeat(64) })
  expect(entry).toMatchObject({
    name: 'example.diagrams/diagref',
    version,
    remotes: [{ type: 'streamable-http', url: 'https://diagrams.example/mcp' }],
    packages: [
      { registryType: 'npm', identifier: 'diagref', version, packageArguments: [{ type: 'positional', value: 'mcp' }] },
      { registryType: 'mcpb', identifier: 'https://downloads.example/v1/x.mcpb', fileSha256: 'a'.repeat(64) },
    ],
  })
  const unhosted = serverJson({ ...release, downloads: undefined }, { file: 'x.mcpb', sha256: '' })
  expect(unhosted.packages.map(({ registryType }) => registryType)).toEqual(['npm'])
  expect(summary.length).toBeLessThanOrEqual(100)
})

test('the bundle starts the local server in the folder that the person chose, and names every tool', () => {
  const { server, tools, user_config, version: said } = bundleManifest(release)
  expect([said, server.entry_point]).toEqual([version, 'server/dist/cli/diagref.cjs'])
  expect(server.mcp_config.args).toEqual([
    '${__dirname}/server/dist/cli/diagref.cjs',
    'mcp',
    '--base-url',
    'https://diagrams.example',
    '--folder',
    '${user_config.folder}',
  ])
  expect(user_config.folder).toMatchObject({ type: 'directory', required: true })
  expect(tools.map(({ name }) => name)).toContain('draw_diagram')
})
