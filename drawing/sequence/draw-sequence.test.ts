import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import { reviewScene } from '../../src/review/review-scene.ts'
import type { Element, Line, Scene, Text } from '../../src/scene/scene.ts'
import { sequenceForm } from '../data/sequence.ts'
import { type Drawing, drawRecipe } from '../draw-recipe.ts'
import { type AnyRecipe, defineRecipe } from '../recipe.ts'
import { describeSequence } from './describe-sequence.ts'
import { drawSequence } from './draw-sequence.ts'

const words = { description: '', useWhen: '', avoidWhen: '', rationale: '', aliases: [] }
const numbers = { visual: 80, ease: 80, overall: 80, reviewed: '2026-11-21', revision: 1 }
const recipe = defineRecipe({
  ...words,
  ...numbers,
  name: 'Sequence',
  family: 'Sequences',
  data: sequenceForm({}),
  sample: { title: 'Orders are read', participants: [{ name: 'A' }, { name: 'B' }], messages: [] },
  draw: (data, sheet) => drawSequence(data, sheet, { as: 'code', derived: { total: '3' } }),
  describe: (data) => describeSequence(data),
}) as unknown as AnyRecipe

const draw = (data: object): Drawing => drawRecipe(recipe, { title: 'Orders are read', ...data })

const scene = (data: object): Scene => {
  const drawing = draw(data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene
}

const participants = ['Client', 'API', 'Store', 'Queue'].map((name) => ({ name }))
const call = (from: string, to: string, rest: object = {}): object => ({ from, to, text: `${from} to ${to}`, ...rest })

const textOf = (elements: Element[], said: string): Text => {
  const found = elements.find((element): element is Text => element.type === 'text' && element.text === said)
  if (found === undefined) throw new Error(`${said} is not drawn`)
  return found
}
const lines = (elements: Element[]): Line[] => elements.filter((element) => element.type === 'line')
const arrows = (elements: Element[]): Line[] => lines(elements).filter(({ arrow }) => arrow)
const lifelines = (elements: Element[]): number[] =>
  lines(elements).flatMap(({ x, x2, dashed, y, y2 }) => (dashed && x === x2 && y2 - y > 40 ? [x] : []))
const boxes = (elements: Element[], w?: number) =>
  elements.filter((element) => element.type === 'box').filter((box) => w === undefined || box.w === w)

test('the label of a message is between its own two lifelines, crossing none', () => {
  const { elements } = scene({ participants, messages: [call('API', 'Queue'), call('Queue', 'Client')] })
  const [client, api, store, queue] = lifelines(elements) as [number, number, number, number]
  const [right, left] = [textOf(elements, 'API to Queue').x, textOf(elements, 'Queue to Client').x]
  expect([api < right, right < store, store < left, left < queue, client < api]).toEqual([true, true, true, true, true])
})

test('a participant that is called back while active gets a second bar, moved to the right', () => {
  const { elements } = scene({
    participants,
    messages: [
      call('Client', 'API'),
      call('API', 'Store'),
      call('Store', 'API'),
      call('API', 'Store', { kind: 'reply' }),
      call('Store', 'API', { kind: 'reply' }),
      call('API', 'Client', { kind: 'reply' }),
    ],
  })
  const [, api = 0] = lifelines(elements)
  const bars = boxes(elements, 8).filter(({ x }) => Math.abs(x + 4 - api) <= 4)
  expect(bars.map(({ x }) => x - api)).toEqual([-4, 0])
  const [outer, inner] = bars
  expect((outer?.y ?? 0) < (inner?.y ?? 0) && (inner?.h ?? 0) < (outer?.h ?? 0)).toBe(true)
  // The arrow into the second bar ends on its edge.
  expect(arrows(elements)[2]?.x2).toBe(api + 8)
})

test('a state in focus is a bar on its lifeline until the next state of its participant, and arrows end on it', () => {
  const { elements } = scene({
    focus: ['waits'],
    participants,
    messages: [
      { id: 'waits', kind: 'state', from: 'API', text: 'prepared' },
      { kind: 'state', from: 'Store', text: 'ready' },
      call('Client', 'API'),
      { kind: 'state', from: 'API', text: 'committed' },
    ],
  })
  const [, api = 0] = lifelines(elements)
  const bar = boxes(elements, 8).find(({ fill }) => fill === 'accent')
  const end = (bar?.y ?? 0) + (bar?.h ?? 0)
  const above = textOf(elements, 'committed').y - end
  expect(bar?.x).toBe(api - 4)
  expect(Math.abs(above - 20)).toBeLessThan(12)
  expect(end).toBeGreaterThan(arrows(elements)[0]?.y ?? 0)
  expect(arrows(elements)[0]?.x2).toBe(api - 4)
})

test('remarks beside the outermost lifelines leave the room between them to messages', () => {
  const messages = [
    { kind: 'state', from: 'Client', text: 'CLOSED' },
    { kind: 'state', from: 'Client', text: 'SYN-SENT' },
    call('Client', 'API'),
    { kind: 'note', from: 'API', text: 'LISTEN' },
    call('API', 'Client'),
  ]
  const data = { title: 'Orders are read', participants: participants.slice(0, 2), messages }
  const drawn = (remarks: 'on' | 'beside'): Scene => {
    const drawing = drawRecipe(
      { ...recipe, draw: (all, sheet) => drawSequence(all as never, sheet, { remarks }) },
      data,
    )
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene
  }
  const { elements, height } = drawn('beside')
  const [client = 0, api = 0] = lifelines(elements)
  const [closed, sent, listen] = ['CLOSED', 'SYN-SENT', 'LISTEN'].map((said) => textOf(elements, said))
  expect([(closed?.x ?? 0) < client, (sent?.x ?? 0) < client, (listen?.x ?? 0) > api]).toEqual([true, true, true])
  expect((sent?.y ?? 0) - (closed?.y ?? 0)).toBeGreaterThanOrEqual(40)
  expect(height).toBeLessThan(drawn('on').height)
})

test('a frame surrounds its contents, an inner one 16 px inside the outer', () => {
  const inner = { kind: 'opt', text: 'cached', messages: [call('API', 'Store')] }
  const { elements } = scene({
    participants,
    messages: [{ kind: 'loop', text: 'until OK', messages: [call('API', 'Store', { id: 'first' }), inner] }],
  })
  const [outside, inside] = boxes(elements).filter(({ fill }) => fill === 'none')
  expect([(inside?.x ?? 0) - (outside?.x ?? 0), textOf(elements, '[until OK]').size]).toEqual([16, 14])
  expect((outside?.y ?? 0) + (outside?.h ?? 0) - (inside?.y ?? 0) - (inside?.h ?? 0)).toBe(16)
})

test('a loop has the bounds of its guard in its tab, as UML writes them', () => {
  const loop = { kind: 'loop', text: '(1, 3) no answer yet', messages: [call('Client', 'API')] }
  const { elements } = scene({ participants, messages: [loop] })
  const said = elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))
  expect([said.includes('loop(1,3)'), said.includes('[no answer yet]')]).toEqual([true, true])
})

test('branches are separated by a dashed line across the whole frame, each with its guard', () => {
  const { elements } = scene({
    participants,
    messages: [
      {
        kind: 'alt',
        text: 'found',
        messages: [call('API', 'Store')],
        else: [{ text: 'else', messages: [call('Store', 'API')] }],
      },
    ],
  })
  const frame = boxes(elements).find(({ fill }) => fill === 'none')
  const separator = lines(elements).find(({ y, y2, dashed, arrow }) => y === y2 && dashed && !arrow)
  expect([separator?.x, separator?.x2]).toEqual([frame?.x, (frame?.x ?? 0) + (frame?.w ?? 0)])
  expect(textOf(elements, '[else]').y).toBeGreaterThan(separator?.y ?? 0)
})

test('remarks that do not meet share a row', () => {
  const state = (from: string, text: string): object => ({ kind: 'state', from, text })
  const { elements } = scene({
    participants,
    messages: [state('Client', 'open'), state('Store', 'idle'), state('Client', 'closed'), call('Client', 'API')],
  })
  const [open, idle, closed] = ['open', 'idle', 'closed'].map((said) => textOf(elements, said).y)
  expect([idle === open, (closed ?? 0) > (open ?? 0)]).toEqual([true, true])
})

test('a message in flight arrives where the later entry starts', () => {
  const { elements } = scene({
    participants: participants.slice(0, 2),
    messages: [call('Client', 'API', { delay: 1 }), call('API', 'Client', { delay: 1 })],
  })
  const [there, back] = arrows(elements)
  expect(there?.y2).toBe(back?.y)
  expect((there?.y2 ?? 0) - (there?.y ?? 0)).toBeGreaterThanOrEqual(40)
})

test('a span is a bracket from one arrow to the other', () => {
  const { elements } = scene({
    participants: participants.slice(0, 2),
    messages: [call('Client', 'API'), call('API', 'Client', { kind: 'reply' })],
    spans: [{ from: 'API to Client', to: 'Client to API', text: '{total} ms' }],
  })
  const [first, second] = arrows(elements)
  const bracket = elements.find((element) => element.type === 'path')
  expect(
    bracket?.type === 'path' && /^M\D*\d+\D+(\d+)\D*H\D*\d+\D*V\D*(\d+)/.exec(bracket.d)?.slice(1).map(Number),
  ).toEqual([first?.y, second?.y])
  expect(textOf(elements, '3 ms').align).toBe('end')
})

test('a line in focus has a soft background of its own', () => {
  const lined = call('Client', 'API', { lines: ['grant_type=code', 'code=7Q4K', 'state=xyz'] })
  const { elements } = scene({ participants, messages: [lined], focus: ['code=7Q4K'] })
  const grounds = elements.filter((element) => element.type === 'path' && element.fill === 'soft')
  const { y, fill, bold } = textOf(elements, 'code=7Q4K')
  expect(grounds).toHaveLength(1)
  expect(grounds[0]?.type === 'path' && pathBounds(grounds[0].d)).toMatchObject({ y: y - 14, h: 18 })
  expect([fill, bold, textOf(elements, 'state=xyz').fill]).toEqual(['accent', true, 'muted'])
})

test('the key names the arrows that are drawn, and bars; calls alone need none', () => {
  const key = (messages: object[]): string[] => {
    const drawing = draw({ participants, messages })
    const part = drawing.ok ? drawing.parts.find(({ at }) => at === '@key') : undefined
    const elements = drawing.ok ? (part?.elements ?? []).map((index) => drawing.scene.elements[index]) : []
    return elements.flatMap((element) => (element?.type === 'text' ? [element.text] : []))
  }
  expect(key([call('Client', 'API')])).toEqual([])
  const messages = [
    call('Client', 'API'),
    call('API', 'Client', { kind: 'reply' }),
    call('API', 'Queue', { kind: 'lost' }),
  ]
  expect(key(messages)).toEqual(['Call', 'Reply', 'Lost message', 'Active'])
})

test('a sequence that is too high is reported at its field', () => {
  const long = { text: 'M'.repeat(60), note: 'M'.repeat(80), lines: Array.from({ length: 14 }, () => 'a=1') }
  const drawing = draw({ participants, messages: Array.from({ length: 24 }, () => call('Client', 'API', long)) })
  expect(drawing.ok ? [] : drawing.findings.map(({ at }) => at)).toEqual(['messages'])
})

const name = fc.constantFrom(...participants.map((each) => each.name))
const said = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom('W'.repeat(60), 'GET /v1/orders/7Q4K?expand=items', '配送追跡画面認証'),
)
const step = fc.record(
  {
    from: name,
    to: name,
    text: said,
    note: said,
    kind: fc.constantFrom('call', 'reply', 'async', 'lost'),
    lines: fc.array(said, { maxLength: 3 }),
  },
  { requiredKeys: ['from', 'to', 'text'] },
)
const remark = fc.record({ kind: fc.constantFrom('note', 'state'), from: name, to: name, text: said })
const { entries } = fc.letrec<{ entries: object[]; frame: object }>((tie) => ({
  entries: fc.array(fc.oneof({ withCrossShrink: true, maxDepth: 2 }, step, remark, tie('frame')), {
    minLength: 1,
    maxLength: 5,
  }),
  frame: fc.record({ kind: fc.constantFrom('loop', 'opt', 'zone', 'par'), text: said, messages: tie('entries') }),
}))

test('any sequence yields a drawing without blocking findings, or findings that name a field', () => {
  fc.assert(
    fc.property(entries, (messages) => {
      const drawing = draw({ participants, messages })
      if (!drawing.ok)
        return drawing.findings.every(({ at, problem }) => at !== '' && !problem.startsWith('cannot be drawn'))
      return reviewScene(drawing.scene, { family: 'Sequences' }).every(
        ({ level, rule }) => level !== 'block' || rule === 'R24',
      )
    }),
    { numRuns: 60, seed: 8 },
  )
})
