import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { ledgerOf } from '../../../test/said.ts'
import { readC4 } from './read-c4.ts'

const uml = (...lines: string[]): string => `@startuml\n${lines.join('\n')}\n@enduml\n`

test('macros of C4-PlantUML are read as those of Mermaid, and nothing is included', async () => {
  const text = uml(
    '!include https://example.com/C4_Component.puml',
    'title Shop',
    'LAYOUT_WITH_LEGEND()',
    'Person(c, Customer, "Pays")',
    'System_Boundary(s, "Shop") {',
    '  Container(api, "API", "Go", "Takes orders", "go")',
    '  ContainerDb_Ext(db, "Orders", $techn="SQL")',
    '}',
    'note right of api : one of several',
    'Lay_R(c, api)',
    'Rel_D(c, api, "Buys at", "HTTPS")',
    'BiRel(api, db, "Asks")',
    'SHOW_FLOATING_LEGEND()',
  )
  expect(await importDiagram(text)).toMatchObject({
    recipe: 'c4-container',
    findings: [],
    data: {
      title: 'Shop',
      groups: [{ name: 'Shop' }],
      nodes: [
        { name: 'Customer', kind: 'person', note: 'Pays' },
        { name: 'API', kind: 'container', tech: 'Go', group: 'Shop' },
        { name: 'Orders', tech: 'SQL', group: 'Shop' },
      ],
      edges: [
        { from: 'Customer', to: 'API', text: 'Buys at', tech: 'HTTPS' },
        { from: 'API', to: 'Orders', text: 'Asks' },
      ],
      callouts: [{ on: 'API', text: 'one of several' }],
    },
  })
  expect(ledgerOf(readC4(text).report)).toEqual(['4+11+14:1 styles are not carried over', '7:3 icons'])
})

test.each([
  ['c4-system-context', ['System(a, "A")', 'Person(p, "P")', 'Rel(p, a, "Uses")']],
  [
    'c4-system-landscape',
    ['Enterprise_Boundary(e, "E") {', 'System(a, "A")', 'System(b, "B")', '}', 'Rel(a, b, "Asks")'],
  ],
  ['c4-component', ['Container(a, "A")', 'Component(b, "B")', 'Rel(a, b, "Calls")']],
  ['c4-deployment', ['Deployment_Node(n, "Host", "Linux") {', 'Container(a, "A", "Go")', '}']],
  ['c4-dynamic', ['!include <C4/C4_Dynamic>', 'Container(a, "A")', 'Container(b, "B")', 'Rel(a, b, "First")']],
])('the level is that of what is in it: %s', async (recipe, lines) => {
  expect(await importDiagram(uml(...lines))).toMatchObject({ recipe })
})

test('an element with braces is a boundary around what is in them', async () => {
  const text = uml(
    'System(shop, "Shop", "Sells") {',
    'Container(api, "API")',
    '}',
    'Container_Ext(bank, "Bank", "Java", "Pays")',
    '{',
    'Component(core, "Core")',
    '}',
    'Rel(api, core, "Asks")',
  )
  expect(await importDiagram(text)).toMatchObject({
    findings: [],
    data: {
      groups: [
        { name: 'Shop', note: 'Sells' },
        { name: 'Bank', note: 'Java: Pays' },
      ],
      nodes: [
        { name: 'API', group: 'Shop' },
        { name: 'Core', group: 'Bank' },
      ],
    },
  })
})
