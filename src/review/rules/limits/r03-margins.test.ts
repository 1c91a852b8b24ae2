/** The limits of R03, to the pixel. */
import { area, line, testLimits, words } from '../../../../test/sweeps.ts'

/** Two boxes at the corners of the clean scene's canvas of 800 × 400, so that content reaches across all of it. */
const corners = [area(24, 24, 40, 40), area(736, 336, 40, 40)]

testLimits('R03', [
  {
    what: 'room at the left',
    over: [22, 26, 0.25],
    scene: (x) => [...corners, area(x, 200, 40, 40)],
    turns: [
      [22, 'elements.2: the box is 22 px from the left edge; keep 24 px free on every side'],
      [23.5, ''],
    ],
  },
  {
    what: 'room at the top',
    over: [22, 26, 0.25],
    scene: (y) => [...corners, area(200, y, 40, 40)],
    turns: [
      [22, 'elements.2: the box is 22 px from the top edge; keep 24 px free on every side'],
      [23.5, ''],
    ],
  },
  {
    what: 'room at the right',
    over: [734, 738, 0.25],
    scene: (x) => [...corners, area(x, 200, 40, 40)],
    turns: [[736.75, 'elements.2: the box is 23 px from the right edge; keep 24 px free on every side']],
  },
  {
    what: 'room at the bottom',
    over: [334, 338, 0.25],
    scene: (y) => [...corners, area(200, y, 40, 40)],
    turns: [[336.75, 'elements.2: the box is 23 px from the bottom edge; keep 24 px free on every side']],
  },
  {
    what: 'width that is used',
    over: [556, 564, 1],
    scene: (w) => [area(400 - w / 2, 40, w, 320)],
    turns: [
      [556, 'the content takes up 70% of the canvas width, less than 70%; spread it out or choose a smaller canvas'],
      [560, ''],
    ],
  },
  {
    what: 'height that is used',
    over: [276, 284, 1],
    scene: (h) => [area(40, 40, 720, h)],
    turns: [
      [276, 'the content takes up 69% of the canvas height, less than 70%; spread it out or choose a smaller canvas'],
      [280, ''],
    ],
  },
  {
    what: 'the left margin beside a right one of 40',
    over: [22, 60, 0.5],
    scene: (x) => [area(x, 40, 760 - x, 320)],
    turns: [
      [22, 'elements.0: the box is 22 px from the left edge; keep 24 px free on every side'],
      [23.5, ''],
      [57, 'the left margin is 57 px, the right one 40 px; let them differ by at most 16 px'],
    ],
  },
  {
    what: 'a box that sticks out',
    over: [-2, 2, 0.5],
    scene: (x) => [area(24, 24, 752, 352), area(x, 200, 40, 40)],
    turns: [[-2, 'elements.1: the box is 2 px beyond the left edge; keep 24 px free on every side']],
  },
  {
    what: 'a text that sticks out at the top',
    over: [10, 50, 1],
    scene: (y) => [area(24, 24, 752, 352), words(400, y)],
    turns: [
      [10, 'elements.1: "Words" is 2 px beyond the top edge; keep 24 px free on every side'],
      [36, ''],
    ],
  },
  {
    what: 'the right margin beside a left one of 40',
    over: [740, 780, 0.5],
    scene: (x) => [area(40, 40, x - 40, 320)],
    turns: [
      [740, 'the left margin is 40 px, the right one 60 px; let them differ by at most 16 px'],
      [743.5, ''],
      [777, 'elements.0: the box is 23 px from the right edge; keep 24 px free on every side'],
    ],
  },
  {
    what: 'lines alone reach across',
    over: [500, 600, 4],
    scene: (w) => [line(120, 40, 120 + w, 40), line(120, 360, 120 + w, 360)],
    turns: [
      [
        500,
        'the content takes up 63% of the canvas width, less than 70%; spread it out or choose a smaller canvas\nthe left margin is 120 px, the right one 180 px; let them differ by at most 16 px',
      ],
      [544, 'the content takes up 68% of the canvas width, less than 70%; spread it out or choose a smaller canvas'],
      [560, ''],
      [580, 'the left margin is 120 px, the right one 100 px; let them differ by at most 16 px'],
    ],
  },
])
