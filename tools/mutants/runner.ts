/**
 * A runner for Vitest that runs each test again with every mutant that it comes across.
 *
 * Mutants that take effect while a module is loaded get a run of their own instead, with the mutant that the plan names.
 */
import { setMaxListeners } from 'node:events'
import { writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { TestRunner } from 'vitest'
import { activate, installSwitch, isNoticed, recorded, seenWhileLoading } from './active.ts'
import type { Outcome } from './mutant.ts'

/** What the main program asks for, and what it gets. */
export type Plan = { ids: number[]; static?: { id: number; most: number }; report: string }
export type Report = { outcomes: [id: number, outcome: Outcome][]; onlyLoaded: number[]; steps: number }

type Test = Parameters<TestRunner['onAfterTryTask']>[0]

const plan = JSON.parse(process.env['MUTANTS_PLAN'] ?? '{"ids":[],"report":""}') as Plan

installSwitch()
// Each run of a test listens once more to its signal.
setMaxListeners(0)
// What fails is counted, not explained: no search for a smaller example. The same examples in each run, and few of them.
fc.configureGlobal({ endOnFailure: true, seed: 20, numRuns: 25 })
if (plan.static !== undefined) activate(plan.static.id, plan.static.most)

export default class MutantRunner extends TestRunner {
  #open = new Set(plan.ids)
  #outcomes = new Map<number, Outcome>(plan.ids.map((id) => [id, 'survived']))
  #seen = new Set<number>()
  #steps = 0

  async runTask(test: Test): Promise<void> {
    const run = TestRunner.getTestFn(test)
    if (plan.static !== undefined) return run()
    const { seen, steps } = await recorded(run)
    this.#steps += steps
    for (const id of seen) {
      this.#seen.add(id)
      if (this.#open.has(id)) await this.#try(id, run, steps)
    }
    // A mutant may leave something behind in a cache: then what follows would be judged wrongly.
    await run()
  }

  async #try(id: number, run: () => unknown, steps: number): Promise<void> {
    const noticed = await isNoticed(id, run, 10 * steps + 10_000)
    if (noticed === undefined) return
    this.#open.delete(id)
    this.#outcomes.set(id, noticed)
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles()
    const onlyLoaded = seenWhileLoading().filter((id) => !this.#seen.has(id))
    const report: Report = { outcomes: [...this.#outcomes], onlyLoaded, steps: this.#steps }
    if (plan.report !== '') writeFileSync(plan.report, JSON.stringify(report))
  }
}
