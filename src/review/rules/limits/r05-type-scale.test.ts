/** The limits of R05, to the pixel. */
import { testLimits, words } from '../../../../test/sweeps.ts'

testLimits('R05', [
  {
    what: 'type off the scale',
    over: [11, 29, 1],
    scene: (size) => [words(40, 40, { size })],
    turns: [
      [13, 'type of 13 px (element 0); sizes are 12, 14, 16, 20, 24, 28 px'],
      [14, ''],
      [15, 'type of 15 px (element 0); sizes are 12, 14, 16, 20, 24, 28 px'],
      [16, ''],
      [17, 'type of 17 px (element 0); sizes are 12, 14, 16, 20, 24, 28 px'],
      [20, ''],
      [21, 'type of 21 px (element 0); sizes are 12, 14, 16, 20, 24, 28 px'],
      [24, ''],
      [25, 'type of 25 px (element 0); sizes are 12, 14, 16, 20, 24, 28 px'],
      [28, ''],
      [29, 'type of 29 px (element 0); sizes are 12, 14, 16, 20, 24, 28 px'],
    ],
  },
  {
    what: 'sizes of type',
    over: [4, 6, 1],
    scene: (count) => [12, 14, 16, 20, 24, 28].slice(0, count).map((size, at) => words(40, 40 * at, { size })),
    turns: [[6, '6 sizes of type (12, 14, 16, 20, 24, 28 px); use at most 5']],
  },
])
