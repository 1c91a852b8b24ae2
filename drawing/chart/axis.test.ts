import { expect, test } from 'vitest'
import { levelLabels } from './axis.ts'
import { logarithmic } from './scale.ts'

test('numbers stay with their units: where these have no room, every second one remains', () => {
  const plan = logarithmic({ measure: 'Latency', unit: 'ms' })([0.2, 90_000])
  const written = (width: number) => levelLabels(plan, width).map(({ words }) => words.lines.map(({ text }) => text))
  expect(written(600)).toEqual([['0.1 ms'], ['1 ms'], ['10 ms'], ['100 ms'], ['1 s'], ['10 s'], ['100 s']])
  expect(written(200)).toEqual([['0.1 ms'], ['10 ms'], ['1 s'], ['100 s']])
})
