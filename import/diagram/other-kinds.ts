/**
 * The kinds of all languages but Mermaid and PlantUML.
 */
import { isBpmn } from '../bpmn/is-bpmn.ts'
import type { DiagramKind } from './kind.ts'
import type { Language } from './languages.ts'

const kind = (from: Language, name: string, begins: DiagramKind['begins'], load: DiagramKind['load']): DiagramKind => ({
  from,
  kind: from,
  name,
  begins,
  load,
})

/** Statements that begin a dump or a script of a database, until tables come. */
const sqlWords = /^(?:create|alter|drop|set|begin|start|use|pragma|comment|insert|select|go|delimiter|\\)/i

/** Whether lines begin with keys of YAML; what looks like front matter may be the first of its documents. */
const haveKeys =
  (...keys: readonly RegExp[]): DiagramKind['begins'] =>
  (words, text) =>
    [words, text].some((each) => keys.every((key) => key.test(each.slice(0, 20_000))))

export const otherKinds: readonly DiagramKind[] = [
  {
    ...kind('dot', 'Graph', isDot, () => import('../dot/kind.ts')),
    kind: 'graph',
  },
  kind(
    'structurizr',
    'C4 diagram',
    (words) => /^workspace\b[^\n]*/i.test(words),
    () => import('../structurizr/kind.ts'),
  ),
  kind(
    'dbml',
    'Tables',
    (words) => /^(?:table|project|enum|ref|tablegroup)\b[^\n]*[{>:<]/i.test(words),
    () => import('../dbml/kind.ts'),
  ),
  kind(
    'sql',
    'Tables',
    (words) => sqlWords.test(words) && /\bcreate\s[\w\s]{0,40}\btable\b/i.test(words),
    () => import('../sql/kind.ts'),
  ),
  kind('kubernetes', 'Kubernetes', haveKeys(/^apiVersion:/m, /^kind:/m), () => import('../yaml/kubernetes/kind.ts')),
  kind(
    'github-actions',
    'Workflow',
    haveKeys(/^jobs:/m, /^(?:on|'on'|"on"|true):/m),
    () => import('../yaml/workflow/kind.ts'),
  ),
  kind('bpmn', 'Processes', isBpmn, () => import('../bpmn/kind.ts')),
  kind(
    'icalendar',
    'Calendar',
    (words) => /^BEGIN:VCALENDAR\b/i.test(words),
    () => import('../icalendar/kind.ts'),
  ),
  kind('compose', 'Services', haveKeys(/^services:\s*(?:#[^\n]*)?$/m), () => import('../yaml/compose/kind.ts')),
]

const dotHead =
  /^(?:strict\s+)?(?:di)?graph\b\s*(?:[\w.]+|"(?:[^"\\]|\\.)*"|<[^<>]*>)?\s*(?:\/\/[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/)){0,400}\*\/\s*)*\{/i

/** D2 has no words of its own: what begins with a key, and has connections or blocks. It asks last, by its lines. */
export const d2Kind: DiagramKind = kind('d2', 'Diagram', isD2, async (text) =>
  (await import('../d2/kind.ts')).load(text),
)

function isDot(words: string): boolean {
  return dotHead.test(words)
}

function isD2(words: string): boolean {
  // Sentences with a colon have the form of keys and labels.
  const isProse = !/->|<-|--|[{}|]/.test(words) && /[.!?][ \t]*$/m.test(words)
  // YAML has keys, too, and lists, which D2 has in its texts alone.
  const isYaml = /^[ \t]*- /m.test(words) && !/ (?:<?->|<-|--) |\|`*[a-z]/.test(words)
  return (
    !isProse && !isYaml && /^(?![{[]|\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2})[^\n@;]*(?:->|<-|--|: *\{|: *[\w"'])/.test(words)
  )
}
