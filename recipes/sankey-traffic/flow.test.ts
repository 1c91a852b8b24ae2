import { expect, test } from 'vitest'
import { amountOf, flowOf, totalOf } from './flow.ts'
import { planFlow } from './ribbons.ts'

const node = (name: string) => ({ name, kind: 'stage' })
const edge = (from: string, to: string, value: number) => ({ from, to, value, kind: 'edge' })

const traffic = {
  nodes: ['all', 'hit', 'miss', 'origin', 'ok', 'failed'].map(node),
  edges: [
    edge('all', 'hit', 60),
    edge('all', 'miss', 40),
    edge('miss', 'origin', 40),
    edge('hit', 'ok', 60),
    edge('origin', 'ok', 30),
    edge('origin', 'failed', 8),
  ],
  groups: [],
}

test('nodes come after all that leads to them, ends in the last column', () => {
  const names = flowOf(traffic).columns.map((column) =>
    column.map(({ node, edge }) => node?.name ?? `${edge?.from} > ${edge?.to}`),
  )
  expect(names).toEqual([['all'], ['hit', 'miss'], ['hit > ok', 'origin'], ['ok', 'failed']])
})

test('what comes in and what passes through is added up, and a loss stays visible', () => {
  const origin = flowOf(traffic).columns[2]?.[1]
  expect([totalOf(traffic), amountOf(traffic, traffic.nodes[4] ?? node('')), origin?.into, origin?.out]).toEqual([
    100, 90, 40, 38,
  ])
})

test('heights are to one scale, and ribbons fill the bar that they leave', () => {
  const flow = flowOf(traffic)
  const plan = planFlow(flow, { sizes: new Map(), top: 0, arrival: 8, width: 800 })
  const [all, hit] = [flow.columns[0]?.[0], flow.columns[1]?.[0]].map((stop) => stop && plan.bars.get(stop))
  expect([
    all?.h,
    hit?.h,
    [...plan.ribbons.values()].slice(0, 2).map(({ arrival }) => Math.round(arrival.h * 10) / 10),
  ]).toEqual([352, 211, [211.2, 140.8]])
})
