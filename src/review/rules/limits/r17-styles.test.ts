/** The limits of R17, to the pixel. */
import { area, testLimits, words } from '../../../../test/sweeps.ts'

testLimits('R17', [
  {
    what: 'styles of labeled boxes',
    over: [5, 8, 1],
    scene: (count) =>
      (['ink', 'muted', 'accent', 'rule', 'positive', 'negative', 'none'] as const)
        .slice(0, count)
        .flatMap((stroke, at) => [
          area(0, 100 * at, 160, 80, { stroke }),
          words(80, 100 * at + 46, { align: 'middle' }),
        ]),
    turns: [
      [
        7,
        '7 styles of labeled shapes (box of surface in ink; box of surface in muted; box of surface in accent; box of surface in rule; box of surface in positive; box of surface in negative; box of surface in none); use at most 6',
      ],
    ],
  },
])
