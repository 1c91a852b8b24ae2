import { expect, test } from 'vitest'
import { measuredAxis, placeOn, valueOn } from './points-axis.ts'
import type { AxisPlan } from './scale.ts'

const wordsOf = ({ ticks }: AxisPlan) => ticks.map(({ paragraphs }) => paragraphs.map(({ text }) => text).join())

test('an axis of steps has their numbers and names, each in the middle of its step', () => {
  const axis = measuredAxis({ name: 'Impact', scale: 'linear', bands: ['minor', 'major', 'critical', 'fatal'] }, 'y')
  const plan = axis([1, 4])
  expect([plan.title, wordsOf(plan)]).toEqual(['Impact', ['1 minor', '2 major', '3 critical', '4 fatal']])
  expect(plan.ticks.map(({ item, at }) => [item, plan.scale(0, 80).at(at)])).toEqual([
    ['y.bands.0', 10],
    ['y.bands.1', 30],
    ['y.bands.2', 50],
    ['y.bands.3', 70],
  ])
})

test('a measured axis includes its ends and its points', () => {
  const { scale } = measuredAxis({ name: 'Cost', unit: 'days', scale: 'linear', min: 0, max: 30 }, 'x')([5, 27])
  expect([0, 30].map(scale(0, 300).at)).toEqual([0, 300])
})

test('places on a logarithmic axis are exponents, and become values again', () => {
  const axis = { name: 'Size', scale: 'log' } as const
  expect([1, 100, 0.01].map((value) => placeOn(axis, value))).toEqual([0, 2, -2])
  expect(valueOn(axis, placeOn(axis, 250))).toBeCloseTo(250)
})
