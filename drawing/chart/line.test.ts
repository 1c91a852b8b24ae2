import { expect, test } from 'vitest'
import { item, plotted } from '../../test/drawn-marks.ts'
import { area, line } from './line.ts'

test('a line stops where a value is missing, and an isolated value is a dot', () => {
  const points = [10, 20, null, 40].map((y, index) => ({ x: index * 10, y }))
  expect(plotted(line(item, points))).toEqual([
    { type: 'path', d: 'M0,90L10,80', stroke: 'muted' },
    { type: 'circle', x: 30, y: 60, r: 3, fill: 'muted', stroke: 'muted' },
  ])
})

test('an area extends down to its base, and adds the base to the scale', () => {
  const mark = area(item, [
    { x: 0, y: 10 },
    { x: 10, y: 20 },
  ])
  expect({ y: mark.y, drawn: plotted(mark) }).toEqual({
    y: [10, 20, 0],
    drawn: [{ type: 'path', d: 'M0,90L10,80L10,100L0,100Z', fill: 'soft', stroke: 'none' }],
  })
})

test('an area may end at a base of each point, and the scale includes it', () => {
  const band = area(item, [
    { x: 0, y: 10, base: 5 },
    { x: 10, y: 20, base: -5 },
  ])
  expect(band.y).toEqual([10, 20, 5, -5])
  expect(plotted(band)).toMatchObject([{ d: 'M0,90L10,80L10,105L0,95Z', fill: 'soft', stroke: 'none' }])
})

test('a line in steps is level or upright everywhere, rises at its values and ends at the last', () => {
  const [steps] = plotted(
    line(
      item,
      [5, 30, 30, 80].map((y, index) => ({ x: 20 * index, y })),
      { steps: true },
    ),
  )
  expect(steps?.type === 'path' && steps.d).toBe('M0 95H20V70H60V20')
})

test('an area in steps goes back along its base in steps', () => {
  const points = [
    { x: 0, y: 10, base: 0 },
    { x: 40, y: 60, base: 20 },
  ]
  const [shape] = plotted(area(item, points, { steps: true }))
  expect(shape?.type === 'path' && shape.d).toBe('M0 90H40V40L40 80V100H0Z')
})

test('an edge of an area goes there and back, and stops where a value is missing', () => {
  const points = [10, 20, 30, null, 40, 50].map((y, index) => ({ x: index * 10, y }))
  expect(plotted(line(item, points, { stroke: 'surface', isEdge: true }))).toEqual([
    { type: 'path', d: 'M0,90L10,80L20,70L10,80Z', stroke: 'surface', fill: 'none' },
    { type: 'path', d: 'M40,60L50,50Z', stroke: 'surface', fill: 'none' },
  ])
})

test('stretches of one line are one path, what is alone is a dot', () => {
  const points = [10, 20, null, 40, null, 50, 60].map((y, index) => ({ x: index * 10, y }))
  expect(plotted(line(item, points, { stroke: 'positive' }))).toEqual([
    { type: 'path', d: 'M0,90L10,80M50,50L60,40', stroke: 'positive' },
    { type: 'circle', x: 30, y: 60, r: 3, fill: 'positive', stroke: 'positive' },
  ])
})
