/**
 * More limits of the rules, to the pixel: of lengths, of each side, of shapes that are paths, of keys and of marks.
 */
import { expect, test } from 'vitest'
import { box, turnsOf, withChanges } from '../../../test/review.ts'
import { area, arrow, line, path, type Sweep, times, words } from '../../../test/sweeps.ts'

const rows: Sweep[] = [
  {
    rule: 'R01',
    what: 'characters of a title',
    over: [10, 13, 1],
    scene: (count) => ({ ...withChanges({}), title: 't'.repeat(count) }),
    turns: [
      [10, 'the title has 10 characters; it should have 12 to 120'],
      [12, ''],
    ],
  },
  {
    rule: 'R01',
    what: 'characters of a long title',
    over: [119, 122, 1],
    scene: (count) => ({ ...withChanges({}), title: 't'.repeat(count) }),
    turns: [[121, 'the title has 121 characters; it should have 12 to 120']],
  },
  {
    rule: 'R01',
    what: 'characters of a description',
    over: [58, 61, 1],
    scene: (count) => ({ ...withChanges({}), description: 't'.repeat(count) }),
    turns: [
      [58, 'the description has 58 characters; it should have 60 to 600'],
      [60, ''],
    ],
  },
  {
    rule: 'R01',
    what: 'characters of a long description',
    over: [599, 602, 1],
    scene: (count) => ({ ...withChanges({}), description: 't'.repeat(count) }),
    turns: [[601, 'the description has 601 characters; it should have 60 to 600']],
  },
  {
    rule: 'R02',
    what: 'elements for each connector',
    over: [130, 146, 1],
    scene: (count) => [
      box(40, 40),
      box(400, 40),
      ...times(12, (at) => arrow(200, 50 + at, 400, 50 + at)),
      ...times(count - 14, (at) => words(40, 200 + at)),
    ],
    turns: [
      [130, '130 elements; aim for 120 or fewer: leave some out, or split the diagram'],
      [145, ''],
    ],
  },
  {
    rule: 'R03',
    what: 'a box that sticks out',
    over: [-2, 2, 0.5],
    scene: (x) => [area(24, 24, 752, 352), area(x, 200, 40, 40)],
    turns: [[-2, 'elements.1: the box is 2 px beyond the left edge; keep 24 px free on every side']],
  },
  {
    rule: 'R03',
    what: 'a text that sticks out at the top',
    over: [10, 50, 1],
    scene: (y) => [area(24, 24, 752, 352), words(400, y)],
    turns: [
      [10, 'elements.1: "Words" is 2 px beyond the top edge; keep 24 px free on every side'],
      [36, ''],
    ],
  },
  {
    rule: 'R03',
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
    rule: 'R03',
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
  {
    rule: 'R06',
    what: 'a label in a rectangle that is a path',
    over: [30, 80, 0.5],
    scene: (w) => [
      path(`M40 40H${40 + w}V80H40Z`, { fill: 'surface' }),
      words(40 + w / 2, 66, { text: '88888', align: 'middle' }),
    ],
    turns: [
      [
        30,
        'elements.1: "88888" is 51 px wide in elements.0, a box of 30; 22 px of room, about 2 characters: shorten the label, or widen the box to 64',
      ],
      [58, ''],
    ],
  },
  {
    rule: 'R06',
    what: 'a label beyond the side of its box',
    over: [20, 50, 0.5],
    scene: (x) => [area(40, 40, 80, 40), words(x, 66)],
    turns: [
      [20, 'elements.1: "Words" is 20 px beyond the side of elements.0; move it to keep 8 px free'],
      [47.5, ''],
    ],
  },
  {
    rule: 'R06',
    what: 'a number in a box that is narrower than its margins',
    over: [4, 9, 1],
    scene: (w) => [area(40, 40, w, 24), words(40 + w / 2, 54, { text: '8', size: 5, align: 'middle' })],
    turns: [
      [
        4,
        'elements.1: "8" is 4 px wide in elements.0, a box of 4; 0 px of room, about 0 characters: shorten the label, or widen the box to 16',
      ],
    ],
  },
  {
    rule: 'R06',
    what: 'a label down from the top of its box',
    over: [50, 90, 0.5],
    scene: (y) => [area(40, 40, 160, 80), words(60, y, { text: 'nnn' }), words(60, 110, { text: 'nnn' })],
    turns: [
      [50, 'elements.1: "nnn" is 2 px beyond the top of elements.0, 80 px high; keep 4 px free above and below'],
      [56, ''],
    ],
  },
  {
    rule: 'R06',
    what: 'a lone label off to both sides',
    over: [-4, 4, 0.25],
    scene: (by) => withChanges({ 9: { x: 400 + by } }),
    turns: [
      [-4, 'elements.9: "Dispatch" is -4, 0 px off the middle of elements.8; center it at 400, 326'],
      [-2.5, ''],
      [2.75, 'elements.9: "Dispatch" is 3, 0 px off the middle of elements.8; center it at 400, 326'],
    ],
  },
  {
    rule: 'R06',
    what: 'a lone label in a high box',
    over: [60, 100, 1],
    scene: (h) => [area(40, 40, 160, h), words(120, 70, { align: 'middle' })],
    turns: [
      [60, 'elements.1: "Words" is 0, -6 px off the middle of elements.0; center it at 120, 76'],
      [81, ''],
    ],
  },
  {
    rule: 'R06',
    what: 'what else is in the box of a label off the middle',
    over: [380, 520, 1],
    scene: (x) => withChanges({ 9: { y: 316 } }, area(x, 344, 8, 8, { fill: 'muted' })),
    turns: [[479, 'elements.9: "Dispatch" is 0, -10 px off the middle of elements.8; center it at 400, 326']],
  },
  {
    rule: 'R06',
    what: 'a label in a circle',
    over: [20, 40, 0.5],
    scene: (r) => [{ type: 'circle', x: 100, y: 100, r }, words(100, 106, { align: 'middle' })],
    turns: [
      [
        20,
        'elements.1: "Words", 51 px wide, touches the outline of elements.0 around it; make the shape larger or the label shorter',
      ],
      [27.5, ''],
    ],
  },
  {
    rule: 'R07',
    what: 'the pitch of lines of 14 px',
    over: [15, 20, 0.5],
    scene: (step) => [words(40, 40, { size: 14, text: 'nnn' }), words(40, 40 + step, { size: 14, text: 'nnn' })],
    turns: [
      [15, 'elements.1: "nnn" follows "nnn" (elements.0) by 15 px; keep lines of 14 px at least 18 px apart'],
      [17, ''],
    ],
  },
  {
    rule: 'R07',
    what: 'lines in any order of the list',
    over: [16, 22, 0.5],
    scene: (step) => [words(40, 40), words(40, 200), words(40, 40 + step)],
    turns: [
      [16, 'elements.2: "Words" follows "Words" (elements.0) by 16 px; keep lines of 16 px at least 20 px apart'],
      [19.5, ''],
    ],
  },
  {
    rule: 'R07',
    what: 'the pitch of lines that end together',
    over: [14, 22, 0.5],
    scene: (step) => [
      words(240, 40, { align: 'end', text: 'nnn' }),
      words(240, 40 + step, { align: 'end', text: 'nnn' }),
    ],
    turns: [
      [14, 'elements.1: "nnn" follows "nnn" (elements.0) by 14 px; keep lines of 16 px at least 20 px apart'],
      [19.5, ''],
    ],
  },
  {
    rule: 'R07',
    what: 'texts on one line, the second to the left',
    over: [100, 160, 0.5],
    scene: (x) => [words(150, 40), words(x, 40)],
    turns: [[100, 'elements.1: "Words" touches "Words" (elements.0); keep 2 px between them, or a line\'s pitch']],
  },
  {
    rule: 'R07',
    what: 'mono texts of other sizes',
    over: [-3, 3, 0.5],
    scene: (gap) => [
      words(40, 40, { mono: true, text: 'ab' }),
      words(40 + 19.2 + gap, 40, { mono: true, text: 'cd', size: 14 }),
    ],
    turns: [
      [-3, 'elements.1: "cd" touches "ab" (elements.0); keep 2 px between them, or a line\'s pitch'],
      [2.5, ''],
    ],
  },
  {
    rule: 'R08',
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
    rule: 'R08',
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
    rule: 'R08',
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
    rule: 'R08',
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
    rule: 'R08',
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
    rule: 'R08',
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
  {
    rule: 'R09',
    what: 'a tip short of an edge',
    over: [280, 322, 1],
    scene: (x2) => [box(40, 80), area(320, 80, 160, 80), arrow(200, 120, x2, 120)],
    turns: [
      [280, 'elements.2: its tip at 280, 120 ends in free space; end it on an edge or beside a text'],
      [318, ''],
    ],
  },
  {
    rule: 'R09',
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
    rule: 'R09',
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
    rule: 'R09',
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
    rule: 'R09',
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
    rule: 'R09',
    what: 'a bent arrow, its last piece at an angle',
    over: [0, 80, 2],
    scene: (by) => [box(320, 80), path(`M200 200L280 ${120 - by}L320 120`, { arrow: true })],
    turns: [[72, 'elements.1: it meets the edge of elements.0 at 29°; 30° or more shows where it ends']],
  },
  {
    rule: 'R10',
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
    rule: 'R10',
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
    rule: 'R10',
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
    rule: 'R10',
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
    rule: 'R10',
    what: 'a connector beside a joined node',
    over: [178, 204, 1],
    scene: (x) => [box(40, 120), box(560, 120), area(x, 120, 80, 80), arrow(200, 160, 560, 160)],
    turns: [[203, 'elements.3: it runs through elements.2, which it does not join; route it around']],
  },
  {
    rule: 'R10',
    what: 'a high ground',
    over: [180, 216, 4],
    scene: (h) => [box(40, 120), box(640, 120), area(260, 100, 120, h, { stroke: 'none' }), arrow(200, 160, 640, 160)],
    turns: [
      [180, 'elements.3: it runs through elements.2, which it does not join; route it around'],
      [200, ''],
    ],
  },
  {
    rule: 'R10',
    what: 'an upright connector past the side of a node',
    over: [294, 306, 1],
    scene: (x) => [area(240, 0, 120, 40), area(240, 320, 120, 60), area(300, 120, 120, 80), arrow(x, 40, x, 320)],
    turns: [[302, 'elements.3: it runs through elements.2, which it does not join; route it around']],
  },
  {
    rule: 'R10',
    what: 'a bent connector into a node',
    over: [110, 130, 1],
    scene: (y) => [box(40, 200), box(560, 200), box(300, 120), path(`M200 240H240V${y}H520V240H560`, { arrow: true })],
    turns: [[122, 'elements.3: it runs through elements.2, which it does not join; route it around']],
  },
  {
    rule: 'R11',
    what: 'a small box, on a finer grid',
    over: [40, 48, 1],
    scene: (x) => [...times(9, (at) => area(160 * at, 0, 40, 40)), area(x, 160, 28, 120), area(x, 320, 120, 28)],
    turns: [
      [41, '2 of 11 boxes are off the 8 px grid (small ones: 4 px) (elements 9, 10)'],
      [44, ''],
      [45, '2 of 11 boxes are off the 8 px grid (small ones: 4 px) (elements 9, 10)'],
      [48, ''],
    ],
  },
  {
    rule: 'R11',
    what: 'the width of a small box',
    over: [24, 40, 1],
    scene: (w) => [...times(9, (at) => area(160 * at, 0, 40, 40)), area(44, 160, w, 120), area(44, 320, w, 120)],
    turns: [
      [25, '2 of 11 boxes are off the 8 px grid (small ones: 4 px) (elements 9, 10)'],
      [28, ''],
      [29, '2 of 11 boxes are off the 8 px grid (small ones: 4 px) (elements 9, 10)'],
    ],
  },
  {
    rule: 'R11',
    what: 'the last of three boxes in a column',
    over: [240, 264, 4],
    scene: (y) => [area(0, 0, 40, 80), area(0, 120, 40, 80), area(0, y, 40, 80)],
    turns: [
      [
        244,
        '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)\nthe gaps in the column of 3 boxes at 0, 0 are 40, 44 px; make them equal',
      ],
      [248, ''],
      [252, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)'],
      [256, ''],
      [260, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 2)'],
      [264, ''],
    ],
  },
  {
    rule: 'R11',
    what: 'boxes off the grid among eight',
    over: [0, 4, 1],
    scene: (count) => times(8, (at) => area(80 * at + (at < count ? 1 : 0), 0, 40 + 8 * at, 40)),
    turns: [
      [1, '1 of 8 boxes are off the 8 px grid (small ones: 4 px) (element 0)'],
      [2, ''],
    ],
  },
  {
    rule: 'R11',
    what: 'boxes',
    over: [1, 4, 1],
    scene: (count) => times(count, (at) => area(80 * at + (at === 0 ? 1 : 0), 0, 40 + 8 * at, 40)),
    turns: [[3, '1 of 3 boxes are off the 8 px grid (small ones: 4 px) (element 0)']],
  },
  {
    rule: 'R12',
    what: 'the distance of two strokes before they cross',
    over: [0, 4, 0.25],
    scene: (by) => [path(`M100 100H300`, { arrow: true }), path(`M100 ${100 - by}H200V200`, { arrow: true })],
    turns: [
      [
        1,
        '1 crossings of 2 connectors (elements 0 × 1 at 200, 100); at most 0: reorder the nodes or reroute connectors',
      ],
    ],
  },
  {
    rule: 'R14',
    what: 'the head of a faint dashed line',
    over: [110, 116, 0.5],
    scene: (y) => [box(40, 32), line(120, y, 120, 300, { dashed: true, stroke: 'rule' })],
    turns: [
      [110, 'elements.1: a lifeline with a stroke of rule is hardly visible; use muted, ink or accent'],
      [114.5, ''],
    ],
  },
  {
    rule: 'R15',
    what: 'a word above a color',
    over: [60, 120, 1],
    scene: (y) => [words(60, y), { type: 'circle', x: 80, y: 150, r: 16, fill: 'negative' }],
    turns: [
      [60, 'elements.1: negative is conveyed by color alone; add a sign or word within 24 px'],
      [107, ''],
    ],
  },
  {
    rule: 'R15',
    what: 'a number in red, a sign to its right',
    over: [120, 190, 1],
    scene: (x) => [words(100, 100, { text: '12', fill: 'negative' }), words(x, 100, { text: '+' })],
    turns: [[145, 'elements.0: "12" is negative without a sign or word; add + or −, ▲ or ▼, or a word']],
  },
  {
    rule: 'R15',
    what: 'steps back in a fourth series',
    over: [0, 3, 1],
    scene: (count) =>
      ['ink', 'muted', 'accent', 'soft'].map((stroke, at) =>
        path(`M0 ${40 * at}${times(8, (step) => (step < count ? 'l-4 10' : 'l20 -2')).join('')}`, { stroke }),
      ),
    turns: [
      [
        0,
        '4 series differ by color alone (ink, muted, accent, soft); at most 3: use small multiples, or one highlighted and the rest muted',
      ],
      [1, ''],
    ],
  },
  {
    rule: 'R18',
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
    rule: 'R18',
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
    rule: 'R18',
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
    rule: 'R18',
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
    rule: 'R18',
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
    rule: 'R18',
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
  {
    rule: 'R19',
    what: 'arrows that lead on, two of which run back from outside',
    over: [2, 8, 1],
    scene: (count) => [
      ...times(count + 1, (at) => area(20 + 90 * at, 40 + 40 * at, 40, 20)),
      ...times(count, (at) => arrow(60 + 90 * at, 50 + 40 * at, 110 + 90 * at, 90 + 40 * at)),
      ...times(2, (at) => arrow(200 + 90 * count, 124 + 40 * count + 10 * at, 150, 84 + 10 * at)),
      area(200 + 90 * count, 120 + 40 * count, 40, 20),
    ],
    turns: [
      [
        3,
        '2 of 5 solid arrows run against the flow to the right (elements 7, 8); at most 20% may: turn the layout, or dash those that run back',
      ],
      [8, ''],
    ],
  },
  {
    rule: 'R19',
    what: 'a fill over the end of a text',
    over: [60, 110, 1],
    scene: (x) => [words(40, 100), area(x, 80, 200, 40)],
    turns: [
      [
        60,
        'no title at the top left; say there what the diagram shows (20 px, bold)\nelements.0: "Words" is covered by elements.1, drawn later; draw the text after it',
      ],
      [90, 'no title at the top left; say there what the diagram shows (20 px, bold)'],
    ],
  },
  {
    rule: 'R19',
    what: 'a fill over the feet of a text',
    over: [84, 106, 1],
    scene: (y) => [words(40, 100), area(20, y, 200, 40)],
    turns: [
      [
        84,
        'no title at the top left; say there what the diagram shows (20 px, bold)\nelements.0: "Words" is covered by elements.1, drawn later; draw the text after it',
      ],
      [100, 'no title at the top left; say there what the diagram shows (20 px, bold)'],
    ],
  },
  {
    rule: 'R22',
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
    rule: 'R22',
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
    rule: 'R22',
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
    rule: 'R22',
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
    rule: 'R22',
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
]

test.each(rows)('$rule: $what', (row) => {
  expect(turnsOf(row.rule, row.over, row.scene)).toEqual(row.turns)
})
