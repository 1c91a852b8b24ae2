import { expect, test } from 'vitest'
import incident from '../../recipes/incident-timeline/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

const wordsOf = (data: object): string[] => {
  const drawing = drawRecipe(incident as unknown as AnyRecipe, { title: 'One claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])).slice(1)
}

test('instants show their time, periods their length, good and bad a sign', () => {
  const words = wordsOf({
    events: [
      { name: 'Page', start: '14:19' },
      { name: 'Roll back', start: '14:36', end: '14:54', state: 'negative' },
    ],
  })
  expect(words).toEqual(expect.arrayContaining(['14:19', '✗ 18 min']))
})

test('the ruler names the zone of the data', () => {
  const events = ['2026-03-04T09:12+01:00', '2026-03-04T10:40+01:00'].map((start) => ({
    name: start.slice(11, 16),
    start,
  }))
  expect(wordsOf({ events })).toContain('Mar 4, 2026, UTC+01:00')
})

test('numbers are times in their unit', () => {
  expect(wordsOf({ unit: 's', events: [0, 30].map((start) => ({ name: `at ${start}`, start })) })).toContain('0 s')
})

test('lanes follow the groups, and events without a lane come last', () => {
  const events = [
    { name: 'free', start: 1 },
    { name: 'second', start: 2, group: 'B' },
    { name: 'first', start: 3, group: 'a' },
  ]
  const words = wordsOf({ events, groups: [{ id: 'a', name: 'A' }, { name: 'B' }, { name: 'empty' }] })
  expect(words.filter((word) => /^(A|B|empty|free|first|second)$/.test(word))).toEqual([
    'A',
    'first',
    'B',
    'second',
    'free',
  ])
})

test('the highest value of a curve is written, a level at its right end', () => {
  const words = wordsOf({
    events: [{ name: 'Page', start: '14:19' }],
    curve: {
      measure: 'Failing',
      unit: '%',
      values: [
        { start: '14:00', value: 0 },
        { start: '14:20', value: 42 },
        { start: '14:40', value: 1 },
      ],
    },
    marks: [{ value: 5, text: 'alert' }],
  })
  expect(words).toEqual(expect.arrayContaining(['Failing', '40%', 'Peak 42%', 'alert']))
  // The scale ends over the words at the peak, not at the next round number.
  expect(words).not.toContain('60%')
})

test('a title that quotes one of several spans says which one it took, unless it is named or in focus', () => {
  const events = ['14:00', '14:10', '15:00'].map((start, index) => ({ name: `Step ${index}`, start }))
  const spans = [
    { from: 'Step 0', to: 'Step 1', text: 'to detect' },
    { from: 'Step 0', to: 'Step 2', text: 'in all' },
  ]
  const warned = (more: object, title = '{outage} of outage'): string[] => {
    const drawing = drawRecipe(incident as unknown as AnyRecipe, { title, events, spans, ...more })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.warnings.flatMap(({ at, problem }) => (at === 'title' ? [problem] : []))
  }
  expect(warned({})).toEqual(['{outage} is the longest span, “in all”; if another is meant, set its "id": "outage"'])
  expect(warned({ focus: ['to detect'] })).toEqual([])
  expect(warned({ spans: [spans[1]] })).toEqual([])
  expect(warned({ spans: [{ ...spans[0], id: 'outage' }, spans[1]] })).toEqual([])
  expect(warned({}, 'An outage')).toEqual([])
})

test('an outage is the failure that begins first where no span is named, and what fixed it says that it is a guess', () => {
  const events = [
    { name: 'Failing', start: '14:00', end: '15:22', state: 'negative' },
    { name: 'Roll back', start: '14:30', end: '14:40', state: 'negative' },
    { name: 'Roll out', start: '15:09', end: '15:22', state: 'positive' },
    { name: 'Closed', start: '16:31' },
  ]
  const spans = [{ from: 'Failing', to: 'Closed', text: 'in all' }]
  const draw = (more: object) => {
    const title = '{outage} of outage, {fix} to fix'
    const drawing = drawRecipe(incident as unknown as AnyRecipe, { title, events, spans, ...more })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return { title: drawing.scene.title, warned: drawing.warnings.map(({ problem }) => problem) }
  }
  expect(draw({})).toEqual({
    title: 'Incident timeline: 82 min of outage, 13 min to fix',
    warned: [
      '{outage} is how long “Failing” lasts; if another is meant, set its "id": "outage"',
      '{fix} is how long “Roll out” lasts; if another is meant, set its "id": "fix"',
    ],
  })
  expect(draw({ focus: ['in all'] }).title).toBe('Incident timeline: 151 min of outage, 13 min to fix')
  // What fails later is something that was tried.
  const later = [{ name: 'Seen', start: '13:50' }, ...events]
  expect(draw({ events: later }).title).toContain('151 min of outage')
  // Where no span says how long it was, something may have been done before it.
  expect(draw({ events: later, spans: [] }).title).toContain('82 min of outage')
})
