import { expect, test } from 'vitest'
import { drawTags } from './tags.ts'

test('labels stay within the drawing and take a second row if they would touch', () => {
  const tag = (text: string, at: number) => ({ item: text, from: at, to: at, text })
  const { drawn, bottom } = drawTags([tag('at the left edge', 0), tag('beside it', 60)], {
    top: 0,
    left: 0,
    right: 400,
  })
  expect([drawn.flatMap(({ elements }) => elements.map((each) => ('y' in each ? each.y : 0))), bottom]).toEqual([
    [17, 41],
    48,
  ])
  expect(drawn[0]?.elements[0]).toMatchObject({ x: 0 })
})
