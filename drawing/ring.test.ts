import { describe, expect, it } from 'vitest'
import { parsePath } from '../src/scene/path-data.ts'
import { arcPath, bandPath, outsideLabel, pointAt, turnsBetween, wholeBand } from './ring.ts'

const ring = { x: 100, y: 100, r: 50 }

describe('turns', () => {
  it('run clockwise and wrap round twelve o’clock', () => {
    expect(turnsBetween(0.9, 0.1)).toBeCloseTo(0.2)
    expect(turnsBetween(0.1, 0.9)).toBeCloseTo(0.8)
  })
})

describe('pointAt', () => {
  it('starts at the top and goes right, down, left', () => {
    const corners = [0, 0.25, 0.5, 0.75].map((turn) => pointAt(ring, turn, 10).map(Math.round))
    expect(corners).toEqual([
      [100, 40],
      [160, 100],
      [100, 160],
      [40, 100],
    ])
  })
})

describe('paths', () => {
  it('take the long way round for more than half a turn', () => {
    expect(arcPath(ring, { from: 0.75, to: 0 })).toContain(' 0 0 1 ')
    expect(arcPath(ring, { from: 0, to: 0.75 })).toContain(' 0 1 1 ')
  })

  it('close a band between its two radii', () => {
    const reach = parsePath(bandPath(ring, 20, { from: 0, to: 0.25 })).map(({ x, y }) => Math.hypot(x - 100, y - 100))
    expect(Math.min(...reach)).toBeCloseTo(50, 1)
    expect(Math.max(...reach)).toBeCloseTo(70, 1)
  })

  it('draw a whole band as two hoops in opposite directions', () => {
    expect(wholeBand(ring, 20).match(/ 0 1 [01] /g)).toEqual([' 0 1 1 ', ' 0 1 1 ', ' 0 1 0 ', ' 0 1 0 '])
  })
})

const at = (turn: number) => outsideLabel(ring, turn, { out: 10, size: 14 })

describe('outsideLabel', () => {
  it('points away from the circle', () => {
    expect(at(0)).toEqual({ x: 100, y: 40, align: 'middle' })
    expect(at(0.25)).toEqual({ x: 160, y: 105, align: 'start' })
    expect(at(0.5)).toEqual({ x: 100, y: 170, align: 'middle' })
    expect(at(0.75).align).toBe('end')
  })
})
