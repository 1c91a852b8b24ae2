import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readC4 } from './read-c4.ts'

const text = `C4Container
title Bank
Person(c, "Customer", "Has accounts")
Enterprise_Boundary(b, "Bank") {
  System_Boundary(s, "Online") {
    Container(api, "API", "Go", "Serves, fast", $link="https://example.com")
    ContainerDb(db, "Store", $techn="SQL")
  }
  System_Ext(mail, "Mail")
}
Boundary(empty, "Empty")
Rel(c, api, "Uses", "HTTPS")
Rel_Back(api, db, "Reads")
BiRel(api, mail, "Talks")
UpdateRelStyle(c, api, $textColor="red")`

test('elements are within boundaries, relations have words and a technology', () => {
  const { model, report } = readC4(text)
  expect(
    [...model.nodes.values()].map(({ id, label, shape, tech = '', note = '', group = '' }) =>
      [id, label, shape, tech, note, group].join('|'),
    ),
  ).toEqual([
    'c|Customer|person||Has accounts|',
    'api|API|container|Go|Serves, fast|s',
    'db|Store|container_db|SQL||s',
    'mail|Mail|external_system|||b',
  ])
  expect(model.groups.map(({ id, label, shape, group = '' }) => [id, label, shape, group].join('|'))).toEqual([
    'b|Bank|enterprise|',
    's|Online|system|b',
    'empty|Empty|boundary|',
  ])
  expect(model.edges.map(({ from, to, label, tech = '', tail }) => [from, to, label, tech, tail].join('|'))).toEqual([
    'c|api|Uses|HTTPS|none',
    'db|api|Reads||none',
    'api|mail|Talks||point',
  ])
  expect([model.title, model.keyword]).toEqual(['Bank', 'C4Container'])
  expect(findingsIn(report)).toEqual([])
  expect(ledgerOf(report)).toEqual(['6:5 a link', '15:1 styles are not carried over'])
})

test('every mistake is a finding with its place', () => {
  const { report } = readC4('C4Context\nPerson(a\nFoo(a)\n}\nwords\nSystem(b, "B")\nBoundary(x, "X") {')
  expect(findingsIn(report)).toEqual([
    '3:1 , or )',
    '4:1 a boundary before this }',
    '5:6 a macro of C4'.replace('5:6 a macro of C4', '5:1 an element, a boundary or a relation'),
    '7:1 the } of this boundary',
  ])
})

test('the level is the one that the text names', async () => {
  expect(await importDiagram(text)).toMatchObject({
    recipe: 'c4-container',
    data: {
      nodes: [
        { kind: 'person', note: 'Has accounts' },
        { kind: 'container', tech: 'Go', group: 'Online' },
        { kind: 'database' },
        { kind: 'external' },
      ],
      groups: [{ name: 'Bank' }, { name: 'Online', group: 'Bank' }, { name: 'Empty' }],
      edges: [{ from: 'Customer', to: 'API', text: 'Uses', tech: 'HTTPS' }, {}, {}],
    },
  })
  expect(
    await importDiagram('C4Deployment\nDeployment_Node(n, "Host", "Linux") {\nContainer(a, "A", "Go")\n}'),
  ).toMatchObject({
    recipe: 'c4-deployment',
    data: {
      nodes: [{ name: 'A', tech: 'Go', group: 'Host' }],
      groups: [{ name: 'Host', kind: 'node', note: 'Linux' }],
    },
  })
})

test('several systems of an enterprise are a landscape, one is a context', async () => {
  const systems = (...ids: string[]): string => ids.map((id) => `System(${id}, "${id}")`).join('\n')
  const drawn = (inside: string) =>
    importDiagram(`C4Context\nEnterprise_Boundary(e, "Bank") {\n${inside}\n}\nPerson(p, "P")\nRel(p, a, "Uses")`)
  expect(await drawn(systems('a', 'b'))).toMatchObject({
    recipe: 'c4-system-landscape',
    data: { groups: [{ name: 'Bank' }] },
  })
  expect(await drawn(systems('a'))).toMatchObject({ recipe: 'c4-system-context' })
})

test('a color that one element has, or a tag or line of few, is in focus; others are in the ledger', async () => {
  const drawn = async (styles: string, tag = '') => {
    const outcome = await importDiagram(
      `C4Context\nPerson(u, "User")\nSystem(s, "Shop"${tag})\nSystem_Ext(b, "Bank")\nSystem_Ext(m, "Mail")\nRel(u, s, "Uses")\nRel(s, b, "Pays")\nRel(s, m, "Writes")\n${styles}`,
    )
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
    const { focus, nodes } = outcome.data as { focus?: string[]; nodes: { state?: string }[] }
    return [focus, nodes.flatMap(({ state }) => state ?? [])] as const
  }
  expect(await drawn('UpdateElementStyle(s, $bgColor="orange")')).toEqual([['Shop'], []])
  expect(await drawn('UpdateElementStyle(s, "orange", "white", "black")')).toEqual([['Shop'], []])
  // The color of a look, where nodes have none.
  expect(await drawn('UpdateElementStyle(s, $bgColor="#f5dfae")')).toEqual([['Shop'], []])
  expect(await drawn('UpdateElementStyle(s, $offset="1")')).toEqual([undefined, []])
  expect(await drawn('AddElementTag("new", $bgColor="orange")', ', $tags="a+new"')).toEqual([['Shop'], []])
  expect(await drawn('AddRelTag("new", "orange", "red")', ', $tags="new"')).toEqual([undefined, []])
  expect(await drawn('', ', $tags="new"')).toEqual([undefined, []])
  expect(await drawn('UpdateElementStyle(s, $bgColor="red")')).toEqual([undefined, []])
  expect(await drawn('AddElementTag("new", $bgColor="#d33")', ', $tags="new"')).toEqual([undefined, []])
  expect(await drawn('AddElementTag("focus", $bgColor="red")', ', $tags="focus"')).toEqual([['Shop'], []])
  expect(await drawn('UpdateRelStyle(s, b, $lineColor="orange")')).toEqual([['Shop > Bank'], []])
  expect(await drawn('UpdateRelStyle(s, b, "blue", "orange")')).toEqual([['Shop > Bank'], []])
  const twice = ['gray', 'orange'].map((color) => `UpdateRelStyle(s, b, $lineColor="${color}")`)
  expect(await drawn(twice.join('\n'))).toEqual([['Shop > Bank'], []])
  expect(await drawn(twice.toReversed().join('\n'))).toEqual([undefined, []])
  expect(await drawn('UpdateRelStyle(s, b, "orange")')).toEqual([undefined, []])
  expect(await drawn('UpdateRelStyle(b, s, $lineColor="orange")')).toEqual([undefined, []])
  expect(await drawn('UpdateElementStyle(b, $bgColor="gray")\nUpdateElementStyle(m, $bgColor="gray")')).toEqual([
    undefined,
    [],
  ])
  const boundary = await importDiagram(
    'C4Context\nPerson(u, "User")\nPerson(v, "Other")\nSystem_Boundary(x, "Shop") {\nSystem(s, "Cart")\n}\nRel(u, s, "Uses")\nUpdateBoundaryStyle(x, $bgColor="orange")',
  )
  expect(boundary).toMatchObject({ data: { focus: ['Shop'] } })
})

test('words in quotes may go on in the next line', () => {
  const { model, report } = readC4(
    'C4Context\nPerson(u, "User", "Reads\n  and writes")\nSystem(s, "S")\nRel(u, s, "Uses")',
  )
  expect([findingsIn(report), model.nodes.get('u')?.note]).toEqual([[], 'Reads and writes'])
})
