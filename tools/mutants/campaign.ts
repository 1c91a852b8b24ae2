/**
 * Runs the tests of a room against its mutants.
 *
 * Most mutants are tried in one run (runner.ts). Those that take effect while modules are loaded need fresh modules, so
 * each of them is a run of its own, which ends with the first test that fails.
 */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import { findMutants } from './find-mutants.ts'
import type { Outcome } from './mutant.ts'
import type { Room } from './rooms.ts'
import type { Plan, Report } from './runner.ts'
import { sampleOf } from './sample.ts'
import { type Numbered, switchable } from './switchable.ts'

export type Result = Numbered & { outcome: Outcome }

/** Every mutant of a room, numbered. */
export const mutantsOf = ({ files }: Room): Numbered[] =>
  files.flatMap((file) => findMutants(file, readFileSync(file, 'utf8'))).map((mutant, id) => ({ ...mutant, id }))

/** Tries a sample of a room's mutants, or all of them; `say` is told how far it is. */
export async function campaign(
  room: Room,
  { most, seed }: { most: number; seed: number },
  say: (words: string) => void,
): Promise<Result[]> {
  const mutants = mutantsOf(room)
  const chosen = sampleOf(mutants, most, seed)
  const vitest = await startVitest(mutants)
  try {
    const report = await inOneRun(vitest, room, chosen)
    const outcomes = new Map(report.outcomes)
    const onlyLoaded = new Set(report.onlyLoaded)
    // What a test loads while it runs is seen by it, and is not loaded again for each mutant.
    const alone = chosen.filter(
      ({ id, isStatic }) => outcomes.get(id) === 'survived' && (isStatic || onlyLoaded.has(id)),
    )
    say(`${chosen.length - alone.length} tried in one run; ${alone.length} need one of their own`)
    for (const [at, { id }] of alone.entries()) {
      outcomes.set(id, await inOwnRun(vitest, room, { id, most: 10 * report.steps }))
      if (at % 20 === 19) say(`${at + 1} of ${alone.length}`)
    }
    return chosen.map((mutant) => ({ ...mutant, outcome: outcomes.get(mutant.id) ?? 'survived' }))
  } finally {
    await vitest.close()
  }
}

/** Vitest with one worker that mutated modules share. */
const startVitest = (mutants: readonly Numbered[]): Promise<Vitest> =>
  createVitest(
    'test',
    {
      watch: false,
      maxWorkers: 1,
      fileParallelism: false,
      isolate: false,
      reporters: [{}],
      runner,
      bail: 1,
      testTimeout: anHour,
      sequence: { sequencer: PropertiesLast },
    },
    { plugins: [{ name: 'mutants', enforce: 'pre', transform: (text, id) => mutated(text, id, mutants) }] },
  )

/** A test runs once for each mutant; steps are counted where one of them does not end. */
const anHour = 3_600_000

/** A mutant is noticed once: tests of a few examples come before those that try many, so that few mutants reach these. */
class PropertiesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const many = (file: TestSpecification): number =>
      Number(/from 'fast-check'|mutate-text|fuzz/.test(readFileSync(file.moduleId, 'utf8')))
    return files.toSorted((a, b) => many(a) - many(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

const runner = resolve(import.meta.dirname, 'runner.ts')

const mutated = (text: string, id: string, mutants: readonly Numbered[]): string | undefined => {
  const file = relative(process.cwd(), id)
  const own = mutants.filter((mutant) => mutant.file === file)
  return own.length === 0 ? undefined : switchable(text, own)
}

const inOneRun = async (vitest: Vitest, room: Room, chosen: readonly Numbered[]): Promise<Report> => {
  const report = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'report.json')
  const failed = await run(vitest, room, { ids: chosen.map(({ id }) => id), report })
  if (failed.length > 0) throw new Error(`without mutants, a test fails: ${failed.join(', ')}`)
  return JSON.parse(readFileSync(report, 'utf8')) as Report
}

const inOwnRun = async (vitest: Vitest, room: Room, fault: { id: number; most: number }): Promise<Outcome> =>
  (await run(vitest, room, { ids: [], report: '', static: fault })).length > 0 ? 'killed' : 'survived'

/** Runs the tests of a room; returns the names of what failed. */
const run = async (vitest: Vitest, { tests }: Room, plan: Plan): Promise<string[]> => {
  process.env['MUTANTS_PLAN'] = JSON.stringify(plan)
  const specifications = await vitest.globTestSpecifications(tests)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  return [...testModules.flatMap(failuresOf), ...unhandledErrors.map(String)]
}

const failuresOf = (module: TestModule): string[] => [
  ...module.errors().map(({ message }) => message),
  ...[...module.children.allTests('failed')].map(({ fullName }) => fullName),
]
