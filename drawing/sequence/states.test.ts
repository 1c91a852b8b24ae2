import { expect, test } from 'vitest'
import { call, draw, participants, scene, textOf } from '../../test/sequence-drawing.ts'

test('focus colors the words of what fails, and leaves its arrow the sign', () => {
  const failing = call('Client', 'API', { id: 'failing', state: 'negative', text: 'refused' })
  const drawn = (focus: string[]) =>
    scene({ participants, messages: [failing], focus }).elements.filter(
      (each) => each.type === 'line' && each.arrow === true,
    )
  expect(drawn(['failing'])).toEqual(drawn([]))
  expect(drawn(['failing'])[0]).toMatchObject({ stroke: 'negative' })
  const { elements } = scene({ participants, messages: [failing], focus: ['failing'] })
  expect(textOf(elements, 'refused')).toMatchObject({ fill: 'accent', bold: true })
})

test('what is minor looks so: a participant is tinted, and its words and what is sent are muted', () => {
  const people = [
    { name: 'Ann', kind: 'person', state: 'muted' },
    { name: 'API', state: 'muted' },
  ]
  const { elements } = scene({
    participants: people,
    messages: [call('Ann', 'API', { state: 'muted', text: 'by the way' })],
  })
  const fills = ['Ann', 'API', 'by the way'].map((words) => textOf(elements, words).fill)
  expect(fills).toEqual(['muted', 'muted', 'muted'])
  expect(elements).toContainEqual(expect.objectContaining({ type: 'box', fill: 'rule' }))
})

test('the words of a lost message lie across lifelines, as those of others do', () => {
  const text = 'a question with so many words that it takes several lines'
  const linesOf = (kind: string): number =>
    scene({ participants, messages: [call('Client', 'Queue', { kind, text })] }).elements.filter(
      (each) => each.type === 'text' && text.includes(each.text) && each.text.length > 4,
    ).length
  expect(linesOf('lost')).toBe(linesOf('call'))
})

test('a word of a remark under a name is not broken', () => {
  const many = ['Client', 'API', 'Store', 'Queue', 'Mail', 'Search'].map((name) => ({ name, note: 'minimisationally' }))
  const { elements } = scene({ participants: many, messages: [call('Client', 'API')] })
  expect(textOf(elements, 'minimisationally')).toBeDefined()
})

test('parallel and critical parts and loops need no words; alternatives, options and zones do', () => {
  const frame = (kind: string, more: object = {}) =>
    draw({ participants, messages: [{ kind, messages: [call('Client', 'API')], ...more }] })
  const others = { else: [{ messages: [call('API', 'Store')] }] }
  expect(['par', 'critical', 'loop'].map((kind) => frame(kind).ok)).toEqual([true, true, true])
  expect(frame('par', others).ok).toBe(true)
  expect(frame('opt')).toMatchObject({
    ok: false,
    findings: [{ at: 'messages.0.text', problem: 'is missing: opt needs it' }],
  })
  expect(frame('alt', { text: 'new', ...others })).toMatchObject({
    ok: false,
    findings: [{ at: 'messages.0.else.0.text' }],
  })
  expect(frame('zone').ok).toBe(false)
})
