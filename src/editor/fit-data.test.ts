import { expect, test } from 'vitest'
import { draw, sample } from '../../entries/library/recipes.ts'
import { withoutUnfit } from './fit-data.ts'
import type { Json } from './json-path.ts'

test('unknown fields and kinds are dropped, with their paths; other problems remain', () => {
  const data = {
    nodes: [
      { name: 'a', kind: 'pod' },
      { name: 'b', tech: 'Go' },
    ],
    extra: 1,
  }
  const unknown = [
    { at: 'nodes.0.kind', problem: 'must be one of "step", "queue", got "pod"' },
    { at: 'extra', problem: 'is not a known property; remove it' },
  ]
  expect(withoutUnfit(data, unknown)).toEqual({
    data: { nodes: [{ name: 'a' }, { name: 'b', tech: 'Go' }] },
    dropped: ['nodes.0.kind', 'extra'],
  })
  expect(withoutUnfit(data, [...unknown, { at: 'title', problem: 'must be a string, got nothing' }])).toBeUndefined()
})

test('the data of a Kubernetes cluster fit a C4 diagram once a field of their own is dropped', async () => {
  const data = (await sample('kubernetes-cluster')) as unknown as { nodes: [{ name: string }, ...{ name: string }[]] }
  const [first, ...others] = data.nodes
  const own = { ...data, nodes: [{ ...first, replicas: 3 }, ...others] } as unknown as Json
  const drawing = await draw('c4-container', own)
  const fitted = withoutUnfit(own, drawing.ok ? [] : drawing.findings)
  expect(fitted?.dropped).toEqual(['nodes.0.replicas'])
  expect(await draw('c4-container', fitted?.data)).toMatchObject({ ok: true })
})
