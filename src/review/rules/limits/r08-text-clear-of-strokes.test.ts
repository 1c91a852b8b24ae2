/** The limits of R08, to the pixel. */
import { area, line, testLimits, times, words } from '../../../../test/sweeps.ts'

testLimits('R08', [
  {
    what: 'a stroke below a text',
    over: [36, 48, 0.25],
    scene: (y) => [words(40, 40, { text: 'nnn' }), line(20, y, 200, y)],
    turns: [
      [
        36,
        'elements.0: "nnn" is crossed or touched by the line elements.1; keep 2 px clear (6 is better), or break the line',
      ],
      [42, ''],
    ],
  },
  {
    what: 'a stroke beside a text',
    over: [30, 42, 0.25],
    scene: (x) => [words(40, 40, { text: 'nnn' }), line(x, 0, x, 100)],
    turns: [
      [
        38.25,
        'elements.0: "nnn" is crossed or touched by the line elements.1; keep 2 px clear (6 is better), or break the line',
      ],
    ],
  },
  {
    what: 'a stroke above a text',
    over: [20, 32, 0.25],
    scene: (y) => [words(40, 40, { text: 'nnn' }), line(20, y, 200, y)],
    turns: [
      [
        29.25,
        'elements.0: "nnn" is crossed or touched by the line elements.1; keep 2 px clear (6 is better), or break the line',
      ],
    ],
  },
  {
    what: 'a stroke above capitals',
    over: [20, 32, 0.25],
    scene: (y) => [words(40, 40), line(20, y, 200, y)],
    turns: [
      [
        26,
        'elements.0: "Words" is crossed or touched by the line elements.1; keep 2 px clear (6 is better), or break the line',
      ],
    ],
  },
  {
    what: 'a stroke at the right of a text',
    over: [66, 90, 0.25],
    scene: (x) => [words(40, 40, { text: 'nnn' }), line(x, 0, x, 100)],
    turns: [
      [
        66,
        'elements.0: "nnn" is crossed or touched by the line elements.1; keep 2 px clear (6 is better), or break the line',
      ],
      [72.5, ''],
    ],
  },
  {
    what: 'a fill between the stroke and the text',
    over: [30, 60, 1],
    scene: (w) => [line(0, 35, 200, 35), area(36, 20, w, 24, { stroke: 'none' }), words(40, 40, { text: 'nnn' })],
    turns: [
      [
        30,
        'elements.2: "nnn" is crossed or touched by the line elements.0; keep 2 px clear (6 is better), or break the line',
      ],
      [35, ''],
    ],
  },
  {
    what: 'strokes through a text',
    over: [1, 6, 1],
    scene: (count) => [words(40, 40), ...times(count, (at) => line(42 + 4 * at, 0, 42 + 4 * at, 100))],
    turns: [
      [
        1,
        'elements.0: "Words" is crossed or touched by the line elements.1; keep 2 px clear (6 is better), or break the line',
      ],
    ],
  },
  {
    what: 'a filled shape without an outline',
    over: [60, 100, 1],
    scene: (x) => [area(x, 20, 60, 40, { fill: 'accent', stroke: 'none' }), words(40, 40, { text: 'nnn' })],
    turns: [
      [
        60,
        'elements.1: "nnn" is crossed or touched by the outline of the box elements.0; keep 2 px clear (6 is better), or break the line',
      ],
      [73, ''],
    ],
  },
])
