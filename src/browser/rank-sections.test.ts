import { expect, test } from 'vitest'
import { createRanking } from './rank-sections.ts'

const section = (chapter: string, heading: string, text: string) => ({ address: heading, chapter, heading, text })

const rank = createRanking([
  section('Caching and limits', 'Caching and limits', 'How long a response may be cached'),
  section('Caching and limits', 'Rate limits', 'The service itself limits nothing'),
  section('Self-hosting', 'Docker', 'An image of the service; caching in front of it'),
  section('MCP', 'Claude Code', 'Adds the server to Claude Code'),
])

const headings = (query: string): string[] => rank(query).map(({ heading }) => heading)

test('words of a heading come before words of the text', () => {
  expect(headings('caching')).toEqual(['Caching and limits', 'Rate limits', 'Docker'])
})

test('a question need not have all its words in the text, and its common words do not count', () => {
  expect(headings('how do I run this with docker compose')).toEqual(['Docker'])
})

test('a word may be unfinished, and what matches only a small part of the query is left out', () => {
  expect(headings('clau')).toEqual(['Claude Code'])
  expect(headings('rate limits of the service')[0]).toBe('Rate limits')
  expect(headings('zeppelin')).toEqual([])
})
