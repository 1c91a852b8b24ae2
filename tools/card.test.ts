import { expect, test } from 'vitest'
import { cardSize, makeRecipeCard } from './card.ts'
import { readSceneFile } from './recipes.ts'

test('H31: the card of a recipe is a PNG of the size that previewers expect', async () => {
  const png = makeRecipeCard({ name: 'Request sequence', scene: await readSceneFile('request-sequence') })
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height])
})
