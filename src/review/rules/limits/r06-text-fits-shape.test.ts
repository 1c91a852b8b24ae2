/** The limits of R06, to the pixel. */
import { withChanges } from '../../../../test/review.ts'
import { area, path, testLimits, words } from '../../../../test/sweeps.ts'

testLimits('R06', [
  {
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
    what: 'room below one of two labels without descenders',
    over: [108, 120, 0.5],
    scene: (y) => [area(40, 40, 160, 80), words(60, 70), words(130, y, { text: 'nnn' })],
    turns: [
      [117, 'elements.2: "nnn" is 3 px from the bottom of elements.0, 80 px high; keep 4 px free above and below'],
    ],
  },
  {
    what: 'room below one of two labels with descenders',
    over: [108, 120, 0.5],
    scene: (y) => [area(40, 40, 160, 80), words(60, 70), words(130, y, { text: 'gyp' })],
    turns: [
      [115, 'elements.2: "gyp" is 3 px from the bottom of elements.0, 80 px high; keep 4 px free above and below'],
    ],
  },
  {
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
    what: 'a label beyond the side of its box',
    over: [20, 50, 0.5],
    scene: (x) => [area(40, 40, 80, 40), words(x, 66)],
    turns: [
      [20, 'elements.1: "Words" is 20 px beyond the side of elements.0; move it to keep 8 px free'],
      [47.5, ''],
    ],
  },
  {
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
    what: 'a label down from the top of its box',
    over: [50, 90, 0.5],
    scene: (y) => [area(40, 40, 160, 80), words(60, y, { text: 'nnn' }), words(60, 110, { text: 'nnn' })],
    turns: [
      [50, 'elements.1: "nnn" is 2 px beyond the top of elements.0, 80 px high; keep 4 px free above and below'],
      [56, ''],
    ],
  },
  {
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
    what: 'a lone label in a high box',
    over: [60, 100, 1],
    scene: (h) => [area(40, 40, 160, h), words(120, 70, { align: 'middle' })],
    turns: [
      [60, 'elements.1: "Words" is 0, -6 px off the middle of elements.0; center it at 120, 76'],
      [81, ''],
    ],
  },
  {
    what: 'what else is in the box of a label off the middle',
    over: [380, 520, 1],
    scene: (x) => withChanges({ 9: { y: 316 } }, area(x, 344, 8, 8, { fill: 'muted' })),
    turns: [[479, 'elements.9: "Dispatch" is 0, -10 px off the middle of elements.8; center it at 400, 326']],
  },
  {
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
])
