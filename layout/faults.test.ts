import { expect, test } from 'vitest'
import { faultsOfGraph } from './faults.ts'

const box = { w: 96, h: 48 }

test('a graph whose references resolve has no fault, edges to groups and nested groups included', () => {
  expect(
    faultsOfGraph({
      nodes: [
        { id: 'a', ...box, group: 'inner' },
        { id: 'b', w: 100_000, h: 1 },
      ],
      edges: [
        { from: 'a', to: 'b', label: { w: 40, h: 16 } },
        { from: 'b', to: 'outer' },
      ],
      groups: [{ id: 'outer' }, { id: 'inner', parent: 'outer' }],
    }),
  ).toEqual([])
})

test('every fault is listed with its place', () => {
  expect(
    faultsOfGraph({
      nodes: [
        { id: 'a', w: 0, h: 48 },
        { id: 'a', ...box, group: 'x' },
        { id: 'b', w: Number.NaN, h: 100_001 },
      ],
      edges: [
        { from: 'c', to: 'a', label: { w: -1, h: 16 } },
        { from: 'a', to: 'd' },
      ],
      groups: [
        { id: 'g', parent: 'h' },
        { id: 'h', parent: 'g' },
        { id: 'i', parent: 'i' },
        { id: 'i' },
        { id: 'j', parent: 'a' },
        { id: 'k', parent: 'g' },
      ],
    }),
  ).toEqual([
    'nodes[1].id: "a" is there already',
    'groups[3].id: "i" is there already',
    'nodes[0].w: must be a number of pixels above 0 and up to 100000, got 0',
    'nodes[1].group: there is no group "x"',
    'nodes[2].w: must be a number of pixels above 0 and up to 100000, got NaN',
    'nodes[2].h: must be a number of pixels above 0 and up to 100000, got 100001',
    'edges[0].from: there is no node or group "c"',
    'edges[0].label.w: must be a number of pixels above 0 and up to 100000, got -1',
    'edges[1].to: there is no node or group "d"',
    'groups[0].parent: "g" is inside itself',
    'groups[1].parent: "h" is inside itself',
    'groups[4].parent: there is no group "a"',
  ])
})

test('words at ends, narrower sizes and titles are checked, too; a title may have no size', () => {
  const graph = {
    nodes: [{ id: 'a', ...box, narrower: [{ w: 0, h: 48 }] }],
    edges: [
      { from: 'a', to: 'a', ends: [{ w: -5, h: 8 }, undefined] as const, narrower: [box, { w: 8, h: Number.NaN }] },
    ],
    groups: [{ id: 'g', head: { w: -1, h: 0 }, aside: { w: 0, h: 0 } }],
  }
  expect(faultsOfGraph(graph)).toEqual([
    'nodes[0].narrower[0].w: must be a number of pixels above 0 and up to 100000, got 0',
    'edges[0].ends[0].w: must be a number of pixels above 0 and up to 100000, got -5',
    'edges[0].narrower[1].h: must be a number of pixels above 0 and up to 100000, got NaN',
    'groups[0].head.w: must be a number of pixels from 0 and up to 100000, got -1',
  ])
})

test('runs, places along sides, rules and pins are checked; none need be given', () => {
  const graph = {
    nodes: [
      { id: 'a', ...box, at: [1, Number.NaN] as const },
      { id: 'b', ...box, at: [1, 2] as const },
    ],
    edges: [
      {
        from: 'a',
        to: 'b',
        run: -1,
        runs: [0, Number.POSITIVE_INFINITY] as const,
        fromPort: { side: 'left' as const, offset: Number.NaN },
        toPort: { side: 'left' as const, offset: 'middle' as const },
      },
      { from: 'a', to: 'b', run: 16, toPort: { side: 'left' as const, offset: 0 } },
    ],
    groups: [{ id: 'g', rules: [8, -8] }],
  }
  const rest = 'from 0 and up to 100000'
  expect(faultsOfGraph(graph)).toEqual([
    `nodes[0].at[1]: must be a number of cells ${rest}, got NaN`,
    `edges[0].run: must be a number of pixels ${rest}, got -1`,
    `edges[0].runs[1]: must be a number of pixels ${rest}, got Infinity`,
    `edges[0].fromPort.offset: must be a number of pixels ${rest}, got NaN`,
    `groups[0].rules[1]: must be a number of pixels ${rest}, got -8`,
  ])
})
