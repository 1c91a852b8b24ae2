import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import kubernetes from './recipe.ts'
import { workloadsIn } from './workloads.ts'

const pods = (name: string, groups: string[]) =>
  groups.map((group, index) => ({ name: `${name}-${index}`, kind: 'pod', group }))
const into = (from: string, to: { name: string }[], more = {}) =>
  to.map(({ name }) => ({ from, to: name, kind: 'traffic', ...more }))
const outOf = (from: { name: string }[], to: string, more = {}) =>
  from.map(({ name }) => ({ from: name, to, kind: 'traffic', ...more }))
const controls = { kind: 'control' }
const service = (name: string, group?: string) => ({ name, kind: 'service', ...(group && { group }) })
const node = (name: string, group = 'Cluster') => ({ name, kind: 'node', group })
const cluster = { name: 'Cluster', kind: 'network' }

const read = (nodes: object[], edges: object[], groups: object[]) => workloadsIn({ nodes, edges, groups } as never)

/** What of the data is drawn in each workload: service, pods by node, controller, and what else joins all its pods. */
const shapes = (...data: Parameters<typeof read>) => {
  const found = read(...data)
  if (typeof found !== 'object') return found
  return found.workloads.map(({ service, nodes, controller, scaler, isLeft, isEntered }) =>
    [
      service?.name,
      ...nodes.map(({ group, frame, pods }) => [frame?.name, group?.name, pods.length].filter(Boolean).join('/')),
      controller?.node.name,
      scaler?.node.name,
      isLeft === true ? 'left' : undefined,
      isEntered === true ? 'entered' : undefined,
    ]
      .filter(Boolean)
      .join(' '),
  )
}

const web = pods('web', ['n1', 'n1', 'n2'])
const base = [service('Service web', 'Cluster'), service('Deployment web', 'Cluster'), ...web]
const joined = [...into('Service web', web), ...into('Deployment web', web, controls)]
const nodes = [cluster, node('n1'), node('n2')]

test('a database, configuration and an autoscaler leave a workload its own drawing, whatever they join', () => {
  const database = { name: 'db', kind: 'database' }
  const draw = (...more: object[]) => shapes([...base, database], [...joined, ...more], nodes)
  expect(draw(...outOf(web, 'db', { text: 'SQL' }))).toEqual(['Service web n1/2 n2/1 Deployment web left'])
  expect(draw(...outOf([{ name: 'n1' }, { name: 'n2' }], 'db'))).toEqual(['Service web n1/2 n2/1 Deployment web left'])
  expect(draw(...outOf([{ name: 'Service web' }], 'db'))).toEqual(['Service web n1/2 n2/1 Deployment web'])
  expect(draw(...into('db', web, { text: 'mounted' }))).toEqual(['Service web n1/2 n2/1 Deployment web entered'])
  const scaled = [...base, service('HPA', 'Cluster')]
  const scales = { from: 'HPA', to: 'Deployment web', kind: 'control' }
  expect(shapes(scaled, [...joined, scales], nodes)).toEqual(['Service web n1/2 n2/1 Deployment web HPA'])
})

test('one pod that waits has room beside an autoscaler, more of them do not', () => {
  const waiting = ['web-8', 'web-9'].map((name) => ({ name, kind: 'pod', note: 'Pending', group: 'Cluster' }))
  const scaled = [...base, service('HPA', 'Cluster')]
  const scales = { from: 'HPA', to: 'Deployment web', kind: 'control', text: 'scales' }
  const found = (count: number) => {
    const own = waiting.slice(0, count)
    return shapes([...scaled, ...own], [...joined, ...into('Deployment web', own, controls), scales], nodes)
  }
  expect(found(1)).toEqual(['Service web n1/2 n2/1 Deployment web HPA'])
  expect(found(2)).toEqual(['Service web n1/2 n2/1 Deployment web'])
  const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, {
    title: 'A pod waits',
    nodes: [...scaled, ...waiting.slice(1)],
    edges: [...joined, ...into('Deployment web', waiting.slice(1), controls), scales],
    groups: nodes,
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.filter(({ level }) => level === 'warning')).toEqual([])
  // In one row: what scales, what is scaled, and what waits.
  const boxOf = (at: string) => {
    const part = drawing.parts.find((each) => each.at === at)
    return part?.elements.flatMap((index) => drawing.scene.elements[index] ?? []).find(({ type }) => type === 'box')
  }
  const row = ['nodes.1', 'nodes.5', 'nodes.6'].map((at) => boxOf(at) as { x: number; y: number; w: number })
  expect(new Set(row.map(({ y }) => y)).size).toBe(1)
  for (const [left, right] of [row.slice(0, 2), row.slice(1)]) expect(left!.x + left!.w).toBeLessThan(right!.x)
})

test('edges alike from all pods, or all of a node, are drawn as one of them; one from a single pod of a node has no place', () => {
  const database = { name: 'db', kind: 'database' }
  const edges = [...joined, ...outOf(web, 'db', { text: 'SQL' })]
  const found = read([...base, database], edges, nodes)
  if (typeof found !== 'object') throw new Error(found)
  expect(edges.slice(-3).map((edge) => found.inside.get(edge))).toEqual([undefined, edges.at(-3), edges.at(-3)])
  // Words at one of them are those of all.
  const [first, ...others] = outOf(web, 'db')
  const once = [...joined, ...others, { ...first, text: 'SQL' }]
  const said = read([...base, database], once, nodes)
  if (typeof said !== 'object') throw new Error(said)
  expect(once.slice(-3).map((edge) => said.inside.get(edge))).toEqual([once.at(-1), once.at(-1), undefined])
  const without = (pod: string) => edges.filter(({ from, to }) => from !== pod || to !== 'db')
  expect(read([...base, database], without('web-1'), nodes)).toMatch(/^web-0 > db has no like at web-1/)
  expect(shapes([...base, database], without('web-2'), nodes)).toEqual(['Service web n1/2 n2/1 Deployment web left'])
  // Without a controller, the bracket of all is what they leave.
  const bare = without('web-2').filter(({ kind }) => kind === 'traffic')
  expect(read([...base, database], bare, nodes)).toMatch(/^web-0 > db has no like at web-2/)
})

test('several workloads have a drawing each, in their namespaces or on nodes of their own; pods name nodes that several run on', () => {
  const api = pods('api', ['Cluster', 'Cluster'])
  const bare = pods('web', ['Cluster', 'Cluster', 'Cluster'])
  const both = [service('Service web', 'Cluster'), service('Service api', 'Cluster'), ...bare, ...api]
  const edges = [...into('Service web', bare), ...into('Service api', api), ...outOf(bare, 'Service api')]
  expect(shapes(both, edges, [cluster])).toEqual(['Service web 1 1 1 left', 'Service api 1 1'])
  const placed = pods('api', ['n1', 'n2'])
  const shared = [...base, service('Service api', 'Cluster'), ...placed]
  expect(shapes(shared, [...joined, ...into('Service api', placed)], nodes)).toEqual([
    'Service web 1 1 1 Deployment web',
    'Service api 1 1',
  ])
  expect(read([...shared, ...pods('agent', ['n1'])], [...joined, ...into('Service api', placed)], nodes)).toMatch(
    /agent-0/,
  )
})

test('nodes in zones are framed by these, pods without a node stand free, and more than six of them in columns', () => {
  const zones = ['a', 'b'].map((name) => ({ name, kind: 'zone', group: 'Cluster' }))
  const zoned = [cluster, ...zones, node('n1', 'a'), node('n2', 'b')]
  expect(shapes(base, joined, zoned)).toEqual(['Service web a/n1/2 b/n2/1 Deployment web'])
  const many = pods(
    'job',
    Array.from({ length: 10 }, () => 'Cluster'),
  )
  expect(shapes([service('Job', 'Cluster'), ...many], into('Job', many, controls), [cluster])).toEqual([
    '2 2 2 2 2 Job',
  ])
})

test('a service that sends to what controls pods is their bar; a queue or what is outside is none', () => {
  const edges = [
    { from: 'Service web', to: 'Deployment web', kind: 'traffic' },
    ...into('Deployment web', web, controls),
  ]
  expect(shapes(base, edges, nodes)).toEqual(['Service web n1/2 n2/1 Deployment web'])
  const queue = { name: 'jobs', kind: 'queue' }
  expect(
    shapes([queue, ...base.slice(1)], [...into('jobs', web), ...into('Deployment web', web, controls)], nodes),
  ).toEqual(['n1/2 n2/1 Deployment web entered'])
  expect(read([{ name: 'Client', kind: 'external' }, ...web], into('Client', web), nodes)).toBeUndefined()
})

test('a graph that is no workload says why it is plain', () => {
  const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, {
    title: 'Replicas follow the primary',
    nodes: [{ name: 'Service', group: 'Cluster' }, ...pods('pg', ['n1', 'n2'])],
    edges: [
      { from: 'Service', to: 'pg-0' },
      { from: 'pg-0', to: 'pg-1', text: 'WAL' },
    ],
    groups: nodes,
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/^drawn as a plain graph: .*pg-0 > pg-1/),
  ])
})

test('a pod that is not ready is of the workload that is named alike, though nothing leads to it', () => {
  const down = { ...web[2]!, name: 'web-9', state: 'negative' }
  const controlled = into('Deployment web', web, controls)
  const owned = (more: object) => {
    const found = read([...base, more], [...into('Service web', web), ...controlled], nodes)
    if (typeof found !== 'object') throw new Error(found)
    return found.workloads.flatMap((each) => each.nodes.flatMap((host) => host.pods.map(({ isOther }) => isOther)))
  }
  expect(owned(down)).toEqual([false, false, false, false])
  expect(owned({ ...down, name: 'agent-9' })).toEqual([false, false, false, true])
})

test('a node that runs nothing is in its zone, beside others or alone', () => {
  const zone = (name: string) => ({ name, kind: 'zone', group: 'Cluster' })
  const zoned = [cluster, zone('a'), zone('b'), zone('c'), node('n1', 'a'), node('n2', 'b')]
  const draw = (...more: object[]) => shapes(base, joined, [...zoned, ...more])
  expect(draw(node('n3', 'a'), node('n4', 'c'))).toEqual(['Service web a/n1/2 a/n3 b/n2/1 c/n4 Deployment web'])
  expect(draw({ ...node('n3', 'a'), kind: 'group' })).toEqual(['Service web a/n1/2 b/n2/1 Deployment web'])
})

test('what leads on from pods begins at a dashed bar over the bracket, with a tick for each pod that it leads on from', () => {
  const waiting = { name: 'web-9', kind: 'pod', note: 'Pending', group: 'Cluster' }
  const down = web.map((pod) => (pod.name === 'web-2' ? { ...pod, state: 'negative' } : pod))
  const bars = (from: object[]) => {
    const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, {
      title: 'Pods and a database',
      nodes: [...base.slice(0, 2), ...from, waiting, { name: 'db', kind: 'database' }],
      edges: [
        ...joined,
        { from: 'Deployment web', to: 'web-9', kind: 'control' },
        ...outOf(web.slice(0, 2), 'db', { text: 'SQL', kind: 'egress' }),
      ],
      groups: nodes,
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    expect(drawing.warnings).toEqual([])
    const { elements } = drawing.scene
    const dashed = elements.filter((each) => each.type === 'path' && each.dashed === true && each.arrow !== true)
    return dashed.map((each) => each.type === 'path' && [...each.d.matchAll(/M/g)].length)
  }
  // Its end that the database is reached from has no tick.
  expect([bars(web), bars(down)]).toEqual([[2], [2]])
})

test('a bracket holds all pods of a workload that are named alike, though an arrow of control leads to one alone', () => {
  const held = (more: typeof web) => {
    const found = read(
      [...base, ...more],
      [...into('Service web', [...web, ...more]), ...into('Deployment web', web.slice(0, 1), controls)],
      nodes,
    )
    if (typeof found !== 'object') throw new Error(found)
    return found.workloads.flatMap((each) => each.nodes.flatMap((host) => host.pods.map(({ isHeld }) => isHeld)))
  }
  expect(held([])).toEqual([true, true, true])
  expect(held([{ ...web[2]!, name: 'canary-9' }])).toEqual([true, true, true, false])
})
