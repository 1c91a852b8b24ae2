import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

const tree = (branches: number, leaves: number, below = 0): string => {
  const lines = ['mindmap', '  All']
  for (let one = 1; one <= branches; one++) {
    lines.push(`    B${one}`)
    for (let two = 1; two <= leaves; two++) {
      lines.push(`      L${one}.${two}`)
      for (let three = 1; three <= below; three++) lines.push(`        D${one}.${two}.${three}`)
    }
  }
  return lines.join('\n')
}

type Node = { name: string; children?: Node[] }

const read = async (text: string) => {
  const found = await importDiagram(text)
  if (!found.ok) throw new Error(JSON.stringify(found.findings))
  const { root } = found.data as { root: Node }
  const count = (node: Node): number => 1 + (node.children ?? []).reduce((sum, each) => sum + count(each), 0)
  return { ...found, root, nodes: count(root) }
}

test('60 nodes are drawn as they are; of more, each branch keeps its first ones and says how many follow', async () => {
  const all = await read(tree(1, 58))
  expect([all.nodes, all.notes]).toEqual([60, []])
  const { root, nodes, notes, recipe } = await read(tree(5, 14))
  expect([recipe, nodes]).toEqual(['mind-map', 56])
  expect(root.children?.[4]?.children?.map(({ name }) => name)).toEqual([
    ...Array.from({ length: 9 }, (_, at) => `L5.${at + 1}`),
    '+ 5 more',
  ])
  expect(notes.map(({ what, lines }) => [what, lines?.length])).toEqual([
    ['more nodes than fit; how many is said in their place', 25],
  ])
})

test('one node more is drawn itself: a mark takes as much room', async () => {
  const leaves = Array.from({ length: 10 }, (_, at) => `      L5.${at + 1}`)
  const { root, nodes, notes } = await read([tree(4, 14), '    B5', ...leaves, '    B6', '    B7', '    B8'].join('\n'))
  expect([nodes, root.children?.slice(0, 5).map(({ children }) => children?.at(-1)?.name)]).toEqual([
    59,
    ['+ 5 more', '+ 5 more', '+ 5 more', '+ 5 more', 'L5.10'],
  ])
  expect(notes.map(({ lines }) => lines?.length)).toEqual([20])
})

test('what is below a node that is kept counts for the one above', async () => {
  const { root } = await read(tree(4, 3, 6))
  expect(root.children?.[0]?.children?.map(({ name, children = [] }) => [name, children.length])).toEqual([
    ['L1.1', 3],
    ['L1.2', 3],
    ['L1.3', 3],
  ])
  expect(root.children?.[0]?.children?.[0]?.children?.at(-1)?.name).toBe('+ 4 more')
})

test('several roots are folded with room for the one that is put over them', async () => {
  const root = (name: string, leaves: number) => [
    `* ${name}`,
    ...Array.from({ length: leaves }, (_, at) => `** ${name}${at}`),
  ]
  for (const leaves of [28, 29, 30, 40]) {
    const { nodes } = await read(
      ['@startmindmap', ...root('A', leaves), ...root('B', leaves), '@endmindmap'].join('\n'),
    )
    expect(nodes).toBe(leaves === 28 ? 59 : 29)
  }
})

test('one node left of two levels is not put below another', async () => {
  const branch = (name: string) => [
    `    ${name}`,
    `      ${name} first`,
    `        leaf of ${name}`,
    `      ${name} second`,
  ]
  const few = ['1', '2', '3', '4'].flatMap((at) => branch(`S${at}`))
  const { root } = await read([tree(4, 14), ...few].join('\n'))
  expect(
    root.children
      ?.slice(4)
      .flatMap(({ children = [] }) => children.map(({ name, children: below }) => [name, below?.length ?? 0])),
  ).toEqual(
    ['1', '2', '3', '4'].flatMap((at) => [
      [`S${at} first`, 0],
      [`S${at} second`, 0],
      ['+ 1 more', 0],
    ]),
  )
})

test('what is deeper than a list may be is folded into marks, also under a root that is put over several', async () => {
  const chain = (from: number, levels: number): string[] =>
    Array.from({ length: levels }, (_, at) => `${' '.repeat(from + at)}n${at}`)
  const depthOf = (node: Node): number => 1 + Math.max(0, ...(node.children ?? []).map(depthOf))
  const lastOf = (node: Node): string => (node.children === undefined ? node.name : lastOf(node.children.at(-1)!))
  const whole = await read(['mindmap', ...chain(1, 10)].join('\n'))
  expect([whole.recipe, depthOf(whole.root), whole.notes]).toEqual(['file-tree', 10, []])
  const deep = await read(['mindmap', ...chain(1, 13)].join('\n'))
  expect([deep.recipe, depthOf(deep.root), lastOf(deep.root)]).toEqual(['file-tree', 10, '+ 3 more'])
  expect(deep.notes.map(({ lines }) => lines?.length)).toEqual([3])
  const list = (levels: number) => [
    '@startmindmap',
    ...chain(0, levels).map((name, at) => `${'*'.repeat(at + 1)} ${name}`),
  ]
  const two = await read([...list(10), '* Other', '@endmindmap'].join('\n'))
  expect([two.recipe, depthOf(two.root)]).toEqual(['file-tree', 10])
})
