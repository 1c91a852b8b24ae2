import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import kubernetes from './recipe.ts'

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
