import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const drawn = (third: string, scopes: (string | null)[]) => {
  const columns = [{ name: 'Method', kind: 'chip' }, { name: 'Path', kind: 'code' }, third]
  const rows = scopes.map((scope, index) => ({ values: ['GET', `/${index}`, scope] }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', columns, rows })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const wall = elements.flatMap((each) =>
    each.type === 'path' && each.fill === 'ink' ? each.d.split('M').length - 1 : [],
  )
  const arrows = elements.filter((each) => each.type === 'line' && each.arrow === true).length
  const figure = elements.flatMap((each) => (each.type === 'text' && each.size === 28 ? [each.text] : []))
  const key = elements.flatMap((each) => (each.type === 'text' && / token/.test(each.text) ? [each.text] : []))
  return { wall, arrows, figure, key }
}

const [closed, open] = ['A token is required', 'Open without a token']

// The last stone and the last arrow are those of the key.
test('the wall is closed where a scope is required; an arrow goes through where none is; the key names both', () => {
  const both = { wall: [2, 1], arrows: 2 + 1, figure: ['2'], key: [closed, open] }
  expect(drawn('Auth', ['read', 'none', null, 'write'])).toEqual(both)
  expect(drawn('Auth', ['none', null])).toEqual({ wall: [], arrows: 2 + 1, figure: ['2'], key: [open] })
})

test('without a column of scopes there is no wall, and no count of what is open', () => {
  expect(drawn('Summary', ['read', 'none'])).toEqual({ wall: [], arrows: 0, figure: [], key: [] })
  expect(drawn('Auth', ['read', 'write'])).toEqual({ wall: [2, 1], arrows: 0, figure: [], key: [closed] })
})
