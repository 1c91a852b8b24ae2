import { expect, test } from 'vitest'
import { block } from '../../drawing/block.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { readSpace } from './clocks.ts'
import type { LaidEvent } from './lay.ts'
import recipe from './recipe.ts'
import { barOf } from './zones.ts'

const data = {
  processes: [{ name: 'A' }, { name: 'B' }],
  events: [{ name: 'event', at: 'A' }],
  of: 'event',
}
const [event] = readSpace(data).events
const eventAt = (x: number): LaidEvent => ({
  event: event!,
  at: { x, y: 56 },
  words: block([]),
  rect: { x: x - 30, y: 0, w: 60, h: 40 },
  align: 'middle',
  isFree: true,
  isCrossed: false,
})
const [zone, line]: [Rect, { left: number; right: number }] = [
  { x: 120, y: 0, w: 180, h: 112 },
  { left: 20, right: 400 },
]

test('the bar of a zone is along the line, up to the dots of the events beside it', () => {
  // Events within the zone do not end it.
  expect(barOf(zone, [eventAt(80), eventAt(200), eventAt(340)], line)).toEqual({ x: 103, y: 44, w: 214, h: 24 })
})

test('without events beside it the bar goes on to the ends of the line', () => {
  expect(barOf(zone, [eventAt(200)], line)).toEqual({ x: 20, y: 44, w: 380, h: 24 })
})

test('where no two bars are beside each other, the claimed number is over one of them and says that it counts all', () => {
  const rest = { subtitle: undefined, against: undefined, focus: undefined }
  const given = { ...recipe.sample, ...rest, title: '{concurrent} at once', of: 'store removal' }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, given)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const large = texts.find(({ size }) => size === 28)
  const words = texts.find(({ text }) => text === 'concurrent in all')
  expect([large?.text, words?.y]).toEqual(['2', large?.y])
})
