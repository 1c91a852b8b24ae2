import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Box } from '../../src/scene/scene.ts'
import kubernetes from './recipe.ts'
import { workloadIn } from './workload.ts'

const headingOf = (data: object): string => {
  const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, { title: '{left} of {pods} left', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.title
}

const groups = ['node-1', 'node-2'].map((name) => ({ name, kind: 'node' }))

test('pods of one workload are counted; an exporter on each node is another', () => {
  const pod = (name: string, group: string) => ({ name, kind: 'pod', group })
  const nodes = [
    { name: 'Service', kind: 'service' },
    pod('web-a', 'node-1'),
    pod('web-b', 'node-1'),
    pod('web-c', 'node-2'),
    pod('exporter-x', 'node-1'),
    pod('exporter-y', 'node-2'),
  ]
  const edges = ['web-a', 'web-b', 'web-c'].map((to) => ({ from: 'Service', to }))
  expect(headingOf({ groups, nodes, edges })).toBe('Kubernetes cluster: 1 of 3 left')
})

test('a workload is what one controller controls, whatever its pods are called', () => {
  const nodes = [
    { name: 'Deployment', kind: 'service' },
    { name: 'blue', kind: 'pod', group: 'node-1' },
    { name: 'green', kind: 'pod', group: 'node-2' },
  ]
  const edges = ['blue', 'green'].map((to) => ({ from: 'Deployment', to, kind: 'control' }))
  expect(headingOf({ groups, nodes, edges })).toBe('Kubernetes cluster: 1 of 2 left')
})

const pods = ['web-a', 'web-b', 'web-c'].map((name, index) => ({
  name,
  kind: 'pod',
  group: index < 2 ? 'node-1' : 'node-2',
}))
const sends = pods.map(({ name }) => ({ from: 'Service', to: name }))
const service = { name: 'Service', kind: 'service' }

test('pods that are lost are counted, wherever they run, and no arrow reaches them', () => {
  const lost = pods.map((pod, index) => (index === 1 ? { ...pod, state: 'negative' } : pod))
  const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, {
    title: '{left} of {pods} left',
    groups,
    nodes: [service, ...lost],
    edges: sends,
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.title).toBe('Kubernetes cluster: 2 of 3 left')
  expect(drawing.scene.elements.filter((element) => 'arrow' in element && element.arrow)).toHaveLength(2)
  expect(drawing.scene.elements.some((element) => element.type === 'text' && element.text === '2 of 3 ready')).toBe(
    true,
  )
})

test('the bar counts pods that are ready only where the data say that some are not', () => {
  const figures = (title: string, more: object[] = []) => {
    const data = { title, groups, nodes: [service, ...pods, ...more], edges: sends }
    const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.size === 28 ? [each.text] : []))
  }
  expect(figures('Pods of the web')).toEqual([])
  expect(figures('All of {pods} pods')).toEqual(['3 pods'])
  expect(figures('Without a node, {left} of {pods}')).toEqual(['1 of 3 left'])
})

test('one service in front of the pods of one controller is drawn as a bar; anything else as a graph', () => {
  const data = (edges: object[]) => ({
    title: 'Pods',
    nodes: [service, { name: 'Other', kind: 'service' }, ...pods],
    edges,
    groups,
  })
  const read = (edges: { from: string; to: string }[]) =>
    workloadIn({ ...data(edges), edges: edges.map((edge) => ({ ...edge, kind: 'traffic' })) } as never)
  expect(read([{ from: 'Other', to: 'Service' }, ...sends])?.chain.map(({ node }) => node.name)).toEqual(['Other'])
  expect(read(sends)).toBeUndefined()
  expect(read([...sends, { from: 'Other', to: 'web-a' }])).toBeUndefined()
  expect(read([...sends, { from: 'web-a', to: 'Other' }])).toBeUndefined()
})

test('pods that no node has wait beside their controller: dashed, on no arrow, and counted apart', () => {
  const waiting = { name: 'web-d', kind: 'pod', note: 'Pending', group: 'Cluster' }
  const data = (edges: object[]) => ({
    title: '{left} of {pods} left',
    groups: [{ name: 'Cluster' }, ...groups.map((group) => ({ ...group, group: 'Cluster' }))],
    nodes: [{ ...service, group: 'Cluster' }, { name: 'Deployment', group: 'Cluster' }, ...pods, waiting],
    edges,
  })
  const controls = [...pods, waiting].map(({ name }) => ({ from: 'Deployment', to: name, kind: 'control' }))
  const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, data([...sends, ...controls]))
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.title).toBe('Kubernetes cluster: 1 of 3 left')
  expect(drawing.scene.elements.filter((each) => each.type === 'box' && each.dashed)).toHaveLength(1)
  expect(drawing.scene.elements.filter((each) => 'arrow' in each && each.arrow)).toHaveLength(3)
  expect(drawing.scene.description).toContain('4 pods (1 waiting for a node)')
  const sent = { from: 'Service', to: waiting.name, kind: 'traffic' }
  const traffic = sends.map((edge) => ({ ...edge, kind: 'traffic' }))
  expect(workloadIn(data([...traffic, ...controls]) as never)?.pending.map(({ name }) => name)).toEqual(['web-d'])
  expect(workloadIn(data([...traffic, sent, ...controls.slice(0, 3)]) as never)).toBeUndefined()
})

test('pods that wait are under a node that is lost, and under the last where none is, or none has room', () => {
  const data = (down: string, waiting: number) => ({
    title: 'Pods',
    groups: [...groups, { name: 'node-3', kind: 'node' }],
    nodes: [
      service,
      { name: 'Deployment' },
      ...['node-1', 'node-2', 'node-3'].flatMap((group, index) =>
        ['a', 'b'].map((name) => ({
          name: `web-${name}${index}`,
          kind: 'pod',
          group,
          ...(group === down && { state: 'negative' }),
        })),
      ),
      ...Array.from({ length: waiting }, (_, index) => ({ name: `new-${index}`, kind: 'pod', note: 'Pending' })),
    ],
    edges: [
      ...groups.map(({ name }) => ({ from: 'Service', to: name })),
      { from: 'Service', to: 'node-3' },
      ...[...groups.map(({ name }) => name), 'node-3'].map((to) => ({ from: 'Deployment', to, kind: 'control' })),
      ...Array.from({ length: waiting }, (_, index) => ({ from: 'Deployment', to: `new-${index}`, kind: 'control' })),
    ],
  })
  /** The pods that are right above those that wait, or half a pod to the left. */
  const over = (down: string, waiting = 2): (string | undefined)[] => {
    const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, data(down, waiting))
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    return texts
      .filter(({ text }) => text.startsWith('new-'))
      .map(({ x }) => {
        const before = texts.filter((each) => each.text.startsWith('web-') && each.x <= x)
        return before.toSorted((a, b) => b.x - a.x)[0]?.text
      })
  }
  expect(over('node-2')).toEqual(['web-a1', 'web-b1'])
  for (const atEnd of [over('none'), over('node-1')]) expect(atEnd).toEqual(['web-a2', 'web-b2'])
  // Three are half a pod left of those of the last node: the drop to them is between the ticks of these.
  expect(over('node-2', 3).slice(1)).toEqual(['web-b1', 'web-a2'])
})

test('one line parts to the pods that wait, between the ticks of those above', () => {
  const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, kubernetes.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const [left = 0, right = 0] = drawing.scene.elements.flatMap((each) =>
    each.type === 'box' && each.dashed ? [each.x + each.w / 2] : [],
  )
  const drops = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' ? [...each.d.matchAll(/M ?(\d+) (\d+) ?V ?(\d+)/g)].map((match) => match.map(Number)) : [],
  )
  // Down from the bracket: to what controls them, and to where the line parts.
  const down = drops.filter(([, , from = 0, to = 0]) => to > from)
  expect(down.map(([, x]) => x)).toContain((left + right) / 2)
})

test('every pod that a controller owns has a tick on a bracket under it, and no line leads on from pod to pod', () => {
  const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, kubernetes.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const pods = elements.filter((each): each is Box => each.type === 'box' && each.w === 112)
  const tips = elements.flatMap((each) => (each.type === 'path' ? tipsOf(each.d) : []))
  const nodes = elements.filter((each): each is Box => each.type === 'box' && each.w > 112)
  // What a tick meets: the pod, or the node around it; a pod that waits is met from above, in its middle.
  const met = pods.map(({ x, y, h, dashed }) => {
    if (dashed) return [y]
    const around = nodes.filter(
      (node) => node.x <= x && node.x + node.w >= x + 112 && node.y <= y && node.y + node.h >= y + h && node.h < 200,
    )
    return [y + h, ...around.map((node) => node.y + node.h)]
  })
  const held = pods.map(({ x }, index) => tips.filter((tip) => tip.x === x + 56 && met[index]!.includes(tip.y)).length)
  expect(held).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
})

test('a node without pods is in the row of the others, and one whose pods are not ready says no more than that', () => {
  const down = pods.map((pod) => (pod.group === 'node-2' ? { ...pod, state: 'negative' } : pod))
  const data = {
    title: 'Pods',
    groups: [
      { ...groups[0], note: 'zone a' },
      { ...groups[1], note: 'draining' },
      { name: 'node-3', kind: 'node' },
    ],
    nodes: [service, ...down],
    edges: sends,
  }
  const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  expect(texts.map(({ text }) => text).join(' ')).toContain('✗ none ready, draining')
  const heads = texts.filter(({ text }) => /^node-\d$/.test(text)).map(({ y }) => y)
  expect(heads).toHaveLength(3)
  expect(Math.max(...heads) - Math.min(...heads)).toBeLessThan(64)
})

/** The ends of vertical strokes. */
const tipsOf = (d: string): { x: number; y: number }[] => {
  let [x, y] = [0, 0]
  return [...d.matchAll(/([MHVq])([^MHVq]*)/g)].flatMap(([, command, words = '']) => {
    const values = words
      .trim()
      .split(/[ ,]+|(?=-)/)
      .map(Number)
    const start = { x, y }
    if (command === 'M') [x, y] = [values[0]!, values[1]!]
    else if (command === 'H') x = values[0]!
    else if (command === 'V') y = values[0]!
    else [x, y] = [x + values[2]!, y + values[3]!]
    return command === 'V' ? [{ x, y }, start] : []
  })
}

test('the node or zone in focus is what is lost, where no pod says that it is', () => {
  const zones = [
    ...['a', 'b', 'c'].map((name) => ({ name: `Zone ${name}`, kind: 'zone' })),
    ...['a', 'b', 'c'].map((name) => ({ name: `node-${name}`, kind: 'node', group: `Zone ${name}` })),
  ]
  const on = (name: string, hosts: string) =>
    Array.from(hosts, (host, index) => ({ name: `${name}-${index}`, kind: 'pod', group: `node-${host}` }))
  const nodes = [service, ...on('api', 'abb'), ...on('db', 'bc'), ...on('job', 'b')]
  const all = { nodes, groups: zones, edges: [{ from: 'Service', to: 'api-0' }] }
  const of = (...focus: string[]) => headingOf({ ...all, ...(focus.length > 0 && { focus }) })
  expect(of('Zone a')).toBe('Kubernetes cluster: 5 of 6 left')
  expect(of('node-b')).toBe('Kubernetes cluster: 2 of 6 left')
  expect(of('Zone a', 'Zone c')).toBe('Kubernetes cluster: 4 of 6 left')
  expect(of('Service')).toBe('Kubernetes cluster: 1 of 3 left')
})

test('the key says that a place in focus is counted as lost, where the heading quotes what is left', () => {
  const said = (changes: object): boolean => {
    const own = { title: '{left} of {pods} left', groups, nodes: [service, ...pods], edges: sends, focus: ['node-1'] }
    const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, { ...own, ...changes })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.some((each) => each.type === 'text' && each.text === 'Counted as lost')
  }
  expect(said({})).toBe(true)
  expect(said({ title: 'A node' })).toBe(false)
  expect(said({ focus: ['Service'] })).toBe(false)
  expect(said({ key: { focus: 'Drained tonight' } })).toBe(false)
})

test('the bar of a service counts its own pods where two workloads have as many', () => {
  const own = ['blue', 'green'].flatMap((name) => [
    { name: `Service ${name}`, kind: 'service' },
    ...['1', '2'].map((host) => ({ name: `${name}-${host}`, kind: 'pod', group: `node-${host}` })),
  ])
  const edges = ['blue', 'green'].flatMap((name) =>
    ['1', '2'].map((host) => ({ from: `Service ${name}`, to: `${name}-${host}` })),
  )
  const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, { title: '{left} left', groups, nodes: own, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(drawing.scene.title).toBe('Kubernetes cluster: 2 left')
  expect(texts.filter((text) => text === '1 of 2 left')).toHaveLength(2)
})

test('in a plain graph, edges that share no stroke say each what they say', () => {
  const db = ['db-0', 'db-1', 'db-2'].map((name, index) => ({
    name,
    kind: 'pod',
    group: index < 2 ? 'node-1' : 'node-2',
  }))
  const more = { text: 'streams WAL', kind: 'replication' }
  const promotes = { text: 'may promote', kind: 'control' }
  const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, {
    title: 'Replicas follow the primary',
    groups,
    nodes: [...db, { name: 'Patroni' }],
    edges: ['db-1', 'db-2'].flatMap((to) => [
      { from: 'db-0', to, ...more },
      { from: 'Patroni', to, ...promotes },
    ]),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts.filter((text) => text === 'streams WAL')).toHaveLength(2)
  expect(texts.filter((text) => text === 'may promote')).toHaveLength(2)
})

test('pods that are not ready are lost beside those of the node in focus, and an arrow of control at one counts for all named alike', () => {
  const one = [{ from: 'Deployment', to: 'web-a', kind: 'control' }]
  const nodes = [service, { name: 'Deployment', kind: 'service' }, ...pods]
  expect(headingOf({ groups, nodes, edges: [...sends, ...one] })).toBe('Kubernetes cluster: 1 of 3 left')
  const down = nodes.map((each) => (each.name === 'web-a' ? { ...each, state: 'negative' } : each))
  expect(headingOf({ groups, nodes: down, edges: sends })).toBe('Kubernetes cluster: 2 of 3 left')
  expect(headingOf({ groups, nodes: down, edges: sends, focus: ['node-1'] })).toBe('Kubernetes cluster: 1 of 3 left')
  expect(headingOf({ groups, nodes: down, edges: sends, focus: ['node-2'] })).toBe('Kubernetes cluster: 1 of 3 left')
})

test('long names of pods break where the nodes are too wide for the page; where that does not help, a warning says so', () => {
  const draw = (hosts: number) => {
    const all = Array.from({ length: hosts }, (_, index) => `ip-10-0-2-${index}`)
    const own = all.map((group, index) => ({ name: `payment-api-7c9d5f-${index}kx`, kind: 'pod', group }))
    const zones = ['a', 'b'].map((name) => ({ name, kind: 'zone' }))
    const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, {
      title: '{left} of {pods} left',
      groups: [...zones, ...all.map((name, index) => ({ name, kind: 'node', group: index < 2 ? 'a' : 'b' }))],
      nodes: [service, ...own],
      edges: own.map(({ name }) => ({ from: 'Service', to: name })),
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.warnings.filter(({ at }) => at === 'nodes').map(({ problem }) => problem)
  }
  expect(draw(5)).toEqual([])
  expect(draw(9)).toEqual([expect.stringMatching(/^drawn as a plain graph: its nodes side by side are \d+ px wide/)])
})

test('a note names the pods that are counted as lost while they do not say that they are', () => {
  const notes = (changes: object) => {
    const own = { title: '{left} of {pods} left', groups, nodes: [service, ...pods], edges: sends }
    const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, { ...own, ...changes })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.warnings.flatMap(({ at, level, problem }) => (at === 'title' ? [`${level}: ${problem}`] : []))
  }
  const assumed = 'note: {left} assumes that web-a and web-b are lost, though not negative'
  expect(notes({})).toEqual([assumed])
  expect(notes({ focus: ['node-2'] })).toEqual([
    `${assumed.replace('web-a and web-b are', 'web-c is')}: focus is on where they run`,
  ])
  expect(notes({ title: 'Pods' })).toEqual([])
  const down = pods.map((pod, index) => (index === 0 ? { ...pod, state: 'negative' } : pod))
  expect(notes({ nodes: [service, ...down] })).toEqual([])
  expect(notes({ nodes: [service, ...down], focus: ['node-2'] })).toEqual([
    'warning: {left} assumes that web-c is lost, though not negative: focus is on where they run',
  ])
})

test('pods in a place in focus are lost beside those that say so', () => {
  const wider = [...pods, { name: 'web-d', kind: 'pod', group: 'node-2' }]
  const left = (down: string[]) => {
    const nodes = wider.map((pod) => ({ ...pod, ...(down.includes(pod.name) && { state: 'negative' }) }))
    return headingOf({ groups, nodes: [service, ...nodes], edges: sends, focus: ['node-2'] })
  }
  expect(left(['web-a'])).toBe('Kubernetes cluster: 1 of 4 left')
  expect(left(['web-c'])).toBe('Kubernetes cluster: 2 of 4 left')
  expect(left(['web-a', 'web-c', 'web-d'])).toBe('Kubernetes cluster: 1 of 4 left')
})

test('a description says where pods are lost', () => {
  const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, kubernetes.sample)
  expect(drawing.ok && drawing.scene.description).toContain('8 pods (2 not ready on node-2, 2 waiting for a node)')
})

test('a node in focus that several workloads share is marked at its pods', () => {
  const pod = (name: string, group: string) => ({ name, kind: 'pod', group })
  const all = [pod('web-a', 'node-1'), pod('web-b', 'node-2'), pod('api-a', 'node-1'), pod('api-b', 'node-2')]
  const drawing = drawRecipe(kubernetes as unknown as AnyRecipe, {
    title: '{left} of {pods} left',
    groups,
    nodes: [{ name: 'web' }, { name: 'api' }, ...all],
    edges: all.map(({ name }) => ({ from: name.slice(0, 3), to: name })),
    focus: ['node-2'],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const lit = drawing.parts.filter(({ at, elements }) =>
    elements.some((index) => at.startsWith('nodes.') && (drawing.scene.elements[index] as Box).stroke === 'accent'),
  )
  expect(lit.map(({ at }) => at)).toEqual(['nodes.3', 'nodes.5'])
})
