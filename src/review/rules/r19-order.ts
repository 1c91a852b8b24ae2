/**
 * R19: the title comes first, the flow has a direction, and no fill hides a text.
 */
import type { Connector } from '../connector.ts'
import { flows } from '../family.ts'
import type { Report, Rule } from '../finding.ts'
import { type Label, quote } from '../label.ts'
import { covers } from '../outline.ts'
import type { Picture } from '../picture.ts'
import { grow, holds, overlap } from '../rect.ts'

/** The share of arrows that follow the main flow. */
const agreeing = 0.8
/** Fewer arrows have no main direction. */
const fewest = 5

const isTitle = ({ size, text, extent }: Label, { scene }: Picture): boolean =>
  (size >= 20 || (size >= 16 && text.bold === true)) && extent.left <= scene.width / 4 && text.y <= scene.height / 4

const noTitle = (picture: Picture): Report[] =>
  picture.labels.length === 0 || picture.labels.some((label) => isTitle(label, picture))
    ? []
    : [{ level: 'warn', message: 'no title top left; say there what the picture shows (20 px, bold)' }]

type Direction = 'right' | 'left' | 'down' | 'up'

const directionOf = ({ tail, tip }: Connector): Direction => {
  const [dx, dy] = [tip.x - tail.x, tip.y - tail.y]
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 'right' : 'left'
  return dy >= 0 ? 'down' : 'up'
}

/** Dashed arrows are replies, returns and side effects: they look different and may run back. */
const flowOf = ({ connectors }: Picture): Connector[] =>
  connectors.filter(({ directed, drawn }) => directed && !drawn.dashed)

const noFlow = (picture: Picture): Report[] => {
  const arrows = flowOf(picture)
  if (!flows(picture.family) || arrows.length < fewest) return []
  const directions = arrows.map(directionOf)
  const forward = directions.filter((direction) => direction === 'right' || direction === 'down').length
  if (forward >= agreeing * arrows.length) return []
  const against = arrows.filter((arrow) => ['left', 'up'].includes(directionOf(arrow))).map(({ drawn }) => drawn.index)
  const message = `${forward} of ${arrows.length} solid arrows run right or down, at least ${agreeing * 100} % are asked; turn elements ${against.slice(0, 6).join(', ')}, or dash those that lead back`
  return [{ level: 'warn', message }]
}

const pointsOf = ({ ink, centre }: Label): { x: number; y: number }[] => {
  const { left, top, right, bottom } = grow(ink, -1)
  return [centre, { x: left, y: top }, { x: right, y: top }, { x: left, y: bottom }, { x: right, y: bottom }]
}

const hidden = ({ labels, shapes }: Picture): Report[] =>
  labels.flatMap((label) => {
    const cover = shapes.find(
      ({ index, fill, bounds, outlines }) =>
        index > label.index &&
        fill !== 'none' &&
        overlap(bounds, label.ink) &&
        pointsOf(label).some((point) => holds(bounds, point) && covers(outlines, point)),
    )
    if (cover === undefined) return []
    return [
      {
        at: label.index,
        message: `${quote(label)} is covered by elements.${cover.index}, drawn later; draw the text after it`,
      },
    ]
  })

export const order: Rule = {
  id: 'R19',
  title: 'Order',
  level: 'block',
  wants: `A title stands top left; in Architecture and Flows ${agreeing * 100} % of the solid arrows run right or down; no text is covered by a fill drawn after it.`,
  check: (picture) => [...noTitle(picture), ...noFlow(picture), ...hidden(picture)],
}
