/** The limits of R22, to the pixel. */
import { box, withChanges } from '../../../../test/review.ts'
import { area, arrow, line, testLimits, times, words } from '../../../../test/sweeps.ts'

testLimits('R22', [
  {
    what: 'an empty part at the right',
    over: [590, 610, 1],
    scene: (w) => [area(0, 0, w, 400)],
    turns: [
      [590, 'the 208 × 400 px at 592, 0 are empty (26% of the canvas); use the space or choose a smaller canvas'],
      [592, ''],
    ],
  },
  {
    what: 'room below what a box holds',
    over: [130, 180, 1],
    scene: (h) => ({
      ...withChanges({}),
      height: 240,
      elements: [area(40, 40, 720, h), ...times(7, (at) => words(60 + 80 * at, 150))],
    }),
    turns: [
      [130, 'the 800 × 64 px at 0, 176 are empty (27% of the canvas); use the space or choose a smaller canvas'],
      [136, ''],
      [154, 'elements.0: 40 px at the bottom of this 154 px high box are empty; shorten it to leave at most 40 px'],
    ],
  },
  {
    what: 'a lifeline past its last mark',
    over: [220, 260, 0.5],
    scene: (y2) => ({
      ...withChanges({}),
      height: 280,
      elements: [
        box(40, 32),
        box(400, 32),
        arrow(120, 200, 480, 200),
        area(600, 32, 160, 200),
        ...[120, 480].map((x) => line(x, 112, x, y2, { dashed: true })),
      ],
    }),
    turns: [[233, 'the lifelines run 33 px past the last mark; end them at most 32 px after it']],
  },
  {
    what: 'what touches the bottom of its box',
    over: [310, 322, 1],
    scene: (y) => [
      area(40, 40, 720, 280),
      ...times(3, (at) => area(60 + 80 * at, 60, 40, 40)),
      area(60, y - 40, 40, 40),
      area(40, 340, 720, 20),
    ],
    turns: [
      [320, 'elements.0: 220 px at the bottom of this 280 px high box are empty; shorten it to leave at most 42 px'],
    ],
  },
  {
    what: 'room below what a high box holds',
    over: [300, 345, 1],
    scene: (h) => ({
      ...withChanges({}),
      elements: [area(40, 20, 720, h), ...times(7, (at) => words(60 + 80 * at, 280))],
    }),
    turns: [
      [311, 'elements.0: 47 px at the bottom of this 311 px high box are empty; shorten it to leave at most 47 px'],
    ],
  },
  {
    what: 'things in a box with room below',
    over: [1, 5, 1],
    scene: (count) => [
      area(40, 40, 720, 320),
      ...times(count, (at) => area(60 + 80 * at, 180, 40, 40)),
      area(240, 60, 24, 24, { fill: 'none' }),
    ],
    turns: [
      [2, 'elements.0: 140 px at the bottom of this 320 px high box are empty; shorten it to leave at most 48 px'],
    ],
  },
  {
    what: 'a full box of the same height beside',
    over: [40, 44, 1],
    scene: (y) => [
      area(40, 40, 340, 320),
      ...times(4, (at) => area(60 + 80 * at, 180, 40, 60)),
      area(420, y, 340, 360 - y),
      ...times(4, (at) => area(440 + 80 * at, 280, 40, 60)),
    ],
    turns: [
      [41, 'elements.0: 120 px at the bottom of this 320 px high box are empty; shorten it to leave at most 48 px'],
    ],
  },
  {
    what: 'a mark beside a lifeline',
    over: [120, 132, 1],
    scene: (x) => ({
      ...withChanges({}),
      height: 280,
      elements: [
        box(40, 32),
        box(400, 32),
        arrow(120, 160, 480, 160),
        area(600, 32, 160, 200),
        area(x, 190, 30, 20),
        ...[120, 480].map((at) => line(at, 112, at, 240, { dashed: true })),
      ],
    }),
    turns: [[125, 'the lifelines run 80 px past the last mark; end them at most 32 px after it']],
  },
])
