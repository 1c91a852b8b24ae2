import { expect, test } from 'vitest'
import { bestCandidate, nothingDrawn } from '../best.ts'
import { noMemories } from '../candidate.ts'
import { measure } from './measure.ts'

test('a label beyond both ends of its run is at fault, one that reaches a little beyond is not', () => {
  const nodes = ['a', 'b'].map((id) => ({ id, w: 96, h: 48 }))
  const edges = [{ from: 'a', to: 'b', label: { w: 40, h: 16 } }]
  const { drawing } = bestCandidate({ nodes, edges }, {}, nothingDrawn(noMemories()))
  const [label] = drawing.words
  const moved = (by: number) => measure({ ...drawing, words: [{ ...label!, at: label!.at + by }] }).words
  expect([moved(0), moved(-1), moved(1)]).toEqual([[], [], []])
  expect([moved(-40), moved(40)]).toEqual([[0], [0]])
})
