import { expect, test } from 'vitest'
import { type Candidate, drawCandidate, noMemories, snapshot } from './candidate.ts'
import type { LayoutGraph } from './model/graph.ts'
import { variants } from './model/weights.ts'
import { packedAgain } from './packed-again.ts'

const node = (id: string, at: readonly [number, number]) => ({ id, w: 96, h: 48, at })
const graph: LayoutGraph = { nodes: [node('a', [1, 1]), node('b', [2, 1])], edges: [] }
const frame = { direction: 'down', step: 0, width: 999, height: 999 } as const

/** Two nodes as they are pinned, in a drawing with a flaw of another kind. */
const flawed = (): Candidate => {
  const attempt = { frame, variant: variants[0], opens: true, isKnown: false }
  const drawn = drawCandidate(graph, {}, attempt, noMemories())
  return { ...drawn, found: { ...drawn.found, contrary: 1 }, score: { ...drawn.score, flaws: 1 } }
}

test('a drawing packed again is none where a pin is lost, though a flaw of another kind is gone', () => {
  const before = flawed()
  const drawing = snapshot(before.drawing)
  expect(packedAgain(before, drawing, {})?.score.flaws).toBe(0)
  const { board, ...rest } = snapshot(before.drawing)
  const items = board.items.map((item) =>
    item.node?.id === 'b' ? { ...item, row: -1, node: { ...item.node, at: [1, 2] as const } } : item,
  )
  expect(packedAgain(before, { ...rest, board: { ...board, items } }, {})).toBeUndefined()
})
