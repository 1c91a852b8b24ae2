import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readQuadrant } from './read-quadrant.ts'

const text = `quadrantChart
  title Reach
  x-axis Low --> "High <b>x</b>"
  y-axis Engagement -->
  quadrant-1 Expand
  quadrant-2 Promote
  quadrant-4 Improve
  A: [0.3, 0.6] radius: 12
  "B: b":::hot: [1, 0]
  C: [1.0, 0.25]
  classDef hot color: red`

test('axes, names and points', () => {
  const { model, report } = readQuadrant(text)
  expect(model).toMatchObject({
    title: 'Reach',
    x: { low: 'Low', high: 'High x' },
    y: { low: 'Engagement', isOpen: true },
    quadrants: { 1: 'Expand', 2: 'Promote', 4: 'Improve' },
    points: [
      { label: 'A', x: 0.3, y: 0.6 },
      { label: 'B: b', x: 1, y: 0, classes: ['hot'] },
      { label: 'C', x: 1, y: 0.25 },
    ],
  })
  expect(findingsIn(report)).toEqual([])
  expect(ledgerOf(report)).toEqual(['3:18 formatting of words', '8+11:16 styles are not carried over'])
})

test('every mistake is a finding with its place', () => {
  const { model, report } = readQuadrant('quadrantChart\nA: [1.5, 0]\nB: 0.5\nx-axis\n: [0, 0]\nC: [0, 1]')
  expect(model.points).toHaveLength(1)
  expect(findingsIn(report)).toEqual([
    '2:5 0 or 1, or a number between them',
    '3:2 : [',
    '4:7 : [',
    '5:1 a point: words: [0.3, 0.6]',
  ])
})

test('quadrants are in reading order, and axes are called by what is at their ends', async () => {
  expect(await importDiagram(text)).toMatchObject({
    recipe: 'quadrant-chart',
    data: {
      x: { name: 'Low → High x', min: 0, max: 1 },
      y: { name: 'Engagement', min: 0, max: 1 },
      quadrants: ['Promote', 'Expand', '…', 'Improve'],
      focus: ['B: b'],
    },
  })
})
