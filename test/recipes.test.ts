/**
 * Requirements for every recipe in the catalog: its words, scores and files (docs/guidelines.md).
 */
import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { families, type Recipe } from '../src/catalog/recipe.ts'
import { sentenceCase } from '../src/scene/sentence-case.ts'
import { loadRecipes } from '../tools/recipes.ts'
import { readReleased, revisionProblems } from '../tools/released.ts'

let recipes: Recipe[]

beforeAll(async () => {
  recipes = await loadRecipes()
})

/** The recipes for which `problemOf` reports something. */
const problems = (problemOf: (recipe: Recipe) => string | false | undefined): string[] =>
  recipes.flatMap((recipe) => {
    const output = problemOf(recipe)
    return output === false || output === undefined ? [] : `${recipe.id}: ${output}`
  })

/** Values that more than one recipe has. */
const shared = (value: (recipe: Recipe) => string): string[][] => {
  const ids = new Map<string, string[]>()
  for (const recipe of recipes) ids.set(value(recipe), [...(ids.get(value(recipe)) ?? []), recipe.id])
  return [...ids.values()].filter((same) => same.length > 1)
}

describe('files', () => {
  const folders = readdirSync(new URL('../recipes', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

  test('every folder has a recipe.ts and a scene.json', () => {
    const incomplete = folders.filter((name) => {
      const files = readdirSync(new URL(`../recipes/${name}`, import.meta.url))
      return !files.includes('recipe.ts') || !files.includes('scene.json')
    })
    expect(incomplete).toEqual([])
  })

  test('every id is kebab-case, of at most 100 characters', () => {
    expect(folders.filter((id) => id.length > 100 || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test('a revision increases by exactly one when a released scene changes', async () => {
    expect(revisionProblems(recipes, await readReleased())).toEqual([])
  })
})

describe('families', () => {
  test('every family has at least four recipes', () => {
    const counts = families.map(
      (family) => [family, recipes.filter((recipe) => recipe.family === family).length] as const,
    )
    expect(counts.filter(([, count]) => count < 4)).toEqual([])
  })
})

describe('words', () => {
  const lengths: [keyof Recipe & ('name' | 'description' | 'useWhen' | 'avoidWhen'), number, number][] = [
    ['name', 3, 60],
    ['description', 120, 280],
    ['useWhen', 120, 300],
    ['avoidWhen', 120, 300],
  ]

  test.each(lengths)('%s has %d to %d characters, and no white space around it', (field, min, max) => {
    expect(problems(({ [field]: text }) => (text.length < min || text.length > max) && `${text.length}`)).toEqual([])
    expect(problems(({ [field]: text }) => text !== text.trim() && 'white space')).toEqual([])
  })

  test('the rationale says why: two or three sentences, 120 to 320 characters', () => {
    expect(problems(({ rationale }) => (rationale.length < 120 || rationale.length > 320) && rationale)).toEqual([])
    expect(problems(({ rationale }) => (rationale.match(/[.!?](?=\s|$)/g)?.length ?? 0) < 2 && rationale)).toEqual([])
  })

  test('the rationale has at most three sentences', () => {
    expect(problems(({ rationale }) => (rationale.match(/[.!?](?=\s|$)/g)?.length ?? 0) > 3 && rationale)).toEqual([])
  })

  test('avoidWhen names better recipes, and all of them exist', () => {
    const ids = new Set(recipes.map(({ id }) => id))
    const named = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, id]) => id ?? '')
    const missing = (recipe: Recipe): string =>
      named(recipe.avoidWhen)
        .filter((id) => !ids.has(id))
        .join(', ')
    expect(problems((recipe) => missing(recipe) || undefined)).toEqual([])
    expect(problems(({ id, avoidWhen }) => named(avoidWhen).includes(id) && 'names itself')).toEqual([])
    expect(problems(({ avoidWhen }) => named(avoidWhen).length === 0 && 'names none')).toEqual([])
  })

  test('no two recipes share a name, a description or a use case', () => {
    expect(shared(({ name }) => name.toLowerCase())).toEqual([])
    expect(shared(({ description }) => description)).toEqual([])
    expect(shared(({ useWhen }) => useWhen)).toEqual([])
  })

  test('the scene says more than the name of the recipe', () => {
    expect(problems(({ name, scene }) => scene.title.toLowerCase() === name.toLowerCase() && scene.title)).toEqual([])
    expect(problems(({ description, scene }) => scene.description === description && 'the same description')).toEqual(
      [],
    )
  })

  test('no two recipes have the same drawing', () => {
    expect(shared(({ scene }) => JSON.stringify(scene.elements))).toEqual([])
    expect(shared(({ scene }) => scene.title)).toEqual([])
  })
})

describe('pictures', () => {
  test('entries of a key are in sentence case, apart from words of the data', () => {
    const lowerCase = problems(({ scene, parts = [], data }) => {
      const said = JSON.stringify(data?.sample)
      return parts
        .flatMap(({ at, elements }) => (at === '@key' ? elements.map((index) => scene.elements[index]) : []))
        .flatMap((element) => (element?.type === 'text' && isEntry(element) ? [element.text] : []))
        .find((text) => text !== sentenceCase(text) && !said.includes(JSON.stringify(text)))
    })
    expect(lowerCase).toEqual([])
  })
})

/** Whether a text of a key is the meaning of a sample rather than part of one. */
const isEntry = ({ size, fill }: { size?: number | undefined; fill?: string | undefined }): boolean =>
  size === 14 && fill === 'muted'

describe('scores', () => {
  test('every score is a whole number from 60 to 95', () => {
    const fits = (score: number): boolean => Number.isInteger(score) && score >= 60 && score <= 95
    expect(
      problems(({ visual, ease, overall }) => ![visual, ease, overall].every(fits) && `${visual}, ${ease}, ${overall}`),
    ).toEqual([])
  })

  test('overall is between visual and ease, or the rationale says why not', () => {
    const outside = ({ visual, ease, overall }: Recipe): boolean =>
      overall < Math.min(visual, ease) || overall > Math.max(visual, ease)
    expect(problems((recipe) => outside(recipe) && !/overall/i.test(recipe.rationale) && recipe.rationale)).toEqual([])
  })

  test('reviewed is a valid date', () => {
    const isDay = (text: string): boolean =>
      /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
    expect(problems(({ reviewed }) => !isDay(reviewed) && reviewed)).toEqual([])
  })
})
