/**
 * Tests run the sources as native modules: all are stripped of their types at once, and Node loads them itself. The test
 * runner would transform them one at a time, and read what is imported through accessors, which costs calculations a fifth
 * of their time.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin as BundlePlugin, build, transform } from 'esbuild'
import type { Plugin } from 'vitest/config'
import { isSource, nativeFolder, nativeFolders, nativeModule, nativeRooms, projectFolder } from './native-modules.ts'
import { recipeModulesText } from './recipe-modules.ts'

const recipesModule = join(nativeFolder, 'recipes.mjs')

/** The plugin that runs sources as native modules; a run that watches, or measures coverage, reads the sources. */
export const nativeSources = (): Plugin => ({
  name: 'native sources',
  enforce: 'pre',
  async configureVitest({ vitest: { config, vite } }) {
    const isTransformed = config.watch || config.coverage.enabled || vite.config.plugins.some(isMutating)
    // An earlier process of this number may have been stopped.
    removeNativeModules()
    if (!isTransformed) await writeNativeModules()
  },
  resolveId(id, importer) {
    if (id === 'diagref:recipes') return existsSync(nativeFolder) ? recipesModule : `\0${id}`
    if (importer === undefined || !id.startsWith('.') || isSource(importer) || replacesModules(importer))
      return undefined
    const path = resolve(dirname(importer), id)
    return isSource(path) && existsSync(nativeFolder) ? nativeModule(path) : undefined
  },
  load: (id) => (id === '\0diagref:recipes' ? recipeModulesText() : undefined),
})

/** The campaign of mutants changes what is transformed (tools/mutants/campaign.ts). */
const isMutating = ({ name }: { name: string }): boolean => name === 'mutants'

/** Whether a test puts something else in the place of modules, which only the runner can do, in those that it transforms. */
const replacesModules = (test: string): boolean =>
  test.includes('.test.') && readFileSync(test, 'utf8').includes('vi.mock(')

/** Writes the native modules of all sources. */
const writeNativeModules = async (): Promise<void> => {
  removeEnded()
  const sources = nativeRooms.flatMap(sourcesIn)
  await build({
    entryPoints: [
      ...sources.map((path) => ({ in: path, out: relative(nativeFolder, nativeModule(path)).replace(/\.mjs$/, '') })),
      { in: 'diagref:recipes', out: 'recipes' },
    ],
    outdir: nativeFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'error',
    plugins: [linksBetween, ownAddresses(sources)],
  })
  process.once('exit', removeNativeModules)
}

const removeNativeModules = (): void => rmSync(nativeFolder, { recursive: true, force: true })

const sourcesIn = (room: string): string[] =>
  readdirSync(join(projectFolder, room), { recursive: true, encoding: 'utf8' })
    .map((path) => join(projectFolder, room, path))
    .filter(isSource)

/** Removes what runs have left that were stopped. */
const removeEnded = (): void => {
  if (!existsSync(nativeFolders)) return
  for (const pid of readdirSync(nativeFolders))
    if (!isAlive(Number(pid))) rmSync(join(nativeFolders, pid), { recursive: true })
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Each source stays a module of its own, linked to the native modules of the others, to packages and to other files. */
const linksBetween: BundlePlugin = {
  name: 'links between native modules',
  setup(bundle) {
    bundle.onResolve({ filter: /.*/ }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point') return path === 'diagref:recipes' ? { path, namespace: 'recipes' } : undefined
      if (path === 'diagref:recipes') return { path: recipesModule, external: true }
      if (!/^[./]/.test(path)) return { path, external: true }
      const file = resolve(resolveDir, path)
      return { path: isSource(file) ? nativeModule(file) : file, external: true }
    })
    bundle.onLoad({ filter: /.*/, namespace: 'recipes' }, () => ({
      contents: recipeModulesText(),
      resolveDir: projectFolder,
    }))
  },
}

/** A source knows its own address as if it ran where it is. */
const ownAddresses = (sources: readonly string[]): BundlePlugin => ({
  name: 'addresses of sources',
  setup(bundle) {
    const asking = sources.filter((path) => readFileSync(path, 'utf8').includes('import.meta.'))
    const names = asking.map((path) => path.replaceAll(/[.+]/g, '\\$&'))
    bundle.onLoad({ filter: new RegExp(`^(?:${names.join('|')})$`) }, async ({ path }) => {
      const address = JSON.stringify(pathToFileURL(path).href)
      const { code } = await transform(readFileSync(path, 'utf8'), {
        loader: path.endsWith('x') ? 'tsx' : 'ts',
        define: { 'import.meta.url': address, 'import.meta.dirname': JSON.stringify(dirname(path)) },
      })
      return { contents: code }
    })
  },
})
