import { expect, test } from 'vitest'
import { tangle } from '../test/tangle.ts'
import type { Drawn } from './candidate.ts'
import { drawCandidate, noMemories, widest } from './candidate.ts'
import { layoutGraph } from './layout.ts'
import type { LayoutGraph } from './model/graph.ts'
import { score, variants } from './model/weights.ts'
import { sizeCost } from './score/score.ts'
import { sketchOf } from './sketch.ts'
import { winnerOf } from './winner.ts'

const nothingDrawn = (): Drawn => ({ candidates: new Map(), memories: noMemories() })

test('what is larger than the page is folded by what sketches promise, and ends smaller than it began', () => {
  const drawn = nothingDrawn()
  const graph = tangle(0, 20)
  const best = winnerOf(graph, { maxWidth: 280, maxHeight: 400, direction: 'down' }, drawn)
  const [first] = drawn.candidates.values()
  expect(first!.score.over).toBeGreaterThan(0)
  expect(best.score.over).toBeLessThan(first!.score.over)
})

test('a candidate is drawn once, whoever asks for it', () => {
  const drawn = nothingDrawn()
  const graph = tangle(0, 12)
  const first = winnerOf(graph, {}, drawn)
  const count = drawn.candidates.size
  expect(winnerOf(graph, {}, drawn)).toBe(first)
  expect(drawn.candidates.size).toBe(count)
})

test('what flows the other way and is a little too large is fitted as it flows, not drawn the first way again', () => {
  const drawn = nothingDrawn()
  winnerOf(tangle(7, 8), { maxWidth: 800, maxHeight: 500 }, drawn)
  const steps = [...drawn.candidates.keys()].map((key) => JSON.parse(key) as { direction: string; step: number })
  expect(steps.filter(({ direction }) => direction === 'right').map(({ step }) => step)).toEqual([0, 1])
})

test('a candidate is the same, and counts the same work, when parts of it were drawn before', () => {
  const graph = tangle(2, 8)
  const frame = { direction: 'down', step: 0, width: 1120, height: 2200 } as const
  const memories = noMemories()
  for (const variant of variants) {
    const attempt = { frame, variant, opens: true, isKnown: false }
    const remembered = drawCandidate(graph, {}, attempt, memories)
    expect(remembered).toEqual(drawCandidate(graph, {}, attempt, noMemories()))
  }
})

test('beyond what can be drawn, a unit costs more than beyond the page', () => {
  const page = { w: 100, h: 200, spare: { w: 0, h: 0 }, most: { w: 150, h: 210 }, aspect: undefined, isOther: false }
  const area = (w: number): number => w * 100 * score.area
  expect(sizeCost({ w: 100, h: 100 }, page)).toBeCloseTo(area(100))
  expect(sizeCost({ w: 101, h: 100 }, page)).toBeCloseTo(area(101) + score.over)
  expect(sizeCost({ w: 151, h: 100 }, page)).toBeCloseTo(area(151) + 51 * score.over + score.undrawn)
  expect(sizeCost({ w: 100, h: 211 }, page)).toBeCloseTo(100 * 211 * score.area + 11 * score.over + score.undrawn)
})

test('a sketch counts what stands and passes beside each other', () => {
  const box = { w: 80, h: 40 }
  const graph: LayoutGraph = {
    nodes: ['a', 'b', 'c'].map((id) => ({ id, ...box })),
    edges: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'a', to: 'c' },
    ],
  }
  const frame = { direction: 'down', step: 0, width: 1120, height: 2200 } as const
  const sketch = sketchOf(graph, {}, { frame, opens: true, isKnown: false })
  expect(sketch.crossings).toBe(0)
  expect(sketch.w).toBeGreaterThanOrEqual(16)
  expect(sketch.h).toBeGreaterThanOrEqual(3 * 6)
  const flat = sketchOf(graph, {}, { frame: { ...frame, direction: 'right' }, opens: true, isKnown: false })
  expect(flat.h).toBeGreaterThan(sketch.h)
})

test('a graph that fits its page whole is not folded because its ranks seem wider', () => {
  const sizes = { data: 208, text: 208, recipe: 96, scene: 96, edits: 208, linter: 96, svg: 192, slides: 192 }
  const graph: LayoutGraph = {
    nodes: Object.entries(sizes).map(([id, w]) => ({ id, w, h: 48 })),
    edges: ['data recipe', 'text recipe', 'recipe scene', 'edits scene', 'scene linter', 'scene svg', 'scene slides']
      .map((ends) => ends.split(' '))
      .map(([from, to]) => ({ from: from!, to: to! })),
  }
  const right = { direction: 'right' } as const
  const whole = layoutGraph(graph, right)
  expect(layoutGraph(graph, { ...right, maxWidth: whole.bounds.w })).toEqual(whole)
  expect(layoutGraph(graph, { ...right, maxWidth: whole.bounds.w - 16 }).bounds.w).toBeLessThan(whole.bounds.w)
})

test.each([
  [5, 4, 240],
  [6, 5, 208],
])(
  '%d chains of %d keep their direction on a page that is a little too narrow: whole, they are still read',
  (...sizes) => {
    const [chains, length, w] = sizes
    const links = Array.from({ length: chains * length }, (_, index) => ({
      from: index % length === 0 ? 'root' : `n${index - 1}`,
      to: `n${index}`,
    }))
    const nodes = ['root', ...links.map(({ to }) => to)].map((id) => ({ id, w, h: 48 }))
    const { bounds, edges } = layoutGraph({ nodes, edges: links }, { direction: 'right' })
    expect(edges.filter(({ points }) => points.at(-1)!.x <= points[0]!.x)).toEqual([])
    expect(bounds.w).toBeGreaterThan(1120)
    expect(bounds.w).toBeLessThanOrEqual(widest)
  },
)

test('a flow that would be folded is whole in narrower words before it turns', () => {
  const chain = (narrower: number | undefined): LayoutGraph => ({
    nodes: Array.from({ length: 7 }, (_, index) => ({
      id: `n${index}`,
      w: 144,
      h: 48,
      ...(narrower === undefined ? {} : { narrower: [{ w: narrower, h: 64 }] }),
    })),
    edges: Array.from({ length: 6 }, (_, index) => ({ from: `n${index}`, to: `n${index + 1}` })),
  })
  const right = { direction: 'right' } as const
  expect(layoutGraph(chain(undefined), right).direction).toBe('down')
  const { direction, bounds } = layoutGraph(chain(112), right)
  expect([direction, bounds.h]).toEqual(['right', 64])
})
