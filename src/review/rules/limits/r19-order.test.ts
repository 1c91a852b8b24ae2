/** The limits of R19, to the pixel. */
import { box } from '../../../../test/review.ts'
import { area, arrow, testLimits, times, words } from '../../../../test/sweeps.ts'

testLimits('R19', [
  {
    what: 'the size of a title',
    over: [14, 22, 1],
    scene: (size) => [words(40, 40, { size })],
    turns: [
      [14, 'no title at the top left; say there what the diagram shows (20 px, bold)'],
      [20, ''],
    ],
  },
  {
    what: 'the size of a bold title',
    over: [14, 22, 1],
    scene: (size) => [words(40, 40, { size, bold: true })],
    turns: [
      [14, 'no title at the top left; say there what the diagram shows (20 px, bold)'],
      [16, ''],
    ],
  },
  {
    what: 'how far to the right a title is',
    over: [196, 204, 1],
    scene: (x) => [words(x, 40, { size: 20 })],
    turns: [[201, 'no title at the top left; say there what the diagram shows (20 px, bold)']],
  },
  {
    what: 'how far down a title is',
    over: [96, 104, 1],
    scene: (y) => [words(40, y, { size: 20 })],
    turns: [[101, 'no title at the top left; say there what the diagram shows (20 px, bold)']],
  },
  {
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
])
