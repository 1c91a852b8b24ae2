import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { FreeWords } from './free-words.ts'
import { instantsOf } from './instants.ts'
import recipe from './recipe.ts'
import { bandsOf, judge, messagesDuring } from './stretches.ts'
import type { TimingData } from './timing-data.ts'

const dataOf = (data: object): TimingData => {
  const reading = readData(recipe.data as never, { title: 'A lock', ...data })
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  return reading.data as never
}
const findingsOf = (data: object): string[] => {
  const reading = readData(recipe.data as never, { title: 'A lock', ...data })
  return reading.ok ? [] : reading.findings.map(({ at, problem }) => `${at}: ${problem}`)
}
const holds = (...at: number[]) => at.map((start, index) => ({ name: index % 2 === 0 ? 'holds' : 'waits', start }))
const both = [
  { on: 'A', is: 'holds' },
  { on: 'B', is: 'holds' },
]
const two = (a: number[], b: number[], more = {}) =>
  dataOf({
    unit: 's',
    lifelines: [
      { name: 'A', states: holds(...a), ...more },
      { name: 'B', kind: 'values', states: holds(...b) },
    ],
    messages: [
      { from: 'A', to: 'B', start: 2.5, text: 'during' },
      { from: 'B', to: 'A', start: 9, text: 'later' },
    ],
    bands: [{ id: 'both', text: 'both hold', while: both }],
  })
const measured = (data: TimingData) => {
  const instants = instantsOf(data)
  return bandsOf(data, instants).map((band) => ({
    periods: band.periods.map(({ from, to }) => [from, to]),
    words: band.words,
    during: messagesDuring(band, data, instants).map(({ text }) => text),
  }))
}

test('a band lasts while all its conditions hold, as often as they do', () => {
  expect(measured(two([0, 3, 5, 8], [2, 6, 7, 10]))).toEqual([
    {
      periods: [
        [2, 3],
        [5, 6],
        [7, 8],
      ],
      words: '3 s',
      during: ['during'],
    },
  ])
  expect(measured(two([0, 3], [3, 12]))).toEqual([{ periods: [], words: '0 s', during: [] }])
})

test('what nothing ends is measured up to the last known time, and says so; a destroyed lifeline is in no state', () => {
  expect(measured(two([0], [4]))[0]).toMatchObject({ periods: [[4, 9]], words: '≥ 5 s' })
  expect(measured(two([0], [4], { destroyed: 7.7 }))[0]).toMatchObject({ periods: [[4, 7.7]], words: '3.7 s' })
})

test('lengths and times are compared with their limits, without rounding errors', () => {
  const data = two([0], [1])
  const said = (constraint: object) => judge({ on: 'A', start: 0.3, ...constraint }, instantsOf(data))
  expect(said({ end: 2.7, most: 2.4 })).toEqual({ required: '2.4 s {0..2.4 s}', missed: undefined })
  expect(said({ end: 2.7, most: 2, text: 'lease' })).toEqual({
    required: 'lease 2.4 s {0..2 s}',
    missed: '0.4 s too long',
  })
  expect(said({ end: 2.7, least: 3, most: 9 })).toEqual({ required: '2.4 s {3..9 s}', missed: '0.6 s too short' })
  expect(said({ most: 0.2 })).toEqual({ required: '0.3 s {0..0.2 s}', missed: '0.1 s too late' })
  expect(said({ end: 1, text: '{50 ms lag}' })).toEqual({ required: '{50 ms lag}', missed: undefined })
})

test('times of day are lengths in minutes', () => {
  const states = [
    { name: 'up', start: '09:00' },
    { name: 'down', start: '09:12' },
    { name: 'up', start: '09:45:30' },
  ]
  const bands = [{ text: 'down', while: [{ on: 'A', is: 'down' }] }]
  expect(measured(dataOf({ lifelines: [{ name: 'A', states }], bands }))[0]?.words).toBe('33.5 min')
})

test('times out of order, states off their levels and conditions that cannot hold are findings', () => {
  const lifelines = [
    {
      name: 'A',
      levels: ['on'],
      states: [
        { name: 'on', start: 3 },
        { name: 'off', start: 4 },
      ],
    },
  ]
  expect(findingsOf({ lifelines })).toEqual(['lifelines.0.levels: has no "off", which is a state'])
  const late = [{ name: 'A', states: holds(3, 3), destroyed: 2 }]
  expect(findingsOf({ lifelines: late, bands: [{ text: 'x', while: [{ on: 'A', is: 'gone' }] }], until: 1 })).toEqual([
    'lifelines.0.states.1.start: 3 is not after the state before it, 3',
    'lifelines.0.destroyed: 2 is not after its last state, 3',
    'until: 1 is before the last time',
    'bands.0.while.0.is: "gone" is not a state of A: holds, waits',
  ])
  const mixed = [
    {
      name: 'A',
      states: [
        { name: 'x', start: 3 },
        { name: 'y', start: '09:00' },
      ],
    },
  ]
  expect(findingsOf({ lifelines: mixed })).toEqual([
    'lifelines.0.states.1.start: "09:00" is a time of day; lifelines.0.states.0.start is a number',
  ])
})

test('a short value has its word beside it; a band that never is says so', () => {
  const states = [
    { name: 'idle', start: 0 },
    { name: 'sending', start: 1 },
    { name: 'idle', start: 1000 },
  ]
  const bands = [
    {
      text: 'both idle',
      while: [
        { on: 'A', is: 'idle' },
        { on: 'B', is: 'idle' },
      ],
    },
  ]
  const drawing = drawRecipe(
    recipe as never,
    {
      title: 'A short state',
      lifelines: [
        { name: 'A', kind: 'values', states },
        {
          name: 'B',
          states: [
            { name: 'idle', start: 2 },
            { name: 'busy', start: 900 },
          ],
        },
      ],
      bands,
    } as never,
  )
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const foot = drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.size === 12 ? [each.text] : []))
  expect(foot.join(' ')).toBe('At no time: both idle.')
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  // The value that is too short for its word has it beside itself.
  expect(words.filter((each) => each === 'idle')).toHaveLength(3)
  expect(drawing.warnings).toEqual([])
})

/** What is drawn of two lifelines with a message at a time. */
const drawnWith = (start: number, name = 'holds') => {
  const lifelines = ['A', 'B'].map((each) => ({
    name: each,
    kind: 'values',
    states: [{ name }, { name: 'waits', start }],
  }))
  const messages = [{ from: 'A', to: 'B', start: start + 5, text: 'ask' }]
  const drawing = drawRecipe(
    recipe as never,
    { title: 'A claim', unit: 's', lifelines, messages, until: start + 60 } as never,
  )
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
}

test('an axis of numbers has its 0 where that is on the page, and begins later where it is not', () => {
  expect(drawnWith(2)).toContain('0 s')
  expect(drawnWith(900)).not.toContain('0 s')
})

test('words of a message leave room to other words in their line, on the side where there is some', () => {
  const block = { lines: [], w: 40, h: 16 }
  const free = new FreeWords()
  free.avoid({ type: 'text', x: 180, y: 108, text: 'later', size: 14 })
  const corners = [
    [110, 100],
    [50, 100],
  ] as const
  expect(free.find(block, corners, ([x]) => (x < 100 ? -48 : 48))?.rect.x).toBe(50)
  expect(free.find(block, corners)?.rect).toMatchObject({ x: 110, w: 40 })
})

const timed = (more: object) => {
  const drawing = drawRecipe(recipe as never, { title: 'A claim', unit: 's', ...more } as never)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return {
    title: drawing.scene.title,
    words: drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])),
    lost: drawing.warnings.filter(({ problem }) => problem.includes('not in the picture')),
    strokes: drawing.scene.elements.flatMap((each) => (each.type === 'line' && each.arrow ? [each.stroke] : [])),
  }
}

test('words without room are listed with their lifeline and time', () => {
  const states = Array.from({ length: 8 }, (_, at) => ({ name: `a value of many words ${at}`, start: at / 10 }))
  const { words, lost } = timed({
    lifelines: [{ name: 'A', kind: 'values', states: [...states, { name: 'end', start: 90 }] }],
    source: 'Illustrative data',
  })
  expect(words.find((each) => each.startsWith('No room'))).toMatch(/^No room in the drawing for: A, 0/)
  // What is listed is there, before a source, too.
  expect(lost).toEqual([])
})

test('a remark on a state that is too short for it ends at the step into it', () => {
  const states = [{ name: 'on' }, { name: 'off', start: 20 }, { name: 'on', start: 82, note: 'after a long repair' }]
  const lifelines = (more: object = {}) => [{ name: 'A', levels: ['idle', 'on', 'off'], states, ...more }]
  expect(timed({ lifelines: lifelines(), until: 90 }).words).toContain('after a long repair')
  const early = [{ name: 'on' }, { name: 'off', start: 2, note: 'after a long repair' }, { name: 'on', start: 5 }]
  const { words } = timed({ lifelines: lifelines({ states: early }), until: 90 })
  expect(words).toContain('No room in the drawing for: A, 2 s: after a long repair.')
})

test('what is required has its words over its length in more lines, or beside it within its lane', () => {
  const states = [{ name: 'off' }, { name: 'on', start: 12 }, { name: 'off', start: 30 }]
  const { words } = timed({
    lifelines: [{ name: 'Bestandsabgleich', levels: ['on', 'off'], states }],
    constraints: [
      { on: 'Bestandsabgleich', start: 12, end: 30, most: 15, text: 'ack within 15 s' },
      { on: 'Bestandsabgleich', start: 65, most: 60 },
    ],
    until: 90,
  })
  expect(words.filter((each) => each.startsWith('No room'))).toEqual([])
  expect(words).toEqual(expect.arrayContaining(['✗ 3 s too long', '✗ 5 s too late', 'Bestandsabgleich']))
})

test('words of a length with messages close to both of its ends are further away, at the end of a line to them', () => {
  const at = (start: number) => ({ from: 'A', to: 'B', start })
  const drawing = timed({
    lifelines: ['A', 'B'].map((name) => ({
      name,
      levels: ['on', 'off'],
      states: [{ name: 'off' }, { name: 'on', start: 40 }],
    })),
    constraints: [{ on: 'A', start: 40, end: 44, most: 5, text: 'takeover' }],
    messages: [34, 36, 38, 45, 46.5, 48, 50].map(at),
    until: 90,
  })
  expect(drawing.words.join(' ')).toContain('takeover 4 s')
  expect(drawing.words.join(' ')).not.toContain('No room')
})

test('a band of one word is quoted by it, and by its id where it has one', () => {
  const lifelines = [{ name: 'A', states: [{ name: 'open' }, { name: 'shut', start: 5 }, { name: 'open', start: 9 }] }]
  const band = { text: 'refused', while: [{ on: 'A', is: 'shut' }] }
  expect(timed({ title: 'For {refused}', lifelines, bands: [band] }).title).toContain('For 4 s')
  expect(timed({ title: 'For {gap}', lifelines, bands: [{ ...band, id: 'gap', text: 'is shut' }] }).title).toContain(
    'For 4 s',
  )
  expect(timed({ title: 'For {refused}', lifelines, bands: [{ ...band, text: 'is refused' }] }).title).toContain(
    '{refused}',
  )
})

test('edges of a band that is measured below the axis are broken at the words of one measured under its lane', () => {
  const lines = ['A', 'B', 'C'].map((name, at) => ({
    name,
    states: [{ name: 'holds' }, { name: 'waits', start: 10 + at }, { name: 'holds', start: 60 }],
  }))
  const drawing = drawRecipe(recipe as never, {
    title: 'Two bands',
    unit: 's',
    lifelines: lines,
    messages: [{ from: 'A', to: 'C', start: 10.9, text: 'x' }],
    bands: [
      {
        text: 'first',
        while: [
          { on: 'A', is: 'waits' },
          { on: 'B', is: 'holds' },
        ],
      },
      {
        text: 'nobody holds',
        while: [
          { on: 'B', is: 'waits' },
          { on: 'C', is: 'holds' },
        ],
      },
    ],
  })
  expect(drawing).toMatchObject({ ok: true })
  expect(drawing.ok && drawing.warnings.filter(({ problem }) => problem.includes('R08'))).toEqual([])
})

test('what is required of a time is named beyond a band whose edge is close by', () => {
  const drawing = drawRecipe(recipe as never, {
    title: 'A band',
    unit: 's',
    lifelines: [
      { name: 'A', states: [{ name: 'on' }, { name: 'off', start: 4.3 }] },
      { name: 'B', states: [{ name: 'off' }, { name: 'on', start: 4 }] },
      { name: 'C', states: [{ name: 'on' }, { name: 'off', start: 3.9 }, { name: 'on', start: 20 }] },
    ],
    constraints: [{ on: 'C', start: 3.9, text: 'after the door', least: 4.3 }],
    bands: [
      {
        text: 'both',
        while: [
          { on: 'A', is: 'on' },
          { on: 'B', is: 'on' },
        ],
      },
    ],
  })
  const said = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(said.join(' ')).not.toContain('No room')
})

test('the description says who is in which state from when on', () => {
  const drawing = drawRecipe(recipe as never, recipe.sample)
  expect(drawing.ok && drawing.scene.description).toContain('Container (Port open and Port closed from 0.3 s)')
})

test('an arrow without room for its words is red where it is bad; what is good is said by words alone', () => {
  const lifelines = ['A', 'B'].map((name) => ({ name, kind: 'values', states: [{ name: 'on' }] }))
  const crowdedBy = (state: string) => {
    const at = Array.from({ length: 9 }, (_, index) => 1 + index / 10)
    const text = 'a word that is a rather long one'
    return timed({ lifelines, messages: at.map((start) => ({ from: 'A', to: 'B', start, text, state })), until: 90 })
  }
  const bad = crowdedBy('negative')
  expect(bad.words.join(' ')).toContain('No room in the drawing for: ✗ A to B')
  expect(new Set(bad.strokes)).toEqual(new Set(['negative']))
  expect(crowdedBy('positive').strokes).toContain('ink')
})

test('words of a message that crosses lanes are between two levels where there is no other room', () => {
  const levels = ['up', 'down', 'gone']
  const states = [{ name: 'up' }, { name: 'down', start: 4 }]
  const between = { name: 'B', levels, states: [{ name: 'up' }, { name: 'gone', start: 6 }] }
  const { words } = timed({
    lifelines: [{ name: 'A', levels, states }, between, { name: 'C', levels, states }],
    messages: [{ from: 'A', to: 'C', start: 9, text: 'request lost', state: 'negative' }],
    constraints: [{ on: 'B', start: 6, end: 11, most: 1, text: 'without endpoint' }],
    until: 22,
  })
  expect(words).toContain('request lost')
})

test('a value that the edge of a band crosses is in its cell, and the edge is broken at it', () => {
  const values = (name: string, ...at: number[]) => ({
    name,
    kind: 'values',
    states: at.map((start, index) => ({ name: ['v41', 'v41, draining', 'v42'][index], start })),
  })
  const drawing = drawRecipe(recipe as never, {
    title: 'It waits for {both}',
    unit: 's',
    lifelines: [{ name: 'A', states: holds(0, 5.1, 12) }, values('Served', 0, 4, 6.2)],
    // So that it is measured under both lanes.
    messages: [{ from: 'A', to: 'Served', start: 8.5, text: 'go' }],
    bands: [{ id: 'both', text: 'waits', while: [{ on: 'A', is: 'waits' }] }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const heightOf = (words: string): number | undefined =>
    drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each.y] : []))[0]
  expect(heightOf('v41, draining')).toBe(heightOf('v41') ?? 0)
  expect(drawing.warnings).toEqual([])
})

test('the description counts messages that fail', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  expect(drawing.ok && drawing.scene.description).toContain('Failing: 3 from Balancer to Container (refused).')
})

test('all messages that are sent in a band are counted, whoever sends them', () => {
  const lifelines = ['A', 'B'].map((name) => ({ name, states: [{ name: 'off' }, { name: 'on', start: 10 }] }))
  const messages = [5, 12, 15].map((start) => ({ from: 'B', to: 'A', start }))
  const band = { text: 'on', while: [{ on: 'A', is: 'on' }] }
  const title = '{within} writes reach it'
  expect(timed({ title, lifelines, messages, bands: [band], until: 20 }).title).toContain('2 writes reach it')
  const [first, ...others] = messages
  const failing = [first, ...others.map((each, at) => (at === 0 ? { ...each, state: 'negative' } : each))]
  const bad = { title, lifelines, messages: failing, bands: [{ ...band, state: 'negative' }], until: 20 }
  expect(timed(bad).title).toContain('1 writes reach it')
  const given = { text: 'given', start: 14, end: 16 }
  expect(timed({ title, lifelines, messages, bands: [given], until: 20 }).title).toContain('1 writes reach it')
})
