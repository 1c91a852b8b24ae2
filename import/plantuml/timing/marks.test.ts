/** Times, and what stands between and across the signals of a timing diagram: in each of their spellings, and up to how many. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readTiming } from './read-timing.ts'

const uml = (...lines: string[]) => `@startuml\n${lines.join('\n')}\n@enduml\n`
const read = (...lines: string[]) => {
  const { model, report } = readTiming(uml(...lines))
  return { ...model, findings: findingsIn(report) }
}
const signals = ['robust A', 'concise "B b" as B', 'clock C with period 4']

test.each([
  ['@7', 7],
  ['@-7', -7],
  ['@+7', 17],
  ['@1:05', 65],
  ['@1:00:05.25', 3605.25],
  ['@2026-03-01', Date.UTC(2026, 2, 1) / 1000],
  ['@2026/3/1 4:05', Date.UTC(2026, 2, 1, 4, 5) / 1000],
  ['@2026-12-31 04:05:06', Date.UTC(2026, 11, 31, 4, 5, 6) / 1000],
  ['@:ten', 10],
  ['@:ten + 2.5', 12.5],
  ['@:ten-4', 6],
  ['@C*3', 12],
  ['@C * 0', 0],
  ['@5 as :five', 5],
])('%s after @10 is the time %s', (written, time) => {
  const { signals: found, findings } = read(...signals, '@10 as :ten', written, 'A is x')
  expect([found.get('A')?.states, findings]).toMatchObject([[{ value: 'x', time }], []])
})

test.each([
  ['@7 words', '5:4 as, or the end of the line'],
  ['@:none', '5:2 a time with this name'],
  ['@D*2', '5:2 a clock with this name'],
  ['@D', '5:2 a time or a signal'],
  ['@', '5:2 a time or a signal'],
  ['A is', '5:3 is and a state'],
  ['A is x y # z', '5:10 : or the end of the line'],
  ['D has x', '5:1 a signal that was declared'],
  ['A -> D : x', '5:6 a signal that was declared'],
  ['A@x -> B : x', '5:3 a time'],
  ['A -> @5', '5:1 a signal at both ends'],
  ['@1 -> B', '5:1 a signal at both ends'],
  ['A@1 <-> @2 x', '5:12 : or the end of the line'],
  ['highlight x to 2', '5:11 a time'],
  ['highlight 1 2', '5:13 to and a time'],
  ['highlight 1 to x', '5:16 a time'],
  ['highlight 1 to 2 x', '5:18 : or the end of the line'],
  ['concise E extra', '5:11 as, with period or the end of the line'],
])('%s is a finding', (line, finding) => {
  expect(read(...signals, line, 'A is ok').findings).toEqual([finding])
})

test.each([
  ['A -> B : go', { from: 'A', to: 'B', start: 10, end: 10, text: 'go' }],
  ['A->B@+5', { from: 'A', to: 'B', start: 10, end: 15, text: '' }],
  ['A@3 -[#red]-> B@8 :  both ', { from: 'A', to: 'B', start: 3, end: 8, text: 'both' }],
  ['A@+1 --> B@+1', { from: 'A', to: 'B', start: 11, end: 12, text: '' }],
  ['A@3 <- B@2 : from right', { from: 'B', to: 'A', start: 2, end: 3, text: 'from right' }],
])('%s is an arrow', (line, arrow) => {
  const { arrows, spans, findings } = read(...signals, '@10', line)
  expect([arrows, spans, findings]).toMatchObject([[arrow], [], []])
})

test.each([
  ['A@2 <-> @5 : {3 s}', { on: 'A', start: 2, end: 5, text: '{3 s}' }],
  ['A@5 <-> @2', { on: 'A', start: 2, end: 5, text: '' }],
  ['A@2 <-> @+5', { on: 'A', start: 2, end: 7, text: '' }],
  ['A <-> @12', { on: 'A', start: 10, end: 12, text: '' }],
])('%s is a length of time', (line, span) => {
  expect(read(...signals, '@10', line)).toMatchObject({ arrows: [], spans: [span], findings: [] })
})

test('below @B, arrows and lengths begin at it', () => {
  expect(read(...signals, '@B', '@1 -> A@2 : up', '@3 <-> @4', 'A@5 -> @6 : down')).toMatchObject({
    arrows: [
      { from: 'B', to: 'A', start: 1, end: 2, text: 'up' },
      { from: 'A', to: 'B', start: 5, end: 6, text: 'down' },
    ],
    spans: [{ on: 'B', start: 3, end: 4 }],
    findings: [],
  })
})

test.each([
  ['highlight 2 to 5', { start: 2, end: 5, text: '' }],
  ['highlight 2 to +5 #Gold;line:DimGrey : **rush** hour ', { start: 2, end: 7, text: 'rush hour' }],
  ['highlight +1 to +1 : one', { start: 11, end: 12, text: 'one' }],
])('%s is a highlight', (line, light) => {
  expect(read(...signals, '@10', line)).toMatchObject({ lights: [light], findings: [] })
})

test('a clock beats from its period on; a period of nothing is none, and says so', async () => {
  const beatsOf = async (...lines: string[]) => {
    const found = await importDiagram(uml(...lines), { recipe: 'uml-timing' })
    if (!found.ok) return found.findings
    const [clock] = found.data['lifelines'] as { name: string; states: { name: string; start: number }[] }[]
    return [clock?.states.map(({ name, start }) => `${name} ${start}`), found.notes.map(({ what }) => what)]
  }
  const wire = (last: number): string[] => ['binary W', '@0', 'W is low', `@${last}`, 'W is high']
  expect(await beatsOf('clock C with period 4 offset 1', ...wire(5))).toEqual([
    ['high 0', 'low 2', 'high 4', 'low 6'],
    ['settings'],
  ])
  expect(await beatsOf('clock C with period 0.3', ...wire(0.4))).toEqual([
    ['high 0', 'low 0.15', 'high 0.3', 'low 0.45'],
    [],
  ])
  expect(await beatsOf('clock C with period 0', ...wire(5))).toEqual([[], ['the beats of a clock']])
  expect(((await beatsOf('clock C with period 2', ...wire(79))) as string[][])[0]).toHaveLength(80)
  expect(await beatsOf('clock C with period 2', ...wire(80))).toEqual([[], ['the beats of a clock']])
})

const drawn = async (...lines: string[]) => {
  const found = await importDiagram(uml(...lines), { recipe: 'uml-timing' })
  if (!found.ok) throw new Error(JSON.stringify(found.findings))
  return { data: found.data, notes: found.notes.map(({ what, text }) => `${what}: ${text}`) }
}

test.each([
  ['messages', 20, (at: number) => `A -> B@+1 : m${at}`, 'm21'],
  ['constraints', 12, (at: number) => `A@0 <-> @${at} : c${at}`, 'c13'],
  ['bands', 4, (at: number) => `highlight 0 to ${at} : h${at}`, 'h5'],
] as const)('%s are drawn up to %i', async (field, most, line, extra) => {
  const lines = (count: number): string[] => [
    'concise A',
    'concise B',
    '@0',
    'A is x',
    'B is y',
    ...Array.from({ length: count }, (_, at) => line(at + 1)),
  ]
  const [all, more] = [await drawn(...lines(most)), await drawn(...lines(most + 1))]
  expect([(all.data[field] as object[]).length, all.notes]).toEqual([most, []])
  expect([(more.data[field] as object[]).length, more.notes]).toEqual([most, [`more than ${most} of a kind: ${extra}`]])
})

test('up to eight states are levels, more are values', async () => {
  const line = async (count: number) => {
    const states = Array.from({ length: count }, (_, at) => [`@${at}`, `A is s${at}`]).flat()
    return ((await drawn('robust A', ...states)).data['lifelines'] as object[])[0]
  }
  expect(await line(8)).toMatchObject({ levels: ['s7', 's6', 's5', 's4', 's3', 's2', 's1', 's0'] })
  expect(await line(9)).toMatchObject({ kind: 'values' })
})

test('times are written as dates, days or times of day only where all of them are', async () => {
  const startsOf = async (...times: string[]) => {
    const { data } = await drawn('concise A', ...times.flatMap((time, at) => [`@${time}`, `A is s${at}`]))
    return [
      data['unit'],
      (data['lifelines'] as { states: { start: unknown }[] }[])[0]?.states.map(({ start }) => start),
    ]
  }
  expect(await startsOf('2026-03-01', '2026-03-02')).toEqual([undefined, ['2026-03-01', '2026-03-02']])
  expect(await startsOf('2026-03-01', '2026-03-02 10:00')).toEqual([
    undefined,
    ['2026-03-01T00:00:00', '2026-03-02T10:00:00'],
  ])
  expect(await startsOf('0:00', '23:59:59')).toEqual([undefined, ['00:00:00', '23:59:59']])
  expect(await startsOf('0:00', '24:00:00')).toEqual(['s', [0, 86_400]])
  expect(await startsOf('0:00', '1:00:00.5')).toEqual(['s', [0, 3600.5]])
  expect(await startsOf('0', '1')).toEqual([undefined, [0, 1]])
})

test('the diagram goes on until the last time that is written, unless a state begins there', async () => {
  const untilOf = async (...lines: string[]) => (await drawn('concise A', ...lines)).data['until']
  expect(await untilOf('@0', 'A is x', '@9')).toBe(9)
  expect(await untilOf('@0', 'A is x', '@9', 'A is y')).toBeUndefined()
  expect(await untilOf('@9', '@0', 'A is x', '@12 as :later')).toBe(9)
  expect(await untilOf('@A', '0 is x', '12 is y', '@9')).toBeUndefined()
})

test('of several states at once the last one counts; what comes first in time is drawn first', async () => {
  const { data, notes } = await drawn('binary A', '@5', 'A is 1', 'A is off', '@2', 'A is TRUE', '@3', 'A is odd')
  expect(data['lifelines']).toEqual([
    {
      name: 'A',
      states: [{ name: 'high', start: 2 }, { start: 3 }, { name: 'low', start: 5 }],
      levels: ['high', 'low'],
    },
  ])
  expect(notes).toEqual([
    'a state that another one replaces at once: 1',
    'a state without one value, drawn as none: odd',
  ])
})
