import { expect, test } from 'vitest'
import type { LayoutGraph } from './model/graph.ts'
import { variantsFor } from './page-setting.ts'
import { Prospects } from './prospects.ts'

test('a chain that its sketch makes a little too long is begun whole: a drawing needs less room between ranks', () => {
  const ids = Array.from({ length: 26 }, (_, index) => `step ${index}`)
  const graph: LayoutGraph = {
    nodes: ids.map((id) => ({ id, w: 160, h: 40 })),
    edges: ids.slice(1).map((to, index) => ({ from: ids[index]!, to })),
  }
  const base = {
    direction: 'down' as const,
    step: 0,
    width: 1120,
    height: 2200,
    variant: variantsFor(graph)[0]!,
    opens: true,
    isKnown: false,
  }
  const first = new Prospects(graph, {}, ['down', 'right']).first(base, { w: 1120, h: 2200 })
  expect(first).toMatchObject({ width: 1120, height: 2750 })
})
