/** The limits of R15, to the pixel. */
import { path, testLimits, times, words } from '../../../../test/sweeps.ts'

testLimits('R15', [
  {
    what: 'a word beside a color',
    over: [100, 180, 1],
    scene: (x) => [{ type: 'circle', x: 80, y: 80, r: 16, fill: 'positive' }, words(x, 85)],
    turns: [[121, 'elements.0: positive is conveyed by color alone; add a sign or word within 24 px']],
  },
  {
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
    what: 'a word above a color',
    over: [60, 120, 1],
    scene: (y) => [words(60, y), { type: 'circle', x: 80, y: 150, r: 16, fill: 'negative' }],
    turns: [
      [60, 'elements.1: negative is conveyed by color alone; add a sign or word within 24 px'],
      [107, ''],
    ],
  },
  {
    what: 'a number in red, a sign to its right',
    over: [120, 190, 1],
    scene: (x) => [words(100, 100, { text: '12', fill: 'negative' }), words(x, 100, { text: '+' })],
    turns: [[145, 'elements.0: "12" is negative without a sign or word; add + or −, ▲ or ▼, or a word']],
  },
  {
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
])
