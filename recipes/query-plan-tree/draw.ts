/**
 * A query plan as cards: what a step does, rows planned and found, and a bar of the time that it takes itself.
 */
import { type Block, block, lineOfText, place } from '../../drawing/block.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { box, path } from '../../drawing/primitives.ts'
import { port, up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { branchDown } from '../../drawing/tree/branch.ts'
import { layTidy } from '../../drawing/tree/tidy.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { culprit, isWrong, misjudged, ownTime, rowsOf, type Step, stepsOf } from './plan.ts'

/** Free pixels inside a card, height of the bar and of its words, between cards and levels. */
const size = { air: 12, bar: 8, time: 24, gap: 16, level: 40 }

/** Draws the plan on the sheet; the culprit is in focus unless the data say otherwise. */
export function drawPlan({ root }: { root: Step }, sheet: Sheet): void {
  const wrong = culprit(root)
  const focus = (step: Step): boolean => sheet.isFocus(step) || (!sheet.hasFocus && step === wrong && isWrong(step))
  const laid = [248, 216, 184, 160, 136].map((w) => layOut(root, w)).find(({ right }) => right <= room.w)
  if (laid === undefined) {
    return sheet.problem(root, undefined, `too many steps side by side for ${room.w} px: leave some out`)
  }
  const total = Math.max(0.01, ...stepsOf(root).map(ownTime))
  for (const { node, rect, parent } of laid.placed) {
    if (parent !== undefined)
      sheet.put(node, [path(branchDown(port(parent.rect, 'bottom'), port(rect, 'top')))], 'rule')
    sheet.put(
      node,
      drawStep(node, { rect, words: laid.words.get(node) ?? block([]), longest: total, isFocus: focus(node) }),
    )
  }
  sheet.key({
    text: 'time of the step itself',
    w: 40,
    sample: ({ x, y, w, h }) => [cells({ x, y: y + h / 2 - 4, w, h: 8 }, { fill: 'muted', stroke: 'none' })],
  })
}

const layOut = (root: Step, w: number) => {
  const words = new Map(stepsOf(root).map((step) => [step, wordsOf(step, w - 2 * size.air)]))
  const placed = layTidy(root, {
    children: ({ children }) => children,
    size: (step) => ({ w, h: up((words.get(step)?.h ?? 0) + 2 * size.air + size.time + size.bar) }),
    gap: size.gap,
    level: size.level,
  })
  return { placed, words, right: Math.max(...placed.map(({ rect }) => rect.x + rect.w)) }
}

const wordsOf = (step: Step, w: number): Block => {
  const factor = misjudged(step)
  const off = factor >= 1 ? `${written(factor)}× more than planned` : `${written(1 / factor)}× fewer than planned`
  return block(
    [
      { text: step.name, as: 'name' },
      { text: step.note, as: 'note' },
      { text: `planned ${rowsOf(step.planned)}`, as: 'label', gap: 4 },
      { text: `found ${rowsOf(step.rows)}`, as: 'label' },
      { text: isWrong(step) ? off : undefined, as: { size: 14, bold: true, fill: 'negative' } },
    ],
    w,
  )
}

const written = (factor: number): string => String(Math.round(factor))

type Card = { rect: Rect; words: Block; longest: number; isFocus: boolean }

const drawStep = (step: Step, { rect, words, longest, isFocus }: Card) => {
  const { x, y, w, h } = rect
  const own = ownTime(step)
  const full = w - 2 * size.air
  const length = Math.round((own / longest) * full)
  const bottom = y + h - size.air
  return [
    box(x, y, w, h, isFocus ? { fill: 'soft', stroke: 'accent' } : {}),
    ...place(words, { x: x + size.air, y: y + size.air - 4, w: 0, h: words.h }, { align: 'start', valign: 'top' }),
    lineOfText(`${own < 10 ? own : Math.round(own)} ms`, { x: x + size.air, y: bottom - size.bar - 12, as: 'note' }),
    ...(length < 1
      ? []
      : [cells({ x: x + size.air, y: bottom - size.bar, w: length, h: size.bar }, { fill: 'muted', stroke: 'none' })]),
  ]
}
