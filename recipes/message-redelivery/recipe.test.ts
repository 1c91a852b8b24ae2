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

test('a loop delivers as often as its bounds say, at least where they leave it open', () => {
  const delivered = (text: string) => {
    const order = call('SQS', 'Worker', 'order 7', { kind: 'async' })
    const drawing = drawRecipe(redelivery as unknown as AnyRecipe, {
      title: 'Delivered {deliveries}',
      participants: [{ name: 'SQS', kind: 'queue' }, { name: 'Worker' }],
      messages: [order, order, { kind: 'loop', text, messages: [order] }],
    })
    return drawing.ok ? drawing.scene.title : JSON.stringify(drawing.findings)
  }
  expect(delivered('(3, 3)')).toContain('Delivered 5 times')
  expect(delivered('(2) expired')).toContain('Delivered 4 times')
  expect(delivered('(1, 3)')).toContain('Delivered at least 3 times')
  expect(delivered('until done')).toContain('Delivered at least 3 times')
})

test('deliveries are numbered where they leave the queue, with a number in the key, unless a loop repeats one', () => {
  const order = call('SQS', 'Worker', 'order 7', { kind: 'async' })
  const numbers = (messages: object[]) => {
    const drawing = drawRecipe(redelivery as unknown as AnyRecipe, {
      title: 'Orders come again',
      participants: [{ name: 'SQS', kind: 'queue' }, { name: 'Worker' }],
      messages,
    })
    const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
    return texts.filter((text) => /^\d$/.test(text))
  }
  expect(numbers([order, order])).toEqual(['1', '2', '1'])
  expect([numbers([order]), numbers([order, { kind: 'loop', text: '(2)', messages: [order] }])]).toEqual([[], []])
})
