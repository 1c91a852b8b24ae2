/**
 * `npm run sbom`: the third-party code in the built service, as dist/sbom.json (CycloneDX) and, with the full
 * license texts, dist/third-party-licenses.txt. With `--everything`, that of a release: the command line and the
 * library too.
 *
 * npm describes every package of the lock file; those that esbuild bundled are kept. No date and no serial
 * number: the same sources give the same bytes.
 */
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { cliBuilds } from './build-cli.ts'
import { libraryBuild } from './build-library.ts'
import { nodeBuild } from './build-node.ts'
import { bundledFiles, pageScripts } from './bundled-files.ts'
import { licensesOf, packagesOf } from './licenses.ts'

type Component = { 'bom-ref': string; name: string; version: string; scope?: string; properties?: unknown }
type Bom = {
  serialNumber?: string
  metadata: { timestamp?: string; tools?: unknown; component: { name: string } }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const readBom = (): Bom => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  return JSON.parse(
    execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] }),
  )
}

/** The document reduced to some packages. They are bundled, so none of them is a development dependency here. */
const reduce = ({ serialNumber: _number, metadata, components, dependencies, ...rest }: Bom, kept: Set<string>) => {
  const { timestamp: _timestamp, tools: _tools, ...described } = metadata
  const isKept = (ref: string): boolean => kept.has(ref)
  return {
    ...rest,
    metadata: { ...described, component: { ...described.component, name: 'diagref' } },
    components: components
      .filter((component) => isKept(component['bom-ref']))
      .map(({ properties: _properties, ...component }) => ({ ...component, scope: 'required' })),
    dependencies: dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  }
}

const everything = process.argv.includes('--everything')
const programs = everything ? [...cliBuilds({ bundle: true, format: 'esm' }), { ...libraryBuild, external: [] }] : []
const files = await bundledFiles([nodeBuild('dist'), pageScripts, ...programs])
const packages = await packagesOf(files)
const bom = reduce(readBom(), new Set(packages.map(({ name, version }) => `${name}@${version}`)))
if (bom.components.length !== packages.length) throw new Error('npm does not know every package that was bundled')
await writeFile('dist/sbom.json', `${JSON.stringify(bom, null, 2)}\n`)
await writeFile('dist/third-party-licenses.txt', await licensesOf(files))
