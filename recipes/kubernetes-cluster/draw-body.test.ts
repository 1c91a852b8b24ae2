import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

/** What the bar says of the pods, where the edges to them say this. */
const saidOf = (...texts: (string | undefined)[]): string[] => {
  const pods = texts.map((_, at) => ({ name: `web-${at}`, kind: 'pod', group: at === 0 ? 'node-1' : 'node-2' }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A service and its pods',
    nodes: [{ name: 'Service' }, ...pods],
    edges: pods.map(({ name }, at) => ({ from: 'Service', to: name, ...(texts[at] ? { text: texts[at] } : {}) })),
    groups: ['node-1', 'node-2'].map((name) => ({ name, kind: 'node' })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' && / to /.test(each.text) ? [each.text] : []))
}

test('what all edges to pods say is said once, to each; what some say is said of so many', () => {
  expect(saidOf('TCP 8080', 'TCP 8080', 'TCP 8080')).toEqual(['TCP 8080 to each'])
  expect(saidOf('TCP 8080', undefined, 'TCP 8080')).toEqual(['TCP 8080 to 2 of 3'])
  expect(saidOf(undefined, undefined)).toEqual([])
})

test('a line down from a bracket near one of its ticks goes on from that tick', () => {
  const pods = ['a', 'a', 'b', 'c'].map((node, at) => ({
    name: `checkout-7f9d-${at}`,
    kind: 'pod',
    group: `node-${node}`,
  }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A Deployment',
    nodes: [{ name: 'Service' }, ...pods, { name: 'Deployment' }],
    edges: [
      ...pods.map(({ name }) => ({ from: 'Service', to: name })),
      ...pods.map(({ name }) => ({ from: 'Deployment', to: name, kind: 'control' })),
    ],
    groups: ['a', 'b', 'c'].map((node) => ({ name: `node-${node}`, kind: 'node' })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const bracket = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' && each.d.includes('q') ? [each.d] : [],
  )
  const starts = bracket.flatMap((d) => [...d.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x)))
  const [, ...apart] = [...new Set(starts)].toSorted((a, b) => a - b).map((x, at, all) => x - (all[at - 1] ?? 0))
  expect(apart.length).toBeGreaterThan(0)
  for (const each of apart) expect(each).toBeGreaterThanOrEqual(32)
})
