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
  'test/browser/editor.test.ts': 179,
  'test/browser/gallery.test.ts': 88,
  'test/browser/recipe.test.ts': 40,
  'test/browser/modes.test.ts': 34,
  'test/browser/docs.test.ts': 32,
  'test/any-data.test.ts': 30,
  'test/browser/access.test.ts': 30,
  'test/runtimes/workerd.test.ts': 30,
  'test/browser/plain.test.ts': 26,
  'test/runtimes/drawings.test.ts': 17,
  'test/docs/examples.test.ts': 16,
  'test/adaptation.test.ts': 15,
  'test/pins.test.ts': 13,
  'layout/known-steps.test.ts': 12,
  'test/cli/everyday.test.ts': 12,
  'test/cli/draw.test.ts': 11,
  'test/badges.test.ts': 10,
  'test/graph-quality.test.ts': 9,
  'src/node/run.test.ts': 8,
  'test/cli/md.test.ts': 8,
  'import/diagram/fuzz.test.ts': 7,
  'test/action.test.ts': 6,
  'test/cli/failures.test.ts': 6,
  'test/cli/package.test.ts': 6,
  'test/cli/export.test.ts': 5,
  'test/cli/mcp.test.ts': 5,
  'test/cli/render.test.ts': 5,
  'test/mcp/clients.test.ts': 5,
  'test/recipes-library.test.ts': 5,
  'import/to-text/to-text.test.ts': 4,
  'src/convert/convert.test.ts': 4,
  'src/node/request-handlers.test.ts': 4,
  'test/cli/help.test.ts': 4,
  'test/cli/remote.test.ts': 4,
  'test/cli/text.test.ts': 4,
  'test/hard-graphs.test.ts': 4,
  'test/names.test.ts': 4,
  'test/single-values.test.ts': 4,
  'drawing/narrowed.test.ts': 3,
  'src/scene/cost.test.ts': 3,
  'test/cli/cache.test.ts': 3,
  'test/cli/proxy.test.ts': 3,
  'test/cli/skill.test.ts': 3,
}

const browsers = 2

/** A browser that is slower than it was has a thread wait for its turn; a later one costs nothing. */
const slowness = 1.15

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
    if (isOfBrowser(file) && turn >= 0) turns[turn] = now + slowness * (end - now)
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
