/**
 * R18: connectors say what they carry.
 */
import type { Connector } from '../connector.ts'
import type { Drawn } from '../drawn.ts'
import { flows } from '../family.ts'
import type { Report, Rule } from '../finding.ts'
import type { Label } from '../label.ts'
import { meets } from '../outline.ts'
import type { Picture } from '../picture.ts'
import { place } from '../place.ts'
import { gap, grow, overlap } from '../rect.ts'

/** How far a label may be from its connector, in pixels. */
const near = 24
/** A key's sample of a line is no longer than this. */
const longestSample = 80

const keyWords = /\b(?:solid|dashed|arrows?|lines?|edges?|connectors?|links?)\b/i

/** Texts that can speak for a connector: those that are not the name of what it joins. */
const freeLabels = ({ connectors, labels, hostOf, isContainer }: Picture): Label[] => {
  const joined = new Set(
    connectors.flatMap(({ tail, tip }) =>
      [tail, tip].map(({ anchor }) => (anchor?.kind === 'shape' ? anchor.to : undefined)),
    ),
  )
  return labels.filter((label) => {
    const shape = hostOf(label)?.shape
    return shape === undefined || isContainer(shape) || !joined.has(shape)
  })
}

const isNamed = ({ drawn }: Connector, labels: Label[]): boolean =>
  labels.some(({ extent }) => {
    const room = grow(extent, near)
    return overlap(grow(drawn.bounds, 0.1), room) && meets(drawn.outlines, room)
  })

/** A short level line with a text to its right, joining nothing: a sample in a key. */
const isSample = (item: Drawn, { labels, shapes }: Picture): boolean => {
  const { left, right, top, bottom } = item.bounds
  if (item.area || right - left > longestSample || bottom - top > 2) return false
  if (shapes.some((shape) => shape !== item && gap(shape.bounds, item.bounds) <= 2)) return false
  return labels.some(
    ({ extent }) => extent.left > right && extent.left - right <= near && extent.top < top && extent.bottom > bottom,
  )
}

const sameLook = (a: Drawn, b: Drawn): boolean => a.stroke === b.stroke && a.dashed === b.dashed

/** Whether a key speaks for the connector: a sample of its look, or a sentence about lines of its kind. */
const isInKey = ({ drawn }: Connector, picture: Picture): boolean =>
  picture.drawn.some((item) => item !== drawn && sameLook(item, drawn) && isSample(item, picture)) ||
  picture.labels.some(({ text }) => {
    const words = text.text
    if (!keyWords.test(words)) return false
    return drawn.dashed ? /dashed/i.test(words) : !/^\W*dashed/i.test(words)
  })

/** An arrow with a free end joins nothing: a start mark, an axis. */
const joinsTwo = ({ tail, tip }: Connector): boolean => tail.anchor !== undefined && tip.anchor !== undefined

const check = (picture: Picture): Report[] => {
  if (!flows(picture.family)) return []
  const connectors = picture.connectors.filter(
    (connector) => joinsTwo(connector) && !isSample(connector.drawn, picture),
  )
  const labels = freeLabels(picture)
  const silent = connectors.filter((connector) => !isNamed(connector, labels) && !isInKey(connector, picture))
  if (silent.length === 0) return []
  const message = `${silent.length} of ${connectors.length} connectors have no text within ${near} px (${place(silent.map(({ drawn }) => drawn))}); say what they carry, or explain the kind in a key`
  return [{ message }]
}

export const connectorsSpeak: Rule = {
  id: 'R18',
  title: 'Connectors speak',
  level: 'warn',
  wants: `In Architecture and Flows every connector has a text within ${near} px of it, or a key explains its kind.`,
  check,
}
