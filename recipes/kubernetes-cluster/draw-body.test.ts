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
