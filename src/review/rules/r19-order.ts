/**
 * R19: the title comes first, the flow has a direction, and no fill hides a text.
 */

import { legible } from '../../geometry/legible.ts'
import { covers } from '../../geometry/polyline.ts'
import { containsPoint, cornersOf, inset, overlap, type Point } from '../../geometry/rect.ts'
import type { Connector, End } from '../model/connector.ts'
import { type Label, quote } from '../model/label.ts'
import type { Picture } from '../model/picture.ts'
import { place } from './element-list.ts'
import type { Report, Rule } from './rule.ts'

const isTitle = ({ size, text, extent }: Label, { scene }: Picture): boolean =>
  (size >= 20 || (size >= 16 && text.bold === true)) && extent.x <= scene.width / 4 && text.y <= scene.height / 4

const noTitle = (picture: Picture): Report[] =>
  picture.labels.length === 0 || picture.labels.some((label) => isTitle(label, picture))
    ? []
    : [{ level: 'warn', problem: 'no title at the top left; say there what the diagram shows (20 px, bold)' }]

/** How far an arrow goes to the right or down, in pixels; a negative number runs against the flow. */
const advances = {
  right: ({ tail, tip }: Connector) => tip.x - tail.x,
  down: ({ tail, tip }: Connector) => tip.y - tail.y,
}

/** An arrow across the flow may run back by this many pixels. */
const aslant = 8

/**
 * Dashed arrows are replies, returns and side effects: they look different and may run back. Between lifelines, messages
 * go both ways.
 */
const flowOf = ({ connectors, lifelines }: Picture): Connector[] =>
  lifelines.length > 0 ? [] : connectors.filter(({ directed, drawn }) => directed && !drawn.dashed)

/** Whether the flow goes on from what an arrow ends on: arrows that only lead from some things to others have no flow. */
const isPassed = ({ anchor }: End, arrows: Connector[]): boolean =>
  anchor !== undefined && arrows.some(({ tail }) => tail.anchor?.to === anchor.to)

/**
 * Those that run back though nothing forces them to: of a circle one must, and from the tip of such an arrow others that run
 * with the flow lead to its tail again.
 */
const withoutCircles = (arrows: Connector[], isBack: (arrow: Connector) => boolean): Connector[] => {
  const ahead = arrows.filter((arrow) => !isBack(arrow))
  const leads = (from: End, to: End): boolean => {
    const seen = new Set([from.anchor?.to])
    for (const place of seen)
      for (const { tail, tip } of ahead) if (place !== undefined && tail.anchor?.to === place) seen.add(tip.anchor?.to)
    return to.anchor !== undefined && seen.has(to.anchor.to)
  }
  return arrows.filter((arrow) => isBack(arrow) && !leads(arrow.tip, arrow.tail))
}

const noFlow = (picture: Picture): Report[] => {
  const arrows = flowOf(picture)
  if (arrows.length < legible.fewestArrows || !arrows.some(({ tip }) => isPassed(tip, arrows))) return []
  const against = (['right', 'down'] as const).map((direction) => ({
    direction,
    arrows: withoutCircles(arrows, (arrow) => advances[direction](arrow) < -aslant).map(({ drawn }) => drawn),
  }))
  const [main] = against.sort((a, b) => a.arrows.length - b.arrows.length)
  if (main === undefined || main.arrows.length <= (1 - legible.agreeing) * arrows.length + 1e-9) return []
  const problem = `${main.arrows.length} of ${arrows.length} solid arrows run against the flow to the ${main.direction === 'right' ? 'right' : 'bottom'} (${place(main.arrows)}); at most ${Math.round((1 - legible.agreeing) * 100)}% may: turn the layout, or dash those that run back`
  return [{ level: 'warn', problem }]
}

const pointsOf = ({ ink, center }: Label): Point[] => [center, ...cornersOf(inset(ink, 1))]

const hidden = ({ labels, shapes }: Picture): Report[] =>
  labels.flatMap((label) => {
    const cover = shapes.find(
      ({ index, fill, bounds, outlines }) =>
        index > label.index &&
        fill !== 'none' &&
        overlap(bounds, label.ink) &&
        pointsOf(label).some((point) => containsPoint(bounds, point) && covers(outlines, point)),
    )
    if (cover === undefined) return []
    return [
      {
        at: label.index,
        problem: `${quote(label)} is covered by elements.${cover.index}, drawn later; draw the text after it`,
      },
    ]
  })

export const order: Rule = {
  id: 'R19',
  title: 'Order',
  level: 'block',
  requirement: `A title is at the top left; ${legible.agreeing * 100}% of the solid arrows (of ${legible.fewestArrows} or more that lead on from one another, and not between lifelines) run with one main flow, to the right or down, but for those that close a circle; no text is covered by a fill drawn after it.`,
  check: (picture) => [...noTitle(picture), ...noFlow(picture), ...hidden(picture)],
}
