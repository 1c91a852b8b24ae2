/**
 * Where failures lead: exits below the stages that fail into them.
 */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import { wordWidth } from '../../drawing/graph/node-view.ts'
import { up } from '../../drawing/rect.ts'
import { spokenFor } from '../../drawing/state-sign.ts'
import type { Bar } from './plan-minutes.ts'
import type { Timetable } from './timetable.ts'

/** Where a stage fails: at its end, a short one in its middle. */
export const failX = ({ rect: { x, w } }: { rect: Pick<Bar['rect'], 'x' | 'w'> }): number =>
  Math.max(Math.round(x + w / 2), Math.floor((x + w - 12) / 4) * 4)

/** From what joins a fall to its words, in pixels. */
export const stubWords = 8

/** The words at what joins a fall, as wide as there is room for before the next of all falls. */
export const wordsOfStub = (text: string | undefined, x: number, falls: readonly number[]): Block => {
  const room = Math.min(...falls.filter((each) => each > x)) - x - 2 * stubWords
  return block([{ text, as: 'label' }], Math.max(room, wordWidth(text)))
}

/** How much lower exits are for words of two lines over them, in pixels. */
const lower = 40

/** Whether what joins falls has words in two lines. */
const hasLines = ({ exits, fails }: Timetable, main: readonly Bar[]): boolean => {
  const falls = main.flatMap((bar) =>
    fails.flatMap(({ from, to, edge: { text } }) => (from === bar.stage.node ? [{ to, text, x: failX(bar) }] : [])),
  )
  const xs = falls.map(({ x }) => x)
  return exits.slice(0, -1).some((exit) => {
    const own = falls.filter(({ to }) => to === exit).toSorted((a, b) => a.x - b.x)
    return own.some(({ text, x }) => text !== own.at(-1)?.text && wordsOfStub(text, x, xs).lines.length > 1)
  })
}

/** Exits below the stages that fail into them, as far apart as the words between them need. */
export const exitsOf = (table: Timetable, main: Bar[], under: number) => {
  const { exits, fails, between } = table
  const y = under + (hasLines(table, main) ? lower : 0)
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
