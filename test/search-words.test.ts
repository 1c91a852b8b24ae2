/**
 * How people ask for recipes: every search.json is complete, and small enough to be searched as one types.
 */
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { searchDocument, writeDocuments } from '../src/catalog/search-document.ts'
import { fold } from '../src/catalog/words.ts'
import { readSearchWords, recipeIds } from '../tools/recipes.ts'
import { loadCatalog } from './catalog.ts'

const languages = ['de', 'es', 'fr', 'pt', 'zh', 'ja']

const words = await Promise.all((await recipeIds()).map(async (id) => ({ id, ...(await readSearchWords(id)) })))

test.each(words)('$id has twelve questions and the main words of six languages', ({ questions, words: other }) => {
  expect(questions.length).toBe(12)
  // A reader's words: no sentence case, no name of a file, nothing that a card cannot show.
  expect(questions.filter((each) => each.length < 8 || each.length > 75 || each !== each.trim())).toEqual([])
  expect(Object.keys(other)).toEqual(languages)
  expect(Object.values(other).every((list) => list.length > 0)).toBe(true)
})

test('no phrase is listed twice for a recipe, and no question for two', () => {
  const twice = words.flatMap(({ id, questions, aliases }) => {
    const all = [...questions, ...aliases].map(fold)
    return all.filter((each, at) => all.indexOf(each) !== at).map((each) => `${id}: ${each}`)
  })
  const questions = words.flatMap((each) => each.questions.map(fold))
  const shared = questions.filter((each, at) => questions.indexOf(each) !== at)
  expect([twice, shared]).toEqual([[], []])
})

test('what a search loads stays under 40 KB compressed, all questions and languages included', async () => {
  const { recipes } = await loadCatalog()
  const text = writeDocuments(recipes.map(searchDocument))
  const size = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  // 400 bytes a recipe: the limit grows with the catalog only.
  expect(size / recipes.length).toBeLessThan(400)
})
