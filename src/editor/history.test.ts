import { expect, test } from 'vitest'
import { addStep, pastText, redo, startHistory, undo } from './history.ts'

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

test('a history goes on from the steps that were kept of it: the newest thirty, and of a large draft fewer', () => {
  let history = startHistory(0)
  for (let state = 1; state <= 50; state++) history = addStep(history, state, { what: '', at: state })
  const past = JSON.parse(pastText(history)) as number[]
  expect([past.length, past[0], past.at(-1)]).toEqual([30, 20, 49])
  expect(undo(startHistory(50, past)).present).toBe(49)
  const large = { past: ['x'.repeat(60), 'y'.repeat(60)], present: 'z'.repeat(60), future: [] }
  expect(JSON.parse(pastText(large, 100))).toEqual(['y'.repeat(60)])
  expect(pastText(large, 10)).toBe('[]')
})
