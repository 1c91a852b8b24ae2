/**
 * R04: type that can be read.
 */

import { type Label, quote } from '../model/label.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

/** The smallest size on a canvas of this width, in pixels. */
const smallest = (width: number): number => Math.max(12, width / 100)

/** The smallest size for the name of a node. */
const smallestName = 14

const tooSmall = ({ labels, scene }: Picture): Report[] => {
  const least = smallest(scene.width)
  return labels
    .filter(({ size }) => size < least)
    .map((label) => ({
      at: label.index,
      problem: `${quote(label)} is ${label.size} px; on a canvas ${scene.width} px wide the minimum is ${Math.round(least * 10) / 10} px`,
    }))
}

/** The largest text of each shape that a connector joins: its name. */
const names = ({ connectors, labels, hostOf }: Picture): Label[] => {
  const joined = new Set(
    connectors.flatMap(({ tail, tip }) =>
      [tail, tip].flatMap(({ anchor }) => (anchor?.kind === 'shape' ? [anchor.to] : [])),
    ),
  )
  const largest = new Map<unknown, Label>()
  for (const label of labels) {
    const shape = hostOf(label)?.shape
    if (shape === undefined || !joined.has(shape)) continue
    if (label.size > (largest.get(shape)?.size ?? 0)) largest.set(shape, label)
  }
  return [...largest.values()]
}

const smallNames = (picture: Picture): Report[] =>
  names(picture)
    .filter(({ size, text }) => size < smallestName && size >= smallest(picture.scene.width) && text.text.length > 3)
    .map((label) => ({
      at: label.index,
      problem: `${quote(label)} names a node at ${label.size} px; the minimum for names is ${smallestName} px`,
    }))

export const typeSize: Rule = {
  id: 'R04',
  title: 'Smallest type',
  level: 'block',
  requirement: `No text is below 12 px or a hundredth of the canvas width; names of nodes are at least ${smallestName} px, main labels 16 px.`,
  check: (picture) => [...tooSmall(picture), ...smallNames(picture)],
}
