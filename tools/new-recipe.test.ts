import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shapes } from '../drawing/data/form.ts'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import { reviewScene } from '../src/review/review-scene.ts'
import { newRecipeText, newSearchText, unwrittenIn } from './new-recipe.ts'

const templateOf = (shape: string): string => readFileSync(new URL(`templates/${shape}.ts`, import.meta.url), 'utf8')

test('every shape has a template', () => {
  const files = readdirSync(new URL('templates', import.meta.url)).filter((file) => file !== 'placeholders.ts')
  expect(files.sort()).toEqual(shapes.map((shape) => `${shape}.ts`).sort())
})

test.each(shapes)('the template for %s is drawn without warnings, and the linter finds nothing', async (shape) => {
  const { default: recipe } = (await import(`./templates/${shape}.ts`)) as { default: AnyRecipe }
  expect(recipe.data.shape).toBe(shape)
  const drawing = drawRecipe(recipe, recipe.sample)
  expect(drawing).toMatchObject({ ok: true, warnings: [] })
  expect(drawing.ok && reviewScene(drawing.scene, { name: recipe.name })).toEqual([])
})

test.each(shapes)(
  'a new recipe of the shape %s is its template with words of its own, all still to be written',
  (shape) => {
    const text = newRecipeText(templateOf(shape), { id: 'saga-compensation', family: 'Sequences' })
    expect(text).toContain("  name: 'Saga compensation',\n  family: 'Sequences',\n")
    expect(text).not.toMatch(/placeholders/)
    const unwritten = unwrittenIn(text).map((each) => each.text)
    const wanted = [
      '/\\*\\*',
      'description:',
      'useWhen:',
      'avoidWhen:',
      'visual: 0',
      'ease: 0',
      'overall: 0',
      'rationale:',
    ]
    const last = ["reviewed: 'YYYY-MM-DD'", '// PLACEHOLDER: real data', 'title:']
    for (const field of [...wanted, ...last])
      expect(unwritten).toContainEqual(expect.stringMatching(new RegExp(`^${field}`)))
    expect(text).toMatch(/describe: [\s\S]*PLACEHOLDER/)
  },
)

test('what is to be written is found with its line, in search.json too', () => {
  expect(unwrittenIn('a\n  // PLACEHOLDER: b\nc')).toEqual([{ line: 2, text: '// PLACEHOLDER: b' }])
  expect(unwrittenIn(newSearchText())).toHaveLength(1)
})
