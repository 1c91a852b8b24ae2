import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

/** The snippet, with what matches in brackets. */
const shown = (text: string, query: string): string =>
  snippetOf(text, query)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

test('a snippet is where most words of the query are, with these marked in any inflection', () => {
  const text = `Responses are small. ${'Nothing here is about it. '.repeat(8)}A response may be cached for a day; send If-None-Match, and the cache answers.`
  expect(shown(text, 'how long are responses cached')).toBe(
    '…here is about it. A [response] may be [cached] for a day; send If-None-Match, and the [cache] answers.',
  )
})

test('an unfinished word marks what it begins, and a short text is shown whole', () => {
  expect(shown('  Adds the\n server to Claude Code. ', 'clau')).toBe('Adds the server to [Claude] Code.')
})

test('a text without the words has none, and a long word is not cut', () => {
  expect(snippetOf('Nothing of this', 'zeppelin')).toEqual([])
  expect(snippetOf('', 'a')).toEqual([])
  expect(shown(`x ${'y'.repeat(300)}`, 'x')).toBe(`[x] ${'y'.repeat(300)}`.slice(0, 3) + '…')
})
