import { inflateRawSync } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { readSceneFile, recipeIds } from '../../tools/recipes.ts'
import type { Scene } from '../scene/scene.ts'
import { toDrawio } from './drawio.ts'
import { toExcalidraw } from './excalidraw.ts'

const look = { theme: 'light', accent: 'blue' } as const

const scene: Scene = {
  version: 1,
  width: 400,
  height: 200,
  title: 'Two boxes & an "arrow"',
  description: 'A sends to B.',
  elements: [
    { type: 'box', x: 40, y: 40, w: 96, h: 48 },
    { type: 'text', x: 88, y: 70, text: 'A <b>', align: 'middle', bold: true },
    { type: 'circle', x: 300, y: 64, r: 24, fill: 'soft' },
    { type: 'line', x: 136, y: 64, x2: 276, y2: 64, arrow: true, dashed: true },
    { type: 'text', x: 180, y: 56, text: 'sends', size: 14 },
    { type: 'path', d: 'M40 120C80 120 80 160 120 160', arrow: true },
    { type: 'text', x: 0, y: 0, text: '' },
  ],
}

type File = { elements: (Record<string, unknown> & { id: string; type: string })[] }

const readExcalidraw = (of: Scene): File => JSON.parse(toExcalidraw(of, look)) as File

describe('Excalidraw', () => {
  const { elements } = readExcalidraw(scene)
  const byId = new Map(elements.map((element) => [element.id, element]))

  test('centered text and its box are bound to each other', () => {
    expect(byId.get('element-1')).toMatchObject({ text: 'A <b>', containerId: 'element-0', textAlign: 'center' })
    expect(byId.get('element-0')).toMatchObject({
      type: 'rectangle',
      boundElements: [
        { type: 'text', id: 'element-1' },
        { type: 'arrow', id: 'element-3' },
      ],
    })
    expect(byId.get('element-4')).toMatchObject({ containerId: null })
  })

  test('an arrow is bound at both ends, and keeps its dashes', () => {
    expect(byId.get('element-3')).toMatchObject({
      type: 'arrow',
      strokeStyle: 'dashed',
      startBinding: { elementId: 'element-0' },
      endBinding: { elementId: 'element-2' },
      points: [
        [0, 0],
        [140, 0],
      ],
    })
  })

  test('an arrow at a cylinder is bound to an invisible rectangle in its group', () => {
    const cylinder = {
      type: 'path',
      d: 'M 0 8 L 0 40 A 40 8 0 0 0 80 40 L 80 8 A 40 8 0 0 0 0 8 Z',
      fill: 'surface',
    } as const
    const arrow = { type: 'line', x: 200, y: 24, x2: 80, y2: 24, arrow: true } as const
    const free = { type: 'path', d: 'M 300 0 L 340 0 L 340 40 Z', fill: 'ink' } as const
    const items = readExcalidraw({ ...scene, elements: [cylinder, arrow, free] }).elements
    const bound = items.find(({ id }) => id === 'element-1')?.['endBinding'] as { elementId: string }
    const frame = items.find(({ id }) => id === bound.elementId)
    const group = items.find(({ id }) => id === 'element-0')?.['groupIds'] as string[]
    expect(frame).toMatchObject({
      type: 'rectangle',
      x: 0,
      width: 80,
      strokeColor: 'transparent',
      backgroundColor: 'transparent',
      groupIds: group,
      boundElements: [{ type: 'arrow', id: 'element-1' }],
    })
    expect(group).toHaveLength(1)
    expect(items).toHaveLength(4)
  })

  test('a curve keeps its course, and an empty text is omitted', () => {
    const points = byId.get('element-5')?.['points'] as number[][]
    expect(byId.get('element-5')?.['roundness']).toEqual({ type: 2 })
    expect(points.length).toBe(9)
    expect(points.at(-1)).toEqual([80, 40])
    expect(byId.has('element-6')).toBe(false)
  })
})

/** Every cell of a draw.io file by its id; text that is not XML throws. */
const readDrawio = (text: string): Map<string, Record<string, string>> => {
  const cells = new Map<string, Record<string, string>>()
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'mxCell') cells.set(String(attributes['id']), attributes as Record<string, string>)
  })
  parser.write(text).close()
  return cells
}

describe('draw.io', () => {
  const cells = readDrawio(toDrawio(scene, look))

  test('texts are labels, and arrows are connected where they end', () => {
    expect(cells.get('element-0')).toMatchObject({ value: 'A <b>', vertex: '1', parent: '1' })
    expect(cells.has('element-1')).toBe(false)
    expect(cells.get('element-3')).toMatchObject({ edge: '1', source: 'element-0', target: 'element-2' })
    expect(cells.get('element-3')?.['style']).toContain('exitX=1;exitY=0.5;')
    expect(cells.get('element-5')?.['source']).toBeUndefined()
    expect(cells.get('element-5')?.['style']).toContain('curved=1;')
  })

  test('code keeps its indentation, in a font that every system has', () => {
    const elements: Scene['elements'] = [{ type: 'text', x: 40, y: 60, text: '    return  a b', mono: true }]
    const cell = readDrawio(toDrawio({ ...scene, elements }, look)).get('element-0')
    expect(cell?.['value']).toBe('\u00a0\u00a0\u00a0\u00a0return\u00a0\u00a0a b')
    expect(cell?.['style']).toMatch(/fontFamily=Menlo,[^;]+,monospace;/)
  })

  test('a filled path keeps its fill and its curves, and arrows are connected to it; text moves with its box', () => {
    const elements: Scene['elements'] = [
      { type: 'path', d: 'M40 46A48 6 0 0 1 136 46V82A48 6 0 0 1 40 82Z', fill: 'surface' },
      { type: 'box', x: 200, y: 40, w: 96, h: 48 },
      { type: 'text', x: 208, y: 60, text: 'Orders' },
      { type: 'text', x: 208, y: 80, text: 'service', size: 12 },
      { type: 'path', d: 'M200 64H168V72A8 8 0 0 1 160 80H136', arrow: true },
    ]
    const some = readDrawio(toDrawio({ ...scene, elements }, look))
    const [, packed = ''] = /shape=stencil\(([^)]+)\)/.exec(some.get('element-0')?.['style'] ?? '') ?? []
    const xml = decodeURIComponent(inflateRawSync(Buffer.from(packed, 'base64')).toString())
    expect(xml.match(/<(?:move|line|arc|close|fillstroke)\b/g)).toEqual([
      '<move',
      '<arc',
      '<line',
      '<arc',
      '<close',
      '<fillstroke',
    ])
    expect(some.get('element-2')?.['parent']).toBe('element-1')
    expect(some.get('element-4')).toMatchObject({ source: 'element-1', target: 'element-0' })
    expect(some.get('element-4')?.['style']).toContain('rounded=1;')
    const items = readExcalidraw({ ...scene, elements }).elements
    expect(items.filter(({ groupIds }) => String(groupIds) === 'group-1').map(({ id }) => id)).toEqual([
      'element-1',
      'element-2',
      'element-3',
    ])
  })
})

test('every scene of the catalog becomes a file of both kinds, with no dangling ids', async () => {
  for (const id of await recipeIds()) {
    const each = await readSceneFile(id)
    const { elements } = readExcalidraw(each)
    const known = new Set(elements.map((element) => element.id))
    const named = elements.flatMap((element) =>
      [
        element['containerId'],
        ...[element['startBinding'], element['endBinding']].map(
          (end) => (end as { elementId?: string } | null | undefined)?.elementId,
        ),
      ].filter(Boolean),
    )
    expect([id, named.filter((name) => !known.has(name as string))]).toEqual([id, []])
    expect(elements.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
    const cells = readDrawio(toDrawio(each, look))
    const ends = [...cells.values()].flatMap(({ source, target }) => [source, target]).filter(Boolean)
    expect([id, ends.filter((name) => !cells.has(name ?? ''))]).toEqual([id, []])
  }
})
