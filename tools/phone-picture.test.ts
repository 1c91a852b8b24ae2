import { expect, test } from 'vitest'
import { drawForPhone, readPhoneScenes } from './phone-picture.ts'
import { readSceneFile } from './recipes.ts'

const drawn = async (id: string) => drawForPhone(id, await readSceneFile(id))

test('H33: a drawing for a phone is one of which nothing but its width is warned, and that is at most 376', async () => {
  const committed = await readPhoneScenes()
  expect(await drawn('uml-state-machine')).toEqual(committed['uml-state-machine'])
  expect((await drawn('uml-state-machine'))?.width).toBe(368)
  // Narrow enough, but a warning says what is not drawn; and one that cannot be so narrow.
  expect(await drawn('kubernetes-cluster')).toBe(undefined)
  expect(await drawn('quadrant-chart')).toBe(undefined)
  // 384 px.
  expect(await drawn('ordered-bar')).toBe(undefined)
})

test('H33: what is as narrow already has no other drawing', async () => {
  const usual = await readSceneFile('uml-state-machine')
  expect(await drawForPhone('uml-state-machine', { ...usual, width: 376 })).toBe(undefined)
})
