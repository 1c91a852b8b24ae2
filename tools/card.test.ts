import { expect, test } from 'vitest'
import { cardSize, makeRecipeCard } from './card.ts'
import { readSceneFile } from './recipes.ts'

// Above its name, beside it, and running off the lower edge.
test.each(['request-sequence', 'radar-chart', 'mcp-session'])(
  'H31: the card of %s is a PNG of the size that previewers expect',
  async (id) => {
    const png = makeRecipeCard({ name: id, description: 'What it is.', scene: await readSceneFile(id) })
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height])
  },
)
