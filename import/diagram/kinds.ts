/**
 * The kinds of diagrams that can be imported. Of two whose words are alike, the first is the one that asks for more.
 */
import type { DiagramKind } from './kind.ts'
import { mermaidKinds } from './mermaid-kinds.ts'
import { d2Kind, otherKinds } from './other-kinds.ts'
import { plantumlKinds } from './plantuml-kinds.ts'

export const diagramKinds: readonly DiagramKind[] = [...plantumlKinds, ...otherKinds, ...mermaidKinds, d2Kind]
