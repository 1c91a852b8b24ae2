/**
 * Strips all sources of their types, each into a module of its own, for what runs them many times: tests and checks.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin as BundlePlugin, build, transform } from 'esbuild'
import {
  isSource,
  nativeFolder,
  nativeFolders,
  nativeModule,
  nativeRooms,
  projectFolder,
  recipesModule,
} from './native-modules.ts'
import { recipeModulesText } from './recipe-modules.ts'

/** Writes the native modules of all sources. */
export const writeNativeModules = async (): Promise<void> => {
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
    // Half as many files to write and to remove; the sources are there, and need not be read with every module.
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'error',
    plugins: [linksBetween, ownAddresses(sources)],
  })
}

/** Removes them while nobody waits for it: thousands of small files take seconds. */
export const removeNativeModules = (): void => {
  if (!existsSync(nativeFolder)) return
  const ended = `${nativeFolder}-ended`
  rmSync(ended, { recursive: true, force: true })
  renameSync(nativeFolder, ended)
  const remove = `require('node:fs').rmSync(${JSON.stringify(ended)}, { recursive: true, force: true })`
  spawn(process.execPath, ['-e', remove], { detached: true, stdio: 'ignore' }).unref()
}

const sourcesIn = (room: string): string[] =>
  readdirSync(join(projectFolder, room), { recursive: true, encoding: 'utf8' })
    .map((path) => join(projectFolder, room, path))
    .filter(isSource)

/** Removes what runs have left that were stopped. */
const removeEnded = (): void => {
  if (!existsSync(nativeFolders)) return
  for (const name of readdirSync(nativeFolders))
    if (!isAlive(Number.parseInt(name, 10))) rmSync(join(nativeFolders, name), { recursive: true, force: true })
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
