/** Edges of draw.io files: what they join, where, and which end has a head. */
import { describe, expect, test } from 'vitest'
import { colorsOf } from '../render/palette.ts'
import type { Element, Line, Path, Scene } from '../scene/scene.ts'
import { edgeCells } from './drawio-edges.ts'

const colors = colorsOf({ theme: 'light', accent: 'blue' })

const boxes: Element[] = [
  { type: 'box', x: 40, y: 40, w: 100, h: 50 },
  { type: 'box', x: 240, y: 40, w: 100, h: 50 },
]

/** The style and attributes of each cell of an edge that is drawn after two boxes. */
const cellsOf = (edge: Line | Path, others = boxes) => {
  const elements = [...others, edge]
  const scene: Scene = { version: 1, width: 400, height: 200, title: 'Edges', description: 'Edges', elements }
  return edgeCells(edge, { index: others.length, scene, colors }).map((cell) => {
    const style = Object.fromEntries(
      (/style="([^"]*)"/.exec(cell)?.[1] ?? '').split(';').map((entry) => entry.split('=') as [string, string]),
    )
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(cell)?.[1]
    const points = [...cell.matchAll(/<mxPoint x="([^"]*)" y="([^"]*)"(?: as="([^"]*)")?\/>/g)]
    return {
      style,
      id: attribute('id'),
      source: attribute('source'),
      target: attribute('target'),
      points: points.map(([, x, y, as]) => [as ?? 'way', Number(x), Number(y)]),
    }
  })
}

const line: Line = { type: 'line', x: 140, y: 65, x2: 240, y2: 65 }

describe('an arrow', () => {
  test('has a head at its end, none at its start', () => {
    expect(cellsOf({ ...line, arrow: true })[0]?.style).toMatchObject({
      startArrow: 'none',
      endArrow: 'block',
      endFill: '1',
    })
    expect(cellsOf(line)[0]?.style).toMatchObject({ startArrow: 'none', endArrow: 'none' })
  })

  test('has its head on the last of several strokes only', () => {
    const cells = cellsOf({ type: 'path', d: 'M140 50H240M140 80H240', arrow: true })
    const heads = cells.map(({ id, style, target }) => [id, style['endArrow'], target])
    expect(heads).toEqual([
      ['element-2', 'none', undefined],
      ['element-2-1', 'block', 'element-1'],
    ])
  })

  test('has none where the stroke is closed', () => {
    expect(cellsOf({ type: 'path', d: 'M140 40C200 0 200 100 140 40L140 40.01', arrow: true })[0]?.style).toMatchObject(
      {
        endArrow: 'none',
      },
    )
  })

  test('is fixed on the shapes at both of its ends, at fractions of their sides', () => {
    const [cell] = cellsOf({ ...line, arrow: true })
    expect(cell).toMatchObject({ source: 'element-0', target: 'element-1' })
    expect(cell?.style).toMatchObject({ exitX: '1', exitY: '0.5', exitPerimeter: '0' })
    expect(cell?.style).toMatchObject({ entryX: '0', entryY: '0.5', entryPerimeter: '0' })
    const [third] = cellsOf({ ...line, x: 73, y: 90, x2: 240, y2: 57, arrow: true })
    expect(third?.style).toMatchObject({ exitX: '0.33', exitY: '1', entryX: '0', entryY: '0.34' })
  })

  test('that ends in free space is fixed at the other end alone', () => {
    const [cell] = cellsOf({ ...line, x2: 200, arrow: true })
    expect([cell?.source, cell?.target, cell?.style['entryX']]).toEqual(['element-0', undefined, undefined])
  })

  test('is fixed on filled paths, to a tenth of a thousandth', () => {
    const shape: Element = { type: 'path', d: 'M40 40H139V89H40Z', fill: 'surface' }
    expect(cellsOf({ ...line, x: 139, y: 57, arrow: true }, [shape])[0]?.style).toMatchObject({
      exitX: '1',
      exitY: '0.3469',
    })
    expect(cellsOf({ ...line, x: 139, arrow: true }, [{ ...shape, fill: 'none' }])[0]?.source).toBeUndefined()
  })
})

test('a plain line is not fixed: it may be a rule beside a box', () => {
  expect(cellsOf(line)[0]).toMatchObject({ source: undefined, target: undefined })
})

describe('an edge keeps its course', () => {
  const pointsOf = (d: string) => cellsOf({ type: 'path', d })[0]?.points
  const styleOf = (d: string) => cellsOf({ type: 'path', d })[0]?.style

  test('straight', () => {
    expect(cellsOf(line)[0]?.points).toEqual([
      ['sourcePoint', 140, 65],
      ['targetPoint', 240, 65],
    ])
    expect(pointsOf('M0 0H50V40H90')?.slice(2)).toEqual([
      ['way', 50, 0],
      ['way', 50, 40],
    ])
    expect(styleOf('M0 0H50V40H90')).toMatchObject({ rounded: '0' })
  })

  test('with rounded corners of 8 px', () => {
    expect(pointsOf('M0 0H42Q50 0 50 8V40')?.slice(2)).toEqual([['way', 50, 0]])
    expect(styleOf('M0 0H42Q50 0 50 8V40')).toMatchObject({ rounded: '1', arcSize: '16' })
  })

  test('curved, through its controls', () => {
    expect(pointsOf('M0 0Q50 0 50 50')?.slice(2)).toEqual([['way', 50, 0]])
    expect(styleOf('M0 0Q50 0 50 50')).toMatchObject({ rounded: '0', curved: '1' })
  })
})

test('colors, width and dashes are those of the drawing', () => {
  expect(cellsOf({ ...line, stroke: 'negative', dashed: true })[0]?.style).toMatchObject({
    strokeColor: colors.negative,
    dashed: '1',
    dashPattern: '6 4',
  })
  expect(cellsOf(line)[0]?.style['dashed']).toBeUndefined()
})
