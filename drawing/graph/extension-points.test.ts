import { expect, test } from 'vitest'
import recipe from '../../recipes/uml-use-case/recipe.ts'
import { widthOf } from '../block.ts'
import { References } from '../data/references.ts'
import { drawRecipe } from '../draw-recipe.ts'
import { Places } from '../places.ts'
import type { AnyRecipe } from '../recipe.ts'
import { Sheet } from '../sheet.ts'
import { extendedUseCase } from './extension-points.ts'

test('the compartment of extension points is as wide as the ellipse at its height, and both have the height they need', () => {
  const points: Record<string, string[]> = { 'Roll out flag': ['health check'], 'Evaluate flag': ['result'] }
  const nodes = recipe.sample.nodes?.map((node) => ({ ...node, lines: points[node.name ?? ''] }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, nodes })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const words = elements.filter((element) => element.type === 'text' && element.text === 'extension points')
  const dividers = elements.flatMap((element) => {
    const found = element.type === 'path' ? /^M(\d+) (\d+)H(\d+)Z$/.exec(element.d) : null
    return found === null ? [] : [found.map(Number)]
  })
  expect(dividers.length).toBe(words.length)
  expect(words.length).toBeGreaterThan(0)
  for (const [index, [, left = 0, y = 0, right = 0]] of dividers.entries()) {
    const over = words[index]
    if (over?.type !== 'text') throw new Error('nothing is divided')
    expect((left + right) / 2).toBe(over.x)
    expect(y).toBeLessThan(over.y - 12)
    expect(right - left).toBeGreaterThan(200)
  }
})

test.each([1, 4])(
  'an ellipse is as high as its %i points need: no line meets its outline, and 32 px less would be too low',
  (count) => {
    const data = { title: 'A claim' }
    const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
    const node = {
      name: 'Release controlled drug',
      kind: 'use-case',
      lines: Array(count).fill('double check') as string[],
    }
    const view = extendedUseCase(node, { cap: 176, sheet, small: 'small' })
    const elements = view.draw({ x: 0, y: 0, w: view.w, h: view.h })
    const isIn = (h: number): boolean =>
      elements.every((each) => {
        if (each.type !== 'text') return true
        const half = widthOf(each.text, each.bold ? 'name' : 'label') / 2
        const away = Math.max(Math.abs(each.y - 14 - view.h / 2), Math.abs(each.y + 5 - view.h / 2))
        return half < (view.w / 2) * Math.sqrt(Math.max(0, 1 - (away / (h / 2)) ** 2))
      })
    expect(isIn(view.h)).toBe(true)
    expect(isIn(view.h - 32)).toBe(false)
  },
)
