import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import { Places } from '../../drawing/places.ts'
import { Sheet } from '../../drawing/sheet.ts'
import type { Cells } from '../../layout/model/graph.ts'
import type { Element } from '../../src/scene/scene.ts'
import { classView } from './class-view.ts'
import type { Class, ClassData } from './classes.ts'
import { drawClasses } from './draw-classes.ts'

const member = (name: string, rest: object = {}): Class['fields'][number] => ({
  name,
  visibility: 'public',
  kind: 'member',
  ...rest,
})

const nodes: Class[] = [
  { name: 'Cron', kind: 'class', fields: [member('zone', { visibility: 'private', type: 'ZoneId' })], methods: [] },
  { name: 'Trigger', kind: 'abstract', fields: [], methods: [member('next', { kind: 'abstract' })] },
  { name: 'Store', kind: 'interface', fields: [], methods: [] },
  { name: 'State', kind: 'enum', fields: [member('DONE')], methods: [] },
]

/** What each part of the drawing is made of. */
const drawn = (edges: ClassData['edges'], cells?: Cells, focus: string[] = []): Map<string, Element[]> => {
  const data = { title: 'A claim', nodes, edges, focus }
  const targets = [...nodes, ...edges].map((item) => ({
    names: ['name' in item ? item.name : `${item.from} > ${item.to}`],
    item,
  }))
  const sheet = new Sheet(data, { places: new Places(data), references: new References(targets) })
  drawClasses(data, sheet, cells === undefined ? {} : { cells })
  const parts = new Map<string, Element[]>()
  for (const { at, elements } of sheet.pieces) parts.set(at, [...(parts.get(at) ?? []), ...elements])
  return parts
}

test('members are written as UML writes them, in the compartments that a class has', () => {
  const words = [...drawn([]).values()].map((elements) =>
    elements.flatMap((element) => (element.type === 'text' ? [element.text] : [])),
  )
  expect(words).toEqual([
    ['Cron', '- zone: ZoneId'],
    ['Trigger', '{abstract}', '+ next() {abstract}'],
    ['«interface»', 'Store'],
    ['«enumeration»', 'State', 'DONE'],
  ])
})

test('what is general stands over what is special, with a hollow triangle at its lower edge', () => {
  const parts = drawn([{ from: 'Cron', to: 'Trigger', kind: 'inheritance' }])
  const [cron, trigger] = ['nodes.0', 'nodes.1'].map((at) => parts.get(at)?.find(({ type }) => type === 'box'))
  if (cron?.type !== 'box' || trigger?.type !== 'box') throw new Error('a class without a box')
  const triangle = parts.get('edges.0')?.find((element) => element.type === 'path' && element.fill === 'surface')
  expect(trigger.y + trigger.h).toBeLessThan(cron.y)
  expect(triangle).toMatchObject({ fill: 'surface', d: expect.stringContaining(` ${trigger.y + trigger.h} L `) })
})

test('a multiplicity is right at its end, beyond the diamond at the other one', () => {
  const cells = { Cron: [1, 1], Trigger: [2, 1], Store: [1, 2], State: [2, 2] } as const
  const parts = drawn([{ from: 'Cron', to: 'Trigger', kind: 'composition', ends: ['1', '1..*'] }], cells)
  const trigger = parts.get('nodes.1')?.find(({ type }) => type === 'box')
  const words = parts.get('edges.0')?.find((element) => element.type === 'text' && element.text === '1..*')
  if (trigger?.type !== 'box' || words?.type !== 'text') throw new Error('something is missing')
  expect({ align: words.align, gap: trigger.x - words.x }).toEqual({ align: 'end', gap: 8 })
})

test('a navigable association has an open arrow, and an empty multiplicity no words', () => {
  const heads = (head?: 'open'): number =>
    drawn([{ from: 'Cron', to: 'Trigger', kind: 'association', ends: ['', '1'], ...(head && { head }) }])
      .get('edges.0')!
      .filter(({ type }) => type === 'path').length
  expect(heads('open') - heads()).toBe(1)
  const texts = drawn([{ from: 'Cron', to: 'Trigger', kind: 'association', ends: ['', '1'] }])
    .get('edges.0')!
    .flatMap((element) => (element.type === 'text' ? [element.text] : []))
  expect(texts).toEqual(['1'])
})

test('relations of a kind share a head, whatever is in focus', () => {
  const edges: ClassData['edges'] = ['Cron', 'Store', 'State'].map((from) => ({
    from,
    to: 'Trigger',
    kind: 'inheritance',
  }))
  const heads = (focus: string[]): number =>
    [...drawn(edges, undefined, focus)].filter(
      ([at, elements]) =>
        at.startsWith('edges.') && elements.some((element) => element.type === 'path' && element.fill === 'surface'),
    ).length
  expect(heads([])).toBe(1)
  expect(heads(['Store > Trigger'])).toBe(1)
})

test('classes of nearly the same height are equally high', () => {
  const heights = nodes.map((_, index) => {
    const box = drawn([])
      .get(`nodes.${index}`)
      ?.find(({ type }) => type === 'box')
    return box?.type === 'box' ? box.h : 0
  })
  expect(new Set(heights.filter((_, index) => index !== 2)).size).toBe(1)
})

test('generalizations share their triangle without a dot where their strokes meet', () => {
  const edges = ['Cron', 'Store', 'State'].map((from) => ({ from, to: 'Trigger', kind: 'inheritance' as const }))
  const elements = [...drawn(edges).values()].flat()
  expect(elements.filter(({ type }) => type === 'circle')).toEqual([])
})

test('an operation breaks between its words, not before a parenthesis, in narrow classes too', () => {
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({ nodes }), references: new References([]) })
  const card: Class = { ...nodes[0]!, methods: [member('authorize(amount)', { type: 'Authorization' })] }
  const view = classView(card, { cap: 88, sheet })
  const words = view.draw({ x: 0, y: 0, w: view.w, h: view.h })
  const said = words.flatMap((element) => (element.type === 'text' ? [element.text] : []))
  expect(said).toEqual(['Cron', '- zone: ZoneId', '+ authorize(amount):', 'Authorization'])
})

test('identifiers are whole where boxes are of normal width, in a narrow one too as far as it asks for less', () => {
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({ nodes }), references: new References([]) })
  const card: Class = { ...nodes[0]!, methods: [member('nextDelay(attempt: int)', { type: 'Duration' })] }
  const lines = (cap: number): string[] => {
    const view = classView(card, { cap, sheet })
    const words = view.draw({ x: 0, y: 0, w: view.w, h: view.h })
    return words.flatMap((element) => (element.type === 'text' ? [element.text] : []))
  }
  expect(lines(64)).toContain('+ nextDelay(attempt:')
  expect(lines(56).join(' ')).not.toContain('nextDelay(attempt:')
})
