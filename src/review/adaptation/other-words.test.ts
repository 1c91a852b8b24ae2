/** Words of the data that a scene says otherwise. */
import { expect, test } from 'vitest'
import type { Element, Scene } from '../../scene/scene.ts'
import { reviewAdaptation } from './review-adaptation.ts'

const scene: Scene = { version: 1, width: 400, height: 200, title: 'Two steps', description: 'Two.', elements: [] }

const lines = (...texts: string[]): Scene => ({
  ...scene,
  elements: texts.map((text, at): Element => ({ type: 'text', x: 40, y: 40 + 32 * at, text })),
})

/** What is said of a scene whose data draw these lines, each with its level and its element. */
const said = (drawn: Scene, now: Scene, isDrawn = true): string[] =>
  reviewAdaptation(now, { scene: drawn, parts: [], isDrawn })
    .findings.filter(({ rule }) => rule === 'A07')
    .map(({ level, at, problem }) => `${level} ${at} ${problem.replace(/: if the data.*/, '')}`)

test('another word is found at its element, and the data win where they have another title', () => {
  const now = lines('Pack', 'Post')
  const problem = 'the data draw "Send", the scene says "Post"'
  expect(said(lines('Pack', 'Send'), now)).toEqual([`warn elements.1 ${problem}`])
  expect(said(lines('Pack', 'Send'), { ...now, title: 'Three steps' })).toEqual([`block elements.1 ${problem}`])
  expect(said(lines('Pack', 'Send'), now, false)).toEqual([])
})

test('it says what to do', () => {
  const [finding] = reviewAdaptation(lines('Post'), { scene: lines('Send'), parts: [], isDrawn: true }).findings
  expect(finding?.problem).toBe(
    'the data draw "Send", the scene says "Post": if the data have changed since, draw the scene again (diagref draw … --force); else say it in the data',
  )
})

test('further lines are counted', () => {
  const [now, drawn] = [['One', 'Two', 'Six'].map((each) => `${each}!`), ['One', 'Two', 'Six']]
  const problem = 'warn elements.0 the data draw "One", the scene says "One!"'
  const upTo = (count: number) => said(lines(...drawn.slice(0, count)), lines(...now.slice(0, count)))
  expect([upTo(1), upTo(2), upTo(3)]).toEqual([
    [problem],
    [`${problem}, and 1 more line differs`],
    [`${problem}, and 2 more lines differ`],
  ])
})

test('words on other lines, added or left out, are no other words; one said twice is missed once', () => {
  expect(said(lines('Pack and', 'send'), lines('Pack', 'and send'))).toEqual([])
  expect(said(lines('Pack'), lines('Pack', 'Send'))).toEqual([])
  expect(said(lines('Pack', 'Send'), lines('Pack'))).toEqual([])
  expect(said(lines('Pack', ' '), lines('Pack', 'Send'))).toEqual([])
  expect(said(lines('Pack', 'Pack'), lines('Pack', 'Send'))).toEqual([
    expect.stringContaining('the data draw "Pack", the scene says "Send"'),
  ])
})
