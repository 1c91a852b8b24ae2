/**
 * The limit of each rule, to the pixel: one number of a scene grows, and the rule changes its mind where it says it does.
 */
import { expect, test } from 'vitest'
import { box, turnsOf, withChanges } from '../../../test/review.ts'
import { area, arrow, line, type Sweep, times, words } from '../../../test/sweeps.ts'

/** Two boxes at the corners of the clean scene's canvas of 800 × 400, so that content reaches across all of it. */
const corners = [area(24, 24, 40, 40), area(736, 336, 40, 40)]

const rows: Sweep[] = [
  {
    rule: 'R02',
    what: 'elements of a picture read along its connectors',
    over: [118, 123, 1],
    scene: (count) => [
      box(40, 40),
      box(400, 40),
      ...times(12, (at) => arrow(200, 50 + at, 400, 50 + at)),
      ...times(count - 14, (at) => words(40, 200 + at)),
    ],
    turns: [[121, '121 elements; aim for 120 or fewer: leave some out, or split the diagram']],
  },
  {
    rule: 'R03',
    what: 'room at the left',
    over: [22, 26, 0.25],
    scene: (x) => [...corners, area(x, 200, 40, 40)],
    turns: [
      [22, 'elements.2: the box is 22 px from the left edge; keep 24 px free on every side'],
      [23.5, ''],
    ],
  },
  {
    rule: 'R03',
    what: 'room at the top',
    over: [22, 26, 0.25],
    scene: (y) => [...corners, area(200, y, 40, 40)],
    turns: [
      [22, 'elements.2: the box is 22 px from the top edge; keep 24 px free on every side'],
      [23.5, ''],
    ],
  },
  {
    rule: 'R03',
    what: 'room at the right',
    over: [734, 738, 0.25],
    scene: (x) => [...corners, area(x, 200, 40, 40)],
    turns: [[736.75, 'elements.2: the box is 23 px from the right edge; keep 24 px free on every side']],
  },
  {
    rule: 'R03',
    what: 'room at the bottom',
    over: [334, 338, 0.25],
    scene: (y) => [...corners, area(200, y, 40, 40)],
    turns: [[336.75, 'elements.2: the box is 23 px from the bottom edge; keep 24 px free on every side']],
  },
  {
    rule: 'R03',
    what: 'width that is used',
    over: [556, 564, 1],
    scene: (w) => [area(400 - w / 2, 40, w, 320)],
    turns: [
      [556, 'the content takes up 70% of the canvas width, less than 70%; spread it out or choose a smaller canvas'],
      [560, ''],
    ],
  },
  {
    rule: 'R03',
    what: 'height that is used',
    over: [276, 284, 1],
    scene: (h) => [area(40, 40, 720, h)],
    turns: [
      [276, 'the content takes up 69% of the canvas height, less than 70%; spread it out or choose a smaller canvas'],
      [280, ''],
    ],
  },
  {
    rule: 'R03',
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
    rule: 'R04',
    what: 'type on a canvas of 800',
    over: [11, 13, 0.5],
    scene: (size) => [words(40, 40, { size })],
    turns: [
      [11, 'elements.0: "Words" is 11 px; on a canvas 800 px wide the minimum is 12 px'],
      [12, ''],
    ],
  },
  {
    rule: 'R04',
    what: 'the canvas under type of 14 px',
    over: [1380, 1420, 5],
    scene: (width) => ({ ...withChanges({}), width, elements: [words(40, 40, { size: 14 })] }),
    turns: [[1405, 'elements.0: "Words" is 14 px; on a canvas 1405 px wide the minimum is 14.1 px']],
  },
  {
    rule: 'R04',
    what: 'the name of a node that is joined',
    over: [12, 15, 0.5],
    scene: (size) => [box(40, 40), words(60, 80, { size }), box(400, 40), arrow(200, 80, 400, 80)],
    turns: [
      [12, 'elements.1: "Words" names a node at 12 px; the minimum for names is 14 px'],
      [14, ''],
    ],
  },
  {
    rule: 'R04',
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
  {
    rule: 'R05',
    what: 'type off the scale',
    over: [11, 29, 1],
    scene: (size) => [words(40, 40, { size })],
    turns: [
      [13, 'type of 13 px (element 0); sizes are 12, 14, 16, 20, 24, 28 px'],
      [14, ''],
      [15, 'type of 15 px (element 0); sizes are 12, 14, 16, 20, 24, 28 px'],
      [16, ''],
      [17, 'type of 17 px (element 0); sizes are 12, 14, 16, 20, 24, 28 px'],
      [20, ''],
      [21, 'type of 21 px (element 0); sizes are 12, 14, 16, 20, 24, 28 px'],
      [24, ''],
      [25, 'type of 25 px (element 0); sizes are 12, 14, 16, 20, 24, 28 px'],
      [28, ''],
      [29, 'type of 29 px (element 0); sizes are 12, 14, 16, 20, 24, 28 px'],
    ],
  },
  {
    rule: 'R05',
    what: 'sizes of type',
    over: [4, 6, 1],
    scene: (count) => [12, 14, 16, 20, 24, 28].slice(0, count).map((size, at) => words(40, 40 * at, { size })),
    turns: [[6, '6 sizes of type (12, 14, 16, 20, 24, 28 px); use at most 5']],
  },
  {
    rule: 'R06',
    what: 'a number in a box: four characters keep 4 px beside',
    over: [28, 60, 0.5],
    scene: (w) => [area(40, 40, w, 40), words(40 + w / 2, 66, { text: '8888', align: 'middle' })],
    turns: [
      [
        28,
        'elements.1: "8888" is 41 px wide in elements.0, a box of 28; 20 px of room, about 1 characters: shorten the label, or widen the box to 56',
      ],
      [48, ''],
    ],
  },
  {
    rule: 'R06',
    what: 'a word in a box: five characters keep 8 px beside',
    over: [40, 80, 0.5],
    scene: (w) => [area(40, 40, w, 40), words(40 + w / 2, 66, { text: '88888', align: 'middle' })],
    turns: [
      [
        40,
        'elements.1: "88888" is 51 px wide in elements.0, a box of 40; 24 px of room, about 2 characters: shorten the label, or widen the box to 72',
      ],
      [66, ''],
    ],
  },
  {
    rule: 'R06',
    what: 'how far a lone label is off the middle',
    over: [320, 332, 0.5],
    scene: (y) => withChanges({ 9: { y } }),
    turns: [
      [320, 'elements.9: "Dispatch" is 0, -6 px off the middle of elements.8; center it at 400, 326'],
      [323.5, ''],
      [328.5, 'elements.9: "Dispatch" is 0, 3 px off the middle of elements.8; center it at 400, 326'],
    ],
  },
  {
    rule: 'R07',
    what: 'the gap between two texts',
    over: [80, 100, 0.5],
    scene: (x) => [words(40, 40), words(x, 40)],
    turns: [
      [80, 'elements.1: "Words" touches "Words" (elements.0); keep 2 px between them, or a line\'s pitch'],
      [93, ''],
    ],
  },
  {
    rule: 'R07',
    what: 'the pitch of two lines of a block',
    over: [1, 24, 0.5],
    scene: (step) => [words(40, 40), words(40, 40 + step)],
    turns: [
      [1, 'elements.1: "Words" touches "Words" (elements.0); keep 2 px between them, or a line\'s pitch'],
      [19.5, ''],
    ],
  },
  {
    rule: 'R07',
    what: 'the pitch of two lines that begin elsewhere',
    over: [1, 24, 0.5],
    scene: (step) => [words(40, 40), words(41, 40 + step)],
    turns: [
      [1, 'elements.1: "Words" touches "Words" (elements.0); keep 2 px between them, or a line\'s pitch'],
      [12.5, ''],
    ],
  },
  {
    rule: 'R07',
    what: 'a gap in a line of code',
    over: [-3, 3, 0.5],
    scene: (gap) => [words(40, 40, { mono: true, text: 'ab' }), words(40 + 19.2 + gap, 40, { mono: true, text: 'cd' })],
    turns: [
      [-3, 'elements.1: "cd" touches "ab" (elements.0); keep 2 px between them, or a line\'s pitch'],
      [-0.5, ''],
    ],
  },
  {
    rule: 'R08',
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
    rule: 'R08',
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
    rule: 'R09',
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
    rule: 'R09',
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
    rule: 'R09',
    what: 'the angle at which an arrow meets an edge',
    over: [20, 40, 0.5],
    scene: (degrees) => [box(320, 80), arrow(200, 120 - 120 * Math.tan(((90 - degrees) * Math.PI) / 180), 320, 120)],
    turns: [
      [20, 'elements.1: it meets the edge of elements.0 at 20°; 30° or more shows where it ends'],
      [29.5, ''],
    ],
  },
  {
    rule: 'R09',
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
    rule: 'R10',
    what: 'a connector past the edge of a node',
    over: [116, 126, 0.5],
    scene: (y) => [box(40, 120), box(560, 120), box(300, 120), arrow(200, y, 560, y)],
    turns: [[122, 'elements.3: it runs through elements.2, which it does not join; route it around']],
  },
  {
    rule: 'R10',
    what: 'a connector through a bar',
    over: [13, 19, 1],
    scene: (w) => [box(40, 120), box(560, 120), area(300, 120, w, 80), arrow(200, 160, 560, 160)],
    turns: [[16, 'elements.3: it runs through elements.2, which it does not join; route it around']],
  },
  {
    rule: 'R10',
    what: 'a connector under a mark',
    over: [32, 40, 1],
    scene: (size) => [box(40, 120), box(560, 120), arrow(200, 160, 560, 160), area(300, 160 - size / 2, size, size)],
    turns: [[37, 'elements.2: it runs through elements.3, which it does not join; route it around']],
  },
  {
    rule: 'R10',
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
    rule: 'R11',
    what: 'the place of a large box',
    over: [40, 56, 1],
    scene: (x) => [
      ...times(9, (at) => area(160 * at, 0, 40 + 8 * at, 40)),
      area(x, 160, 120, 120),
      area(x, 320, 104, 104),
    ],
    turns: [
      [41, '2 of 11 boxes are off the 8 px grid (small ones: 4 px) (elements 9, 10)'],
      [48, ''],
      [49, '2 of 11 boxes are off the 8 px grid (small ones: 4 px) (elements 9, 10)'],
      [56, ''],
    ],
  },
  {
    rule: 'R11',
    what: 'the place of a line',
    over: [40, 56, 1],
    scene: (x) => [...times(8, (at) => line(80 * at, 0, 80 * at, 40)), line(x, 160, x, 240), line(x, 240, x, 320)],
    turns: [
      [41, '2 of 10 straight lines are off the 4 px grid (elements 8, 9)'],
      [44, ''],
      [45, '2 of 10 straight lines are off the 4 px grid (elements 8, 9)'],
      [48, ''],
      [49, '2 of 10 straight lines are off the 4 px grid (elements 8, 9)'],
      [52, ''],
      [53, '2 of 10 straight lines are off the 4 px grid (elements 8, 9)'],
      [56, ''],
    ],
  },
  {
    rule: 'R11',
    what: 'the last of three boxes in a row',
    over: [240, 280, 4],
    scene: (x) => [area(0, 0, 80, 40), area(120, 0, 80, 40), area(x, 0, 80, 40)],
    turns: [
      [
        244,
        '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)\nthe gaps in the row of 3 boxes at 0, 0 are 40, 44 px; make them equal',
      ],
      [248, ''],
      [252, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)'],
      [256, ''],
      [260, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)'],
      [264, ''],
      [268, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)'],
      [272, ''],
      [276, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)'],
      [280, ''],
    ],
  },
  {
    rule: 'R15',
    what: 'a word beside a color',
    over: [100, 180, 1],
    scene: (x) => [{ type: 'circle', x: 80, y: 80, r: 16, fill: 'positive' }, words(x, 85)],
    turns: [[121, 'elements.0: positive is conveyed by color alone; add a sign or word within 24 px']],
  },
  {
    rule: 'R15',
    what: 'series of different colors',
    over: [2, 5, 1],
    scene: (count) =>
      (['ink', 'muted', 'accent', 'positive', 'negative'] as const)
        .slice(0, count)
        .map((stroke, at) => ({ type: 'path', d: `M0 ${40 * at}l20 4l20 -4l20 4l20 -4l20 4`, stroke })),
    turns: [
      [
        4,
        'elements.3: positive is conveyed by color alone; add a sign or word within 24 px\n4 series differ by color alone (ink, muted, accent, positive); at most 3: use small multiples, or one highlighted and the rest muted',
      ],
      [
        5,
        'elements.3: positive is conveyed by color alone; add a sign or word within 24 px\nelements.4: negative is conveyed by color alone; add a sign or word within 24 px\n5 series differ by color alone (ink, muted, accent, positive, negative); at most 3: use small multiples, or one highlighted and the rest muted',
      ],
    ],
  },
  {
    rule: 'R15',
    what: 'points of a fourth series',
    over: [2, 7, 1],
    scene: (count) =>
      (['ink', 'muted', 'accent', 'rule', 'surface'] as const).map((stroke, at) => ({
        type: 'path',
        d: `M0 ${40 * at}${'l20 4'.repeat(count)}`,
        stroke,
      })),
    turns: [
      [
        5,
        '4 series differ by color alone (ink, muted, accent, surface); at most 3: use small multiples, or one highlighted and the rest muted',
      ],
    ],
  },
  {
    rule: 'R15',
    what: 'the width of a fourth series',
    over: [44, 52, 1],
    scene: (width) =>
      (['ink', 'muted', 'accent', 'soft'] as const).map((stroke, at) => ({
        type: 'path',
        d: `M0 ${40 * at}${`l${width / 8} 1l${width / 8} -1`.repeat(4)}`,
        stroke,
      })),
    turns: [
      [
        48,
        '4 series differ by color alone (ink, muted, accent, soft); at most 3: use small multiples, or one highlighted and the rest muted',
      ],
    ],
  },
  {
    rule: 'R16',
    what: 'accented boxes of a few',
    over: [3, 6, 1],
    scene: (count) => times(10, (at) => area(40 * at, 0, 24, 24, at < count ? { fill: 'soft' } : {})),
    turns: [[5, '5 of 10 elements (50%) are accent or soft; keep to 30%, so that one thing stands out']],
  },
  {
    rule: 'R16',
    what: 'accented boxes of many',
    over: [4, 8, 1],
    scene: (count) => times(20, (at) => area(40 * at, 0, 24, 24, at < count ? { stroke: 'accent' } : {})),
    turns: [[7, '7 of 20 elements (35%) are accent or soft; keep to 30%, so that one thing stands out']],
  },
  {
    rule: 'R17',
    what: 'styles of labeled boxes',
    over: [5, 8, 1],
    scene: (count) =>
      (['ink', 'muted', 'accent', 'rule', 'positive', 'negative', 'none'] as const)
        .slice(0, count)
        .flatMap((stroke, at) => [
          area(0, 100 * at, 160, 80, { stroke }),
          words(80, 100 * at + 46, { align: 'middle' }),
        ]),
    turns: [
      [
        7,
        '7 styles of labeled shapes (box of surface in ink; box of surface in muted; box of surface in accent; box of surface in rule; box of surface in positive; box of surface in negative; box of surface in none); use at most 6',
      ],
    ],
  },
  {
    rule: 'R18',
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
    rule: 'R18',
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
    rule: 'R19',
    what: 'the size of a title',
    over: [14, 22, 1],
    scene: (size) => [words(40, 40, { size })],
    turns: [
      [14, 'no title at the top left; say there what the diagram shows (20 px, bold)'],
      [20, ''],
    ],
  },
  {
    rule: 'R19',
    what: 'the size of a bold title',
    over: [14, 22, 1],
    scene: (size) => [words(40, 40, { size, bold: true })],
    turns: [
      [14, 'no title at the top left; say there what the diagram shows (20 px, bold)'],
      [16, ''],
    ],
  },
  {
    rule: 'R19',
    what: 'how far to the right a title is',
    over: [196, 204, 1],
    scene: (x) => [words(x, 40, { size: 20 })],
    turns: [[201, 'no title at the top left; say there what the diagram shows (20 px, bold)']],
  },
  {
    rule: 'R19',
    what: 'how far down a title is',
    over: [96, 104, 1],
    scene: (y) => [words(40, y, { size: 20 })],
    turns: [[101, 'no title at the top left; say there what the diagram shows (20 px, bold)']],
  },
  {
    rule: 'R19',
    what: 'arrows of which two run back from outside',
    over: [3, 10, 1],
    scene: (count) => [
      ...times(count, (at) => box(200 * at, 200 * at)),
      ...times(count - 1, (at) => arrow(200 * at + 160, 200 * at + 40, 200 * at + 200, 200 * at + 240)),
      ...times(2, (at) => arrow(200 * count + 40 * at + 40, 200 * count, 40 + 40 * at, 80)),
      box(200 * count, 200 * count),
    ],
    turns: [
      [
        4,
        '2 of 5 solid arrows run against the flow to the right (elements 7, 8); at most 20% may: turn the layout, or dash those that run back',
      ],
      [9, ''],
    ],
  },
  {
    rule: 'R22',
    what: 'an empty part at the right',
    over: [590, 610, 1],
    scene: (w) => [area(0, 0, w, 400)],
    turns: [
      [590, 'the 208 × 400 px at 592, 0 are empty (26% of the canvas); use the space or choose a smaller canvas'],
      [592, ''],
    ],
  },
  {
    rule: 'R22',
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
    rule: 'R22',
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
    rule: 'R02',
    what: 'half pixels of a text',
    over: [40, 41, 0.25],
    scene: (x) => [...corners, box(320, 80), words(x, 200)],
    turns: [
      [40.25, 'element 3: coordinates with fractions in a picture on the grid; use whole pixels'],
      [40.5, ''],
      [40.75, 'element 3: coordinates with fractions in a picture on the grid; use whole pixels'],
      [41, ''],
    ],
  },
  {
    rule: 'R02',
    what: 'half pixels of a line',
    over: [40, 41, 0.25],
    scene: (x) => [...corners, box(320, 80), line(x, 200, 90, 240)],
    turns: [
      [40.25, 'element 3: coordinates with fractions in a picture on the grid; use whole pixels'],
      [41, ''],
    ],
  },
  {
    rule: 'R02',
    what: 'half pixels of a circle',
    over: [20, 21, 0.25],
    scene: (r) => [...corners, box(320, 80), { type: 'circle', x: 40, y: 200, r }],
    turns: [
      [20.25, 'element 3: coordinates with fractions in a picture on the grid; use whole pixels'],
      [21, ''],
    ],
  },
  {
    rule: 'R06',
    what: 'room below one of two labels without descenders',
    over: [108, 120, 0.5],
    scene: (y) => [area(40, 40, 160, 80), words(60, 70), words(130, y, { text: 'nnn' })],
    turns: [
      [117, 'elements.2: "nnn" is 3 px from the bottom of elements.0, 80 px high; keep 4 px free above and below'],
    ],
  },
  {
    rule: 'R06',
    what: 'room below one of two labels with descenders',
    over: [108, 120, 0.5],
    scene: (y) => [area(40, 40, 160, 80), words(60, 70), words(130, y, { text: 'gyp' })],
    turns: [
      [115, 'elements.2: "gyp" is 3 px from the bottom of elements.0, 80 px high; keep 4 px free above and below'],
    ],
  },
  {
    rule: 'R06',
    what: 'a label that runs out of its box',
    over: [40, 60, 0.5],
    scene: (x) => [area(40, 40, 64, 40), words(x, 66)],
    turns: [
      [
        40,
        'elements.1: "Words" is 51 px wide in elements.0, a box of 64; 48 px of room, about 4 characters: shorten the label, or widen the box to 72',
      ],
    ],
  },
  {
    rule: 'R06',
    what: 'a lone label to the right of the middle',
    over: [396, 406, 0.5],
    scene: (x) => withChanges({ 9: { x } }),
    turns: [
      [396, 'elements.9: "Dispatch" is -4, 0 px off the middle of elements.8; center it at 400, 326'],
      [397.5, ''],
      [403, 'elements.9: "Dispatch" is 3, 0 px off the middle of elements.8; center it at 400, 326'],
    ],
  },
  {
    rule: 'R07',
    what: 'the pitch of two lines that do not touch',
    over: [16, 22, 0.5],
    scene: (step) => [words(40, 40, { text: 'nnn' }), words(40, 40 + step, { text: 'nnn' })],
    turns: [
      [16, 'elements.1: "nnn" follows "nnn" (elements.0) by 16 px; keep lines of 16 px at least 20 px apart'],
      [19.5, ''],
    ],
  },
  {
    rule: 'R07',
    what: 'lines listed from the bottom up',
    over: [16, 22, 0.5],
    scene: (step) => [words(40, 200), words(40, 40 + step), words(40, 40)],
    turns: [
      [16, 'elements.2: "Words" follows "Words" (elements.1) by 16 px; keep lines of 16 px at least 20 px apart'],
      [19.5, ''],
    ],
  },
  {
    rule: 'R09',
    what: 'the radius of a dot that an arrow ends in',
    over: [4, 12, 1],
    scene: (r) => [box(40, 80), arrow(200, 120, 400, 120), { type: 'circle', x: 400, y: 120, r }],
    turns: [[9, 'elements.1: its tip is 9 px inside elements.2; end it on the edge']],
  },
  {
    rule: 'R09',
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
    rule: 'R10',
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
    rule: 'R10',
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
    rule: 'R10',
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
    rule: 'R10',
    what: 'a connector past the edge of a circle',
    over: [116, 130, 0.5],
    scene: (y) => [box(40, 120), box(560, 120), { type: 'circle', x: 380, y: 160, r: 40 }, arrow(200, y, 560, y)],
    turns: [[122.5, 'elements.3: it runs through elements.2, which it does not join; route it around']],
  },
  {
    rule: 'R10',
    what: 'a connector over a wide ground',
    over: [380, 410, 4],
    scene: (w) => [box(40, 120), box(640, 120), area(210, 120, w, 80, { stroke: 'none' }), arrow(200, 160, 640, 160)],
    turns: [
      [380, 'elements.3: it runs through elements.2, which it does not join; route it around'],
      [400, ''],
    ],
  },
]

test.each(rows)('$rule: $what', (row) => {
  expect(turnsOf(row.rule, row.over, row.scene)).toEqual(row.turns)
})
