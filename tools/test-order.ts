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
  'test/browser/editor.test.ts': 130,
  'test/adaptation.test.ts': 70,
  'test/browser/gallery.test.ts': 56,
  'test/any-data.test.ts': 45,
  'test/browser/docs.test.ts': 38,
  'test/browser/access.test.ts': 36,
  'test/cli/everyday.test.ts': 35,
  'test/browser/plain.test.ts': 34,
  'test/cli/package.test.ts': 27,
  'test/cli/md.test.ts': 26,
  'test/docs/examples.test.ts': 23,
  'test/runtimes/drawings.test.ts': 22,
  'test/cli/export.test.ts': 22,
  'test/cli/draw.test.ts': 22,
  'test/graph-quality.test.ts': 20,
  'test/runtimes/workerd.test.ts': 17,
  'test/action.test.ts': 17,
  'test/browser/modes.test.ts': 16,
  'import/diagram/fuzz.test.ts': 15,
  'test/mcp/clients.test.ts': 15,
  'test/cli/text.test.ts': 15,
  'test/cli/help.test.ts': 15,
  'test/pins.test.ts': 14,
  'test/cli/failures.test.ts': 14,
  'test/cli/remote.test.ts': 13,
  'test/browser/recipe.test.ts': 13,
  'test/hard-graphs.test.ts': 12,
  'test/cli/mcp.test.ts': 12,
  'src/node/run.test.ts': 12,
  'test/cli/proxy.test.ts': 11,
  'src/scene/cost.test.ts': 11,
  'src/convert/convert.test.ts': 11,
  'test/recipes-library.test.ts': 10,
  'test/cli/render.test.ts': 10,
  'test/properties.test.ts': 9,
  'layout/layout.test.ts': 9,
  'test/mcp/hostile.test.ts': 8,
  'test/cli/skill.test.ts': 8,
  'test/cli/cache.test.ts': 8,
  'test/search.test.ts': 7,
  'test/html.test.ts': 7,
  'src/text/measure.test.ts': 7,
  'test/agent-tasks.test.ts': 6,
  'src/cli/scene/origin-of.test.ts': 6,
  'test/search-accuracy.test.ts': 5,
  'test/names.test.ts': 5,
  'test/mcp/sizes.test.ts': 5,
  'test/contract/node.test.ts': 5,
  'test/cli/check.test.ts': 5,
  'src/review/cost.test.ts': 5,
  'src/pages/discovery/discovery.test.ts': 5,
  'src/node/request-handlers.test.ts': 5,
  'src/editor/form/form.test.ts': 5,
  'drawing/graph/draw-graph.test.ts': 5,
  'src/scene/json-schema.test.ts': 4,
  'src/editor/text/text.test.ts': 4,
  'recipes/flow-graph/recipe.test.ts': 4,
  'layout/wishes.test.ts': 4,
  'test/cli/compiled-code.test.ts': 3,
  'src/http/reply-cache.test.ts': 3,
  'src/browser/suggest/suggest.test.ts': 3,
  'import/to-text/to-text.test.ts': 3,
  'drawing/chart/plot.test.ts': 3,
}

const browsers = 2

/**
 * The files in the order in which `threads` threads should begin them, by a rehearsal with what they took before: the thread
 * that is free first takes the longest file that need not wait.
 */
export const rehearsedOrder = (files: readonly string[], threads: number): string[] => {
  const waiting = files.toSorted((a, b) => (seconds[b] ?? 0) - (seconds[a] ?? 0))
  const free = Array.from({ length: threads }, () => 0)
  const turns = Array.from({ length: browsers }, () => 0)
  const order: string[] = []
  while (waiting.length > 0) {
    const thread = free.indexOf(Math.min(...free))
    const now = free[thread] ?? 0
    const turn = turns.findIndex((end) => end <= now)
    const at = turn < 0 ? waiting.findIndex((file) => !isOfBrowser(file)) : 0
    const [file = ''] = waiting.splice(Math.max(at, 0), 1)
    const end = now + (seconds[file] ?? 0.1)
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
