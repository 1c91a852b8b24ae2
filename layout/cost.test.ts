import { expect, test } from 'vitest'
import { tangle } from '../test/tangle.ts'
import type { Drawn } from './candidate.ts'
import { noMemories } from './candidate.ts'
import { work } from './model/weights.ts'
import { winnerOf } from './winner.ts'

test.each([0, 5])('forty nodes and sixty edges at random in %i groups take no more work than they may', (groups) => {
  const drawn: Drawn = { candidates: new Map(), memories: noMemories() }
  winnerOf(tangle(groups), {}, drawn)
  const all = [...drawn.candidates.values()].map((candidate) => candidate.work)
  expect(all.reduce((sum, each) => sum + each, 0) - all.at(-1)!).toBeLessThanOrEqual(work.many)
})
