import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { taper } from './branches.ts'
import mindMap from './recipe.ts'

const draw = (root: object, more: object = {}) => {
  const drawing = drawRecipe(mindMap as unknown as AnyRecipe, { title: 'One claim', root, ...more })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const root = { name: 'r', children: [{ name: 'a', children: [{ name: 'a1' }] }, { name: 'b' }] }

test('a node, its words and its branch are one part', () => {
  const { parts, scene } = draw(root)
  const part = parts.find(({ at }) => at === 'root.children.0.children.0')
  expect(part?.elements.map((index) => scene.elements[index]?.type).toSorted()).toEqual(['path', 'text'])
})

test('the branches down to what is in focus have the accent, those beside them do not', () => {
  const { parts, scene } = draw(root, { focus: ['a > a1'] })
  const isAccented = (at: string): boolean =>
    parts
      .find((part) => part.at === at)
      ?.elements.some((index) => {
        const { stroke, fill } = scene.elements[index] as { stroke?: string; fill?: string }
        return stroke === 'accent' || fill === 'accent'
      }) === true
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

test('what is below a part in focus has the accent, too', () => {
  const { parts, scene } = draw(root, { focus: ['a'] })
  const part = parts.find(({ at }) => at === 'root.children.0.children.0')
  const strokes = part?.elements.map((index) => (scene.elements[index] as { stroke?: string }).stroke)
  expect(strokes).toContain('accent')
})

test('a word of a name is never split', () => {
  const { scene } = draw({
    name: 'onboarding',
    children: Array.from({ length: 9 }, (_, at) => ({
      name: `internationalization ${at} of many long names`,
      children: [{ name: 'responsibilities' }],
    })),
  })
  const words = scene.elements.flatMap((each) => (each.type === 'text' ? each.text.split(' ') : []))
  expect(words).toEqual(expect.arrayContaining(['onboarding', 'internationalization', 'responsibilities']))
})

test('a limb is ten pixels thick at the subject and three where its words begin', () => {
  expect(taper({ x: 0, y: 10 }, { x: 40, y: 10 }, 60)).toMatch(
    /^M 0 5 L .* L 40 8.5 L 60 8.5 L 60 11.5 L 40 11.5 .* L 0 15 Z$/,
  )
})

test('what a part asks is in ink, in the accent where the part is in focus, and the text names the focus', () => {
  const asking = {
    name: 'r',
    children: [
      { name: 'a', note: 'Why?' },
      { name: 'b', note: 'How?', children: [{ name: 'c', note: 'so' }] },
    ],
  }
  const { scene } = draw(asking, { focus: ['b'] })
  const fillOf = (words: string) => {
    const found = scene.elements.find((each) => each.type === 'text' && each.text === words)
    return found?.type === 'text' ? (found.fill ?? 'ink') : undefined
  }
  expect(['Why?', 'How?', 'so'].map(fillOf)).toEqual(['ink', 'accent', 'muted'])
  expect(scene.description).toContain('a, “Why?”')
  expect(scene.description).toContain('Highlighted: b')
})
