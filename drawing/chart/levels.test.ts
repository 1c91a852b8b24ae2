import { expect, test } from 'vitest'
import { formatFor } from '../values/format.ts'
import { boundsFor, levelOf, levelWords } from './levels.ts'

test('a value belongs to the level whose bound it has reached', () => {
  expect([0, 9, 10, 24, 25, 50, 99].map((value) => levelOf(value, [10, 25, 50]))).toEqual([0, 0, 1, 1, 2, 3, 3])
})

test('without bounds, three round ones are found between the values', () => {
  expect([boundsFor([0, 91]), boundsFor([0.001, 0.0042]), boundsFor([-30, 12])]).toEqual([
    [25, 50, 75].map((bound) => bound),
    [0.002, 0.003, 0.004],
    [-20, -10, 0],
  ])
})

test('equal values all have the lowest level', () => {
  expect([7, 7].map((value) => levelOf(value, boundsFor([7, 7])))).toEqual([0, 0])
})

test('whole numbers are named without overlap, fractions by their bounds', () => {
  const words = (values: number[], bounds: [number, number, number], unit?: string): string[] =>
    levelWords(bounds, { values, format: formatFor([...values, ...bounds], unit) })
  expect([words([3, 91], [10, 25, 50]), words([0, 13], [1, 2, 9]), words([0.5, 7], [1, 2.5, 5], '%')]).toEqual([
    ['Below 10', '10–24', '25–49', '50 or more'],
    ['None', '1', '2–8', '9 or more'],
    ['Below 1.0%', '1.0%–2.5%', '2.5%–5.0%', '5.0% or more'],
  ])
})
