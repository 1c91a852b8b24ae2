/** The tests of what stands in front of the service (`npm run deploy-test`): they need servers that Debian has. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['deploy/**/*.test.ts'], pool: 'threads', fileParallelism: false, testTimeout: 60_000 },
})
