import { expect, test } from 'vitest'
import { drawForPhone, readPhoneScenes } from './phone-picture.ts'
import { readSceneFile } from './recipes.ts'

const drawn = async (id: string) => drawForPhone(id, await readSceneFile(id))

test('H33: a drawing for a phone is one of which nothing but its width is warned, and that is at most 480', async () => {
  const committed = await readPhoneScenes()
  expect(await drawn('ordered-bar')).toEqual(committed['ordered-bar'])
  // 392 px, which is said of it, and no more.
  expect((await drawn('sprint-burndown'))?.width).toBe(392)
  // Narrow enough, but a warning says what is not drawn; and one that cannot be so narrow.
  expect(await drawn('kubernetes-cluster')).toBe(undefined)
  expect(await drawn('quadrant-chart')).toBe(undefined)
})

test('H33: what is as narrow already has no other drawing', async () => {
  const usual = await readSceneFile('ordered-bar')
  expect(await drawForPhone('ordered-bar', { ...usual, width: 480 })).toBe(undefined)
})
