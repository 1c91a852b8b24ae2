import { expect, test } from 'vitest'
import mindMap from '../../recipes/mind-map/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

const draw = (root: object, more: object = {}) => {
  const drawing = drawRecipe(mindMap as unknown as AnyRecipe, { title: 'One claim', root, ...more })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const root = { name: 'r', children: [{ name: 'a', children: [{ name: 'a1' }] }, { name: 'b' }] }

test('a node, its words and its branch are one part', () => {
  const { parts, scene } = draw(root)
  const part = parts.find(({ at }) => at === 'root.children.0.children.0')
  expect(part?.elements.map((index) => scene.elements[index]?.type).toSorted()).toEqual(['path', 'path', 'text'])
})

test('the branches down to what is in focus have the accent, its siblings do not', () => {
  const { parts, scene } = draw(root, { focus: ['a > a1'] })
  const isAccented = (at: string): boolean =>
    parts
      .find((part) => part.at === at)
      ?.elements.some((index) => (scene.elements[index] as { stroke?: string }).stroke === 'accent') === true
  expect(['root.children.0.children.0', 'root.children.0', 'root.children.1'].map(isAccented)).toEqual([
    true,
    true,
    false,
  ])
})

test('long names wrap until the tree fits the page', () => {
  const long = 'a name of forty characters, all of it new'.slice(0, 40)
  const chain = (depth: number): object => (depth === 0 ? { name: long } : { name: long, children: [chain(depth - 1)] })
  const { scene } = draw({ name: long, children: [chain(2), { ...chain(2), name: 'other' }] })
  expect(scene.width).toBeLessThanOrEqual(1200)
})
