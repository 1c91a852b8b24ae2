import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('the description names the events between which lengths are measured before all others', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
  const events = names.map((name, index) => ({ name, group: 'Lane', start: `14:0${index}` }))
  const spans = [{ from: 'c', to: 'j', text: 'to recover' }]
  const said = (more: object) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'A claim',

      events,
      ...more,
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.description
  }
  expect(said({ spans })).toContain('14:02 c, 14:09 j, 14:00 a')
  expect(said({})).toContain('14:00 a, 14:01 b, 14:02 c')
})

test('the outage is the span that is called so, not another one in focus', () => {
  const events = ['10:00', '10:05', '11:00'].map((start, index) => ({ name: `event ${index}`, start }))
  const spans = [
    { from: 'event 0', to: 'event 1', text: 'to detect' },
    { from: 'event 0', to: 'event 2', text: 'Outage' },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Down for {outage}',
    events,
    spans,
    focus: ['to detect'],
  })
  expect(drawing.ok && [drawing.scene.title, drawing.warnings]).toEqual(['Incident timeline: Down for 60 min', []])
})

test('lines of lengths end at the marks of their events, and the length of the quoted fix is as large as its name', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  expect(texts.find(({ text }) => text === '✓ 5 min')?.size ?? 16).toBe(16)
  const guides = drawing.parts.find(({ at }) => at === '@guides')?.elements.flatMap((index) => elements[index] ?? [])
  const ends = (guides ?? []).flatMap((each) => (each.type === 'path' ? [Number(each.d.match(/[\d.]+$/)?.[0])] : []))
  const marks = elements.flatMap((each) => (each.type === 'circle' ? [each.y - each.r] : []))
  expect(ends.length).toBe(4)
  expect(ends.filter((end) => !marks.includes(end))).toEqual([])
})
