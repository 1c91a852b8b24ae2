import { expect, test } from 'vitest'
import { boundsOf } from '../../src/elements/bounds.ts'
import { call, draw, lifelines, lines, participants, scene, textOf } from '../../test/sequence-drawing.ts'

const messages = [call('Queue', 'Store', { id: 'sent' }), call('Queue', 'Client', { copies: 'sent', text: 'copied' })]

test('a copy leaves the arrow of its message at a dot halfway, and turns towards its own', () => {
  const { elements } = scene({ participants, messages })
  const [client = 0, , store = 0, queue = 0] = lifelines(elements)
  const halfway = store + Math.ceil((queue - store) / 8) * 4
  const sent = lines(elements).find(({ arrow }) => arrow)
  const dot = elements.find((element) => element.type === 'circle')
  expect(dot).toMatchObject({ x: halfway, y: sent?.y })
  const copy = elements.find((element) => element.type === 'path' && element.arrow === true)
  expect(copy?.type === 'path' && copy.d.startsWith(`M${halfway} ${sent?.y}`)).toBe(true)
  expect(copy?.type === 'path' && new RegExp(`L${client} \\d+$`).test(copy.d)).toBe(true)
})

test('where words are in the way down, the dot is right before the receiver', () => {
  const { elements } = scene({ participants, messages: [{ ...messages[0], note: 'with a note' }, messages[1]] })
  const [, , store = 0] = lifelines(elements)
  expect(elements.find((element) => element.type === 'circle')).toMatchObject({ x: store + 24 })
})

test('it passes behind bars as other messages do: it has no gap there', () => {
  const pathsWith = (spans: object[]): string[] =>
    scene({ participants, messages: [call('API', 'API', { id: 'start' }), ...messages], spans }).elements.flatMap(
      (element) => (element.type === 'path' && element.arrow === true ? [element.d] : []),
    )
  const subpaths = (spans: object[]): number => Math.max(...pathsWith(spans).map((d) => d.split('M').length - 1))
  expect(subpaths([])).toBe(1)
  expect(subpaths([{ at: 'API', from: 'start', text: 'kept' }])).toBe(1)
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

test('on its way down it passes no words, neither its own nor those of what is sent between', () => {
  const lost = call('Store', 'Queue', { kind: 'lost', text: 'timeout' })
  const again = call('Queue', 'Store', { copies: 'sent', text: 'same' })
  const { elements } = scene({ participants, messages: [messages[0], lost, again] })
  const dot = elements.find((element) => element.type === 'circle' && element.fill === 'ink')
  const passes = (words: string): boolean => {
    const { x, w } = boundsOf(textOf(elements, words))
    return dot?.type === 'circle' && dot.x > x - 6 && dot.x < x + w + 6
  }
  expect(dot).toBeDefined()
  expect(['timeout', 'same', 'lost'].filter(passes)).toEqual([])
})
