import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { firstReleaseOf, missingAt, stepsIn, storiesAt, walkableFrom } from './walk.ts'

/** Steps written as the releases of their stories: `12` has one in each. */
const mapOf = (...steps: string[]) => ({
  title: 'A claim',
  releases: ['1', '2', '3'].map((name) => ({ name })),
  activities: [
    {
      name: 'All',
      steps: steps.map((releases, index) => ({
        name: `step ${index}`,
        stories: Array.from(releases, (release, at) => ({ name: `story ${index}${at}`, release })),
      })),
    },
  ],
})
const names = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name)

test('a release can be walked once every step has a story in it or before', () => {
  const data = mapOf('11', '2', '13', '3')
  expect([0, 1, 2].map((release) => names(missingAt(release, data)))).toEqual([['step 1', 'step 3'], ['step 3'], []])
  expect(walkableFrom(data)).toBe(2)
  expect(walkableFrom(mapOf('1', '2', ''))).toBe(-1)
  expect(walkableFrom(mapOf('1', '12'))).toBe(0)
})

test('a step has its stories by release, the first of them in the first release that has one', () => {
  const data = mapOf('131', '', '3')
  const [first, second, third] = stepsIn(data)
  expect([0, 1, 2].map((release) => names(storiesAt(first as never, release, data)))).toEqual([
    ['story 00', 'story 02'],
    [],
    ['story 01'],
  ])
  expect([first, second, third].map((step) => firstReleaseOf(step as never, data))).toEqual([0, -1, 2])
})

test('the heading quotes where the first release breaks off, and when that comes', () => {
  const derive = (...steps: string[]) => recipe.derive?.(mapOf(...steps) as never)
  expect(derive('1', '3', '2')).toMatchObject({
    release: '1',
    gap: 'step 1',
    fix: '3',
    whole: '3',
    walkable: 1,
    missing: 2,
    steps: 3,
    stories: 3,
  })
  expect(derive('1', '')).toMatchObject({ gap: 'step 1', fix: 'no release', whole: 'no release' })
  expect(derive('1', '12')).toMatchObject({ gap: 'nothing', fix: '1', whole: '1' })
})

test('what lacks a story is said in the slices before it comes, and only there', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, mapOf('1', '2', '1'))
  if (!drawing.ok) throw new Error('refused')
  const said = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(said.filter((text) => text === 'no story')).toHaveLength(1)
  expect(said).toEqual(expect.arrayContaining(['✗ 2 of 3 steps', '✓ 3 of 3 steps']))
})

test('more steps than fit are refused, and releases are those of the list', () => {
  const many = drawRecipe(recipe as unknown as AnyRecipe, mapOf(...Array.from({ length: 12 }, () => '1')))
  expect(many.ok).toBe(true)
  expect(drawRecipe(recipe as unknown as AnyRecipe, mapOf('4'))).toMatchObject({
    findings: [{ at: 'activities.0.steps.0.stories.0.release' }],
  })
  const data = mapOf(...Array.from({ length: 12 }, () => '1'))
  data.activities.push({ name: 'Rest', steps: [{ name: 'one more', stories: [] }] })
  expect(drawRecipe(recipe as unknown as AnyRecipe, data)).toMatchObject({ findings: [{ at: 'activities' }] })
})

test('the story that closes the gap first is marked, with an arrow to it, where the heading says when', () => {
  const marked = (title: string): number => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...mapOf('1', '223', '2'), title })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    // The walk is red beside what is missing.
    expect(elements.filter((each) => each.type === 'path' && each.stroke === 'negative')).toHaveLength(1)
    const soft = elements.flatMap((each) => (each.type === 'box' && each.fill === 'soft' ? [each] : []))
    const ways = elements.flatMap((each) => (each.type === 'line' && each.arrow === true ? [[each.x2, each.y2]] : []))
    // To the mark over the card, from above.
    expect(ways).toEqual(soft.map(({ x, y, w }) => [x + w / 2, y - 28]))
    return soft.length
  }
  expect([marked('A claim'), marked('{gap} comes in {fix}')]).toEqual([0, 1])
})
