import { expect, test } from 'vitest'
import { addStep, redo, startHistory, undo } from './history.ts'

test('typing in one place is one step until a pause; undo and redo go through all steps', () => {
  let history = startHistory('')
  for (const [text, what, at] of [
    ['a', 'title', 0],
    ['ab', 'title', 400],
    ['abc', 'title', 5_000],
    ['abd', 'note', 5_100],
  ] as const)
    history = addStep(history, text, { what, at })
  const seen = [history.present]
  for (let steps = 0; steps < 5; steps++) seen.push((history = undo(history)).present)
  expect(seen).toEqual(['abd', 'abc', 'ab', '', '', ''])
  expect([redo(history).present, redo(redo(redo(redo(history)))).present]).toEqual(['ab', 'abd'])
  expect(redo(addStep(history, 'x', { what: '', at: 6_000 })).present).toBe('x')
})
