/** How the tests run: in threads, without isolation, coverage over what ships. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,drawing,tools,test}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', 'drawing/**/*.ts'],
      exclude: ['**/*.test.*', '**/*.d.ts', '**/*.gen.ts', 'src/browser/**'],
      reporter: ['text-summary'],
    },
  },
})
