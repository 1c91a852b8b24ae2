import { describe, expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { generic, memberOf } from './class-members.ts'
import { readClass } from './read-class.ts'

const read = (statements: string) => {
  const { model, report } = readClass(`classDiagram\n${statements}`)
  return {
    classes: [...model.classes.values()].map(({ id, label, generic: of = '', annotations, members, group = '' }) =>
      [id, label, of, annotations.join('+'), members.map(({ name }) => name).join('+'), group].join('|'),
    ),
    relations: model.relations.map(({ from, to, fromEnd, toEnd, fromText = '', toText = '', dotted, label = '' }) =>
      [from, fromText, fromEnd, dotted ? 'dotted' : 'solid', toEnd, toText, to, label].join('|'),
    ),
    packages: [...model.packages.values()].map(({ id, label, group = '' }) => `${id}|${label}|${group}`),
    remarks: model.remarks.map(({ on = '', text }) => `${on}|${text}`),
    direction: model.direction,
    findings: findingsIn(report),
    ledger: ledgerOf(report),
  }
}

describe('a member', () => {
  test.each([
    ['+run(job: Job) bool', { name: 'run(job: Job)', type: 'bool', method: true, visibility: '+' }],
    ['-int count$', { name: 'int count', method: false, visibility: '-', property: 'static' }],
    ['#stop()* void', { name: 'stop()', type: 'void', method: true, visibility: '#', property: 'abstract' }],
    [
      '~find(List~Id~ ids) Map~K, List~V~~$',
      { name: 'find(List<Id> ids)', type: 'Map<K, List<V>>', method: true, visibility: '~', property: 'static' },
    ],
    ['name: String', { name: 'name: String', method: false }],
    ['get() : int', { name: 'get()', type: 'int', method: true }],
  ])('%s', (text, member) => {
    expect(memberOf(text, 7)).toEqual({ ...member, at: 7 })
  })

  test('a tilde that opens nothing stays', () => {
    expect(generic('a ~ b')).toBe('a ~ b')
  })
})

test('classes have members in braces or behind a colon, labels, generics and annotations', () => {
  const { classes, findings } = read(
    'class A~T~["The A"] {\n +id: int\n <<interface>>\n}\nclass B:::hot\nB : +run()\n<<enum>> C\nclass `a b`\nclass D <<abstract>> {\n}',
  )
  expect(classes).toEqual([
    'A|The A|T|interface|id: int|',
    'B|B|||run()|',
    'C|C||enum||',
    'a b|a b||||',
    'D|D||abstract||',
  ])
  expect(findings).toEqual([])
})

test.each([
  ['A <|-- B', 'A||extension|solid|none||B|'],
  ['A --|> B : is', 'A||none|solid|extension||B|is'],
  ['A *-- "1..*" B', 'A||composition|solid|none|1..*|B|'],
  ['A "1" o-- "many" B : has', 'A|1|aggregation|solid|none|many|B|has'],
  ['A ..> B', 'A||none|dotted|dependency||B|'],
  ['A <..> B', 'A||dependency|dotted|dependency||B|'],
  ['A ()-- B', 'A||lollipop|solid|none||B|'],
  ['A -- o', 'A||none|solid|none||o|'],
])('the relation %s', (text, relation) => {
  expect(read(text).relations).toEqual([relation])
})

test('namespaces nest, and those between dots are made', () => {
  const { classes, packages, findings } = read(
    'namespace A.B["Bee"] {\n class C {\n +x\n }\n namespace D {\n class E\n }\n}',
  )
  expect(packages).toEqual(['A|A|', 'A.B|Bee|A', 'A.B.D|D|A.B'])
  expect(classes.map((each) => each.split('|').at(-1))).toEqual(['A.B', 'A.B.D'])
  expect(findings).toEqual([])
})

test('notes belong to a class or to none; styles are said once, links each', () => {
  const { remarks, ledger, direction } = read(
    'direction LR\nnote "free"\nnote for A "on\nA"\nstyle A fill:red\nclassDef x fill:red\ncssClass "A,B" x\nlink A "https://example.com" "tip"\nclick B href "https://example.com"',
  )
  expect(remarks).toEqual(['|free', 'A|on A'])
  expect(ledger).toEqual(['6+7+8:1 styles are not carried over', '9:1 a link or a click', '10:1 a link or a click'])
  expect(direction).toBe('LR')
})

test('a line that cannot be read is a finding; a body without } ends where an outer statement begins', () => {
  const { classes, findings, relations } = read('class A {\n +x\nclass B {\n +y\n}\nA --> B\n!!\n}')
  expect(classes).toEqual(['A|A|||x|', 'B|B|||y|'])
  expect(relations).toHaveLength(1)
  expect(findings).toEqual(['2:1 the } of this class', '8:1 a class', '9:1 a namespace before this }'])
  expect(read('namespace N {\nclass A').findings).toEqual(['2:1 the } of this namespace'])
  expect(read('class A {').findings).toEqual(['2:1 the } of this class'])
})
