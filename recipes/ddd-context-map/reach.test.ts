import { expect, test } from 'vitest'
import type { GraphEdge } from '../../drawing/data/graph.ts'
import { changeIn, contradictions, isUpward, patternsOf, withoutLetters } from './reach.ts'
import recipe from './recipe.ts'

const relation = (from: string, to: string, down = 'CF', kind = 'supplies'): GraphEdge => ({
  from,
  to,
  kind,
  ends: ['OHS', down],
})

const map = (edges: GraphEdge[], of?: string) => ({
  nodes: ['a', 'b', 'c', 'd'].map((name) => ({ name, kind: 'system' })),
  edges,
  of,
})

const reached = (edges: GraphEdge[], of: string): string => {
  const { contexts, stopped } = changeIn(map(edges, of))
  return `${contexts.map(({ name }) => name).join(',')} | ${stopped.map(({ to }) => to).join(',')}`
}

test('a change goes downstream, through those that follow it, and never upstream', () => {
  const chain = [relation('a', 'b'), relation('b', 'c', 'C')]
  expect(reached(chain, 'a')).toBe('b,c | ')
  expect(reached(chain, 'b')).toBe('c | ')
  expect(reached(chain, 'c')).toBe(' | ')
})

test('an anticorruption layer stops it, and what is behind is reached only another way', () => {
  expect(reached([relation('a', 'b', 'ACL'), relation('b', 'c')], 'a')).toBe(' | b')
  expect(reached([relation('a', 'b', 'ACL'), relation('b', 'c'), relation('a', 'c')], 'a')).toBe('c | b')
  expect(reached([relation('a', 'b', 'C, ACL')], 'a')).toBe(' | b')
})

test('partners and those who share a kernel change with each other, whoever is named first', () => {
  expect(reached([relation('a', 'b', '', 'partnership'), relation('c', 'b', '', 'shared-kernel')], 'b')).toBe('a,c | ')
  expect(reached([relation('b', 'a', 'ACL', 'partnership')], 'a')).toBe('b | ')
})

test('unless one is asked for, it is the context that reaches most', () => {
  expect(changeIn(map([relation('b', 'a'), relation('c', 'b')])).source?.name).toBe('c')
  expect(changeIn({ nodes: [], edges: [] })).toMatchObject({ source: undefined, contexts: [] })
})

test('patterns are separated by blanks, commas or slashes', () => {
  expect(patternsOf({ from: 'a', to: 'b', kind: 'supplies', ends: ['OHS/PL', 'C, ACL'] })).toEqual([
    ['OHS', 'PL'],
    ['C', 'ACL'],
  ])
  expect(patternsOf({ from: 'a', to: 'b', kind: 'supplies' })).toEqual([[], []])
})

test('the sample says how many of the other contexts follow Catalog', () => {
  const data = recipe.data.schema.parse(recipe.sample)
  expect(recipe.derive?.(data)).toEqual({ reached: 2, others: 8, stopped: 1, source: 'Catalog' })
})

const ends = (from: string, to: string): GraphEdge => ({ from: 'a', to: 'b', kind: 'supplies', ends: [from, to] })

test('a relation that is written from the client is upstream at its end, and its change goes that way', () => {
  expect([ends('CF', 'OHS'), ends('', 'PL'), ends('OHS', 'CF'), ends('', '')].map(isUpward)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(patternsOf(ends('CF', 'OHS'))).toEqual([['OHS'], ['CF']])
  expect(reached([ends('CF', 'OHS')], 'a')).toBe(' | ')
  expect(reached([ends('CF', 'OHS')], 'b')).toBe('a | ')
})

test('patterns that say the opposite of the others are named', () => {
  expect([ends('OHS', 'S'), ends('OHS', 'CF'), ends('CF', 'OHS')].map(contradictions)).toEqual([['S'], [], []])
})

test('the letters that ends have anyway are not repeated', () => {
  expect(withoutLetters(ends('U', 'D')).ends).toEqual(['', ''])
  expect(withoutLetters(ends('U', 'CF')).ends).toEqual(['', 'CF'])
  expect(withoutLetters(ends('U, OHS, PL', 'D ACL')).ends).toEqual(['OHS, PL', 'ACL'])
  expect(withoutLetters(ends('U', '')).ends).toEqual(['', ''])
  expect(withoutLetters(ends('D, ACL', 'U')).ends).toEqual(['ACL', ''])
})

test('letters stay where they alone say the direction, where they contradict, and where a relation has none', () => {
  expect(withoutLetters(ends('D', 'U')).ends).toEqual(['D', 'U'])
  expect(withoutLetters(ends('U', 'OHS')).ends).toEqual(['U', 'OHS'])
  const partners = { ...ends('U', 'D'), kind: 'partnership' }
  expect(withoutLetters(partners)).toBe(partners)
  expect(withoutLetters(ends('OHS/PL', 'CF')).ends).toEqual(['OHS/PL', 'CF'])
})

test('patterns may be written out: they mean what their letters mean, and stay as they are written', () => {
  const edge = {
    ...relation('a', 'b'),
    ends: ['U, Open host, published language', 'anticorruption layer'] as [string, string],
  }
  expect(patternsOf(edge)).toEqual([['U', 'OHS', 'PL'], ['ACL']])
  expect(withoutLetters(edge).ends).toEqual(['Open host, published language', 'anticorruption layer'])
  expect(reached([edge], 'a')).toBe(' | b')
  expect(isUpward({ ...edge, ends: ['conformist', 'open host service'] })).toBe(true)
})
