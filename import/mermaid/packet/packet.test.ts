import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readPacket } from './read-packet.ts'

const read = (text: string) => {
  const { model, report } = readPacket(text)
  const fields = model.fields.map(({ label, start, end }) => `${start}-${end} ${label}`)
  return { fields, width: model.width, title: model.title, findings: findingsIn(report) }
}

test('fields have their bits or their length', () => {
  expect(read('packet-beta\ntitle UDP\n0-15: "Source"\n16: "Flag" %% one\n+15: \'Rest\'')).toEqual({
    fields: ['0-15 Source', '16-16 Flag', '17-31 Rest'],
    width: 32,
    title: 'UDP',
    findings: [],
  })
  expect(read('---\nconfig:\n  packet:\n    bitsPerRow: 16\n---\npacket\n+16: "A"').width).toBe(16)
})

test('every mistake is a finding with its place', () => {
  expect(read('packet\n0-7: "A"\n9-15: "gap"\n8-7: "back"\n8-15 "B"\n+8: C').findings).toEqual([
    '3:1 bit 8, the next one',
    '4:1 a field of at least one bit',
    '5:6 :',
    '6:5 "words"',
  ])
})

test('what is missing to the end of the last row stays blank', async () => {
  expect(await importDiagram('packet\n0-10: "hello"')).toMatchObject({
    recipe: 'packet-header',
    data: { fields: [{ name: 'hello', size: 11 }, { size: 21 }] },
    notes: [{ what: 'the end of the last row: 21 bits are left blank' }],
  })
})
