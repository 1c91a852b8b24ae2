/**
 * The order in which test files run: longest first, so that none of them runs alone at the end.
 */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * All that took more than four seconds in a whole run (vitest's JSON report says how long), roughly longest first, so that
 * two browsers are open at a time: four of them slow each other down to a fifth. Between them is what calculates, or waits
 * for processes. The rest follow in the runner's own order.
 */
const longest = [
  'test/browser/editor.test.ts',
  'test/browser/gallery.test.ts',
  'test/adaptation.test.ts',
  'test/cli/failures.test.ts',
  'test/cli/export.test.ts',
  'test/any-data.test.ts',
  'test/docs/examples.test.ts',
  'test/cli/everyday.test.ts',
  'test/browser/docs.test.ts',
  'test/hard-graphs.test.ts',
  'test/runtimes/workerd.test.ts',
  'test/graph-quality.test.ts',
  'test/cli/md.test.ts',
  'import/diagram/fuzz.test.ts',
  'test/cli/text.test.ts',
  'test/cli/draw.test.ts',
  'test/browser/access.test.ts',
  'test/browser/plain.test.ts',
  'test/cli/package.test.ts',
  'test/cli/render.test.ts',
  'test/cli/help.test.ts',
  'src/text/measure.test.ts',
  'test/runtimes/drawings.test.ts',
  'test/browser/recipe.test.ts',
  'test/cli/remote.test.ts',
  'test/cli/skill.test.ts',
  'test/cli/cache.test.ts',
  'src/node/run.test.ts',
  'src/scene/cost.test.ts',
  'test/mcp/clients.test.ts',
  'test/browser/modes.test.ts',
  'test/properties.test.ts',
  'layout/contest.test.ts',
  'test/mcp/hostile.test.ts',
  'test/pins.test.ts',
  'test/cli/mcp.test.ts',
  'test/recipes-library.test.ts',
  'test/cli/proxy.test.ts',
  'test/action.test.ts',
  'src/node/request-handlers.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = longest.indexOf(relative(process.cwd(), moduleId))
      return at < 0 ? longest.length : at
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => place(a) - place(b))
  }
}
