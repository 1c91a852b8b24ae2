import { expect, test } from 'vitest'
import { call, draw, lifelines, lines, participants, scene, textOf } from '../../test/sequence-drawing.ts'

const messages = [call('Queue', 'Store', { id: 'sent' }), call('Queue', 'Client', { copies: 'sent', text: 'copied' })]

test('a copy leaves the arrow of its message at a dot before the receiver, and turns towards its own', () => {
  const { elements } = scene({ participants, messages })
  const [client = 0, , store = 0] = lifelines(elements)
  const sent = lines(elements).find(({ arrow }) => arrow)
  const dot = elements.find((element) => element.type === 'circle')
  expect(dot).toMatchObject({ x: store + 24, y: sent?.y })
  const copy = elements.find((element) => element.type === 'path' && element.arrow === true)
  expect(copy?.type === 'path' && copy.d.startsWith(`M${store + 24} ${sent?.y}`)).toBe(true)
  expect(copy?.type === 'path' && new RegExp(`L${client} \\d+$`).test(copy.d)).toBe(true)
})

test('what it says is where it arrives', () => {
  const { elements } = scene({ participants, messages })
  const [client = 0, api = 0] = lifelines(elements)
  const { x } = textOf(elements, 'copied')
  expect(client < x && x < api).toBe(true)
})

test('only an earlier message from the same sender can be copied', () => {
  const problems = (copies: string, rest: object[] = messages.slice(0, 1)): unknown => {
    const drawing = draw({ participants, messages: [...rest, call('Queue', 'Client', { copies })] })
    return drawing.ok ? 'drawn' : drawing.findings.map(({ problem }) => problem)
  }
  expect(problems('sent')).toBe('drawn')
  expect(problems('nothing')).toEqual(['"nothing" is not an earlier message from Queue'])
  expect(problems('sent', [call('API', 'Store', { id: 'sent' })])).toEqual([
    '"sent" is not an earlier message from Queue',
  ])
})
