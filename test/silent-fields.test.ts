/**
 * Nothing given is lost in silence: a field that a picture has no use for is told, and what it can show is drawn.
 */
import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import { readSource } from '../tools/recipes.ts'

const drawn = async (id: string, data: object) => {
  const drawing = drawRecipe(await readSource(id), { title: 'A claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  return {
    words,
    notes: drawing.warnings.filter(({ level }) => level === 'note').map(({ at, problem }) => `${at}: ${problem}`),
  }
}

const turns = {
  start: '2026-11-02',
  days: 28,
  people: [{ name: 'Mira' }, { name: 'Jonas' }],
  layers: [{ name: 'Primary', order: ['Mira', 'Jonas'] }],
}
const swap = (person: string, day: string) => ({ person, start: `2026-11-${day}`, end: `2026-11-${day}T12:00Z` })

const runs = [
  { name: 'Memtable', kind: 'memory', files: [[0, 90]], step: 'flush' },
  { name: 'L0', files: [[0, 90]] },
]

const stream = {
  stream: 'account',
  events: [{ name: 'opened', change: 5, age: 9 }],
  readModels: [{ name: 'page', applied: 1 }],
}

const wave = (data: string[]) => ({ signals: [{ name: 'MOSI', wave: '0=.1', data }] })

test.each([
  [
    'abstract-syntax-tree',
    { root: { name: 'Call', text: 'f()', field: 'value' } },
    'root.field: the root is in no field of a parent',
  ],
  [
    'code-diff',
    { panels: [{ first: 40, lines: ['@@ -1 +1 @@', '-a', '+b'] }] },
    'panels.0.first: the lines of a diff panel are not numbered from there',
  ],
  ['cqrs-event-sourcing', { ...stream, least: 3 }, 'least: there is no command that it would refuse'],
  ['digital-waveform', wave(['0x9F', 'next']), 'signals.0.data: "next": the wave has no "=" for it'],
  [
    'lsm-tree',
    { rows: [{ ...runs[0], count: 4 }, runs[1]], find: 5 },
    'rows.0.count: counts the files of a run on disk that are not listed',
  ],
  ['lsm-tree', { rows: [runs[0], { ...runs[1], step: 'compact' }], find: 5 }, 'rows.1.step: there is no level below'],
  [
    'risk-matrix',
    {
      x: { name: 'Likelihood', bands: ['low', 'high'], max: 9 },
      y: { name: 'Impact', bands: ['low', 'high'] },
      points: [{ name: 'a', x: 1, y: 2 }],
    },
    'x.max: is not used, as the axis has named steps',
  ],
  [
    'quadrant-chart',
    {
      x: { name: 'Effort' },
      y: { name: 'Benefit' },
      points: [
        { name: 'a', x: 1, y: 2, value: 4 },
        { name: 'b', x: 3, y: 4, value: 9 },
      ],
    },
    'points.0.value: is not drawn, nor are other values: all points are equally large',
  ],
  [
    'oncall-schedule',
    { ...turns, swaps: [swap('Jonas', '04'), swap('Mira', '05')] },
    'swaps.1: changes nothing: this is the turn of its person anyway, or a later swap or an absence wins',
  ],
])('%s: %j', async (id, data, note) => {
  expect((await drawn(id, data)).notes).toEqual([note])
})

test('fields of use are not told', async () => {
  for (const [id, data] of [
    [
      'abstract-syntax-tree',
      { root: { name: 'Call', text: 'f()', children: [{ name: 'Name', text: 'f', field: 'func' }] } },
    ],
    ['cqrs-event-sourcing', { ...stream, least: 3, command: { name: 'take', change: -4 } }],
    ['digital-waveform', wave(['0x9F'])],
    ['lsm-tree', { rows: [runs[0], { name: 'L0', count: 4 }], find: 5 }],
    ['oncall-schedule', { ...turns, swaps: [swap('Jonas', '04')] }],
  ] as const)
    expect((await drawn(id, data)).notes, id).toEqual([])
})

test('a limit of a row is counted beside its name, and the ruler of one row says what it counts', async () => {
  const cards = [{ name: 'A', column: 'Now', row: 'Search' }]
  const board = { columns: [{ name: 'Now' }], rows: [{ name: 'Search', limit: 3 }], cards }
  expect((await drawn('roadmap-lanes', board)).words).toContain('1 of 3')
  const frame = (unit: string) => drawn('packet-header', { unit, width: 16, fields: [{ name: 'type', size: 16 }] })
  expect((await frame('byte')).words).toContain('byte')
  expect((await frame('bit')).words).toContain('bit')
})
