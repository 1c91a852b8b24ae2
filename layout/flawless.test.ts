import { expect, test } from 'vitest'
import type { Drawn } from './candidate.ts'
import { noMemories } from './candidate.ts'
import { isFlawless } from './flawless.ts'
import type { LayoutGraph } from './model/graph.ts'
import { winnerOf } from './winner.ts'

const nothingDrawn = (): Drawn => ({ candidates: new Map(), memories: noMemories() })

/** A gateway on the lower wall of a group, where only its upper side can be met from inside, below what both ways begin at. */
const graph: LayoutGraph = {
  nodes: [
    { id: 'a', w: 160, h: 64, group: 'inner' },
    { id: 'b', w: 160, h: 64, group: 'inner' },
    { id: 'gate', w: 160, h: 48, group: 'g', border: true, outline: 'pill' },
  ],
  edges: [
    { from: 'a', to: 'b' },
    { from: 'a', to: 'gate', fromPort: { side: 'left' }, look: 'dashed' },
  ],
  groups: [{ id: 'g' }, { id: 'inner', parent: 'g' }],
}

const cells = { a: [1, 1], b: [1, 2], gate: [1, 3] } as const

test('a wire that winds alone between the places of its ends ends the search', () => {
  const drawn = nothingDrawn()
  const best = winnerOf(graph, { direction: 'down', cells }, drawn)
  expect(best.score).toMatchObject({ flaws: 0, crossings: 0, winding: 1 })
  expect(isFlawless(best, drawn.memories)).toBe(true)
  expect(drawn.candidates.size).toBe(1)
})
