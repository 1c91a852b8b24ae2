import { expect, test } from 'vitest'
import { box, circle, line, path, sceneOf, text } from '../../test/smallest-scene.ts'
import { recipeOf } from '../../test/synthetic-recipe.ts'
import { createCatalog } from './catalog.ts'
import { families, primitivesOf } from './recipe.ts'

test('H12: families in the order of the specification, then by descending overall, then by name', () => {
  const catalog = createCatalog([
    recipeOf({ id: 'surface', family: 'Developer surfaces', overall: 95 }),
    recipeOf({ id: 'chart-b', name: 'Bars', overall: 80 }),
    recipeOf({ id: 'chart-z', name: 'Zones', overall: 81 }),
    recipeOf({ id: 'chart-a', name: 'Areas', overall: 80 }),
    recipeOf({ id: 'flow', family: 'Flows', overall: 60 }),
    recipeOf({ id: 'plan', family: 'Time & planning' }),
    recipeOf({ id: 'tree', family: 'Data structures' }),
    recipeOf({ id: 'building', family: 'Architecture', overall: 60 }),
    recipeOf({ id: 'talk', family: 'Sequences' }),
  ])
  const order = ['building', 'flow', 'talk', 'tree', 'chart-z', 'chart-a', 'chart-b', 'plan', 'surface']
  expect(catalog.recipes.map(({ id }) => id)).toEqual(order)
  expect(catalog.list({}).recipes.map(({ id }) => id)).toEqual(order)
  expect(catalog.list({ q: ' ', family: 'Charts' }).recipes.map(({ id }) => id)).toEqual([
    'chart-z',
    'chart-a',
    'chart-b',
  ])
})

test('the order does not depend on the loading order', () => {
  const recipes = families.map((family, index) => recipeOf({ id: `r${index}`, family }))
  expect(createCatalog(recipes.toReversed()).recipes).toEqual(createCatalog(recipes).recipes)
})

test('a recipe is found only by its exact id', () => {
  const catalog = createCatalog([recipeOf({ id: 'bar-chart' })])
  expect(catalog.find('bar-chart')?.id).toBe('bar-chart')
  expect(['Bar-chart', 'bar', '', '__proto__', 'constructor'].map((id) => catalog.find(id))).toEqual(
    Array(5).fill(undefined),
  )
})

test('primitives are the kinds a scene uses, each once, in the order of the specification', () => {
  expect(primitivesOf(sceneOf(circle, text, box, text, path, line))).toEqual(['box', 'text', 'line', 'path', 'circle'])
  expect(primitivesOf(sceneOf(circle, text))).toEqual(['text', 'circle'])
  expect(primitivesOf(sceneOf())).toEqual([])
})
