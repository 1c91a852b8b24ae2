/** The limits of R04, to the pixel. */
import { box, withChanges } from '../../../../test/review.ts'
import { arrow, testLimits, words } from '../../../../test/sweeps.ts'

testLimits('R04', [
  {
    what: 'type on a canvas of 800',
    over: [11, 13, 0.5],
    scene: (size) => [words(40, 40, { size })],
    turns: [
      [11, 'elements.0: "Words" is 11 px; on a canvas 800 px wide the minimum is 12 px'],
      [12, ''],
    ],
  },
  {
    what: 'the canvas under type of 14 px',
    over: [1380, 1420, 5],
    scene: (width) => ({ ...withChanges({}), width, elements: [words(40, 40, { size: 14 })] }),
    turns: [[1405, 'elements.0: "Words" is 14 px; on a canvas 1405 px wide the minimum is 14.1 px']],
  },
  {
    what: 'the name of a node that is joined',
    over: [12, 15, 0.5],
    scene: (size) => [box(40, 40), words(60, 80, { size }), box(400, 40), arrow(200, 80, 400, 80)],
    turns: [
      [12, 'elements.1: "Words" names a node at 12 px; the minimum for names is 14 px'],
      [14, ''],
    ],
  },
  {
    what: 'letters in the name of a node',
    over: [2, 5, 1],
    scene: (count) => [
      box(40, 40),
      words(60, 80, { size: 12, text: 'n'.repeat(count) }),
      box(400, 40),
      arrow(200, 80, 400, 80),
    ],
    turns: [[4, 'elements.1: "nnnn" names a node at 12 px; the minimum for names is 14 px']],
  },
])
