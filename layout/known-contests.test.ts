/**
 * What is tried for graphs that do not fit their page, in its order, as it is known: the way a graph is sought decides what is
 * found, and a wrong turn seldom shows in the end. `LAYOUTS=write npx vitest run layout/known-contests.test.ts` writes it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Drawn } from './candidate.ts'
import { noMemories } from './candidate.ts'
import type { Cells, LayoutGraph, LayoutOptions } from './model/graph.ts'
import { variants } from './model/weights.ts'
import { type Setting, sizeOf } from './setting.ts'
import { winnerOf } from './winner.ts'

/** A graph that flows: each node follows one of the five before it, and some follow two. */
const flow = (count: number, { groups = 0, steps = 1 } = {}): LayoutGraph => {
  const all = Array.from({ length: count }, (_, index) => index)
  return {
    nodes: all.map((index) => ({
      id: `n${index}`,
      w: 96 + 16 * ((index * 7) % 6),
      h: 40 + 8 * ((index * 5) % 3),
      narrower: [
        { w: 88, h: 64 },
        { w: 72, h: 88 },
        { w: 56, h: 120 },
      ].slice(0, steps),
      ...(groups === 0 ? {} : { group: `g${Math.floor((index * groups) / count)}` }),
    })),
    edges: all.slice(1).flatMap((index) => {
      const to = `n${index}`
      const edge = { from: `n${Math.max(0, index - 1 - ((index * 3) % 5))}`, to }
      return index % 4 === 3 ? [edge, { from: `n${(index * 11) % index}`, to }] : [edge]
    }),
    groups: Array.from({ length: groups }, (_, index) => ({ id: `g${index}`, head: { w: 72, h: 24 } })),
  }
}

type Case = readonly [name: string, graph: LayoutGraph, options: LayoutOptions, mustFit?: { height: number }]

const known = (count: number): Cells =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, [index % 4, Math.floor(index / 4)]]))

const cases: readonly Case[] = [
  ['a narrow page', flow(14), { maxWidth: 390 }],
  ['a narrow page, words in three steps', flow(14, { steps: 3 }), { maxWidth: 330 }],
  ['a flat page', flow(14), { maxHeight: 300 }],
  ['a shape', flow(12), { maxWidth: 960, aspect: 16 / 9 }],
  ['groups on a narrow page', flow(16, { groups: 3 }), { maxWidth: 420 }],
  ['to the right, and no other way', flow(13), { maxWidth: 640, direction: 'right', strict: true }],
  [
    'a little too wide downward, and folded to the right',
    flow(12, { steps: 3 }),
    { maxWidth: 400, direction: 'right' },
  ],
  ['the same where it must fit', flow(12, { steps: 3 }), { maxWidth: 400, direction: 'right' }, { height: 2000 }],
  ['more than a scene has room for', flow(20), { maxWidth: 240, maxHeight: 320, largest: { w: 480, h: 480 } }],
  ['what must fit', flow(18), { maxWidth: 390, maxHeight: 500 }, { height: 500 }],
  ['many nodes', flow(28), { maxWidth: 560 }],
  ['many nodes in groups', flow(26, { groups: 4, steps: 2 }), { maxWidth: 640, maxHeight: 700 }],
  ['many nodes that fit', flow(25), {}],
  ['known places that fit', flow(10), { cells: known(10) }],
  ['known places that are too wide', flow(12, { steps: 3 }), { cells: known(12), maxWidth: 360 }],
]

const way = ({ direction, step, width, height, variant, opens, isKnown }: Setting): string => {
  const index = variants.findIndex((each) => JSON.stringify(each) === JSON.stringify(variant))
  const words = [direction, `words ${step}`, `${width}×${height}`, `variant ${index}`, opens ? 'open' : 'whole']
  return [...words, ...(isKnown ? ['known'] : [])].join(', ')
}

/** What was drawn, its cost and its work, and what won. */
const soughtOf = ([, graph, options, mustFit]: Case): string[] => {
  const drawn: Drawn = { candidates: new Map(), memories: noMemories(), ...(mustFit === undefined ? {} : { mustFit }) }
  const best = winnerOf(graph, options, drawn)
  const { width, height } = sizeOf(best)
  return [
    ...[...drawn.candidates].map(
      ([key, { score, work }]) =>
        `${way(JSON.parse(key) as Setting)}: ${Math.round(score.cost)} for ${Math.round(work)}`,
    ),
    `${width}×${height}: ${Math.round(best.score.cost)} for ${Math.round(best.work)}`,
  ]
}

const file = new URL('known-contests.json', import.meta.url)
if (process.env['LAYOUTS'] === 'write') {
  const all = Object.fromEntries(cases.map((each) => [each[0], soughtOf(each)]))
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
}
const sought = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>

test('a fold gives way to what is whole the other way in narrower words, unless the page is only tried', () => {
  const foldsOf = (limits: Partial<Drawn>): number => {
    const drawn: Drawn = { candidates: new Map(), memories: noMemories(), ...limits }
    return winnerOf(flow(12, { steps: 3 }), { maxWidth: 400, direction: 'right' }, drawn).found.folds
  }
  expect([foldsOf({}), foldsOf({ mustFit: { height: 2000 } })]).toEqual([0, 1])
})

describe('the search is as it is known for', () => {
  test.each(cases.map((each) => [each[0], each] as const))('%s', (name, each) => {
    expect(soughtOf(each)).toEqual(sought[name])
  })
})
