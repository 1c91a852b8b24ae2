import { describe, expect, it } from 'vitest'
import { carve, readBlock, sizeOf, writeBlock } from './subnets.ts'

describe('subnets', () => {
  it('reads and writes a block', () => {
    expect(writeBlock(readBlock('10.20.0.0/16'))).toBe('10.20.0.0/16')
    expect(writeBlock(readBlock('192.168.255.0/24'))).toBe('192.168.255.0/24')
    expect(sizeOf(readBlock('10.20.0.0/16'))).toBe(65_536)
  })

  it('refuses a block that does not begin on its boundary', () => {
    expect(() => readBlock('10.20.4.0/20')).toThrow('boundary')
  })

  it('packs blocks without overlap, each on its own boundary', () => {
    const blocks = carve(readBlock('10.20.0.0/16'), [22, 20, 20])
    expect(blocks.map(writeBlock)).toEqual(['10.20.0.0/22', '10.20.16.0/20', '10.20.32.0/20'])
  })

  it('refuses more than the network holds', () => {
    expect(() => carve(readBlock('10.20.0.0/24'), [25, 25, 25])).toThrow('no room')
  })
})
