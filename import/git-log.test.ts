import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import gitGraph from '../recipes/git-graph/recipe.ts'
import { readGraph } from './git-graph-lines.ts'
import { importData } from './import-data.ts'

const recipe = gitGraph as unknown as AnyRecipe

const exported = (name: string): string => readFileSync(new URL(`./exports/${name}`, import.meta.url), 'utf8')

type Commit = { id: string; name: string; after: string[]; refs?: string[] }

const read = (input: string) => {
  const outcome = importData(recipe, input, { from: 'git-log' })
  if (!outcome.ok) return { findings: outcome.findings, events: [], title: '', warnings: [] }
  const drawing = drawRecipe(recipe, outcome.data)
  const events = outcome.data['events'] as Commit[]
  return {
    events,
    title: drawing.ok ? drawing.scene.title : '',
    data: outcome.data,
    elements: drawing.ok ? drawing.scene.elements : [],
  }
}

const parentsIn = (events: Commit[]): string =>
  events.map(({ id, after }) => [id, ...after].map((each) => each.replace(/^g(?=\d)/, '')).join(' ')).join('\n')

test('the strokes of git log --graph say which commit is the parent of which', () => {
  const { events, title } = read(exported('git-log-graph.txt'))
  expect(parentsIn(events)).toBe(`f8ab8db 8414ea1
fc211e9 8414ea1
8414ea1 6e3d6ad 65635d2
65635d2 84c462c
84c462c 81de384
6e3d6ad bf31fa2 6a5aa82
6a5aa82 5606507
bf31fa2 5606507
5606507 81de384
81de384 44a5521
44a5521`)
  expect(title).toBe('Git commit graph: 11 commits, 2 of them merges')
  expect(events[0]).toMatchObject({ name: 'Set the version', refs: ['main'] })
})

test('strokes that cross others are followed too, as in a history of seven lanes', () => {
  const { events } = read(exported('git-log-crossing.txt'))
  expect(parentsIn(events).split('\n').slice(0, 17)).toEqual([
    'a265bf4 d36846d 8ec8d09',
    '8ec8d09 65711c4 2f3459a',
    '65711c4 a325c15',
    'd36846d af288e4 2f3459a',
    '2f3459a 7106c78',
    '7106c78 5ecba08 f26dadb',
    '5ecba08 916ff85',
    '916ff85 fbaa149',
    'af288e4 3f27241',
    '3f27241 6946bbc f26dadb',
    'f26dadb 20b1cc2 fbaa149',
    'fbaa149 b8c972e eee2f8e',
    'eee2f8e a325c15',
    'b8c972e a325c15',
    '20b1cc2 a325c15',
    '6946bbc a325c15',
    'a325c15 d10776b',
  ])
})

test('strokes that run level are not followed, and the finding says what to use', () => {
  expect(readGraph(['* a1b2', '|_|'])).toEqual({ ok: false, line: 2 })
  expect(read('* a1b2c3d One\n|_|\n').findings).toEqual([
    { at: 'line 2', problem: expect.stringMatching(/cannot be followed; use git log .*--parents$/) as string },
  ])
})

test('merges are counted with parents that are not in the list; their lines end on the way', () => {
  const log = ['a1a1a1a\tb2b2b2b c3c3c3c\t\tMerge one', 'b2b2b2b\td4d4d4d e5e5e5e\t\tMerge two'].join('\n')
  const { title, elements } = read(log)
  expect(title).toBe('Git commit graph: 2 commits, 2 of them merges')
  const dashed = elements?.filter((each) => each.type === 'path' && each.dashed === true) ?? []
  expect(dashed).toHaveLength(3)
  expect(elements?.some((each) => each.type === 'text' && each.text === 'To an older commit, not shown')).toBe(true)
})

test('of a long history the newest commits are drawn, and the heading says of how many', () => {
  const log = Array.from(
    { length: 300 },
    (_, index) => `${(0x10000 + index).toString(16)}\t${(0x10001 + index).toString(16)}\t\tCommit ${index}`,
  )
  const { events, title } = read(log.join('\n'))
  expect(events).toHaveLength(48)
  expect(title).toBe('Git commit graph: The newest 48 of 300 commits, none of them a merge')
})

test('--oneline has parents only with --parents; without them none are made up', () => {
  const plain = read('f8ab8db Set the version\n8414ea1 (fix) Merge\n')
  expect(plain.events.map(({ name, after, refs }) => [name, after, refs])).toEqual([
    ['Set the version', [], undefined],
    ['(fix) Merge', [], undefined],
  ])
  expect(plain.title).toBe('Git commit graph: 2 commits')
  expect(plain.data?.['subtitle']).toMatch(/no parents/)
  const full = read('f8ab8db 8414ea1 (HEAD -> main, tag: v1) Set\n8414ea1 6e3d6ad 65635d2 Merge\n')
  expect(full.events).toMatchObject([
    { after: ['g8414ea1'], refs: ['main', 'tag: v1'], name: 'Set' },
    { after: ['g6e3d6ad', 'g65635d2'], name: 'Merge' },
  ])
})

test('lines that are no commits are named', () => {
  expect(read('Date: today\n').findings).toEqual([
    { at: 'line 1', problem: expect.stringMatching(/^is no commit: expected hash, parents/) as string },
  ])
})
