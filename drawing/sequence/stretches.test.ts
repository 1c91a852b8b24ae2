import { expect, test } from 'vitest'
import {
  arrows,
  boxes,
  brackets,
  call,
  draw,
  lifelines,
  participants,
  scene,
  textOf,
} from '../../test/sequence-drawing.ts'

const messages = [
  call('Client', 'API', { id: 'take' }),
  call('API', 'Store', { id: 'use' }),
  call('API', 'Client', { id: 'give' }),
]
const span = { at: 'API', from: 'take', to: 'give', text: 'keeps the key' }

test('a span at a participant is a bracket beside its lifeline, between the arrows that it begins and ends with', () => {
  const { elements } = scene({ participants, messages, spans: [span] })
  const [, api = 0] = lifelines(elements)
  const [bracket] = brackets(elements)
  const [first, , last] = arrows(elements)
  // Two of three arrows meet the lifeline from the left.
  expect(bracket).toMatchObject({ arm: api, x: api + 16, y: (first?.y ?? 0) + 8, bottom: (last?.y ?? 0) - 8 })
  // Arrows end on the lifeline, and words are clear of the bracket.
  expect([first?.x2, last?.x]).toEqual([api, api])
  expect(textOf(elements, 'API to Store').x).toBe(api + 24)
})

test('a bracket has a break where a message crosses it, and none where they only meet at the lifeline', () => {
  const pathOf = (to: string): string =>
    scene({ participants, messages: [messages[0]!, call('API', to), messages[2]!], spans: [span] }).elements.flatMap(
      (each) => (each.type === 'path' && each.stroke !== 'accent' && /^M\d+ \d+H\d+V/.test(each.d) ? [each.d] : []),
    )[0] ?? ''
  const [x, y] = /V(\d+)M(\d+) (\d+)V/.exec(pathOf('Store'))?.slice(1).map(Number).slice(0, 3) ?? []
  const { elements } = scene({ participants, messages, spans: [span] })
  expect([x, y]).toEqual([(arrows(elements)[1]?.y ?? 0) - 5, (lifelines(elements)[1] ?? 0) + 16])
  expect(pathOf('Client')).not.toMatch(/M.+M/)
})

test('where a span ends and the next one begins is a break', () => {
  const next = { at: 'API', from: 'give', to: 'drop', text: 'keeps no key' }
  const { elements } = scene({
    participants,
    messages: [...messages, call('Client', 'API', { id: 'drop' })],
    spans: [span, next],
  })
  const [first, second] = brackets(elements)
  expect((second?.y ?? 0) - (first?.bottom ?? 0)).toBe(16)
})

test('a span without an end is open below, and goes to the end of its lifeline, as those left of all do', () => {
  const { to: _, ...open } = span
  const [kept, left] = [open, { from: 'take', text: 'it goes on' }].map((each) =>
    scene({ participants, messages, spans: [each] }),
  )
  const ends = kept?.elements.flatMap((each) => (each.type === 'line' && each.x === each.x2 ? [each.y2] : []))
  expect(brackets(kept?.elements ?? [])).toMatchObject([{ isOpen: true, bottom: ends?.[0] }])
  expect(brackets(left?.elements ?? [])).toMatchObject([{ isOpen: true }])
})

test('its name is beside it where nothing else is; focus gives it its color only', () => {
  const [plain, focused] = [[], ['keeps the key']].map((focus) =>
    scene({ participants, messages, spans: [span], focus }),
  )
  const [name, accented] = [plain, focused].map((each) => textOf(each?.elements ?? [], 'keeps the key'))
  expect([name?.x, name?.y]).toEqual([accented?.x, accented?.y])
  expect([name?.fill, accented?.fill]).toEqual([undefined, 'accent'])
  expect(brackets(focused?.elements ?? [])[0]?.stroke).toBe('accent')
})

test('a name that has no room beside a short bar is in the key', () => {
  const crowded = [call('Client', 'API', { id: 'take' }), call('API', 'Client', { id: 'give' })]
  const drawing = draw({
    participants,
    messages: crowded,
    spans: [{ ...span, text: 'keeps the key until it is asked for it again' }],
  })
  const key = drawing.ok ? drawing.parts.find(({ at }) => at === '@key') : undefined
  expect(key).toBeDefined()
})

test('an activation stays as it is, and the bracket beside it reaches to its edge', () => {
  const answered = [
    call('Client', 'API', { id: 'take' }),
    call('API', 'Store', { id: 'use' }),
    call('API', 'Client', { id: 'give', kind: 'reply' }),
  ]
  const { elements } = scene({ participants, messages: answered, spans: [span] })
  const [, api = 0] = lifelines(elements)
  expect([boxes(elements, 8)[0]?.x, brackets(elements)[0]?.arm]).toEqual([api - 4, api + 4])
})

test('a span at somebody unknown is found', () => {
  const drawing = draw({ participants, messages, spans: [{ ...span, at: 'Moon' }] })
  expect(drawing.ok ? [] : drawing.findings).toEqual([{ at: 'spans.0.at', problem: '"Moon" is not a participant' }])
})
