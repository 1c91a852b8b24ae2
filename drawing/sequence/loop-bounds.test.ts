import { expect, test } from 'vitest'
import { boundsInUml, boundsInWords, loopBounds } from './loop-bounds.ts'

test.each([
  ['(3, 3)', '(3)', '3 times', ''],
  ['(3)', '(3)', '3 times', ''],
  ['(1)', '(1)', 'once', ''],
  ['(1,3) while busy', '(1,3)', '1 to 3 times', 'while busy'],
  ['(2, *) retry', '(2,*)', '2 to any number of times', 'retry'],
])('%s is read as bounds', (text, uml, words, guard) => {
  const bounds = loopBounds(text)
  if (bounds === undefined) throw new Error(text)
  expect([boundsInUml(bounds), boundsInWords(bounds), bounds.guard]).toEqual([uml, words, guard])
})

test.each(['until OK', '(x)', '(3)x', '3'])('%s is a guard without bounds', (text) => {
  expect(loopBounds(text)).toBeUndefined()
})
