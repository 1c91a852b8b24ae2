/**
 * Pieces of text that are repeated many times, as nobody writes them but a mistake: each is read in a time that grows with the text
 * alone. A reader that looks through the rest of the text for each of them would not end within the time of a test.
 */
import { expect, test } from 'vitest'
import { findingsIn } from '../../test/said.ts'
import { Conversion } from '../convert/conversion.ts'
import { recognize } from './recognize.ts'

const pieces: [what: string, before: string, piece: string, after: string][] = [
  ['brackets that never close', 'graph LR\nA --> B\nB -->', ' C\nB3 --> C\nC>', ' D\n'],
  ['links without an end', 'swimlane-beta LR\nsubgraph S\n  a[A]\nend\n', '  b --\n', '  > c\n'],
  ['blanks in a name', 'treeView-beta\n  src/\n    a', '  ', 'b.ts\n'],
  ['blocks in one another', 'workspace "A" {\nmodel {\n', '{ ', 'u = person "U"\n}}\n'],
  ['blanks in a member', 'classDiagram\n  class A {\n    +id', ' ', ': UUID\n  }\n'],
  ['blanks before a body', '@startuml\npackage p', ' ', '{\nclass A\n}\n@enduml\n'],
  ['blanks in a question', '@startuml\nstart\nif "In', ' ', 'stock?" then\n  --> [yes] "Pack"\nendif\n@enduml\n'],
  ['dashes of a signal', '@startuml\nrobust "A" as A\n@0\nA', '-', '\n@enduml\n'],
  ['dashes of a plan', '@startgantt\nProject', '-', '\n[A] lasts 2 days\n@endgantt\n'],
  ['openings of stereotypes', '@startmindmap\n* Root', '<', '\n** A\n@endmindmap\n'],
  ['tabs of a key', 'a -> b\nuser', '\t', ': x\n'],
  ['blanks of an expression', '@startregex\na', ' ', 'b\n@endregex\n'],
  ['comments that never end', '@startebnf\na = ', ' "1"];\n\n(* note\nthis is a', 'b;\n@endebnf\n'],
  ['unions of the same sets', 'venn-beta\n  set A:20\n  set B:12\n', '  union A,B:3\n', '  text "x"\n'],
  ['blanks in a component', 'wardley-beta\ncomponent Electric', ' ', 'Kettle [0.5, 0.5]\n'],
  ['blanks in a link', 'wardley-beta\ncomponent A [0.5, 0.5]\nA', ' ', 'A ->\n'],
  ['quotes that open within a block', 'workspace "A" {\nviews {\n', '"', '\n}}\n'],
  ['comments before a graph', 'digraph G /* a', '*//*b', ' a -> b\n'],
  ['letters by their number', '@startebnf\na = [\\', 'G#xA0\\', 'A ];\n@endebnf\n'],
  ['networks in one another', '@startuml\nnwdiag {\n', 'network data {\n', 'web1; } }\n@enduml\n'],
]

test.each(pieces)('%s', async (_, before, piece, after) => {
  const text = before + piece.repeat(200_000 / piece.length) + after
  const kind = recognize(text, {})!.kind
  const { ways, report } = (await kind.load()).read(text)
  for (const { make } of ways) make(new Conversion(report.continued(), { kind: kind.name }))
  expect(ways.length + findingsIn(report).length).toBeGreaterThan(0)
})
