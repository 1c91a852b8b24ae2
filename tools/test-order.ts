/**
 * The order in which test files run: longest first, so that none of them runs alone at the end.
 */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Longest first, interleaved with some that mostly wait for processes. The rest follow in the runner's own order. */
const longest = [
  'test/adaptation.test.ts',
  'test/cli/package.test.ts',
  'test/browser/access.test.ts',
  'test/runtimes/workerd.test.ts',
  'test/browser/editor.test.ts',
  'test/browser/docs.test.ts',
  'test/cli/failures.test.ts',
  'test/browser/gallery.test.ts',
  'test/contract/node.test.ts',
  'test/recipes-library.test.ts',
  'layout/layout.test.ts',
  'test/browser/plain.test.ts',
  'test/runtimes/drawings.test.ts',
  'test/docs/examples.test.ts',
  'test/cli/export.test.ts',
  'src/review/cost.test.ts',
  'test/mcp/hostile.test.ts',
  'src/node/run.test.ts',
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
