import { expect, test } from 'vitest'
import { readData } from '../read-data.ts'
import { pointsForm } from './points.ts'

const form = pointsForm({ points: [1, 200], quadrants: true })

const findings = (data: object): string[] => {
  const reading = readData(form as never, {
    title: 'A claim',
    x: { name: 'Runs per day' },
    y: { name: 'Failures', unit: '%' },
    points: [{ name: 'checkout', x: 310, y: 7.2 }],
    ...data,
  })
  return reading.ok ? [] : reading.findings.map(({ at, problem }) => `${at}: ${problem}`)
}

test('points need no names, and may share them', () => {
  expect(
    findings({
      points: [
        { x: 380, y: 0.3 },
        { name: 'a', x: 1, y: 1 },
        { name: 'a', x: 2, y: 2 },
      ],
    }),
  ).toEqual([])
})

test('values lie on their axes', () => {
  expect([
    findings({ x: { name: 'Runs', scale: 'log' }, points: [{ x: 0, y: 1 }] }),
    findings({ y: { name: 'likelihood', bands: ['rare', 'possible', 'likely'] }, points: [{ x: 1, y: 6 }] }),
    findings({ y: { name: 'Failures', min: 0, max: 5 } }),
  ]).toEqual([
    ['points.0.x: 0 on a log axis'],
    ['points.0.y: 6; likelihood has 3 bands'],
    ['points.0.y: 7.2 is outside of Failures, 0 to 5'],
  ])
})

test('axes end above where they begin, and marks are at one value', () => {
  expect([
    findings({ x: { name: 'Runs', min: 500, max: 100 }, points: [{ x: 500, y: 1 }] }),
    findings({ marks: [{ text: 'nowhere' }, { x: 1, y: 2, text: 'twice' }, { y: 2, text: 'limit' }] }),
  ]).toEqual([
    ['x.max: 100 is not above min, 500', 'points.0.x: 500 is outside of Runs, 500 to 100'],
    ['marks.0: must have exactly one of x and y', 'marks.1: must have exactly one of x and y'],
  ])
})

test('points and marks can be in focus, and quadrants have four names', () => {
  expect(
    findings({ focus: ['checkout', 'limit'], marks: [{ y: 2, text: 'limit' }], quadrants: ['a', 'b', 'c', 'd'] }),
  ).toEqual([])
  expect(findings({ quadrants: ['a', 'b'] })[0]).toContain('quadrants')
})
