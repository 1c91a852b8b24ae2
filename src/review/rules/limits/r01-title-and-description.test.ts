/** The limits of R01, to the pixel. */
import { withChanges } from '../../../../test/review.ts'
import { testLimits } from '../../../../test/sweeps.ts'

testLimits('R01', [
  {
    what: 'characters of a title',
    over: [10, 13, 1],
    scene: (count) => ({ ...withChanges({}), title: 't'.repeat(count) }),
    turns: [
      [10, 'the title has 10 characters; it should have 12 to 120'],
      [12, ''],
    ],
  },
  {
    what: 'characters of a long title',
    over: [119, 122, 1],
    scene: (count) => ({ ...withChanges({}), title: 't'.repeat(count) }),
    turns: [[121, 'the title has 121 characters; it should have 12 to 120']],
  },
  {
    what: 'characters of a description',
    over: [58, 61, 1],
    scene: (count) => ({ ...withChanges({}), description: 't'.repeat(count) }),
    turns: [
      [58, 'the description has 58 characters; it should have 60 to 600'],
      [60, ''],
    ],
  },
  {
    what: 'characters of a long description',
    over: [599, 602, 1],
    scene: (count) => ({ ...withChanges({}), description: 't'.repeat(count) }),
    turns: [[601, 'the description has 601 characters; it should have 60 to 600']],
  },
])
