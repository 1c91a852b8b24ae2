/** Diagrams as text, to data that a recipe takes, with a ledger and findings. */
import { describe, expect, test } from 'vitest'
import { diagramText, importDiagram } from '../../entries/library/import.ts'
import { draw } from '../../entries/library/recipes.ts'
import { diagramsIn } from './recognize.ts'

/** The import of a text that must succeed. */
const imported = async (text: string, options = {}) => {
  const result = await importDiagram(text, options)
  if (!result.ok) throw new Error(result.findings.map(({ at, problem }) => `${at}: ${problem}`).join('\n'))
  return result
}

describe('recognition', () => {
  test.each([
    ['graph TD\nA-->B', 'flowchart'],
    ['%%{init: {}}%%\n%% hi\nsequenceDiagram\nA->>B: x', 'sequenceDiagram'],
    ['---\ntitle: T\n---\n\nclassDiagram\nclass A', 'classDiagram'],
    ['stateDiagram-v2\nA --> B', 'stateDiagram'],
    ['\ufeff erDiagram\nA {\n int x\n}', 'erDiagram'],
    ['// c\nstrict digraph "G 1" { a -> b }', 'graph', 'dot'],
    ['graph {a -- b}', 'graph', 'dot'],
    ['@startuml\nA -> B : hi\n@enduml', 'sequence', 'plantuml'],
    ['@startuml\nclass A\nA <|-- B\n@enduml', 'class', 'plantuml'],
    ['@startuml\n[*] --> A\n@enduml', 'state', 'plantuml'],
    ['@startuml\nstart\n:a;\nstop\n@enduml', 'activity', 'plantuml'],
    ['@startuml\n[A] --> [B]\n@enduml', 'component', 'plantuml'],
    ['@startmindmap\n* a\n** b\n@endmindmap', 'mindmap', 'plantuml'],
    ['@startgantt\n[A] lasts 3 days\n@endgantt', 'gantt', 'plantuml'],
    ['@startjson\n{"a": [1, {"b": 2}]}\n@endjson', 'json', 'plantuml'],
    ['@startebnf\na = "b", c;\n@endebnf', 'ebnf', 'plantuml'],
    ['-- dump\nCREATE TABLE a (id int PRIMARY KEY);', 'sql', 'sql'],
    ['Table a {\n id int [pk]\n}', 'dbml', 'dbml'],
    ['x -> y: hi\ny: {shape: cylinder}', 'd2', 'd2'],
    [
      'workspace {\n model {\n a = softwareSystem "A"\n b = person "B"\n b -> a "Uses"\n }\n}',
      'structurizr',
      'structurizr',
    ],
    ['services:\n  a:\n    image: x\n    depends_on: [b]\n  b:\n    image: redis:7', 'compose', 'compose'],
    ['name: CI\non: push\njobs:\n  a:\n    runs-on: x\n  b:\n    needs: a\n', 'github-actions', 'github-actions'],
    ['BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261102\nEND:VEVENT\nEND:VCALENDAR', 'icalendar', 'icalendar'],
    [
      '<?xml version="1.0"?>\n<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"><process id="p"><task id="a"/></process></definitions>',
      'bpmn',
      'bpmn',
    ],
    ['@startuml\n(First use)/\n:An\\nactor:/ as A\nactor/ :Last one: as B\n@enduml', 'component', 'plantuml'],
    ['@startuml\nnode n [\na\n==b==\nactivate it\n]\nn --> m\n@enduml', 'component', 'plantuml'],
    ['apiVersion: v1\nkind: Service\nmetadata:\n  name: a\n', 'kubernetes', 'kubernetes'],
  ])('by the first words: %j', async (text, kind, from = 'mermaid') => {
    expect(await imported(text)).toMatchObject({ from, kind, findings: [] })
  })

  test('a text that begins like no diagram is a finding with what was expected', async () => {
    const result = await importDiagram('\n  hello world\n')
    expect(result).toMatchObject({ ok: false, findings: [{ line: 2, column: 1, found: 'hello world' }] })
    expect(JSON.stringify(result)).toContain('sequenceDiagram')
  })

  test('in Markdown, the first diagram is read where it is, and the others are named', async () => {
    const text =
      '# Login flow\n\n```js\nx\n```\n\n```mermaid\ngraph LR\n  A --> B\n  x y\n```\n\n## Other\n~~~mermaid\npie\n~~~\n'
    const { data, findings, notes } = await imported(text)
    expect(data).toMatchObject({ title: 'Login flow', edges: [{ from: 'A', to: 'B' }] })
    expect(findings).toMatchObject([{ line: 10, column: 5 }])
    expect(notes).toMatchObject([{ line: 14, what: 'another diagram; only the first is read' }])
    expect(diagramsIn(text).map(({ heading, line, from }) => [heading, line, from])).toEqual([
      ['Login flow', 7, 'mermaid'],
      ['Other', 14, 'mermaid'],
    ])
  })
})

test('documents of YAML are no front matter', async () => {
  const pod = 'apiVersion: v1\nkind: Pod\nmetadata: { name: a }\n'
  for (const text of [`---\n${pod}---\n`, `---\n${pod}---\n---\n${pod}---\n`])
    expect(await importDiagram(text)).toMatchObject({ from: 'kubernetes' })
})

describe('the title', () => {
  test.each([
    ['---\ntitle: Own\n---\ngraph\nA-->B', { name: 'file.mmd' }, 'Own'],
    ['graph\naccTitle: Accessible\nA-->B', {}, 'Accessible'],
    ['graph\nA-->B', { name: 'docs/payment-flow_v2.mmd' }, 'Payment flow v2'],
    ['graph\nA-->B', {}, ''],
  ])('%j with %j is %j', async (text, options, title) => {
    expect((await imported(text, options)).data['title']).toBe(title)
  })

  test('roots of a forest without a title are under the name of its kind', async () => {
    const { data } = await imported('@startmindmap\n* a\n* b\n@endmindmap')
    expect(data).toMatchObject({ title: '', root: { name: 'Mind map', children: [{ name: 'a' }, { name: 'b' }] } })
  })

  test('a description is the subtitle', async () => {
    expect((await imported('graph\naccDescr: Who pays\nA-->B')).data['subtitle']).toBe('Who pays')
  })
})

describe('a sequence', () => {
  const text = [
    'sequenceDiagram',
    'box Shop',
    'actor U as User',
    'participant A as API',
    'end',
    'participant D@{ "type": "database" }',
    'U->>+A: POST /orders',
    'loop 3 times',
    'A-)D: write',
    'end',
    'alt ok',
    'A-->>-U: 201',
    'else',
    'A--xU: 500',
    'end',
    'note over A,D: Both know',
    'D-->>A: event',
  ].join('\n')

  test('parallel parts and loops without words have none, what may happen has a sign for them', async () => {
    const frames = ['loop', 'A->>B: a', 'end', 'par', 'A->>B: b', 'and', 'A->>B: c', 'end', 'opt', 'A->>B: d', 'end']
    const { data } = await imported(
      ['sequenceDiagram', ...frames, 'alt', 'A->>B: e', 'else', 'A->>B: f', 'end'].join('\n'),
    )
    const of = (text: string) => [{ from: 'A', to: 'B', text }]
    expect(data['messages']).toEqual([
      { kind: 'loop', messages: of('a') },
      { kind: 'par', messages: of('b'), else: [{ messages: of('c') }] },
      { kind: 'opt', text: '…', messages: of('d') },
      { kind: 'alt', text: '…', messages: of('e'), else: [{ text: 'else', messages: of('f') }] },
    ])
  })

  test('has participants, messages, frames and remarks', async () => {
    const { data, recipe, others, notes } = await imported(text)
    expect([recipe, others]).toEqual(['sequence-fragments', ['request-sequence']])
    expect(data).toEqual({
      title: '',
      participants: [
        { name: 'User', kind: 'person', note: 'Shop' },
        { name: 'API', note: 'Shop' },
        { name: 'D', kind: 'database' },
      ],
      messages: [
        { from: 'User', to: 'API', text: 'POST /orders' },
        { kind: 'loop', text: '3 times', messages: [{ from: 'API', to: 'D', text: 'write', kind: 'async' }] },
        {
          kind: 'alt',
          text: 'ok',
          messages: [
            {
              from: 'API',
              to: 'User',
              text: '201',
              kind: 'reply',
            },
          ],
          else: [
            {
              text: 'else',
              messages: [
                {
                  from: 'API',
                  to: 'User',
                  text: '500',
                  kind: 'lost',
                },
              ],
            },
          ],
        },
        { kind: 'note', from: 'API', to: 'D', text: 'Both know' },
        // Nobody asked for it.
        { from: 'D', to: 'API', text: 'event', kind: 'async' },
      ],
    })
    expect(notes.map(({ what, lines }) => [what, lines])).toEqual([
      ['activations: they are drawn from calls and replies', [7, 12]],
      ['dotted lines of messages that answer no call', [17]],
    ])
  })

  test('is drawn', async () => {
    const { data, recipe } = await imported(text)
    expect(await draw(recipe, data)).toMatchObject({ ok: true })
  })

  test('frames deeper than six keep their messages; empty ones are named', async () => {
    const deep =
      'loop 1\nloop 2\nloop 3\nloop 4\nloop 5\nloop 6\nloop 7\nA->>B: x\nend\nend\nend\nend\nend\nend\nend\nopt none\nend\nrect red\nA->>B: y\nend'
    const { data, notes } = await imported(`sequenceDiagram\n${deep}`)
    expect(JSON.stringify(data).match(/"kind":"loop"/g)).toHaveLength(6)
    expect(JSON.stringify(data)).toContain('"text":"y"')
    expect(notes.map(({ line, what, text: words }) => [line, what, words])).toEqual([
      [8, 'a frame more than 6 deep', 'loop 7'],
      [17, 'a frame without messages', 'none'],
      [19, 'styles are not carried over', 'rect red'],
    ])
  })

  test('what divides it is a note across all participants', async () => {
    const names = ['A', 'B', 'C'].map((name) => `participant ${name}`)
    const lines = ['@startuml', ...names, 'A -> B: x', '== Part ==', '...', '@enduml']
    const { data, notes } = await imported(lines.join('\n'))
    expect(data).toMatchObject({ messages: [{}, { kind: 'note', from: 'A', to: 'C', text: 'Part' }] })
    expect(notes.map(({ what }) => what)).toEqual(['a delay without words'])
  })

  test('options of a critical region are frames behind it', async () => {
    const { data } = await imported('sequenceDiagram\ncritical c\nA->>B: x\noption d\nA->>B: y\nend')
    expect(data['messages']).toMatchObject([{ kind: 'critical' }, { kind: 'opt', text: 'd' }])
  })
})

describe('a flowchart', () => {
  test('with a choice of three is drawn in its shapes, where these are equals in one row', async () => {
    const { recipe, others } = await imported(
      'flowchart\nA --> B{Which?}\nB -- one --> C\nB -- two --> D\nB -- three --> E',
    )
    expect([recipe, others]).toEqual(['flow-graph', ['service-dependency-map', 'decision-flowchart']])
  })

  test('with questions is a decision flowchart: pills are its ends', async () => {
    const { recipe, data, notes, others } = await imported(
      'flowchart\nA([Go]) --> B{Ok?}\nB -- yes --> C([Done])\nB -. no .-> A\nB --- D[(Log)]\nD ~~~ C\nclass B hot',
    )
    expect([recipe, others]).toEqual(['decision-flowchart', ['flow-graph', 'service-dependency-map']])
    expect(data).toMatchObject({
      focus: ['Ok?'],
      nodes: [
        { name: 'Go', kind: 'pill' },
        { name: 'Ok?', kind: 'decision' },
        { name: 'Done', kind: 'end' },
        { name: 'Log', kind: 'cylinder' },
      ],
      edges: [
        { from: 'Go' },
        { text: 'yes' },
        { text: 'no', stroke: 'dashed' },
        { from: 'Ok?', to: 'Log', head: 'none' },
      ],
    })
    expect(notes.map(({ what, line }) => `${line} ${what}`)).toEqual([
      '6 invisible links',
      '7 styles are not carried over (hot is in focus)',
    ])
  })

  test('without questions is drawn in its own shapes, which claim nothing', async () => {
    const { recipe, data } = await imported(
      'graph\nsubgraph S [Stores]\n D[(DB)]\nend\nA --> D\nA -.-> Q@{ shape: das }',
    )
    expect(recipe).toBe('flow-graph')
    expect(data).toMatchObject({
      nodes: [{ name: 'DB', kind: 'cylinder', group: 'Stores' }, { name: 'A' }, { name: 'Q', kind: 'queue' }],
      edges: [{}, { stroke: 'dashed' }],
      groups: [{ name: 'Stores' }],
    })
  })

  test('names that repeat or are long get ids, and words without room are shortened in sight', async () => {
    const long = 'The quick brown fox jumps over the lazy dog every day'
    const { data, notes } = await imported(
      `graph\na1[Same] --> B2[Same]\nB2 --> long[${long}]\nlong -- ${long} ${long} ${long} ${long} ${long} --> a1`,
    )
    expect(data['nodes']).toEqual([
      { id: 'a1', name: 'Same' },
      { id: 'b2', name: 'Same' },
      { id: 'long', name: long },
    ])
    expect(data['edges']).toMatchObject([
      { from: 'a1', to: 'b2' },
      { from: 'b2', to: 'long' },
      { from: 'long', to: 'a1' },
    ])
    expect(notes.map(({ line, what }) => [line, what])).toEqual([[4, 'words shortened to 240 characters']])
  })

  test('what the recipe refuses is a finding where the text says it', async () => {
    const nodes = Array.from({ length: 60 }, (_, index) => `n${index} --> m`).join('\n')
    const result = await importDiagram(`graph\n${nodes}`)
    expect(result).toMatchObject({
      ok: false,
      findings: [
        {
          line: 1,
          problem: expect.stringMatching(/^nodes must have at most 60 entries, got 61; draw a part of the graph/),
        },
      ],
    })
  })

  test('a recipe that was asked for is taken, or refused by name', async () => {
    expect(await imported('graph\nA-->B', { recipe: 'service-dependency-map' })).toMatchObject({
      recipe: 'service-dependency-map',
      others: ['flow-graph', 'decision-flowchart'],
    })
    const refused = await importDiagram('graph\nA-->B', { recipe: 'pie-chart' })
    expect(refused).toMatchObject({
      ok: false,
      findings: [{ problem: expect.stringMatching(/pie-chart.*decision-flowchart/) }],
    })
  })
})

test('classes have kinds, members with types, and relations from the right end', async () => {
  const { data, notes, recipe } = await imported(
    'classDiagram\nclass Shape~T~ {\n <<abstract>>\n +int sides\n -name: String\n #area()* double\n +area()* double\n}\nShape <|-- Circle\nShape <|.. Fake\nShape "1" *-- "0..n" Point : has\nA ..> B\nA --> "many" B\nC <--> D\nA o--> "0..*" D\nB --> "main" D\nclass E {\n <<service>>\n int id\n}\nD .. E\nnote for A "hub"',
  )
  expect(recipe).toBe('uml-class')
  expect((data['nodes'] as object[])[0]).toEqual({
    name: 'Shape<T>',
    kind: 'abstract',
    fields: [
      {
        name: 'sides',
        type: 'int',
      },
      {
        name: 'name',
        type: 'String',
        visibility: 'private',
      },
    ],
    methods: [
      {
        name: 'area()',
        type: 'double',
        visibility: 'protected',
        kind: 'abstract',
      },
    ],
  })
  expect(data['edges']).toEqual([
    { from: 'Circle', to: 'Shape<T>', kind: 'inheritance' },
    { from: 'Fake', to: 'Shape<T>', kind: 'implementation' },
    { from: 'Shape<T>', to: 'Point', text: 'has', kind: 'composition', ends: ['1', '0..*'] },
    { from: 'A', to: 'B', kind: 'dependency' },
    { from: 'A', to: 'B', ends: ['', '*'], head: 'open' },
    { from: 'C', to: 'D', head: 'open', tail: 'open' },
    { from: 'A', to: 'D', kind: 'aggregation', ends: ['', '0..*'], head: 'open' },
    { from: 'B', to: 'D', head: 'open' },
    { from: 'D', to: 'E', kind: 'link' },
  ])
  expect(data['nodes']).toContainEqual({
    name: 'E',
    stereotype: 'service',
    fields: [{ name: 'id', type: 'int', visibility: 'none' }],
  })
  expect(data['callouts']).toEqual([{ on: 'A', text: 'hub' }])
  expect(notes.map(({ what, text }) => `${what}: ${text}`)).toEqual([
    'a member that is written twice: area()',
    'words at an end: main',
  ])
})

test('states have starts and ends of their own, composites around them, and notes as callouts', async () => {
  const { data, recipe, notes } = await imported(
    'stateDiagram-v2\n[*] --> Idle\nIdle : waits\nstate Work {\n [*] --> Do\n Do --> [*]\n}\nIdle --> Do : go\nstate f <<fork>>\nDo --> f\nnote right of Idle : here',
  )
  expect(recipe).toBe('uml-state-machine')
  expect(data).toEqual({
    title: '',
    nodes: [
      { id: 'start', kind: 'initial' },
      { name: 'waits' },
      { id: 'work-start', group: 'Work', kind: 'initial' },
      { name: 'Do', group: 'Work' },
      { id: 'work-end', group: 'Work', kind: 'final' },
      { id: 'f', kind: 'fork' },
    ],
    edges: [
      {
        from: 'start',
        to: 'waits',
      },
      {
        from: 'work-start',
        to: 'Do',
      },
      {
        from: 'Do',
        to: 'work-end',
      },
      {
        from: 'waits',
        to: 'Do',
        text: 'go',
      },
      {
        from: 'Do',
        to: 'f',
      },
    ],
    groups: [{ name: 'Work' }],
    callouts: [{ on: 'waits', text: 'here' }],
  })
  expect(notes).toEqual([])
})

test('regions are groups with a border and an id, and those without a state are left out', async () => {
  const mermaid = 'stateDiagram-v2\nstate Work {\n [*] --> A\n --\n [*] --> B\n --\n}\nWork --> Done'
  const plantuml = '@startuml\nstate Work {\n [*] --> A\n ||\n [*] --> B\n --\n}\nWork --> Done\n@enduml'
  for (const text of [mermaid, plantuml]) {
    const { data, notes } = await imported(text)
    expect(data['groups']).toEqual([
      { name: 'Work' },
      { id: 'work-1', kind: 'region', group: 'Work' },
      { id: 'work-2', kind: 'region', group: 'Work' },
    ])
    expect(data['nodes']).toEqual(
      expect.arrayContaining([
        { id: 'work-1-start', kind: 'initial', group: 'work-1' },
        { name: 'B', group: 'work-2' },
      ]),
    )
    expect(notes).toEqual([])
  }
})

test('entities have columns with keys, and relations with two cardinalities', async () => {
  const { data, recipe, others, notes } = await imported(
    'erDiagram\nC["Customer"] {\n string id PK, FK "its key"\n int id\n}\nO {\n int n UK\n}\nC ||..o{ O : places',
  )
  expect([recipe, others]).toEqual(['er-crows-foot', ['relational-schema']])
  expect(data['nodes']).toEqual([
    { name: 'Customer', fields: [{ name: 'id', type: 'string', key: ['primary', 'foreign'], note: 'its key' }] },
    { name: 'O', fields: [{ name: 'n', type: 'int', key: 'unique' }] },
  ])
  expect(data['edges']).toEqual([{ from: 'Customer', to: 'O', text: 'places', ends: ['1', '0..*'] }])
  expect(notes.map(({ what, text }) => `${what}: ${text}`)).toEqual([
    'an attribute that is written twice: id',
    'dashed lines: relations that do not identify: places',
  ])
})

test('what was imported is written back in another language', async () => {
  const { data, recipe } = await imported('graph LR\nA[One] -->|goes| B[(Two)]')
  expect(await diagramText(recipe, data, 'dot')).toEqual({
    ok: true,
    text: 'digraph {\n  rankdir=LR\n  n1 [label="One", shape=box]\n  n2 [label="Two", shape=cylinder]\n  n1 -> n2 [label="goes"]\n}\n',
    unsaid: [],
  })
  await expect(diagramText('nothing', data, 'dot')).rejects.toThrow(RangeError)
})

test.each([
  ['Here is the flow:\ngraph LR\n A --> B\n\nHope this helps!', 'flowchart'],
  ['mermaid\nCopy code\nsequenceDiagram\n A->>B: hi', 'sequence'],
  ['Sure: this is the schema.\n\nCREATE TABLE a (id int primary key);', 'sql'],
])('words above a diagram without a fence are left out, and said: %j', async (text, kind) => {
  const outcome = await importDiagram(text, {})
  expect(outcome).toMatchObject({ ok: true, notes: [{ line: 1, what: 'the words above the diagram' }] })
  expect(outcome.ok && outcome.kind).toContain(kind)
})

test('YAML that no kind is of is no D2, which has lists in its texts alone', async () => {
  for (const text of ['name: file\nlist:\n  - command: "x"', 'a: x\nb:\n- "->"\n- c: |\n    d'])
    expect(await importDiagram(text, {})).toMatchObject({ ok: false })
  for (const text of ['a: A {\nb: |md\n- one\n|\n}', 'a: {\n- b\n}\na -> c'])
    expect(await importDiagram(text, {})).toMatchObject({ ok: true, from: 'd2' })
})

test('the first view of another kind is drawn as the recipe of that', async () => {
  const text = `workspace { model { a = softwareSystem "A" { b = container "B" }
 p = person "P" "" ""
 p -> b "uses" }
views { container a "k" { include * }
 systemContext a "c" { include * }
 container a "l" { include b } } }`
  const whole = await importDiagram(text, {})
  expect(whole).toMatchObject({ ok: true, recipe: 'c4-container', data: { groups: [{ name: 'A' }] } })
  expect(whole.ok && whole.notes.map(({ line, what, text: words }) => `${line} ${what}: ${words}`)).toEqual([
    '5 another view; c4-system-context draws it: systemcontext c',
    '6 another view; only the first of its kind can be drawn: container l',
  ])
  const context = await importDiagram(text, { recipe: 'c4-system-context' })
  expect(context).toMatchObject({
    recipe: 'c4-system-context',
    data: { nodes: [{ name: 'A' }, { name: 'P' }] },
    notes: [{ line: 4, what: 'another view; c4-container draws it' }, { line: 6 }],
  })
})

test('comments and D2 are no words above a diagram; data is named as such', async () => {
  const commented = await importDiagram('%% the flow\ngraph LR\n A --> B', {})
  expect(commented).toMatchObject({ ok: true, notes: [] })
  expect(await importDiagram('Shop: Our shop\nShop -> Bank', {})).toMatchObject({ ok: true, from: 'd2' })
  expect(await importDiagram('Shop: Our shop\nBank: Their bank', {})).toMatchObject({ ok: true, from: 'd2' })
  expect(await importDiagram('We have two: a shop and a bank. The shop calls the bank.', {})).toMatchObject({
    ok: false,
  })
  const data = await importDiagram('{"title": "x"}', {})
  expect(!data.ok && data.findings[0]?.problem).toMatch(/which is data: name the recipe/)
})

test('colons are fences of diagrams, too, where they are called Mermaid', async () => {
  const wiki =
    '# Orders\n\n::: mermaid\ngraph LR\n  A --> B\n:::\nWords.\n::: mermaid\nsequenceDiagram\n  A->>B: x\n:::\n'
  expect(await importDiagram(wiki)).toMatchObject({
    ok: true,
    kind: 'flowchart',
    findings: [],
    data: { title: 'Orders', edges: [{ from: 'A', to: 'B' }] },
    notes: [{ line: 8, what: expect.stringContaining('another diagram') }],
  })
})
