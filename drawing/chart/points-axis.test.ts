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

test('an axis ends where the data say, not at the next round number, unless a point is beyond', () => {
  const axis = { name: 'Size', scale: 'log', min: 1, max: 64 } as const
  const plan = measuredAxis(axis, 'x')([5, 55])
  expect([1, 8, 64].map(plan.scale(0, 600).at)).toEqual([0, 300, 600].map((x) => expect.closeTo(x)))
  expect(wordsOf(plan)).toEqual(['1', '2', '5', '10', '20', '50'])
  const linear = { name: 'Incidents', scale: 'linear', max: 24 } as const
  const short = measuredAxis(linear, 'y')([0, 22])
  expect(short.scale(0, 240).at(24)).toBeCloseTo(240)
  expect([wordsOf(short), short.grid]).toEqual([
    ['0', '5', '10', '15', '20'],
    [0, 5, 10, 15, 20],
  ])
  expect(measuredAxis(linear, 'y')([0, 25]).scale(0, 250).at(25)).toBeCloseTo(250)
})
