import { expect, test } from 'vitest'
import { widthOf } from '../block.ts'
import { groupView, tonesOf } from './group-view.ts'

const group = { name: 'Cluster', note: 'eu-west-1' } as Parameters<typeof groupView>[0]
const rect = { x: 0, y: 0, w: 320, h: 160 }

test.each(['zone', 'panel'] as const)(
  'the frame of a %s in focus has the accent, and stays dashed if it was',
  (look) => {
    const [plain] = groupView(group, { look, text: 'group' }).draw(rect)
    const [focused] = groupView(group, { look, text: 'group' }, { isFocus: true }).draw(rect)
    expect(plain).not.toMatchObject({ stroke: 'accent' })
    expect(focused).toEqual({ ...plain, fill: 'soft', stroke: 'accent' })
  },
)

test('the words of a group in focus are where they are without', () => {
  const words = (isFocus: boolean) => groupView(group, { look: 'zone', text: 'group' }, { isFocus }).draw(rect).slice(1)
  expect(words(true)).toEqual(words(false))
  expect(words(true)).toMatchObject([
    { text: 'Cluster', x: 16 },
    { text: 'eu-west-1', x: 304, align: 'end' },
  ])
})

test('a remark off its place is written from its left, where those over and under it begin', () => {
  const remark = groupView(group, { look: 'zone', text: 'group' }).draw(rect, 80).at(-1)
  const { x = 0, align } = remark?.type === 'text' ? remark : {}
  expect(align).toBeUndefined()
  expect(x + widthOf('eu-west-1', 'small')).toBeCloseTo(304 - 80)
})

test('a remark in brackets is the type of a group, and stands under its name', () => {
  const { head, aside, draw } = groupView({ ...group, note: '[Container: Go]' }, { look: 'zone' })
  const [, name, type] = draw(rect)
  expect([name, type]).toMatchObject([
    { text: 'Cluster', x: 16, y: 24 },
    { text: '[Container: Go]', x: 16, y: 40 },
  ])
  expect(aside).toBeUndefined()
  expect(head?.h).toBe(56)
})

test.each([
  ['Auth (package: ./pkg/server/auth)', ['Auth (package: ./pkg/server/auth)']],
  [
    'Authentication for API callers (package: ./pkg/server)',
    ['Authentication for API callers', '(package: ./pkg/server)'],
  ],
  [
    'Data registry server with feature store code, own pod',
    ['Data registry server with', 'feature store code, own pod'],
  ],
])('the title %j is in lines that leave what enters its group a way', (name, lines) => {
  const { head, draw } = groupView({ ...group, name, note: undefined } as typeof group, { look: 'panel' })
  const words = draw(rect).flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toEqual(lines)
  expect(head?.h).toBe(40 + 18 * (lines.length - 1))
  expect(head?.w).toBe(Math.max(...lines.map((line) => widthOf(line, 'head'))) + 24)
})

test('what holds nodes is tinted, what holds that is not, and so on outward', () => {
  const parents: Record<string, string> = { subnet: 'zone', other: 'zone', zone: 'network', network: 'region' }
  const names = ['region', 'network', 'zone', 'subnet', 'other', 'alone']
  const tones = tonesOf(names, (name) => parents[name])
  expect(Object.fromEntries(tones)).toEqual({
    region: 'open',
    network: 'tinted',
    zone: 'raised',
    subnet: 'tinted',
    other: 'tinted',
    alone: 'tinted',
  })
})

test('groups of one kind beside each other have one tone, though only some of them hold others', () => {
  const tones = tonesOf(
    ['browser', 'region', 'pods', 'store'],
    (name) => (name === 'pods' ? 'region' : undefined),
    (name) => (name === 'store' ? 'data' : 'node'),
  )
  expect(Object.fromEntries(tones)).toEqual({ browser: 'open', region: 'open', pods: 'tinted', store: 'tinted' })
})

test('an area has a pale edge, a boundary keeps its dashes', () => {
  const frame = (look: 'zone' | 'panel', tone?: 'open' | 'raised' | 'tinted') =>
    groupView(group, { look, text: 'group' }, { tone }).draw(rect)[0]
  expect(frame('panel')).toMatchObject({ fill: 'rule', stroke: 'rule' })
  expect(frame('panel', 'open')).toMatchObject({ fill: 'none', stroke: 'rule' })
  expect(frame('panel', 'raised')).toMatchObject({ fill: 'surface', stroke: 'rule' })
  expect(frame('zone', 'raised')).toMatchObject({ fill: 'none', stroke: 'muted', dashed: true })
})

test('a cube is in its place with its top and its side, and underlines the name of an instance', () => {
  const cubeOf = (name: string) => groupView({ ...group, name, note: undefined }, { look: 'cube' }).draw(rect)
  const [sides, face, , line, ...rest] = cubeOf('edge-a : Gateway')
  expect([sides, face]).toMatchObject([{ d: expect.stringContaining('M 0 8 L 8 0 H 320') }, { type: 'path' }])
  // Closed paths have the weight of outlines, and the underline that of a rule.
  for (const part of [sides, face]) expect(part).toMatchObject({ d: expect.stringMatching(/Z$/) })
  expect([line, rest]).toMatchObject([{ type: 'line', stroke: 'muted' }, []])
  expect(cubeOf('Gateway: the old one')).toHaveLength(3)
})

test('a remark of a kind whose remarks are under names stands there, with room over what the group holds', () => {
  const { head, aside, draw } = groupView(group, { look: 'panel', remark: 'under' })
  expect(draw(rect).slice(1)).toMatchObject([
    { text: 'Cluster', x: 16, y: 24 },
    { text: 'eu-west-1', x: 16, y: 40 },
  ])
  expect([head?.h, aside]).toEqual([56, undefined])
})

test('a type of 14 px is a line lower than one of 12 px', () => {
  const yOf = (small: 'small' | 'note') =>
    groupView({ ...group, note: '[Node]' }, { look: 'panel' }, { small })
      .draw(rect)
      .at(-1)
  expect([yOf('small'), yOf('note')]).toMatchObject([{ y: 40 }, { y: 42, size: 14 }])
})

test('a group without a name is its frame alone, or has its remark', () => {
  const rect = { x: 0, y: 0, w: 100, h: 60 }
  const bare = groupView({}, { look: 'panel' })
  expect([bare.head, bare.draw(rect).map(({ type }) => type)]).toEqual([undefined, ['box']])
  expect(groupView({}, { look: 'panel' }, { isFocus: true }).draw(rect)[0]).toMatchObject({ stroke: 'accent' })
  expect(groupView({ note: 'n' }, { look: 'panel' }).draw(rect)[1]).toMatchObject({ text: 'n' })
})
