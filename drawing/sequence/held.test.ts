import { expect, test } from 'vitest'
import { arrows, boxes, call, draw, lifelines, participants, scene, textOf } from '../../test/sequence-drawing.ts'

const messages = [
  call('Client', 'API', { id: 'take' }),
  call('API', 'Store', { id: 'use' }),
  call('API', 'Client', { id: 'give' }),
]
const span = { at: 'API', from: 'take', to: 'give', text: 'keeps the key' }

test('a span at a participant is a bar on its lifeline, from where one message meets it to where the other does', () => {
  const { elements } = scene({ participants, messages, spans: [span] })
  const [, api = 0] = lifelines(elements)
  const [bar] = boxes(elements, 8)
  const [first, , last] = arrows(elements)
  expect([bar?.x, bar?.y, (bar?.y ?? 0) + (bar?.h ?? 0)]).toEqual([api - 4, first?.y, last?.y])
  // Arrows end on the bar.
  expect([first?.x2, last?.x]).toEqual([api - 4, api - 4])
})

test('a span without an end is open below, and goes to the end of its lifeline; a bracket has no lower arm', () => {
  const { to: _, ...open } = span
  const [kept, bracket] = [open, { from: 'take', text: 'it goes on' }].map((each) =>
    scene({ participants, messages, spans: [each] }),
  )
  const paths = (drawn = kept) => drawn?.elements.flatMap((each) => (each.type === 'path' ? [each.d] : [])) ?? []
  const ends = kept?.elements.flatMap((each) => (each.type === 'line' && each.x === each.x2 ? [each.y2] : []))
  const bars = paths().flatMap((d) => /^M\d+ (\d+)V\d+h8V\1$/.exec(d)?.[1] ?? [])
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
  expect(boxes(focused?.elements ?? [], 8)[0]?.stroke).toBe('accent')
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

test('a lifeline has one bar: what it keeps is painted over its activity', () => {
  const answered = [
    call('Client', 'API', { id: 'take' }),
    call('API', 'Store', { id: 'use' }),
    call('API', 'Client', { id: 'give', kind: 'reply' }),
  ]
  const { elements } = scene({ participants, messages: answered, spans: [span] })
  const [, api = 0] = lifelines(elements)
  expect(boxes(elements, 8).map(({ x }) => x - api)).toEqual([-4, -4])
})

test('a span at somebody unknown is found', () => {
  const drawing = draw({ participants, messages, spans: [{ ...span, at: 'Moon' }] })
  expect(drawing.ok ? [] : drawing.findings).toEqual([{ at: 'spans.0.at', problem: '"Moon" is not a participant' }])
})
