/** The limits of R10, to the pixel. */
import { box } from '../../../../test/review.ts'
import { area, arrow, path, testLimits, times, words } from '../../../../test/sweeps.ts'

testLimits('R10', [
  {
    what: 'a connector past the edge of a node',
    over: [116, 126, 0.5],
    scene: (y) => [box(40, 120), box(560, 120), box(300, 120), arrow(200, y, 560, y)],
    turns: [[122, 'elements.3: it runs through elements.2, which it does not join; route it around']],
  },
  {
    what: 'a connector through a bar',
    over: [13, 19, 1],
    scene: (w) => [box(40, 120), box(560, 120), area(300, 120, w, 80), arrow(200, 160, 560, 160)],
    turns: [[16, 'elements.3: it runs through elements.2, which it does not join; route it around']],
  },
  {
    what: 'a connector under a mark',
    over: [32, 40, 1],
    scene: (size) => [box(40, 120), box(560, 120), arrow(200, 160, 560, 160), area(300, 160 - size / 2, size, size)],
    turns: [[37, 'elements.2: it runs through elements.3, which it does not join; route it around']],
  },
  {
    what: 'how far a mark is from its connector',
    over: [150, 176, 1],
    scene: (y) => [box(40, 120), box(560, 120), arrow(200, 160, 560, 160), area(300, y - 16, 32, 32)],
    turns: [
      [150, 'elements.2: it runs through elements.3, which it does not join; route it around'],
      [156, ''],
      [165, 'elements.2: it runs through elements.3, which it does not join; route it around'],
      [175, ''],
    ],
  },
  {
    what: 'the size of what makes a box a container',
    over: [20, 28, 1],
    scene: (size) => [
      box(40, 80),
      box(560, 80),
      area(240, 80, 160, 160),
      area(300, 160, size, size),
      arrow(200, 120, 560, 120),
    ],
    turns: [
      [20, 'elements.4: it runs through elements.2, which it does not join; route it around'],
      [24, ''],
    ],
  },
  {
    what: 'how far inside a box something makes it a container',
    over: [2, 7, 0.5],
    scene: (by) => [
      box(40, 80),
      box(560, 80),
      area(240, 80, 160, 160),
      area(240 + by, 160, 40, 40),
      arrow(200, 120, 560, 120),
    ],
    turns: [
      [2, 'elements.4: it runs through elements.2, which it does not join; route it around'],
      [4, ''],
    ],
  },
  {
    what: 'texts that make a box a panel',
    over: [5, 9, 1],
    scene: (count) => [
      box(40, 80),
      box(560, 80),
      area(240, 80, 160, 240),
      ...times(count, (at) => words(250, 150 + 20 * at)),
      arrow(200, 120, 560, 120),
    ],
    turns: [
      [5, 'elements.8: it runs through elements.2, which it does not join; route it around'],
      [7, ''],
    ],
  },
  {
    what: 'a connector past the edge of a circle',
    over: [116, 130, 0.5],
    scene: (y) => [box(40, 120), box(560, 120), { type: 'circle', x: 380, y: 160, r: 40 }, arrow(200, y, 560, y)],
    turns: [[122.5, 'elements.3: it runs through elements.2, which it does not join; route it around']],
  },
  {
    what: 'a connector over a wide ground',
    over: [380, 410, 4],
    scene: (w) => [box(40, 120), box(640, 120), area(210, 120, w, 80, { stroke: 'none' }), arrow(200, 160, 640, 160)],
    turns: [
      [380, 'elements.3: it runs through elements.2, which it does not join; route it around'],
      [400, ''],
    ],
  },
  {
    what: 'how far inside a box, from its right, something makes it a container',
    over: [2, 7, 0.5],
    scene: (by) => [
      box(40, 80),
      box(560, 80),
      area(240, 80, 160, 160),
      area(360 - by, 160, 40, 40),
      arrow(200, 120, 560, 120),
    ],
    turns: [
      [2, 'elements.4: it runs through elements.2, which it does not join; route it around'],
      [4, ''],
    ],
  },
  {
    what: 'how far inside a box, from its top, something makes it a container',
    over: [2, 7, 0.5],
    scene: (by) => [
      box(40, 80),
      box(560, 80),
      area(240, 80, 160, 160),
      area(300, 80 + by, 40, 24),
      arrow(200, 120, 560, 120),
    ],
    turns: [
      [2, 'elements.4: it runs through elements.2, which it does not join; route it around'],
      [4, ''],
    ],
  },
  {
    what: 'the width of what makes a box a container',
    over: [20, 28, 1],
    scene: (w) => [
      box(40, 80),
      box(560, 80),
      area(240, 80, 160, 160),
      area(300, 160, w, 40),
      arrow(200, 120, 560, 120),
    ],
    turns: [
      [20, 'elements.4: it runs through elements.2, which it does not join; route it around'],
      [24, ''],
    ],
  },
  {
    what: 'the height of what makes a box a container',
    over: [20, 28, 1],
    scene: (h) => [
      box(40, 80),
      box(560, 80),
      area(240, 80, 160, 160),
      area(300, 160, 40, h),
      arrow(200, 120, 560, 120),
    ],
    turns: [
      [20, 'elements.4: it runs through elements.2, which it does not join; route it around'],
      [24, ''],
    ],
  },
  {
    what: 'a connector beside a joined node',
    over: [178, 204, 1],
    scene: (x) => [box(40, 120), box(560, 120), area(x, 120, 80, 80), arrow(200, 160, 560, 160)],
    turns: [[203, 'elements.3: it runs through elements.2, which it does not join; route it around']],
  },
  {
    what: 'a high ground',
    over: [180, 216, 4],
    scene: (h) => [box(40, 120), box(640, 120), area(260, 100, 120, h, { stroke: 'none' }), arrow(200, 160, 640, 160)],
    turns: [
      [180, 'elements.3: it runs through elements.2, which it does not join; route it around'],
      [200, ''],
    ],
  },
  {
    what: 'an upright connector past the side of a node',
    over: [294, 306, 1],
    scene: (x) => [area(240, 0, 120, 40), area(240, 320, 120, 60), area(300, 120, 120, 80), arrow(x, 40, x, 320)],
    turns: [[302, 'elements.3: it runs through elements.2, which it does not join; route it around']],
  },
  {
    what: 'a bent connector into a node',
    over: [110, 130, 1],
    scene: (y) => [box(40, 200), box(560, 200), box(300, 120), path(`M200 240H240V${y}H520V240H560`, { arrow: true })],
    turns: [[122, 'elements.3: it runs through elements.2, which it does not join; route it around']],
  },
])
