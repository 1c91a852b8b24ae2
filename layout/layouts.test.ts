import { expect, test } from 'vitest'
import { Layouts } from './layout.ts'
import type { LayoutGraph } from './model/graph.ts'

/** A hub with a fan of edges of one look, one of which is wanted whole. */
const fanWith = (whole: number | undefined): LayoutGraph => ({
  nodes: ['hub', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id) => ({ id, w: 96, h: 48 })),
  edges: Array.from('abcdefghi', (to, index) => ({
    from: 'hub',
    to,
    look: 'plain',
    trunk: 't',
    ...(index === whole ? { whole: true } : {}),
  })),
})

test('which edges are drawn whole can be asked of one layout, and gives what a layout of its own gives', () => {
  const plain = fanWith(undefined)
  const known = new Layouts(plain, {})
  for (const whole of [undefined, 0, 4, 8]) {
    const asked = fanWith(whole)
    expect(known.best(asked)).toEqual(new Layouts(asked, {}).best())
    expect(known.narrow(900, asked)).toEqual(new Layouts(asked, {}).narrow(900))
  }
  const drawnWhole = (whole: number) => known.best(fanWith(whole)).edges.map(({ joins }) => joins === undefined)
  expect([drawnWhole(0), drawnWhole(4)].map((each) => each.indexOf(true))).toEqual([0, 4])
})
