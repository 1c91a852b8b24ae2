import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const said = (data: object): string => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.description
}

test('the description says the rule of the clock where data change with it', () => {
  expect(said(recipe.sample)).toContain(
    'Data changes on falling edges of CLK, but for the first bit of MOSI, and is read on rising ones.',
  )
  const signals = [
    { name: 'CLK', wave: '0101' },
    { name: 'D', wave: '01..', sampled: true },
  ]
  expect(said({ title: 'A claim', clock: 'CLK', signals })).not.toContain('Data change')
})

test('an arrow to a change begins at the edge of the clock, and goes on through the rows between', () => {
  const [select, data, clock, ...others] = recipe.sample.signals
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    ...recipe.sample,
    signals: [select, clock, data, ...others],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const indices = drawing.parts.find(({ at }) => at === '@changes')?.elements ?? []
  const lengths = indices.flatMap((index) => {
    const each = drawing.scene.elements[index]
    const [, from, to] = each?.type === 'path' ? (/^M[\d.]+ ([\d.]+)V([\d.]+)$/.exec(each.d) ?? []) : []
    return from === undefined ? [] : [Number(to) - Number(from)]
  })
  // Rows are 32 px high and apart; 2 px are free over an arrow, and its head is 10 px long.
  expect(lengths).toEqual([20, 20, 20, 20, 20])
  // Nothing is drawn over the row between, whose crossing lines at the first change are the end of its bits.
  const ways = indices.flatMap((index) => {
    const each = drawing.scene.elements[index]
    return each?.type === 'path' && each.d.split('M').length > 2 ? [each.d] : []
  })
  expect(ways).toHaveLength(3)
  const paints = indices.map((index) => drawing.scene.elements[index])
  expect(paints.some((each) => each?.type === 'path' && each.fill === 'surface')).toBe(false)
})

const bus = (wave: string, data: string[]) => ({
  title: '{out} out',
  clock: 'CLK',
  signals: [
    { name: 'CLK', wave: `0${'01'.repeat(8)}` },
    { name: 'D', wave, data, sampled: true },
  ],
})

test('bits may be written as values; a signal without a whole byte has its bits to quote, without a bit nothing', () => {
  const titleOf = (data: object): string => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    return drawing.ok ? drawing.scene.title : ''
  }
  expect(titleOf(bus(`x${'=.'.repeat(8)}`, '10110010'.split('')))).toContain('0xB2 out')
  expect(titleOf(bus(`x${'=.'.repeat(8)}`, ['A']))).toContain('{out} out')
  expect(titleOf(bus(`zzzz1...0.1.0.zzz`, []))).toContain('11010 out')
  expect(titleOf({ ...bus(`zzzz1...0.1.0.zzz`, []), title: '{in} in' })).toContain('11010 in')
})

test('a value that is read has a dot and its digit once', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, bus(`x${'=.'.repeat(8)}`, '10110010'.split('')))
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  expect(
    elements.flatMap((each) =>
      each.type === 'text' && each.size !== 12 && /^[01]$/.test(each.text) ? [each.text] : [],
    ),
  ).toHaveLength(8)
  expect(drawing.warnings).toEqual([])
})

/** All words of a drawing, and what is said about it. */
const drawn = (signals: object[]): { texts: string[]; problems: string[] } => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', clock: 'CLK', signals })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  return { texts, problems: drawing.warnings.map(({ problem }) => problem) }
}

test('words wider than their box are under it, where no line of an edge and no other words cross them', () => {
  const clock = { name: 'CLK', wave: '01'.repeat(21) }
  const wave = (start: string): string => `${start}${'.'.repeat(34)}=..`
  expect(drawn([clock, { name: 'Phase', wave: wave('x=.xx'), data: ['CONFIRM', 'NACK'] }])).toEqual({
    texts: expect.arrayContaining(['CONFIRM', 'NACK']) as string[],
    problems: [],
  })
  const { texts, problems } = drawn([clock, { name: 'Phase', wave: wave('x===x'), data: ['ABORT', 'RETRY', 'ACK'] }])
  expect(texts).toEqual(expect.arrayContaining(['ABORT', 'ACK']))
  expect(texts).not.toContain('RETRY')
  expect(problems).toEqual(['"RETRY" has no room: let it last more columns, or shorten it'])
})

test('bits are written where edges have room for them, though a column has none; without, a note says that they are not', () => {
  const bits = { name: 'SDA', wave: `1${'.'.repeat(57)}`, sampled: true }
  const phase = { name: 'Phase', wave: `=.=${'.'.repeat(53)}=.`, data: ['START', 'address', 'STOP'] }
  const often = drawn([{ name: 'CLK', wave: '01'.repeat(29) }, bits, { name: 'A', wave: '1.' }, phase])
  expect(often.texts.filter((text) => text === '1')).toHaveLength(29)
  expect(often.texts).toEqual(expect.arrayContaining(['START', 'STOP']))
  const note = 'W'.repeat(40)
  const narrow = drawn([
    { name: 'CLK', wave: '01'.repeat(32) },
    { ...bits, note },
  ])
  expect(narrow.texts).not.toContain('1')
  expect(narrow.problems).toContain('32 bits are dots without digits: give fewer columns')
})

test('where a clock has edges at which nothing is read, its key says so', () => {
  const signals = [
    { name: 'CLK', wave: '0101' },
    { name: 'READY', wave: '0.1.' },
  ]
  const { texts } = drawn(signals)
  expect(texts).toContain('Clock edge')
  expect(texts).not.toContain('Bits are read')
})

test('words far wider than their stretch are cut, with a note, and touch nothing', () => {
  const drawing = drawRecipe(
    recipe as unknown as AnyRecipe,
    bus('x=x=.............', ['WRITE_ENABLE_LATCH_SET', 'NOP']),
  )
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const problems = drawing.warnings.map(({ problem }) => problem)
  expect(problems).toContain('"WRITE_ENABLE_LATCH_SET" has no room: let it last more columns, or shorten it')
  expect(problems.filter((each) => /\(R0[678]\)/.test(each))).toEqual([])
})

test('bits that fill no whole bytes are quoted as bits, with a note: an acknowledgment is part of no byte', () => {
  const wave = `z0${[0, 1, 0, 0, 0, 1, 0, 0].map((bit) => `.${bit}`).join('')}.`
  const data = { ...bus(wave, []), title: 'It sends {in}' }
  data.signals[0] = { ...data.signals[0], wave: `0${'01'.repeat(9)}` } as never
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.title).toContain('It sends 001000100')
  expect(drawing.scene.description).toContain('D the bits 001000100')
  expect(drawing.warnings.map(({ at, problem }) => `${at} ${problem}`)).toContain(
    'signals.1.wave 9 bits are read, no whole bytes: they are quoted as bits, not in hexadecimal',
  )
})

test('waves of unequal length are noted', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, bus('01.', []))
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.map(({ at, problem }) => `${at} ${problem}`)).toContain(
    'signals.1.wave of 17 columns, these have fewer and end before: D (3)',
  )
})

test('without a clock nothing is read: no signal is taken for one', () => {
  const signals = [
    { name: 'TX', wave: '1.0101' },
    { name: 'Field', wave: 'x.=...', data: ['bits'] },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', signals })
  const words = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(words).not.toContain('Bits are read')
  expect(words).toContain('TX')
})

test('arrows to a row apart from the clock have leads from its edges, broken at values between', () => {
  const leadsOf = (wave: string): string[] => {
    const signals = [
      { name: 'CLK', wave: '0.1010..' },
      { name: 'BUS', wave, ...(wave.includes('=') ? { data: ['0xAB: a value'] } : {}) },
      { name: 'D', wave: '0..1.0..', sampled: true },
    ]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', clock: 'CLK', signals })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    expect([drawing.warnings, drawing.scene.description.includes('but for')]).toEqual([[], false])
    const indices = drawing.parts.find(({ at }) => at === '@changes')?.elements ?? []
    return indices.flatMap((index) => {
      const each = drawing.scene.elements[index]
      // Arrows are further down.
      return each?.type === 'path' && each.stroke === 'accent' && !/^M[\d.]+ 2\d\d/.test(each.d)
        ? each.d.split(/(?=M)/).map((d) => d.replace(/^M[\d.]+ /, ''))
        : []
    })
  }
  const [whole, other] = leadsOf('1.......').map((d) => d.split('V').map(Number))
  expect(other).toEqual(whole)
  const parts = leadsOf('=.......').map((d) => d.split('V').map(Number))
  expect(parts).toHaveLength(4)
  expect([parts[0]?.[0], parts[1]?.[1]]).toEqual(whole)
  expect((parts[1]?.[0] ?? 0) - (parts[0]?.[1] ?? 0)).toBe(32)
})

test('changes without the clock are counted where they are not the first', () => {
  const signals = [
    { name: 'CLK', wave: '0.1010..' },
    { name: 'D', wave: '0..1..0.', sampled: true },
  ]
  expect(said({ title: 'A claim', clock: 'CLK', signals })).toContain('falling edges of CLK, but for 1 change, and')
})

test('values in the colors of WaveDrom are values', () => {
  const shapesOf = (wave: string) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'A claim',
      signals: [{ name: 'State', wave, data: ['idle', 'data'] }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements
  }
  expect(shapesOf('2..9.')).toEqual(shapesOf('=..=.'))
})

test('the bits of whole bytes are numbered, on a ground as wide as they are read', () => {
  const numbersOf = (count: number): string[] => {
    const bits = { name: 'D', wave: `x1${'.'.repeat(2 * count - 1)}x`, sampled: true }
    return drawn([{ name: 'CLK', wave: `0.${'10'.repeat(count)}` }, bits]).texts.filter((text) =>
      /^(bit )?[0-7]$/.test(text),
    )
  }
  expect(numbersOf(8).filter((text) => text !== '1')).toEqual(['bit 7', '6', '5', '4', '3', '2', '0'])
  expect(numbersOf(7).filter((text) => text !== '1')).toEqual([])
})

test('bits that follow each other have one ground, those apart have their own', () => {
  const groundsOf = (wave: string): number => {
    const signals = [
      { name: 'CLK', wave: `0.${'10'.repeat(8)}` },
      { name: 'D', wave, sampled: true },
    ]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', clock: 'CLK', signals })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'path' && each.fill === 'soft' ? each.d.split('M').slice(1) : [],
    ).length
  }
  expect([groundsOf(`x1${'.'.repeat(16)}`), groundsOf('x1...x.....1......')]).toEqual([1, 2])
})
