/** How developers fare from the landing page to their first working call: eight steps, a score each, one low point. */

import * as z from 'zod'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { bands } from '../../drawing/chart/bands.ts'
import { dot } from '../../drawing/chart/dot.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { words } from '../../drawing/data/fields.ts'
import { type ValueRow, valuesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { room } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { toneOf } from '../../drawing/tone.ts'
import { drawDownward, type Journey } from './downward.ts'
import { scoreLines } from './falls.ts'
import { besideLevels, levelsOf } from './levels.ts'
import { besideSteps, endsOf, mostLines, phases, stepNames, widestWord, widthOfSteps } from './phases.ts'
import { scoreOf } from './scores.ts'

/** The step with the lowest score, the score, and what there was before it. */
const derive = ({ rows }: { rows: (ValueRow & { value: number })[] }) => {
  const low = rows.reduce((least, row) => (row.value < least.value ? row : least), rows[0] ?? { name: '', value: 0 })
  const before = rows[rows.findIndex((row) => row === low) - 1] ?? low
  const drop = before.value - low.value
  return { step: low.name, low: String(low.value), before: String(before.value), drop: String(Number(drop.toFixed(1))) }
}

/** Where the lowest score is, if the step before it has a higher one. */
const lowest = (rows: readonly (ValueRow & { value: number })[]): number | undefined => {
  const at = rows.findIndex((row) => rows.every(({ value }) => row.value <= value))
  return at > 0 && (rows[at - 1]?.value ?? 0) > (rows[at]?.value ?? 0) ? at : undefined
}

/** The room beside the steps, and how wide each is, in pixels. */
const roomOf = ({ rows, ends, marks }: Journey): { beside: number; width: number } => {
  const beside = besideSteps(ends) + besideLevels(marks)
  return { beside, width: widthOfSteps(rows, 880 - beside, room.w - beside) }
}

/** Whether words of steps beside each other would break, or a name be a tower of them. */
const isDownward = (data: Journey): boolean => {
  const { width } = roomOf(data)
  return widestWord(data.rows) > width || mostLines(data.rows, width) > 3
}

/** The radius of a dot, in pixels. */
const radius = 5

/** Steps so wide, and falls so high, in pixels, have room for a figure between the line that falls and the next one. */
const roomy = { w: 96, h: 72 } as const

/** From the line in the middle of the scale to that of a figure, in pixels. */
const off = 26

/** The claimed drop as a figure beside the line that falls: right of its middle, or left of it, or over it where it is low. */
const dropFigure = (at: number, { from, to, words }: { from: number; to: number; words: string }): ChartMark => ({
  draw: (frame) => {
    const [dx, y, dy] = [frame.x.width, frame.y.at(to), frame.y.at(to) - frame.y.at(from)]
    const as = { size: 28, bold: true, fill: 'negative' } as const
    // Clear of the line in the middle of the scale, and as far from the one that falls.
    const fromLine = y - dy / 2 - frame.y.at(3)
    if (dy < roomy.h) {
      const reach = off + (widthOf(words, as) * dy) / dx / 2
      // Under the line where that is near the upper end.
      const over = Math.abs(fromLine - reach) < off ? -off - fromLine : -reach
      const spot = { x: Math.round(frame.x.at(at) - dx / 2), y: y - dy / 2 + (from + to > 8 ? reach : over) }
      return frame.put('@drop', [lineOfText(words, { ...spot, as, align: 'middle' })])
    }
    const align = dx >= roomy.w ? 'start' : 'end'
    // The flatter the line, the farther it reaches beside the height of the figure.
    const away = Math.max(12, (12 * dx) / dy + 4)
    const beside = dx / 2 + (align === 'start' ? -away : away)
    const down = Math.abs(fromLine) < off ? (fromLine < 0 ? -off : off) - fromLine : 0
    const spot = { x: Math.round(frame.x.at(at) - beside + (down * dx) / dy), y: y - dy / 2 + down }
    frame.put('@drop', [lineOfText(words, { ...spot, as, align })])
  },
})

/** The claimed drop to the lowest score. */
const claimedDrop = (rows: (ValueRow & { value: number })[], low: number): ChartMark =>
  dropFigure(low, {
    from: rows[low - 1]?.value ?? 0,
    to: rows[low]?.value ?? 0,
    words: `−${derive({ rows }).drop}`,
  })

export default defineRecipe({
  name: 'User journey',
  family: 'Flows',
  description:
    'The steps that a person goes through, in phases from left to right, each with a score for how it went and a remark, joined by a line that shows the highs and lows. Also called customer journey map, experience map or satisfaction curve.',
  useWhen:
    'You show where people struggle on the way to a goal: onboarding, a purchase, a support case. You need the steps in order and a score for each from interviews or surveys; good for 4 to 12 steps in 2 to 5 phases; up to 40 are drawn as rows.',
  avoidWhen:
    'You need to show who does what: use `swimlane-process`. You need decisions: use `decision-flowchart`. You need to show how many people drop out at each step: use `sankey-traffic`. You need calls between systems: use `request-sequence`. Stories by release: use `story-map`.',
  visual: 87,
  ease: 82,
  overall: 84,
  rationale:
    'One line over the steps makes the low point obvious, the drop before it is written there, and remarks explain why. Scores hide how many people gave up. You supply steps, scores and remarks; the lowest step and the drop are computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: valuesForm({
    rows: [1, 40],
    drawsGroups: true,
    fields: { value: z.number().min(1).max(5).describe('How it went, from 1 to 5') },
    data: {
      ends: z
        .strictObject({ low: words(16, 'What 1 means'), high: words(16, 'What 5 means') })
        .optional()
        .describe('Words for the ends of the scale'),
    },
  }),
  sample: {
    title: 'The first call fails: the score drops by {drop}',
    subtitle: 'From the first visit to a working call: mean scores of 24 developers',
    source: 'Illustrative data',
    measure: 'Score',
    ends: { low: 'frustrated', high: 'delighted' },
    rows: [
      { name: 'Visit the site', group: 'Discover', value: 4, note: 'clear use case' },
      { name: 'Compare prices', group: 'Discover', value: 3.6, note: 'free plan is hard to find' },
      { name: 'Create an account', group: 'Sign up', value: 3.4, note: 'phone is required' },
      { name: 'Copy the key', group: 'Sign up', value: 4.3, note: 'one click' },
      { name: 'Run a sample', group: 'First call', value: 1.4, state: 'negative', note: '401: key not active yet' },
      { name: 'Search the docs', group: 'First call', value: 2, note: 'nothing about 401' },
      { name: 'Try once more', group: 'First call', value: 3.5, note: 'works by itself' },
      { name: 'Call from own code', group: 'Build', value: 4.6, note: 'typed client' },
    ],
  },
  draw: (data, sheet) => {
    const { rows, measure, ends, marks: levels } = data
    const { beside, width } = roomOf(data)
    const decimals = rows.every(({ value }) => Number.isInteger(value)) ? 0 : 1
    const scored = rows.flatMap((row, x) => {
      const tone = toneOf(row, sheet, 'ink')
      // A cross behind a number would be an operator; a check is none, and may be far over the name.
      const text = `${row.value.toFixed(decimals)}${row.state === 'positive' ? ` ${stateSign(row)}` : ''}`.trim()
      const r = row.state === undefined ? radius : radius + 2
      const mark = dot(row, { x, y: row.value }, { r, fill: tone, stroke: tone })
      // A number alone does not say that it is good or bad: the name of the step does.
      return [mark, scoreOf(rows, x, { text, fill: sheet.isFocus(row) ? 'accent' : 'ink' })]
    })
    // Scores are written at their dots: the ends of the scale and its middle are ticks enough.
    const y = endsOf(linear({ zero: 'never', tight: true }), ends, true)
    const low = lowest(rows)
    const figure = low !== undefined && sheet.quotes('drop') ? [claimedDrop(rows, low)] : []
    const marks = [
      phases(rows, { measure, ends, width }),
      ...levelsOf(levels),
      ...scoreLines(rows),
      ...figure,
      ...scored,
    ]
    const { low: least, before } = { low: rows[low ?? 0], before: rows[(low ?? 1) - 1] }
    if (least !== undefined) for (const name of ['low', 'step']) sheet.prove(name, least)
    if (before !== undefined) sheet.prove('before', before)
    if (figure.length > 0) sheet.prove('drop', '@drop')
    if (isDownward(data)) return drawDownward(data, sheet)
    plot({ sheet, x: bands(stepNames(rows, sheet)), y, w: rows.length * width + beside, h: 304 }, marks)
  },
  derive,
  describe: (data) => {
    const { rows } = data
    const { step, low, drop } = derive(data)
    const scored = rows.map(({ name, value }) => `${name} ${value}`)
    return `${count(rows.length, 'step')} ${isDownward(data) ? 'one under the other' : 'from left to right'}, each with a score: ${enumerate(scored, 12)}. The lowest is ${step} with ${low}${lowest(rows) === undefined ? '' : `, ${drop} below the step before it`}.`
  },
})
