/** How the tests run: in threads, without isolation; `npm run coverage` measures over what ships. */
import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { nativeSources } from './tools/native-sources.ts'
import { LongestFirst } from './tools/test-order.ts'

export default defineConfig({
  plugins: [nativeSources()],
  test: {
    include: ['{src,layout,drawing,import,recipes,tools,test}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    isolate: false,
    // Names the run, for what its threads share (test/browser/turns.ts).
    env: { DIAGREF_RUN: randomUUID() },
    setupFiles: ['test/fixed-seed.ts'],
    // One more than there are processors: while some wait for a browser or a process, another works. Each of them loads the
    // recipes for itself, so more of them cost more than they gain.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // A guard against what never ends, not a measure of speed.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // What is waited for comes at once on a quiet machine, and in seconds on a busy one.
    expect: { poll: { timeout: 10_000 } },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', 'layout/**/*.ts', 'drawing/**/*.ts', 'import/**/*.ts'],
      exclude: ['**/*.test.*', '**/*.d.ts', '**/*.gen.ts', 'src/browser/**'],
      reporter: ['text-summary'],
    },
  },
})
