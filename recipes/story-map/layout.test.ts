import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const drawn = (...counts: number[]) => {
  const step = (at: string) => ({
    name: `Step ${at}`,
    stories: [{ name: `Verantwortlichkeit ${at}`, release: 'First' }],
  })
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    releases: [{ name: 'First', note: 'for all' }],
    activities: counts.map((count, index) => ({
      name: `Activity ${index}`,
      steps: Array.from({ length: count }, (_, at) => step(`${index}.${at}`)),
    })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const tops = [...new Set(texts.filter(({ text }) => text.startsWith('Activity')).map(({ y }) => y))]
  const all = drawing.scene.elements.flatMap((each) => (each.type === 'box' ? [each] : []))
  // The cards of stories are lowest.
  const boxes = all.filter(({ y }) => y === Math.max(...all.map((each) => each.y)))
  return { width: drawing.scene.width, tops, boxes, texts: texts.map(({ text }) => text) }
}

test('a map that is too wide is in parts under each other, as few as it needs and about equally long', () => {
  expect(drawn(2, 2).tops).toHaveLength(1)
  const { width, tops, texts } = drawn(2, 4, 3)
  expect([width <= 1200, tops.length]).toEqual([true, 2])
  // What is said of a release is said once.
  expect(texts.filter((text) => text === 'First')).toHaveLength(2)
  expect(texts.filter((text) => text === 'for all')).toHaveLength(1)
  expect(texts.indexOf('Activity 2')).toBeGreaterThan(texts.indexOf('Step 1.3'))
})

test('steps of one activity are closer to each other than to those of the next', () => {
  const [first, second, third] = drawn(2, 1).boxes
  const gapOf = (a?: { x: number; w: number }, b?: { x: number; w: number }) => (b?.x ?? 0) - (a?.x ?? 0) - (a?.w ?? 0)
  expect([gapOf(first, second), gapOf(second, third)]).toEqual([8, 24])
})
