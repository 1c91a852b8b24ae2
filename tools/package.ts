/**
 * What the published package contains besides the output of `npm run build` (`npm pack` runs both): the library with
 * its types, the manual page, and the licenses of everything that is bundled.
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { type BuildOptions, build } from 'esbuild'
import { cliBuilds } from './build-cli.ts'
import { libraryBuild } from './build-library.ts'
import { bundledFiles, pageScripts } from './bundled-files.ts'
import { licensesOf } from './licenses.ts'
import { manPage } from './man-page.ts'
import { pruneTypes } from './prune-types.ts'

/** Everything shipped that contains third-party code. */
const shipped: BuildOptions[] = [libraryBuild, ...cliBuilds({ bundle: true, format: 'esm' }), pageScripts]

const compiler = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.library.json', '--singleThreaded']
// The compiler takes as long as all of the rest.
const [licenses] = await Promise.all([
  bundledFiles(shipped).then(licensesOf),
  build(libraryBuild),
  promisify(execFile)(process.execPath, compiler).catch((cause: Error & { stdout: string; stderr: string }) => {
    throw new Error(cause.stdout || cause.stderr || cause.message, { cause })
  }),
])
pruneTypes('dist/types', 'entries')
await writeFile('dist/third-party-licenses.txt', licenses)
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
await mkdir('dist/man', { recursive: true })
await writeFile('dist/man/diagref.1', manPage(version))
