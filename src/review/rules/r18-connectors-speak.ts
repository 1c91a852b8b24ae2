/**
 * R18: connectors say what they carry.
 */

import { intersectsRect } from '../../geometry/polyline.ts'
import { bottomOf, distanceBetween, grow, overlap, rightOf } from '../../geometry/rect.ts'
import type { Connector } from '../model/connector.ts'
import { type Drawn, isBand } from '../model/drawn.ts'
import type { Label } from '../model/label.ts'
import type { Picture } from '../model/picture.ts'
import { isForest, strokeLength } from '../model/traits.ts'
import { place } from './element-list.ts'
import type { Report, Rule } from './rule.ts'

/** How far a label may be from its connector, in pixels. */
const near = 24
/** A key's sample of a line is no longer than this. */
const longestSample = 80

const keyWords = /\b(?:solid|dashed|arrows?|lines?|edges?|connectors?|links?)\b/i

/** Texts that can label a connector: those that do not name what it joins. */
const freeLabels = ({ connectors, labels, hostOf, isContainer }: Picture): Label[] => {
  const joined = new Set(
    connectors.flatMap(({ tail, tip }) =>
      [tail, tip].map(({ anchor }) => (anchor?.kind === 'shape' ? anchor.to : undefined)),
    ),
  )
  return labels.filter((label) => {
    const shape = hostOf(label)?.shape
    return shape === undefined || isContainer(shape) || isBand(shape) || !joined.has(shape)
  })
}

const isNamed = ({ drawn }: Connector, labels: Label[]): boolean =>
  labels.some(({ extent }) => {
    const room = grow(extent, near)
    return overlap(grow(drawn.bounds, 0.1), room) && intersectsRect(drawn.outlines, room)
  })

/** A short level line with a text to its right, joining nothing: a sample in a key. */
const isSample = (item: Drawn, { labels, shapes }: Picture): boolean => {
  const right = rightOf(item.bounds)
  if (item.area || item.bounds.w > longestSample || item.bounds.h > 2) return false
  if (shapes.some((shape) => shape !== item && distanceBetween(shape.bounds, item.bounds) <= 2)) return false
  return labels.some(
    ({ extent }) =>
      extent.x > right &&
      extent.x - right <= near &&
      extent.y < item.bounds.y &&
      bottomOf(extent) > bottomOf(item.bounds),
  )
}

/** The accent marks what is in focus and is no kind of its own: a key explains it with the others. */
const isExplainedBy = (sample: Drawn, { stroke, dashed }: Drawn): boolean =>
  (sample.stroke === stroke || stroke === 'accent') && sample.dashed === dashed

/** Whether a key explains the connector: by a sample of its style, or a sentence about lines of its kind. */
const isInKey = ({ drawn }: Connector, picture: Picture): boolean =>
  picture.drawn.some((item) => item !== drawn && isExplainedBy(item, drawn) && isSample(item, picture)) ||
  picture.labels.some(({ text }) => {
    const words = text.text
    if (!keyWords.test(words)) return false
    return drawn.dashed ? /dashed/i.test(words) : !/^\W*dashed/i.test(words)
  })

/** A shorter stroke has no room for words: a tick, a joint, a step to the next row. */
const shortest = 32

/** Arrows need words, and so do plain lines between shapes with names; others are marks of data. */
const wordsNeeded = (picture: Picture): ((connector: Connector) => boolean) => {
  const named = new Set(picture.labels.map((label) => picture.hostOf(label)?.shape))
  const lifelines = new Set(picture.lifelines)
  return (connector) =>
    strokeLength(connector) >= shortest &&
    !lifelines.has(connector.drawn) &&
    (connector.directed ||
      [connector.tail, connector.tip].every(({ anchor }) => anchor?.kind === 'shape' && named.has(anchor.to)))
}

/** Whether it is a tree or chain of mostly silent connectors: their places say all there is to say. */
const isPlainTree = (silent: Connector[], all: Connector[]): boolean => silent.length > all.length / 3 && isForest(all)

/** An arrow with a free end joins nothing: a start mark, an axis. */
const joinsTwo = ({ tail, tip }: Connector): boolean => tail.anchor !== undefined && tip.anchor !== undefined

const check = (picture: Picture): Report[] => {
  const needsWords = wordsNeeded(picture)
  const connectors = picture.connectors.filter(
    (connector) => joinsTwo(connector) && needsWords(connector) && !isSample(connector.drawn, picture),
  )
  const labels = freeLabels(picture)
  const silent = connectors.filter((connector) => !isNamed(connector, labels) && !isInKey(connector, picture))
  if (silent.length === 0 || isPlainTree(silent, connectors)) return []
  const problem = `${silent.length} of ${connectors.length} connectors have no text within ${near} px (${place(silent.map(({ drawn }) => drawn))}); say what they carry, or explain the kind in a key`
  return [{ problem }]
}

export const connectorsSpeak: Rule = {
  id: 'R18',
  title: 'Connectors speak',
  level: 'warn',
  requirement: `Every arrow, and every plain line between shapes with names, has a text within ${near} px of it, or a key explains its kind. Strokes below ${shortest} px need none, nor does a tree or chain in which more than a third say nothing.`,
  check,
}
