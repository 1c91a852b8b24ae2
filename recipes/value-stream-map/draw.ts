/**
 * A value stream: process boxes with what is known of each, triangles where work waits, the ladder of times, and below it
 * the same times to scale, into which every step narrows.
 */
import { type Block, lineOfText, place } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { roles } from '../../drawing/type.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { drawInformation } from './information.ts'
import {
  endOf,
  factsOf,
  levelOfPush,
  type PlacedStep,
  planStream,
  type StreamData,
  type StreamPlan,
  size,
  topOf,
  wordsOf,
} from './plan.ts'
import { minutesIn } from './stream.ts'
import { drawSum } from './sum.ts'
import { drawTimes, looks } from './times.ts'

/** Draws the map. */
export function drawStream(data: StreamData, sheet: Sheet): void {
  const plan = planStream(data, sheet)
  for (const each of plan.rows.flatMap(({ placed }) => placed)) drawStep(each, plan)
  drawTurns(plan)
  drawInformation(plan)
  drawTimes(plan)
  drawSum(plan)
  if (data.steps.some(({ queue }) => queue !== undefined))
    sheet.key({
      text: 'Items that wait',
      w: 2 * small.half,
      sample: ({ x, y }) => triangle({ x: x + small.half, y }, false, small),
    })
  for (const [isWork, text] of [
    [true, 'Work'],
    [false, 'Waiting'],
  ] as const)
    if (plan.stream.some((each) => each.isWork === isWork && each.to > each.from))
      sheet.key(swatchEntry(text, isWork ? looks.work : looks.wait))
  if (data.unit === 'day' || plan.sums.lead * minutesIn(data.unit, data.hours) >= 60 * data.hours)
    sheet.footnote(`A day (d) has ${data.hours} hours.`)
  sheet.ifTooWide('steps', 'shorten names')
  sheet.ifTooHigh('steps', 'draw fewer steps')
}

/** The triangle before a step with what waits, the push arrow, the process box and its data box. */
const drawStep = ({ step, rect }: PlacedStep, { data, sums, sheet }: StreamPlan): void => {
  const isSlowest = step === sums.slowest
  const middle = rect.x - size.gap / 2
  if (step.wait > 0 || step.queue !== undefined) sheet.put(step, triangle({ x: middle, y: rect.y }, isSlowest))
  if (step.queue !== undefined)
    sheet.put(step, [
      lineOfText(String(step.queue), {
        x: middle,
        y: rect.y + sign.h + 14,
        as: isSlowest ? { ...roles.item, fill: 'accent' } : 'label',
        align: 'middle',
      }),
    ])
  // Nobody pushes work to the first step but a supplier.
  if (step !== data.steps[0] || data.supplier !== undefined)
    sheet.put(step, [pushArrow(rect.x - size.gap + 4, rect.x, levelOfPush(rect))])
  drawFacts({ step, rect }, sheet)
  sheet.put(step, processBox(rect, wordsOf(step, rect.w - 16), sheet.isFocus(step)))
}

/** The height of the sign of inventory, and half its width; in the key. */
const sign = { h: 32, half: 17 }
const small = { h: 24, half: 13 }

/** The sign of inventory, in the accent where work waits longest. */
const triangle = ({ x, y }: Point, isSlowest: boolean, { h, half } = sign) => [
  path(
    `M ${x} ${y} L ${x + half} ${y + h} H ${x - half} Z`,
    isSlowest ? { fill: 'accent', stroke: 'accent' } : { fill: 'surface', stroke: 'muted' },
  ),
  lineOfText('I', {
    x,
    y: y + Math.round(h * 0.7),
    as: { size: 12, bold: true, ...(isSlowest ? { fill: 'surface' } : {}) },
    align: 'middle',
  }),
]

/** A striped arrow: work is pushed to the next step, whether it asks or not. */
const pushArrow = (from: number, to: number, y: number) => {
  const head = to - 10
  const stripes = Array.from({ length: Math.floor((head - from) / 6) }, (_, index) => from + index * 6)
  const d = `${stripes.map((x) => `M ${x} ${y - 4} h 3 v 8 h -3 Z`).join(' ')} M ${head} ${y - 8} L ${to} ${y} L ${head} ${y + 8} Z`
  return path(d, { fill: 'muted', stroke: 'none' })
}

/** Square, as the data box below it, with which it shares an edge. */
const processBox = (rect: Rect, words: Block, isFocus: boolean) => [
  square(rect, { fill: 'surface', stroke: 'muted', ...(isFocus ? emphasis.soft : {}) }),
  ...place(words, rect),
]

/** The data box under the process box. */
const drawFacts = ({ step, rect: { x, y, w, h } }: Pick<PlacedStep, 'step' | 'rect'>, sheet: Sheet): void => {
  const facts = factsOf(step)
  if (facts.length === 0) return
  const top = y + h
  sheet.put(step, [
    square({ x, y: top, w, h: facts.length * size.fact }, { fill: 'surface', stroke: 'muted' }),
    ...facts.flatMap(({ name, value }, index) => {
      const at = top + (index + 0.5) * size.fact
      return [
        lineOfText(name, { x: x + 8, y: at, as: 'note' }),
        lineOfText(value, { x: x + w - 8, y: at, as: 'label', align: 'end' }),
      ]
    }),
  ])
}

/** From the end of each row to the beginning of the next. */
const drawTurns = (plan: StreamPlan): void => {
  const { rows, left, right, sheet } = plan
  rows.slice(1).forEach((row, index) => {
    const [before, first] = [rows[index], row.placed[0]]
    const last = before?.placed.at(-1)
    if (before === undefined || first === undefined || last === undefined) return
    const level = topOf(row, plan) - 16
    const [y, end] = [levelOfPush(last.rect), levelOfPush(first.rect)]
    const points = [
      { x: endOf(before), y },
      { x: right + 32, y },
      { x: right + 32, y: level },
      { x: left - 12, y: level },
      { x: left - 12, y: end },
      { x: left + 2, y: end },
    ]
    sheet.put('@turns', [path(roundedPath(points, 8))], 'line')
  })
}
