/** How many stages and exits a timetable has, and that what says why there is none counts the same. */
import { expect, test } from 'vitest'
import type { GraphDocument } from '../../drawing/data/graph.ts'
import { readData } from '../../drawing/read-data.ts'
import { whyNoBars } from './no-bars.ts'
import recipe from './recipe.ts'
import { timetableOf } from './timetable.ts'

const names = (word: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${word} ${index}`)

/** Stages in turn of 9 minutes each, others beside them of `minutes`, and exits that the last ones lead to. */
const pipeline = ({ main = 4, beside = 1, exits = 1, minutes = 1 }): GraphDocument => {
  const [turn, others, ends] = [names('Stage', main), names('Check', beside), names('Exit', exits)]
  const reading = readData(recipe.data as never, {
    title: 'A pipeline',
    nodes: [
      { name: 'Push' },
      ...turn.map((name) => ({ name, value: 9 })),
      ...others.map((name) => ({ name, value: minutes })),
      ...ends.map((name) => ({ name })),
    ],
    edges: [
      ...[turn[0], ...others].map((to) => ({ from: 'Push', to })),
      ...turn.slice(1).map((to, index) => ({ from: turn[index], to })),
      ...ends.map((to, index) => ({ from: turn.at(-1 - index), to, kind: 'failure' })),
      ...others.map((from) => ({ from, to: 'Exit 0', kind: 'failure' })),
    ],
  })
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  return reading.data as unknown as GraphDocument
}

test.each([
  [{ main: 2 }, { main: 1 }, '1 stage in turn'],
  [{ main: 9 }, { main: 10 }, '10 stages in turn'],
  [{ beside: 6 }, { beside: 7 }, '7 stages beside others'],
  [{ main: 6, exits: 4 }, { main: 6, exits: 5 }, '5 exits'],
  // A failure falls onto the drop of a stage that ends later.
  [
    { main: 2, minutes: 17 },
    { main: 2, minutes: 18 },
    'failures of stages beside others where no later stage in turn fails (Check 0 > Exit 0)',
  ],
])('%o has a timetable, and %o none: %s', (fits, none, why) => {
  expect(timetableOf(pipeline(fits))).toBeDefined()
  expect(whyNoBars(pipeline(fits))).toContain('to scale: bars have')
  expect(timetableOf(pipeline(none))).toBeUndefined()
  expect(whyNoBars(pipeline(none))).toBe(`are drawn as a graph and not as bars to scale: there are ${why}`)
})
