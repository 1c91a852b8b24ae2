import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const drawn = (times: string[], failed: string[] = []) => {
  const rows = times.map((time) => ({
    values: [time, 'INFO', 'saved'],
    ...(failed.includes(time) ? { state: 'negative' as const } : {}),
  }))
  const columns = [{ name: 'Time', kind: 'time' }, { name: 'Level', kind: 'chip' }, 'Message']
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', columns, rows })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements
}

const dots = (elements: ReturnType<typeof drawn>) =>
  elements.flatMap((element) => (element.type === 'circle' ? [element.y] : []))

test('records are at their true moments on the rail', () => {
  const [first = 0, second = 0, third = 0] = dots(drawn(['09:00:00', '09:00:01', '09:00:04']))
  expect((second - first) / (third - first)).toBeCloseTo(0.25, 1)
})

test('a rail needs moments in order', () => {
  expect(dots(drawn(['09:00:04', '09:00:01', '09:00:06']))).toEqual([])
  expect(dots(drawn(['09:00:04', '09:00:04']))).toEqual([])
})

test('the time from the first failure to the last is at a bracket; one failure takes none', () => {
  const words = (failed: string[]) =>
    drawn(['09:00:00', '09:00:01', '09:00:04'], failed).flatMap((element) =>
      element.type === 'text' && element.size === 28 ? [element.text] : [],
    )
  expect(words(['09:00:01', '09:00:04'])).toEqual(['3 s'])
  expect(words(['09:00:01'])).toEqual([])
})
