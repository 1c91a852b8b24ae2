import { describe, expect, test } from 'vitest'
import { readAlternatives, sentencesOf } from './guidance.ts'

describe('sentences', () => {
  test.each([
    ['You show calls. Good for 2 to 7 parts.', ['You show calls.', 'Good for 2 to 7 parts.']],
    [
      'Use e.g. PostgreSQL 16.2 or Node.js. “Why?” is asked!',
      ['Use e.g. PostgreSQL 16.2 or Node.js.', '“Why?” is asked!'],
    ],
    ['p99 under 1.5 s, in 3 zones', ['p99 under 1.5 s, in 3 zones']],
    ['Is it late? 3 of 4 tasks are.', ['Is it late?', '3 of 4 tasks are.']],
    ['', []],
  ])('%j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))
})

describe('alternatives', () => {
  test('cases in sentences of their own, with a note', () => {
    expect(
      readAlternatives(
        'Responses decide what happens next: use `decision-flowchart`. You need durations: use `trace-waterfall` or `gantt-chart`. Loops need fragments.',
      ),
    ).toEqual({
      alternatives: [
        { need: 'Responses decide what happens next', ids: ['decision-flowchart'] },
        { need: 'You need durations', ids: ['trace-waterfall', 'gantt-chart'] },
      ],
      notes: ['Loops need fragments.'],
    })
  })

  test('cases in one sentence, in parentheses', () => {
    expect(
      readAlternatives(
        'The order matters (use `a`), zones matter (use `b` or `c`), or bytes do (use `d`). More is noise.',
      ),
    ).toEqual({
      alternatives: [
        { need: 'The order matters', ids: ['a'] },
        { need: 'Zones matter', ids: ['b', 'c'] },
        { need: 'Bytes do', ids: ['d'] },
      ],
      notes: ['More is noise.'],
    })
  })

  test('a note before a case is not part of it', () => {
    expect(readAlternatives('Never for pies. You need shares: use `treemap`.')).toEqual({
      alternatives: [{ need: 'You need shares', ids: ['treemap'] }],
      notes: ['Never for pies.'],
    })
  })

  test('without ids there are only notes', () => {
    expect(readAlternatives('Many pods, e.g. 300. Other things.')).toEqual({
      alternatives: [],
      notes: ['Many pods, e.g. 300.', 'Other things.'],
    })
  })
})
