/** The limits of R12, to the pixel. */
import { path, testLimits } from '../../../../test/sweeps.ts'

testLimits('R12', [
  {
    what: 'the distance of two strokes before they cross',
    over: [0, 4, 0.25],
    scene: (by) => [path(`M100 100H300`, { arrow: true }), path(`M100 ${100 - by}H200V200`, { arrow: true })],
    turns: [
      [
        1,
        '1 crossings of 2 connectors (elements 0 × 1 at 200, 100); at most 0: reorder the nodes or reroute connectors',
      ],
    ],
  },
])
