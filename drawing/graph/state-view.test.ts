import { expect, test } from 'vitest'
import recipe from '../../recipes/uml-state-machine/recipe.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { Drawing } from '../outcome.ts'
import type { AnyRecipe } from '../recipe.ts'

const draw = (data: object): Drawing =>
  drawRecipe(recipe as unknown as AnyRecipe, { title: 'A door that locks', ...data })

const sceneOf = (drawing: Drawing): Scene => {
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene
}

const textsIn = ({ elements }: Scene): string[] =>
  elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))

const nodes = [
  { name: 'begin', kind: 'initial' },
  { name: 'Shut', note: 'entry / light off; knock / answer', group: 'Unlocked' },
  { name: 'Open', group: 'Unlocked' },
  { name: 'end', kind: 'final' },
]
const edges = [
  { from: 'begin', to: 'Shut' },
  { from: 'Shut', to: 'Open', text: 'push' },
  { from: 'Open', to: 'end', text: 'remove' },
]

test('internal activities have a line each, and the name of a pseudostate is a reference, not words', () => {
  const texts = textsIn(sceneOf(draw({ nodes, edges })))
  expect(texts).toEqual(expect.arrayContaining(['entry / light off', 'knock / answer']))
  expect(texts).not.toContain('begin')
  expect(texts).not.toContain('end')
})

test('a composite state has its activities under its name, and its frame round corners', () => {
  const scene = sceneOf(draw({ nodes, edges, groups: [{ name: 'Unlocked', note: 'entry / beep; exit / click' }] }))
  const [name, entry, exit] = ['Unlocked', 'entry / beep', 'exit / click'].map((words) =>
    scene.elements.find((element) => element.type === 'text' && element.text === words),
  ) as { x: number; y: number }[]
  expect([entry?.x, exit?.x]).toEqual([name?.x, name?.x])
  expect((name?.y ?? 0) < (entry?.y ?? 0) && (entry?.y ?? 0) < (exit?.y ?? 0)).toBe(true)
  expect(scene.elements.filter(({ type }) => type === 'box')).toEqual([])
})

test('transitions have open heads: none is an arrow of the scene, and the key does not repeat them', () => {
  const { elements } = sceneOf(draw({ nodes, edges }))
  expect(elements.filter((element) => 'arrow' in element)).toEqual([])
  const heads = elements.flatMap((element) =>
    element.type === 'path' && /^M[^A-Z]+L[^A-Z]+L[^A-Z]+$/.test(element.d) ? [element] : [],
  )
  expect(heads).toHaveLength(edges.length)
})

const divided = [
  { name: 'Unlocked' },
  { id: 'leaf', kind: 'region', group: 'Unlocked' },
  { name: 'Lamp', kind: 'region', group: 'Unlocked', note: 'at night' },
]

test('regions are dashed frames inside of their state; a name is shown where there is one, and the key says what they are', () => {
  const within = nodes.map((node, index) => ({ ...node, group: index < 2 ? 'leaf' : 'Lamp' }))
  const scene = sceneOf(draw({ nodes: within, edges, groups: divided }))
  const frames = scene.elements.filter((element) => element.type === 'path' && element.dashed)
  // Two regions and the sample in the key.
  expect(frames).toHaveLength(3)
  const texts = textsIn(scene)
  expect(texts).toEqual(expect.arrayContaining(['Lamp', 'at night', 'Active at the same time']))
  expect(texts).not.toContain('leaf')
  const focused = sceneOf(draw({ nodes: within, edges, groups: divided, focus: ['leaf'] }))
  expect(
    focused.elements.filter((each) => each.type === 'path' && each.dashed && each.stroke === 'accent'),
  ).toHaveLength(1)
})

test('a group without a name is a region with an id', () => {
  const found = (group: object) => draw({ nodes, edges, groups: [{ name: 'Unlocked' }, group] })
  expect(found({ id: 'a', group: 'Unlocked' })).toMatchObject({
    ok: false,
    findings: [{ at: 'groups.1.name', problem: 'is missing' }],
  })
  expect(found({ kind: 'region' })).toMatchObject({
    ok: false,
    findings: [{ at: 'groups.1.name', problem: 'is missing' }],
  })
  expect(found({ id: 'a', kind: 'region', group: 'Unlocked' }).ok).toBe(true)
})

test('what is listed in a state is activities too, over those of its note, and what it is made with is under its name', () => {
  const [begin, shut, ...others] = nodes
  const listed = { ...shut, tech: 'Lock', lines: ['do / hum', 'exit / hush'] }
  const texts = textsIn(sceneOf(draw({ nodes: [begin, listed, ...others], edges })))
  const of = (words: string): number => texts.indexOf(words)
  expect([
    of('[Lock]') - of('Shut'),
    of('exit / hush') - of('do / hum'),
    of('entry / light off') - of('do / hum'),
  ]).toEqual([1, 1, 2])
})

test('the name of a state is whole, and so is an identifier on its transition', () => {
  const long = [
    'REQUEST_COMPLETE_HEADER',
    'ClassEnrollment.Active',
    'esp_http_client_new()',
    'updatePolicy=IfNotExists',
  ]
  const texts = textsIn(
    sceneOf(
      draw({
        nodes: [{ name: 'begin', kind: 'initial' }, { name: long[0] }, { name: long[1] }],
        edges: [
          { from: 'begin', to: long[0] },
          { from: long[0], to: long[1], text: long[2] },
          { from: long[1], to: long[0], text: long[3] },
        ],
      }),
    ),
  )
  expect(texts).toEqual(expect.arrayContaining(long))
})

test('a composite state in focus has its head marked, and the states inside are as they are', () => {
  const groups = [{ name: 'Unlocked', note: 'entry / beep; exit / click' }]
  const paths = sceneOf(draw({ nodes, edges, groups, focus: ['Unlocked'] })).elements.flatMap((each) =>
    each.type === 'path' ? [each] : [],
  )
  expect(paths.filter(({ stroke }) => stroke === 'accent').map(({ fill }) => fill)).toEqual(['rule'])
  const [head, ...others] = paths.filter(({ fill }) => fill === 'soft')
  expect([head?.stroke, others]).toEqual(['none', []])
  // Over the frame, under the words of its entry and exit.
  expect(paths.findIndex(({ fill }) => fill === 'soft')).toBeGreaterThan(paths.findIndex(({ fill }) => fill === 'rule'))
})
