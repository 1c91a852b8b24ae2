import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { Conversion } from '../../convert/conversion.ts'
import { read } from './kind.ts'
import { readTiming } from './read-timing.ts'

const uml = (...lines: string[]) => `@startuml\n${lines.join('\n')}\n@enduml\n`
const statesOf = (...lines: string[]) => {
  const { model, report } = readTiming(uml(...lines))
  const states = [...model.signals.values()].flatMap(({ id, states: own }) =>
    own.map(({ time, value }) => `${id} ${time ?? 'before'} ${value}`),
  )
  return { states, findings: findingsIn(report) }
}

test('times are absolute, after the last one, named, times of day, or beats of a clock', () => {
  const { states, findings } = statesOf(
    'concise "Web User" as WU',
    'clock clk with period 50',
    'WU is Absent',
    '@0 as :start',
    'WU is Idle',
    '@+10.5',
    'WU is A',
    '@:start+20',
    'WU is B',
    '@clk*3',
    'WU is "two words" #red',
    '@1:00:05',
    'WU is {hidden}',
    '@WU',
    '7000 is C',
    '+100 is D',
  )
  expect(states).toEqual([
    'WU before Absent',
    'WU 0 Idle',
    'WU 10.5 A',
    'WU 20 B',
    'WU 150 two words',
    'WU 3605 {hidden}',
    'WU 7000 C',
    'WU 7100 D',
  ])
  expect(findings).toEqual([])
})

test('short names of states are resolved; arrows, spans, notes and highlights are read; mistakes have places', () => {
  const { model, report } = readTiming(
    uml(
      'robust "Flow" as F',
      'concise G',
      'F has "35 gpm" as high',
      '@0',
      'F is high : words',
      'F@0 <-> @5 : {5 s}',
      'F -> G@+2 : go',
      '@G',
      '@5 <-> @+3',
      'highlight 0 to 3 #Gold;line:DimGrey : **rush**',
      'note top of F : here',
      'H is low',
      'F -> H : lost',
      '@nowhere',
      'what',
    ),
  )
  expect(model.signals.get('F')).toMatchObject({
    order: ['35 gpm'],
    states: [{ value: '35 gpm', note: 'words; here' }],
  })
  expect(model.arrows).toMatchObject([{ from: 'F', to: 'G', start: 0, end: 2, text: 'go' }])
  expect(model.spans).toMatchObject([
    { on: 'F', start: 0, end: 5, text: '{5 s}' },
    { on: 'G', start: 5, end: 8, text: '' },
  ])
  expect(model.lights).toMatchObject([{ start: 0, end: 3, text: 'rush' }])
  expect(findingsIn(report).map((each) => each.replace(/^\S+ /, ''))).toEqual([
    'a signal that was declared',
    'a signal that was declared',
    'a time or a signal',
    'a signal, a time or a state',
  ])
})

const wavesOf = async (...lines: string[]) => {
  const found = await importDiagram(uml(...lines), { recipe: 'digital-waveform' })
  if (!found.ok) throw new Error(JSON.stringify(found.findings))
  expect([found.kind, found.recipe]).toEqual(['timing', 'digital-waveform'])
  return { signals: found.data['signals'], notes: found.notes.map(({ what }) => what) }
}

test('all times are on one grid, clocks beat on it, and the times have a row', async () => {
  const { signals, notes } = await wavesOf(
    'clock C with period 2',
    'binary B',
    'concise D',
    '@0',
    'B is low',
    'D is x',
    '@2',
    'B is high',
    '@3',
    'D is {-}',
  )
  expect(signals).toEqual([
    { name: 'Time', wave: '=.==', data: ['0', '2', '3'] },
    { name: 'C', wave: '1010' },
    { name: 'B', wave: '0.1.', data: [] },
    { name: 'D', wave: '=..x', data: ['x'] },
  ])
  expect(notes).toEqual(['states without one value, drawn as unknown'])
})

test('where words need more room than equal steps have, a step is as wide as its words', async () => {
  const { signals, notes } = await wavesOf('concise D', '@0', 'D is a', '@1', 'D is processing', '@5000', 'D is b')
  const [, wave] = signals as { wave: string; data: string[] }[]
  expect(wave?.data).toEqual(['a', 'processing', 'b'])
  expect(wave?.wave).toMatch(/^=\.*=\.{3,}=\.*$/)
  expect(notes).toEqual(['distances between times: steps are as wide as their words'])
})

test('one state alone has two columns', async () => {
  const { signals } = await wavesOf('concise D', '@4', 'D is a')
  expect(signals).toEqual([
    { name: 'Time', wave: '=.', data: ['4'] },
    { name: 'D', wave: '=.', data: ['a'] },
  ])
})

test('wires alone are a waveform, everything else is a UML timing diagram; either is drawn as the other when asked', async () => {
  const chosen = async (...lines: string[]) => {
    const found = await importDiagram(uml(...lines))
    return found.ok ? [found.recipe, ...found.others] : found.findings
  }
  const wires = ['clock C with period 2', 'binary B', '@0', 'B is low', '@2', 'B is high']
  expect(await chosen(...wires)).toEqual(['digital-waveform', 'uml-timing'])
  expect(await chosen(...wires, 'B@0 <-> @2 : {2 ns}')).toEqual(['uml-timing', 'digital-waveform'])
  expect(await chosen('concise D', '@0', 'D is a')).toEqual(['uml-timing', 'digital-waveform'])
})

test('states, arrows, lengths and highlights become lifelines, messages, constraints and bands', async () => {
  const found = await importDiagram(
    uml(
      'robust "Web Browser" as WB',
      'concise WU',
      'binary B',
      'WB is Idle',
      '@1:00:00',
      'WU is Waiting : some note',
      'WB -> WU@1:00:30 : URL',
      '@1:01:00',
      'WB is Busy',
      'WU is {-}',
      'B is {0,1}',
      'WB@1:00:00 <-> @1:01:00',
      'highlight 1:00:10 to 1:00:20',
      '@1:02:00',
    ),
  )
  if (!found.ok) throw new Error(JSON.stringify(found.findings))
  const { lifelines, messages, constraints, bands, until } = found.data
  expect({ lifelines, messages, constraints, bands, until }).toEqual({
    lifelines: [
      {
        name: 'Web Browser',
        levels: ['Busy', 'Idle'],
        states: [{ name: 'Idle' }, { name: 'Busy', start: '01:01:00' }],
      },
      {
        name: 'WU',
        kind: 'values',
        states: [{ name: 'Waiting', start: '01:00:00', note: 'some note' }, { start: '01:01:00' }],
      },
      { name: 'B', levels: ['high', 'low'], states: [{ start: '01:01:00' }] },
    ],
    messages: [{ from: 'Web Browser', to: 'WU', start: '01:00:00', end: '01:00:30', text: 'URL' }],
    constraints: [{ on: 'Web Browser', start: '01:00:00', end: '01:01:00', text: '60 s' }],
    bands: [{ start: '01:00:10', end: '01:00:20', text: '10 s' }],
    until: '01:02:00',
  })
  expect(found.notes.map(({ what }) => what)).toEqual(['a state without one value, drawn as none'])
})

test('a stereotype or a color that never ends is a finding, not an endless search', () => {
  expect(statesOf('binary "V" as V <<ben').findings).toEqual(['2:17 as, with period or the end of the line'])
  expect(statesOf('concise a #').findings).toHaveLength(1)
})

test('times that no date has are numbers', async () => {
  const startOf = async (plus: number) => {
    const text = uml('concise "A" as A', '@2020/01/01', 'A is x', `@+${plus}`, 'A is y', '@+1', 'A is z')
    const outcome = await importDiagram(text)
    return outcome.ok ? JSON.stringify(outcome.data).match(/"start":([^,}]+)/g) : outcome.findings
  }
  expect(await startOf(86_399)).toEqual([
    '"start":"2020-01-01T00:00:00"',
    '"start":"2020-01-01T23:59:59"',
    '"start":"2020-01-02T00:00:00"',
  ])
  expect(await startOf(8_640_000_000_000)).toContain('"start":1577836800')
})

test('a text that names a day, and no time at which anything is, has data', () => {
  const { ways, report } = read(uml('concise "A" as A', 'A is x', 'highlight 2020/01/01 to nowhere'))
  const made = ways.map(({ make }) => make(new Conversion(report.continued(), { kind: 'plantuml-timing' })))
  expect(made[0]).toMatchObject({ lifelines: [{ name: 'A' }] })
})
