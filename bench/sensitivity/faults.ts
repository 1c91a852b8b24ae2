/**
 * What goes wrong while a scene is adapted by hand, one thing each, and what goes right.
 */

import { stretch } from '../../src/cli/edit/stretch.ts'
import { moveElement } from '../../src/elements/move.ts'
import { formatNumber } from '../../src/geometry/format-number.ts'
import { parsePath } from '../../src/geometry/path-data.ts'
import type { Element, Scene, Text } from '../../src/scene/scene.ts'
import type { Random } from '../random.ts'
import { anyStep, changeOne, isArrow, isBox, isLabel, type SceneEdit } from './edits.ts'

const moved = (by: number) => (element: Element, random: Random) => {
  const { dx, dy } = anyStep(random, by)
  return moveElement(element, dx, dy)
}

/** Elements that are out of place or do not fit. */
export const geometric: Record<string, SceneEdit> = {
  'a tip short by 16 px': changeOne(isArrow, (element) => shortened(element, 16)),
  'a box moved 40 px': changeOne(isBox, moved(40)),
  'a label moved 24 px': changeOne(isLabel, moved(24)),
  'a text 1.5 times as large': changeOne(isLabel, (text) => ({ ...text, size: (text.size ?? 16) * 1.5 })),
  'a label 80 characters longer': changeOne(isLabel, (text) => ({
    ...text,
    text: `${text.text} ${'and more '.repeat(9)}`.trim(),
  })),
  'a label outside the canvas': changeOne(isLabel, (text, _random, scene) => ({ ...text, x: scene.width + 8 })),
  'a label on another': changeOne(isLabel, (text, random, scene) => {
    const others = scene.elements.filter((each): each is Text => isLabel(each) && each !== text)
    const other = others[Math.floor(random() * others.length)]
    return { ...text, x: other?.x ?? text.x + 24, y: (other?.y ?? text.y) + 3 }
  }),
}

/** An arrow that ends before its end; a path ends before its last point if its last segment is straight. */
const shortened = (element: Element, by: number): Element => {
  if (element.type === 'line') {
    const length = Math.hypot(element.x2 - element.x, element.y2 - element.y) || 1
    const share = Math.min(by, length / 2) / length
    return {
      ...element,
      x2: element.x2 - (element.x2 - element.x) * share,
      y2: element.y2 - (element.y2 - element.y) * share,
    }
  }
  if (element.type !== 'path') return element
  const last = parsePath(element.d).at(-1)
  if (last?.kind !== 'line') return moveElement(element, 0, -by)
  const length = Math.hypot(last.x - last.fromX, last.y - last.fromY) || 1
  const share = Math.min(by, length / 2) / length
  const back = (from: number, to: number): string => formatNumber(to - (to - from) * share)
  const d = element.d.replace(/[A-Za-z][^A-Za-z]*$/, `L${back(last.fromX, last.x)} ${back(last.fromY, last.y)}`)
  return { ...element, d }
}

/** Elements that are gone. */
export const deletions: Record<string, SceneEdit> = {
  'a label deleted': changeOne(isLabel, () => undefined),
  'an arrow deleted': changeOne(isArrow, () => undefined),
  'any element deleted': changeOne(
    (element): element is Element => element.type !== 'text' || element.text.trim() !== '',
    () => undefined,
  ),
}

type Painted = Element & { fill?: string; stroke?: string }

const meanings = new Set(['accent', 'soft', 'positive', 'negative'])

/** Colors that carried a meaning and are gone. */
export const colors: Record<string, SceneEdit> = {
  'a color lost': changeOne(
    (element): element is Element => {
      const { fill = '', stroke = '' } = element as Painted
      return meanings.has(fill) || meanings.has(stroke)
    },
    (element) => {
      const { fill, stroke, ...plain } = element as Painted
      const kept = {
        ...(fill !== undefined && !meanings.has(fill) ? { fill } : {}),
        ...(stroke !== undefined && !meanings.has(stroke) ? { stroke } : {}),
      }
      return { ...plain, ...kept } as Element
    },
  ),
}

/** Edits that leave the diagram as good as it was. */
export const harmless: Record<string, SceneEdit> = {
  untouched: (scene) => scene,
  'one label reworded': (scene, random) => reword(scene, random),
  'everything 8 px lower': ({ elements, ...head }) => ({
    ...head,
    height: head.height + 8,
    elements: elements.map((element) => stretch(element, { axis: 'y', from: -10_000, by: 8 })),
  }),
}

/** Renames in the description too, as people do. */
const reword = (scene: Scene, random: Random): Scene | undefined => {
  let [before, after] = ['', '']
  // A letter changed in the name of a host is another host.
  const isWords = (element: Element): element is Text => isLabel(element) && !element.text.includes('.')
  const reworded = changeOne(isWords, (text) => {
    before = text.text
    after = before.replace(/\p{L}(?=\P{L}*$)/u, 'e')
    return { ...text, text: after }
  })(scene, random)
  const words = after.split(' ')
  const description = before
    .split(' ')
    .reduce((text, word, at) => text.replaceAll(word, words[at] ?? word), scene.description)
  return reworded && { ...reworded, description }
}
