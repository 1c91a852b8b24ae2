import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import redelivery from './recipe.ts'

test('a message that goes to a queue of dead letters is no delivery', () => {
  const queue = (name: string) => ({ name, kind: 'queue' })
  const drawing = drawRecipe(redelivery as unknown as AnyRecipe, {
    title: 'Delivered {deliveries}',
    participants: [queue('SQS'), { name: 'Worker' }, queue('DLQ')],
    messages: [
      { from: 'SQS', to: 'Worker', text: 'order 7', kind: 'async' },
      { from: 'SQS', to: 'Worker', text: 'order 7', kind: 'async' },
      { from: 'SQS', to: 'DLQ', text: 'order 7', kind: 'async' },
    ],
  })
  expect(drawing).toMatchObject({ ok: true, scene: { title: 'Message redelivery: Delivered twice' } })
})
