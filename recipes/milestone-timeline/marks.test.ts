/** Marks of a milestone timeline: what is no milestone is drawn too, without a dot. */
import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import recipe from './recipe.ts'

test('a mark is at its date, a period with both, and neither has a dot', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    events: [
      { name: 'Kick-off', start: '2026-01-12' },
      { name: 'GA', start: '2026-10-15' },
    ],
    marks: [
      { start: '2026-08-01', text: 'Today' },
      { start: '2026-04-01', end: '2026-05-01', text: 'Freeze' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['Today', 'Aug 1', 'Freeze', 'Apr 1 – May 1']))
  expect(drawing.scene.elements.filter(({ type }) => type === 'circle')).toHaveLength(2)
  expect(drawing.warnings).toEqual([])
  // The period is a band from its start to its end, at the pole of its flag.
  const [band] = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' && each.fill === 'rule' ? [pathBounds(each.d)] : [],
  )
  const poles = drawing.scene.elements.flatMap((each) => (each.type === 'line' && each.x === each.x2 ? [each.x] : []))
  expect(poles.some((x) => Math.abs(x - (band?.x ?? 0)) < 1)).toBe(true)
  expect(band?.w).toBeGreaterThan(60)
})

const inGroups = (...groups: (string | undefined)[]) => {
  const events = groups.map((group, index) => ({ name: `Event ${index}`, group, start: `20${10 + 3 * index}-05-01` }))
  const spans = [{ from: 'Event 0', to: 'Event 1', text: 'between' }]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', events, spans })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const levels = drawing.scene.elements.flatMap((each) => (each.type === 'circle' ? [each.y] : []))
  const named = (words: string) =>
    drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each] : []))[0]
  return {
    levels: new Set(levels).size,
    named,
    notes: drawing.warnings.map(({ at }) => at),
    said: drawing.warnings.map(({ problem }) => problem),
  }
}

test('milestones of two groups are over and under the axis, with their names at its ends; of more groups, over it', () => {
  const two = inGroups('Versions', 'Revisions', 'Versions')
  expect([two.levels, two.notes]).toEqual([2, []])
  const [first, second] = [two.named('Versions'), two.named('Revisions')]
  // The second name is before its first milestone, as behind the last one it would be a line of that.
  expect([first?.align ?? 'start', second?.align]).toEqual(['start', 'end'])
  expect([Number(second?.x) < Number(first?.x), Number(first?.y) < Number(second?.y)]).toEqual([true, true])
  // Where the first milestone is one of the second group, there is no room before it.
  const axes = ['Older', 'Newer'].map((name) => ({
    name: `${name} lane`,
    at: name === 'Older' ? '2010-05-01' : '2019-05-01',
  }))
  const events = [
    { name: 'Late', group: axes[1]!.name, start: axes[1]!.at },
    { name: 'Early', group: axes[0]!.name, start: axes[0]!.at },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', events })
  const names = drawing.ok
    ? drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text.endsWith(' lane') ? [each] : []))
    : []
  expect(names.map(({ align = 'start' }) => align)).toEqual(['start', 'start'])
  const three = inGroups('A', 'B', 'C')
  expect([three.levels, three.named('A')]).toEqual([1, undefined])
  expect(inGroups('A', 'B', undefined).levels).toBe(1)
  // What has no side is told how it would have one.
  expect(three.said.filter((problem) => problem.includes('if they are two'))).toHaveLength(1)
  expect(inGroups('A', undefined).said.join()).toContain('say them in `note`')
  expect(inGroups(undefined, undefined).said).toEqual([])
})

test('the scale between two axes is clear of the second', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const year = drawing.scene.elements.find((each) => each.type === 'text' && each.text === '2000')
  const axes = drawing.scene.elements.flatMap((each) => (each.type === 'line' && each.y === each.y2 ? [each.y] : []))
  const below = Math.min(...axes.filter((y) => year?.type === 'text' && y > year.y))
  expect(below - (year?.type === 'text' ? year.y : 0)).toBeGreaterThanOrEqual(18)
})

test('a length with an end on the second axis is no part of the first, and the name of an axis with a note is clear of flags', () => {
  const event = (group: string, name: string, start: string) => ({ group, name, start })
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    groups: [{ name: 'Ours' }, { name: 'Theirs', note: 'and those of others' }],
    events: [
      event('Ours', 'Start', '2024-01-10'),
      event('Ours', 'Stop', '2026-10-30'),
      event('Theirs', 'Bug', '2024-03-11'),
      event('Theirs', 'Fix', '2026-08-14'),
      event('Theirs', 'A score that is raised', '2026-10-20'),
    ],
    spans: [{ from: 'Bug', to: 'Fix', text: 'latent' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  const axis = Math.min(...drawing.scene.elements.flatMap((each) => (each.type === 'circle' ? [each.y] : [])))
  const span = drawing.parts.find(({ at }) => at === 'spans.0')?.elements ?? []
  const tops = span.flatMap((index) => {
    const each = drawing.scene.elements[index]
    return each?.type === 'path' ? [pathBounds(each.d)?.y ?? 0] : []
  })
  expect(Math.min(...tops)).toBeGreaterThan(axis + 20)
})

test('the axis of a second group begins with its first milestone: there was nothing of it before', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample as object)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const axes = elements.flatMap((each) => (each.type === 'line' && each.y === each.y2 ? [each] : []))
  const [upper, lower] = axes.toSorted((a, b) => a.y - b.y)
  const dots = elements.flatMap((each) => (each.type === 'circle' && each.y === lower?.y ? [each.x] : []))
  expect([upper?.x, lower?.x]).toEqual([40, Math.min(...dots) - 16])
})
