/**
 * Where failures lead: exits below the stages that fail into them.
 */
import { block, widthOf } from '../../drawing/block.ts'
import { wordWidth } from '../../drawing/graph/node-view.ts'
import { up } from '../../drawing/rect.ts'
import { spokenFor } from '../../drawing/state-sign.ts'
import type { Bar } from './plan-minutes.ts'
import type { Timetable } from './timetable.ts'

/** Where a stage fails: at its end. */
export const failX = ({ rect }: { rect: Pick<Bar['rect'], 'x' | 'w'> }): number =>
  Math.floor((rect.x + rect.w - 12) / 4) * 4

/** Exits below the stages that fail into them, as far apart as the words between them need. */
export const exitsOf = ({ exits, fails, between }: Timetable, main: Bar[], y: number) => {
  let from = 0
  const blocks = exits.map((node) =>
    block(
      [
        { text: spokenFor(node.name, node.state, [node.note]), as: 'name' },
        { text: node.note, as: 'note' },
      ],
      Math.max(144, wordWidth(node.name)),
    ),
  )
  const h = up(Math.max(0, ...blocks.map((each) => each.h + 16), 48))
  const boxes = exits.map((node, at) => {
    const xs = main.filter(({ stage }) => fails.some((link) => link.from === stage.node && link.to === node)).map(failX)
    const words = blocks[at] ?? block([])
    const w = up(words.w + 32, 16)
    // The last exit is reached from the right too, others by the latest drop.
    const drop = at === exits.length - 1 ? Math.min(...xs) : Math.max(...xs)
    const x = Math.max(from, drop - w / 2)
    const next = between.find(
      (link) => [link.from, link.to].includes(node) && [link.from, link.to].includes(exits[at + 1] ?? node),
    )
    from = x + w + Math.max(48, widthOf(next?.edge.text ?? '', 'label') + 40)
    return { node, words, rect: { x: Math.round(x / 4) * 4, y, w, h } }
  })
  return { boxes, rail: y + h / 2 }
}
