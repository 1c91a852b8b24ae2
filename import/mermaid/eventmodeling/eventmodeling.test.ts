import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readEventmodeling } from './read-eventmodeling.ts'

const text =
  'eventmodeling\ntf 01 ui CartScreen\ntf 02 cmd AddItem\ntf 03 evt Cart.ItemAdded\nrf 04 rmo Items ->> 03 ->> 02\ndata D\n{\n a: 1\n}'

test('frames have a type, an entity and sources', () => {
  const { model, report } = readEventmodeling(text)
  expect(
    model.frames.map(({ name, type, entity, sources, isReset }) =>
      [name, type, entity, sources.join(), isReset].join('|'),
    ),
  ).toEqual([
    '01|ui|CartScreen||false',
    '02|cmd|AddItem||false',
    '03|evt|Cart.ItemAdded||false',
    '04|rmo|Items|03,02|true',
  ])
  expect([findingsIn(report), ledgerOf(report)]).toEqual([[], ['6:1 data of a frame']])
  expect(findingsIn(readEventmodeling('eventmodeling\ntf 01 foo X\ntf 02 ui Y z').report)).toEqual([
    '2:1 tf, a number, a type and a name',
    '3:12 ->> and a frame, or the end of the line',
  ])
})

test('each frame leads to the next one, or from the ones that it names', async () => {
  expect(await importDiagram(text)).toMatchObject({
    recipe: 'event-modeling',
    data: {
      columns: [{ name: '01' }, { name: '02' }, { name: '03' }, { name: '04' }],
      cards: [
        { name: 'Cart Screen', kind: 'screen' },
        { name: 'Add Item', kind: 'command' },
        { name: 'Item Added', kind: 'event' },
        { name: 'Items', kind: 'view' },
      ],
      edges: [
        { from: 'card-1', to: 'card-2' },
        { from: 'card-2', to: 'card-3' },
        { from: 'card-3', to: 'card-4' },
      ],
    },
    notes: [{ what: 'a relation that skips a lane', text: 'AddItem to Items' }, { what: 'data of a frame' }],
  })
})
