/**
 * Random edits of a scene: what a seed chooses, and how one element is changed.
 */
import type { Box, Element, Scene, Text } from '../../src/scene/scene.ts'
import type { Random } from '../random.ts'

/** One edit of a scene; undefined if the scene has nothing to edit. */
export type SceneEdit = (scene: Scene, random: Random) => Scene | undefined

/** Changes one element that `pick` accepts, or removes it if `change` returns nothing. */
export const changeOne =
  <Kind extends Element>(
    pick: (element: Element) => element is Kind,
    change: (element: Kind, random: Random, scene: Scene) => Element | undefined,
  ): SceneEdit =>
  (scene, random) => {
    const { elements, ...head } = scene
    const numbers = elements.flatMap((element, at) => (pick(element) ? [at] : []))
    const at = numbers[Math.floor(random() * numbers.length)]
    const chosen = at === undefined ? undefined : elements[at]
    if (chosen === undefined || !pick(chosen)) return undefined
    const changed = change(chosen, random, scene)
    return { ...head, elements: elements.flatMap((element, index) => (index === at ? (changed ?? []) : element)) }
  }

/** One of four directions, `by` pixels long. */
export const anyStep = (random: Random, by: number): { dx: number; dy: number } => {
  const steps = [
    { dx: by, dy: 0 },
    { dx: -by, dy: 0 },
    { dx: 0, dy: by },
    { dx: 0, dy: -by },
  ] as const
  return steps[Math.floor(random() * steps.length)] ?? steps[0]
}

export const isLabel = (element: Element): element is Text => element.type === 'text' && /\p{L}{3}/u.test(element.text)

export const isArrow = (element: Element): element is Element & { arrow?: boolean } =>
  'arrow' in element && element.arrow === true

export const isBox = (element: Element): element is Box => element.type === 'box'
