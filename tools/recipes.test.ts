import { expect, test } from 'vitest'
import { formatScene } from '../src/scene/format-scene.ts'
import { box, scene, sceneOf, text } from '../test/smallest-scene.ts'
import { drawSample, loadRecipes, readSceneFile, recipeIds, sceneFile } from './recipes.ts'

test('a scene file holds the scene, one element a line', () => {
  const full = sceneOf(box, { ...text, text: 'a "b"\n' })
  expect(JSON.parse(formatScene(full))).toEqual(full)
  expect(formatScene(full)).toBe(
    '{\n  "version": 1,\n  "width": 100,\n  "height": 100,\n  "title": "",\n  "description": "",\n  "elements": [\n' +
      '    {"type":"box","x":0,"y":0,"w":1,"h":1},\n    {"type":"text","x":0,"y":0,"text":"a \\"b\\"\\n"}\n  ]\n}\n',
  )
  expect(JSON.parse(formatScene(scene))).toEqual(scene)
})

test('ids are sorted; wanted ones must exist', async () => {
  const ids = await recipeIds()
  expect(ids).toEqual([...ids].sort())
  expect(await recipeIds(['request-sequence'])).toEqual(['request-sequence'])
  await expect(recipeIds(['request-sequence', 'nope'])).rejects.toThrow('there is no recipe "nope" in recipes/')
})

test('a recipe is loaded with its committed scene, without what only its making needs', async () => {
  const [recipe] = await loadRecipes(['request-sequence'])
  expect(recipe).toMatchObject({ id: 'request-sequence', family: 'Sequences', revision: 1 })
  expect(recipe?.scene).toEqual(await readSceneFile('request-sequence'))
  expect(Object.keys(recipe ?? {})).not.toEqual(expect.arrayContaining(['draw']))
  expect(Object.keys(recipe ?? {})).not.toEqual(expect.arrayContaining(['answers']))
})

test('drawing gives the committed scene, whose file is in its folder', async () => {
  expect((await drawSample('request-sequence')).scene).toEqual(await readSceneFile('request-sequence'))
  expect(sceneFile('request-sequence').pathname).toMatch(/\/recipes\/request-sequence\/scene\.json$/)
})
