import { expect, test } from 'vitest'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import { textWidth } from '../../src/text/measure.ts'
import { arrows, boxes, call, draw, lifelines, participants, scene, textOf } from '../../test/sequence-drawing.ts'

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
  // The sample in the key is not one of them.
  const bars = boxes(elements, 8).filter(({ x, h }) => Math.abs(x + 4 - api) <= 4 && h > 24)
  expect(bars.map(({ x }) => x - api)).toEqual([-4, 0])
  const [outer, inner] = bars
  expect((outer?.y ?? 0) < (inner?.y ?? 0) && (inner?.h ?? 0) < (outer?.h ?? 0)).toBe(true)
  // The arrow into the second bar ends on its edge.
  expect(arrows(elements)[2]?.x2).toBe(api + 8)
})

test('lists are under the words of their sender, and at one left edge where both ends of a channel send some', () => {
  const answer = call('API', 'Client', { kind: 'reply', lines: ['ttl=300'] })
  const [one, both] = [[], ['q=1']].map((lines) => {
    const { elements } = scene({ participants, messages: [call('Client', 'API', { lines }), answer] })
    const [client = 0, api = 0] = lifelines(elements)
    const list = textOf(elements, 'ttl=300')
    return { list, client, right: api - list.x - textWidth(list.text, { size: 14, mono: true }) }
  })
  expect(one?.right).toBeCloseTo(16, 0)
  expect((both?.list.x ?? 0) - (both?.client ?? 0)).toBe(16)
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
    title: 'Orders are read in {total} ms',
    participants: participants.slice(0, 2),
    messages: [call('Client', 'API'), call('API', 'Client', { kind: 'reply' })],
    spans: [{ from: 'API to Client', to: 'Client to API', text: '{total} ms' }],
  })
  const [first, second] = arrows(elements)
  const bracket = elements.find((element) => element.type === 'path')
  expect(
    bracket?.type === 'path' && /^M\D*\d+\D+(\d+)\D*H\D*\d+\D*V\D*(\d+)/.exec(bracket.d)?.slice(1).map(Number),
  ).toEqual([first?.y, second?.y])
  // A number that the heading claims is large.
  expect([textOf(elements, '3').size, textOf(elements, 'ms').align]).toEqual([28, 'end'])
})

test('words over a slanted arrow are at its sender, in its middle where another message arrives there', () => {
  const flights = [call('Client', 'API', { delay: 1 }), call('API', 'Client', { text: 'answered', delay: 1 })]
  const { elements } = scene({ participants, messages: flights })
  const [client = 0, api = 0] = lifelines(elements)
  const [first, second] = ['Client to API', 'answered'].map((said) => textOf(elements, said))
  expect([first?.align, (first?.x ?? 0) - client]).toEqual([undefined, 16])
  expect([second?.align, second?.x]).toEqual(['middle', (client + api) / 2])
})

test('a message in flight arrives over the words of a level one that its receiver sends next', () => {
  const messages = [call('Client', 'API', { delay: 1 }), call('API', 'Store', { text: 'look up' })]
  const { elements } = scene({ participants, messages })
  const [flight, next] = arrows(elements)
  const words = textOf(elements, 'look up')
  expect(flight?.y2).toBeLessThan(words.y - 12)
  expect(next?.y).toBeGreaterThan(words.y)
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

test('words over an arrow in focus have no background: the arrow is heavier', () => {
  const messages = [call('Client', 'API', { id: 'get' })]
  const { elements } = scene({ participants, messages, focus: ['get'] })
  expect(elements.some((element) => element.type === 'path' && element.fill === 'soft')).toBe(false)
})

test('a message that fails has the slash of its arrow as its sign, a state that is bad a cross', () => {
  const messages = [
    call('Client', 'API', { text: '402', state: 'negative' }),
    { kind: 'state', from: 'API', text: 'closed', state: 'negative' },
  ]
  const texts = scene({ participants, messages }).elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toContain('402')
  expect(texts).toContain('✗\u00a0closed')
})

test('what is unwanted is shown by an arrow with a slash, as what is asynchronous has none', () => {
  const [late, no] = [
    call('Client', 'API', { kind: 'async', state: 'negative' }),
    call('API', 'Client', { kind: 'reply', state: 'negative' }),
  ]
  const { elements } = scene({ participants, messages: [call('Client', 'API'), late, no] })
  const at = elements.findIndex((each) => each.type === 'text' && each.text === 'Unwanted')
  expect(elements[at - 1]).toMatchObject({ stroke: 'negative', dashed: true })
})

test('the key tells arrow heads apart where there are two; a lost message is named where it ends', () => {
  const key = (messages: object[]): string[] => {
    const drawing = draw({ participants, messages })
    const part = drawing.ok ? drawing.parts.find(({ at }) => at === '@key') : undefined
    const elements = drawing.ok ? (part?.elements ?? []).map((index) => drawing.scene.elements[index]) : []
    return elements.flatMap((element) => (element?.type === 'text' ? [element.text] : []))
  }
  expect(key([call('Client', 'API')])).toEqual([])
  // A call that is bad, such as a rollback, does not fail by that.
  const [bad, no] = [
    call('Client', 'API', { state: 'negative' }),
    call('API', 'Client', { kind: 'reply', state: 'negative' }),
  ]
  expect([key([bad]), key([bad, no]), key([call('Client', 'API'), no])].map((each) => each.at(-1))).toEqual([
    'Unwanted',
    'Unwanted',
    'Fails',
  ])
  const messages = [
    call('Client', 'API'),
    call('API', 'Client', { kind: 'reply' }),
    call('API', 'Queue', { kind: 'lost' }),
  ]
  expect(key(messages)).toEqual([])
  expect(key([...messages, call('API', 'Queue', { kind: 'async' })])).toEqual([
    'Call: waits for a reply',
    'Reply',
    'Asynchronous message',
  ])
  const lost = textOf(scene({ participants, messages }).elements, 'lost')
  expect(lost.bold).toBe(true)
})

test('a sequence that would be too high for a scene is wider, so that its words have fewer lines', () => {
  const words = 'the keeper of the index asks for all entries that were written since the last time'
  const messages = (count: number) =>
    Array.from({ length: count }, (_, index) => call('Client', index % 2 === 0 ? 'API' : 'Queue', { text: words }))
  const [few, many] = [12, 36].map((count) => scene({ participants, messages: messages(count) }))
  expect(few?.width).toBeLessThanOrEqual(1200)
  expect(many?.width).toBeGreaterThan(1200)
  expect(many?.height).toBeLessThanOrEqual(2400)
  // Where 1,360 px are not enough, it is wider still.
  const names = Array.from({ length: 6 }, (_, index) => `Service ${index}`)
  const wider = scene({
    participants: names.map((name) => ({ name })),
    messages: Array.from({ length: 24 }, (_, at) =>
      call(`Service ${at % 5}`, `Service ${(at % 5) + 1}`, { text: words }),
    ),
  })
  expect(wider.width).toBeGreaterThan(1500)
})

test('a sequence that is too high for a scene, and too many elements, are refused', () => {
  const long = { text: 'M'.repeat(60), note: 'M'.repeat(80), lines: Array.from({ length: 14 }, () => 'a=1') }
  const drawing = draw({ participants, messages: Array.from({ length: 24 }, () => call('Client', 'API', long)) })
  expect(drawing.ok ? [] : drawing.findings.map(({ at }) => at)).toEqual(['messages', ''])
})

test('what is lost on its way to a waiting caller is a reply, and dashed; what a caller sends is not', () => {
  const { elements } = scene({
    participants,
    messages: [
      call('Client', 'API'),
      call('API', 'Client', { kind: 'lost' }),
      call('API', 'Store', { kind: 'lost' }),
      call('API', 'Client', { kind: 'reply' }),
      call('API', 'Client', { kind: 'lost' }),
    ],
  })
  const dashes = arrows(elements).map(({ dashed }) => dashed === true)
  expect(dashes).toEqual([false, true, false, true, false])
})

const sentence = 'UPDATE orders SET status = paid WHERE id = 99120331 AND version = 3'

test('words of many lines lie across lifelines that are free, which are broken there, and not across one that is active', () => {
  const names = Array.from({ length: 9 }, (_, index) => `Service ${index}`)
  const free = scene({
    participants: names.map((name) => ({ name })),
    messages: [call('Service 0', 'Service 4', { text: sentence })],
  })
  const uprights = (all: typeof free.elements) => all.filter((each) => each.type === 'line' && each.x === each.x2)
  const words = free.elements.filter((each) => each.type === 'text' && sentence.includes(each.text))
  expect(words.length).toBeLessThanOrEqual(2)
  expect(uprights(free.elements).length).toBeGreaterThan(names.length)
  const { elements } = scene({
    participants: names.map((name) => ({ name })),
    messages: [
      call('Service 0', 'Service 1'),
      call('Service 0', 'Service 4', { text: sentence }),
      call('Service 1', 'Service 0', { kind: 'reply' }),
    ],
  })
  expect(uprights(elements)).toHaveLength(names.length)
})

test('heads that one row holds only in their own widths are in one row', () => {
  const names = ['Shop', 'invoices.queue', 'Worker 1', 'Worker 2', 'ids', 'Mailer']
  const headsWith = (text: string) => {
    const { elements } = scene({
      participants: names.map((name) => ({ name, kind: name.includes('.') ? 'queue' : 'service' })),
      messages: names.map((name) => call(name, name, { text })),
    })
    return boxes(elements).filter(({ h, w }) => h > 30 && w > 60)
  }
  const heads = headsWith('go')
  expect(new Set(heads.map(({ y }) => y)).size).toBe(1)
  // Words between them may need more room than the page has in one row.
  expect(new Set(headsWith('internationalization').map(({ y }) => y)).size).toBe(2)
})

test('where heads are in two rows, a long name is whole and only its own head is wider', () => {
  const names = [
    ...Array.from({ length: 5 }, (_, index) => `Service ${index}`),
    'Preisberechnungsdienst',
    'A',
    'B',
    'C',
    'D',
    'E',
  ]
  const { elements } = scene({
    participants: names.map((name) => ({ name })),
    messages: [call('Service 0', 'Service 1', { text: 'Preis inkl. Umsatzsteuer berechnen' })],
  })
  const words = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toEqual(expect.arrayContaining(['Preisberechnungsdienst']))
  expect(words.join(' ')).toContain('Umsatzsteuer')
  const heads = boxes(elements).filter(({ h, w }) => h > 30 && w > 60)
  const widths = heads.map(({ w }) => w)
  expect(widths.filter((w) => w === Math.max(...widths))).toHaveLength(1)
  const lower = heads.filter((_, index) => index % 2 === 1).map(({ x, w }) => [x, x + w])
  for (const [index, [left]] of lower.slice(1).entries())
    expect(left).toBeGreaterThanOrEqual((lower[index]?.[1] ?? 0) + 8)
})

test('a guard is in one line where the channel beside its lifeline has room', () => {
  const { elements } = scene({
    participants: participants.slice(0, 2),
    messages: [
      {
        kind: 'opt',
        text: 'size > 100 MB',
        messages: [call('Client', 'API', { text: 'a message that is long enough to make room' })],
      },
    ],
  })
  expect(textOf(elements, '[size > 100 MB]')).toBeDefined()
})

test('a field under an arrow is broken at its separators, where its longest piece is not very long', () => {
  const names = Array.from({ length: 9 }, (_, index) => `Service ${index}`)
  const { elements } = scene({
    participants: names.map((name) => ({ name })),
    messages: [call('Service 0', 'Service 1', { text: 'POST /refunds', lines: ['Authorization: Bearer eyJhbGciOi'] })],
  })
  const words = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words.some((each) => each.startsWith('Authorization:'))).toBe(true)
})

test('a word is whole with the sign of its state', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']
  const more = names
    .slice(2)
    .map((to, at) => call(names[at + 1] ?? '', to, { text: 'confirms that all of it is done' }))
  const { elements } = scene({
    participants: names.map((name) => ({ name, note: 'a service of ours' })),
    messages: [call('A', 'B'), call('B', 'A', { kind: 'reply', text: 'Authorised', state: 'positive' }), ...more],
  })
  expect(elements.some((each) => each.type === 'text' && each.text === '✓\u00a0Authorised')).toBe(true)
})

test('a call of its own that outlasts the bar it began at returns to the lifeline', () => {
  const [first, second] = participants.map(({ name }) => name)
  const messages = [
    { from: first, to: second, text: 'go' },
    { from: second, to: second, text: 'tidy up' },
  ]
  const drawing = draw({ participants, messages })
  expect(drawing.ok && drawing.warnings).toEqual([])
})

test('a failure with an open head, which has no slash, has a cross where it says no word', () => {
  const said = (kind: string, text: string): string[] =>
    scene({ participants, messages: [call('Client', 'API', { kind, text, state: 'negative' })] }).elements.flatMap(
      (each) => (each.type === 'text' ? [each.text] : []),
    )
  expect(said('async', '10.00')).toContain('✗\u00a010.00')
  expect(said('async', 'vote no')).toContain('vote no')
})

test('a message in flight over several participants needs no wide gap beside its sender, and a long flight no wide page', () => {
  const gapsOf = (to: string, delay: number): number[] => {
    const pairs = Array.from({ length: 4 }, () => call('Client', 'API', { kind: 'async', text: 'x' }))
    const { elements } = scene({
      participants,
      messages: [call('Client', to, { kind: 'async', delay, text: 'the refund is completed' }), ...pairs],
    })
    return lifelines(elements)
      .map((x, index, all) => x - (all[index - 1] ?? x))
      .slice(1)
  }
  expect(Math.max(...gapsOf('Queue', 2))).toBeLessThan(300)
  expect(gapsOf('API', 4)[0]).toBe(gapsOf('API', 2)[0])
})

test('the word of a lost message is below its way where another arrives over it', () => {
  const wordAt = (delay: number): number => {
    const { elements } = scene({
      participants: participants.slice(0, 2),
      messages: [
        call('Client', 'API', { kind: 'async', delay, text: 'one' }),
        call('Client', 'API', { kind: 'lost', text: 'two' }),
        call('Client', 'API', { kind: 'async', text: 'three' }),
      ],
    })
    return textOf(elements, 'lost').y - textOf(elements, 'two').y
  }
  expect(wordAt(1) - wordAt(0)).toBe(12)
})
