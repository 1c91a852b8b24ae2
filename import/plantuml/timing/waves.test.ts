/** How wide the steps of a waveform are: on one grid where words have room, else as wide as their words. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'

const waves = async (...lines: string[]) => {
  const found = await importDiagram(`@startuml\n${lines.join('\n')}\n@enduml\n`, { recipe: 'digital-waveform' })
  if (!found.ok) throw new Error(JSON.stringify(found.findings))
  const signals = found.data['signals'] as { name: string; wave: string; data?: string[] }[]
  return {
    all: signals.map(({ name, wave }) => `${name} ${wave}`),
    notes: found.notes.map(({ what, text }) => `${what}${text === '' ? '' : `: ${text}`}`),
    signals,
  }
}
const wide = 'distances between times: steps are as wide as their words'
const states = (...pairs: [time: string, value: string][]): string[] =>
  pairs.flatMap(([time, value]) => [`@${time}`, `D is ${value}`])

test('a word has as many columns as it needs, in steps of four pixels', async () => {
  const columns = async (value: string, ...more: string[]) => {
    const { signals } = await waves('concise D', ...states(['0', 'a'], ['1', value], ['2', 'b']), ...more)
    return signals[1]?.wave
  }
  // A letter is 9 wide, the air around words 16, and a column 40 at most.
  expect(await columns('ab')).toBe('===')
  expect(await columns('abc')).toBe('=.=.=.')
  expect(await columns('abcdefg')).toBe('=.=.=.')
  expect(await columns('abcdefgh')).toBe('=..=..=..')
  expect(await columns('{-}')).toBe('=x=')
})

test('steps as wide as their words have the widest columns that all have room for', async () => {
  const drawn = async (...values: string[]) =>
    (
      await waves(
        'concise D',
        ...states(...values.map((value, at): [string, string] => [`${at === 0 ? 0 : 1000 ** at}`, value])),
      )
    ).signals[1]?.wave
  expect(await drawn('a', 'b', 'c')).toBe('=.=...=....')
  expect(await drawn('a', 'b', 'a word of some length')).toMatch(/^=\.+=\.+=\.+$/)
})

test('a clock beats where steps are half of its period, and says so where they are not', async () => {
  const clocks = async (period: number, ...times: number[]) =>
    waves(
      `clock C with period ${period}`,
      'binary W',
      ...times.flatMap((time, at) => [`@${time}`, `W is ${at % 2 === 0 ? 'low' : 'high'}`]),
    )
  expect(await clocks(2, 0, 1, 3)).toMatchObject({ all: ['Time ==.=', 'C 1010', 'W 01.0'], notes: [] })
  expect(await clocks(4, 0, 2, 6)).toMatchObject({ all: ['Time ==.=', 'C 1010', 'W 01.0'], notes: [] })
  expect(await clocks(2, 0, 0.5, 1)).toMatchObject({
    all: ['Time =.=.=.', 'C x.....', 'W 0.1.0.'],
    notes: ['the beats of a clock: C'],
  })
  expect(await clocks(0, 0, 1, 2)).toMatchObject({
    all: ['Time ===', 'C x..', 'W 010'],
    notes: ['the beats of a clock: C'],
  })
  expect(await clocks(0.2, 0, 0.1, 0.3)).toMatchObject({
    all: ['Time =.=...=.', 'C 1.0.1.0.', 'W 0.1...0.'],
    notes: [],
  })
})

test('32 times have a row, 33 have none and are in the ledger; so are more than 32 words', async () => {
  const of = async (count: number) => {
    const { signals, notes } = await waves(
      'concise D',
      ...states(...Array.from({ length: count }, (_, at): [string, string] => [`${at}`, 'x'])),
    )
    return [signals.map(({ name, data = [] }) => `${name} ${data.length}`), notes]
  }
  expect(await of(32)).toEqual([['Time 32', 'D 32'], [wide]])
  expect(await of(33)).toEqual([
    ['D 32'],
    [wide, expect.stringMatching(/^times: 0, 1, 2/) as string, 'states without words: there are too many: D'],
  ])
})

test('of several values at once the last one is drawn, and each that is replaced is named', async () => {
  expect(
    await waves('binary B', 'concise D', '@0', 'B is low', 'B is high', 'D is x', 'D is y', 'B is between us'),
  ).toMatchObject({
    all: ['Time =.', 'B 1.', 'D =.'],
  })
  expect(await waves('binary B', 'B is up', '@2', 'B is nothing', '@3', 'B is 0')).toMatchObject({
    all: ['Time ==', 'B x0'],
    notes: expect.arrayContaining([
      'states without one value, drawn as unknown: nothing',
      'a state that another one replaces at once: high',
    ]) as string[],
  })
})
