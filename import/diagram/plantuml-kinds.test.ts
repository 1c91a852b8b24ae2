import { expect, test } from 'vitest'
import { statementsOf } from './plantuml-statements.ts'
import { recognize } from './recognize.ts'

const kindOf = (...lines: string[]): string | undefined =>
  recognize(['@startuml', ...lines, '@enduml'].join('\n'), {})?.kind.kind

test.each([
  ['sequence', ['A -> B : hi', 'note left', 'class X', 'end note']],
  ['sequence', ['skinparam class {', 'BackgroundColor red', '}', 'A -> B : x']],
  ['sequence', ['database D', 'A -> D : query']],
  ['sequence', ["/' class X", "'/", 'A -> B : x']],
  ['class', ['class A {', '  return x', '  loop x', '  activate : void', '}', 'A --> B']],
  ['class', ['class A', 'note right of A', '  activate it', 'end note']],
  ['class', ['note "alt x" as N', 'class A', 'A .. N']],
  ['class', ['class Ключ {', '  start', '}']],
  ['activity', ['start', ':do', 'return x;', 'stop']],
  ['class', ['allowmixing', 'abstract Edition {', '  state', '}', 'database D', 'hide empty description']],
  ['state', ['[*] -> [*]', "'(*) -> (*)"]],
  ['activity', ['(*) --> "Do"']],
  ['state', ['[*] --> starting', 'starting --> stopping', 'stopping --> stop', 'stop --> [*]']],
  ['activity', ['start', 'stop']],
  ['activity', ['stop #red', '[*]']],
  ['component', ['database D', '[A] --> D : query']],
  ['component', ['actor U', 'U --> (Login)']],
  ['component', ['allowmixing', 'component "Api" as [api]', '[api] --> [db]', 'hide empty description']],
])('words in notes, bodies and actions do not decide that it is another kind than %s', (kind, lines) => {
  expect(kindOf(...lines)).toBe(kind)
})

test('words without an end are statements', () => {
  expect(statementsOf('note left\nclass X').split('\n')).toEqual(['note left', 'class X'])
  expect(statementsOf(':do\nthis;\nA').split('\n')).toEqual([':do;', 'A'])
})

test('long lines and many blocks are told in a time that grows as they do', () => {
  const timeOf = (piece: string, size: number): number => {
    const text = `@startuml\n${piece.repeat(size / piece.length)}\n@enduml`
    // The least processor time of three: on a busy machine a clock counts what others do.
    const times = [1, 2, 3].map(() => {
      const start = process.cpuUsage()
      recognize(text, {})
      return process.cpuUsage(start).user / 1000
    })
    return Math.min(...times)
  }
  // Each of these took seconds where looking back or ahead was repeated for every sign.
  for (const piece of ['-', '-.', '-[', 'A ->  ', 'x [\n]\n', 'note left\n'])
    expect(timeOf(piece, 20_000)).toBeLessThan(100 * Math.max(2, timeOf(piece, 2000)))
})

test('a note over participants is one of a sequence', () => {
  const text =
    '@startuml\nactor "Gateway" as p1\ndatabase Stock as p2\nnote over p1 : waits\np1 ->> p1: tries again\n@enduml\n'
  expect(recognize(text, {})?.kind.kind).toBe('sequence')
})
