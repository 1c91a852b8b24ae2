import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const drawn = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const lines = '@@ -1,2 +1,2 @@\n-\tdefer mu.Unlock()\n \tload()\n+\t\tdefer mu.Unlock()'
const data = (on: string) => ({ title: 'A claim', panels: [{ name: 'a.go', lines }], callouts: [{ on, text: 'Here' }] })

test('a line that is removed and added is told apart by its sign, with a blank for its tabs', () => {
  expect(drawn(data('+ defer mu.Unlock()')).scene.title).toContain('A claim')
  expect(drawn(data('- defer mu.Unlock()')).scene.title).toContain('A claim')
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data('defer mu.Unlock()'))
  expect(drawing.ok ? [] : drawing.findings.map(({ problem }) => problem)).toEqual([
    '"defer mu.Unlock()" occurs 2 times; quote more of the line, from its + or - on',
  ])
})

test('a changed line in focus keeps the color of its sign', () => {
  const focus = ['+ defer mu.Unlock()']
  const texts = drawn({ ...data('+ defer mu.Unlock()'), focus }).scene.elements.flatMap((each) =>
    each.type === 'text' && each.text.includes('Unlock') ? [each.fill] : [],
  )
  expect(texts).toEqual(['negative', 'positive'])
})
