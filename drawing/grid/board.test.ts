import { expect, test } from 'vitest'
import kanban from '../../recipes/kanban-board/recipe.ts'
import roadmap from '../../recipes/roadmap-lanes/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

const draw = (recipe: unknown, data: object) => {
  const drawing = drawRecipe(recipe as AnyRecipe, { title: 'One claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  return (at: string) =>
    (parts.find((part) => part.at === at)?.elements ?? []).flatMap((index) => scene.elements[index] ?? [])
}

const wordsOf = (elements: ReturnType<ReturnType<typeof draw>>): string[] =>
  elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))

const cards = (count: number, column: string) =>
  Array.from({ length: count }, (_, index) => ({ name: `${column} ${index}`, column }))

test('a column counts its cards against its limit', () => {
  const part = draw(kanban, {
    columns: [{ name: 'Free' }, { name: 'Room', limit: 3 }, { name: 'Full', limit: 2 }, { name: 'Over', limit: 1 }],
    cards: ['Free', 'Room', 'Full', 'Over'].flatMap((column) => cards(2, column)),
  })
  expect([0, 1, 2, 3].map((index) => wordsOf(part(`columns.${index}`)))).toEqual([
    ['Free', '2'],
    ['Room', '2 of 3', 'room for 1 more'],
    ['Full', '2 of 2, full'],
    ['Over', '2 of 1, over'],
  ])
  // One too many has a slot of its own, apart from those that the limit allows.
  const fills = (index: number) =>
    part(`columns.${index}`).flatMap((each) => (each.type === 'text' || each.type === 'line' ? [] : [each.fill]))
  expect([fills(2), fills(3)]).toEqual([
    ['rule', 'muted'],
    ['rule', 'muted', 'negative'],
  ])
})

test('up to twenty cards have a slot each where there is a limit, more have a rule', () => {
  const lines = (count: number) => {
    const part = draw(kanban, { columns: [{ name: 'Doing', limit: 1 }], cards: cards(count, 'Doing') })
    return part('columns.0').filter(({ type }) => type === 'line').length
  }
  expect([lines(20), lines(21)]).toEqual([0, 1])
})

test('five columns are side by side, and counts are at one place in all heads', () => {
  const names = ['Backlog', 'Ready for work', 'Doing', 'Review', 'Done']
  const heads = (limit: number | undefined) => {
    const columns = names.map((name, index) => (index === 1 ? { name, limit } : { name }))
    const part = draw(kanban, { columns, cards: cards(1, 'Doing') })
    return names.map((_, index) => part(`columns.${index}`).flatMap((each) => (each.type === 'text' ? [each.y] : [])))
  }
  const [wide, stacked] = [heads(undefined), heads(12)]
  expect(new Set(wide.map(([y]) => y)).size).toBe(1)
  expect(wide.every(([name, count]) => name === count)).toBe(true)
  expect(new Set(stacked.map(([name, count]) => (count ?? 0) - (name ?? 0)))).toEqual(new Set([20]))
})

test('all of the oldest blocked cards have their value in bold', () => {
  const blocked = [5, 8, 8].map((value) => ({
    name: `n${value}`,
    column: 'Doing',
    ticket: 'T-1',
    value,
    state: 'negative',
  }))
  const named = blocked.map((card, index) => ({ ...card, id: `card-${index}` }))
  const part = draw(kanban, { title: 'It waits {age}', unit: 'day', cards: named })
  const bold = [0, 1, 2].map((index) =>
    part(`cards.${index}`).some((each) => each.type === 'text' && each.bold === true && each.text.endsWith('days')),
  )
  expect(bold).toEqual([false, true, true])
})

test('omitted columns and rows are taken from the cards', () => {
  const part = draw(roadmap, {
    cards: [
      { name: 'a', column: 'Now', row: 'Web' },
      { name: 'b', column: 'Next', row: 'Web' },
    ],
  })
  expect(['columns.Now', 'columns.Next', 'rows.Web'].map((at) => wordsOf(part(at)))).toEqual([
    ['Now', '1'],
    ['Next', '1'],
    ['Web'],
  ])
})

test('cards of a row begin at the same height', () => {
  const part = draw(roadmap, {
    cards: [
      { name: 'a', column: 'Now', row: 'Web' },
      { name: 'b', column: 'Now', row: 'Web' },
      { name: 'c', column: 'Now', row: 'Data' },
      { name: 'd', column: 'Next', row: 'Data' },
    ],
  })
  const tops = [0, 1, 2, 3].map((index) =>
    part(`cards.${index}`).flatMap((each) => (each.type === 'box' ? [each.y] : [])),
  )
  expect(tops[2]).toEqual(tops[3])
  expect(Number(tops[2])).toBeGreaterThan(Number(tops[1]))
})

test('what blocks a card is shown with a sign, at its name if it has no text', () => {
  const part = draw(kanban, {
    cards: [
      { name: 'a', column: 'Doing', state: 'negative', note: 'bank certificate' },
      { name: 'b', column: 'Doing', state: 'negative' },
    ],
  })
  expect([0, 1].map((index) => wordsOf(part(`cards.${index}`)))).toEqual([['a', '✗ bank certificate'], ['✗ b']])
})

test('where a scene has no room for all cards, a column says how many it leaves out, and counts all', () => {
  const items = Array.from({ length: 50 }, (_, index) => ({ name: `Card ${index}`, note: 'a note', column: 'To do' }))
  const drawing = drawRecipe(kanban as unknown as AnyRecipe, {
    title: 'One claim',
    columns: [{ name: 'To do' }, { name: 'Done' }],
    cards: items,
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  const [hidden] = words.flatMap((each) => /^\+(\d+) cards$/.exec(each)?.[1] ?? [])
  expect(Number(hidden)).toBe(50 - words.filter((each) => each.startsWith('Card ')).length)
  expect(words).toContain('50')
  expect(drawing.warnings.some(({ problem }) => / not in the picture/.test(problem))).toBe(true)
})

test('where the heading says how many are committed, each horizon says it; all columns are equally long', () => {
  const cards = [
    { name: 'a', column: 'Now', row: 'Web', kind: 'committed' },
    { name: 'b', column: 'Now', row: 'Web' },
    { name: 'c', column: 'Next', row: 'Web' },
  ]
  const part = draw(roadmap, { title: '{committed} are committed', cards })
  expect(['columns.Now', 'columns.Next'].map((at) => wordsOf(part(at)))).toEqual([
    ['Now', '1 of 2 committed'],
    ['Next', '0 of 1 committed'],
  ])
  const uneven = draw(kanban, {
    columns: [{ name: 'Doing' }, { name: 'Done' }],
    cards: [
      ...Array.from({ length: 5 }, (_, index) => ({ name: `${index}`, column: 'Doing' })),
      { name: 'x', column: 'Done' },
    ],
  })
  const feet = [0, 1].map((index) =>
    uneven(`columns.${index}`).flatMap((each) => (each.type === 'path' ? [/V (\S+)/.exec(each.d)?.[1]] : [])),
  )
  expect(feet[0]).toEqual(feet[1])
})

test('a bar that is a part of 100% is in its track, in the accent where its card is in focus', () => {
  const shares = cards(2, 'Doing').map((card) => ({ ...card, value: 60 }))
  const part = draw(kanban, {
    unit: '%',
    columns: [{ name: 'Doing' }, { name: 'Done' }],
    cards: shares,
    focus: ['Doing 0'],
  })
  const fills = (at: number) =>
    part(`cards.${at}`).flatMap((each) => (each.type === 'path' ? [[each.fill, each.dashed]] : []))
  expect([fills(0), fills(1)]).toEqual([
    [
      ['surface', undefined],
      ['accent', undefined],
    ],
    [
      ['rule', undefined],
      ['muted', undefined],
    ],
  ])
})

test('beside columns with slots, one without a limit has its ground alone, and else a rule', () => {
  const typesOf = (limit: number | undefined): string[] => {
    const columns = [{ name: 'Free' }, { name: 'Doing', ...(limit === undefined ? {} : { limit }) }]
    const part = draw(kanban, { columns, cards: [...cards(1, 'Free'), ...cards(1, 'Doing')] })
    return part('columns.0').flatMap(({ type }) => (type === 'text' ? [] : [type]))
  }
  expect(typesOf(2)).toEqual(['path'])
  expect(typesOf(undefined)).toEqual(['path', 'line'])
})
