/**
 * Tests run the sources as native modules: all are stripped of their types at once, and Node loads them itself. The test
 * runner would transform them one at a time, and read what is imported through accessors, which costs calculations a fifth
 * of their time.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vitest/config'
import { isSource, nativeFolder, nativeModule, recipesModule } from './native-modules.ts'
import { recipeModulesText } from './recipe-modules.ts'
import { removeNativeModules, writeNativeModules } from './write-native-modules.ts'

/** `npm test` has written them already, for its checks too. */
const isShared = process.env['DIAGREF_NATIVE'] !== undefined && existsSync(recipesModule)

/** The plugin that runs sources as native modules; a run that watches, or measures coverage, reads the sources. */
export const nativeSources = (): Plugin => ({
  name: 'native sources',
  enforce: 'pre',
  async configureVitest({ vitest: { config, vite } }) {
    if (isShared) return
    const isTransformed = config.watch || config.coverage.enabled || vite.config.plugins.some(isMutating)
    // An earlier process of this number may have been stopped.
    removeNativeModules()
    if (isTransformed) return
    await writeNativeModules()
    process.once('exit', removeNativeModules)
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
