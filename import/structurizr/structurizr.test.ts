/** Structurizr's DSL: a model, and the view of it that is drawn. */
import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../test/said.ts'
import { readWorkspace } from './read-workspace.ts'
import { viewGraph } from './view-graph.ts'

const model = `workspace "Shop" {
  model {
    u = person "Buyer" "Pays" "External"
    s = softwareSystem "Shop" {
      web = container "Web" "Pages" "Go" {
        c = component "Cart"
        c -> api.q "calls"
      }
      api = container "API" {
        technology "Rust"
        q = component "Queue reader"
      }
      db = container "Data" "" "PostgreSQL" "Database"
      api -> db "Reads" "SQL"
    }
    bank = softwareSystem "Bank"
    other = softwareSystem "Other"
    u -> web "Uses"
    api -> bank "Charges" "HTTPS"
    live = deploymentEnvironment "Live" {
      deploymentNode "Cloud" "" "AWS" {
        w = containerInstance web
        a = containerInstance s.api
      }
    }
  }
`

const graph = (views: string) => {
  const { workspace, report } = readWorkspace(`${model}${views}\n}`)
  const { graph: found, level } = viewGraph(workspace, report)
  expect(findingsIn(report)).toEqual([])
  return {
    level,
    title: found.title,
    nodes: [...found.nodes.values()].map(({ label, shape, tech, group }) =>
      [label, shape, tech, group].filter(Boolean).join(' | '),
    ),
    edges: found.edges.map(({ from, to, label, tech }) => [from, to, label, tech].filter(Boolean).join(' ')),
    groups: found.groups.map(({ label }) => label),
    report,
  }
}

test('a context has the system and what is joined to it, by its parts too', () => {
  expect(graph('views { systemContext s { include * } }')).toMatchObject({
    level: 'context',
    title: 'Shop',
    nodes: ['Buyer | external_person', 'Shop | system', 'Bank | system'],
    edges: ['u s Uses', 's bank Charges HTTPS'],
    groups: [],
  })
})

test('containers are in their system; without a view, the model is drawn so', () => {
  const wanted = {
    level: 'container',
    nodes: [
      'Buyer | external_person',
      'Web | container | Go | s',
      'API | container | Rust | s',
      'Data | container_db | PostgreSQL | s',
      'Bank | system',
    ],
    edges: ['s.web s.api calls', 's.api s.db Reads SQL', 'u s.web Uses', 's.api bank Charges HTTPS'],
    groups: ['Shop'],
  }
  expect(
    graph('views { container s "Key" { include *\n autoLayout } styles { element "x" { color #fff } } }'),
  ).toMatchObject(wanted)
  expect(graph('')).toMatchObject(wanted)
})

test('components, dynamic steps and deployments have their own elements; further views are named', () => {
  const { report, ...view } = graph('views { component s.web { include * }\n systemLandscape { include * } }')
  expect(view).toMatchObject({
    level: 'component',
    nodes: ['Cart | component | s.web', 'API | container | Rust'],
    edges: ['s.web.c s.api calls'],
  })
  expect(ledgerOf(report).at(-1)).toMatch(/another view/)
  expect(graph('views { dynamic s { u -> web "first"\n web -> api "then" } }')).toMatchObject({
    level: 'dynamic',
    edges: ['u s.web first', 's.web s.api then'],
  })
  expect(graph('views { deployment s "Live" { include * } }')).toMatchObject({
    level: 'deployment',
    nodes: ['Web | container | Go | live.:1', 'API | container | Rust | live.:1'],
    groups: ['Cloud'],
  })
})

test('a view has the relationships that its rules leave, in their order', () => {
  const edges = (rules: string) => graph(`views { container s { include *\n ${rules} } }`).edges
  const [call, read, use, charge] = [
    's.web s.api calls',
    's.api s.db Reads SQL',
    'u s.web Uses',
    's.api bank Charges HTTPS',
  ]
  expect(edges('exclude u->*')).toEqual([call, read, charge])
  expect(edges('exclude *->bank')).toEqual([call, read, use])
  expect(edges('exclude *->*\n include s.api->s.db')).toEqual([read])
  expect(edges('exclude "relationship.tag==Async"')).toEqual([call, read, use, charge])
  expect(edges('exclude relationship.technology!=SQL')).toEqual([read])
  expect(
    ledgerOf(graph('views { container s { include *\n exclude relationship.color==red nowhere->* } }').report),
  ).toEqual(['28:2 an expression of a view', '28:2 an expression of a view'])
})

test('relationships have tags, by their words and in their braces; elements are meant by theirs', () => {
  const drawn = (rules: string) => {
    const { workspace, report } = readWorkspace(`workspace {
 model {
  a = person "A" "" "Core"
  b = softwareSystem "B" {
   tags "Core" "Old"
   properties {
    file "b.go"
    "owner" team
   }
  }
  c = softwareSystem "C"
  a -> b "one" "" "Slow"
  b -> c "two" {
   tags "Slow" "Odd"
  }
  a -> c "three"
 }
 views { systemLandscape { ${rules} } }
}`)
    expect(findingsIn(report)).toEqual([])
    const found = viewGraph(workspace, report).graph
    return [[...found.nodes.values()].map(({ label }) => label).join(''), ...found.edges.map(({ label }) => label)]
  }
  expect(drawn('include *\n exclude relationship.tag==Slow')).toEqual(['ABC', 'three'])
  expect(drawn('exclude relationship.tag==Slow,Odd')).toEqual(['ABC', 'one', 'three'])
  expect(drawn('exclude relationship.tag!=Odd')).toEqual(['ABC', 'two'])
  expect(drawn('include element.tag==Core')).toEqual(['AB', 'one'])
  expect(drawn('exclude element.tag!=Core')).toEqual(['AB', 'one'])
  expect(drawn('include *\n exclude element.type==Person')).toEqual(['BC', 'two'])
  expect(drawn('exclude *\n include b')).toEqual(['B'])
})

test('mistakes are findings: elements that are nowhere, words that mean nothing, braces without end', () => {
  const { report } = readWorkspace('workspace {\n model {\n a = person "A"\n a -> b "x"\n nonsense "y"\n')
  expect(findingsIn(report)).toEqual([
    '5:2 an element, a relationship, a view or a part of the workspace',
    '2:2 the end of these braces: }',
    '4:2 an element of the model, not b',
  ])
})

test('archetypes are words for elements, groups and relationships, with what they all have', () => {
  const { workspace, report } = readWorkspace(`workspace {
 model {
  archetypes {
   service = group
   api = container {
    technology "Java"
    tag "API"
   }
   fast = api {
    technology "Rust"
   }
   https = -> {
    description "Calls"
    technology "HTTPS"
   }
   person {
    tags "Human"
   }
  }
  u = person "Buyer"
  s = softwareSystem "Shop" {
   one = service "One" {
    a = api "A" "" "Go"
    b = fast "B" {
     u -> this "Opens"
    }
   }
  }
  a --https-> b
  b --https-> a "Answers"
 }
}`)
  expect(findingsIn(report)).toEqual([])
  expect(
    [...workspace.elements.values()].map(({ kind, name, technology, tags, group }) => [
      kind,
      name,
      technology,
      tags,
      group,
    ]),
  ).toEqual([
    ['person', 'Buyer', undefined, 'Human', undefined],
    ['softwaresystem', 'Shop', undefined, '', undefined],
    ['container', 'A', 'Go', 'API', 'One'],
    ['container', 'B', 'Rust', 'API', 'One'],
  ])
  expect(
    workspace.relationships.map(({ from, to, description, technology }) => [from, to, description, technology]),
  ).toEqual([
    ['u', 's.b', 'Opens', undefined],
    ['s.a', 's.b', 'Calls', 'HTTPS'],
    ['s.b', 's.a', 'Answers', 'HTTPS'],
  ])
})

test('a workspace that extends another says so', () => {
  const { report } = readWorkspace('workspace extends ../model.dsl {\n views {\n }\n}')
  expect(ledgerOf(report)).toEqual([expect.stringContaining('the workspace that this one extends')])
})

test('a hundred blocks may be in one another; one more is a finding', () => {
  const nested = (depth: number): string[] =>
    findingsIn(readWorkspace(`workspace {\nmodel {\n${'group g {\n'.repeat(depth - 2)}${'}\n'.repeat(depth)}`).report)
  expect(nested(100)).toEqual([])
  expect(nested(101)[0]).toContain('no more than 100 blocks in one another')
})

test('words go on in the next line behind a backslash, and views that are images are named as such', () => {
  const { workspace, report } = readWorkspace(
    'workspace {\nmodel {\na = softwareSystem "A" {\ndescription "Keeps data, \\\n      and shows \\"it\\""\n}\n}\nviews {\nimage a "K" {\nplantuml x.puml\n}\nstyles {\n}\n}\n}',
  )
  expect(findingsIn(report)).toEqual([])
  expect([...workspace.elements.values()].map(({ description }) => description)).toEqual([
    'Keeps data, and shows \\"it\\"',
  ])
  expect(ledgerOf(report)).toEqual(['9:1 another view, which is an image', '12:1 styles are not carried over'])
})
