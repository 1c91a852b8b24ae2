/**
 * `npm test`: all checks, two at a time, then the tests, and a summary at the end. Browser tests that fail beside the
 * others run once more, alone; the summary names the files that passed only then.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nativeFolder, nativeModule, projectFolder } from './native-modules.ts'
import { filesToRepeat, readTestReport } from './test-report.ts'
import { removeNativeModules } from './write-native-modules.ts'

type Check = { name: string; command: string }

const firstReport = 'coverage/tests.json'
const secondReport = 'coverage/tests-alone.json'

/** A tool as native module: it starts in half of the time. */
const nativeTool = (name: string): string => JSON.stringify(nativeModule(join(projectFolder, `tools/${name}.ts`)))

const checks: Check[] = [
  // First, because it takes longest, and because others run the native modules that it begins with.
  {
    name: 'build and package',
    command: `tsx tools/native.ts && node ${nativeTool('build')} && tsx tools/pack-for-tests.ts`,
  },
  { name: 'format', command: 'biome ci --log-level=error .' },
  // The linter has the types of everything anyway, and reports what the compiler does: apart, each would infer them.
  { name: 'lint and types', command: 'oxlint --type-aware --type-check --deny-warnings --quiet' },
  { name: 'types of the pure rooms', command: 'tsc -p tsconfig.pure.json' },
  { name: 'unused files, exports and dependencies', command: 'knip --no-progress' },
  { name: 'scenes as drawn, and under review', command: `node ${nativeTool('review')} --committed` },
]

/** Beside the checks: where it has to be installed, it waits for a server most of the time. */
const browser: Check = { name: 'browser', command: 'tsx tools/browser.ts' }

/**
 * Where the package is installed for the tests; it is deleted with the folders of other runs that are over. The compiler,
 * the bundler and the linter are Go programs that live for seconds: a third of their time is collecting garbage that their
 * end frees anyway, so they collect only when they have much of it.
 */
const shared = {
  DIAGREF_PACKAGE: join(tmpdir(), `diagref-package-${process.pid}`),
  DIAGREF_NATIVE: nativeFolder,
  GOGC: 'off',
  GOMEMLIMIT: '2GiB',
}

const runnerWriting = (report: string): string =>
  `vitest run --reporter=default --reporter=json --outputFile.json=${report}`

const seconds = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`

/** Runs a check; its output is printed at once, so that parallel checks do not mix. */
const runCheck = async ({ name, command }: Check): Promise<boolean> => {
  const start = performance.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...shared } })
  const written: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => written.push(piece))
  const [status] = (await once(child, 'close')) as [number | null]
  process.stdout.write(Buffer.concat(written))
  return report(name, status, start)
}

/** Runs the tests, whose output is printed as it comes. */
const runTests = async ({ name, command }: Check): Promise<boolean> => {
  const start = performance.now()
  // The tests share what the build has made (test/built.ts), if it has.
  const env = { ...process.env, ...shared, DIAGREF_BUILT: existsSync('dist/worker.js') ? '1' : '' }
  const [status] = (await once(spawn(command, { shell: true, stdio: 'inherit', env }), 'close')) as [number | null]
  return report(name, status, start)
}

const report = (name: string, status: number | null, start: number): boolean => {
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name}  (${seconds(start)})`)
  return status === 0
}

/** Runs all, `lanes` at a time. */
const runChecks = async (all: readonly Check[], lanes: number): Promise<boolean[]> => {
  const waiting = [...all]
  const outcomes: boolean[] = []
  const lane = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) outcomes.push(await runCheck(check))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

const start = performance.now()
for (const report of [firstReport, secondReport]) rmSync(report, { force: true })
const others = (await Promise.all([runChecks(checks, 2), runChecks([browser], 1)])).flat()
const passedTests = await runTests({ name: 'tests', command: runnerWriting(firstReport) })
const first = readTestReport(firstReport)
const repeated = passedTests ? [] : filesToRepeat(first)
const command = `${runnerWriting(secondReport)} ${repeated.join(' ')}`
const passedAlone = repeated.length > 0 && (await runTests({ name: 'browser tests, alone', command }))
if (passedAlone) console.log(`\nFlaky: failed beside other tests, passed alone: ${repeated.join(', ')}`)

const checksPassed = others.filter((passed) => passed).length
const testsPassed = first.passed + (passedAlone ? first.failed : 0)
const testsFailed = passedTests || passedAlone ? 0 : Math.max(first.failed, 1)
const failed = others.length - checksPassed + testsFailed
removeNativeModules()
console.log(`\nAll checks in ${seconds(start)}`)
console.log(`${checksPassed + testsPassed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
