import { expect, test } from 'vitest'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import type { Path } from '../../src/scene/scene.ts'
import {
  arrows,
  boxes,
  call,
  draw,
  heldBars,
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

test('a span at a participant is a filled bar on its lifeline, from the arrow that it begins with to the one that it ends with', () => {
  const { elements } = scene({ participants, messages, spans: [span] })
  const [, api = 0] = lifelines(elements)
  const [bar] = heldBars(elements)
  const [first, second, last] = arrows(elements)
  expect(bar).toMatchObject({ x: api, y: first?.y, bottom: last?.y, fill: 'rule' })
  expect([first?.x2, second?.x, last?.x]).toEqual([api - 8, api + 8, api - 8])
  expect(textOf(elements, 'API to Store').x).toBe(api + 16)
})

test('a message that passes a bar, or a state on it, leaves it whole', () => {
  const passing = [messages[0]!, call('Client', 'Store'), { kind: 'state', from: 'API', text: 'busy' }, messages[2]!]
  expect(heldBars(scene({ participants, messages: passing, spans: [span] }).elements)).toHaveLength(1)
})

test('stretches that overlap are beside each other, and one after another meets it at the arrow between them', () => {
  const next = { at: 'API', from: 'give', to: 'drop', text: 'keeps no key' }
  const drawn = (more: object) =>
    heldBars(
      scene({ participants, messages: [...messages, call('Client', 'API', { id: 'drop' })], spans: [span, more] })
        .elements,
    )
  const [first, second] = drawn(next)
  expect([second?.x, (second?.y ?? 0) - (first?.bottom ?? 0)]).toEqual([first?.x, 0])
  const [own, other] = drawn({ ...next, from: 'use' })
  expect((other?.x ?? 0) - (own?.x ?? 0)).toBe(20)
})

test('a span without an end goes to the end of its lifeline', () => {
  const { to: _, ...open } = span
  const { elements } = scene({ participants, messages, spans: [open] })
  const ends = elements.flatMap((each) => (each.type === 'line' && each.x === each.x2 ? [each.y2] : []))
  expect(heldBars(elements)).toMatchObject([{ bottom: ends[0] }])
})

test('a bracket without an end goes on as far as a bar without one', () => {
  const { to: _, at: __, ...open } = span
  const noted = [...messages, { kind: 'note', from: 'Store', text: 'a note that is long enough to have two lines' }]
  const { elements } = scene({ participants, messages: noted, spans: [{ ...open, text: 'goes on' }] })
  const ends = elements.flatMap((each) => (each.type === 'line' && each.x === each.x2 ? [each.y2] : []))
  const bracket = elements.find((each): each is Path => each.type === 'path' && /^M[\d ]+H[\d ]+V[\d ]+$/.test(each.d))
  expect(Number(/\d+$/.exec(bracket?.d ?? '')?.[0])).toBe(Math.max(...ends))
})

test('its name is beside it where nothing else is; focus gives it its color only', () => {
  const [plain, focused] = [[], ['keeps the key']].map((focus) =>
    scene({ participants, messages, spans: [span], focus }),
  )
  const [name, accented] = [plain, focused].map((each) => textOf(each?.elements ?? [], 'keeps the key'))
  expect([name?.x, name?.y]).toEqual([accented?.x, accented?.y])
  expect([name?.fill, accented?.fill]).toEqual([undefined, 'accent'])
  expect(heldBars(focused?.elements ?? [])[0]?.fill).toBe('soft')
})

test('a name that has no room beside a short bar is in the key', () => {
  const crowded = [call('Client', 'API', { id: 'take' }), call('API', 'Client', { id: 'give' })]
  const drawing = draw({
    participants,
    messages: crowded,
    spans: [{ ...span, text: 'keeps the key until somebody asks for it again, whoever that is' }],
  })
  const key = drawing.ok ? drawing.parts.find(({ at }) => at === '@key') : undefined
  expect(key).toBeDefined()
})

test('an activation is filled meanwhile, and arrows end at its edge', () => {
  const answered = [
    call('Client', 'API', { id: 'take' }),
    call('API', 'Store', { id: 'use' }),
    call('API', 'Client', { id: 'more' }),
    call('API', 'Client', { id: 'give', kind: 'reply' }),
  ]
  const { elements } = scene({ participants, messages: answered, spans: [span] })
  const [, api = 0] = lifelines(elements)
  expect([boxes(elements, 8)[0]?.x, heldBars(elements)[0]?.x]).toEqual([api - 4, api])
  expect(arrows(elements)[1]?.x).toBe(api + 8)
})

test('a bar covers the start of an activation that begins with it', () => {
  const answered = [
    call('Client', 'API', { id: 'take' }),
    call('API', 'Client', { kind: 'reply' }),
    call('API', 'Client', { id: 'give', kind: 'async' }),
  ]
  const { elements } = scene({ participants, messages: answered, spans: [span] })
  const [bar] = heldBars(elements)
  const tops = boxes(elements, 8).flatMap(({ y }) => (y < (bar?.bottom ?? 0) ? [y] : []))
  expect(tops).toEqual([bar?.y])
})

test('a bar covers the end of an activation that ends with it', () => {
  const answered = [
    call('Client', 'API', { id: 'ask' }),
    call('API', 'Store', { id: 'take' }),
    call('API', 'Client', { id: 'give', kind: 'reply' }),
  ]
  const { elements } = scene({ participants, messages: answered, spans: [span] })
  const [bar] = heldBars(elements)
  const [activation] = boxes(elements, 8)
  expect((activation?.y ?? 0) + (activation?.h ?? 0)).toBe(bar?.bottom)
  expect(activation?.y).toBeLessThan(bar?.y ?? 0)
})

test('where activations are nested, a bar is on the outer one', () => {
  const nested = [
    call('Client', 'API'),
    call('API', 'Store'),
    call('Store', 'API', { id: 'ask' }),
    call('API', 'Queue'),
    call('API', 'Store', { id: 'tell', kind: 'reply' }),
    call('Store', 'API', { kind: 'reply' }),
    call('API', 'Client', { kind: 'reply' }),
  ]
  const held = { ...span, from: 'ask', to: 'tell' }
  const { elements } = scene({ participants, messages: nested, spans: [held] })
  const [, api] = lifelines(elements)
  expect(heldBars(elements).map(({ x }) => x)).toEqual([api])
  expect(boxes(elements, 8).map(({ x }) => x)).toContain(api)
})

test('a note that reaches to a bar ends before it, and as far from the other end; between what others do, one bar follows the other without a gap', () => {
  const noted = [
    messages[0]!,
    { kind: 'note', from: 'Client', to: 'API', text: 'a minute later' },
    call('Client', 'Store', { id: 'meanwhile' }),
    messages[2]!,
  ]
  const drawn = scene({ participants, messages: noted, spans: [span] }).elements
  const [, api = 0] = lifelines(drawn)
  const note = drawn.find((each): each is Path => each.type === 'path' && each.d.includes('L'))
  const left = (lifelines(drawn)[0] ?? 0) + 16
  expect(pathBounds(note?.d ?? '')).toMatchObject({ x: left, w: api - 16 - left })
  const parts = [
    { ...span, to: 'meanwhile' },
    { ...span, from: 'meanwhile', text: 'still keeps it' },
  ]
  const [first, second] = heldBars(scene({ participants, messages: noted, spans: parts }).elements)
  expect([second?.x, second?.y]).toEqual([first?.x, first?.bottom])
})

test('a span at somebody unknown is found', () => {
  const drawing = draw({ participants, messages, spans: [{ ...span, at: 'Moon' }] })
  expect(drawing.ok ? [] : drawing.findings).toEqual([{ at: 'spans.0.at', problem: '"Moon" is not a participant' }])
})

test('what goes on beyond the end has a break, unless it is too short for one', () => {
  const { to: _, ...open } = span
  const breaks = (spans: object[]): number =>
    scene({ participants, messages, spans }).elements.filter(
      (each) => each.type === 'path' && each.fill === 'surface' && each.stroke === 'none',
    ).length
  expect([breaks([span]), breaks([open]), breaks([{ ...open, from: 'use' }])]).toEqual([0, 1, 1])
  expect(breaks([{ ...open, from: 'give' }])).toBe(0)
})

test('a local step that ends a stretch leaves its name the outer side of the last lifeline', () => {
  const step = call('Store', 'Store', { id: 'step' })
  const asked = [
    call('API', 'Store', { id: 'ask', kind: 'async' }),
    call('Client', 'API', { kind: 'async' }),
    step,
    call('Store', 'API', { id: 'tell', kind: 'async' }),
  ]
  const sideOf = (to: string): boolean => {
    const held = { at: 'Store', from: 'ask', to, text: 'holds' }
    const { elements } = scene({ participants, messages: asked, spans: [held] })
    return textOf(elements, 'holds').x > (lifelines(elements)[2] ?? 0)
  }
  expect([sideOf('step'), sideOf('tell')]).toEqual([true, false])
})

test('a bar that one arrow ends and another begins with leaves that arrow between them, and is over what passes', () => {
  const { elements } = scene({
    participants,
    messages: [...messages, call('Client', 'Store', { id: 'by' })],
    spans: [span],
  })
  const at = (test: (element: (typeof elements)[number]) => boolean): number => elements.findIndex(test)
  const bar = at((each) => each.type === 'path' && each.fill === 'rule')
  expect(bar).toBeGreaterThan(at((each) => each.type === 'line' && each.arrow === true))
})

test('a name that would be far below words is on the other side', () => {
  const lines = Array.from({ length: 5 }, (_, index) => `field ${index}`)
  const told = [
    call('Store', 'API', { id: 'take', lines }),
    call('API', 'Client', { note: 'first' }),
    call('Client', 'API'),
    call('API', 'Store', { id: 'give' }),
  ]
  const { elements } = scene({ participants, messages: told, spans: [span] })
  const [, api = 0] = lifelines(elements)
  expect(textOf(elements, 'keeps the key').x).toBeLessThan(api)
})
