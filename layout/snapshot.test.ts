/** What is packed again leaves the drawing before as it was. */
import { expect, test } from 'vitest'
import { bestCandidate, nothingDrawn } from './best.ts'
import { noMemories, snapshot } from './candidate.ts'

test('a copy of a drawing has pieces of lines of its own, in its courses, strokes and words alike', () => {
  const graph = {
    nodes: ['a', 'b'].map((id) => ({ id, w: 96, h: 48 })),
    edges: [{ from: 'a', to: 'b', label: { w: 40, h: 16 } }],
  }
  const { drawing } = bestCandidate(graph, { direction: 'down' }, nothingDrawn(noMemories()))
  const copy = snapshot(drawing)
  expect(copy).toEqual(drawing)
  const [run] = copy.net.courses[0]!.runs
  expect(run).not.toBe(drawing.net.courses[0]!.runs[0])
  expect([copy.net.strokes[run!.stroke]!.runs[0], copy.words[0]!.run].every((each) => each === run)).toBe(true)
})
