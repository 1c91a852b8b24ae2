import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../test/catalog.ts'
import type { Catalog } from '../../catalog/catalog.ts'
import { families } from '../../catalog/recipe.ts'
import { arrange } from './arrange.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await loadCatalog()
})

describe('the arrangement of the gallery', () => {
  test('without a wish: all recipes by family, in catalog order', () => {
    const { groups, found } = arrange(catalog, { sort: 'family' })
    expect(groups.flatMap(({ recipes }) => recipes)).toEqual(catalog.recipes)
    expect(groups.map(({ title }) => title)).toEqual(
      families.filter((family) => catalog.recipes.some((recipe) => recipe.family === family)),
    )
    expect(found).toBe(catalog.recipes.length)
  })

  test('a search gives one group in the order of H11', () => {
    const { groups, summary } = arrange(catalog, { q: 'sequence', sort: 'family' })
    expect(groups).toEqual([{ title: 'Best match first', recipes: catalog.search({ q: 'sequence' }) }])
    expect(summary).toMatch(/^\d+ recipes? for “sequence”\.$/)
  })

  test('sorted by overall score, the best comes first', () => {
    const [group] = arrange(catalog, { sort: 'overall' }).groups
    const scores = group!.recipes.map(({ overall }) => overall)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  test('where nothing matches, what comes closest is offered under that name', () => {
    const { groups, found, summary } = arrange(catalog, { q: 'how do I draw a login sequence', sort: 'name' })
    expect(found).toBe(0)
    expect(groups.map(({ title }) => title)).toEqual(['Closest recipes'])
    expect(summary).toBe('No recipe for “how do I draw a login sequence”.')
  })

  test('nonsense finds nothing, and nothing is close', () => {
    expect(arrange(catalog, { q: 'qqqzzzxx', sort: 'family' }).groups).toEqual([])
  })
})
