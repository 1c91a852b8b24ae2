import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { heldBars } from '../../test/sequence-drawing.ts'
import twoPhaseCommit from './recipe.ts'

const data = {
  title: 'One server votes no',
  participants: [{ name: 'Coordinator' }, { name: 'Orders', kind: 'database' }, { name: 'Stock', kind: 'database' }],
  messages: [
    { from: 'Coordinator', to: 'Orders', text: 'prepare' },
    { from: 'Coordinator', to: 'Stock', text: 'prepare' },
    { id: 'yes', from: 'Orders', kind: 'state', text: 'prepared' },
    { id: 'no', from: 'Stock', kind: 'state', text: 'aborted' },
    { from: 'Orders', to: 'Coordinator', text: 'vote yes' },
    { from: 'Stock', to: 'Coordinator', text: 'vote no' },
    { from: 'Coordinator', to: 'Orders', text: 'abort' },
    { id: 'end', from: 'Orders', kind: 'state', text: 'aborted' },
  ],
}

/** The bars of states that last, by the state they are of, and how often they are named. */
const drawn = (focus: string[]) => {
  const drawing = drawRecipe(twoPhaseCommit as unknown as AnyRecipe, { ...data, focus })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  const found = parts.flatMap(({ at, elements }) =>
    elements.flatMap((index) => {
      const element = scene.elements[index]
      return element === undefined ? [] : heldBars([element]).map(({ y, bottom }) => ({ at, y, bottom }))
    }),
  )
  const words = scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  const level = (at: string): number | undefined =>
    parts.flatMap((part) => {
      const lines = part.at === at ? part.elements.map((index) => scene.elements[index]) : []
      return lines.flatMap((each) => (each?.type === 'line' ? [each.y] : []))
    })[0]
  return {
    found,
    levels: ['messages.4', 'messages.6'].map(level),
    named: words.filter((each) => each === 'in doubt').length,
  }
}

test('a server is in doubt from its yes to the decision, whatever is in focus', () => {
  const [plain, marked, end] = [[], ['yes'], ['end']].map(drawn)
  expect(plain?.found.map(({ at }) => at)).toEqual(['messages.2'])
  const [yes, decision] = plain?.levels ?? []
  expect(plain?.found).toMatchObject([{ y: yes, bottom: decision }])
  expect(plain?.named).toBe(1)
  expect([marked, end]).toEqual([plain, plain])
})

test('the mark of a forced write is right before the words of its state, however wide these are measured', () => {
  for (const text of ['prepared', 'ready to commit or to abort']) {
    const messages = data.messages.map((each) => (each.text === 'prepared' ? { ...each, text } : each))
    const drawing = drawRecipe(twoPhaseCommit as unknown as AnyRecipe, { ...data, messages })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const part = drawing.parts
      .filter(({ at }) => at === 'messages.2')
      .flatMap(({ elements }) => elements.map((index) => drawing.scene.elements[index]))
    const words = part.find((each) => each?.type === 'text' && text.startsWith(each.text))
    const lefts = drawing.scene.elements.flatMap((each) => {
      const [, x] = (each.type === 'path' && each.stroke === 'ink' && /^M([\d.]+) /.exec(each.d)) || []
      return x === undefined ? [] : [Number(x)]
    })
    expect(words?.type === 'text' && words.align).not.toBe('middle')
    expect(lefts).toContain((words?.type === 'text' ? words.x : 0) - 14)
  }
})

test('an alternative text says who is in doubt, and how many writes are forced', () => {
  const drawing = drawRecipe(twoPhaseCommit as unknown as AnyRecipe, data)
  expect(drawing.ok && drawing.scene.description).toContain(
    'In doubt from its vote to the decision: Orders. 3 forced writes.',
  )
})

test('databases in doubt are counted by their states and by what lasts at them, and are not all databases', () => {
  const said = (title: string, more: object = {}) => {
    const drawing = drawRecipe(twoPhaseCommit as unknown as AnyRecipe, { ...data, title, ...more })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return {
      title: drawing.scene.title,
      notes: drawing.warnings.flatMap(({ at, problem }) => (at === 'title' ? problem : [])),
    }
  }
  expect(said('{doubt} of {databases}').title).toBe('Two-phase commit: 1 of 2')
  expect(said('{databases} in doubt').notes).toEqual(['{databases} are all 2 databases; {doubt} are the 1 in doubt'])
  const spans = [{ from: 'vote no', at: 'Stock', text: 'in doubt' }]
  expect(said('{doubt} of {databases}', { spans })).toEqual({ title: 'Two-phase commit: 2 of 2', notes: [] })
})

test('each time in doubt is named beside its bar, and nothing fills the gaps between them', () => {
  const drawing = drawRecipe(twoPhaseCommit as unknown as AnyRecipe, twoPhaseCommit.sample)
  const elements = drawing.ok ? drawing.scene.elements : []
  expect(elements.filter((each) => each.type === 'text' && each.text === 'in doubt')).toHaveLength(3)
  expect(elements.filter((each) => each.type === 'path' && each.stroke === 'soft')).toEqual([])
})

test('a decision that is lost ends no doubt', () => {
  const bottoms = (kind: string) => {
    const messages = data.messages.map((each) => (each.text === 'abort' ? { ...each, kind } : each)).slice(0, -1)
    const drawing = drawRecipe(twoPhaseCommit as unknown as AnyRecipe, { ...data, messages })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const ends = drawing.scene.elements.flatMap((each) => (each.type === 'line' && each.x === each.x2 ? [each.y2] : []))
    return { bar: heldBars(drawing.scene.elements)[0]?.bottom ?? 0, lifeline: Math.max(...ends) }
  }
  const [lost, heard] = [bottoms('lost'), bottoms('async')]
  expect(heard.bar).toBeLessThan(heard.lifeline)
  expect(lost.bar).toBeGreaterThan(heard.bar)
})

test('doubt that a span names is one bar, of the span', () => {
  const bars = (text: string) => {
    const spans = [{ from: 'vote yes', to: 'abort', at: 'Orders', text }]
    const drawing = drawRecipe(twoPhaseCommit as unknown as AnyRecipe, { ...data, spans })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return heldBars(drawing.scene.elements).length
  }
  expect(bars('in doubt')).toBe(1)
  expect(bars('rows locked')).toBe(2)
})
