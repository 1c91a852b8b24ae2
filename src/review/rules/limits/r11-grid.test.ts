/** The limits of R11, to the pixel. */
import { area, line, testLimits, times } from '../../../../test/sweeps.ts'

testLimits('R11', [
  {
    what: 'the place of a large box',
    over: [40, 56, 1],
    scene: (x) => [
      ...times(9, (at) => area(160 * at, 0, 40 + 8 * at, 40)),
      area(x, 160, 120, 120),
      area(x, 320, 104, 104),
    ],
    turns: [
      [41, '2 of 11 boxes are off the 8 px grid (small ones: 4 px) (elements 9, 10)'],
      [48, ''],
      [49, '2 of 11 boxes are off the 8 px grid (small ones: 4 px) (elements 9, 10)'],
      [56, ''],
    ],
  },
  {
    what: 'the place of a line',
    over: [40, 56, 1],
    scene: (x) => [...times(8, (at) => line(80 * at, 0, 80 * at, 40)), line(x, 160, x, 240), line(x, 240, x, 320)],
    turns: [
      [41, '2 of 10 straight lines are off the 4 px grid (elements 8, 9)'],
      [44, ''],
      [45, '2 of 10 straight lines are off the 4 px grid (elements 8, 9)'],
      [48, ''],
      [49, '2 of 10 straight lines are off the 4 px grid (elements 8, 9)'],
      [52, ''],
      [53, '2 of 10 straight lines are off the 4 px grid (elements 8, 9)'],
      [56, ''],
    ],
  },
  {
    what: 'the last of three boxes in a row',
    over: [240, 280, 4],
    scene: (x) => [area(0, 0, 80, 40), area(120, 0, 80, 40), area(x, 0, 80, 40)],
    turns: [
      [
        244,
        '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)\nthe gaps in the row of 3 boxes at 0, 0 are 40, 44 px; make them equal',
      ],
      [248, ''],
      [252, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)'],
      [256, ''],
      [260, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)'],
      [264, ''],
      [268, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)'],
      [272, ''],
      [276, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)'],
      [280, ''],
    ],
  },
  {
    what: 'a small box, on a finer grid',
    over: [40, 48, 1],
    scene: (x) => [...times(9, (at) => area(160 * at, 0, 40, 40)), area(x, 160, 28, 120), area(x, 320, 120, 28)],
    turns: [
      [41, '2 of 11 boxes are off the 8 px grid (small ones: 4 px) (elements 9, 10)'],
      [44, ''],
      [45, '2 of 11 boxes are off the 8 px grid (small ones: 4 px) (elements 9, 10)'],
      [48, ''],
    ],
  },
  {
    what: 'the width of a small box',
    over: [24, 40, 1],
    scene: (w) => [...times(9, (at) => area(160 * at, 0, 40, 40)), area(44, 160, w, 120), area(44, 320, w, 120)],
    turns: [
      [25, '2 of 11 boxes are off the 8 px grid (small ones: 4 px) (elements 9, 10)'],
      [28, ''],
      [29, '2 of 11 boxes are off the 8 px grid (small ones: 4 px) (elements 9, 10)'],
    ],
  },
  {
    what: 'the last of three boxes in a column',
    over: [240, 264, 4],
    scene: (y) => [area(0, 0, 40, 80), area(0, 120, 40, 80), area(0, y, 40, 80)],
    turns: [
      [
        244,
        '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)\nthe gaps in the column of 3 boxes at 0, 0 are 40, 44 px; make them equal',
      ],
      [248, ''],
      [252, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)'],
      [256, ''],
      [260, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)'],
      [264, ''],
    ],
  },
  {
    what: 'boxes off the grid among eight',
    over: [0, 4, 1],
    scene: (count) => times(8, (at) => area(80 * at + (at < count ? 1 : 0), 0, 40 + 8 * at, 40)),
    turns: [
      [1, '1 of 8 boxes are off the 8 px grid (small ones: 4 px) (element 0)'],
      [2, ''],
    ],
  },
  {
    what: 'boxes',
    over: [1, 4, 1],
    scene: (count) => times(count, (at) => area(80 * at + (at === 0 ? 1 : 0), 0, 40 + 8 * at, 40)),
    turns: [[3, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 0)']],
  },
])
