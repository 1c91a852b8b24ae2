/**
 * The order in which test files run: longest first, so that none of them runs alone at the end.
 */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * All that took more than three seconds in a whole run, longest first (vitest's JSON report says how long); browsers and
 * processes, which wait, are beside files that calculate. The rest follow in the runner's own order.
 */
const longest = [
  'test/adaptation.test.ts',
  'test/browser/editor.test.ts',
  'test/cli/failures.test.ts',
  'test/browser/gallery.test.ts',
  'test/browser/docs.test.ts',
  'test/pins.test.ts',
  'test/browser/plain.test.ts',
  'test/runtimes/workerd.test.ts',
  'test/docs/examples.test.ts',
  'test/browser/access.test.ts',
  'test/any-data.test.ts',
  'test/runtimes/drawings.test.ts',
  'test/cli/md.test.ts',
  'test/recipes-library.test.ts',
  'test/cli/package.test.ts',
  'test/cli/everyday.test.ts',
  'test/browser/modes.test.ts',
  'test/cli/export.test.ts',
  'test/cli/draw.test.ts',
  'test/graph-quality.test.ts',
  'test/cli/text.test.ts',
  'import/diagram/fuzz.test.ts',
  'test/browser/recipe.test.ts',
  'src/node/run.test.ts',
  'test/cli/render.test.ts',
  'test/action.test.ts',
  'test/hard-graphs.test.ts',
  'test/cli/help.test.ts',
  'test/cli/remote.test.ts',
  'layout/layout.test.ts',
  'test/mcp/clients.test.ts',
  'test/cli/mcp.test.ts',
  'test/cli/proxy.test.ts',
  'test/contract/node.test.ts',
  'src/scene/json-schema.test.ts',
  'src/convert/convert.test.ts',
  'test/mcp/hostile.test.ts',
  'src/review/cost.test.ts',
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
