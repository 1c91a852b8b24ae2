/**
 * Each step of the layout as it is, on small graphs: a later step often hides what an earlier one has moved, so that places,
 * routes, strokes, words, measures and prices are held by themselves. What a step returns is a few digits here: they say which
 * step of which graph is another one now. `LAYOUTS=write npx vitest run layout/known-steps.test.ts` writes them anew.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type SmallGraph, smallGraphs } from '../test/small-graphs.ts'
import { themedGraphs } from '../test/themed-graphs.ts'
import { bestCandidate, nothingDrawn } from './best.ts'
import { drawCandidate, noMemories } from './candidate.ts'
import { compact } from './compact/compact.ts'
import { finished } from './finished.ts'
import type { Item } from './model/board.ts'
import { variants } from './model/weights.ts'
import { narrowCandidate } from './narrow.ts'
import { type Attempt, placedBoard } from './placed.ts'
import { Memory } from './route/memory.ts'
import { route } from './route/route.ts'
import { sizeOf } from './setting.ts'
import { sketchOf } from './sketch.ts'
import { netOf } from './strokes/net.ts'
import { orderStrokes } from './strokes/order.ts'
import { toLayout } from './to-layout.ts'

type Steps = Record<string, unknown>

const places = (items: readonly Item[]) =>
  items.map(({ x, y, w, h, row, column, wall, even }) => [x, y, w, h, row, column, wall, even])

/** One candidate, step by step. */
const stepsOf = ({ graph, options }: SmallGraph, attempt: Attempt): Steps => {
  const { variant } = attempt
  const { board, isOpen } = placedBoard(graph, options, attempt)
  const placed = [places(board.items), isOpen, board.wires.map(({ isBack }) => isBack), board.corridors, board.halves]
  const sketch = sketchOf(graph, options, attempt)
  const routes = route(board, { ...variant, side: variant.firstSide }, new Memory())
  const net = netOf(board, routes.paths)
  orderStrokes(board, net)
  const strokes = JSON.stringify(net)
  const { pivots } = compact(board, net, [])
  const packed = [pivots, places(board.items), net.strokes.map(({ at }) => at)]
  const { drawing, found, score, work } = drawCandidate(graph, options, attempt, noMemories())
  return { placed, sketch, routes, strokes, packed, words: drawing.words, found, score: [score, work] }
}

/** What is drawn in the end, what was tried for it, and what is drawn on a page that is a fifth narrower. */
const drawnOf = ({ graph, options }: SmallGraph): Steps => {
  const drawings = nothingDrawn(noMemories())
  const best = bestCandidate(graph, options, drawings)
  const tried = [drawings.spine, drawings.fold].flatMap(({ candidates }) => [...candidates])
  const { nodes, groups, ...drawn } = toLayout(graph, options, finished(best, options))
  const easyWidth = Math.floor(0.8 * sizeOf(best).width)
  const narrow = narrowCandidate(graph, options, { easyWidth, drawings })
  return {
    tried: tried.map(([setting, { score, work }]) => [setting, score.cost, work]),
    drawn: [[...nodes], [...groups], drawn],
    narrow: narrow && [narrow.score, places(narrow.drawing.board.items)],
  }
}

const digits = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 6)

const inShort = (steps: Steps): string =>
  Object.entries(steps)
    .map(([step, value]) => `${step} ${digits(value)}`)
    .join(', ')

/** Graphs take turns with the variants, with narrower words, and with whole groups. */
const shortOf = (given: SmallGraph, turn: number): Record<string, string> => {
  const { direction, maxWidth = 1120, maxHeight = 2200, cells } = given.options
  const frame = { step: turn % 3 === 0 ? 1 : 0, width: Math.min(1.25 * maxWidth, 1120), height: maxHeight }
  const variant = variants[turn % variants.length]!
  const attempt = { variant, opens: turn % 4 !== 3, isKnown: cells !== undefined }
  const directions = direction === undefined ? (['down', 'right'] as const) : [direction]
  return Object.fromEntries([
    ...directions.map((each) => [each, inShort(stepsOf(given, { ...attempt, frame: { ...frame, direction: each } }))]),
    ['best', inShort(drawnOf(given))],
  ])
}

const graphs = [...smallGraphs, ...themedGraphs(6)]
const file = new URL('known-steps.json', import.meta.url)

if (process.env['LAYOUTS'] === 'write') {
  const lines = graphs.map((graph, turn) => `  ${JSON.stringify(graph.name)}: ${JSON.stringify(shortOf(graph, turn))}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>

describe('the steps are as they are known for', () => {
  test.each(graphs.map((graph, turn) => [graph.name, graph, turn] as const))('%s', (name, graph, turn) => {
    expect(shortOf(graph, turn)).toEqual(known[name])
  })
})
