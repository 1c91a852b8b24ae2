import { describe, expect, it } from 'vitest'
import { inDrawOrder } from './draw-order.ts'
import { node, outline } from './node.ts'
import { columns, inside, panel, rows } from './panel.ts'
import { said } from './relation.ts'

const rect = { x: 40, y: 80, w: 184, h: 112 }

describe('node', () => {
  it('stacks name, bracketed kind and purpose', () => {
    const words = node(rect, { name: 'Tracking API', kind: 'Container: Go', purpose: ['Takes in scans'] })
    expect(words.filter((e) => e.type === 'text').map((e) => e.text)).toEqual([
      'Tracking API',
      '[Container: Go]',
      'Takes in scans',
    ])
  })

  it('refuses a name that is wider than its shape', () => {
    const name = 'Tracking application programming interface'
    expect(() => node(rect, { name })).toThrow(name)
  })

  it('paints an accented node in accent and soft', () => {
    expect(node(rect, { name: 'API' }, { accent: true })[0]).toMatchObject({ fill: 'soft', stroke: 'accent' })
  })
})

describe('outline', () => {
  it('keeps the cylinder inside its rectangle', () => {
    const [body] = outline(rect, 'cylinder')
    expect(body).toMatchObject({
      d: 'M 40 88 A 92 8 0 0 1 224 88 V 184 A 92 8 0 0 1 40 184 Z',
      fill: 'surface',
    })
  })

  it('sets a smaller head on a smaller person', () => {
    const [head] = outline({ x: 0, y: 0, w: 40, h: 32 }, 'person')
    expect(head).toMatchObject({ x: 20, y: 8, r: 8 })
  })
})

describe('panel', () => {
  it('refuses a title and remark that meet', () => {
    const title = { words: 'Parcel-tracking platform', remark: '[Software System]' }
    expect(panel({ ...rect, w: 400 }, 'zone', title)).toHaveLength(3)
    expect(() => panel(rect, 'zone', title)).toThrow('Parcel-tracking platform')
  })

  it('splits what is inside into equal rows and columns', () => {
    const room = inside({ x: 0, y: 0, w: 232, h: 140 }, 16, 32)
    expect(room).toEqual({ x: 16, y: 32, w: 200, h: 92 })
    expect(columns(room, 3, 16).map(({ x, w }) => [x, w])).toEqual([
      [16, 56],
      [88, 56],
      [160, 56],
    ])
    expect(rows(room, 2, 12).map(({ y, h }) => [y, h])).toEqual([
      [32, 40],
      [84, 40],
    ])
  })
})

describe('inDrawOrder', () => {
  it('puts fills first and words last, and keeps the order within a layer', () => {
    const elements = [...node(rect, { name: 'Views' }, { shape: 'cylinder' }), ...node(rect, { name: 'API' })]
    expect(inDrawOrder(elements).map((e) => e.type)).toEqual(['path', 'box', 'path', 'text', 'text'])
  })
})

describe('said', () => {
  it('sets the protocol in brackets under the words', () => {
    const [words, via] = said({ at: [100, 50], words: ['Reads from'], via: 'SQL/TLS' })
    expect(words).toMatchObject({ y: 50, text: 'Reads from' })
    expect(via).toMatchObject({ y: 66, text: '[SQL/TLS]' })
  })

  it('refuses words wider than their room', () => {
    expect(() => said({ at: [0, 0], words: ['Reads from'], room: 40 })).toThrow('Reads from')
  })
})
