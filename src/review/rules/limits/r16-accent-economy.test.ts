/** The limits of R16, to the pixel. */
import { area, testLimits, times } from '../../../../test/sweeps.ts'

testLimits('R16', [
  {
    what: 'accented boxes of a few',
    over: [3, 6, 1],
    scene: (count) => times(10, (at) => area(40 * at, 0, 24, 24, at < count ? { fill: 'soft' } : {})),
    turns: [[5, '5 of 10 elements (50%) are accent or soft; keep to 30%, so that one thing stands out']],
  },
  {
    what: 'accented boxes of many',
    over: [4, 8, 1],
    scene: (count) => times(20, (at) => area(40 * at, 0, 24, 24, at < count ? { stroke: 'accent' } : {})),
    turns: [[7, '7 of 20 elements (35%) are accent or soft; keep to 30%, so that one thing stands out']],
  },
])
