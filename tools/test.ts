/**
 * `npm test`: every check there is, one after the other, and one plain summary at the end.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

type Check = { name: string; command: string }

const report = 'coverage/tests.json'

const checks: Check[] = [
  { name: 'format', command: 'biome ci --log-level=error .' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings --quiet' },
  { name: 'types', command: 'tsc -p tsconfig.json' },
  { name: 'types of the pure rooms', command: 'tsc -p tsconfig.pure.json' },
  { name: 'unused files, exports and dependencies', command: 'knip --no-progress' },
  { name: 'scenes as drawn', command: 'tsx tools/catalog.ts --check' },
  { name: 'scenes under review', command: 'tsx tools/review.ts' },
  { name: 'browser', command: 'tsx tools/browser.ts' },
  { name: 'build', command: 'tsx tools/build.ts' },
  { name: 'tests', command: `vitest run --coverage --reporter=default --reporter=json --outputFile.json=${report}` },
]

const seconds = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`

const runCheck = ({ name, command }: Check): boolean => {
  const start = performance.now()
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name}  (${seconds(start)})`)
  return status === 0
}

type Counts = { numPassedTests: number; numFailedTests: number; success: boolean }

/** What the test runner counted; a run that ended without a report counts as one failure. */
const readCounts = (): Counts => {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Counts
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, success: false }
  }
}

const start = performance.now()
rmSync(report, { force: true })
const outcomes = checks.map(runCheck)
const { numPassedTests, numFailedTests } = readCounts()
const others = outcomes.slice(0, -1)
// A run that fails without a failed test (a test file that does not load) still counts as a failure.
const failedRun = !outcomes.at(-1) && numFailedTests === 0 ? 1 : 0
const failed = others.filter((passed) => !passed).length + numFailedTests + failedRun
console.log(`\nAll checks in ${seconds(start)}`)
console.log(`${others.filter((passed) => passed).length + numPassedTests} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
