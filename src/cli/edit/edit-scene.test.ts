import { expect, test } from 'vitest'
import type { Element, Scene } from '../../scene/scene.ts'
import { editScene } from './edit-scene.ts'

const words = { version: 1 as const, width: 400, height: 200, title: 'Two boxes', description: 'An arrow between.' }

const elements: Element[] = [
  { type: 'box', x: 40, y: 80, w: 96, h: 48 },
  { type: 'text', x: 88, y: 108, text: 'Client', align: 'middle' },
  { type: 'box', x: 264, y: 80, w: 96, h: 48, stroke: 'accent' },
  { type: 'text', x: 312, y: 108, text: 'Server', align: 'middle' },
  { type: 'path', d: 'M136 104H264', arrow: true },
  { type: 'line', x: 88, y: 128, x2: 88, y2: 160 },
]

const scene: Scene = { ...words, elements }

const parts = [
  { at: 'nodes.0', name: 'Client', elements: [0, 1] },
  { at: 'nodes.1', name: 'Server', elements: [2, 3] },
  { at: 'edges.0', from: 'Client', to: 'Server', elements: [4] },
]

const edit = (...operations: Parameters<typeof editScene>[1]): Element[] => {
  const edited = editScene(scene, operations, parts)
  if (!edited.ok) throw new Error(edited.problem)
  return edited.scene.elements
}

test('a text is set by number, by part or by label', () => {
  for (const at of [3, 'Server', 'nodes.1'])
    expect(edit({ op: 'set_text', at, text: 'Origin', line: 0 })[3]).toMatchObject({ text: 'Origin' })
})

test('without parts, a label refers to its shape and what is in it', () => {
  const edited = editScene(scene, [{ op: 'move', at: 'Server', dx: 8, dy: 0 }])
  expect(edited.ok && edited.scene.elements.slice(2, 4)).toMatchObject([{ x: 272 }, { x: 320 }])
})

test('removing a part removes its arrows', () => {
  expect(edit({ op: 'remove', at: 'Server' })).toEqual([elements[0], elements[1], elements[5]])
  const edited = editScene(
    scene,
    [
      { op: 'remove', at: 'Server' },
      { op: 'remove', at: 'edges.0' },
    ],
    parts,
  )
  expect(edited).toMatchObject({ ok: true, changes: ['elements 2, 3, 4 removed', '"edges.0" was already removed'] })
})

test('numbers stay those of the original scene', () => {
  const left = edit({ op: 'remove', at: 0 }, { op: 'set_text', at: 3, text: 'Origin', line: 0 })
  expect(left[2]).toMatchObject({ text: 'Origin' })
})

test('a copy comes right after the original', () => {
  expect(edit({ op: 'duplicate', at: 'Client', dx: 0, dy: 64 }).slice(2, 4)).toEqual([
    { ...elements[0], y: 144 },
    { ...elements[1], y: 172 },
  ])
})

test('inserting a row or column moves what comes after it and stretches what spans it', () => {
  const edited = editScene(scene, [
    { op: 'insert_row', y: 140, by: 40 },
    { op: 'insert_column', x: 200, by: 80 },
  ])
  expect(edited.ok && [edited.scene.width, edited.scene.height]).toEqual([480, 240])
  expect(edited.ok && edited.scene.elements.slice(2)).toEqual([
    { ...elements[2], x: 344 },
    { ...elements[3], x: 392 },
    { ...elements[4], d: 'M136 104L344 104' },
    { ...elements[5], y2: 200 },
  ])
})

test('tokens are replaced, title and description too', () => {
  expect(edit({ op: 'replace_token', from: 'accent', to: 'positive' })[2]).toMatchObject({ stroke: 'positive' })
  const edited = editScene(scene, [{ op: 'describe', title: 'Another title' }])
  expect(edited.ok && edited.scene).toEqual({ ...scene, title: 'Another title' })
})

test.each([
  [{ op: 'remove', at: 9 }, 'there is no element 9; the last is 5'],
  [{ op: 'remove', at: 'Nobody' }, 'nothing is named "Nobody"; parts are "Client", "Server"'],
  [{ op: 'set_text', at: 'edges.0', text: 'x', line: 0 }, 'has 0 texts'],
  [{ op: 'replace_token', from: 'negative', to: 'ink' }, 'nothing there has the color negative'],
  [{ op: 'insert_row', y: 0, by: 2300 }, 'the height would be 2500; at most 2400 fit'],
] as const)('%j fails with a message, and nothing is changed', (operation, problem) => {
  const edited = editScene(scene, [{ op: 'describe', title: 'x' }, operation], parts)
  expect(edited).toEqual({ ok: false, problem: expect.stringContaining(problem) as string })
})
