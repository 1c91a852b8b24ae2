import { describe, expect, test } from 'vitest'
import type { Element } from '../src/scene/scene.ts'
import { circle, line, path, text } from './primitives.ts'
import { type LaidPiece, shareStrokes } from './share-strokes.ts'

const piece = (at: string, elements: Element[], layer: LaidPiece['layer'] = 'line'): LaidPiece => ({
  at,
  item: undefined,
  elements,
  ...(layer === undefined ? {} : { layer }),
})

const arrow = (y: number): Element => line(0, y, 40, y, { arrow: true })

const elementsOf = (pieces: readonly LaidPiece[]): Element[] => pieces.flatMap(({ elements }) => elements)

describe('shared strokes', () => {
  const pieces = [
    piece('nodes.0', [circle(0, 0, 8)], 'mark'),
    piece('edges.0', [arrow(0), text(8, 8, 'one')]),
    piece('edges.1', [arrow(16), text(8, 24, 'two')]),
    piece('edges.2', [path('M 0 32 L 40 32', { stroke: 'negative', arrow: true })]),
  ]

  test('leave the number of a remark its circle', () => {
    const badges = [0, 1].map((index) => piece(`callouts.${index}`, [circle(0, 40 * index, 10)], 'over'))
    expect(shareStrokes(badges, 0).pieces.filter(({ elements }) => elements.length > 0)).toEqual(badges)
  })

  test('are not made where a scene has room for all elements', () => {
    expect(shareStrokes(pieces, 6)).toEqual({ pieces, owners: new Map() })
  })

  test('are one path of shafts and one of heads for each look, before the words, and known by all that they draw', () => {
    const { pieces: shared, owners } = shareStrokes(pieces, 5)
    expect(elementsOf(shared)).toEqual([
      circle(0, 0, 8),
      path('M 0 0 L 33 0 M 0 16 L 33 16', { stroke: 'muted' }),
      path('M 40 0 L 31 4 L 31 -4 Z M 40 16 L 31 20 L 31 12 Z', { fill: 'muted', stroke: 'none' }),
      path('M 0 32 L 33 32', { stroke: 'negative' }),
      path('M 40 32 L 31 36 L 31 28 Z', { fill: 'negative', stroke: 'none' }),
      text(8, 8, 'one'),
      text(8, 24, 'two'),
    ])
    expect([...owners.values()].map((all) => all.map(({ at }) => at))).toEqual([
      ['edges.0', 'edges.1'],
      ['edges.0', 'edges.1'],
      ['edges.2'],
      ['edges.2'],
    ])
  })

  test('take circles of connectors too where that is needed, and nothing of nodes', () => {
    const numbers = Array.from({ length: 4 }, (_, index) => piece(`edges.${index}`, [circle(10 * index, 0, 4)]))
    const { pieces: shared } = shareStrokes([piece('nodes.0', [circle(0, 40, 8)], 'mark'), ...numbers], 3)
    expect(elementsOf(shared)).toHaveLength(2)
    expect(elementsOf(shared)[1]).toMatchObject({ type: 'path', fill: 'surface', stroke: 'muted' })
  })

  test('take dots that are over everything before any arrow, and leave what is written on top there', () => {
    const doors = Array.from({ length: 3 }, (_, index) => piece(`edges.${index}`, [circle(10 * index, 0, 4)], 'over'))
    const badge = piece('callouts.0', [text(0, 0, '1')], 'over')
    const { pieces: shared, owners } = shareStrokes([piece('edges.0', [arrow(0)]), ...doors, badge], 3)
    expect(elementsOf(shared).map(({ type }) => type)).toEqual(['line', 'path', 'text'])
    expect([...owners.values()].map((all) => all.map(({ at }) => at))).toEqual([['edges.0', 'edges.1', 'edges.2']])
  })

  test('leave thin lines, filled paths and arrows without room for a head as they are', () => {
    const own = [line(0, 0, 9, 0), path('M 0 0 L 9 9 Z', { fill: 'ink' }), line(0, 0, 8, 0, { arrow: true })]
    expect(elementsOf(shareStrokes([piece('edges.0', own)], 1).pieces)).toEqual(own)
  })

  test('are as many paths as the data of a path have room for', () => {
    const long = `M 0 0${' L 100 100'.repeat(1500)}`
    const { pieces: shared } = shareStrokes([piece('edges.0', [path(long), path(long)])], 1)
    expect(elementsOf(shared)).toHaveLength(2)
  })
})
