import { expect, test } from 'vitest'
import { block } from '../block.ts'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { bands } from './bands.ts'
import { flag } from './flags.ts'
import { plot } from './plot.ts'
import { linear, withoutGrid } from './scale.ts'

const drawn = (at: number[], sides: ('over' | 'under')[]) => {
  const items = at.map((each) => ({ at: each }))
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({ items }), references: new References([]) })
  const x = withoutGrid(linear({ zero: 'never', tight: true }))
  const flags = items.map((item) =>
    flag(item, item.at, block([{ text: 'HTTP/1.1', as: 'name' }]), { color: 'ink', sides }),
  )
  plot({ sheet, x, y: bands([{ paragraphs: [] }]), row: 24, least: 1120 }, flags)
  return sheet.pieces
}

/** The y of dots, and whether their words are over the axis. */
const placesOf = (pieces: ReturnType<typeof drawn>) =>
  [0, 1].map((index) => {
    const own = pieces.flatMap(({ at, elements }) => (at === `items.${index}` ? elements : []))
    const [dot, words] = [own.find(({ type }) => type === 'circle'), own.find(({ type }) => type === 'text')]
    return [dot?.type === 'circle' && dot.y, words?.type === 'text' && dot?.type === 'circle' && words.y < dot.y]
  })

test('a flag over the axis stands on a dot, a flag under it hangs from a second line', () => {
  const pieces = drawn([0, 1, 100], ['over', 'under'])
  const [over, under] = placesOf(pieces)
  expect([over?.[1], under?.[1]]).toEqual([false, true])
  const axes = pieces.flatMap(({ at, elements }) => elements.filter(({ type }) => at === '@x' && type === 'line'))
  const levels = axes.flatMap((each) => (each.type === 'line' && each.y === each.y2 ? [each.y] : []))
  expect(levels).toEqual([under?.[0], over?.[0]])
})

test('poles are the only upright lines over the axis, so that no grid line is cut by words', () => {
  const upright = drawn([0, 1, 2, 3, 100], ['over']).filter(({ at: source, elements }) =>
    elements.some((each) => source === '@x' && 'stroke' in each && each.stroke === 'rule'),
  )
  expect(upright).toEqual([])
})
