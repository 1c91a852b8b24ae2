import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('values that are compared stand out: others are muted where any is traced', () => {
  const fillsOf = (trace?: string[]) => {
    const data = { title: 'A claim', json: '{"a":1,"b":2,"c":{"d":3,"e":4}}', ...(trace && { trace }) }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return ['1', '2', '3'].map((value) =>
      drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === value ? [each.fill] : [])).at(0),
    )
  }
  expect(fillsOf()).toEqual([undefined, undefined, undefined])
  expect(fillsOf(['a', 'c.d'])).toEqual(['accent', 'muted', 'accent'])
})

test('a band leads along the paths that are traced, down to the lowest of them and not to what else a key holds', () => {
  const data = { title: 'A claim', json: '{"a":{"b":1,"c":2,"d":3},"e":4}', trace: ['a.b', 'a.c'] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const bands = elements.flatMap((each) =>
    each.type === 'path' && each.fill === 'soft' && each.stroke === 'none' ? each.d.split('M').slice(1) : [],
  )
  const heights = bands.map((d) => Number(/V ?(\d+)/.exec(d)?.[1]) - Number(/^ ?\d+ (\d+)/.exec(d)?.[1]))
  expect(heights).toEqual([64, 32, 32])
})
