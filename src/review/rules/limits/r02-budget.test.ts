/** The limits of R02, to the pixel. */
import { box } from '../../../../test/review.ts'
import { area, arrow, line, testLimits, times, words } from '../../../../test/sweeps.ts'

/** Two boxes at the corners of the clean scene's canvas of 800 × 400, so that content reaches across all of it. */
const corners = [area(24, 24, 40, 40), area(736, 336, 40, 40)]

testLimits('R02', [
  {
    what: 'elements of a picture read along its connectors',
    over: [118, 123, 1],
    scene: (count) => [
      box(40, 40),
      box(400, 40),
      ...times(12, (at) => arrow(200, 50 + at, 400, 50 + at)),
      ...times(count - 14, (at) => words(40, 200 + at)),
    ],
    turns: [[121, '121 elements; aim for 120 or fewer: leave some out, or split the diagram']],
  },
  {
    what: 'half pixels of a text',
    over: [40, 41, 0.25],
    scene: (x) => [...corners, box(320, 80), words(x, 200)],
    turns: [
      [40.25, 'element 3: coordinates with fractions in a picture on the grid; use whole pixels'],
      [40.5, ''],
      [40.75, 'element 3: coordinates with fractions in a picture on the grid; use whole pixels'],
      [41, ''],
    ],
  },
  {
    what: 'half pixels of a line',
    over: [40, 41, 0.25],
    scene: (x) => [...corners, box(320, 80), line(x, 200, 90, 240)],
    turns: [
      [40.25, 'element 3: coordinates with fractions in a picture on the grid; use whole pixels'],
      [41, ''],
    ],
  },
  {
    what: 'half pixels of a circle',
    over: [20, 21, 0.25],
    scene: (r) => [...corners, box(320, 80), { type: 'circle', x: 40, y: 200, r }],
    turns: [
      [20.25, 'element 3: coordinates with fractions in a picture on the grid; use whole pixels'],
      [21, ''],
    ],
  },
  {
    what: 'elements for each connector',
    over: [130, 146, 1],
    scene: (count) => [
      box(40, 40),
      box(400, 40),
      ...times(12, (at) => arrow(200, 50 + at, 400, 50 + at)),
      ...times(count - 14, (at) => words(40, 200 + at)),
    ],
    turns: [
      [130, '130 elements; aim for 120 or fewer: leave some out, or split the diagram'],
      [145, ''],
    ],
  },
])
