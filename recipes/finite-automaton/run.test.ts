import { expect, test } from 'vitest'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import recipe from './recipe.ts'
import { type Automaton, isStartMark, reads, runOn } from './run.ts'

const automaton = (names: string, links: string): Automaton => ({
  nodes: names.split(' ').map((each) => {
    const [name = '', kind = 'state'] = each.split('=')
    return { name, kind } as GraphNode
  }),
  edges: shortLinks(links) as Automaton['edges'],
})

const accepts = (one: Automaton, written: string): boolean => runOn(one, { written }).isAccepted

test('multiples of three in binary are accepted, and no other numbers', () => {
  const thirds = automaton(
    '0=final 1 2',
    `0 > 0: 0
    0 > 1: 1
    1 > 2: 0
    1 > 0: 1
    2 > 1: 0
    2 > 2: 1`,
  )
  for (let number = 1; number < 200; number++)
    expect([number, accepts(thirds, number.toString(2))]).toEqual([number, number % 3 === 0])
})

test('with several ways, an input is accepted if one of them ends in a state that accepts', () => {
  const ends = automaton(
    'start=initial a b c=final',
    `start > a
    a > a: 0, 1
    a > b: 1
    b > c: 0 | 1`,
  )
  expect(['10', '011', '00110', '1', '101'].map((each) => accepts(ends, each))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('moves without a symbol are made before and after each one', () => {
  const empty = automaton(
    'a b=final c',
    `a > b: ε
    b > c: x
    c > a`,
  )
  expect(['x', 'xx', 'y'].map((each) => accepts(empty, each))).toEqual([true, true, false])
})

test('any other symbol goes where no edge names it', () => {
  const words = automaton(
    'out in end=final',
    `out > in: "
    in > in: other
    in > end: "`,
  )
  expect(
    ['"a b"', '"ab"', '"ab', '"a"b'].map(
      (each) => runOn(words, { written: each, symbols: Array.from(each) }).isAccepted,
    ),
  ).toEqual([true, true, false, false])
})

test('an edge names symbols one by one, from one to another, and as a class', () => {
  const named = (words: string, symbols: string): string =>
    Array.from(symbols)
      .filter((each) => reads(words, each))
      .join('')
  expect(named('0, 1', '012,')).toBe('01')
  expect(named('a–f', 'afg–')).toBe('af')
  expect(named('[0-9_]', '09_-a')).toBe('09_')
  expect(named('[^a-c\\]]', 'abd]')).toBe('d')
  expect([named('-', '-+'), named('.', '.0')]).toEqual(['-', '.'])
  expect(named(',', ',.')).toBe(',')
  expect([reads('80–BF', '9F'), reads('80–BF', 'C0'), reads('80–BF', '9')]).toEqual([true, false, false])
})

test('the sample accepts exactly what Unicode calls well-formed UTF-8', () => {
  const reading = recipe.data.schema.parse(recipe.sample)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const isWellFormed = (bytes: number[]): boolean => {
    try {
      decoder.decode(new Uint8Array(bytes))
      return true
    } catch {
      return false
    }
  }
  const edges = [
    0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0,
    0xf1, 0xf4, 0xf5,
  ]
  const inputs = edges.flatMap((first) => [
    [first],
    ...edges.flatMap((second) => [
      [first, second],
      [first, second, 0x80],
      [first, second, 0xbf, 0x80],
    ]),
  ])
  const wrong = inputs.filter((bytes) => {
    const symbols = bytes.map((each) => each.toString(16).toUpperCase().padStart(2, '0'))
    return runOn(reading, { written: '', symbols }).isAccepted !== isWellFormed(bytes)
  })
  expect(wrong).toEqual([])
})

test('an initial state that symbols lead from reads them, and one that is led back to is a state too', () => {
  const read = automaton('s=initial a=final', 's > a: 0')
  expect(['0', '00', ''].map((each) => accepts(read, each))).toEqual([true, false, false])
  const back = automaton('s=initial a=final', 's > a\na > s: 1')
  expect(['1', '11'].map((each) => accepts(back, each))).toEqual([true, true])
  const [s] = back.nodes as [GraphNode]
  expect([isStartMark(s, read), isStartMark(s, back)]).toEqual([false, false])
  expect(isStartMark(s, automaton('s=initial a', 's > a: ε'))).toBe(true)
})

test('a run of one word is one symbol where arrows read words, also one that none of them reads', () => {
  const door = automaton('Open Closed Locked=final', 'Open > Closed: close\nClosed > Open: open\nClosed > Locked: lock')
  const symbols = (one: Automaton, written: string): string[] => runOn(one, { written }).symbols
  expect(['lock', 'jam', 'close lock'].map((each) => symbols(door, each))).toEqual([
    ['lock'],
    ['jam'],
    ['close', 'lock'],
  ])
  const lexer = automaton('a b=final', 'a > b: if, [a-z]')
  expect(['if', 'in', '7'].map((each) => symbols(lexer, each))).toEqual([['i', 'f'], ['i', 'n'], ['7']])
  const mixed = automaton('a b=final', 'a > b: EOF\na > a: 0–9\nb > b: ε\nb > a: other')
  expect(['12', 'EOF', 'OF'].map((each) => symbols(mixed, each))).toEqual([['1', '2'], ['EOF'], ['O', 'F']])
  for (const text of ['0', '"0"', ',', '0-9', '[01]', 'other'])
    expect([text, symbols(automaton('a', `a > a: ${text}`), 'xy')]).toEqual([text, ['x', 'y']])
})
