/** The limits of R18, to the pixel. */
import { box } from '../../../../test/review.ts'
import { area, arrow, line, testLimits, times, words } from '../../../../test/sweeps.ts'

testLimits('R18', [
  {
    what: 'the distance of a text from its arrow',
    over: [50, 100, 0.5],
    scene: (y) => [
      box(40, 80),
      box(400, 80),
      arrow(200, 100, 400, 100),
      words(280, y),
      arrow(400, 140, 200, 140),
      words(280, 172),
    ],
    turns: [
      [
        50,
        '1 of 2 connectors have no text within 24 px (element 2); say what they carry, or explain the kind in a key',
      ],
      [72.5, ''],
    ],
  },
  {
    what: 'the length of an arrow without words',
    over: [28, 36, 1],
    scene: (length) => [
      box(40, 80),
      box(200 + length, 80),
      arrow(200, 100, 200 + length, 100),
      arrow(200 + length, 120, 200, 120),
    ],
    turns: [
      [
        32,
        '2 of 2 connectors have no text within 24 px (elements 2, 3); say what they carry, or explain the kind in a key',
      ],
    ],
  },
  {
    what: 'the length of a sample in a key',
    over: [76, 84, 1],
    scene: (w) => [
      box(40, 80),
      box(400, 80),
      arrow(200, 100, 400, 100),
      arrow(400, 140, 200, 140),
      line(40, 300, 40 + w, 300),
      words(60 + w, 305),
    ],
    turns: [
      [
        81,
        '2 of 2 connectors have no text within 24 px (elements 2, 3); say what they carry, or explain the kind in a key',
      ],
    ],
  },
  {
    what: 'the slope of a sample in a key',
    over: [0, 5, 1],
    scene: (by) => [
      box(40, 80),
      box(400, 80),
      arrow(200, 100, 400, 100),
      arrow(400, 140, 200, 140),
      line(40, 300, 80, 300 + by),
      words(90, 305),
    ],
    turns: [
      [
        3,
        '2 of 2 connectors have no text within 24 px (elements 2, 3); say what they carry, or explain the kind in a key',
      ],
    ],
  },
  {
    what: 'a word beside a sample in a key',
    over: [70, 120, 1],
    scene: (x) => [
      box(40, 80),
      box(400, 80),
      arrow(200, 100, 400, 100),
      arrow(400, 140, 200, 140),
      line(40, 300, 80, 300),
      words(x, 305),
    ],
    turns: [
      [
        70,
        '2 of 2 connectors have no text within 24 px (elements 2, 3); say what they carry, or explain the kind in a key',
      ],
      [81, ''],
      [
        105,
        '2 of 2 connectors have no text within 24 px (elements 2, 3); say what they carry, or explain the kind in a key',
      ],
    ],
  },
  {
    what: 'a word above or below a sample in a key',
    over: [290, 330, 1],
    scene: (y) => [
      box(40, 80),
      box(400, 80),
      arrow(200, 100, 400, 100),
      arrow(400, 140, 200, 140),
      line(40, 300, 80, 300),
      words(90, y),
    ],
    turns: [
      [
        290,
        '2 of 2 connectors have no text within 24 px (elements 2, 3); say what they carry, or explain the kind in a key',
      ],
      [297, ''],
      [
        313,
        '2 of 2 connectors have no text within 24 px (elements 2, 3); say what they carry, or explain the kind in a key',
      ],
    ],
  },
  {
    what: 'a shape beside a sample in a key',
    over: [80, 90, 1],
    scene: (x) => [
      box(40, 80),
      box(400, 80),
      arrow(200, 100, 400, 100),
      arrow(400, 140, 200, 140),
      line(40, 300, 80, 300),
      words(90, 305),
      area(x, 298, 40, 4),
    ],
    turns: [
      [
        80,
        '2 of 2 connectors have no text within 24 px (elements 2, 3); say what they carry, or explain the kind in a key',
      ],
      [83, ''],
    ],
  },
  {
    what: 'plain lines between boxes, of which so many have names',
    over: [0, 2, 1],
    scene: (count) => [
      box(40, 80),
      box(400, 80),
      line(200, 100, 400, 100),
      line(200, 140, 400, 140),
      ...times(count, (at) => words(60 + 360 * at, 125)),
    ],
    turns: [
      [
        2,
        '2 of 2 connectors have no text within 24 px (elements 2, 3); say what they carry, or explain the kind in a key',
      ],
    ],
  },
])
