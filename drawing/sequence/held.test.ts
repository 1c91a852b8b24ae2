import { expect, test } from 'vitest'
import {
  arrows,
  boxes,
  call,
  cores,
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

test('a span at a participant is the core of its lifeline, from where one message meets it to where the other does', () => {
  const { elements } = scene({ participants, messages, spans: [span] })
  const [, api = 0] = lifelines(elements)
  const [core] = cores(elements)
  const [first, , last] = arrows(elements)
  expect([core?.x, core?.y, core?.bottom]).toEqual([api, first?.y, last?.y])
  // Arrows end on the lifeline.
  expect([first?.x2, last?.x]).toEqual([api, api])
})

test('where a span ends and the next one begins is a break', () => {
  const next = { at: 'API', from: 'give', to: 'drop', text: 'keeps no key' }
  const { elements } = scene({
    participants,
    messages: [...messages, call('Client', 'API', { id: 'drop' })],
    spans: [span, next],
  })
  const [first, second] = cores(elements)
  expect((second?.y ?? 0) - (first?.bottom ?? 0)).toBe(4)
})

test('a span without an end is open below, and goes to the end of its lifeline; a bracket has no lower arm', () => {
  const { to: _, ...open } = span
  const [kept, bracket] = [open, { from: 'take', text: 'it goes on' }].map((each) =>
    scene({ participants, messages, spans: [each] }),
  )
  const paths = (drawn = kept) => drawn?.elements.flatMap((each) => (each.type === 'path' ? [each.d] : [])) ?? []
  const ends = kept?.elements.flatMap((each) => (each.type === 'line' && each.x === each.x2 ? [each.y2] : []))
  const bars = paths().flatMap((d) => /^M\d+ (\d+)V\d+h4V\1$/.exec(d)?.[1] ?? [])
  expect(bars).toEqual([String(ends?.[0])])
  expect(paths(bracket).filter((d) => /^M\d+ \d+H\d+V\d+$/.test(d))).toHaveLength(1)
})

test('its name is beside it where nothing else is; focus gives it its color only', () => {
  const [plain, focused] = [[], ['keeps the key']].map((focus) =>
    scene({ participants, messages, spans: [span], focus }),
  )
  const [name, accented] = [plain, focused].map((each) => textOf(each?.elements ?? [], 'keeps the key'))
  expect([name?.x, name?.y]).toEqual([accented?.x, accented?.y])
  expect([name?.fill, accented?.fill]).toEqual([undefined, 'accent'])
  expect(cores(focused?.elements ?? [])[0]?.fill).toBe('accent')
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

test('what a lifeline keeps is seen inside of its activity', () => {
  const answered = [
    call('Client', 'API', { id: 'take' }),
    call('API', 'Store', { id: 'use' }),
    call('API', 'Client', { id: 'give', kind: 'reply' }),
  ]
  const { elements } = scene({ participants, messages: answered, spans: [span] })
  const [, api = 0] = lifelines(elements)
  const [core, bar] = [
    elements.findIndex(({ type }) => type === 'path'),
    elements.findIndex((each) => each.type === 'box' && each.w === 8),
  ]
  expect([boxes(elements, 8)[0]?.x, cores(elements)[0]?.x]).toEqual([api - 4, api])
  expect(bar).toBeLessThan(core)
})

test('a span at somebody unknown is found', () => {
  const drawing = draw({ participants, messages, spans: [{ ...span, at: 'Moon' }] })
  expect(drawing.ok ? [] : drawing.findings).toEqual([{ at: 'spans.0.at', problem: '"Moon" is not a participant' }])
})
