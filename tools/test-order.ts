/**
 * The order in which test files run: longest first, so that none of them runs alone at the end, but no file of a browser
 * while two others have theirs (test/browser/turns.ts): waiting for a turn, it would hold a thread that could calculate.
 */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * All that took three seconds or more in a whole run, in seconds (vitest's JSON report says how long). They need not be
 * right, only right beside each other. The rest follow in the runner's own order.
 */
const seconds: Record<string, number> = {
  'test/any-data.test.ts': 143,
  'test/browser/editor.test.ts': 115,
  'test/browser/gallery.test.ts': 74,
  'test/adaptation.test.ts': 68,
  'test/badges.test.ts': 37,
  'test/browser/docs.test.ts': 35,
  'test/browser/plain.test.ts': 29,
  'test/runtimes/workerd.test.ts': 29,
  'test/browser/recipe.test.ts': 28,
  'test/browser/access.test.ts': 21,
  'test/browser/modes.test.ts': 20,
  'test/docs/examples.test.ts': 16,
  'layout/known-steps.test.ts': 14,
  'test/cli/package.test.ts': 12,
  'test/runtimes/drawings.test.ts': 12,
  'test/cli/text.test.ts': 11,
  'test/cli/md.test.ts': 10,
  'test/pins.test.ts': 10,
  'src/text/measure.test.ts': 9,
  'test/cli/draw.test.ts': 9,
  'test/cli/everyday.test.ts': 9,
  'test/graph-quality.test.ts': 9,
  'import/diagram/fuzz.test.ts': 8,
  'test/action.test.ts': 8,
  'test/cli/failures.test.ts': 8,
  'test/mcp/clients.test.ts': 8,
  'src/node/run.test.ts': 7,
  'test/cli/export.test.ts': 7,
  'test/cli/proxy.test.ts': 7,
  'test/cli/render.test.ts': 7,
  'test/recipes-library.test.ts': 7,
  'recipes/error-budget-burn/draw-budget.test.ts': 6,
  'src/convert/convert.test.ts': 6,
  'test/cli/help.test.ts': 6,
  'layout/known-contests.test.ts': 4,
  'layout/known-layouts.test.ts': 4,
  'src/node/request-handlers.test.ts': 4,
  'src/scene/cost.test.ts': 4,
  'drawing/graph/draw-graph.test.ts': 3,
  'drawing/sequence/draw-sequence.test.ts': 3,
  'src/editor/text/text.test.ts': 3,
  'test/cli/cache.test.ts': 3,
  'test/cli/mcp.test.ts': 3,
  'test/cli/remote.test.ts': 3,
  'test/cli/skill.test.ts': 3,
  'test/hard-graphs.test.ts': 3,
  'test/search.test.ts': 3,
  'test/single-values.test.ts': 3,
}

const browsers = 2

/**
 * The files in the order in which `threads` threads should begin them, by a rehearsal with what they took before, the `known` seconds: the thread
 * that is free first takes the longest file that need not wait.
 */
export const rehearsedOrder = (
  files: readonly string[],
  threads: number,
  known: Readonly<Record<string, number>> = seconds,
): string[] => {
  const waiting = files.toSorted((a, b) => (known[b] ?? 0) - (known[a] ?? 0))
  const free = Array.from({ length: threads }, () => 0)
  const turns = Array.from({ length: browsers }, () => 0)
  const order: string[] = []
  while (waiting.length > 0) {
    const thread = free.indexOf(Math.min(...free))
    const now = free[thread] ?? 0
    const turn = turns.findIndex((end) => end <= now)
    const at = turn < 0 ? waiting.findIndex((file) => !isOfBrowser(file)) : 0
    const [file = ''] = waiting.splice(Math.max(at, 0), 1)
    const end = now + (known[file] ?? 0.1)
    free[thread] = end
    if (isOfBrowser(file) && turn >= 0) turns[turn] = end
    order.push(file)
  }
  return order
}

const isOfBrowser = (file: string): boolean => file.startsWith('test/browser/')

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const nameOf = ({ moduleId }: TestSpecification): string => relative(process.cwd(), moduleId)
    const order = rehearsedOrder(sorted.map(nameOf), this.ctx.config.maxWorkers)
    return sorted.toSorted((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)))
  }
}
