/**
 * Walks of a few presses, each on a page of its own and timed.
 */
import type { Page } from 'playwright-core'
import type { OpenOptions, Stage } from '../../test/browser/stage.ts'
import { upToDate, type Walk } from './part.ts'

/** A walk of a few presses. */
export type Step = {
  name: string
  target: string
  options?: OpenOptions
  presses: number
  /** Does it; returns what is wrong, if anything. */
  does: (page: Page, stage: Stage) => Promise<string | void>
}

/** Options of a page that may copy and paste. */
export const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** Walks each step on a page of its own, and reports how long it took. */
export const walkSteps =
  (steps: readonly Step[]): Walk =>
  async (stage, report) => {
    for (const { name, target, options = {}, presses, does } of steps) {
      const { page } = await stage.open(target, options)
      if (target.includes('recipe=')) await upToDate(page)
      const start = performance.now()
      const wrong = (await does(page, stage).catch((error: unknown) => String(error).split('\n')[0])) ?? ''
      const seconds = ((performance.now() - start) / 1_000).toFixed(1)
      report(`${name}: ${seconds} s, ${presses} presses ${wrong}`, wrong === '')
      await stage.discard()
    }
  }
