/** The limits of R07, to the pixel. */
import { testLimits, words } from '../../../../test/sweeps.ts'

testLimits('R07', [
  {
    what: 'the gap between two texts',
    over: [80, 100, 0.5],
    scene: (x) => [words(40, 40), words(x, 40)],
    turns: [
      [80, 'elements.1: "Words" touches "Words" (elements.0); keep 2 px between them, or a line\'s pitch'],
      [93, ''],
    ],
  },
  {
    what: 'the pitch of two lines of a block',
    over: [1, 24, 0.5],
    scene: (step) => [words(40, 40), words(40, 40 + step)],
    turns: [
      [1, 'elements.1: "Words" touches "Words" (elements.0); keep 2 px between them, or a line\'s pitch'],
      [19.5, ''],
    ],
  },
  {
    what: 'the pitch of two lines that begin elsewhere',
    over: [1, 24, 0.5],
    scene: (step) => [words(40, 40), words(41, 40 + step)],
    turns: [
      [1, 'elements.1: "Words" touches "Words" (elements.0); keep 2 px between them, or a line\'s pitch'],
      [12.5, ''],
    ],
  },
  {
    what: 'a gap in a line of code',
    over: [-3, 3, 0.5],
    scene: (gap) => [words(40, 40, { mono: true, text: 'ab' }), words(40 + 19.2 + gap, 40, { mono: true, text: 'cd' })],
    turns: [
      [-3, 'elements.1: "cd" touches "ab" (elements.0); keep 2 px between them, or a line\'s pitch'],
      [-0.5, ''],
    ],
  },
  {
    what: 'the pitch of two lines that do not touch',
    over: [16, 22, 0.5],
    scene: (step) => [words(40, 40, { text: 'nnn' }), words(40, 40 + step, { text: 'nnn' })],
    turns: [
      [16, 'elements.1: "nnn" follows "nnn" (elements.0) by 16 px; keep lines of 16 px at least 20 px apart'],
      [19.5, ''],
    ],
  },
  {
    what: 'lines listed from the bottom up',
    over: [16, 22, 0.5],
    scene: (step) => [words(40, 200), words(40, 40 + step), words(40, 40)],
    turns: [
      [16, 'elements.2: "Words" follows "Words" (elements.1) by 16 px; keep lines of 16 px at least 20 px apart'],
      [19.5, ''],
    ],
  },
  {
    what: 'the pitch of lines of 14 px',
    over: [15, 20, 0.5],
    scene: (step) => [words(40, 40, { size: 14, text: 'nnn' }), words(40, 40 + step, { size: 14, text: 'nnn' })],
    turns: [
      [15, 'elements.1: "nnn" follows "nnn" (elements.0) by 15 px; keep lines of 14 px at least 18 px apart'],
      [17, ''],
    ],
  },
  {
    what: 'lines in any order of the list',
    over: [16, 22, 0.5],
    scene: (step) => [words(40, 40), words(40, 200), words(40, 40 + step)],
    turns: [
      [16, 'elements.2: "Words" follows "Words" (elements.0) by 16 px; keep lines of 16 px at least 20 px apart'],
      [19.5, ''],
    ],
  },
  {
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
    what: 'texts on one line, the second to the left',
    over: [100, 160, 0.5],
    scene: (x) => [words(150, 40), words(x, 40)],
    turns: [[100, 'elements.1: "Words" touches "Words" (elements.0); keep 2 px between them, or a line\'s pitch']],
  },
  {
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
])
