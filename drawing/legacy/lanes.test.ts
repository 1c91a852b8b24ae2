import { describe, expect, it } from 'vitest'
import { drawLanes, inLane, type Lanes, laneAt } from './lanes.ts'

const lanes: Lanes = {
  area: { x: 40, y: 100, w: 400, h: 240 },
  head: 104,
  names: [[{ text: 'Author' }], [{ text: 'Reviewer' }]],
}

describe('lanes', () => {
  it('divides the area into bands of equal height, right of the heads', () => {
    expect([laneAt(lanes, 0), laneAt(lanes, 1)]).toEqual([
      { x: 144, y: 100, w: 296, h: 120 },
      { x: 144, y: 220, w: 296, h: 120 },
    ])
  })

  it('puts a rectangle on the middle of its lane', () => {
    expect(inLane(laneAt(lanes, 1), 240, { w: 160, h: 64 })).toEqual({ x: 160, y: 248, w: 160, h: 64 })
  })

  it('draws a band, a head and a name for each lane and fills every second band', () => {
    const drawn = drawLanes(lanes)
    expect(drawn.map(({ type }) => type)).toEqual(['box', 'box', 'text', 'box', 'box', 'text'])
    expect([drawn[0], drawn[3]]).toMatchObject([{ fill: 'none' }, { fill: 'surface' }])
  })

  it('refuses a name that is wider than its head', () => {
    expect(() => drawLanes({ ...lanes, head: 64 })).toThrow(/there are 48/)
  })
})
