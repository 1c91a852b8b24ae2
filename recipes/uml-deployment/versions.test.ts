import { expect, test } from 'vitest'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { artifactOf, lagsIn } from './versions.ts'

const copies = (...versions: (string | undefined)[]): GraphNode[] =>
  versions.map((tech, index) => ({ id: `n${index}`, name: 'bridge', kind: 'artifact', tech }))

const behind = (...versions: (string | undefined)[]): (string | undefined)[] =>
  lagsIn(copies(...versions)).flatMap((lag) => lag.behind.map(({ tech }) => tech))

test('copies behind the newest version of their name are found, by numbers and not by letters', () => {
  expect(behind('2.9.0', '2.10.0')).toEqual(['2.9.0'])
  expect(behind('v1.2', '1.2.0', '1.2.1')).toEqual(['v1.2', '1.2.0'])
  expect(behind('3', '2.99', '3.0')).toEqual(['2.99'])
})

test('copies of one version, and what has no version, are behind of nothing', () => {
  expect(behind('1.2', 'v1.2.0')).toEqual([])
  expect(behind('1.2', undefined, 'latest')).toEqual([])
  const others = [...copies('1.0'), { name: 'reader', kind: 'artifact', tech: '2.0' }]
  expect(lagsIn(others)).toEqual([])
  expect(lagsIn(copies('1.0', '2.0').map((node) => ({ ...node, kind: 'component' })))).toEqual([])
})

test('the sample counts the one bridge that its heading is about', () => {
  const data = recipe.data.schema.parse(recipe.sample)
  expect(recipe.derive?.(data)).toEqual({
    behind: 1,
    copies: 3,
    artifact: 'mqtt-bridge',
    old: '2.3.0',
    latest: '2.4.1',
    artifacts: 9,
  })
})

test('a version may end the name of an artifact', () => {
  const named = ['pos-agent 5.2.0', 'pos-agent 4.11.3', 'hub:v1.2'].map(
    (name): GraphNode => ({ name, kind: 'artifact' }),
  )
  expect(lagsIn(named).map(({ name, behind }) => [name, behind.map((each) => each.name)])).toEqual([
    ['pos-agent', ['pos-agent 4.11.3']],
  ])
  expect(artifactOf(named[2] as GraphNode)).toEqual({ name: 'hub', version: 'v1.2' })
  expect(artifactOf({ name: 'Till 7', kind: 'artifact' })).toEqual({ name: 'Till 7', version: undefined })
})

test('a description joins what leads to one place, calls instances by their names, and ends', () => {
  const edges = recipe.sample.edges.map((edge) => ({ ...edge, text: 'MQTT over TLS' }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.description).toContain('line-a, line-b and line-c to plant-01 (MQTT over TLS).')
  expect(drawing.scene.description).toMatch(/historian 5\.1\.3 and dashboards 3\.0\.1\.$/)
})

test('an artifact has its symbol for its keyword, and both versions of one that is behind on one line', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const said = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const [old, newest] = ['✗ 2.3.0', 'not 2.4.1'].map((words) => said.filter(({ text }) => text === words))
  expect([old?.length, newest?.length, newest?.[0]?.y]).toEqual([1, 1, old?.[0]?.y])
  expect(newest?.[0]?.x).toBeGreaterThan(old?.[0]?.x ?? 0)
  expect(said.filter(({ text }) => text.includes('artifact'))).toEqual([])
  // Names side by side are at one height.
  expect(new Set(said.flatMap(({ text, y }) => (text === 'mqtt-bridge' ? [y] : []))).size).toBe(1)
})

test('of long versions the newest is under the one that is behind', () => {
  const nodes = copies('2.3.0-rc.14', '2.4.1-rc.22')
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'T', nodes, edges: [], groups: [] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const [old, newest] = ['✗ 2.3.0-rc.14', 'not 2.4.1-rc.22'].map((words) =>
    drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each] : [])),
  )
  expect([newest?.[0]?.x, (newest?.[0]?.y ?? 0) > (old?.[0]?.y ?? 0)]).toEqual([old?.[0]?.x, true])
})

test('a version that is too long for one line in large type is small: its sign is not alone on a line', () => {
  const nodes = copies('1.2.0-rc.14+build77', '1.3.0')
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'T', nodes, edges: [], groups: [] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const said = drawing.scene.elements.flatMap((each) =>
    each.type === 'text' && each.text.startsWith('✗') ? [each.text] : [],
  )
  expect(said).toEqual(['✗ 1.2.0-rc.14+build77'])
})

test('an artifact that is behind is marked, and nothing that is around it', () => {
  const groups = [
    { name: 'Site', kind: 'device' },
    { name: 'Till', kind: 'device', group: 'Site' },
    { name: 'Linux', kind: 'environment', group: 'Till' },
    { name: 'Cloud', kind: 'environment' },
    { name: 'Newest', kind: 'device' },
  ]
  const nodes = ['Linux', 'Cloud', 'Newest'].map((group, index) => ({
    name: 'agent',
    id: `n${index}`,
    group,
    tech: `1.${index}`,
  }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Agents', groups, nodes, edges: [] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { parts, scene } = drawing
  const isMarked = (at: string): boolean =>
    parts.some(
      (part) =>
        part.at === at &&
        part.elements.some((each) => (scene.elements[each] as { stroke?: string }).stroke === 'negative'),
    )
  expect(groups.map((_, index) => isMarked(`groups.${index}`))).toEqual(groups.map(() => false))
  expect(nodes.map((_, index) => isMarked(`nodes.${index}`))).toEqual([true, true, false])
})

test('communication paths are in the key only beside other kinds of lines', () => {
  const { groups, nodes } = recipe.sample
  const words = (kinds: ('association' | 'uses')[]): string[] => {
    const edges = kinds.map((kind, index) => ({ from: ['line-a', 'line-b'][index] ?? '', to: 'plant-01', kind }))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Lines', groups, nodes, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  expect(words(['association', 'association'])).not.toContain('Communication path')
  expect(words(['association', 'uses'])).toContain('Communication path')
})

test('the words of the sample call the gateways as the picture does', () => {
  const { groups } = recipe.data.schema.parse(recipe.sample)
  const named = recipe.sample.subtitle?.match(/line-\w/g)
  expect(named).toEqual(['line-a', 'line-b'])
  expect(groups.map(({ id }) => id)).toEqual(expect.arrayContaining(named ?? []))
})

test('artifacts are underlined where what they are deployed in is an instance', () => {
  const linesIn = (name: string): number => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'A plant',
      nodes: [{ name: 'bridge', tech: '1.0', group: 'g' }],
      edges: [],
      groups: [{ id: 'g', name, kind: 'device' }],
    })
    if (!drawing.ok) throw new Error(drawing.findings[0]?.problem)
    const own = drawing.parts.find(({ at }) => at === 'nodes.0')?.elements ?? []
    return own.filter((at) => drawing.scene.elements[at]?.type === 'line').length
  }
  expect([linesIn('one : Gateway'), linesIn('Gateway')]).toEqual([1, 0])
})

test('copies behind in several versions have no one old version that a heading could name', () => {
  const of = (...versions: string[]) => ({ title: 'T', nodes: copies(...versions), edges: [], groups: [] })
  const derived = (...versions: string[]) => recipe.derive?.(of(...versions) as never)
  expect(derived('2.2.0', '2.3.0', '2.4.0')).not.toHaveProperty('old')
  expect(derived('2.3.0', '2.3.0', '2.4.0')).toMatchObject({ behind: 2, old: '2.3.0' })
})
