/**
 * The kinds of diagrams that can be imported: the words that begin them, and the module that reads each, loaded when
 * its words are seen.
 */
import type { DiagramReading } from '../convert/conversion.ts'

/** A language of diagrams. */
export type Language = 'mermaid'

/** One kind of diagram in one language. */
export type DiagramKind = {
  from: Language
  /** In the words of its language. */
  kind: string
  /** The same as words for people; also the title of a text that has none. */
  name: string
  /** What a text of this kind begins with, after front matter and comments. */
  begins: RegExp
  load: () => Promise<{ read: (text: string) => DiagramReading }>
}

const mermaid = (kind: string, name: string, begins: RegExp, load: DiagramKind['load']): DiagramKind => ({
  from: 'mermaid',
  kind,
  name,
  begins,
  load,
})

export const diagramKinds: readonly DiagramKind[] = [
  mermaid('flowchart', 'Flowchart', /^(?:flowchart(?:-elk)?|graph)\b/, () => import('../mermaid/flowchart/kind.ts')),
  mermaid('sequenceDiagram', 'Sequence diagram', /^sequenceDiagram\b/, () => import('../mermaid/sequence/kind.ts')),
  mermaid('classDiagram', 'Class diagram', /^classDiagram\b/, () => import('../mermaid/class/kind.ts')),
  mermaid('stateDiagram', 'State diagram', /^stateDiagram\b/, () => import('../mermaid/state/kind.ts')),
  mermaid('erDiagram', 'ER diagram', /^erDiagram\b/i, () => import('../mermaid/er/kind.ts')),
]
