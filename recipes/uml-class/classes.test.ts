import { expect, test } from 'vitest'
import { readData } from '../../drawing/read-data.ts'
import { classesForm } from './classes.ts'
import sampleRecipe from './recipe.ts'

const form = classesForm({ nodes: 4, edges: 4, members: 3 })

const nodes = [{ name: 'Trigger', kind: 'abstract' }, { name: 'CronTrigger' }, { name: 'Job' }]

/** What reading classes with these relations finds. */
const findings = (edges: object[]): unknown => {
  const reading = readData(form as never, { title: 'A claim', nodes, edges })
  return reading.ok ? [] : reading.findings.map(({ at, problem }) => `${at}: ${problem}`)
}

test('members are public, classes concrete and relations associations by default', () => {
  const reading = readData(form as never, {
    title: 'A claim',
    nodes: [{ name: 'Job', methods: [{ name: 'run' }] }],
    edges: [{ from: 'Job', to: 'Job' }],
  })
  expect(reading).toMatchObject({
    ok: true,
    data: {
      nodes: [{ kind: 'class', fields: [], methods: [{ visibility: 'public', kind: 'member' }] }],
      edges: [{ kind: 'association' }],
    },
  })
})

test('multiplicities are those of UML, where a relation can have any', () => {
  expect(findings([{ from: 'Job', to: 'Trigger', ends: ['1', '2..*'] }])).toEqual([])
  expect(findings([{ from: 'Job', to: 'Trigger', ends: ['1', '0..35040'] }])).toEqual([])
  expect(findings([{ from: 'Job', to: 'Trigger', ends: ['1', 'many'] }])).toEqual([
    'edges.0.ends.1: must be like 1, 0..1, 1..* or *, with at most 9 digits a number, or empty where it is not said, got "many"',
  ])
  expect(findings([{ from: 'CronTrigger', to: 'Trigger', kind: 'inheritance', ends: ['1', '1'] }])).toEqual([
    'edges.0.ends: inheritance has no multiplicities; leave them out',
  ])
})

test('one multiplicity may be left empty, and a relation with a head of its own has no other', () => {
  expect(findings([{ from: 'Job', to: 'Trigger', kind: 'composition', ends: ['', '*'], head: 'open' }])).toEqual([])
  expect(findings([{ from: 'Job', to: 'Trigger', kind: 'dependency', head: 'open' }])).toEqual([
    'edges.0.head: dependency has an end of its own; leave it out',
  ])
})

test('a part has one whole, and no class is its own supertype', () => {
  expect(findings([{ from: 'Job', to: 'Trigger', kind: 'composition', ends: ['0..*', '1'] }])).toEqual([
    'edges.0.ends.0: a part has one whole at a time; use 1 or 0..1, not 0..*',
  ])
  expect(findings([{ from: 'Job', to: 'Job', kind: 'inheritance' }])).toEqual([
    'edges.0.to: Job has no inheritance to itself; name another class',
  ])
  const above = [
    { from: 'Job', to: 'Trigger', kind: 'inheritance' },
    { from: 'Trigger', to: 'Job', kind: 'implementation' },
  ]
  expect(findings(above)).toEqual(['edges.1: closes a cycle: Job > Trigger > Job'])
  expect(findings(above.slice(1))).toEqual([])
})

test('in the sample, what an abstract class leaves to those below it is marked abstract', () => {
  const { nodes, edges } = sampleRecipe.data.schema.parse(sampleRecipe.sample)
  const below = (name: string) => edges.filter(({ to, kind }) => to === name && kind === 'inheritance')
  const left = nodes.flatMap(({ name, kind, methods }) => {
    const own = nodes.filter((node) => below(name).some(({ from }) => from === node.name))
    return methods
      .filter((method) => kind === 'abstract' && own.every((node) => node.methods.some((m) => m.name === method.name)))
      .map((method) => [method.name, method.kind])
  })
  expect(left).toEqual([['next(now)', 'abstract']])
})
