/**
 * A diagram as the cards of the gallery show it: its figure, whole and with its words; as a sketch if these would be specks.
 *
 * Pure. The result is a scene of its own.
 */
import { boundsOfAll } from '../../elements/bounds.ts'
import { moveElement } from '../../elements/move.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { sketchSize } from '../universal/picture-look.ts'
import { figureIn } from './figure-in.ts'
import { sketchOf } from './sketch.ts'

/** The width of a card by its height. */
const ratio = 1.5

/** What is blank around the figure. */
const margin = 16

/** The least width that a card shows, in pixels of the scene: words of 13 px are then about 8 px high. */
const narrowest = 500

/** The least size that half of the words must have on a card of the gallery, which is about as wide as this. */
const [legible, cardWidth] = [7, 320]

/** The size of a sketch on such a card: its strokes are then about as heavy as those of the others. */
const wide = { w: 2 * sketchSize.w, h: 2 * sketchSize.h }

/** The thumbnail of a scene. */
export function thumbnailOf(scene: Scene): Scene {
  const figure = figureIn(scene)
  const all = boundsOfAll(figure)
  if (all === undefined) return sketchOf(scene, wide)
  const least = Math.max(narrowest, all.w + 2 * margin, ratio * (all.h + 2 * margin))
  const [width, height] = [Math.ceil(least), Math.ceil(least / ratio)]
  if ((middleSize(figure) * cardWidth) / width < legible) return sketchOf(scene, wide)
  const [dx, dy] = [Math.round((width - all.w) / 2 - all.x), Math.round((height - all.h) / 2 - all.y)]
  return { ...scene, width, height, elements: figure.map((element) => moveElement(element, dx, dy)) }
}

/** The size that half of the words have at least. */
const middleSize = (elements: readonly Element[]): number => {
  const sizes = elements.flatMap((element) => (element.type === 'text' ? [element.size ?? 16] : []))
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? Number.POSITIVE_INFINITY
}
