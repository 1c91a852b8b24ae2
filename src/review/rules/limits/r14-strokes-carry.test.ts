/** The limits of R14, to the pixel. */
import { box } from '../../../../test/review.ts'
import { line, testLimits } from '../../../../test/sweeps.ts'

testLimits('R14', [
  {
    what: 'the head of a faint dashed line',
    over: [110, 116, 0.5],
    scene: (y) => [box(40, 32), line(120, y, 120, 300, { dashed: true, stroke: 'rule' })],
    turns: [
      [110, 'elements.1: a lifeline with a stroke of rule is hardly visible; use muted, ink or accent'],
      [114.5, ''],
    ],
  },
])
