/**
 * The linter's rules in a bundle for pages: without the sentences that say what each requires. The guide and the command
 * line quote them; a page shows problems alone.
 */
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** Empties the requirement of every rule; fails where a rule has none. */
export const withoutRequirements: Plugin = {
  name: 'without-requirements',
  setup(bundle) {
    bundle.onLoad({ filter: /\/src\/review\/rules\/r\d\d-[\w-]+\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!requirement.test(text)) throw new Error(`${path} has no requirement`)
      return { contents: text.replace(requirement, "requirement: '',"), loader: 'ts' }
    })
  },
}

const requirement = /(?<=^ {2})requirement:\s+(?:'[^'\n]*'|`[^`]*`),/m
