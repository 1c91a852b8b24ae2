/**
 * `npm run release -- --base-url URL`: everything that is published, in dist/release, from the last commit: the package,
 * the MCP bundle, the plugin, server.json, the image, the bill of materials, and checksums. Then each is tried from an
 * empty folder. What remains for a person is to publish the files.
 *
 * Options: --name (the MCP server's name, whose domain the publisher owns; by default that of the base URL), --downloads
 * (where the files will be), --no-image (where no image can be built: it needs root on Debian).
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serverCard } from '../src/mcp/server-card.ts'
import { copyCommit, packCopy } from './release/commit-copy.ts'
import { digestOf } from './release/digest.ts'
import { makeBundle, makePlugin } from './release/folders.ts'
import { packageVersion, type Release } from './release/release.ts'
import { serverJson } from './release/server-json.ts'
import { tryRelease } from './release/try-release.ts'

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    name: { type: 'string' },
    downloads: { type: 'string' },
    'no-image': { type: 'boolean' },
  },
})

const target = resolve('dist/release')

const readRelease = (): Release => {
  const address = values['base-url']
  if (address === undefined || !URL.canParse(address))
    throw new Error('Name where the service will be: npm run release -- --base-url https://diagrams.example')
  const baseUrl = address.replace(/\/$/, '')
  return {
    version: packageVersion(),
    baseUrl,
    name: values.name ?? serverCard(baseUrl).name,
    downloads: values.downloads?.replace(/\/$/, ''),
  }
}

/** The package may be published from its copy: it is not private there, and says which MCP server it is. */
const preparePackage = (folder: string, { name, baseUrl }: Release): void => {
  const file = join(folder, 'package.json')
  const { private: _private, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, `${JSON.stringify({ ...rest, homepage: baseUrl, mcpName: name }, null, 2)}\n`)
}

const write = (name: string, content: string | Uint8Array): void => {
  writeFileSync(join(target, name), content)
  console.log(`${name}: ${Buffer.byteLength(content)} bytes`)
}

const writeImage = async (source: string, { version }: Release): Promise<void> => {
  const { buildImage, saveImage } = await import('./image/build-image.ts')
  const revision = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  // The packages of this machine are no part of the image's context.
  rmSync(join(source, 'node_modules'))
  buildImage(source, { version, revision })
  saveImage(join(target, `diagref-${version}-image.tar`), version)
}

const release = readRelease()
const { version } = release
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
const draft = mkdtempSync(join(tmpdir(), 'diagref-release-'))
try {
  const source = join(draft, 'source')
  copyCommit(source)
  preparePackage(source, release)
  const tarball = join(target, `diagref-${version}.tgz`)
  copyFileSync(packCopy(source), tarball)
  execFileSync('npx', ['tsx', 'tools/sbom.ts', '--everything'], { cwd: source, stdio: ['ignore', 'ignore', 'inherit'] })
  write(`diagref-${version}.cdx.json`, readFileSync(join(source, 'dist/sbom.json')))
  const bundle = `diagref-${version}.mcpb`
  write(bundle, makeBundle(tarball, join(draft, 'bundle'), release))
  write(`diagref-${version}-plugin.zip`, makePlugin(tarball, join(draft, 'plugin')))
  const sha256 = digestOf(join(target, bundle))
  write('server.json', `${JSON.stringify(serverJson(release, { file: bundle, sha256 }), null, 2)}\n`)
  if (values['no-image'] !== true) await writeImage(source, release)
  const sums = readdirSync(target)
    .sort()
    .map((name) => `${digestOf(join(target, name))}  ${name}\n`)
  write('SHA256SUMS', sums.join(''))
  await tryRelease(target, release)
} finally {
  rmSync(draft, { recursive: true, force: true })
}
