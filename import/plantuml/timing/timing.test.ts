import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readTiming } from './read-timing.ts'

const uml = (...lines: string[]) => `@startuml\n${lines.join('\n')}\n@enduml\n`
const statesOf = (...lines: string[]) => {
  const { model, report } = readTiming(uml(...lines))
  const states = [...model.signals.values()].flatMap(({ id, states: own }) =>
    own.map(({ time, value }) => `${id} ${time ?? 'before'} ${value}`),
  )
  return { states, findings: findingsIn(report), notes: ledgerOf(report).map((each) => each.replace(/^\S+ /, '')) }
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

test('short names of states are resolved; arrows, spans, notes and highlights are in the ledger; mistakes have places', () => {
  const { states, findings, notes } = statesOf(
    'robust "Flow" as F',
    'F has "35 gpm" as high',
    '@0',
    'F is high : words',
    'F@0 <-> @5 : {5 s}',
    '@5 <-> @+3',
    'highlight 0 to 3 #Gold',
    'note top of F : here',
    'G is low',
    '@nowhere',
    'what',
  )
  expect(states).toEqual(['F 0 35 gpm'])
  expect(notes).toEqual([
    'words on a state',
    'an arrow between signals, or a span of time',
    'a span of time',
    'a highlight or a setting',
    'a note on a signal',
  ])
  expect(findings.map((each) => each.replace(/^\S+ /, ''))).toEqual([
    'a signal that was declared',
    'a time or a signal',
    'a signal, a time or a state',
  ])
})

const wavesOf = async (...lines: string[]) => {
  const found = await importDiagram(uml(...lines))
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
