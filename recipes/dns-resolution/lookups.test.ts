import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const send = (from: string, to: string, kind = 'call') => ({ from, to, text: `${from} to ${to}`, kind })
const first = [
  send('Stub', 'Resolver'),
  send('Resolver', 'Root'),
  send('Root', 'Resolver', 'reply'),
  send('Resolver', 'TLD', 'lost'),
  send('Resolver', 'TLD'),
  send('TLD', 'Resolver', 'reply'),
  send('Resolver', 'Stub', 'reply'),
]
const second = [send('Stub', 'Resolver'), send('Resolver', 'Stub', 'reply')]

const titleOf = (messages: object[], more: object = {}) => {
  const participants = ['Stub', 'Resolver', 'Root', 'TLD'].map((name) => ({ name }))
  const data = { title: '{first}, then {again}', participants, messages, ...more }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  return drawing.ok ? drawing.scene.title.replace('DNS resolution: ', '') : drawing.findings
}

test('lookups are from a question to its answer where no spans say it, each server counted once', () => {
  expect(titleOf([...first, ...second])).toBe('2, then none')
  expect(titleOf(first)).toBe('2, then {again}')
  expect(titleOf([send('Root', 'Stub')])).not.toContain('0')
})

test('two spans that are brackets say what the lookups are', () => {
  const [asked, answered] = ['again', 'done']
  const messages = [{ ...first[0], id: 'start' }, ...first.slice(1, 6), { ...first[6], id: 'end' }]
  const more = [
    { ...second[0], id: asked },
    send('Resolver', 'Root'),
    send('Root', 'Resolver', 'reply'),
    { ...second[1], id: answered },
  ]
  const spans = [
    { from: 'start', to: 'end', text: 'One' },
    { from: asked, to: answered, text: 'Two' },
  ]
  expect(titleOf([...messages, ...more], { spans })).toBe('2, then 1')
})

test('a name and the type that is asked for are code, however plain the name is', () => {
  const asked = (text: string) => ({ ...send('Resolver', 'Root'), text })
  const messages = [asked('org NS?'), asked('ask for it'), asked('www.example.org A?'), asked('a.example.org A?')]
  const participants = ['Resolver', 'Root'].map((name) => ({ name }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', participants, messages })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const code = drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.mono === true ? each.text : []))
  expect(code.join(' ')).toContain('org NS?')
  expect(code.join(' ')).not.toContain('ask for it')
})
