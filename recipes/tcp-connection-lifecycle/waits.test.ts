import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Text } from '../../src/scene/scene.ts'
import recipe from './recipe.ts'

test('the end that waits is closed last: its wait goes on after all else', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.filter((each): each is Text => each.type === 'text')
  const [server, client] = texts
    .filter(({ text }) => text === 'CLOSED')
    .slice(1)
    .toSorted((a, b) => a.y - b.y)
  expect([server!.align ?? 'start', client!.align]).toEqual(['start', 'end'])
  expect(client!.y - server!.y).toBeGreaterThanOrEqual(72)
})

test('the lifeline of the other end stops after the last that happens there', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const [client, server] = ['Client', 'Server'].map((name) => {
    const { x } = drawing.scene.elements.find((each): each is Text => each.type === 'text' && each.text === name) ?? {}
    return Math.max(
      ...drawing.scene.elements.flatMap((each) =>
        each.type === 'line' && each.x === x && each.x2 === x ? [each.y2] : [],
      ),
    )
  })
  expect((client ?? 0) - (server ?? 0)).toBeGreaterThanOrEqual(72)
})

test('the wait is the largest figure, and a description has every segment and how long the wait is', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { description, elements } = drawing.scene
  const wait = elements.find((each): each is Text => each.type === 'text' && each.text === '2 MSL')
  expect([wait?.size, wait?.fill]).toEqual([28, 'accent'])
  expect(description).toContain('Client stays in TIME-WAIT for 2 MSL.')
  expect(description).not.toContain('1 more')
  expect(description.match(/(Client|Server) to (Client|Server): /g)).toHaveLength(7)
})
