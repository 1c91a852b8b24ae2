/** The limits of R09, to the pixel. */
import { box } from '../../../../test/review.ts'
import { area, arrow, line, path, testLimits, words } from '../../../../test/sweeps.ts'

testLimits('R09', [
  {
    what: 'the tip of an arrow before, on and in a box',
    over: [280, 340, 0.5],
    scene: (x2) => [box(40, 80), box(320, 80), arrow(200, 120, x2, 120)],
    turns: [
      [280, 'elements.2: its tip at 280, 120 ends in free space; end it on an edge or beside a text'],
      [318, ''],
      [322.5, 'elements.2: its tip is 3 px inside elements.1; end it on the edge'],
    ],
  },
  {
    what: 'the tail of an arrow in, on and behind a box',
    over: [180, 240, 0.5],
    scene: (x) => [box(40, 80), box(320, 80), arrow(x, 120, 320, 120)],
    turns: [
      [180, 'elements.2: it starts 20 px inside elements.0; start it on the edge'],
      [198, ''],
      [202.5, 'elements.2: it starts 3 px short of the edge of elements.0; put it on the edge'],
      [224.5, ''],
    ],
  },
  {
    what: 'the angle at which an arrow meets an edge',
    over: [20, 40, 0.5],
    scene: (degrees) => [box(320, 80), arrow(200, 120 - 120 * Math.tan(((90 - degrees) * Math.PI) / 180), 320, 120)],
    turns: [
      [20, 'elements.1: it meets the edge of elements.0 at 20°; 30° or more shows where it ends'],
      [29.5, ''],
    ],
  },
  {
    what: 'a tip before a text',
    over: [160, 210, 0.5],
    scene: (x2) => [box(40, 80), arrow(200, 120, 200 + x2, 120), words(400, 125)],
    turns: [
      [160, 'elements.1: its tip at 360, 120 ends in free space; end it on an edge or beside a text'],
      [188, ''],
      [200, 'elements.1: its tip at 400, 120 ends in free space; end it on an edge or beside a text'],
    ],
  },
  {
    what: 'the radius of a dot that an arrow ends in',
    over: [4, 12, 1],
    scene: (r) => [box(40, 80), arrow(200, 120, 400, 120), { type: 'circle', x: 400, y: 120, r }],
    turns: [[9, 'elements.1: its tip is 9 px inside elements.2; end it on the edge']],
  },
  {
    what: 'an arrow through a box to its far edge',
    over: [460, 490, 1],
    scene: (x2) => [box(40, 80), box(320, 80), arrow(200, 120, x2, 120)],
    turns: [
      [460, 'elements.2: its tip is 20 px inside elements.1; end it on the edge'],
      [482, ''],
      [483, 'elements.2: its tip ends 3 px past the edge of elements.1; put it on the edge'],
    ],
  },
  {
    what: 'a tip short of an edge',
    over: [280, 322, 1],
    scene: (x2) => [box(40, 80), area(320, 80, 160, 80), arrow(200, 120, x2, 120)],
    turns: [
      [280, 'elements.2: its tip at 280, 120 ends in free space; end it on an edge or beside a text'],
      [318, ''],
    ],
  },
  {
    what: 'a tip with an edge closer behind it',
    over: [300, 330, 1],
    scene: (x2) => [box(40, 80), box(340, 80), area(300, 112, 4, 16), arrow(200, 120, x2, 120)],
    turns: [
      [305, 'elements.3: its tip is on the far edge of elements.2; end it on the near one'],
      [306, ''],
      [307, 'elements.3: its tip ends 3 px past the edge of elements.2; put it on the edge'],
    ],
  },
  {
    what: 'a tip in front of a line of its node',
    over: [300, 420, 4],
    scene: (x2) => [box(40, 80), box(320, 80), line(400, 80, 400, 160), arrow(200, 120, x2, 120)],
    turns: [
      [300, 'elements.3: its tip ends 20 px short of the edge of elements.1; put it on the edge'],
      [320, ''],
      [324, 'elements.3: its tip is 4 px inside elements.1; end it on the edge'],
      [400, ''],
      [404, 'elements.3: its tip is 40 px inside elements.1; end it on the edge'],
    ],
  },
  {
    what: 'a tip on a dashed upright line',
    over: [380, 420, 1],
    scene: (x2) => [box(40, 80), line(400, 40, 400, 300, { dashed: true }), arrow(200, 120, x2, 120)],
    turns: [
      [380, 'elements.2: its tip ends 20 px short of the edge of elements.1; put it on the edge'],
      [398, ''],
      [403, 'elements.2: its tip ends 3 px past the edge of elements.1; put it on the edge'],
    ],
  },
  {
    what: 'a tip level with a dot',
    over: [380, 420, 1],
    scene: (x2) => [box(40, 80), { type: 'circle', x: 400, y: 120, r: 6, fill: 'ink' }, arrow(200, 120, x2, 120)],
    turns: [
      [380, 'elements.2: its tip ends 14 px short of the edge of elements.1; put it on the edge'],
      [392, ''],
      [409, 'elements.2: its tip ends 3 px past the edge of elements.1; put it on the edge'],
    ],
  },
  {
    what: 'a bent arrow, its last piece at an angle',
    over: [0, 80, 2],
    scene: (by) => [box(320, 80), path(`M200 200L280 ${120 - by}L320 120`, { arrow: true })],
    turns: [[72, 'elements.1: it meets the edge of elements.0 at 29°; 30° or more shows where it ends']],
  },
])
