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

const call = (from: string, to: string, text: string, more: object = {}) => ({ from, to, text, ...more })
const reply = { kind: 'reply' }

test('replies to workers that ask for messages are deliveries; empty ones, acknowledgments and what is lost are none', () => {
  const titleOf = (messages: object[]) =>
    drawRecipe(redelivery as unknown as AnyRecipe, {
      title: 'Delivered {deliveries}',
      participants: [{ name: 'SQS', kind: 'queue' }, { name: 'Worker' }],
      messages,
    })
  const polled = [
    call('Worker', 'SQS', 'ReceiveMessage'),
    call('SQS', 'Worker', 'order 7', reply),
    call('Worker', 'SQS', 'ReceiveMessage'),
    call('SQS', 'Worker', 'nothing', reply),
    call('SQS', 'Worker', 'order 7', { kind: 'lost' }),
    call('Worker', 'SQS', 'DeleteMessage'),
    call('SQS', 'Worker', 'ok', reply),
  ]
  expect(titleOf(polled)).toMatchObject({ ok: true, scene: { title: 'Message redelivery: Delivered once' } })
  const none = titleOf(polled.slice(2))
  expect(none).toMatchObject({ scene: { title: 'Message redelivery: Delivered {deliveries}' } })
  expect(none.ok && none.warnings.some(({ at }) => at === 'title')).toBe(true)
})
