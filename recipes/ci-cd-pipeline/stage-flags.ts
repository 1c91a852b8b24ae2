/**
 * What is said on poles over the bars: of stages that are too short for their words, of gates, and of going on.
 */
import { block } from '../../drawing/block.ts'
import { wordWidth } from '../../drawing/graph/node-view.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Flag } from './flags.ts'
import type { Gate } from './passages.ts'
import { fits, gateWords, size, wordsOf } from './stage-words.ts'
import type { Stage, StageLink, Timetable } from './timetable.ts'

/** What has no room in its bar, and what is said of going on. */
export const flagsOf = (
  { main, follows, gates }: Timetable,
  startOf: (stage: Stage) => number,
  { scale, sheet }: { scale: number; sheet: Sheet },
): Omit<Flag<Stage | StageLink | Gate>, 'level' | 'y'>[] => [
  ...main
    .filter((stage) => !fits(stage, scale, sheet))
    .map((stage) => ({
      item: stage,
      // A gate has the seam.
      x: startOf(stage) + (gates.some(({ next }) => next === stage.node) ? size.beside : size.pole),
      words: wordsOf(stage.node, Math.max(size.flag, wordWidth(stage.node.name)), { sheet }),
    })),
  ...gates.flatMap((gate) => {
    const next = main.find(({ node }) => node === gate.next)
    return next === undefined ? [] : [{ item: gate, x: startOf(next), words: gateWords(gate, sheet) }]
  }),
  ...follows.flatMap((link) => {
    const next = main.find(({ node }) => node === link.to)
    const words = block(
      [
        { text: link.edge.text, as: 'label' },
        { text: link.edge.tech, as: 'small' },
      ],
      size.flag,
    )
    return next === undefined || words.h === 0 ? [] : [{ item: link, x: startOf(next), words }]
  }),
]
